"""What treaty cards say (LCG-TRT-09)."""

from __future__ import annotations

TREATY_CARDS: tuple[str, ...] = (
    "who has broken the treaty loses as much honor as is staked",
    "who has broken the treaty gives as much honor as is staked to the other party",
    "who has broken the treaty loses as much fate as is staked",
    "the party who has kept the treaty gains as much honor as is staked",
    "who has broken the treaty discards as many random cards as are staked",
    "the party who has kept the treaty draws as many cards as are staked",
)
"""What treaty cards say, in words of our own; each is in the treaty deck twice."""
