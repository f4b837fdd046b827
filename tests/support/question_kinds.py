"""The kinds of questions that docs/question-kinds.md promises."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "question-kinds.md"
CARD_GAMES = ("celestial", "diamond", "war-of-honor", "lcg")
ROOMS = {
    "Battle for Rokugan": ("battle",),
    "The CCG": ("celestial", "diamond", "war-of-honor"),
    "The LCG": ("lcg",),
    "Effects of cards": CARD_GAMES,
    "Effects of cards of the CCG": ("celestial", "diamond", "war-of-honor"),
    "Effects of cards of the LCG": ("lcg",),
}
"""The headings of the page, and the games that ask what stands below them."""


@cache
def documented(game: str) -> set[str]:
    """Every kind that a game may ask; none for a game of the tests."""
    parts = re.split(r"^## (.+)\n", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    rooms = dict(zip(parts[::2], parts[1::2], strict=True))
    assert set(rooms) == set(ROOMS)
    lines = "\n".join(text for heading, text in rooms.items() if game in ROOMS[heading])
    return set(re.findall(r"^\| `([a-z.-]+)` \|", lines, flags=re.MULTILINE))
