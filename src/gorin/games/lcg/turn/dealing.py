"""Putting the decks on the table, before anything happens."""

from __future__ import annotations

from gorin.games.lcg.decks import Deck
from gorin.games.lcg.table.state import LcgState


def deal(s: LcgState, decks: list[Deck]) -> None:
    """Every card gets its number. Shuffling mixes which is which, so a number tells nothing."""
    for seat, deck in enumerate(decks):
        player = s.players[seat]
        if deck.stronghold:
            player.stronghold = s.add_card(deck.stronghold, seat)
            player.clan = s.definition(player.stronghold).clan
        else:
            player.clan = deck.clan
        if deck.role:
            player.role = s.add_card(deck.role, seat)
        for slug in deck.provinces:
            s.add_card(slug, seat)
    for seat, deck in enumerate(decks):
        for slug in deck.dynasty:
            s.players[seat].dynasty.append(s.add_card(slug, seat))
        for slug in deck.conflict:
            s.players[seat].conflict.append(s.add_card(slug, seat))
