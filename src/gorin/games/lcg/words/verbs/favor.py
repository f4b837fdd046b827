"""The Imperial Favor and glory counts, as cards speak of them (LCG-FAV, LCG-GLOR)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.favor import claiming, most_glory
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import purses
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import NOBODY, Scope
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.players import PLAYER_SLOT, YOU, Who


@final
class TakeFavor(Effect):
    """LCG-FAV-07: a player claims the Favor, whoever has it, and sets its side."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope)[:1]:
            s.push(claiming(seat))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.FAVOR, self.who.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.verb(speaker, 'claim', 'claims')} the Imperial Favor"


def claim_favor(who: Who = YOU) -> Effect:
    return TakeFavor(who)


@final
class DiscardFavor(Effect):
    """LCG-FAV-08: the Favor is unclaimed again."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        if self.can_change(s, scope):
            purses.take_favor(s, NOBODY, s.favor_type)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        policy = policy_of(s)
        sides = [policy.side_of(seat) for seat in self.who.seats(s, scope)]
        return s.favor != NOBODY and policy.side_of(s.favor) in sides

    def can_pay(self, s: LcgState, scope: Scope) -> bool:
        return self.can_change(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.LOSE_FAVOR, self.who.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.verb(speaker, 'discard', 'discards')} the Imperial Favor"


def discard_favor(who: Who = YOU) -> Effect:
    return DiscardFavor(who)


@final
class CountGlory(Effect):
    """LCG-GLOR-02: a glory count; what follows speaks of its winner as CHOSEN_PLAYER."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        winner = most_glory(s)
        if winner != NOBODY:
            scope.put(PLAYER_SLOT, [SEATS + winner])
            s.push(Run(run.what, self.block.number))

    def means(self, known: Known) -> list[Deed]:
        return self.block.means(known)

    def text(self, speaker: Speaker) -> str:
        return f"resolve a glory count; {self.block.text(speaker)}"


def glory_count(*effects: Effect) -> Effect:
    return CountGlory(effects)
