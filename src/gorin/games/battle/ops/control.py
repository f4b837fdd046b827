"""Control tokens: put aside, placed, removed, exchanged."""

from __future__ import annotations

from gorin.games.battle.state import NOBODY, BattleState


def put_aside(s: BattleState, seat: int, count: int) -> None:
    s.control_pool[seat] -= count
    s.set_aside[seat] += count
    s.tell("set_aside", (seat, count))


def place_set_aside(s: BattleState, seat: int, province: int) -> None:
    s.set_aside[seat] -= 1
    s.control_pool[seat] += 1
    place_control(s, seat, province, 1, 0)


def place_control(s: BattleState, seat: int, province: int, facedown: int, faceup: int) -> None:
    """Put control tokens into a province, as many as the clan still has."""
    facedown = min(facedown, s.control_pool[seat])
    faceup = min(faceup, s.control_pool[seat] - facedown)
    if facedown + faceup == 0:
        return
    s.control_pool[seat] -= facedown + faceup
    s.owner[province] = seat
    s.facedown[province] += facedown
    s.faceup[province] += faceup
    s.tell("control", (seat, province, facedown, faceup))


def remove_control(s: BattleState, province: int) -> None:
    """Take one control token away, faceup ones first (BR-CTL-05, BR-REM-04)."""
    seat = s.owner[province]
    was_faceup = s.faceup[province] > 0
    if was_faceup:
        s.faceup[province] -= 1
    else:
        s.facedown[province] -= 1
    s.control_pool[seat] += 1
    if s.faceup[province] + s.facedown[province] == 0:
        s.owner[province] = NOBODY
    s.tell("control_removed", (seat, province, 1))


def clear_control(s: BattleState, province: int) -> None:
    """Take every control token away (BR-RES-10, BR-BTL-17)."""
    seat = s.owner[province]
    if seat == NOBODY:
        return
    count = s.faceup[province] + s.facedown[province]
    s.control_pool[seat] += count
    s.faceup[province] = 0
    s.facedown[province] = 0
    s.owner[province] = NOBODY
    s.tell("control_removed", (seat, province, count))


def exchange_control(s: BattleState, one: int, other: int) -> None:
    """All control tokens of two provinces change places, each keeping its side."""
    s.owner[one], s.owner[other] = s.owner[other], s.owner[one]
    s.faceup[one], s.faceup[other] = s.faceup[other], s.faceup[one]
    s.facedown[one], s.facedown[other] = s.facedown[other], s.facedown[one]
    s.tell("exchange", (one, other))
