"""Of two characters one undergoes something, and what becomes of the other follows from it."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.changing import DEEDS, is_possible
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import cause
from gorin.words import verbs
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known, perhaps
from gorin.words.grammar.scope import NOTHING, Moment, Scope, deed
from gorin.words.grammar.script import Effect, Run


@final
class BowOneReadyOther(Effect):
    """One of two is bowed; only if it was, the other one is readied (LCG-EFF-06)."""

    def __init__(self, one: Things, other: Things) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def _both(self, s: LcgState, scope: Scope) -> list[int]:
        return self.one.cards(s, scope) + self.other.cards(s, scope)

    def _change(self, s: LcgState, scope: Scope, kind: str, card: int) -> Moment:
        return Moment(kind, card, s.controller[card], NOTHING, 0, cause(scope))

    def _among(self, s: LcgState, scope: Scope) -> list[int]:
        both = self._both(s, scope)
        return [card for card in both if is_possible(s, self._change(s, scope, "bows", card), scope.seat)]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        """The run remembers who was to bow."""
        if run.memo:
            self._ready_other(s, scope, run.memo.pop())
            return
        among = self._among(s, scope)
        if among:
            s.push(AskOf(scope.seat, "Which of the two bows? If it does, the other one is readied.", among))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        card = s.answers[scope.seat]
        run.memo = [card]
        run.repeat()
        policy_of(s).occur(s, [self._change(s, scope, "bows", card)])

    def _ready_other(self, s: LcgState, scope: Scope, bowed: int) -> None:
        if deed(DEEDS["bows"], bowed) in scope.deeds:
            others = [card for card in self._both(s, scope) if card != bowed]
            policy_of(s).occur(s, [self._change(s, scope, "readies", card) for card in others])

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._among(s, scope))

    def means(self, known: Known) -> list[Deed]:
        bowed, readied = self.one.points_at(known), self.other.points_at(known)
        return perhaps([Deed(verbs.BOW, bowed), Deed(verbs.STRAIGHTEN, readied)])

    def text(self, speaker: Speaker) -> str:
        one, other = self.one.text(speaker), self.other.text(speaker)
        return f"bow either {one} or {other}; if you do, ready the other one"


def bow_one_and_ready_the_other(one: Things, other: Things) -> Effect:
    return BowOneReadyOther(one, other)
