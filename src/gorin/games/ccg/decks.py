"""Decks: those that come with an edition, and what makes one legal (CE-DECK)."""

from __future__ import annotations

from typing import Any, final

from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import EVENT, STRONGHOLD
from gorin.games.ccg.policy import policy_named
from gorin.kernel.errors import InvalidSetup


@final
class Deck:
    """A Stronghold and two lists of slugs."""

    def __init__(
        self, id: str, name: str, stronghold: str, dynasty: list[str], fate: list[str], theme: str
    ) -> None:
        self.id = id
        self.name = name
        self.stronghold = stronghold
        self.dynasty = dynasty
        self.fate = fate
        self.theme = theme


_decks: dict[str, dict[str, Deck]] = {}


def offer_deck(edition: str, deck: Deck) -> None:
    _decks.setdefault(edition, {})[deck.id] = deck


def known_decks(edition: str) -> dict[str, Deck]:
    return _decks.get(edition, {})


def resolve_deck(edition: str, given: Any) -> Deck:
    """A deck by its id, or written out as stronghold, dynasty and fate."""
    if isinstance(given, str):
        deck = known_decks(edition).get(given)
        if deck is None:
            known = ", ".join(known_decks(edition))
            raise InvalidSetup(f"there is no deck {given!r}; known: {known}")
        return deck
    if not isinstance(given, dict) or not isinstance(given.get("stronghold"), str):
        raise InvalidSetup("a deck is the id of one, or a table with stronghold, dynasty and fate")
    lists = {part: _slugs(given, part) for part in ("dynasty", "fate")}
    return Deck(
        "own", str(given.get("name", "own deck")), given["stronghold"], lists["dynasty"], lists["fate"], ""
    )


def _slugs(given: dict[str, Any], part: str) -> list[str]:
    """A list of slugs, or a table of slugs and counts."""
    cards = given.get(part)
    if isinstance(cards, dict):
        counts = list(cards.items())
        if not all(type(n) is int and 0 <= n <= 100 for _, n in counts):
            raise InvalidSetup(f"{part} gives a count for each card")
        return [slug for slug, n in counts for _ in range(n)]
    if not isinstance(cards, list) or not all(isinstance(slug, str) for slug in cards):
        raise InvalidSetup(f"{part} is a list of cards")
    return list(cards)


def legal_deck(edition: str, deck: Deck) -> None:
    """InvalidSetup with the first thing that is wrong with a deck."""
    wrong = why_illegal(edition, deck)
    if wrong:
        raise InvalidSetup(f"the deck {deck.name!r} is not legal: {wrong[0]}")


def why_illegal(edition: str, deck: Deck) -> list[str]:
    """Everything that is wrong with a deck, each with its clause."""
    cards = catalogue(edition)
    unknown = [slug for slug in [deck.stronghold, *deck.dynasty, *deck.fate] if slug not in cards]
    if unknown:
        return [f"{slug} is not in gorin yet [CE-DECK-04]" for slug in dict.fromkeys(unknown)]
    wrong: list[str] = []
    if cards[deck.stronghold].type != STRONGHOLD or cards[deck.stronghold].created:
        wrong.append(f"{cards[deck.stronghold].name} is no Stronghold [CE-STR-01]")
    wrong += _wrong_in(edition, "Dynasty", [cards[slug] for slug in deck.dynasty])
    wrong += _wrong_in(edition, "Fate", [cards[slug] for slug in deck.fate])
    return wrong


def _wrong_in(edition: str, part: str, cards: list[Card]) -> list[str]:
    policy = policy_named(edition)
    wrong: list[str] = []
    types = policy.dynasty_types if part == "Dynasty" else policy.fate_types
    starting = policy.holdings_for_all + policy.holdings_for_later
    counted = sum(1 for card in cards if card.slug not in starting)  # CE-DECK-02
    if counted < policy.deck_minimum:
        wrong.append(f"the {part} deck has {counted} cards, fewer than {policy.deck_minimum} [CE-DECK-01]")
    counts: dict[str, int] = {}
    for card in cards:
        counts[card.slug] = counts.get(card.slug, 0) + 1
    by_slug = {card.slug: card for card in cards}
    for slug, count in counts.items():
        card = by_slug[slug]
        if card.type not in types or card.created:
            wrong.append(f"{card.name} does not belong into the {part} deck [CE-GEN-03]")
        if slug in starting:
            wrong.append(f"{card.name} may not be in a deck [CE-DECK-03]")
        if not card.complete:
            wrong.append(f"{card.name} is not complete yet")
        if count > _limit(card, policy.copies):
            clause = (
                "CE-DECK-06" if card.type == EVENT else "CE-DECK-07" if card.has("Unique") else "CE-DECK-05"
            )
            wrong.append(f"{count} copies of {card.name}, more than {_limit(card, policy.copies)} [{clause}]")
    return wrong


def _limit(card: Card, copies: int) -> int:
    """CE-DECK-08, CE-DECK-09: each experience level counts for itself, and only one of it."""
    return 1 if card.type == EVENT or card.has("Unique") or card.experience > 0 else copies


def cards_of(lines: str) -> list[str]:
    """A list of slugs from lines of a count and a slug."""
    found: list[str] = []
    for line in lines.split("\n"):
        if line.strip():
            count, slug = line.split()
            found += [slug] * int(count)
    return found
