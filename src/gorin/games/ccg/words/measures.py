"""What is said of a card's stats: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import reading
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import SPELL
from gorin.games.ccg.reading import force, gold_cost
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.amounts import force_of, gold_cost_of
from gorin.games.ccg.words.base import Amount, Things, text_of, value_of
from gorin.games.ccg.words.qualities import AFTER, Quality
from gorin.games.ccg.words.things import TARGET_SLOT
from gorin.words.english import listed

LOWER, AT_MOST, EXACTLY, AT_LEAST, HIGHER = range(5)
_COMPARED = ("lower than {}", "{} or lower", "{}", "{} or higher", "higher than {}")
_COMPARED_AMOUNT = (
    "lower than {}",
    "not higher than {}",
    "equal to {}",
    "not lower than {}",
    "higher than {}",
)


class Measured(Quality):
    """With a stat that compares to an amount: "with Chi 3 or higher"."""

    def __init__(
        self, name: str, read: Callable[[CcgState, int], int], how: int, amount: int | Amount
    ) -> None:
        super().__init__(AFTER, name)
        self.read = read
        self.how = how
        self.amount = amount

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        if self.words in ("Force", "Chi") and s.type_of(card) == SPELL:
            return False  # CE-CRD-25: it has none, not even zero
        value, limit = self.read(s, card), value_of(self.amount, s, scope)
        if self.how == LOWER:
            return value < limit
        if self.how == AT_MOST:
            return value <= limit
        if self.how == EXACTLY:
            return value == limit
        return value >= limit if self.how == AT_LEAST else value > limit

    def text(self, speaker: Speaker) -> str:
        form = (_COMPARED if isinstance(self.amount, int) else _COMPARED_AMOUNT)[self.how]
        return f"with {self.words} {form.format(text_of(self.amount, speaker))}"


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


class Limit:
    """A stat of everything picked, added up, and what it must stay below."""

    def __init__(self, name: str, read: Callable[[CcgState, int], int], below: Amount) -> None:
        self.name = name
        self.read = read
        self.below = below

    def is_kept(self, s: CcgState, scope: Scope, cards: list[int]) -> bool:
        return sum(self.read(s, card) for card in cards) < self.below.value(s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"whose combined {self.name} is below {self.below.text(speaker)}"


class Together(Quality):
    """Fits what was picked for the same slot already: one of the limits is kept by all of them."""

    def __init__(self, slot: int, limits: tuple[Limit, ...]) -> None:
        super().__init__(AFTER, "")
        self.slot = slot
        self.limits = limits

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        cards = [each for each in scope.get(self.slot) if each != card] + [card]
        return any(limit.is_kept(s, scope, cards) for limit in self.limits)

    def text(self, speaker: Speaker) -> str:
        return listed([limit.text(speaker) for limit in self.limits], "or")


def combined_force_below(whose: Things) -> Limit:
    return Limit("Force", force, force_of(whose))


def combined_gold_cost_below(whose: Things) -> Limit:
    return Limit("Gold Cost", gold_cost, gold_cost_of(whose))


def together(*limits: Limit) -> Quality:
    """Said of several targets: one of these limits is kept by all of them."""
    return Together(TARGET_SLOT, limits)
