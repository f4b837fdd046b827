"""Polygons in character cells: which region every cell lies in, and the lines where regions meet."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

Point = Sequence[float]
Weight = Callable[[int, int], int]
"""How heavy the line between two regions is: 0 none, 1 light, 2 heavy."""

NOWHERE = -1

# Box drawings by the weight of their four arms: 27 * up + 9 * right + 3 * down + left.
BOXES = " ╴╸╷╮┑╻┒┓╶─╾╭┬┭┎┰┱╺╼━┍┮┯┏┲┳╵╯┙│┤┥╽┧┪╰┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"


class Scale(NamedTuple):
    """A piecewise straight scale: crowded parts of a drawing get more room than empty ones."""

    given: tuple[float, ...]
    shown: tuple[float, ...]
    """From 0 to 1."""

    def to_unit(self, value: float) -> float:
        return _interpolate(self.given, self.shown, value)

    def from_unit(self, unit: float) -> float:
        return _interpolate(self.shown, self.given, unit)


def _interpolate(xs: tuple[float, ...], ys: tuple[float, ...], x: float) -> float:
    """
    >>> _interpolate((0, 10, 20), (0, 5, 25), 15)
    15.0
    """
    at = min(max(bisect_right(xs, x), 1), len(xs) - 1)
    share = (x - xs[at - 1]) / (xs[at] - xs[at - 1])
    return ys[at - 1] + share * (ys[at] - ys[at - 1])


class Raster:
    """Regions in a grid of cells. Each cell stands where four samples meet, so lines always join up."""

    def __init__(self, width: int, height: int, across: Scale, down: Scale) -> None:
        self.width = width
        self.height = height
        self.across = across
        self.down = down
        self.samples = [[NOWHERE] * (width + 1) for _ in range(height + 1)]

    def fill(self, region: int, polygon: Sequence[Point]) -> None:
        """Give all samples inside a polygon to a region."""
        for row, samples in enumerate(self.samples):
            y = self.down.from_unit((row + 0.5) / (self.height + 1))
            crossings = _crossings(polygon, y)
            for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                for column in range(self._first_sample_after(left), self._first_sample_after(right)):
                    samples[column] = region

    def _first_sample_after(self, x: float) -> int:
        unit = self.across.to_unit(x) * (self.width + 1) - 0.5
        return min(max(int(unit) + 1 if unit >= 0 else 0, 0), self.width + 1)

    def cell_of(self, point: Point) -> tuple[int, int]:
        """The cell at a point of the drawing."""
        x = round(self.across.to_unit(point[0]) * (self.width + 1)) - 1
        y = round(self.down.to_unit(point[1]) * (self.height + 1)) - 1
        return min(max(x, 0), self.width - 1), min(max(y, 0), self.height - 1)

    def corners(self, x: int, y: int) -> tuple[int, int, int, int]:
        """The samples around a cell: top left, top right, bottom left, bottom right."""
        above, below = self.samples[y], self.samples[y + 1]
        return above[x], above[x + 1], below[x], below[x + 1]

    def region(self, x: int, y: int) -> int:
        """The region that a cell belongs to; land before nowhere where they are equal."""
        corners = self.corners(x, y)
        return max(corners, key=lambda region: (corners.count(region), region))

    def is_inside(self, x: int, y: int, region: int) -> bool:
        """Is the whole cell, without any line, in this region?"""
        return self.corners(x, y) == (region, region, region, region)

    def line(self, x: int, y: int, weight: Weight) -> str:
        """The box drawing of a cell; a blank inside a region."""
        top_left, top_right, bottom_left, bottom_right = self.corners(x, y)
        up, right = weight(top_left, top_right), weight(top_right, bottom_right)
        below, left = weight(bottom_left, bottom_right), weight(top_left, bottom_left)
        return BOXES[27 * up + 9 * right + 3 * below + left]


def rasterise(
    polygons: Mapping[int, Sequence[Point]], width: int, height: int, across: Scale, down: Scale
) -> Raster:
    """Regions drawn into a grid of this many cells."""
    raster = Raster(width, height, across, down)
    for region, polygon in polygons.items():
        raster.fill(region, polygon)
    return raster


def _crossings(polygon: Sequence[Point], y: float) -> list[float]:
    """Where a level line enters and leaves a polygon, from left to right."""
    found = []
    for (x1, y1), (x2, y2) in pairwise([*polygon, polygon[0]]):
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)
