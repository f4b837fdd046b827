"""The two sides of an attack: who leads, who is allied, who was invited and who stays out of it.

At home nobody is on a side. With the declaration the Attacker and the Defender are, each leading one; an
ally is from the moment when he joins the side that has invited him (WH-ATK-07, WH-MAN-09, WH-MAN-15,
DE-ATK-10). Everything that means "the other side" is asked here, never "the other seat".
"""

from __future__ import annotations

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, NO_SIDE
from gorin.games.ccg.table.reading import units_at
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOBODY


def my_side(s: CcgState, seat: int) -> int:
    """The side a player is on in this attack; NO_SIDE for who is not part of it, or not yet."""
    return s.allegiance[seat]


def other_side(side: int) -> int:
    """The side that faces this one; nobody faces those who are on none."""
    return NO_SIDE if side == NO_SIDE else ATTACKING + DEFENDING - side


def enemy_side(s: CcgState, seat: int) -> int:
    return other_side(s.allegiance[seat])


def leader_of(s: CcgState, side: int) -> int:
    """WH-ATK-07, WH-GLO-21: who leads a side."""
    if side == NO_SIDE:
        return NOBODY
    return s.attacker if side == ATTACKING else s.defender


def is_leader(s: CcgState, seat: int) -> bool:
    return seat != NOBODY and seat in (s.attacker, s.defender)


def is_ally(s: CcgState, seat: int) -> bool:
    """Is he on a side that somebody else leads?"""
    return s.allegiance[seat] != NO_SIDE and not is_leader(s, seat)


def is_invited(s: CcgState, seat: int, side: int) -> bool:
    return s.invited[seat] & side != 0


def may_join(s: CcgState, seat: int, side: int) -> bool:
    """WH-MAN-08, WH-MAN-13, WH-MAN-14, DE-ATK-10, DE-ATK-11: only who was invited, and nobody both sides."""
    if s.allegiance[seat] != NO_SIDE:
        return s.allegiance[seat] == side
    return is_invited(s, seat, side)


def open_sides(s: CcgState, seat: int) -> list[int]:
    """The sides of a battlefield to which this player's units can go (WH-MOV-04, WH-MOV-06, WH-MOV-08)."""
    return [side for side in (ATTACKING, DEFENDING) if may_join(s, seat, side)]


def faced_sides(s: CcgState, seat: int) -> list[int]:
    """WH-PRS-07: the sides that this player's units face, or would face where he has yet to come in."""
    return [other_side(side) for side in open_sides(s, seat)]


def seats_in(s: CcgState, group: int) -> list[int]:
    """Several players as one number, as events and moments hold them (see `only`)."""
    return [seat for seat in range(s.seats) if group >> seat & 1]


def fighters_at(s: CcgState, place: int, side: int) -> list[int]:
    """WH-GLO-51: the players who have units on one side of a battlefield."""
    there = {s.controller[card] for card in units_at(s, place, side)}
    return [seat for seat in range(s.seats) if seat in there]


def guests(s: CcgState, side: int) -> list[int]:
    """WH-MAN-06, WH-MAN-12, DE-MAN-08, DE-MAN-12: whom a side has invited, clockwise from its leader."""
    return [seat for seat in s.others(leader_of(s, side)) if is_invited(s, seat, side)]
