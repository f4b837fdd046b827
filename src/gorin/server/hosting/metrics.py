"""What the server measures of itself, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper limits in seconds."""


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, about: str) -> list[str]:
        """Each bucket counts all that took at most so long.

        >>> times = Histogram((1.0,)); times.observe(0.5); times.observe(3)
        >>> print(*times.lines("nap", "Naps."), sep="\\n")
        # HELP nap Naps.
        # TYPE nap histogram
        nap_bucket{le="1.0"} 1
        nap_bucket{le="+Inf"} 2
        nap_sum 3.5
        nap_count 2
        """
        told, so_far = [f"# HELP {name} {about}", f"# TYPE {name} histogram"], 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            so_far += count
            told.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*told, f"{name}_sum {self.total}", f"{name}_count {so_far}"]


def single(name: str, kind: str, about: str, value: float) -> list[str]:
    """A gauge or a counter: one number."""
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]
