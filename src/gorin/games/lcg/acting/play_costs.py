"""Additional costs of playing a character or an attachment (LCG-COST-01, LCG-COST-10)."""

from __future__ import annotations

from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import Changing
from gorin.words.grammar.scope import PAYING, Moment, Scope
from gorin.words.things import PAID_SLOT


def payments(s: LcgState, seat: int, card: int) -> list[int]:
    """With what a player could pay the additional cost of a card."""
    extra = s.definition(card).play_cost
    if extra is None:
        return []
    mine = [each for each in extra.noun.cards(s, Scope(seat, card)) if s.controller[each] == seat]
    return [each for each in mine if extra.effect.can_pay(s, _paying(seat, card, each))]


def payment(s: LcgState, seat: int, card: int, paid: int) -> list[Moment]:
    extra = s.definition(card).play_cost
    if extra is None or not isinstance(extra.effect, Changing):
        return []
    return extra.effect.moments(s, _paying(seat, card, paid))


def _paying(seat: int, card: int, paid: int) -> Scope:
    scope = Scope(seat, card)
    scope.action = PAYING
    scope.put(PAID_SLOT, [paid])
    return scope
