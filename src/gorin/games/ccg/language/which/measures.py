"""What is said of a card's stats: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from gorin.games.ccg.kinds import SPELL
from gorin.games.ccg.language.amounts import force_of, gold_cost_of
from gorin.games.ccg.table import values
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force, gold_cost
from gorin.language.core.base import Amount, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.measures import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    HIGHER,
    LOWER,
    AtMost,
    Limit,
    Measured,
    Together,
)
from gorin.language.predicates import Predicate
from gorin.language.selectors import TARGET_SLOT


class Fighting(Measured):
    """With a Force or Chi that compares to an amount. CE-CRD-25: a Spell has none, not even zero."""

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return s.type_of(card) != SPELL and super().fits(s, context, card)


def force_below(amount: int | Amount) -> Predicate:
    return Fighting("Force", values.force, LOWER, amount)


def force_at_most(amount: int | Amount) -> Predicate:
    return Fighting("Force", values.force, AT_MOST, amount)


def force_at_least(amount: int | Amount) -> Predicate:
    return Fighting("Force", values.force, AT_LEAST, amount)


def force_above(amount: int | Amount) -> Predicate:
    return Fighting("Force", values.force, HIGHER, amount)


def no_force() -> Predicate:
    return Fighting("Force", values.force, EXACTLY, 0)


def chi_at_most(amount: int | Amount) -> Predicate:
    return Fighting("Chi", values.chi, AT_MOST, amount)


def chi_at_least(amount: int | Amount) -> Predicate:
    return Fighting("Chi", values.chi, AT_LEAST, amount)


def honor_below(amount: int | Amount) -> Predicate:
    return Measured("Personal Honor", values.personal_honor, LOWER, amount)


def honor_at_most(amount: int | Amount) -> Predicate:
    return Measured("Personal Honor", values.personal_honor, AT_MOST, amount)


def honor_above(amount: int | Amount) -> Predicate:
    return Measured("Personal Honor", values.personal_honor, HIGHER, amount)


def honor_at_least(amount: int | Amount) -> Predicate:
    return Measured("Personal Honor", values.personal_honor, AT_LEAST, amount)


def no_honor() -> Predicate:
    return Measured("Personal Honor", values.personal_honor, EXACTLY, 0)


def more_expensive_than(whom: Selector) -> Predicate:
    """CE-STAT-07."""
    return Measured("Gold Cost", values.gold_cost, HIGHER, gold_cost_of(whom))


def unit_force_below(amount: int | Amount) -> Predicate:
    return Measured("total Force", values.unit_force, LOWER, amount)


def unit_force_at_most(amount: int | Amount) -> Predicate:
    return Measured("total Force", values.unit_force, AT_MOST, amount)


def combined_force_below(whose: Selector) -> Limit:
    return Limit("Force", force, force_of(whose))


def combined_gold_cost_below(whose: Selector) -> Limit:
    return Limit("Gold Cost", gold_cost, gold_cost_of(whose))


def combined_force_at_most(most: Amount) -> Limit:
    return AtMost("whose combined Force is not above {}", force, most)


def as_many_as(most: Amount) -> Limit:
    """Said of several targets: no more of them than this."""
    return AtMost("up to {}", lambda s, card: 1, most)


def together(*limits: Limit) -> Predicate:
    """Said of several targets: one of these limits is kept by all of them."""
    return Together(TARGET_SLOT, limits)


def chi_below(amount: int | Amount) -> Predicate:
    return Fighting("Chi", values.chi, LOWER, amount)


def focus_at_least(amount: int | Amount) -> Predicate:
    return Measured("Focus Value", values.focus_value, AT_LEAST, amount)
