"""What every op needs: moments that abilities may respond to."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.table.reading import province
from gorin.games.ccg.table.state import CcgState
from gorin.language.core import ops as language
from gorin.language.core.context import NOBODY, TriggerEvent

REMEMBERED: Final = (
    "engaged",
    "assigned",
    "targeted",
    "moved",
    "came home",
    "destroyed",
    "province destroyed",
    "resolved",
    "honor lost",
    "enters play",
    "battle resolves",
    "phase ends",
    "challenges",
)


def happen(s: CcgState, moment: TriggerEvent) -> None:
    """Something happened that abilities may respond to, and perhaps ask for later in this turn."""
    language.happen(s, moment, moment.kind in REMEMBERED)
    s.note(moment)


def remember(s: CcgState, moment: TriggerEvent) -> None:
    """It may be asked for later in this turn, but nobody responds to it now."""
    s.history.append(moment)


def owner_of_province(s: CcgState, place: int) -> int:
    found = province(s, place)
    return NOBODY if found is None else found.owner
