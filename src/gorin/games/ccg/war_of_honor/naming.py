"""How tiles, Paths and steps are called."""

from __future__ import annotations

from gorin.games.ccg.shown.naming import player_name
from gorin.games.ccg.war_of_honor.state import PATHS, WarState
from gorin.words.grammar.english import ORDINALS
from gorin.words.grammar.scope import NOBODY, NOTHING
from gorin.words.naming import full_name


def tile_name(s: WarState, tile: int) -> str:
    """Toshi Ranbo, somebody's Plains, or a Fortress by its name and whether it is face-down."""
    each = s.tiles[tile]
    if each.owner == NOBODY:
        return "Toshi Ranbo"
    if each.card == NOTHING:
        return f"{player_name(s, each.owner)}'s Plains"
    name = fortress_name(s, each.owner, s.what[each.card])
    return name if each.face_up else f"{name} (face-down)"


def fortress_name(s: WarState, owner: int, what: int) -> str:
    """Two players of one Clan have Fortresses of the same name."""
    return f"{player_name(s, owner)}'s {full_name(s, what).split(' ', 1)[1]}"


def step_name(path: int, step: int) -> str:
    """
    >>> step_name(0, 1)
    'the first step of the Path of Military'
    """
    return f"the {ORDINALS[step - 1]} step of the Path of {PATHS[path]}"
