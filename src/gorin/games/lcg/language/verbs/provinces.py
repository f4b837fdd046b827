"""Cards in provinces: turned up, refilled, switched, put back."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import (
    DISCARDED,
    RETURNED,
    TO_DECK_SHUFFLED,
    TO_DISCARD,
)
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.language.verbs.in_play import ToEach
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.arriving import came_from
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.reading import cards_in, is_dynasty_card
from gorin.games.lcg.table.refilling import ORIGIN_SLOT
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.selectors import PAID
from gorin.language.verbs import DISCARD, ENTER


class Turning(ToEach):
    """Cards or provinces are turned; a province may be picked as a place, so that nothing of it is shown."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        codes = self.whom.cards(s, context)
        cards = [s.provinces[code - PLACES].card if code >= PLACES else code for code in codes]
        return [self.moment(s, context, card) for card in cards]


@final
class Reveal(Turning):
    """LCG-FDP-02: face-down cards, or provinces, are turned face-up."""

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        return TriggerEvent("revealed", card, s.owner[card], s.lies_in[card], 0, cause(context))


def turn_up(whom: Selector) -> Changing:
    return Reveal("revealed", meaning.REVEAL, "turn {whom} faceup", whom)


def restore(whom: Selector) -> Changing:
    """LCG-RSTR-01."""
    return ToEach("restored", meaning.RESTORE, "restore {whom}", whom)


def turn_down(whom: Selector) -> Changing:
    """LCG-FDP-07."""
    return Hide("hidden", meaning.REVEAL, "turn {whom} facedown", whom)


@final
class Hide(Turning):
    """Provinces are turned face-down."""

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        return TriggerEvent("hidden", card, s.owner[card], s.lies_in[card], 0, cause(context))


@final
class Fill(ToEach):
    """LCG-FILL-01 to LCG-FILL-03: the top card of its player's dynasty deck is put in each province."""

    def __init__(self, whom: Selector, face_up: bool) -> None:
        super().__init__("province filled", meaning.REVEAL, "fill {whom}", whom)
        self.face_up = face_up

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        place = s.provinces[card - PLACES if card >= PLACES else s.lies_in[card]]
        return TriggerEvent(self.kind, place.card, place.owner, place.id, int(self.face_up), cause(context))

    def text(self, renderer: TextRenderer) -> str:
        return super().text(renderer) + (" faceup" if self.face_up else "")


def fill(whom: Selector, face_up: bool = False) -> Changing:
    """Cards of provinces, or provinces as places: those also while they are facedown."""
    return Fill(whom, face_up)


@final
class LeaveProvince(ToEach):
    """Cards leave their provinces, whether they are in play there or not."""

    def __init__(self, words: str, whom: Selector, manner: int, where: int) -> None:
        super().__init__("leaves province", DISCARD, words, whom)
        self.manner = manner
        self.where = where

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        kind = "leaves play" if s.zone[card] == PLAY else self.kind
        return TriggerEvent(kind, card, s.controller[card], self.manner, self.where, cause(context))


def discard_from_province(whom: Selector) -> Changing:
    return LeaveProvince("discard {whom}", whom, DISCARDED, TO_DISCARD)


def shuffle_into_deck(whom: Selector) -> Changing:
    words = "shuffle {whom} back into your dynasty deck"
    return LeaveProvince(words, whom, RETURNED, TO_DECK_SHUFFLED)


@final
class RefillFaceUp(Effect):
    """The province from which the character came is refilled face-up (LCG-REFL-03)."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        place = NOTHING if context.moment is None else came_from(context.moment)
        if place != NOTHING and not cards_in(s, place):
            owner = s.provinces[place].owner
            rules_of(s).occur(s, [TriggerEvent("province filled", NOTHING, owner, place, 1, cause(context))])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        moment = context.moment
        return moment is not None and came_from(moment) != NOTHING and not cards_in(s, came_from(moment))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.REVEAL, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "refill that province faceup"


def refill_that_province_face_up() -> Effect:
    return RefillFaceUp()


@final
class PutInProvince(Effect):
    """Cards are put into a province; one from the conflict deck is discarded instead (LCG-PLAY-08)."""

    def __init__(self, whom: Selector, province: Selector) -> None:
        super().__init__()
        self.whom = whom
        self.province = province

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for province in self.province.cards(s, context)[:1]:
            for card in self.whom.cards(s, context):
                if is_dynasty_card(s, card):
                    zones.lay_in_province(s, card, s.lies_in[province], True)
                else:
                    zones.discard(s, card)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context)) and bool(self.province.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.REVEAL, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"put {self.whom.text(renderer)} faceup into {self.province.text(renderer)}"


def put_in_province(whom: Selector, province: Selector) -> Effect:
    return PutInProvince(whom, province)


@final
class PutInThatProvince(Changing):
    """A holding enters play in the province from which the payment came."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("enters play", card, context.seat, place, 0, by)
            for card in self.whom.cards(s, context)
            for place in self._places(s, context)[:1]
        ]

    def _places(self, s: LcgState, context: AbilityContext) -> list[int]:
        """As long as nothing is paid, what would pay still lies there."""
        left = [code - PLACES for code in context.get(ORIGIN_SLOT)]
        return left or [s.lies_in[card] for card in PAID.cards(s, context) if s.lies_in[card] != NOTHING]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"put {self.whom.text(renderer)} into play in that province"


def put_in_that_province(whom: Selector) -> Changing:
    """In an ability that is `making_room`."""
    return PutInThatProvince(whom)


@final
class SwitchPlaces(Effect):
    """This holding and a card in another of your provinces change places."""

    def __init__(self, one: Selector, other: Selector) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for one, other in zip(self.one.cards(s, context), self.other.cards(s, context), strict=False):
            here, there = s.lies_in[one], s.lies_in[other]
            if NOTHING not in (here, there) and here != there:
                zones.move_to_province(s, one, there)
                zones.move_to_province(s, other, here)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-SWIT-01, LCG-MOVE-01."""
        pairs = zip(self.one.cards(s, context), self.other.cards(s, context), strict=False)
        return any(s.lies_in[one] != s.lies_in[other] for one, other in pairs)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"switch {self.one.text(renderer)} with {self.other.text(renderer)}"


def switch_places(one: Selector, other: Selector) -> Effect:
    return SwitchPlaces(one, other)
