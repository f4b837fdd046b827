"""What is being worked out: each value because the one before it depends on it."""

from __future__ import annotations

from typing import Final, TypeVar, final

FAR: Final = 1 << 30

Key = int | tuple[int, str]
"""A stat of a card as a number, or a card and a keyword."""
K = TypeVar("K", bound=Key)
V = TypeVar("V")


@final
class CycleGuard:
    """Finds values that depend on themselves: two rules may each look at what the other one changes.

    All values of such circles see each other as printed. They are found as Tarjan finds what is strongly
    connected, so that each is looked at once, and is the same whichever of them is asked for first.

    Unless what is printed counts, a value is worked out, and once more if a circle is found to begin with it:

        while asked.begins(key):
            value = asked.ends(key, work_out(), kept)
    """

    def __init__(self) -> None:
        self.places: dict[Key, int] = {}
        """The values in progress and those of circles that are still open, in the order they began."""
        self.circular: set[Key] = set()
        """Those of circles that are closed."""
        self.reached = FAR
        """The first place that the value in progress has come back to."""
        self.is_flat = False
        """The value in progress is one of a circle: it sees the others as printed."""
        self.outer: list[tuple[int, bool]] = []
        """The same two of the values that wait for it."""
        self.ended: Key | None = None
        """The value that was worked out just now, if that was the last time."""

    def is_printed(self, key: Key) -> bool:
        """Does whoever asks get what is printed?"""
        if self.is_flat and key in self.circular:
            return True
        place = self.places.get(key)
        if place is None:
            return False
        self.reached = min(self.reached, place)
        return True

    def begins(self, key: Key) -> bool:
        """Is it to be worked out now?"""
        if key == self.ended:
            self.ended = None
            return False
        self.places[key] = len(self.places)
        self.outer.append((self.reached, self.is_flat))
        self.reached, self.is_flat = FAR, key in self.circular
        return True

    def ends(self, key: K, value: V, kept: dict[K, V]) -> V:
        """It is worked out, and is kept unless it belongs to a circle."""
        place, reached = self.places[key], self.reached
        self.reached, self.is_flat = self.outer.pop()
        if reached == place:  # a circle begins with it, and all of that are known now: once more
            self._close(place)
            return value
        self.ended = key
        if reached < place:  # its circle began before it
            self.reached = min(self.reached, reached)
            return value
        del self.places[key]
        if key not in self.circular:
            kept[key] = value
        return value

    def _close(self, place: int) -> None:
        """All that began since then, and is not known yet, is one circle."""
        members = [key for key, other in self.places.items() if other >= place]
        for key in members:
            del self.places[key]
        self.circular.update(members)
