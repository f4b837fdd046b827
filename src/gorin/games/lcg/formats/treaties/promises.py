"""What can be promised, for how long, and how the referee sees it kept (LCG-TRT-03 to LCG-TRT-05)."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.kinds import EVENT, MILITARY, POLITICAL
from gorin.games.lcg.presentation.naming import player_name
from gorin.games.lcg.table.ops import treaties as ops
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.treaty import Treaty
from gorin.language.core.context import TriggerEvent

PEACE: Final = 0
WAR: Final = 1
NO_MILITARY: Final = 2
NO_POLITICAL: Final = 3
LOW_BID: Final = 4
NO_EVENTS: Final = 5
SPARE: Final = 6
NO_FATE: Final = 7
SPOKEN: Final = 8
"""In words of the parties' own, which they judge themselves."""

MOST_BID: Final = 2
LONGEST: Final = 200
"""So many letters a promise in own words may have."""


@final
class Vocable:
    """A kind of promise: its words, and whether it is something to be done or to be left."""

    def __init__(self, kind: str, words: str, is_deed: bool = False) -> None:
        self.kind = kind
        """For programs."""
        self.words = words
        self.is_deed = is_deed


VOCABULARY: tuple[Vocable, ...] = (
    Vocable("peace", "declares no conflict against {partner}"),
    Vocable("war", "declares a conflict against {third}", is_deed=True),
    Vocable("no-military", "declares no military conflict"),
    Vocable("no-political", "declares no political conflict"),
    Vocable("low-bid", f"bids at most {MOST_BID} for cards"),
    Vocable("no-events", "plays no events while {partner} attacks or defends"),
    Vocable("spare", "targets none of {partner}'s characters"),
    Vocable("no-fate", "puts no fate on {partner}'s rings in the fate phase"),
    Vocable("spoken", "keeps an agreement made in their own words"),
)

AT_ONCE: Final = 0
THIS_PHASE: Final = 1
THIS_ROUND: Final = 2
NEXT_ROUND: Final = 3
WHOLE_GAME: Final = 4
DURATIONS: tuple[str, ...] = (
    "until the next conflict or the end of this phase",
    "until the end of this phase",
    "until the end of this round",
    "until the end of the next round",
    "for the rest of the game",
)
LEAST_VALUE: Final = 1
MOST_VALUE: Final = 5
"""LCG-TRT-06."""


def promise_text(s: LcgState, seat: int, partner: int, kind: int, words: str) -> str:
    """A promise as a sentence about who makes it."""
    who = player_name(s, seat)
    if kind == SPOKEN and words:
        return f"{who} promises: {words}"
    third = next((other for other in range(s.seats) if other not in (seat, partner)), partner)
    said = VOCABULARY[kind].words.format(partner=player_name(s, partner), third=player_name(s, third))
    return f"{who} {said}"


def terms(s: LcgState, treaty: Treaty) -> list[str]:
    """What each party promises."""
    return [
        promise_text(s, seat, treaty.partner(seat), promise.kind, promise.words)
        for seat, promise in zip(treaty.parties, treaty.promises, strict=True)
    ]


# --- the referee ----------------------------------------------------------------------------------


def watch(s: LcgState, moment: TriggerEvent) -> None:
    """Something has happened: does it keep or break what anybody has promised, or end a treaty?"""
    for treaty in [each for each in s.treaties if not each.is_over]:
        for seat in treaty.parties:
            if not treaty.is_over:
                _judge(s, treaty, seat, moment)
        if not treaty.is_over and _ends(s, treaty, moment):
            ops.end(s, treaty)


def _judge(s: LcgState, treaty: Treaty, seat: int, moment: TriggerEvent) -> None:
    promise = treaty.promise_of(seat)
    if moment.seat != seat or promise.done or not _concerns(s, treaty, seat, promise.kind, moment):
        return
    if VOCABULARY[promise.kind].is_deed:
        ops.keep(s, treaty, seat)
    else:
        ops.break_(s, treaty, seat)


def _concerns(s: LcgState, treaty: Treaty, seat: int, kind: int, moment: TriggerEvent) -> bool:
    partner = treaty.partner(seat)
    if moment.kind == "conflict declared":
        if kind == PEACE:
            return moment.other == partner
        if kind == WAR:
            return moment.other != partner
        return (kind, moment.amount) in ((NO_MILITARY, MILITARY), (NO_POLITICAL, POLITICAL))
    if moment.kind == "card played":
        conflict = s.conflict
        fights = conflict is not None and partner in (conflict.attacker, conflict.defender)
        return kind == NO_EVENTS and fights and s.type_of(moment.card) == EVENT
    if moment.kind == "bids for cards":
        return kind == LOW_BID and moment.amount > MOST_BID
    if moment.kind == "targets":
        return kind == SPARE and s.controller[moment.card] == partner
    return moment.kind == "puts fate" and kind == NO_FATE and moment.other == partner


def _ends(s: LcgState, treaty: Treaty, moment: TriggerEvent) -> bool:
    if moment.kind == "conflict ends":
        return treaty.until == AT_ONCE
    if moment.kind != "phase ends":
        return False
    if treaty.until in (AT_ONCE, THIS_PHASE):
        return True
    last = treaty.round + int(treaty.until == NEXT_ROUND)
    return s.phase == "fate" and treaty.until != WHOLE_GAME and s.round >= last


def release_from_war(s: LcgState, treaty: Treaty) -> None:
    """LCG-TRT-03: the third player is out, and nobody is held to what nobody can do any more."""
    for seat in treaty.parties:
        promise = treaty.promise_of(seat)
        if promise.kind == WAR and not promise.done:
            ops.release(s, treaty, seat)


def unkept(treaty: Treaty) -> list[int]:
    """Who has not done in time what was promised (LCG-TRT-05)."""
    return [
        seat
        for seat in treaty.parties
        if VOCABULARY[treaty.promise_of(seat).kind].is_deed and not treaty.promise_of(seat).done
    ]
