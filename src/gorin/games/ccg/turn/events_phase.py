"""The Events phase (CE-EVT): provinces are turned up from left to right, Events resolve, Regions attach.

An Event whose text speaks of the time when all provinces are turned up lies in its province until then.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.kinds import CELESTIAL, EVENT, EVENT_RESOLVED, LIMBO, REGION
from gorin.games.ccg.language.when.triggers import ALL_TURNED_UP, OF_EVENTS
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.contests import Unfolding
from gorin.games.ccg.table.permitted import takes_region
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import NO_CAUSE
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step
from gorin.language.abilities import Triggered
from gorin.language.core.causes import by_card
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Rule
from gorin.language.core.questions import AskThing
from gorin.language.naming import full_name

REGION_BOWS: Final = "is bowed to bring this Region into play"
"""What a Region says of those of whom one must be bowed for it."""


def bowed_for(s: CcgState, region: int) -> Rule | None:
    """The cost of a Region, if it has one (DE-EVT-10)."""
    for rule in s.definition(region).rules:
        if rule.about == REGION_BOWS:
            return rule
    return None


@final
class PayForRegion(Step):
    """DE-EVT-10, DE-EVT-11: who does not bow anybody for it, or has nobody to bow, discards it."""

    tag: ClassVar[str] = "pay-for-region"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("offer", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "events.bow-for-region"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def offer(self, s: CcgState) -> None:
        rule = bowed_for(s, self.card)
        context = AbilityContext(self.seat, self.card)
        able = [
            card
            for card in s.in_play
            if rule is not None
            and s.controller[card] == self.seat
            and not s.bowed[card]
            and rule.concerns(s, context, card)
        ]
        if not able:
            ops.discard(s, self.card)
            self.at = len(self.stages)
            return
        name = full_name(s, s.what[self.card])
        s.push(AskThing(self.seat, f"Bow which card to attach {name}?", [*able, PASS]))

    def take(self, s: CcgState) -> None:
        picked = s.answers[self.seat]
        place = next((each for each in provinces_of(s, self.seat) if each.card == self.card), None)
        if picked == PASS or place is None:
            ops.discard(s, self.card)
            return
        ops.bow(s, picked)
        ops.attach_region(s, self.card, place)

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)


@final
class EventsPhase(Unfolding):
    """CE-EVT-01: one province after another."""

    tag: ClassVar[str] = "events-phase"
    fields: ClassVar[dict[str, str]] = {"done": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("next_province", "before_event", "resolve_event", "clear_event")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.done: list[int] = []

    def cause(self, s: CcgState) -> tuple[int, ...]:
        return NO_CAUSE if self.card == NOTHING else by_card(s.what[self.card])

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)

    def next_province(self, s: CcgState) -> None:
        left = [place for place in provinces_of(s, self.seat) if place.id not in self.done]
        if not left:
            self._end_waiting(s)
            return
        place = left[0]
        self.done.append(place.id)
        self.go("next_province")
        if place.card != NOTHING:
            self._turn_up(s, place)

    def _end_waiting(self, s: CcgState) -> None:
        """All is turned up: the Events that have waited for it resolve, from left to right as well."""
        waiting = [place for place in provinces_of(s, self.seat) if place.face_up and _waits(s, place.card)]
        if waiting:
            self._take_up(s, waiting[0])
        else:
            self.at = len(self.stages)

    def _turn_up(self, s: CcgState, place: Province) -> None:
        """CE-EVT-06: one that is face-up already is handled all the same."""
        if not place.face_up:
            ops.reveal(s, place)
        type = s.type_of(place.card)
        if type == EVENT:
            if not _waits(s, place.card):
                self._take_up(s, place)
        elif type == REGION:
            self._attach(s, place)
        elif type == CELESTIAL:
            self._welcome(s, place.card)

    def _take_up(self, s: CcgState, place: Province) -> None:
        """CE-EVT-03: the Event leaves its province, which is refilled after it has resolved."""
        if rules_of(s).events_once:
            if has_resolved(s, place.card):
                ops.pass_over_event(s, self.seat, place.card)
                return
            ops.use_ability(s, EVENT_RESOLVED + s.what[place.card], True)
        self.card = place.card
        self.canceled = False
        ops.hold_open(s, place.id)
        ops.to_limbo(s, self.card)
        self.go("before_event")

    def _attach(self, s: CcgState, place: Province) -> None:
        """CE-EVT-08 to CE-EVT-10."""
        card_filter = bowed_for(s, place.card)
        if not takes_region(s, place, place.card):
            ops.discard(s, place.card)
        elif card_filter is None:
            ops.attach_region(s, place.card, place)
        else:
            s.push(PayForRegion(self.seat, place.card))

    def _welcome(self, s: CcgState, card: int) -> None:
        """A Celestial enters play at home; an earlier one of the same player is discarded."""
        for other in list(s.in_play):
            if s.type_of(other) == CELESTIAL and s.controller[other] == self.seat:
                ops.discard(s, other)
        ops.enter_play(s, card, self.seat)

    def before_event(self, s: CcgState) -> None:
        ops.happen(s, TriggerEvent("event resolves", self.card, self.seat))

    def resolve_event(self, s: CcgState) -> None:
        """CE-EVT-03: before the province is refilled. DE-CANC-01: one that was canceled does nothing."""
        if self.canceled:
            return
        for ability in reversed(s.definition(self.card).abilities):
            if isinstance(ability, Triggered) and ability.hears in OF_EVENTS:
                context = AbilityContext(self.seat, self.card)
                context.numbers = [s.held]
                s.push(ApplyTrait(s.what[self.card], ability.number, self.card, context))

    def clear_event(self, s: CcgState) -> None:
        """CE-EVT-04."""
        if s.zone[self.card] == LIMBO:
            ops.discard(s, self.card)
        self.card = NOTHING
        ops.hold_open(s, NOTHING)
        self.go("next_province")


def has_resolved(s: CcgState, event: int) -> bool:
    """Has an Event of this title resolved in this game, whoever owned it?"""
    return EVENT_RESOLVED + s.what[event] in s.used_ever


def _waits(s: CcgState, card: int) -> bool:
    """Is it an Event that resolves only when all provinces of its player are turned up?"""
    return card != NOTHING and s.type_of(card) == EVENT and ALL_TURNED_UP.kind in s.definition(card).hears
