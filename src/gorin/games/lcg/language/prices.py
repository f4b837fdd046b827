"""What cards cost less to play, as the LCG says it."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.definition import CostRule
from gorin.games.lcg.kinds import ATTACHMENT, CONFLICT_END, PHASE_END
from gorin.games.lcg.language.lasting import COVERED_SLOT, for_a_while
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core import ops
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.traits import ForAWhile
from gorin.language.verbs import STAT


@final
class Cheaper(CostRule):
    """Playing some cards costs less, or more."""

    def __init__(
        self,
        amount: int,
        card_filter: CardFilter | None,
        on: Selector | None,
        once: bool,
        condition: Condition | None,
    ) -> None:
        super().__init__(once)
        self.size = amount
        self.card_filter = card_filter
        self.on = on
        self.condition = condition
        self.everybody = False
        """Whoever plays it."""

    def applies(self, s: LcgState, context: AbilityContext, card: int, seat: int, host: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, context):
            return False
        if self.card_filter is None:
            return card == context.source
        is_meant = self.everybody or seat == context.seat
        if not is_meant or not self._is_one(s, context, self.card_filter, card, host):
            return False
        return self.on is None or host in self._hosts(s, context)

    def _is_one(
        self, s: LcgState, context: AbilityContext, card_filter: CardFilter, card: int, host: int
    ) -> bool:
        """LCG-CTYP-02: whatever is played upon a host is played as an attachment."""
        if host == NOTHING or s.type_of(card) == ATTACHMENT:
            return card_filter.fits(s, context, card)
        return ATTACHMENT in card_filter.types and all(
            each.fits(s, context, card) for each in card_filter.predicates
        )

    def _hosts(self, s: LcgState, context: AbilityContext) -> list[int]:
        """Upon whom: once it lasts, who was meant as it began."""
        if len(context.bound) > COVERED_SLOT:
            return context.get(COVERED_SLOT)
        return [] if self.on is None else self.on.cards(s, context)

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return False

    def amount(self, s: LcgState, context: AbilityContext, card: int) -> int:
        return -self.size

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN if self.size > 0 else HOSTILE), abs(self.size), of="cost")]

    def text(self, renderer: TextRenderer) -> str:
        if self.card_filter is None:
            whose = f"to play {renderer.kind}"
        else:
            which = "the next " if self.once else "each "
            on = "" if self.on is None else f" on {self.on.text(renderer)}"
            who = "a player plays" if self.everybody else "you play"
            whose = f"of {which}{self.card_filter.phrase(renderer)} {who}{on}"
        least = f" (to a minimum of {self.least})" if self.least else ""
        verb = "reduce" if self.size > 0 else "increase"
        said = f"{verb} the cost {whose} by {abs(self.size)}{least}"
        return said if self.condition is None else f"{said} {self.condition.whilst(renderer)}"


@final
class CheaperUpon(ForAWhile):
    """Playing something upon a card costs less, whatever becomes of who has said so (LCG-LAST-01)."""

    def __init__(self, rule: Cheaper, on: Selector, until: int) -> None:
        super().__init__(rule, until)
        self.on = on

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        covered = context.clone()
        covered.put(COVERED_SLOT, self.on.cards(s, context))
        ops.add_rule(s, runner.what, self.rule.number, self.until, covered)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.on.cards(s, context))


def costs_less(amount: int, while_: Condition | None = None) -> Rule:
    """Playing this card."""
    return Cheaper(amount, None, None, False, while_)


def next_costs_less(
    amount: int, card_filter: CardFilter, on: Selector | None = None, until: int = PHASE_END
) -> Effect:
    """The next card of this kind that you play, once (LCG-COST-04)."""
    rule = Cheaper(amount, card_filter, on, True, None)
    return for_a_while(rule, until) if on is None else CheaperUpon(rule, on, until)


def each_always_costs_less(
    amount: int, card_filter: CardFilter, while_: Condition | None = None, least: int = 0
) -> Rule:
    """Every card of this kind that you play, as long as this card says so."""
    rule = Cheaper(amount, card_filter, None, False, while_)
    rule.least = least
    return rule


def each_costs_everybody_more(amount: int, card_filter: CardFilter, until: int = CONFLICT_END) -> Effect:
    """Every card of this kind, whoever plays it."""
    rule = Cheaper(-amount, card_filter, None, False, None)
    rule.everybody = True
    return for_a_while(rule, until)


def each_costs_less(
    amount: int,
    card_filter: CardFilter,
    least: int = 0,
    until: int = PHASE_END,
    on: Selector | None = None,
) -> Effect:
    """Every card of this kind that you play for a while; `least`: to a minimum of so much."""
    rule = Cheaper(amount, card_filter, on, False, None)
    rule.least = least
    return for_a_while(rule, until) if on is None else CheaperUpon(rule, on, until)
