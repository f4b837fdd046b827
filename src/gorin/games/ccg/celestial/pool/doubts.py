"""Cards of which something printed is not certain."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    "Known to us only as a later arc printed it anew.": (
        "Doji Dainagon",
        "Walking the Way",
    ),
    "The wording is known from a printing after the Celestial arc and may differ from the first one.": (
        "Wisdom Gained",
    ),
    "The wording of this edition was not found; the card works as printed again in 2012.": (
        "Ring of Air",
        "Ring of Earth",
        "Ring of Fire",
        "Ring of Water",
        "Ring of the Void",
    ),
}

DOUBTS = {title: reason for reason, titles in REASONS.items() for title in titles}
