"""What is settled before a game begins: who plays which deck, and by which rules."""

from __future__ import annotations

from typing import Any, Final

from gorin.games.ccg.war_of_honor.state import WarState
from gorin.kernel.chance import Chance

RANDOM: Final = "random"


def agree(s: WarState, options: dict[str, Any], own: list[bool]) -> None:
    """WH-VAR-01: before the game begins. `own`: who plays a deck that is none of the box."""
    s.victory = options["victory"]
    s.gempukku = options["gempukku"]
    s.strength_of_will = options["strength_of_will"]
    for seat, has_own_deck in enumerate(own):
        s.scores[seat].has_own_deck = has_own_deck


def dealt(decks: list[Any], ids: tuple[str, ...], chance: Chance) -> list[Any]:
    """WH-SET-02, WH-STA-01: each deck of the box once, before any comes a second time."""
    left = [at for at, id in enumerate(ids) if id not in decks]
    found: list[Any] = []
    for deck in decks:
        if not left:
            left = list(range(len(ids)))
        found.append(ids[chance.take(left)] if deck == RANDOM else deck)
    return found
