"""What every op needs: moments that abilities may respond to."""

from __future__ import annotations

from gorin.games.ccg.kinds import NOBODY
from gorin.games.ccg.reading import province
from gorin.games.ccg.scope import Moment
from gorin.games.ccg.state import CcgState

REMEMBERED = (
    "engaged",
    "assigned",
    "targeted",
    "moved",
    "destroyed",
    "province destroyed",
    "resolved",
    "honor lost",
    "battle resolves",
    "phase ends",
)


def happen(s: CcgState, moment: Moment) -> None:
    """Something happened that abilities may respond to, and perhaps ask for later in this turn."""
    s.moments.append(moment)
    if moment.kind in REMEMBERED:
        s.history.append(moment)


def next_moment(s: CcgState) -> Moment:
    """The earliest moment that nobody has responded to yet."""
    return s.moments.pop(0)


def forget_moments(s: CcgState) -> None:
    """Nothing responds to what set-up brings into play."""
    s.moments = []


def look_over(s: CcgState) -> None:
    """The table is being looked over; whatever comes now is a new change."""
    s.changed = False


def owner_of_province(s: CcgState, place: int) -> int:
    found = province(s, place)
    return NOBODY if found is None else found.owner
