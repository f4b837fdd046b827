"""What is said of a card's stats: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from gorin.games.ccg import reading
from gorin.games.ccg.words.amounts import gold_cost_of
from gorin.games.ccg.words.base import Amount, Things
from gorin.games.ccg.words.nouns import AT_LEAST, AT_MOST, EXACTLY, HIGHER, LOWER, Measured, Quality


def force_below(amount: int | Amount) -> Quality:
    return Measured("Force", reading.force, LOWER, amount)


def force_at_most(amount: int | Amount) -> Quality:
    return Measured("Force", reading.force, AT_MOST, amount)


def force_at_least(amount: int | Amount) -> Quality:
    return Measured("Force", reading.force, AT_LEAST, amount)


def force_above(amount: int | Amount) -> Quality:
    return Measured("Force", reading.force, HIGHER, amount)


def no_force() -> Quality:
    return Measured("Force", reading.force, EXACTLY, 0)


def chi_at_most(amount: int | Amount) -> Quality:
    return Measured("Chi", reading.chi, AT_MOST, amount)


def chi_at_least(amount: int | Amount) -> Quality:
    return Measured("Chi", reading.chi, AT_LEAST, amount)


def honor_below(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", reading.personal_honor, LOWER, amount)


def honor_at_most(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", reading.personal_honor, AT_MOST, amount)


def honor_above(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", reading.personal_honor, HIGHER, amount)


def honor_at_least(amount: int | Amount) -> Quality:
    return Measured("Personal Honor", reading.personal_honor, AT_LEAST, amount)


def no_honor() -> Quality:
    return Measured("Personal Honor", reading.personal_honor, EXACTLY, 0)


def more_expensive_than(whom: Things) -> Quality:
    """CE-STAT-07."""
    return Measured("Gold Cost", reading.gold_cost, HIGHER, gold_cost_of(whom))


def unit_force_below(amount: int | Amount) -> Quality:
    return Measured("total Force", reading.unit_force, LOWER, amount)


def unit_force_at_most(amount: int | Amount) -> Quality:
    return Measured("total Force", reading.unit_force, AT_MOST, amount)
