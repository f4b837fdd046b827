"""The map and the Score Board as positions tell them. See docs/positions.md."""

from __future__ import annotations

from gorin.games.ccg.war_of_honor.position.reading import read
from gorin.games.ccg.war_of_honor.position.writing import KEYS, describe

__all__ = ["KEYS", "describe", "read"]
