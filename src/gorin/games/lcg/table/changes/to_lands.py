"""Changes to provinces, rings and the course of a conflict."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import (
    DYNASTY,
    RULES_EFFECT,
)
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.change import (
    A_NUMBER,
    A_PLACE,
    A_PLACE_OR_NOTHING,
    A_RING,
    A_SEAT,
    A_SEAT_OR_NOBODY,
    Aftermath,
    Change,
    Possible,
)
from gorin.games.lcg.table.changes.decks import has_cards, run_out
from gorin.games.lcg.table.ops import course, lands, zones
from gorin.games.lcg.table.reading import (
    is_facedown,
    participants_for,
)
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import has
from gorin.language.core.context import NOTHING, TriggerEvent


def _break(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-BRK-03, LCG-FRM3-23: the attacker takes the spoils before anybody reacts, however it broke."""
    lands.break_province(s, s.provinces[moment.other])
    conflict = s.conflict
    if conflict is not None and moment.other in conflict.provinces:
        after.follow.append(
            TriggerEvent("spoils", moment.card, conflict.attacker, moment.other, 0, RULES_EFFECT)
        )


def _reveal(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    card = moment.card
    place = s.provinces[s.lies_in[card]]
    if place.card == card:
        lands.reveal_province(s, place)
        return
    zones.turn_up(s, card)
    if has(s, card, "rally"):
        after.follow.append(TriggerEvent("province filled", card, place.owner, place.id, 1))  # LCG-RALL-01


def _can_reveal(s: LcgState, moment: TriggerEvent) -> bool:
    place = s.lies_in[moment.card]
    return place != NOTHING and not s.face_up[moment.card]


def _hide(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-FDP-06: one that is attacked is turned face-up again at once."""
    place = s.provinces[moment.other]
    lands.hide_province(s, place)
    if s.conflict is not None and place.id in s.conflict.provinces:
        after.follow.append(TriggerEvent("revealed", place.card, place.owner, place.id, 0))


def _can_hide(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-EMIN-03."""
    place = s.provinces[moment.other]
    return place.card != NOTHING and not is_facedown(s, place) and not has(s, place.card, "eminent")


def _fill(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    if has_cards(s, moment.seat, DYNASTY):
        zones.fill(s, moment.other, bool(moment.amount))
    else:
        run_out(s, DYNASTY, moment, after)


def _claim(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-FRM3-26; `amount` says on which province, where that matters (LCG-ENL-07)."""
    lands.claim_ring(s, moment.other, moment.seat, moment.amount - 1)


def _result(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-PRID-01: pride follows before anybody reacts."""
    conflict = s.conflict
    if conflict is not None and moment.kind == "conflict won" and moment.seat == conflict.winner:
        lands.tell_result(s, conflict)
    kind = "honored" if moment.kind == "conflict won" else "dishonored"
    for card in participants_for(s, moment.seat):
        if s.controller[card] == moment.seat and has(s, card, "pride"):
            after.follow.append(TriggerEvent(kind, card, moment.seat, NOTHING, 0, RULES_EFFECT))


POSSIBLE: Final[dict[str, Possible]] = {
    "province dishonored": lambda s, m: not s.provinces[s.lies_in[m.card]].dishonored,
    "restored": lambda s, m: s.provinces[s.lies_in[m.card]].broken,
    "province breaks": lambda s, m: not s.provinces[m.other].broken,
    "revealed": _can_reveal,
    "hidden": _can_hide,
}

CHANGES: Final[dict[str, Change]] = {
    "province dishonored": Change(
        lambda s, m, after: lands.dishonor_province(s, s.provinces[s.lies_in[m.card]]), A_NUMBER
    ),
    "restored": Change(
        lambda s, m, after: lands.restore_province(s, s.provinces[s.lies_in[m.card]]), A_NUMBER
    ),
    "province breaks": Change(_break, A_PLACE),
    "spoils": Change(lambda s, m, after: rules_of(s).take_spoils(s, m.seat, m.other), A_PLACE),
    "province filled": Change(_fill, A_PLACE),
    "revealed": Change(_reveal, A_PLACE_OR_NOTHING),
    "hidden": Change(_hide, A_PLACE),
    "ring claimed": Change(_claim, A_RING),
    "conflict won": Change(_result, A_SEAT_OR_NOBODY),
    "conflict lost": Change(_result, A_SEAT),
    "phase ends": Change(lambda s, m, after: course.end_phase(s), A_NUMBER),
}
