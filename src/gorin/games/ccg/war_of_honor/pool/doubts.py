"""Cards of which something printed is not certain."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    "Known to us only as a later edition printed it: what of it is cost and what effect may differ.": (
        "Family Library",
    ),
    "Known to us only as the next edition printed it.": (
        "My Enemy's Mercy",
        "Relentless Conviction",
        "Traveling Peddler",
        "Wall of Honor",
    ),
}

DOUBTS = {title: reason for reason, titles in REASONS.items() for title in titles}
