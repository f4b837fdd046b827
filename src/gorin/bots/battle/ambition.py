"""How far a set of provinces goes towards a secret objective, from 0 to 1 (met)."""

from __future__ import annotations

from gorin.games.battle.map import IS_COASTAL, IS_SHADOWLANDS, NEIGHBOURS, TERRITORY_OF
from gorin.games.battle.objectives import (
    BothShadowlands,
    Chain,
    Coasts,
    Condition,
    Foothold,
    Presence,
)


def progress(condition: Condition, held: list[int]) -> float:
    """The part of the way that these provinces are."""
    if isinstance(condition, Foothold):
        inside = [p for p in held if TERRITORY_OF[p] == condition.territory]
        return 1.0 if condition.capital in inside else min(1.0, len(inside) / 2)
    if isinstance(condition, BothShadowlands):
        return len([p for p in held if IS_SHADOWLANDS[p]]) / 2
    if isinstance(condition, Coasts):
        return min(1.0, len([p for p in held if IS_COASTAL[p]]) / condition.provinces)
    if isinstance(condition, Presence):
        return min(1.0, len({TERRITORY_OF[p] for p in held}) / condition.territories)
    if isinstance(condition, Chain):
        return _chain_progress(condition, held)
    return 0.0


def _chain_progress(condition: Chain, held: list[int]) -> float:
    """By the largest block of neighbours: nearly always there is a path through most of it."""
    block = max(blocks(held), key=len, default=[])
    long = min(1.0, len(block) / condition.length)
    wide = min(1.0, len({TERRITORY_OF[p] for p in block}) / condition.territories)
    return long * wide


def blocks(held: list[int]) -> list[list[int]]:
    """The provinces in groups that hang together.

    >>> blocks([0, 1, 4])
    [[0, 1], [4]]
    """
    left, found = set(held), []
    while left:
        block = [min(left)]
        left.remove(block[0])
        for province in block:
            reached = [p for p in NEIGHBOURS[province] if p in left]
            left.difference_update(reached)
            block += reached
        found.append(block)
    return found


CHANCES: dict[type[Condition], float] = {Foothold: 0.8, BothShadowlands: 0.8, Presence: 0.6, Coasts: 0.5}
"""How often an objective is met by somebody who strives for it. The fewest provinces are no aim at all."""


def chance_to_meet(condition: Condition, capital: int, seats: int) -> float:
    """Judged when the objectives are dealt: all that is certain is the own capital."""
    if isinstance(condition, Foothold) and condition.capital == capital:
        return 0.95
    if isinstance(condition, Chain):
        return 0.8 if seats <= 3 else 0.5  # with fewer players each begins with more provinces
    return CHANCES.get(type(condition), 0.1)
