"""What the server measures of itself, in each of its processes."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper limits in seconds."""


class Histogram:
    """How often something took how long. Counts of several processes can be added up."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Each bucket counts all that took at most so long.

        >>> times = Histogram((1.0,)); times.observe(0.5); times.observe(3)
        >>> times.buckets()
        [('1.0', 1), ('+Inf', 2)]
        """
        names = [*map(str, self.bounds), "+Inf"]
        return list(zip(names, accumulate(self.counts), strict=True))
