"""How sure one can be of a rate: intervals that hold for few games, too."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963985
"""So many standard deviations hold 95 of 100 results."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: it never leaves 0 to 1, and is honest about few games.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    >>> [round(end, 3) for end in wilson(0, 20)]
    [0.0, 0.161]
    """
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
