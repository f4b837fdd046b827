"""Positions: a moment of the game as people would write it down.

See docs/positions.md. Whatever is not mentioned has its default: control tokens that are not on the board
are in their pool, combat tokens that are nowhere else are in theirs.
"""

from __future__ import annotations

from gorin.games.battle.position.moment import moment_of
from gorin.games.battle.position.reading import set_up
from gorin.games.battle.position.writing import describe

__all__ = ["describe", "moment_of", "set_up"]
