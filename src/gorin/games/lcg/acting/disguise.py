"""Playing a character in place of another one: disguised (LCG-DISG)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.playable import why_not_as_it_is
from gorin.games.lcg.acting.resolutions import PLAYED
from gorin.games.lcg.kinds import (
    CHARACTER,
    CONSTANT_EFFECT,
    DISCARDED,
    DISHONORED,
    HONORED,
    ORDINARY,
    RULES_EFFECT,
    TO_DISCARD,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.allowed import NO_DISHONOR, can_join, is_entry_barred
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import course, people, resources, zones
from gorin.games.lcg.table.reading import attachments, characters_of, is_of_clan, provinces_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of, printed_cost, spent_reductions
from gorin.kernel.questions import BACK
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core import ops as language
from gorin.language.core.active_effects import has, holds
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.questions import AskThing
from gorin.language.core.zones import PLAY


def disguises(s: LcgState, seat: int) -> list[int]:
    """The characters that a player could play in place of others now."""
    among = list(s.players[seat].hand) if s.phase != "dynasty" else []  # LCG-CHAR-02
    if s.phase in ("dynasty", "conflict"):  # LCG-DISG-02
        places = {place.id for place in provinces_of(s, seat)}
        lying = [card for card, place in enumerate(s.lies_in) if place in places]
        among += [card for card in lying if s.zone[card] == IN_PROVINCE and s.face_up[card]]
    named = [card for card in among if s.definition(card).disguised and s.type_of(card) == CHARACTER]
    return [card for card in named if not why_not_as_it_is(s, seat, card) and replaceable(s, seat, card)]


def replaceable(s: LcgState, seat: int, card: int) -> list[int]:
    """LCG-DISG-03, LCG-DISG-04: in place of whom, so that it can be paid for and be there (LCG-DASH-02)."""
    if is_entry_barred(s, card):
        return []
    return [each for each in characters_of(s, seat) if _why_not_replaced(s, seat, card, each) is None]


def _why_not_replaced(s: LcgState, seat: int, card: int, each: int) -> Reason | None:
    whom = s.definition(card).disguised
    if s.definition(each).unique:
        return refusing.UNIQUE_OTHER
    if not has(s, each, whom) and not is_of_clan(s, each, whom):
        return refusing.WRONG_TRAIT
    if _price(s, seat, card, each) > s.players[seat].fate:
        return refusing.DISGUISE_TOO_DEAR
    kept_out = s.participating[each] and not can_join(s, card, seat)
    return refusing.DISGUISE_KEPT_OUT if kept_out else None


def _price(s: LcgState, seat: int, card: int, replaced: int) -> int:
    return max(cost_of(s, card, seat) - printed_cost(s, replaced), 0)


@final
class PlayDisguised(Step):
    """LCG-DISG-05: pay, enter play, take everything over; then the other one is discarded."""

    tag: ClassVar[str] = "play-disguised"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "replaced": "int", "origin": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "enter", "take_over", "discard", "be_done")
    kinds: ClassVar[dict[str, str]] = {"take": "play.disguise"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.replaced = NOTHING
        self.origin = NOTHING

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)

    def asks_about(self, s: LcgState) -> str:
        return s.names[s.what[self.card]]

    def choose(self, s: LcgState) -> None:
        asks = f"Play {s.definition(self.card).name} in place of which character?"
        s.push(AskThing(self.seat, asks, [*replaceable(s, self.seat, self.card), BACK]))

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if refusing.why_not_own_character(s, self.seat, code) is not None:
            return refusing.NOT_YOURS_IN_PLAY
        return _why_not_replaced(s, self.seat, self.card, code)

    def take(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.at = len(self.stages)
            return
        self.replaced = code
        price = _price(s, self.seat, self.card, code)
        for id in spent_reductions(s, self.card, self.seat, NOTHING):
            language.end_lasting(s, id)
        self.origin = s.lies_in[self.card]
        course.play(s, self.seat, self.card, price)
        if price:
            resources.change_fate(s, self.seat, -price)
        people.bow_role_for(s, self.seat, self.card)

    def enter(self, s: LcgState) -> None:
        """LCG-DISG-07, LCG-DISG-08: where the other one is, ready, without additional fate."""
        where = arrival(s.participating[self.replaced], self.origin)
        rules_of(s).occur(s, [TriggerEvent("enters play", self.card, self.seat, where, 0, RULES_EFFECT)])

    def take_over(self, s: LcgState) -> None:
        """LCG-DISG-01: attachments, fate and status tokens."""
        if s.zone[self.card] != PLAY or s.zone[self.replaced] != PLAY:
            return
        for each in list(attachments(s, self.replaced)):
            zones.attach(s, each, self.card)
        if s.fate[self.replaced]:
            people.place_fate(s, self.card, s.fate[self.replaced])
            people.remove_fate(s, self.replaced, s.fate[self.replaced])
        if s.status[self.replaced] and not self._token_stays(s):
            both = s.status[self.card] + s.status[self.replaced]  # LCG-STAT-08
            people.set_status(s, self.card, max(DISHONORED, min(both, HONORED)))
            people.set_status(s, self.replaced, ORDINARY)
        if s.tainted[self.replaced]:
            people.taint(s, self.card, True)
            people.taint(s, self.replaced, False)

    def _token_stays(self, s: LcgState) -> bool:
        """LCG-CLAR-10: a dishonored token is not moved to who cannot receive it."""
        return s.status[self.replaced] == DISHONORED and holds(s, NO_DISHONOR, self.card)

    def discard(self, s: LcgState) -> None:
        """LCG-DISG-06: nothing interrupts it."""
        seat = s.controller[self.replaced]
        gone = TriggerEvent("leaves play", self.replaced, seat, DISCARDED, TO_DISCARD, CONSTANT_EFFECT)
        rules_of(s).occur(s, [gone])

    def be_done(self, s: LcgState) -> None:
        came = int(self.origin != NOTHING)
        rules_of(s).occur(s, [TriggerEvent(PLAYED, self.card, self.seat, NOTHING, came, RULES_EFFECT)])
