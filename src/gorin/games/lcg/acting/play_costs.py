"""Additional costs of playing a character or an attachment (LCG-COST-01, LCG-COST-10)."""

from __future__ import annotations

from gorin.games.lcg.language.changing import Changing
from gorin.games.lcg.table.refusing import TOO_DEAR
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.reasons import Reason
from gorin.language.core.context import PAYING, AbilityContext, TriggerEvent
from gorin.language.picks import PAYS
from gorin.language.refusing import why_no_such, why_not_of
from gorin.language.selectors import PAID_SLOT


def payments(s: LcgState, seat: int, card: int) -> list[int]:
    """With what a player could pay the additional cost of a card."""
    extra = s.definition(card).play_cost
    if extra is None:
        return []
    mine = [
        each for each in extra.card_filter.cards(s, AbilityContext(seat, card)) if s.controller[each] == seat
    ]
    return [each for each in mine if extra.effect.can_pay(s, _paying(seat, card, each))]


def why_no_payment(s: LcgState, seat: int, card: int, paid: int) -> Reason | None:
    """What speaks against paying the additional cost of a card with this."""
    extra = s.definition(card).play_cost
    if extra is None:
        return TOO_DEAR
    reason = why_no_such(s, AbilityContext(seat, card), s.what[card], extra.card_filter, paid, PAYS)
    reason = reason or why_not_of(s, [seat], paid)
    if reason is not None:
        return reason
    return None if extra.effect.can_pay(s, _paying(seat, card, paid)) else TOO_DEAR


def payment(s: LcgState, seat: int, card: int, paid: int) -> list[TriggerEvent]:
    extra = s.definition(card).play_cost
    if extra is None or not isinstance(extra.effect, Changing):
        return []
    return extra.effect.moments(s, _paying(seat, card, paid))


def _paying(seat: int, card: int, paid: int) -> AbilityContext:
    context = AbilityContext(seat, card)
    context.action = PAYING
    context.put(PAID_SLOT, [paid])
    return context
