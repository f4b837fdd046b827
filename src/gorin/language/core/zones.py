"""The zones that every card game has, by number. Those of a game's own come after and between them."""

from __future__ import annotations

from typing import Final

DECK: Final = 0
HAND: Final = 1
PLAY: Final = 3
DISCARD: Final = 4
