"""Decks of the CCG, and what makes one legal (CE-DECK)."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import EVENT
from gorin.games.ccg.policy import Policy
from gorin.words.library.checks import counted, too_many, wrong_size
from gorin.words.library.deck import Deck
from gorin.words.library.library import Part

STRONGHOLD, DYNASTY, FATE, WIND = "stronghold", "dynasty", "fate", "wind"
PARTS: tuple[Part, ...] = (
    Part(
        STRONGHOLD,
        "Stronghold",
        is_single=True,
        needed="the deck has no Stronghold yet [CE-STR-01]",
        too_many="is one Stronghold too many [CE-STR-01]",
    ),
    Part(DYNASTY, "Dynasty"),
    Part(FATE, "Fate"),
)


def ccg_deck(id: str, name: str, stronghold: str, dynasty: list[str], fate: list[str], theme: str) -> Deck:
    """A Stronghold, and two lists of slugs."""
    return Deck(id, name, {STRONGHOLD: [stronghold], DYNASTY: dynasty, FATE: fate}, theme)


def wrong_in(policy: Policy, part: str, cards: list[Card]) -> list[str]:
    """What is wrong with the Dynasty or the Fate deck."""
    starting = policy.holdings_for_all + policy.holdings_for_later
    size = sum(1 for card in cards if card.slug not in starting)  # CE-DECK-02
    wrong = wrong_size(f"the {part} deck", size, policy.deck_minimum, None, "CE-DECK-01")
    by_slug = {card.slug: card for card in cards}
    for slug, count in counted([card.slug for card in cards]).items():
        wrong += _wrong_with_card(policy, part, by_slug[slug], count, slug in starting)
    return wrong


def _wrong_with_card(policy: Policy, part: str, card: Card, count: int, is_starting: bool) -> list[str]:
    wrong: list[str] = []
    types = policy.dynasty_types if part == "Dynasty" else policy.fate_types
    if card.type not in types or card.created:
        wrong.append(f"{card.name} does not belong into the {part} deck [CE-GEN-03]")
    if is_starting:
        wrong.append(f"{card.name} may not be in a deck [CE-DECK-03]")
    clause = "CE-DECK-06" if card.type == EVENT else "CE-DECK-07" if card.has("Unique") else "CE-DECK-05"
    return wrong + too_many(card.name, count, _limit(card, policy), clause)


def _limit(card: Card, policy: Policy) -> int:
    """CE-DECK-08, CE-DECK-09: each experience level counts for itself, and only one of it."""
    return (
        1 if card.type in policy.single_types or card.has("Unique") or card.experience > 0 else policy.copies
    )
