"""What a seat may know as numbers: besides what the family tells, the map and the Score Board."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.presentation import observing as family
from gorin.games.ccg.war_of_honor.state import PATHS, Score, WarState
from gorin.kernel.observing import Part, whose

TILES: Final = 8
"""For each seat: more than are ever on the map."""
TILE: Final = ("owner", "card", "column", "row", "face_up")
BOARD: Final = (*PATHS, "gained", "caused", "conquered", "enlightened", "joins")
MISSION: Final = PATHS


def parts(seats: int) -> list[Part]:
    *table, cards = family.parts(seats)
    own = [Part("scores", seats, BOARD), Part("mission", 1, MISSION), Part("map", TILES * seats, TILE)]
    return [*table, *own, cards]


def observe(s: WarState, seat: int) -> list[int]:
    found = family.observe_table(s, seat)
    for each in s.seats_from(seat):
        found += _score(s.scores[each])
    found += s.scores[seat].mission or [0] * len(MISSION)
    tiles: list[int] = []
    for tile in s.tiles:
        tiles += [whose(tile.owner, seat, s.seats), tile.card + 1, tile.column, tile.row, int(tile.face_up)]
    width = TILES * s.seats * len(TILE)
    return found + tiles[:width] + [0] * (width - len(tiles)) + family.observe_cards(s, seat)


def _score(score: Score) -> list[int]:
    told = [score.gained, score.caused, int(score.conquered), int(score.enlightened), int(score.joins)]
    return score.steps + told
