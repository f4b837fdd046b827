"""Cards that are not in play: in hands, discard piles and provinces, as card filters."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.language.which.players import EACH_OPPONENT, EACH_PLAYER, OPPONENT
from gorin.games.lcg.table.reading import adjacent, cards_in_all, provinces_of, stronghold_province
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Known, Whom
from gorin.language.core.zones import DISCARD, HAND, PLAY
from gorin.language.players import YOU, Who
from gorin.language.predicates import AFTER, Predicate, Simple
from gorin.language.selectors import TARGET_SLOT


@final
class Where:
    """What is asked of a card that lies in a province, or of that province; `words` say it around "in"."""

    def __init__(self, words: str, fits: Callable[[LcgState, int], bool]) -> None:
        self.words = words
        self.fits = fits


_ANYWHERE = Where("in {one of}{whose} provinces", lambda s, card: True)
_IN_ANY = Where("in {whose} province", lambda s, card: True)
_FACE_UP = Where("faceup in {one of}{whose} provinces", lambda s, card: s.face_up[card])
_UNBROKEN = Where(
    "in {one of}{whose} unbroken provinces", lambda s, card: not s.provinces[s.lies_in[card]].broken
)
_ATTACKED = Where(
    "in {whose} attacked province",
    lambda s, card: s.conflict is not None and s.lies_in[card] in s.conflict.provinces,
)


@final
class Lying(CardFilter):
    """Cards of a kind that lie in some zones, yours or your opponents', face-up or otherwise."""

    def __init__(
        self, card_filter: CardFilter, zones: tuple[int, ...], whose: Who = YOU, where: Where = _ANYWHERE
    ) -> None:
        super().__init__(card_filter.kinds, card_filter.predicates, zones[0], card_filter.person)
        self.zones = zones
        self.holder = whose
        self.where = where

    def with_(self, *predicates: Predicate) -> CardFilter:
        return Lying(
            CardFilter(self.kinds, self.predicates + predicates), self.zones, self.holder, self.where
        )

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        seats = self.holder.seats(s, context)
        return [card for seat in seats for zone in self.zones for card in self._in(s, zone, seat)]

    def _in(self, s: LcgState, zone: int, seat: int) -> list[int]:
        """A holding that is face-up in a province is in play, and in the province (LCG-PROV-03)."""
        if zone != IN_PROVINCE:
            return s.rules.cards_in(s, zone, seat)
        places = provinces_of(s, seat)
        own = [place.card for place in places]
        return [card for card in cards_in_all(s, [place.id for place in places]) if card not in own]

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        if not 0 <= card < len(s.what) or not super().fits(s, context, card):
            return False
        return s.zone[card] != IN_PROVINCE or self.where.fits(s, card)

    def points_at(self, known: Known) -> Whom:
        self.holder.points_at(known)
        return super().points_at(known)

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{super().phrase(renderer, many)} {self._lying(renderer, many)}"

    def text(self, renderer: TextRenderer) -> str:
        return f"each {super().phrase(renderer)} {self._lying(renderer, True)}"

    def _lying(self, renderer: TextRenderer, many: bool) -> str:
        whose = self.holder.owning(renderer).replace("each opponent's", "an opponent's")
        whose = whose.replace("each player's", "any player's")
        one_of = "" if many else "one of "
        piles = "any discard pile" if whose == "any player's" else f"{one_of}{whose} discard piles"
        named = {
            HAND: f"in {whose} hand",
            DISCARD: f"in {piles}",
            IN_PROVINCE: self.where.words.replace("{one of}", one_of).replace("{whose}", whose),
        }
        return " or ".join([named[zone] for zone in self.zones])


def in_your_hand(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (HAND,))


def in_the_attacked_province(card_filter: CardFilter) -> CardFilter:
    """Of your own; face-up or face-down."""
    return Lying(card_filter, (IN_PROVINCE,), YOU, _ATTACKED)


def in_your_provinces(card_filter: CardFilter) -> CardFilter:
    """Also those that lie face-down: say `face_up` where only the others are meant."""
    return Lying(card_filter, (IN_PROVINCE,))


def in_your_unbroken_provinces(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (IN_PROVINCE,), YOU, _UNBROKEN)


def in_your_discard(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (DISCARD,))


def in_your_discard_or_provinces(card_filter: CardFilter) -> CardFilter:
    """LCG-FDP-05: what lies face-down in a province is known to nobody."""
    return Lying(card_filter, (DISCARD, IN_PROVINCE), YOU, _FACE_UP)


def in_your_hand_or_provinces(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (HAND, IN_PROVINCE), YOU, _FACE_UP)


def in_your_hand_or_discard(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (HAND, DISCARD))


def in_any_province(card_filter: CardFilter) -> CardFilter:
    """Of any player, face-up or face-down."""
    return Lying(card_filter, (IN_PROVINCE,), EACH_PLAYER, _IN_ANY)


def in_a_discard_pile(card_filter: CardFilter) -> CardFilter:
    """Of any player."""
    return Lying(card_filter, (DISCARD,), EACH_PLAYER)


def in_opponents_discard(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (DISCARD,), EACH_OPPONENT)


def in_opponents_provinces(card_filter: CardFilter) -> CardFilter:
    """Of any opponent."""
    return Lying(card_filter, (IN_PROVINCE,), EACH_OPPONENT)


def in_your_opponents_provinces(card_filter: CardFilter) -> CardFilter:
    return Lying(card_filter, (IN_PROVINCE,), OPPONENT)


class InOnePile(CardFilter):
    """Cards in the discard piles of all players; of several, all lie in the same pile."""

    def __init__(self, card_filter: CardFilter, slot: int) -> None:
        super().__init__(card_filter.kinds, card_filter.predicates, DISCARD, card_filter.person)
        self.slot = slot
        """Where those are that were picked before."""

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [card for seat in range(s.seats) for card in s.rules.cards_in(s, DISCARD, seat)]

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        if not 0 <= card < len(s.what) or s.zone[card] != DISCARD or not super().fits(s, context, card):
            return False
        return all(self._pile(s, each) == self._pile(s, card) for each in context.get(self.slot)[:1])

    def _pile(self, s: LcgState, card: int) -> tuple[int, str]:
        return s.owner[card], s.definition(card).side

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{super().phrase(renderer, many)} in any one discard pile"


def in_one_discard_pile(card_filter: CardFilter, slot: int = TARGET_SLOT) -> CardFilter:
    return InOnePile(card_filter, slot)


class InAdjacentProvince(CardFilter):
    """Cards that are not in play and lie in a province beside the one of this card (LCG-PROV-05)."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__(card_filter.kinds, card_filter.predicates, IN_PROVINCE, card_filter.person)

    def _places(self, s: LcgState, context: AbilityContext) -> list[int]:
        here = NOTHING if context.source == NOTHING else s.lies_in[context.source]
        return [] if here == NOTHING else [place.id for place in adjacent(s, s.provinces[here])]

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        places = self._places(s, context)
        return cards_in_all(s, places)

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        if not 0 <= card < len(s.what) or s.zone[card] != IN_PROVINCE:
            return False
        return s.lies_in[card] in self._places(s, context) and super().fits(s, context, card)

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{super().phrase(renderer, many)} in an adjacent province"


def in_adjacent_province(card_filter: CardFilter) -> CardFilter:
    return InAdjacentProvince(card_filter)


def _is_beside_this(s: LcgState, context: AbilityContext, card: int) -> bool:
    here = NOTHING if context.source == NOTHING else s.lies_in[context.source]
    return here != NOTHING and s.lies_in[card] in [place.id for place in adjacent(s, s.provinces[here])]


beside_this = Simple(AFTER, "in an adjacent province", _is_beside_this)
"""Of holdings in play (LCG-PROV-05)."""
face_up_in_your_province = Simple(
    AFTER,
    "faceup in your provinces",
    lambda s, context, card: (
        s.zone[card] == IN_PROVINCE and s.face_up[card] and s.provinces[s.lies_in[card]].owner == context.seat
    ),
)


class UnderStronghold(CardFilter):
    """Cards that were put under your stronghold province (LCG-CUND-01)."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__(card_filter.kinds, card_filter.predicates, card_filter.zone, card_filter.person)

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        place = stronghold_province(s, context.seat)
        host = NOTHING if place is None else place.card
        return [card for card in range(len(s.host)) if host != NOTHING and s.host[card] == host]

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return 0 <= card < len(s.what) and s.zone[card] != PLAY and super().fits(s, context, card)

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{super().phrase(renderer, many)} under your stronghold province"


def under_your_stronghold_province(card_filter: CardFilter) -> CardFilter:
    return UnderStronghold(card_filter)
