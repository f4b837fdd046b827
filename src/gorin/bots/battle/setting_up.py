"""The choices of the set-up: clan, objective, first provinces."""

from __future__ import annotations

from gorin.bots.battle.ambition import chance_to_meet
from gorin.bots.battle.situation import Situation
from gorin.games.battle.clans import CAPITALS
from gorin.games.battle.map import NEIGHBOURS
from gorin.games.battle.objectives import OBJECTIVES

COMPANY = 0.2
"""What each own neighbour is worth to a first province."""
DENIAL = 1.0
"""How much it counts what a rival would have had of the province."""


def clan(situation: Situation, code: int) -> float:
    """All clans are equal."""
    return 0.0


def objective(situation: Situation, code: int) -> float:
    capital = CAPITALS[situation.table.clans[situation.me]]
    condition = OBJECTIVES[code].condition
    return OBJECTIVES[code].honor * chance_to_meet(condition, capital, situation.board.seats)


def province(situation: Situation, code: int) -> float:
    """What it brings us, what it would have brought the rival who wants it most, and company."""
    me, worth = situation.me, situation.worth
    rivals = [seat for seat in range(situation.board.seats) if seat != me]
    denied = max([-worth.stake(seat, code) for seat in rivals])
    friends = [p for p in NEIGHBOURS[code] if situation.table.owner[p] == me]
    return worth.stake(me, code) + DENIAL * denied + COMPANY * len(friends)
