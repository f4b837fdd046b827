"""Amounts: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.games.ccg.kinds import CHI, ELEMENTS, FORCE, MOVED, PERSONAL_HONOR
from gorin.games.ccg.language.which.card_filters import UNIT, UNIT_CARD, enemy
from gorin.games.ccg.language.which.places import in_your_army
from gorin.games.ccg.table import reading, values
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import chi
from gorin.language.amounts import Highest, StatOf, Variety
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount, Selector
from gorin.language.core.context import AbilityContext, cards_that
from gorin.language.core.definition import TextRenderer
from gorin.language.players import Who


def force_of(whose: Selector) -> Amount:
    return StatOf(whose, "Force", values.force)


def chi_of(whose: Selector) -> Amount:
    return StatOf(whose, "Chi", values.chi)


def personal_honor_of(whose: Selector) -> Amount:
    return StatOf(whose, "Personal Honor", values.personal_honor)


def gold_cost_of(whose: Selector) -> Amount:
    return StatOf(whose, "Gold Cost", values.gold_cost)


def yu_of(whose: Selector) -> Amount:
    return StatOf(whose, "Yu value", lambda s, card: max(values.yu(s, card), 0))


def focus_of(whose: Selector) -> Amount:
    return StatOf(whose, "Focus Value", values.focus_value)


def unit_force_of(whose: Selector) -> Amount:
    return StatOf(whose, "unit's total Force", lambda s, card: values.unit_force(s, reading.leader(s, card)))


class TokensOn(Amount):
    """How many tokens of a name are on some cards."""

    def __init__(self, whom: Selector, name: str) -> None:
        self.whom = whom
        self.name = name

    def value(self, s: CcgState, context: AbilityContext) -> int:
        cards = self.whom.cards(s, context)
        return sum(1 for token in s.tokens if token.card in cards and token.name == self.name)

    def text(self, renderer: TextRenderer) -> str:
        return f"the number of {self.name} tokens on {self.whom.text(renderer)}"


def tokens_on(whom: Selector, name: str) -> Amount:
    return TokensOn(whom, name)


def highest_chi_of(card_filter: CardFilter) -> Amount:
    return Highest("Chi", chi, card_filter)


ELEMENTS_IN_YOUR_ARMY = Variety(
    ELEMENTS,
    UNIT_CARD.with_(in_your_army),
    "the number of different elements among the keywords in your army",
)


BASES: Final = {FORCE: "base Force", CHI: "base Chi", PERSONAL_HONOR: "base Personal Honor"}


def base_of(stat: int, whose: Selector) -> Amount:
    """CE-STAT-08, WH-GLO-04: what is printed, dishonored or not."""
    return StatOf(whose, BASES[stat], lambda s, card: values.base(s, stat, card))


class Counted(Amount):
    """So many times what a function counts."""

    def __init__(self, words: str, count: Callable[[CcgState, AbilityContext], int], times: int = 1) -> None:
        self.words = words
        self.count = count
        self.times = times

    def value(self, s: CcgState, context: AbilityContext) -> int:
        return self.times * self.count(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return self.words if self.times == 1 else f"{self.times} for each {self.words}"


MOVED_BY_THIS = Counted(
    "the number of Personalities this moved", lambda s, context: len(set(cards_that(MOVED, context)))
)


def _enemy_players(s: CcgState, context: AbilityContext) -> int:
    return len({s.controller[card] for card in ENEMY_UNITS.cards(s, context)})


ENEMY_UNITS = enemy(UNIT)


def players_in_enemy_army(times: int) -> Amount:
    return Counted("player with units in the enemy army", _enemy_players, times)


class DestroyedProvinces(Amount):
    """So many times the provinces that a player has lost in this game."""

    def __init__(self, whose: Who, times: int) -> None:
        self.whose = whose
        self.times = times

    def value(self, s: CcgState, context: AbilityContext) -> int:
        lost = [
            s.settings.provinces - len(reading.provinces_of(s, seat)) for seat in self.whose.seats(s, context)
        ]
        return self.times * sum(lost)

    def text(self, renderer: TextRenderer) -> str:
        twice = "twice " if self.times == 2 else ""
        return f"{twice}the number of their provinces that were destroyed this game"


def destroyed_provinces_of(whose: Who, times: int) -> Amount:
    return DestroyedProvinces(whose, times)
