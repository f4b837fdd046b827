"""Provinces and what is in them."""

from __future__ import annotations

from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.kinds import PROVINCE_GAINED
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.causes import WITH_PROVINCE
from gorin.games.ccg.table.ops.control import hand_over
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.ops.play import enter_play, lose_ground
from gorin.games.ccg.table.ops.zones import discard
from gorin.games.ccg.table.reading import fortifications, land
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import only
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.knowing import show_to_all
from gorin.language.core.questions import PLACES


def add_province(s: CcgState, seat: int) -> Province:
    made = Province(s.next_province, seat)
    s.next_province += 1
    s.provinces.append(made)
    s.tell("province", (seat, made.id, land(s, made.id)[1]))
    return made


def gain_province(s: CcgState, seat: int) -> Province:
    """By an effect that grants it once per game, to the right of the others."""
    s.used_ever.append(PROVINCE_GAINED + seat)
    return add_province(s, seat)


def has_gained_province(s: CcgState, seat: int) -> bool:
    return PROVINCE_GAINED + seat in s.used_ever


def reveal(s: CcgState, place: Province) -> None:
    place.face_up = True
    show_to_all(s, place.card)
    s.tell("reveal", (place.owner, place.id, s.what[place.card], land(s, place.id)[1]))


def attach_region(s: CcgState, card: int, place: Province, origin: int = IN_PROVINCE) -> None:
    enter_play(s, card, place.owner, place.id, False, origin)
    place.region = card
    s.tell("region", (place.owner, place.id, s.what[card], land(s, place.id)[1]))


def transfer_region(s: CcgState, card: int, place: Province) -> None:
    """CE-TRAN-01; CE-CTRL-03: from now on the owner of that province controls it."""
    for each in s.provinces:
        if each.region == card:
            each.region = NOTHING
    place.region = card
    s.host[card] = place.id
    hand_over(s, card, place.owner)
    s.tell("region_transfer", (place.owner, place.id, s.what[card], land(s, place.id)[1]))


def hold_open(s: CcgState, place: int) -> None:
    """CE-EVT-03: while an Event resolves its province is not refilled. NOTHING: none is held open."""
    s.held = place
    s.tell("held", (place,))


def destroy_province(s: CcgState, place: Province, by: int, army: list[int] | None = None) -> None:
    """CE-RES-07: what is in it is discarded, and what is attached goes, too; in DE-RES-21 it is destroyed.

    `army`: whose units have done it (WH-GLO-52).
    """
    destroyers = army if army is not None else [] if by == NOBODY else [by]
    number = land(s, place.id)[1]
    if place.card != NOTHING:
        discard(s, place.card, cause=WITH_PROVINCE)
    for card in (place.region, *fortifications(s, place.id)):
        if card != NOTHING:
            lose_ground(s, card, WITH_PROVINCE)
    s.provinces.remove(place)
    s.lasting = [each for each in s.lasting if not (each.stat == 3 and each.subject == place.id)]
    for seat in destroyers:
        s.players[seat].destroyed += 1
    s.tell("province_destroyed", (place.owner, place.id, by, number))
    happen(s, TriggerEvent("province destroyed", PLACES + place.id, by, place.owner, only(*destroyers)))
