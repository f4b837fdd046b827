"""Who has won: by the Paths to Victory, or as the players have agreed before the game (WH-WIN, WH-VAR)."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.definition import definition
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.war_of_honor.state import LAST_STEP, MILITARY, PATHS, WarState
from gorin.words.grammar.scope import NOBODY

VICTORIES: Final = {
    "paths": "Paths to Victory",
    "seeking-your-path": "Seeking Your Path",
    "student-of-all": "Student of All",
    "secret-missions": "Secret Missions",
    "true-samurai": "A True Samurai",
    "overall-champion": "Overall Champion",
    "bushido-brawl": "Bushido Brawl",
    "wartime": "Wartime",
    "classic": "Classic Mode",
}
LEAST_HONOR: Final = -20
"""WH-VAR-23."""


def total(s: WarState, seat: int) -> int:
    """All steps of a player on all Paths (WH-WIN-03)."""
    return sum(s.scores[seat].steps)


def ends_paths(s: WarState, seat: int) -> bool:
    return max(s.scores[seat].steps) == LAST_STEP


def has_won(s: WarState, seat: int) -> bool:
    """Does this player meet the condition of victory that is checked in the Path to Victory phase?"""
    steps = s.scores[seat].steps
    if s.victory == "paths":
        return ends_paths(s, seat)  # WH-WIN-01
    if s.victory == "seeking-your-path":
        return ends_paths(s, seat) and sum(1 for each in steps if each) >= 3  # WH-VAR-03
    if s.victory == "student-of-all":
        return min(steps) >= 2  # WH-VAR-04
    if s.victory == "secret-missions":
        return all(
            taken >= due for taken, due in zip(steps, s.scores[seat].mission, strict=True)
        )  # WH-VAR-07
    if s.victory == "true-samurai":
        return ends_paths(s, seat) and sorted(steps)[-2] >= 3  # WH-VAR-11
    if s.victory == "overall-champion":
        return any(ends_paths(s, each) for each in playing(s))  # WH-VAR-12: the most steps decide
    if s.victory == "wartime":
        return steps[MILITARY] == LAST_STEP  # WH-VAR-16
    return s.victory == "classic" and has_all_rings(s, seat)  # WH-VAR-15: nobody wins a brawl by steps


def has_all_rings(s: WarState, seat: int) -> bool:
    """WH-VAR-21: a Ring of each element was put into play by its own text."""
    rings = [definition(s.edition, slug) for slug in s.scores[seat].rings]
    return all(any(ring.has(element) for ring in rings) for element in ELEMENTS)


def playing(s: WarState) -> list[int]:
    return [seat for seat in range(s.seats) if not s.players[seat].lost]


def winner(s: WarState, active: int) -> int:
    """WH-WIN-03, WH-WIN-05, WH-WIN-06: of several the one with most steps, then whose turn comes first."""
    order = [seat for seat in s.seats_from(active) if not s.players[seat].lost and has_won(s, seat)]
    if not order:
        return NOBODY
    most = max(total(s, seat) for seat in order)
    return next(seat for seat in order if total(s, seat) == most)


def reason(s: WarState, seat: int) -> str:
    """How the winner has won, in a few words."""
    if s.victory == "paths":
        ended = [path for path in range(len(PATHS)) if s.scores[seat].steps[path] == LAST_STEP]
        return f"Path of {PATHS[ended[0]]}"
    return "Five Rings" if s.victory == "classic" else VICTORIES[s.victory]
