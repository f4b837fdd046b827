"""Decks as JSON: those of EmeraldDB (`cards`: ids with counts), and our own (a table for each part)."""

from __future__ import annotations

import json
from typing import Any

from gorin.cards.deck_text import MOST_LINES, DeckList, Reader
from gorin.kernel.errors import GorinError
from gorin.kernel.keys import nearest
from gorin.language.library.given import TOLD

NO_DECK = "this JSON is not a deck: it has no cards with counts"


def parse_json(game: str, text: str) -> DeckList:
    """Read a deck; GorinError where it is none. Cards are counted as lines, in their order."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise GorinError(f"this cannot be read as JSON: {error}") from None
    deck = _deck_in(given)
    reader = Reader(game)
    if isinstance(deck.get("name"), str):
        reader.deck.name = " ".join(deck["name"].split()) or reader.deck.name
    if reader.library.formats and isinstance(deck.get("format"), str) and deck["format"]:
        reader.set_format(0, deck["format"], deck["format"])
    lines = _lines(reader, deck)
    if len(lines) > MOST_LINES:
        raise GorinError(f"this deck has {len(lines)} different cards; at most {MOST_LINES} are read")
    for number, (part, name, count) in enumerate(lines, 1):
        reader.part = part
        reader.take(number, f"{count} {name}", count, name, True)
    return reader.result()


def _deck_in(given: Any) -> dict[str, Any]:
    """The deck itself, also where an answer of a server is wrapped around it."""
    for _ in range(2):
        if isinstance(given, list) and len(given) == 1:
            given = given[0]
        if isinstance(given, dict) and isinstance(given.get("record") or given.get("data"), dict | list):
            given = given.get("record") or given["data"]
    if not isinstance(given, dict):
        raise GorinError(NO_DECK)
    return given


def _lines(reader: Reader, deck: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Part, name and count of every card that a deck speaks of; the part is open where it does not say."""
    found: list[tuple[str, str, int]] = []
    _refuse_misspelt(deck, tuple(part.name for part in reader.library.parts))
    if "cards" in deck and not any(part.name == "cards" for part in reader.library.parts):
        found += [("", name, count) for name, count in _counts(deck["cards"], "cards")]
    for part in reader.library.parts:
        held = deck.get(part.name)
        if isinstance(held, str):
            found += [("", held, 1)] if held else []
        elif held is not None:
            found += [(part.name, name, count) for name, count in _counts(held, part.name)]
    if not found:
        raise GorinError(NO_DECK)
    return found


def _refuse_misspelt(deck: dict[str, Any], parts: tuple[str, ...]) -> None:
    """Others tell more of a deck than we read, but what is written nearly as a part is meant to be one."""
    for name in deck:
        if "cards" not in deck and name not in (*TOLD, *parts) and (hint := nearest(name, parts)):
            raise GorinError(f"this JSON is not a deck: there is no part {name!r}{hint}")


def _counts(held: Any, where: str) -> list[tuple[str, int]]:
    if isinstance(held, list) and all(isinstance(name, str) for name in held):
        return [(name, held.count(name)) for name in dict.fromkeys(held)]
    if not isinstance(held, dict) or not all(type(count) is int for count in held.values()):
        raise GorinError(f"{where} must list cards with how many of each there are")
    return list(held.items())
