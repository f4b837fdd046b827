"""Provinces as places that are picked, face-down ones and tokens included."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun


class Places(Noun):
    """Some provinces, each picked as PLACES + its number."""

    def __init__(self, words: str, test: Callable[[LcgState, Scope, Province], bool]) -> None:
        super().__init__((), ())
        self.words = words
        self.test = test

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        return [PLACES + place.id for place in s.provinces if self.test(s, scope, place)]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{self.words}s" if many else self.words


OUTER_PROVINCE = Places("non-stronghold province", lambda s, scope, place: not place.is_stronghold)
