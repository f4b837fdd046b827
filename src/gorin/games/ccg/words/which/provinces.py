"""Provinces and the cards in them. A card in one is picked by its province, for its face may be hidden."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.kinds import HOME
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.shown.hidden import is_face_down
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import location, province, provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.words.conditions import Told
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import plural
from gorin.words.grammar.meaning import ANYBODYS, OWN, Known, Whom
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.nouns import Kind, Noun
from gorin.words.qualities import AFTER, STATE, Simple


class ProvinceNoun(Noun):
    """All provinces, or those of one player; as things they are numbers beyond those of cards."""

    def __init__(self, word: str, yours: bool) -> None:
        super().__init__((Kind(word, (), ()),))
        self.yours = yours

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        return [PLACES + each.id for each in s.provinces if not self.yours or each.owner == scope.seat]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN if self.yours else ANYBODYS, every=True)

    def text(self, speaker: Speaker) -> str:
        return "each of your provinces" if self.yours else "each province"


PROVINCE = ProvinceNoun("province", False)
YOUR_PROVINCES = ProvinceNoun("your province", True)


class CurrentProvince(Things):
    """The province that the current battle is fought at."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [] if province(s, s.battlefield) is None else [PLACES + s.battlefield]

    def text(self, speaker: Speaker) -> str:
        return "the current battlefield's province"


class Rightmost(Things):
    """Your rightmost province."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [PLACES + each.id for each in provinces_of(s, scope.seat)[-1:]]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, speaker: Speaker) -> str:
        return "your rightmost province"


class EventProvince(Things):
    """The province in which the Event was turned up."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [PLACES + id for id in scope.numbers if province(s, id) is not None]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, speaker: Speaker) -> str:
        return "the province of this Event"


CURRENT_PROVINCE = CurrentProvince()
YOUR_RIGHTMOST_PROVINCE = Rightmost()
EVENT_PROVINCE = EventProvince()
EVENT_PROVINCE_IS_GONE = Told("you do", lambda s, scope: all(province(s, id) is None for id in scope.numbers))


class CardInProvince(Noun):
    """The card in one of some provinces, as the number of that province."""

    def __init__(
        self, where: str, test: Callable[[CcgState, Scope, Province], bool], word: str = "Dynasty card"
    ) -> None:
        super().__init__((), (), IN_PROVINCE, False)
        self.where = where
        self.test = test
        self.word = word

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        place = province(s, card - PLACES)
        return place is not None and place.card != NOTHING and self.test(s, scope, place)

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        return [PLACES + place.id for place in s.provinces]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{plural(self.word) if many else self.word} in {self.where}"

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)


face_down = Simple(STATE, "face-down", lambda s, scope, card: is_face_down(s, card))
"""CE-SET-15: in a province, and in hands and decks as well."""
CARD_IN_A_PROVINCE = CardInProvince("a province", lambda s, scope, place: True)
CARD_IN_DEFENDERS_PROVINCE = CardInProvince(
    "a province of the Defender", lambda s, scope, place: place.owner == s.defender
)

YOUR_FACE_UP_CARD = CardInProvince(
    "one of your provinces",
    lambda s, scope, place: place.owner == scope.seat and place.face_up,
    "face-up card",
)


# --- where Regions and Terrains lie ---------------------------------------------------------------


def _is_where_this_lies(s: CcgState, scope: Scope, card: int) -> bool:
    return location(s, card) != HOME and location(s, card) == s.host[scope.source]


at_this_province = Simple(AFTER, "at this province's battlefield", _is_where_this_lies)
"""Said by Regions."""
at_this_battlefield = Simple(AFTER, "at this battlefield", _is_where_this_lies)
"""Said by Terrains."""
AT_THIS_PROVINCE = Told(
    "the battle is fought at this Region's province",
    lambda s, scope: s.battlefield != NOTHING and s.host[scope.source] == s.battlefield,
)
