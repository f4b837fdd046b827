"""Provinces and what is in them."""

from __future__ import annotations

from gorin.games.ccg.belongings import Province
from gorin.games.ccg.kinds import NOBODY, NOTHING
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.ops.moments import happen
from gorin.games.ccg.ops.play import enter_play
from gorin.games.ccg.ops.zones import discard
from gorin.games.ccg.scope import Moment
from gorin.games.ccg.state import CcgState
from gorin.kernel.events import EVERYBODY


def add_province(s: CcgState, seat: int) -> Province:
    made = Province(s.next_province, seat)
    s.next_province += 1
    s.provinces.append(made)
    s.tell("province", (seat, made.id))
    return made


def reveal(s: CcgState, place: Province) -> None:
    place.face_up = True
    s.known[place.card] = EVERYBODY
    s.tell("reveal", (place.owner, place.id, s.what[place.card]))


def attach_region(s: CcgState, card: int, place: Province) -> None:
    enter_play(s, card, place.owner, place.id, False, IN_PROVINCE)
    place.region = card
    s.tell("region", (place.owner, place.id, s.what[card]))


def hold_open(s: CcgState, place: int) -> None:
    """CE-EVT-03: while an Event resolves its province is not refilled. NOTHING: none is held open."""
    s.held = place
    s.tell("held", (place,))


def destroy_province(s: CcgState, place: Province, by: int) -> None:
    """CE-RES-07: what is in it and its Region are discarded."""
    for card in (place.card, place.region):
        if card != NOTHING:
            discard(s, card)
    s.provinces.remove(place)
    s.lasting = [each for each in s.lasting if not (each.stat == 3 and each.subject == place.id)]
    if by != NOBODY:
        s.players[by].destroyed += 1
    s.tell("province_destroyed", (place.owner, place.id, by))
    happen(s, Moment("province destroyed", place.id, by, place.owner))
