"""Provinces as places that are picked, face-down ones and tokens included."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.questions import PLACES


class Places(CardFilter):
    """Some provinces, each picked as PLACES + its number."""

    def __init__(self, words: str, test: Callable[[LcgState, AbilityContext, Province], bool]) -> None:
        super().__init__((), ())
        self.words = words
        self.test = test

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return card in self.candidates(s, context)

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [PLACES + place.id for place in s.provinces if self.test(s, context, place)]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{self.words}s" if many else self.words


OUTER_PROVINCE = Places("non-stronghold province", lambda s, context, place: not place.is_stronghold)
