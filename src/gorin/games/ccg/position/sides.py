"""Who is on which side of an attack, and who was invited, as a position says it."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, NO_SIDE
from gorin.games.ccg.table.sides import is_ally, is_invited, is_leader
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.position_reader import PositionReader, read_number

ALLIES = (("attacking_allies", ATTACKING), ("defending_allies", DEFENDING))
INVITED = (("invited_to_attack", ATTACKING), ("invited_to_defend", DEFENDING))
BATTLE = ("attacker", "defender", "at", *[name for name, _ in ALLIES], *[name for name, _ in INVITED])


def read_sides(s: CcgState, battle: PositionReader) -> None:
    """The leaders, their allies and their guests. An ally was invited, so that need not be said of him."""
    s.attacker = battle.number("attacker", s.active, 0, s.seats - 1)
    s.defender = battle.number("defender", (s.active + 1) % s.seats, 0, s.seats - 1)
    if s.attacker != s.active or s.defender == s.attacker:
        raise InvalidPosition("battle: the active player attacks another one")
    s.allegiance[s.attacker], s.allegiance[s.defender] = ATTACKING, DEFENDING
    for key, side in ALLIES:
        for seat in _read_seats(s, battle, key):
            if s.allegiance[seat] != NO_SIDE:
                raise battle.wrong(key, f"names seat {seat}, who is on the other side")
            s.allegiance[seat] = side
            s.invited[seat] |= side
    for key, side in INVITED:
        for seat in _read_seats(s, battle, key):
            s.invited[seat] |= side


def _read_seats(s: CcgState, battle: PositionReader, key: str) -> list[int]:
    seats = [read_number(each, battle.place(key), 0, s.seats - 1) for each in battle.items(key)]
    for seat in seats:
        if is_leader(s, seat):
            raise battle.wrong(key, f"names seat {seat}, who leads a side")
    if len(set(seats)) != len(seats):
        raise battle.wrong(key, "names somebody twice")
    return seats


def told_sides(s: CcgState) -> dict[str, Any]:
    told: dict[str, Any] = {"attacker": s.attacker, "defender": s.defender}
    for key, side in ALLIES:
        told[key] = [seat for seat in range(s.seats) if is_ally(s, seat) and s.allegiance[seat] == side]
    for key, side in INVITED:
        told[key] = [seat for seat in range(s.seats) if is_invited(s, seat, side)]
    return {key: value for key, value in told.items() if value != []}
