"""What is said of a card's stats: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from gorin.games.ccg.kinds import SPELL
from gorin.games.ccg.table import values
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force, gold_cost
from gorin.games.ccg.words.amounts import force_of, gold_cost_of
from gorin.words.grammar.base import Amount, Things
from gorin.words.grammar.scope import Scope
from gorin.words.measures import AT_LEAST, AT_MOST, EXACTLY, HIGHER, LOWER, AtMost, Limit, Measured, Together
from gorin.words.qualities import Quality
from gorin.words.things import TARGET_SLOT


class Fighting(Measured):
    """With a Force or Chi that compares to an amount. CE-CRD-25: a Spell has none, not even zero."""

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.type_of(card) != SPELL and super().fits(s, scope, card)


def force_below(amount: int | Amount) -> Quality:
    return Fighting("Force", values.force, LOWER, amount)


def force_at_most(amount: int | Amount) -> Quality:
    return Fighting("Force", values.force, AT_MOST, amount)


def force_at_least(amount: int | Amount) -> Quality:
    return Fighting("Force", values.force, AT_LEAST, amount)


def force_above(amount: int | Amount) -> Quality:
    return Fighting("Force", values.force, HIGHER, amount)


def no_force() -> Quality:
    return Fighting("Force", values.force, EXACTLY, 0)


def chi_at_most(amount: int | Amount) -> Quality:
    return Fighting("Chi", values.chi, AT_MOST, amount)


def chi_at_least(amount: int | Amount) -> Quality:
    return Fighting("Chi", values.chi, AT_LEAST, amount)


def honor_below(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", values.personal_honor, LOWER, amount)


def honor_at_most(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", values.personal_honor, AT_MOST, amount)


def honor_above(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", values.personal_honor, HIGHER, amount)


def honor_at_least(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", values.personal_honor, AT_LEAST, amount)


def no_honor() -> Quality:
    return Measured("Personal Honor", values.personal_honor, EXACTLY, 0)


def more_expensive_than(whom: Things) -> Quality:
    """CE-STAT-07."""
    return Measured("Gold Cost", values.gold_cost, HIGHER, gold_cost_of(whom))


def unit_force_below(amount: int | Amount) -> Quality:
    return Measured("total Force", values.unit_force, LOWER, amount)


def unit_force_at_most(amount: int | Amount) -> Quality:
    return Measured("total Force", values.unit_force, AT_MOST, amount)


def combined_force_below(whose: Things) -> Limit:
    return Limit("Force", force, force_of(whose))


def combined_gold_cost_below(whose: Things) -> Limit:
    return Limit("Gold Cost", gold_cost, gold_cost_of(whose))


def combined_force_at_most(most: Amount) -> Limit:
    return AtMost("whose combined Force is not above {}", force, most)


def as_many_as(most: Amount) -> Limit:
    """Said of several targets: no more of them than this."""
    return AtMost("up to {}", lambda s, card: 1, most)


def together(*limits: Limit) -> Quality:
    """Said of several targets: one of these limits is kept by all of them."""
    return Together(TARGET_SLOT, limits)


def chi_below(amount: int | Amount) -> Quality:
    return Fighting("Chi", values.chi, LOWER, amount)


def focus_at_least(amount: int | Amount) -> Quality:
    return Measured("Focus Value", values.focus_value, AT_LEAST, amount)
