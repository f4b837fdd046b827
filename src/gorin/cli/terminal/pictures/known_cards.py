"""What a viewer knows of hidden cards, in lines of text: those of other hands, and places in decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.cli.terminal.drawing.lines import DIM, Lines, labelled
from gorin.language.core.english import listed, ordinal

MOST_NAMED = 4
"""So many cards of one hand or deck are named on the table."""


def known_cards(player: dict[str, Any], decks: Mapping[str, str], width: int, label: int) -> Lines:
    """A quiet line of what is known of a player's hand and decks; none where nothing is.

    `decks` has the names of the decks, as people write them.
    """
    known = player["known"]
    told = [f"in hand {_named([card['name'] for card in known['hand']])}"] if known["hand"] else []
    for deck, name in decks.items():
        placed = [
            f"{each['card']['name']} ({place_name(each['place'], player[deck])})" for each in known[deck]
        ]
        told += [f"in the {name} {_named(placed)}"] if placed else []
    lines = labelled("Known", "; ".join(told), width, label) if told else []
    for line in lines:
        line.stylize(DIM, label)
    return lines


def _named(names: list[str]) -> str:
    more = len(names) - MOST_NAMED
    return listed([*names[:MOST_NAMED], f"{more} more"] if more > 0 else names)


def place_name(place: int, count: int) -> str:
    """Where a card lies in a deck of so many, counted from the nearer end; the top card is the first.

    >>> [place_name(place, 30) for place in (1, 2, 29, 30)]
    ['top', 'second from the top', 'second from the bottom', 'bottom']
    """
    if place == 1:
        return "top"
    if place == count:
        return "bottom"
    from_top = place <= count / 2
    return f"{ordinal(place - 1 if from_top else count - place)} from the {'top' if from_top else 'bottom'}"
