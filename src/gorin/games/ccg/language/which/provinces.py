"""Provinces and the cards in them. A card in one is picked by its province, for its face may be hidden."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.kinds import HOME
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.presentation.hidden import is_face_down
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import location, province, provinces_of, this_place
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import YOURS, CardFilter, Kind
from gorin.language.conditions import Told
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import plural
from gorin.language.core.meaning import ANYBODYS, OWN, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.players import YOU, Who
from gorin.language.predicates import AFTER, STATE, Predicate, Simple


class ProvinceFilter(CardFilter):
    """All provinces, or those of one player; as things they are numbers beyond those of cards."""

    def __init__(self, *whose: Predicate) -> None:
        super().__init__((Kind("province", (), ()),), whose)
        self.yours = YOURS in whose

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return card in self.candidates(s, context)

    def candidates(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [PLACES + each.id for each in s.provinces if not self.yours or each.owner == context.seat]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN if self.yours else ANYBODYS, every=True)


PROVINCE = ProvinceFilter()
YOUR_PROVINCES = ProvinceFilter(YOURS)


class CurrentProvince(Selector):
    """The province that the current battle is fought at."""

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [] if province(s, s.battlefield) is None else [PLACES + s.battlefield]

    def text(self, renderer: TextRenderer) -> str:
        return "the current battlefield's province"


class Rightmost(Selector):
    """Your rightmost province."""

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [PLACES + each.id for each in provinces_of(s, context.seat)[-1:]]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, renderer: TextRenderer) -> str:
        return "your rightmost province"


CURRENT_PROVINCE = CurrentProvince()
YOUR_RIGHTMOST_PROVINCE = Rightmost()


class CardInProvince(CardFilter):
    """The card in one of some provinces, as the number of that province."""

    def __init__(
        self,
        where: str,
        test: Callable[[CcgState, AbilityContext, Province], bool],
        word: str = "Dynasty card",
    ) -> None:
        super().__init__((), (), IN_PROVINCE, False)
        self.where = where
        self.test = test
        self.word = word

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        place = province(s, card - PLACES)
        return place is not None and place.card != NOTHING and self.test(s, context, place)

    def candidates(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [PLACES + place.id for place in s.provinces]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{plural(self.word) if many else self.word} in {self.where}"

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)


face_down = Simple(STATE, "face-down", lambda s, context, card: is_face_down(s, card))
"""CE-SET-15: in a province, and in hands and decks as well."""


def card_in_province(whose: Who | None = None) -> CardFilter:
    """A Dynasty card that lies in a province: anybody's, yours, or that of some player."""
    if whose is None:
        return CardInProvince("a province", lambda s, context, place: True)
    where = "one of your provinces" if whose is YOU else f"a province of {whose.subject}"
    return CardInProvince(where, lambda s, context, place: place.owner in whose.seats(s, context))


# --- where Regions and Terrains lie ---------------------------------------------------------------


def _is_where_this_lies(s: CcgState, context: AbilityContext, card: int) -> bool:
    return location(s, card) != HOME and location(s, card) == this_place(s, context)


at_this_province = Simple(AFTER, "at this province's battlefield", _is_where_this_lies)
"""Said by Regions."""
at_this_battlefield = Simple(AFTER, "at this battlefield", _is_where_this_lies)
"""Said by Terrains."""
AT_THIS_PROVINCE = Told(
    "the battle is fought at this Region's province",
    lambda s, context: s.battlefield != NOTHING and this_place(s, context) == s.battlefield,
)
