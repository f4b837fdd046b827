"""Amounts: numbers that are read from the table when they are needed."""

from __future__ import annotations

from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.table import reading
from gorin.games.ccg.table.reading import chi
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.which.nouns import UNIT_CARD
from gorin.games.ccg.words.which.places import in_your_army
from gorin.words.amounts import Highest, StatOf, Variety
from gorin.words.grammar.base import Amount, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun


def force_of(whose: Things) -> Amount:
    return StatOf(whose, "Force", reading.force)


def chi_of(whose: Things) -> Amount:
    return StatOf(whose, "Chi", reading.chi)


def personal_honor_of(whose: Things) -> Amount:
    return StatOf(whose, "Personal Honor", reading.personal_honor)


def gold_cost_of(whose: Things) -> Amount:
    return StatOf(whose, "Gold Cost", reading.gold_cost)


def yu_of(whose: Things) -> Amount:
    return StatOf(whose, "Yu value", lambda s, card: max(reading.yu(s, card), 0))


def focus_of(whose: Things) -> Amount:
    return StatOf(whose, "Focus Value", reading.focus_value)


def unit_force_of(whose: Things) -> Amount:
    return StatOf(whose, "unit's total Force", lambda s, card: reading.unit_force(s, reading.leader(s, card)))


class TokensOn(Amount):
    """How many tokens of a name are on some cards."""

    def __init__(self, whom: Things, name: str) -> None:
        self.whom = whom
        self.name = name

    def value(self, s: CcgState, scope: Scope) -> int:
        cards = self.whom.cards(s, scope)
        return sum(1 for token in s.tokens if token.card in cards and token.name == self.name)

    def text(self, speaker: Speaker) -> str:
        return f"the number of {self.name} tokens on {self.whom.text(speaker)}"


def tokens_on(whom: Things, name: str) -> Amount:
    return TokensOn(whom, name)


def highest_chi_of(noun: Noun) -> Amount:
    return Highest("Chi", chi, noun)


ELEMENTS_IN_YOUR_ARMY = Variety(
    ELEMENTS,
    UNIT_CARD.with_(in_your_army),
    "the number of different elements among the keywords in your army",
)
