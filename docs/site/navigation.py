"""Which page stands where: seven doors, and what is behind each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

GAMES = {
    "battle": "Battle for Rokugan",
    "celestial": "CCG: Celestial Edition",
    "diamond": "CCG: Diamond Edition",
    "war-of-honor": "War of Honor",
    "lcg": "LCG",
}

Entry = str | dict[str, Any]


def navigation(pages: Path, cards: list[str], reference: list[str]) -> list[Entry]:
    """The tree of the site; what is generated comes with its paths."""
    decisions = sorted(f"decisions/{path.name}" for path in (pages / "decisions").glob("*.md"))
    decisions.remove("decisions/README.md")
    return [
        {"Home": "index.md"},
        {"Play": ["play/index.md", *of_games("play"), *those(pages, "bots.md")]},
        {"Rules": ["rules/index.md", *of_games("rules")]},
        {"Cards": ["cards/index.md", "cards.md", *by_game(cards)]},
        {
            "Library": [
                "library.md",
                "positions.md",
                "records.md",
                "question-kinds.md",
                {"Reference": reference},
            ]
        },
        {"Laboratory": ["lab.md", "performance.md"]},
        {"Serving": ["serving.md", "protocol.md"]},
        {
            "Contributing": [
                "contributing.md",
                "architecture.md",
                "writing-a-card.md",
                "writing-a-step.md",
                "adding-a-game.md",
                {"Decisions": ["decisions/README.md", *decisions]},
            ]
        },
    ]


def of_games(folder: str) -> list[Entry]:
    return [{name: f"{folder}/{game}.md"} for game, name in GAMES.items()]


def those(pages: Path, *names: str) -> list[Entry]:
    """The pages of these names that there are."""
    return [name for name in names if (pages / name).exists()]


def by_game(paths: list[str]) -> list[Entry]:
    """The pages of cards, a folder for each game."""
    found: dict[str, list[str]] = {}
    for path in paths:
        _, folder, *rest = path.split("/")
        if rest:
            found.setdefault(folder, []).append(path)
    return [{GAMES[game]: [{titled(page): page} for page in pages]} for game, pages in found.items()]


def titled(page: str) -> str:
    """A clan, by the name of its page.

    >>> titled("cards/lcg/lion.md")
    'Lion'
    """
    return Path(page).stem.replace("-", " ").title()
