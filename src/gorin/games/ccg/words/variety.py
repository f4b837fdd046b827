"""How many different keywords of a kind there are among some cards."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.reading import has
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Things
from gorin.games.ccg.words.nouns import UNIT_CARD, in_your_army


class Variety(Amount):
    def __init__(self, keywords: tuple[str, ...], among: Things, words: str) -> None:
        self.keywords = keywords
        self.among = among
        self.words = words

    def value(self, s: CcgState, scope: Scope) -> int:
        cards = self.among.cards(s, scope)
        return sum(any(has(s, card, keyword) for card in cards) for keyword in self.keywords)

    def text(self, speaker: Speaker) -> str:
        return self.words


ELEMENTS_IN_YOUR_ARMY = Variety(
    ELEMENTS, UNIT_CARD.with_(in_your_army), "the number of elements that keywords in your army name"
)
