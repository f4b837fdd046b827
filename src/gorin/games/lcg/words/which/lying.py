"""Cards that are not in play: in hands, discard piles and provinces, as nouns."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.reading import adjacent, cards_in_all, provinces_of, stronghold_province
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.which.players import EACH_OPPONENT, OPPONENT
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Known, Whom
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.zones import DISCARD, HAND, PLAY
from gorin.words.nouns import Noun
from gorin.words.players import YOU, Who
from gorin.words.qualities import AFTER, Quality, Simple


@final
class Lying(Noun):
    """Cards of a kind that lie in some zones, yours or your opponents'."""

    def __init__(self, noun: Noun, zones: tuple[int, ...], words: str, whose: Who = YOU) -> None:
        super().__init__(noun.kinds, noun.qualities, zones[0], noun.person)
        self.zones = zones
        self.words = words
        self.whose = whose

    def with_(self, *qualities: Quality) -> Noun:
        return Lying(Noun(self.kinds, self.qualities + qualities), self.zones, self.words, self.whose)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        seats = self.whose.seats(s, scope)
        return [card for seat in seats for zone in self.zones for card in self._in(s, zone, seat)]

    def _in(self, s: LcgState, zone: int, seat: int) -> list[int]:
        """A holding that is face-up in a province is in play, and in the province (LCG-PROV-03)."""
        if zone != IN_PROVINCE:
            return s.book.cards_in(s, zone, seat)
        places = provinces_of(s, seat)
        own = [place.card for place in places]
        return [card for card in cards_in_all(s, [place.id for place in places]) if card not in own]

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return 0 <= card < len(s.what) and super().fits(s, scope, card)

    def points_at(self, known: Known) -> Whom:
        self.whose.points_at(known)
        return super().points_at(known)

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        where = self.words.replace("one of ", "") if many else self.words
        return f"{super().phrase(speaker, many)} {where}"


def in_your_hand(noun: Noun) -> Noun:
    return Lying(noun, (HAND,), "in your hand")


def in_your_provinces(noun: Noun) -> Noun:
    """Also those that lie face-down: say `face_up` where only the others are meant."""
    return Lying(noun, (IN_PROVINCE,), "in one of your provinces")


_where_unbroken = Simple(AFTER, "", lambda s, scope, card: not s.provinces[s.lies_in[card]].broken)


def in_your_unbroken_provinces(noun: Noun) -> Noun:
    return Lying(noun.with_(_where_unbroken), (IN_PROVINCE,), "in one of your unbroken provinces")


def in_your_discard(noun: Noun) -> Noun:
    return Lying(noun, (DISCARD,), "in one of your discard piles")


_not_face_down = Simple(AFTER, "", lambda s, scope, card: s.zone[card] != IN_PROVINCE or s.face_up[card])


def in_your_discard_or_provinces(noun: Noun) -> Noun:
    """LCG-FDP-05: what lies face-down in a province is known to nobody."""
    where = "in one of your discard piles or face-up in one of your provinces"
    return Lying(noun.with_(_not_face_down), (DISCARD, IN_PROVINCE), where)


def in_your_hand_or_provinces(noun: Noun) -> Noun:
    where = "in your hand or face-up in your provinces"
    return Lying(noun.with_(_not_face_down), (HAND, IN_PROVINCE), where)


def in_opponents_discard(noun: Noun) -> Noun:
    return Lying(noun, (DISCARD,), "in one of an opponent's discard piles", EACH_OPPONENT)


def in_your_opponents_provinces(noun: Noun) -> Noun:
    return Lying(noun, (IN_PROVINCE,), "in your opponent's provinces", OPPONENT)


class InAdjacentProvince(Noun):
    """Cards that are not in play and lie in a province beside the one of this card (LCG-PROV-05)."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun.kinds, noun.qualities, IN_PROVINCE, noun.person)

    def _places(self, s: LcgState, scope: Scope) -> list[int]:
        here = NOTHING if scope.source == NOTHING else s.lies_in[scope.source]
        return [] if here == NOTHING else [place.id for place in adjacent(s, s.provinces[here])]

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        places = self._places(s, scope)
        return cards_in_all(s, places)

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        if not 0 <= card < len(s.what) or s.zone[card] != IN_PROVINCE:
            return False
        return s.lies_in[card] in self._places(s, scope) and super().fits(s, scope, card)

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{super().phrase(speaker, many)} in an adjacent province"


def in_adjacent_province(noun: Noun) -> Noun:
    return InAdjacentProvince(noun)


face_up_in_your_province = Simple(
    AFTER,
    "face-up in your provinces",
    lambda s, scope, card: (
        s.zone[card] == IN_PROVINCE and s.face_up[card] and s.provinces[s.lies_in[card]].owner == scope.seat
    ),
)


class UnderStronghold(Noun):
    """Cards that were put under your stronghold province (LCG-CUND-01)."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun.kinds, noun.qualities, noun.zone, noun.person)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        place = stronghold_province(s, scope.seat)
        host = NOTHING if place is None else place.card
        return [card for card in range(len(s.host)) if host != NOTHING and s.host[card] == host]

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return 0 <= card < len(s.what) and s.zone[card] != PLAY and super().fits(s, scope, card)

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{super().phrase(speaker, many)} under your stronghold province"


def under_your_stronghold_province(noun: Noun) -> Noun:
    return UnderStronghold(noun)
