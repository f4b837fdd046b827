"""Amounts that are counted on cards: tokens, and the highest of some stats."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.reading import chi
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Things
from gorin.games.ccg.words.nouns import Noun


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


class HighestChi(Amount):
    """The highest Chi among some cards; zero where there is none."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def value(self, s: CcgState, scope: Scope) -> int:
        return max([chi(s, card) for card in self.noun.cards(s, scope)], default=0)

    def text(self, speaker: Speaker) -> str:
        return f"the highest Chi among {self.noun.phrase(speaker, many=True)}"


def tokens_on(whom: Things, name: str) -> Amount:
    return TokensOn(whom, name)


def highest_chi_of(noun: Noun) -> Amount:
    return HighestChi(noun)
