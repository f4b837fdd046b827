"""The map: tiles around Toshi Ranbo, who lies beside whom, where a new tile may be placed (WH-TIL).

A place is a column and a row; each has six neighbours. Toshi Ranbo lies in the middle of everything.
"""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.war_of_honor.state import Tile, WarState
from gorin.kernel.reasons import Reason
from gorin.language.core.context import NOBODY, NOTHING

AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
BEARINGS: Final = ("east", "northeast", "northwest", "west", "southwest", "southeast")
"""Where each of them lies, as the map is drawn: north is up."""
FARTHEST: Final = 4
"""WH-TIL-07: so many steps from Toshi Ranbo, with three tiles between."""
TAKEN = Reason("There is already a tile here.", "WH-TIL-04")
TOO_LOOSE = Reason("A tile must touch Toshi Ranbo or at least two other tiles.", "WH-TIL-05")
TOO_FAR = Reason("At most three tiles may lie between a tile and Toshi Ranbo.", "WH-TIL-07")


def beside(column: int, row: int) -> list[tuple[int, int]]:
    """The six places around a place."""
    return [(column + right, row + down) for right, down in AROUND]


def tile_at(s: WarState, column: int, row: int) -> int:
    for number, tile in enumerate(s.tiles):
        if (tile.column, tile.row) == (column, row):
            return number
    return NOTHING


def touching(s: WarState, column: int, row: int) -> list[int]:
    """The tiles around a place."""
    found = [tile_at(s, *place) for place in beside(column, row)]
    return [number for number in found if number != NOTHING]


def neighbours(s: WarState, tile: int) -> list[int]:
    """Tiles are never moved once they are placed, so this is worked out once for a map."""
    if len(s.around) != len(s.tiles):
        s.keep_around([touching(s, each.column, each.row) for each in s.tiles])
    return s.around[tile]


def is_fortress(tile: Tile) -> bool:
    return tile.card != NOTHING


def is_standing(s: WarState, tile: int) -> bool:
    """A face-up Fortress of somebody who is still in the game; everything else acts as Plains (WH-TIL-13)."""
    each = s.tiles[tile]
    return each.card != NOTHING and each.face_up and not s.players[each.owner].lost


def fortresses(s: WarState, seat: int) -> list[int]:
    """A player's Fortresses, as they were placed, whichever side is up."""
    return [number for number, tile in enumerate(s.tiles) if tile.owner == seat and is_fortress(tile)]


def standing(s: WarState, seat: int) -> list[int]:
    """A player's face-up Fortresses."""
    return [number for number in fortresses(s, seat) if is_standing(s, number)]


def players_beside(s: WarState, tile: int) -> list[int]:
    """Who has a face-up Fortress beside a tile (WH-ATK-12), in the order of the seats."""
    owners = {s.tiles[each].owner for each in neighbours(s, tile) if is_standing(s, each)}
    return [seat for seat in range(s.seats) if seat in owners]


def toshi_ranbo(s: WarState) -> int:
    """The tile that is nobody's (WH-TIL-14)."""
    return next((n for n, tile in enumerate(s.tiles) if tile.owner == NOBODY), NOTHING)


# --- where a place is -----------------------------------------------------------------------------


def bearing(s: WarState, column: int, row: int) -> tuple[int, str]:
    """A place as people find it: a tile whose name no other tile has, and where it lies from there.

    A Fortress or Toshi Ranbo beside it, if there is one; otherwise the way from Toshi Ranbo.
    """
    middle = toshi_ranbo(s)
    named = [each for each in touching(s, column, row) if each == middle or is_fortress(s.tiles[each])]
    anchor = middle if middle in named or not named else named[0]
    tile = s.tiles[anchor]
    return anchor, way(column - tile.column, row - tile.row)


def way(right: int, down: int) -> str:
    """
    >>> way(1, 0), way(0, -1), way(3, -1)
    ('east', 'northwest', '2 east and 1 northeast')
    """
    for at, (one, other) in enumerate(zip(AROUND, [*AROUND[1:], AROUND[0]], strict=True)):
        across = one[0] * other[1] - one[1] * other[0]
        first, second = (
            (right * other[1] - down * other[0]) // across,
            (down * one[0] - right * one[1]) // across,
        )
        if first > 0 and second >= 0:
            beside = BEARINGS[(at + 1) % len(BEARINGS)]
            if not second:
                return BEARINGS[at] if first == 1 else f"{first} {BEARINGS[at]}"
            return f"{first} {BEARINGS[at]} and {second} {beside}"
    raise ValueError("nothing lies in its own direction")


# --- placing --------------------------------------------------------------------------------------


def distances(s: WarState) -> dict[int, int]:
    """How many steps from tile to tile it is from Toshi Ranbo, by the shortest route."""
    start = toshi_ranbo(s)
    found = {start: 0}
    waiting = [start]
    for tile in waiting:
        for each in neighbours(s, tile):
            if each not in found:
                found[each] = found[tile] + 1
                waiting.append(each)
    return found


def why_not_placed(s: WarState, column: int, row: int) -> Reason | None:
    """What keeps a tile from being placed here."""
    if tile_at(s, column, row) != NOTHING:
        return TAKEN
    touched = touching(s, column, row)
    if toshi_ranbo(s) in touched:
        return None
    if len(touched) < 2:
        return TOO_LOOSE
    known = distances(s)
    nearest = min(known[each] for each in touched)
    return TOO_FAR if nearest + 1 > FARTHEST else None


def open_places(s: WarState) -> list[tuple[int, int]]:
    """Where the next tile may be placed, from row to row."""
    around = {place for tile in s.tiles for place in beside(tile.column, tile.row)}
    legal = [place for place in around if why_not_placed(s, *place) is None]
    return sorted(legal, key=lambda place: (place[1], place[0]))
