"""Cards in provinces: turned up, refilled, switched, put back."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import (
    DISCARDED,
    RETURNED,
    TO_DECK_SHUFFLED,
    TO_DISCARD,
)
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.arriving import came_from
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.reading import cards_in, is_dynasty_card
from gorin.games.lcg.table.refilling import ORIGIN_SLOT
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.changing import Changing, cause
from gorin.games.lcg.words.verbs.in_play import ToEach
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.things import PAID
from gorin.words.verbs import DISCARD, ENTER


@final
class Reveal(ToEach):
    """LCG-FDP-02: face-down cards, or provinces, are turned face-up."""

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return Moment("revealed", card, s.owner[card], s.lies_in[card], 0, cause(scope))


def turn_up(whom: Things) -> Changing:
    return Reveal("revealed", meaning.REVEAL, "turn {whom} face-up", whom)


def restore(whom: Things) -> Changing:
    """LCG-RSTR-01."""
    return ToEach("restored", meaning.RESTORE, "restore {whom}", whom)


def turn_down(whom: Things) -> Changing:
    """LCG-FDP-07."""
    return Hide("hidden", meaning.REVEAL, "turn {whom} face-down", whom)


@final
class Hide(ToEach):
    """Provinces are turned face-down."""

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return Moment("hidden", card, s.owner[card], s.lies_in[card], 0, cause(scope))


@final
class Fill(ToEach):
    """LCG-FILL-01 to LCG-FILL-03: the top card of its player's dynasty deck is put in each province."""

    def __init__(self, words: str, whom: Things, face_up: bool) -> None:
        super().__init__("province filled", meaning.REVEAL, words, whom)
        self.face_up = face_up

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return Moment(self.kind, card, s.owner[card], s.lies_in[card], int(self.face_up), cause(scope))


def fill(whom: Things, face_up: bool = False) -> Changing:
    return Fill("fill {whom} face-up" if face_up else "fill {whom}", whom, face_up)


@final
class LeaveProvince(ToEach):
    """Cards leave their provinces, whether they are in play there or not."""

    def __init__(self, words: str, whom: Things, manner: int, where: int) -> None:
        super().__init__("leaves province", DISCARD, words, whom)
        self.manner = manner
        self.where = where

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        kind = "leaves play" if s.zone[card] == PLAY else self.kind
        return Moment(kind, card, s.controller[card], self.manner, self.where, cause(scope))


def discard_from_province(whom: Things) -> Changing:
    return LeaveProvince("discard {whom}", whom, DISCARDED, TO_DISCARD)


def shuffle_into_deck(whom: Things) -> Changing:
    words = "shuffle {whom} back into your dynasty deck"
    return LeaveProvince(words, whom, RETURNED, TO_DECK_SHUFFLED)


@final
class RefillFaceUp(Effect):
    """The province from which the character came is refilled face-up (LCG-REFL-03)."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        place = NOTHING if scope.moment is None else came_from(scope.moment)
        if place != NOTHING and not cards_in(s, place):
            owner = s.provinces[place].owner
            policy_of(s).occur(s, [Moment("province filled", NOTHING, owner, place, 1, cause(scope))])

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        moment = scope.moment
        return moment is not None and came_from(moment) != NOTHING and not cards_in(s, came_from(moment))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.REVEAL, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "refill that province face-up"


def refill_that_province_face_up() -> Effect:
    return RefillFaceUp()


@final
class PutInProvince(Effect):
    """Cards are put into a province; one from the conflict deck is discarded instead (LCG-PLAY-08)."""

    def __init__(self, whom: Things, province: Things) -> None:
        super().__init__()
        self.whom = whom
        self.province = province

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for province in self.province.cards(s, scope)[:1]:
            for card in self.whom.cards(s, scope):
                if is_dynasty_card(s, card):
                    zones.lay_in_province(s, card, s.lies_in[province], True)
                else:
                    zones.discard(s, card)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self.whom.cards(s, scope)) and bool(self.province.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.REVEAL, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"put {self.whom.text(speaker)} face-up into {self.province.text(speaker)}"


def put_in_province(whom: Things, province: Things) -> Effect:
    return PutInProvince(whom, province)


@final
class PutInThatProvince(Changing):
    """A holding enters play in the province from which the payment came."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("enters play", card, scope.seat, place, 0, by)
            for card in self.whom.cards(s, scope)
            for place in self._places(s, scope)[:1]
        ]

    def _places(self, s: LcgState, scope: Scope) -> list[int]:
        """As long as nothing is paid, what would pay still lies there."""
        left = [code - PLACES for code in scope.get(ORIGIN_SLOT)]
        return left or [s.lies_in[card] for card in PAID.cards(s, scope) if s.lies_in[card] != NOTHING]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ENTER, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"put {self.whom.text(speaker)} into play in that province"


def put_in_that_province(whom: Things) -> Changing:
    """In an ability that is `making_room`."""
    return PutInThatProvince(whom)


@final
class SwitchPlaces(Effect):
    """This holding and a card in another of your provinces change places."""

    def __init__(self, one: Things, other: Things) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for one, other in zip(self.one.cards(s, scope), self.other.cards(s, scope), strict=False):
            here, there = s.lies_in[one], s.lies_in[other]
            if NOTHING not in (here, there) and here != there:
                zones.move_to_province(s, one, there)
                zones.move_to_province(s, other, here)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-SWIT-01, LCG-MOVE-01."""
        pairs = zip(self.one.cards(s, scope), self.other.cards(s, scope), strict=False)
        return any(s.lies_in[one] != s.lies_in[other] for one, other in pairs)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.SWITCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"switch {self.one.text(speaker)} with {self.other.text(speaker)}"


def switch_places(one: Things, other: Things) -> Effect:
    return SwitchPlaces(one, other)
