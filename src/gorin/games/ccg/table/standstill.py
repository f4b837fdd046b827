"""Games that nobody can win any more: what no rulebook ends, a number of turns with empty decks does."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.table.state import CcgState

LAST_WARNING: Final = 10
"""So many turns of each player before the end it is said once more."""


def most_barren_turns(s: CcgState) -> int:
    """How many turns may begin with all decks empty, whoever has left since."""
    return s.settings.standstill * s.seats


def barren_turns_left(s: CcgState) -> int:
    """Of those who still play, the present turn counted; none where the game has come to a standstill."""
    return s.settings.standstill * len(s.playing_from(0)) - s.barren + 1


def rounds_to_standstill(s: CcgState) -> int:
    """How many turns each player may still begin, the present one counted."""
    playing = len(s.playing_from(0))
    return max(1, (barren_turns_left(s) + playing - 1) // playing)
