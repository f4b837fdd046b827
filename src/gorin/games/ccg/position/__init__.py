"""Positions: a moment of the game as people would write it down. See docs/positions.md.

A card is written by its slug; `slug#12` gives it the number 12 as well, which only matters where steps in
progress refer to it. Whatever is not mentioned has its default.
"""

from __future__ import annotations

from gorin.games.ccg.position.reading import set_up
from gorin.games.ccg.position.writing import describe

__all__ = ["describe", "set_up"]
