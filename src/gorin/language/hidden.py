"""Decks that nobody has named: what the cards of another player that a seat has not seen could be at all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from gorin.language.core.knowing import knows
from gorin.language.core.state import CardState

Pile = Callable[[int], str]
"""The deck that a card belongs into, by its number; empty where it belongs into none."""
Candidates = Callable[[int, str], dict[str, int]]
"""What a player could have put into a deck: each slug with how many copies of it are allowed."""


def draw_decks(s: CardState, seat: int, rng: random.Random, pile_of: Pile, could_be: Candidates) -> None:
    """Put cards of the pool in the place of those of other players that this seat has not seen.

    What it has seen of a deck counts: no deck gets more copies of a card than are allowed.
    """
    for owner in range(s.seats):
        if owner != seat:
            _draw_for(s, seat, owner, rng, pile_of, could_be)


def _draw_for(
    s: CardState, seat: int, owner: int, rng: random.Random, pile_of: Pile, could_be: Candidates
) -> None:
    seen: Counter[str] = Counter()
    unseen: dict[str, list[int]] = {}
    for card, whose in enumerate(s.owner):
        pile = pile_of(card) if whose == owner else ""
        if pile and knows(s, seat, card):
            seen[s.names[s.what[card]]] += 1
        elif pile:
            unseen.setdefault(pile, []).append(card)
    for pile in sorted(unseen):
        copies = [
            slug for slug, most in sorted(could_be(owner, pile).items()) for _ in range(most - seen[slug])
        ]
        rng.shuffle(copies)
        for card, slug in zip(unseen[pile], copies, strict=False):
            s.what[card] = s.add_name(slug)
