"""A card as plain JSON values, for lists and for other programs."""

from __future__ import annotations

from typing import Any

from gorin.cards.names import published
from gorin.games.ccg.decks import known_decks
from gorin.games.ccg.definition import NO_REQUIREMENT, Card
from gorin.games.ccg.kinds import FOLLOWER, HOLDING, ITEM, PERSONALITY, RING, SPELL, STRATEGY
from gorin.words.grammar.render import card_text

STATS: dict[str, tuple[int, ...]] = {
    "force": (PERSONALITY, FOLLOWER, ITEM),
    "chi": (PERSONALITY, FOLLOWER, ITEM),
    "honor_req": (PERSONALITY, FOLLOWER),
    "gold_cost": (PERSONALITY, HOLDING, STRATEGY, FOLLOWER, ITEM, SPELL),
    "personal_honor": (PERSONALITY,),
    "focus": (STRATEGY, RING, FOLLOWER, ITEM, SPELL),
}
"""The numbers of a card, and the types that have them printed."""


def number_of(card: Card, stat: str) -> int | None:
    """A printed number; None where the type has none, or a dash."""
    if card.type not in STATS[stat]:
        return None
    value: int = getattr(card, stat)
    return None if value == NO_REQUIREMENT else value


def facts(edition: str, card: Card) -> dict[str, Any]:
    """Everything about a card under the names that programs know."""
    return {
        "slug": card.slug,
        "name": card.name,
        "type": card.type_name,
        "clan": list(card.clans),
        **{stat: number_of(card, stat) for stat in STATS},
        "keywords": list(card.keywords),
        "text": card_text(card),
        "complete": card.complete,
        "decks": decks_with(edition, card.slug),
    }


def all_facts(edition: str) -> list[dict[str, Any]]:
    """Every card of an edition, by name."""
    cards = sorted(published(edition), key=lambda card: (card.name.lower(), card.experience))
    return [facts(edition, card) for card in cards]


def decks_with(edition: str, slug: str) -> list[str]:
    """The decks that come with the edition and have this card."""
    return [
        deck.id
        for deck in known_decks(edition).values()
        if slug == deck.stronghold or slug in deck.dynasty or slug in deck.fate
    ]
