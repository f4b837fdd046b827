"""Events: what the ops say. Logs, views and triggers know the game only through them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from gorin.kernel.serializable import Serializable

EVERYBODY = -1
NO_CAUSE: Final[tuple[int, ...]] = ()
DECLINES: Final = "declines"
"""A player does nothing with an opportunity. Everyone notices it, although no line of the log tells it."""


def only(*seats: int) -> int:
    """The audience made of these seats.

    >>> only(0, 2)
    5
    """
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


@final
class Event(Serializable):
    """Something that happened: its kind, its numbers, who may know, and why. Never changed once told."""

    tag: ClassVar[str] = "event"
    fields: ClassVar[dict[str, str]] = {"kind": "str", "args": "(int)", "audience": "int", "cause": "(int)"}
    added: ClassVar[dict[str, Any]] = {"cause": ()}
    is_value: ClassVar[bool] = True

    def __init__(
        self, kind: str, args: tuple[int, ...], audience: int, cause: tuple[int, ...] = NO_CAUSE
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.cause = cause
        """The card or rule at work, in numbers that the game understands; empty where there is none to name.
        Whoever may know the event may know its cause."""

    def visible_to(self, seat: int | None) -> bool:
        """A spectator (None) knows only what everybody knows."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and bool(self.audience >> seat & 1)
