"""Cards that are not in play: in hands, discard piles and provinces, as nouns."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.reading import foes, provinces_of
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.zones import DISCARD, HAND
from gorin.words.nouns import Noun
from gorin.words.qualities import AFTER, Quality, Simple


@final
class Lying(Noun):
    """Cards of a kind that lie in some zones, yours or your opponents'."""

    def __init__(self, noun: Noun, zones: tuple[int, ...], words: str, theirs: bool = False) -> None:
        super().__init__(noun.kinds, noun.qualities, zones[0], noun.person)
        self.zones = zones
        self.words = words
        self.theirs = theirs

    def with_(self, *qualities: Quality) -> Noun:
        return Lying(Noun(self.kinds, self.qualities + qualities), self.zones, self.words, self.theirs)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        seats = foes(s, scope.seat) if self.theirs else [scope.seat]
        return [card for seat in seats for zone in self.zones for card in self._in(s, zone, seat)]

    def _in(self, s: LcgState, zone: int, seat: int) -> list[int]:
        """A holding that is face-up in a province is in play, and in the province (LCG-PROV-03)."""
        if zone != IN_PROVINCE:
            return s.book.cards_in(s, zone, seat)
        places = {place.id for place in provinces_of(s, seat)}
        own = {place.card for place in s.provinces}
        return [card for card, place in enumerate(s.lies_in) if place in places and card not in own]

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return 0 <= card < len(s.what) and super().fits(s, scope, card)

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{super().phrase(speaker, many)} {self.words}"


def in_your_hand(noun: Noun) -> Noun:
    return Lying(noun, (HAND,), "in your hand")


def in_your_provinces(noun: Noun) -> Noun:
    """Also those that lie face-down: say `face_up` where only the others are meant."""
    return Lying(noun, (IN_PROVINCE,), "in one of your provinces")


_where_unbroken = Simple(AFTER, "", lambda s, scope, card: not s.provinces[s.lies_in[card]].broken)


def in_your_unbroken_provinces(noun: Noun) -> Noun:
    return Lying(noun.with_(_where_unbroken), (IN_PROVINCE,), "in one of your unbroken provinces")


def in_your_discard(noun: Noun) -> Noun:
    return Lying(noun, (DISCARD,), "in your discard piles")


def in_your_discard_or_provinces(noun: Noun) -> Noun:
    return Lying(noun, (DISCARD, IN_PROVINCE), "in your discard piles or provinces")


def in_your_hand_or_provinces(noun: Noun) -> Noun:
    return Lying(noun, (HAND, IN_PROVINCE), "in your hand or provinces")


def in_opponents_discard(noun: Noun) -> Noun:
    return Lying(noun, (DISCARD,), "in an opponent's discard piles", theirs=True)
