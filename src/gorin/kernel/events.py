"""Events: what the ops say. Logs, views and triggers know the game only through them."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.kernel.plain import Plain

EVERYBODY = -1


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
class Event(Plain):
    """Something that happened: its kind, its numbers, and who may know. Never changed once told."""

    fields: ClassVar[dict[str, str]] = {"kind": "str", "args": "(int)", "audience": "int"}
    is_value: ClassVar[bool] = True

    def __init__(self, kind: str, args: tuple[int, ...], audience: int) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def visible_to(self, seat: int | None) -> bool:
        """A spectator (None) knows only what everybody knows."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and bool(self.audience >> seat & 1)
