"""Create battles outside an Attack phase (CE-BTL-04), and end them before their time (DE-RES-33)."""

from __future__ import annotations

from gorin.games.ccg.fighting.battle import BattleApart
from gorin.games.ccg.kinds import ACTION_END
from gorin.games.ccg.table import contests, ops
from gorin.games.ccg.table.state import CcgState
from gorin.words.abilities import Triggered
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, Deed, Known, Whom, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import NOBODY, Moment, Scope
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.triggers import after
from gorin.words.verbs import FIGHT


def _has_resolved(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.action == scope.action


class Fight(Effect):
    """The battle itself. There is none while another one, or an attack, goes on."""

    def __init__(self, attacking: Things, defending: Things) -> None:
        super().__init__()
        self.attacking = attacking
        self.defending = defending

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        mine = [card for card in self.attacking.cards(s, scope) if s.zone[card] == PLAY]
        theirs = [card for card in self.defending.cards(s, scope) if s.zone[card] == PLAY]
        if not mine or not theirs or s.attacker != NOBODY:
            return
        if s.controller[mine[0]] != s.controller[theirs[0]]:
            s.push(BattleApart(mine, theirs))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FIGHT, self.defending.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return "a battle is fought there"


class EndBattle(Effect):
    """DE-RES-33: the battle that is being fought ends without resolution."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for step in reversed(s.stack):
            if isinstance(step, contests.Fight):
                ops.break_off(s, step)
                return

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FIGHT, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return "this battle ends without being resolved"


def end_battle() -> Effect:
    return EndBattle()


class FightApart(Effect):
    """A battle at a battlefield of its own, once the action has resolved; and what comes after it."""

    def __init__(self, attacking: Things, defending: Things, afterwards: tuple[Effect, ...]) -> None:
        super().__init__()
        self.attacking = attacking
        self.defending = defending
        self.afterwards = Block(afterwards)
        self.delayed = Triggered(
            after("resolved", "after this action resolves", _has_resolved),
            (Fight(attacking, defending), *afterwards),
        )

    def children(self) -> list[Node]:
        return [self.delayed]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.delay(s, run.what, self.delayed.number, ACTION_END, False, scope)

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.delayed.block.means(known))

    def text(self, speaker: Speaker) -> str:
        attacker, defender = self.attacking.text(speaker), self.defending.text(speaker)
        said = (
            f"create a battlefield at no province, where {attacker} attacks and {defender} defends,"
            " bowed or not; after this action resolves, a battle is fought there"
        )
        if self.afterwards.effects:
            said += f"; after that battle, {self.afterwards.text(speaker)}"
        return said


def fight_apart(attacking: Things, defending: Things, *afterwards: Effect) -> Effect:
    return FightApart(attacking, defending, afterwards)
