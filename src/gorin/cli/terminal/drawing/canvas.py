"""A grid of coloured character cells, and finding room on it for small labels."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot, inf

from rich.text import Text

Cost = Callable[[int, int], float]
"""What it costs to cover a cell, in cells of distance."""

TALL = 2.2
"""A character is about this many times as tall as it is wide."""


def no_cost(x: int, y: int) -> float:
    return 0


class Canvas:
    """Characters with an ink and a paper colour each. What was written is never covered by a label."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]
        self.papers = [[""] * width for _ in range(height)]
        self.taken = [[False] * width for _ in range(height)]

    def paint(self, x: int, y: int, char: str, ink: str, paper: str) -> None:
        """The ground, on which labels may be written."""
        self.chars[y][x] = char
        self.inks[y][x] = ink
        self.papers[y][x] = paper

    def write(self, x: int, y: int, text: str, ink: str, paper: str = "") -> None:
        """Text that must stay readable; without a paper of its own it keeps that of the ground."""
        for column, char in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self.paint(column, y, char, ink, paper or self.papers[y][column])
                self.taken[y][column] = True

    def place(
        self, text: str, near: tuple[int, int], ink: str, paper: str = "", cost: Cost = no_cost
    ) -> tuple[int, int]:
        """Write a label as close as possible to where its middle should be."""
        x, y = self.room_for(len(text), near, cost)
        self.write(x, y, text, ink, paper)
        return x, y

    def room_for(self, length: int, near: tuple[int, int], cost: Cost = no_cost) -> tuple[int, int]:
        """The best free place for a label of this length; its start."""
        left, top = near[0] - length // 2, near[1]
        best, place = inf, (0, 0)
        for distance, dx, dy in _ways_out(self.width, self.height):
            if distance >= best:
                break
            x, y = left + dx, top + dy
            if self._is_free(x, y, length):
                price = distance + sum([cost(column, y) for column in range(x, x + length)]) / length
                if price < best:
                    best, place = price, (x, y)
        return place

    def _is_free(self, x: int, y: int, length: int) -> bool:
        """Free, and with a gap to what stands beside it."""
        if x < 0 or y < 0 or x + length > self.width or y >= self.height:
            return False
        return not any(self.taken[y][max(x - 1, 0) : x + length + 1])

    def lines(self) -> list[Text]:
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True, end="")
        run, style = "", ""
        for char, ink, paper in zip(self.chars[y], self.inks[y], self.papers[y], strict=True):
            wanted = f"{ink} on {paper}" if paper else ink
            if wanted != style:
                line.append(run, style)
                run, style = "", wanted
            run += char
        line.append(run, style)
        return line


@cache
def _ways_out(width: int, height: int) -> list[tuple[float, int, int]]:
    """Every step from a cell to another one, the short ones first."""
    steps = [(dx, dy) for dx in range(-width, width + 1) for dy in range(-height, height + 1)]
    return sorted([(hypot(dx, TALL * dy), dx, dy) for dx, dy in steps])
