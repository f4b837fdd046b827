"""Who knows which card. All that is said and done about `known` is said and done here.

`known[card]` is the audience that knows the face of a card although it is hidden. What somebody has seen
stays known to that player wherever the card goes, as long as the card can be told apart: in a deck by its
place, in a hand as one that has not left it. A shuffle ends it, and so does a card that leaves a hand unseen:
for all that the others know, it may be any card of that hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.kernel.events import EVERYBODY, only
from gorin.language.core.state import CardState


def knows(s: CardState, seat: int, card: int) -> bool:
    """Is the face of a card known to a seat?"""
    known = s.known[card]
    return known == EVERYBODY or bool(known >> seat & 1)


def is_seen_by(s: CardState, viewer: int | None, card: int) -> bool:
    """Is it known to a viewer? A spectator (None) knows what everybody knows."""
    return s.known[card] == EVERYBODY if viewer is None else knows(s, viewer, card)


def known_in_deck(
    s: CardState, pile: list[int], viewer: int | None, shown: Callable[[Any, int], dict[str, Any]]
) -> list[dict[str, Any]]:
    """The cards of a deck that a viewer knows, from the top down, each with its place (the top card is 1)."""
    return [
        {"place": place, "card": shown(s, card)}
        for place, card in enumerate(reversed(pile), 1)
        if s.known[card] and is_seen_by(s, viewer, card)  # of most cards nobody knows anything
    ]


def show_to_all(s: CardState, card: int) -> None:
    """Everybody sees its face."""
    s.known[card] = EVERYBODY


def show_to(s: CardState, card: int, seat: int) -> None:
    """A player sees its face, besides those who know it already."""
    s.known[card] |= only(seat)


def take_unseen(s: CardState, card: int, seat: int) -> None:
    """A player picks it out of several that the others cannot tell apart: it may be any of them."""
    s.known[card] = only(seat)


def slip_away(s: CardState, card: int, others: list[int], seat: int) -> None:
    """A card goes from a player's hand to where it is hidden, and nobody else sees which one it is.

    Whatever was known of that hand, each of the cards that stay may be the one that has gone. Where there is
    no other card, there is no doubt.
    """
    for each in (card, *others) if others else ():
        s.known[each] &= only(seat)


def lose_track(s: CardState, cards: list[int]) -> None:
    """They are mixed: nobody knows any of them any more."""
    for card in cards:
        s.known[card] = 0
