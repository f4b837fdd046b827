"""What is said of a card's stats: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from gorin.games.ccg.kinds import CHI, FOCUS, FORCE, GOLD_COST, PERSONAL_HONOR, SPELL
from gorin.games.ccg.language.amounts import gold_cost_of
from gorin.games.ccg.table import values
from gorin.games.ccg.table.reading import followers
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Amount, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.measures import (
    HIGHER,
    AtMost,
    Counting,
    Limit,
    Measured,
    NoMoreThan,
    Together,
    compared,
)
from gorin.language.predicates import Predicate
from gorin.language.selectors import TARGET_SLOT


@final
class Measure:
    """A number that cards have, as texts call it."""

    def __init__(self, name: str, read: Callable[[Any, int], int], of_spells: bool = True) -> None:
        self.name = name
        self.read = read
        self.of_spells = of_spells
        """CE-CRD-25: a Spell has no Force and no Chi, not even zero."""
        self.is_count = False
        """It is how many things there are, and the name is theirs."""


TOTAL_FORCE = Measure("total Force", values.unit_force)
"""Of a unit."""

FOLLOWERS = Measure("Followers", lambda s, card: len(followers(s, card)))
"""How many a Personality has."""
FOLLOWERS.is_count = True

STATS: Final[dict[int, Measure]] = {
    FORCE: Measure("Force", values.force, of_spells=False),
    CHI: Measure("Chi", values.chi, of_spells=False),
    PERSONAL_HONOR: Measure("Personal Honor", values.personal_honor),
    GOLD_COST: Measure("Gold Cost", values.gold_cost),
    FOCUS: Measure("Focus Value", values.focus_value),
}


def _measure(stat: int | Measure) -> Measure:
    return STATS[stat] if isinstance(stat, int) else stat


class Fighting(Measured):
    """With a Force or Chi that compares to an amount."""

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return s.type_of(card) != SPELL and super().fits(s, context, card)


def having(
    stat: int | Measure,
    *,
    below: int | Amount | None = None,
    at_most: int | Amount | None = None,
    exactly: int | Amount | None = None,
    at_least: int | Amount | None = None,
    above: int | Amount | None = None,
) -> Predicate:
    """ "with Chi 3 or higher": `having(CHI, at_least=3)`"""
    how, amount = compared(below, at_most, exactly, at_least, above)
    measure = _measure(stat)
    if measure.is_count:
        return Counting(measure.name, measure.read, how, amount)
    kind = Measured if measure.of_spells else Fighting
    return kind(measure.name, measure.read, how, amount)


def more_expensive_than(whom: Selector) -> Predicate:
    """CE-STAT-07."""
    return Measured("Gold Cost", values.gold_cost, HIGHER, gold_cost_of(whom))


def combined(stat: int, *, below: Amount | None = None, at_most: Amount | None = None) -> Limit:
    """Of several targets: "whose combined Force is below ..."."""
    measure = _measure(stat)
    if below is not None:
        return Limit(measure.name, measure.read, below)
    assert at_most is not None, "below what, or at most what?"
    return AtMost(measure.name, measure.read, at_most)


def as_many_as(most: Amount) -> Limit:
    """Said of several targets: no more of them than this."""
    return NoMoreThan(most)


def together(*limits: Limit) -> Predicate:
    """Said of several targets: one of these limits is kept by all of them."""
    return Together(TARGET_SLOT, limits)
