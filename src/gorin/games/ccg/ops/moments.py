"""What every op needs: moments that abilities may respond to."""

from __future__ import annotations

from gorin.games.ccg.kinds import NOBODY, NOTHING
from gorin.games.ccg.reading import province, provinces_of
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


def land(s: CcgState, place: int) -> tuple[int, int]:
    """Whose province it is and which from the left, as it is now; NOBODY and NOTHING where there is none."""
    owner = owner_of_province(s, place)
    if owner == NOBODY:
        return NOBODY, NOTHING
    return owner, [each.id for each in provinces_of(s, owner)].index(place)
