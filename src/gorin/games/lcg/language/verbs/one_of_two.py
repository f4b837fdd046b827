"""Of two characters one undergoes something, and what becomes of the other follows from it."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.language.changing import cause
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import DEEDS, is_possible
from gorin.games.lcg.table.state import LcgState
from gorin.language import verbs
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent, deed
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known, perhaps
from gorin.language.core.resolution import Effect, EffectRunner


@final
class BowOneReadyOther(Effect):
    """One of two is bowed; only if it was, the other one is readied (LCG-EFF-06)."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, one: Selector, other: Selector) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def _both(self, s: LcgState, context: AbilityContext) -> list[int]:
        return self.one.cards(s, context) + self.other.cards(s, context)

    def _change(self, s: LcgState, context: AbilityContext, kind: str, card: int) -> TriggerEvent:
        return TriggerEvent(kind, card, s.controller[card], NOTHING, 0, cause(context))

    def _among(self, s: LcgState, context: AbilityContext) -> list[int]:
        both = self._both(s, context)
        return [card for card in both if is_possible(s, self._change(s, context, "bows", card), context.seat)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """The run remembers who was to bow."""
        if runner.memo:
            self._ready_other(s, context, runner.memo.pop())
            return
        among = self._among(s, context)
        if among:
            s.push(AskOf(context.seat, "bow which of the two? The other one readies.", among))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = s.answers[context.seat]
        runner.memo = [card]
        runner.repeat()
        rules_of(s).occur(s, [self._change(s, context, "bows", card)])

    def _ready_other(self, s: LcgState, context: AbilityContext, bowed: int) -> None:
        if deed(DEEDS["bows"], bowed) in context.deeds:
            others = [card for card in self._both(s, context) if card != bowed]
            rules_of(s).occur(s, [self._change(s, context, "readies", card) for card in others])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._among(s, context))

    def intents(self, known: Known) -> list[Intent]:
        bowed, readied = self.one.points_at(known), self.other.points_at(known)
        return perhaps([Intent(verbs.BOW, bowed), Intent(verbs.STRAIGHTEN, readied)])

    def text(self, renderer: TextRenderer) -> str:
        one, other = self.one.text(renderer), self.other.text(renderer)
        return f"bow either {one} or {other}; if you do, ready the other one"


def bow_one_and_ready_the_other(one: Selector, other: Selector) -> Effect:
    return BowOneReadyOther(one, other)
