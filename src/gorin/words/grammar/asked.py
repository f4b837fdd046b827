"""What is being worked out: each value because the one before it depends on it."""

from __future__ import annotations

from typing import Final, final

FAR: Final = 1 << 30
KEEP: Final = 0
LOOSE: Final = 1
AGAIN: Final = 2
"""What becomes of a value that was worked out: it is kept; it is not, since it belongs to a circle; or its
circle is closed with it, and it is to be worked out once more, now that all of the circle are known."""

Key = tuple[int, str]
"""A stat of a card as a number, or a card and a keyword."""


@final
class Asked:
    """Finds values that depend on themselves: two rules may each look at what the other one changes.

    All values of such a circle see each other as printed. They are found as Tarjan finds what is strongly
    connected, so that each is looked at once, and is the same whichever of them is asked for first.
    """

    def __init__(self) -> None:
        self.depths: dict[Key, int] = {}
        """The values in progress, the first one at 0."""
        self.loose: dict[Key, int] = {}
        """Those of circles that are not closed yet, with the lowest depth that they have come back to."""
        self.circular: set[Key] = set()
        """Those of circles that are closed."""
        self.reached = FAR
        """The lowest depth that the value in progress has come back to."""
        self.is_flat = False
        """The value in progress is one of a circle: it sees the others as printed."""
        self.outer: list[tuple[int, bool]] = []
        """The same two of the values that wait for it."""

    def is_printed(self, key: Key) -> bool:
        """Does whoever asks get what is printed?"""
        if self.is_flat and key in self.circular:
            return True
        depth = self.depths.get(key)
        if depth is None:
            depth = self.loose.get(key)
        if depth is None:
            return False
        self.reached = min(self.reached, depth)
        return True

    def begin(self, key: Key) -> None:
        self.depths[key] = len(self.depths)
        self.outer.append((self.reached, self.is_flat))
        self.reached, self.is_flat = FAR, key in self.circular

    def end(self, key: Key) -> int:
        """What becomes of the value: KEEP, LOOSE or AGAIN."""
        depth, own = self.depths.pop(key), self.reached
        self.reached, self.is_flat = self.outer.pop()
        if own == FAR:
            return LOOSE if key in self.circular else KEEP
        if own < depth:
            self.loose[key] = own
            self.reached = min(self.reached, own)
            return LOOSE
        return AGAIN if self._close(key, depth) else LOOSE

    def _close(self, key: Key, depth: int) -> bool:
        """The circle that begins with this value is known now; False where it was known before."""
        members = [each for each, first in self.loose.items() if first >= depth]
        known = len(self.circular)
        for each in members:
            del self.loose[each]
        self.circular.update((key, *members))
        return len(self.circular) > known
