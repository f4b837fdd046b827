"""Lists that only ever grow at their end. Copies share what they have in common."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from mypy_extensions import mypyc_attr

T = TypeVar("T")


@final
@mypyc_attr(serializable=True)
class AppendLog(Generic[T]):
    """What has been put down, in order. A copy costs nothing: it shares the list, and keeps to its own end.

    Whoever goes on first goes on in the shared list; the others find it longer than their own part, and
    go on in a copy.

    >>> first = AppendLog(["a"])
    >>> second = first.copy()
    >>> first.append("b"); second.append("c")
    >>> first.since(0), second.since(0), len(second)
    (['a', 'b'], ['a', 'c'], 2)
    """

    def __init__(self, items: list[T]) -> None:
        self._items = items
        self._count = len(items)

    def append(self, item: T) -> None:
        if len(self._items) != self._count:
            self._items = self._items[: self._count]
        self._items.append(item)
        self._count += 1

    def since(self, first: int) -> list[T]:
        """What came from this place on, as a list of its own."""
        return self._items[first : self._count]

    def at(self, place: int) -> T:
        """What lies there."""
        return self._items[place]

    def copy(self) -> AppendLog[T]:
        same: AppendLog[T] = AppendLog([])
        same._items, same._count = self._items, self._count
        return same

    def __len__(self) -> int:
        return self._count
