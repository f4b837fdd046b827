"""Which events are told together: the table that a game fills in (`Rules.joins`). See `kernel/log.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from gorin.kernel.events import Event

Fits = Callable[[Event, Event], bool]
"""Does the second event continue what the first one, the last of the line, has told?"""
JoinedSentence = Callable[[Any, list[Event]], str]
"""The sentence of a line: from the state and all events of the line."""


def same(*places: int) -> Fits:
    """Both have the same cause, and the same numbers at these places."""

    def fits(before: Event, event: Event) -> bool:
        if before.cause != event.cause:
            return False
        for place in places:  # noqa: SIM110 - asked for every event
            if before.args[place] != event.args[place]:
                return False
        return True

    return fits


@final
class Join:
    """One way in which a kind of event continues the line before it."""

    def __init__(
        self,
        after: tuple[str, ...],
        told: JoinedSentence | None,
        fits: Fits | None = None,
        leads: bool = False,
    ) -> None:
        self.after = after
        """The kinds of the last event of a line that it continues."""
        self.told = told
        """How the line is told from now on. None: the sentence of this event stands for all of them."""
        self.fits: Fits = same() if fits is None else fits
        self.leads = leads or told is None
        """The line has the kind of this event from now on, and what this event is about comes first."""


Joins = dict[str, tuple[Join, ...]]
"""Kind of event -> how it may continue a line; of several ways the first that fits is taken."""


def equal_deeds(kind: str, told: JoinedSentence, *alike: int) -> Joins:
    """The same deed several times at one moment is one line: "Crane straightens 5 cards"."""
    return {kind: (Join((kind,), told, same(*alike)),)}


def private_twin(public: str, private: str, *alike: int, told: JoinedSentence | None = None) -> Joins:
    """Who sees the private event reads it instead of the public one, told right before it.

    With `told`, several of them at one moment are one line, too. It is called with public and private events
    of whoever sees both, and with public ones alone for the others.
    """
    twins: Joins = {private: (Join((public,), told, same(*alike), leads=True),)}
    if told is not None:
        twins[public] = (Join((public, private), told, same(*alike)),)
    return twins


def of_kind(events: list[Event], kind: str) -> list[Event]:
    """The events of a line that are of one kind, in their order."""
    return [event for event in events if event.kind == kind]
