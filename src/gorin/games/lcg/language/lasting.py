"""Traits that hold for a while: a lasting effect covers who is there when it begins (LCG-LAST-02)."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.kinds import (
    CONFLICT_END,
)
from gorin.games.lcg.language.traits import does_not_bow
from gorin.games.lcg.language.worthwhile import is_worthwhile
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core import ops
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.rule_kinds import Holds, RuleKind
from gorin.language.traits import ForAWhile

COVERED_SLOT: Final = 18
"""Whom a lasting effect has covered since it began."""


@final
class Those(Selector):
    """Cards of a kind as they were when a lasting effect began (LCG-LAST-02)."""

    def __init__(self, card_filter: CardFilter, words: str = "") -> None:
        self.many = not words
        self.card_filter = card_filter
        self.words = words
        """How they are called, where that was said before."""

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        return (
            context.get(COVERED_SLOT)
            if len(context.bound) > COVERED_SLOT
            else self.card_filter.cards(s, context)
        )

    def points_at(self, known: Known) -> Whom:
        return self.card_filter.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        if self.words:
            return renderer.pronouns.get(COVERED_SLOT, self.words)
        return self.card_filter.phrase(renderer, many=True)


@final
class ForThose(ForAWhile):
    """A rule about all cards of a kind that are there now; who comes later is not covered (LCG-LAST-02)."""

    def __init__(self, card_filter: CardFilter, rule: Rule, until: int) -> None:
        super().__init__(rule, until)
        self.card_filter = card_filter

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        covered = context.clone()
        covered.put(COVERED_SLOT, self.card_filter.cards(s, context))
        ops.add_rule(s, runner.what, self.rule.number, self.until, covered)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return is_worthwhile(s, context, self.rule, self.card_filter.cards(s, context), self.until)


@final
class Lasting(ForAWhile):
    """A rule that holds for a while; its time comes first where the rule itself begins with a condition."""

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        """Where its words name somebody, and nobody is meant, nothing begins: a duel that nobody has won."""
        if self.rule.named(s, context) != []:
            super().do(s, context, runner)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return is_worthwhile(s, context, self.rule, self.rule.named(s, context), self.until)

    def text(self, renderer: TextRenderer) -> str:
        said = self.rule.text(renderer)
        if said.startswith(("while ", "as ")):
            return f"{renderer.for_as_long(self.until)}{said}"
        return f"{said}{renderer.until(self.until)}"


def for_a_while(rule: Rule, until: int = CONFLICT_END) -> Effect:
    return Lasting(rule, until)


def stays_ready_for_a_while(card_filter: CardFilter, until: int = CONFLICT_END) -> Effect:
    """Whoever is meant now does not bow as a result of conflict resolution; others who fit later do."""
    return ForThose(card_filter, does_not_bow(Those(card_filter, "that character")), until)


def each_stays_ready_for_a_while(card_filter: CardFilter, until: int = CONFLICT_END) -> Effect:
    """The same where nobody was spoken of before."""
    return ForThose(card_filter, does_not_bow(Those(card_filter)), until)


def forbidden_for_a_while(kind: RuleKind, card_filter: CardFilter, until: int = CONFLICT_END) -> Effect:
    """To each of those that are there now."""
    return ForThose(card_filter, Holds(kind, Those(card_filter), None), until)
