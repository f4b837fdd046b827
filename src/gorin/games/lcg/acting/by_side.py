"""In which order cards are offered: first those that a player would rather choose."""

from __future__ import annotations

from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.state import LcgState


def by_side(s: LcgState, seat: int, among: list[int], good: int) -> list[int]:
    """The player's own side first where it is good for them, the other side first where it is bad."""
    if not good or len(among) < 2:
        return among
    own: list[int] = []
    others: list[int] = []
    ruleset = rules_of(s)
    for thing in among:
        is_others = thing < len(s.zone) and ruleset.is_foe(seat, s.controller[thing])
        (others if is_others else own).append(thing)
    return own + others if good > 0 else others + own
