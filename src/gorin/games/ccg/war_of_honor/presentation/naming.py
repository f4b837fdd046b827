"""How tiles, Paths and steps are called."""

from __future__ import annotations

from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.war_of_honor.state import LAST_STEP, PATHS, WarState
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.english import ORDINALS
from gorin.language.naming import full_name


def tile_name(s: WarState, tile: int) -> str:
    """Toshi Ranbo, somebody's Plains, or a Fortress by its name and whether it is face-down."""
    owner = s.tiles[tile].owner
    return "Toshi Ranbo" if owner == NOBODY else tile_of(s, tile, player_name(s, owner))


def tile_of(s: WarState, tile: int, owner: str) -> str:
    """The same of a tile that is somebody's, whose name is known."""
    each = s.tiles[tile]
    if each.card == NOTHING:
        return f"{owner}'s Plains"
    name = _fortress_of(s, owner, s.what[each.card])
    return name if each.face_up else f"{name} (face-down)"


def fortress_name(s: WarState, owner: int, what: int) -> str:
    return _fortress_of(s, player_name(s, owner), what)


def _fortress_of(s: WarState, owner: str, what: int) -> str:
    """Two players of one Clan have Fortresses of the same name."""
    return f"{owner}'s {kind_of_fortress(s, what)}"


def kind_of_fortress(s: WarState, what: int) -> str:
    """Its name without the Clan: "Battle Fortress"."""
    return full_name(s, what).split(" ", 1)[1]


def step_name(path: int, step: int) -> str:
    """
    >>> step_name(0, 1)
    'the first step on the Path of Military'
    """
    last = " and last" if step == LAST_STEP else ""
    return f"the {ORDINALS[step - 1]}{last} step on the Path of {PATHS[path]}"
