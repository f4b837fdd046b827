"""Decks: what they consist of, and those that come with the game."""

from __future__ import annotations

from typing import Any, final

from gorin.kernel.errors import InvalidSetup


@final
class Deck:
    """A stronghold, perhaps a role, five provinces, and two lists of slugs; in skirmish only the lists."""

    def __init__(self, id: str, name: str, clan: str) -> None:
        self.id = id
        self.name = name
        self.clan = clan
        self.stronghold = ""
        self.role = ""
        self.provinces: list[str] = []
        self.dynasty: list[str] = []
        self.conflict: list[str] = []


_decks: dict[str, dict[str, Deck]] = {}


def offer_deck(edition: str, deck: Deck) -> None:
    _decks.setdefault(edition, {})[deck.id] = deck


def known_decks(edition: str) -> dict[str, Deck]:
    return _decks.get(edition, {})


def resolve_deck(edition: str, given: Any) -> Deck:
    """A deck by its id, or written out as stronghold, role, provinces, dynasty and conflict."""
    if isinstance(given, str):
        deck = known_decks(edition).get(given)
        if deck is None:
            raise InvalidSetup(f"there is no deck {given!r}; known: {', '.join(known_decks(edition))}")
        return deck
    if not isinstance(given, dict):
        raise InvalidSetup("a deck is the id of one, or a table with its cards")
    deck = Deck("own", str(given.get("name", "own deck")), str(given.get("clan", "")))
    deck.stronghold = str(given.get("stronghold") or "")
    deck.role = str(given.get("role") or "")
    deck.provinces = _slugs(given, "provinces")
    deck.dynasty = _slugs(given, "dynasty")
    deck.conflict = _slugs(given, "conflict")
    return deck


def _slugs(given: dict[str, Any], part: str) -> list[str]:
    """A list of slugs, or a table of slugs and counts."""
    cards = given.get(part, [])
    if isinstance(cards, dict):
        counts = list(cards.items())
        if not all(type(n) is int and 0 <= n <= 100 for _, n in counts):
            raise InvalidSetup(f"{part} gives a count for each card")
        return [slug for slug, n in counts for _ in range(n)]
    if not isinstance(cards, list) or not all(isinstance(slug, str) for slug in cards):
        raise InvalidSetup(f"{part} is a list of cards")
    return list(cards)
