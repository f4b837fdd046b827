"""The cards of all card games as players read them, and what a change did to them.

.venv/bin/python tests/card_texts.py                          every card that is written
.venv/bin/python tests/card_texts.py lcg/crab                 those of one file or folder
.venv/bin/python tests/card_texts.py --against main           what reads otherwise than at that commit
"""

from __future__ import annotations

import argparse
import difflib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from gorin.language.core.definition import Definition
from gorin.language.core.render import card_text
from gorin.language.core.ruleset import catalogue
from gorin.language.library.library import Library, library_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("celestial", "diamond", "war-of-honor", "lcg")
PLURALS = {"Personality": "personalities", "Strategy": "strategies"}


class Shown(NamedTuple):
    """A card as players read it."""

    file: str
    """Where cards of its game, clan and type are listed: "lcg/crab/characters"."""
    title: str
    facts: str
    lines: list[str]
    """Its text, and what is not certain about it."""

    def __str__(self) -> str:
        return "\n".join([f"# {self.file}: {self.title}", self.facts, *self.lines])


def shown_cards(game: str) -> list[Shown]:
    """Every card that is written, also those that effects create."""
    cards = sorted(catalogue(game).values(), key=lambda card: (card.name, card.slug))
    return [shown(library_of(game), card) for card in cards if card.complete]


def shown(library: Library, card: Definition) -> Shown:
    printed = library.cards().get(card.slug, card)
    lines = [*card_text(card).splitlines(), *([f"Not certain: {card.doubt}"] if card.doubt else [])]
    if card.created:
        return Shown(f"{library.id}/in_no_deck", card.name, card.type_name, lines)
    return Shown(file_of(library, printed), library.listed(printed), facts_of(library, printed), lines)


def file_of(library: Library, printed: Any) -> str:
    """Cards of the LCG and Personalities are listed by clan and type, other cards of the CCG by type."""
    kind = PLURALS.get(printed.type_name, f"{printed.type_name}s").lower()
    if library.id == "lcg" or kind == "personalities":
        clan = (*library.clans(printed), "neutral" if library.id == "lcg" else "unaligned")[0].lower()
        return f"{library.id}/{clan}/{kind}"
    return f"{library.id}/{kind}"


def facts_of(library: Library, printed: Any) -> str:
    """Kind, numbers and keywords."""
    kind = " ".join([*library.clans(printed), printed.type_name])
    numbers = ", ".join([f"{label} {value}" for label, value in library.numbers_shown(printed).items()])
    unique = ["Unique"] if library.is_unique(printed) and "Unique" not in printed.keywords else []
    keywords = ", ".join([*unique, *printed.keywords])
    return " | ".join([part for part in (kind, numbers, keywords) if part])


# --- the command ----------------------------------------------------------------------------------


def listing(below: str) -> list[str]:
    found = [card for game in GAMES for card in shown_cards(game) if card.file.startswith(below)]
    return [line for card in sorted(found) for line in (*str(card).split("\n"), "")]


def listing_at(commit: str, below: str) -> list[str]:
    """The same by the sources of a commit."""
    sources = subprocess.run(
        ["git", "archive", commit, "src/gorin"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(sources)) as archive:
            archive.extractall(folder, filter="data")
        told = subprocess.run(
            [sys.executable, __file__, below],
            env={**os.environ, "PYTHONPATH": str(Path(folder, "src"))},
            check=True,
            capture_output=True,
            text=True,
        )
    return told.stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("below", nargs="?", default="", help="a game, folder or file: lcg/crab/characters")
    parser.add_argument("--against", metavar="COMMIT", help="print only what differs from this commit")
    asked = parser.parse_args()
    lines = listing(asked.below)
    if asked.against:
        before = listing_at(asked.against, asked.below)
        lines = list(difflib.unified_diff(before, lines, asked.against, "now", lineterm="", n=2))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
