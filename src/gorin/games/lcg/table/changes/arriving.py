"""How a character came into play, as one number of a change."""

from __future__ import annotations

from typing import Final

from gorin.language.core.context import TriggerEvent

INTO_CONFLICT: Final = 1


def arrival(into_conflict: bool, place: int) -> int:
    """Where a character enters play, and the province it comes from (or NOTHING), as one number."""
    return int(into_conflict) + 2 * (place + 1)


def enters_conflict(moment: TriggerEvent) -> bool:
    return moment.other % 2 == INTO_CONFLICT


def came_from(moment: TriggerEvent) -> int:
    """The province from which a character entered play; NOTHING where it came from elsewhere."""
    return moment.other // 2 - 1
