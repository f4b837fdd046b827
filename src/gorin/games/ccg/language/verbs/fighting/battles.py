"""Create battles outside an Attack phase (CE-BTL-04), and end them before their time (DE-RES-33)."""

from __future__ import annotations

from gorin.games.ccg.fighting.battle import BattleApart
from gorin.games.ccg.kinds import ACTION_END
from gorin.games.ccg.language.when.events import THIS_ACTION_RESOLVES
from gorin.games.ccg.table import contests, ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import Triggered
from gorin.language.core.base import Selector
from gorin.language.core.context import NOBODY, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Whom, perhaps
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.event_kinds import after
from gorin.language.verbs import FIGHT


class Fight(Effect):
    """The battle itself. There is none while another one, or an attack, goes on."""

    def __init__(self, attacking: Selector, defending: Selector) -> None:
        super().__init__()
        self.attacking = attacking
        self.defending = defending

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        mine = [card for card in self.attacking.cards(s, context) if s.zone[card] == PLAY]
        theirs = [card for card in self.defending.cards(s, context) if s.zone[card] == PLAY]
        if not mine or not theirs or s.attacker != NOBODY:
            return
        if s.controller[mine[0]] != s.controller[theirs[0]]:
            s.push(BattleApart(mine, theirs))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FIGHT, self.defending.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return "a battle is fought there"


class EndBattle(Effect):
    """DE-RES-33: the battle that is being fought ends without resolution."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for step in reversed(s.stack):
            if isinstance(step, contests.Fight):
                ops.break_off(s, step)
                return

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FIGHT, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return "this battle ends without being resolved"


def end_battle() -> Effect:
    return EndBattle()


class FightApart(Effect):
    """A battle at a battlefield of its own, once the action has resolved; and what comes after it."""

    def __init__(self, attacking: Selector, defending: Selector, afterwards: tuple[Effect, ...]) -> None:
        super().__init__()
        self.attacking = attacking
        self.defending = defending
        self.afterwards = Block(afterwards)
        self.delayed = Triggered(
            after(THIS_ACTION_RESOLVES),
            (Fight(attacking, defending), *afterwards),
        )

    def children(self) -> list[Node]:
        return [self.delayed]

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.delay(s, runner.what, self.delayed.number, ACTION_END, False, context)

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.delayed.block.intents(known))

    def text(self, renderer: TextRenderer) -> str:
        attacker, defender = self.attacking.text(renderer), self.defending.text(renderer)
        said = (
            f"create a battlefield at no province, where {attacker} attacks and {defender} defends,"
            " bowed or not; after this action resolves, a battle is fought there"
        )
        if self.afterwards.effects:
            said += f"; after that battle, {self.afterwards.text(renderer)}"
        return said


def fight_apart(attacking: Selector, defending: Selector, *afterwards: Effect) -> Effect:
    return FightApart(attacking, defending, afterwards)
