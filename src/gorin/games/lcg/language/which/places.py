"""Provinces as places that are picked, face-down ones and tokens included."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.reading import attacked_provinces, cards_in_all, is_facedown, is_open_to_attack
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Known, Whom
from gorin.language.core.questions import PLACES


@final
class CardsIn(Selector):
    """All cards that lie in a province that was picked as a place; the card of the province is not in it.

    Neither is an event that is being played from there: it has left by the time its effects resolve.
    """

    many = True

    def __init__(self, place: Selector) -> None:
        self.place = place

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        places = [code - PLACES for code in self.place.cards(s, context)]
        others = {s.provinces[place].card for place in places}
        if context.source >= 0 and s.definition(context.source).type == EVENT:
            others.add(context.source)
        return [card for card in cards_in_all(s, places) if card not in others]

    def points_at(self, known: Known) -> Whom:
        return self.place.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"each card in {self.place.text(renderer)}"


def cards_in(place: Selector) -> Selector:
    """With `target(ANY_PROVINCE)`."""
    return CardsIn(place)


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
        return self.words.replace("province", "provinces") if many else self.words


YOUR_OUTER_PROVINCE = Places(
    "non-stronghold province you control",
    lambda s, context, place: not place.is_stronghold and place.owner == context.seat,
)
FACEDOWN_PROVINCE = Places("facedown province", lambda s, context, place: is_facedown(s, place))
OPPONENTS_FACEDOWN_PROVINCE = Places(
    "facedown province an opponent controls",
    lambda s, context, place: is_facedown(s, place) and rules_of(s).is_foe(context.seat, place.owner),
)
YOUR_FACEDOWN_OUTER_PROVINCE = Places(
    "facedown non-stronghold province you control",
    lambda s, context, place: (
        is_facedown(s, place) and not place.is_stronghold and place.owner == context.seat
    ),
)
YOUR_FACEDOWN_PROVINCE = Places(
    "facedown province you control",
    lambda s, context, place: is_facedown(s, place) and place.owner == context.seat,
)
ANOTHER_UNBROKEN_PROVINCE = Places(
    "other unbroken province",
    lambda s, context, place: not place.broken and place.card != context.source,
)
UNATTACKED_PROVINCE = Places(
    "unbroken province that is not attacked",
    lambda s, context, place: not place.broken and place not in attacked_provinces(s),
)
ANY_PROVINCE = Places("province", lambda s, context, place: True)
OUTER_PROVINCE = Places("non-stronghold province", lambda s, context, place: not place.is_stronghold)


def _is_elsewhere(s: LcgState, context: AbilityContext, place: Province) -> bool:
    conflict = s.conflict
    if conflict is None or place.owner != conflict.defender or place.id in conflict.provinces:
        return False
    return is_open_to_attack(s, place)


ANOTHER_ELIGIBLE_PROVINCE = Places("another eligible province", _is_elsewhere)
"""Of the defender's, where the conflict is not yet and could be."""
