"""Positions: a moment of the game as people would write it down. See docs/positions.md."""

from __future__ import annotations

from gorin.games.lcg.position.reading import set_up
from gorin.games.lcg.position.writing import describe, is_describable

__all__ = ["describe", "is_describable", "set_up"]
