"""Putting the decks on the table, before anything happens."""

from __future__ import annotations

from gorin.games.ccg.decks import DYNASTY, FATE, STRONGHOLD, WIND
from gorin.games.ccg.table.state import CcgState
from gorin.language.library.deck import Deck


def deal(s: CcgState, decks: list[Deck]) -> None:
    """Every card gets its number. Shuffling mixes which is which, so a number tells nothing."""
    for seat, deck in enumerate(decks):
        s.players[seat].stronghold = s.add_card(deck.one(STRONGHOLD), seat)
    for seat, deck in enumerate(decks):
        for slug in deck.lists.get(WIND, []):
            s.add_card(slug, seat)
    for seat, deck in enumerate(decks):
        for slug in deck.lists[DYNASTY]:
            s.players[seat].dynasty.append(s.add_card(slug, seat))
        for slug in deck.lists[FATE]:
            s.players[seat].fate.append(s.add_card(slug, seat))
