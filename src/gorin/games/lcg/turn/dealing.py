"""Putting the decks on the table, before anything happens."""

from __future__ import annotations

from gorin.games.lcg.decks.checks import PROVINCES, ROLE, STRONGHOLD
from gorin.games.lcg.decks.library import LIBRARY
from gorin.games.lcg.kinds import BESIDE, CONFLICT, DYNASTY, ROW
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import EVERYBODY, only
from gorin.language.library.deck import Deck


def deal(s: LcgState, decks: list[Deck]) -> None:
    """Every card gets its number. Shuffling mixes which is which, so a number tells nothing."""
    for seat, deck in enumerate(decks):
        player = s.players[seat]
        if deck.one(STRONGHOLD):
            player.stronghold = _beside(s, deck.one(STRONGHOLD), seat)
            player.clan = s.definition(player.stronghold).clan
        else:
            player.clan = LIBRARY.check(deck).clan  # LCG-CLAN-05
        if deck.one(ROLE):
            player.role = _beside(s, deck.one(ROLE), seat)
        for slug in deck.lists.get(PROVINCES, []):
            card = s.add_card(slug, seat)
            s.zone[card], s.known[card] = ROW, only(seat)
    for seat, deck in enumerate(decks):
        for slug in deck.lists[DYNASTY]:
            s.players[seat].dynasty.append(s.add_card(slug, seat))
        for slug in deck.lists[CONFLICT]:
            s.players[seat].conflict.append(s.add_card(slug, seat))


def _beside(s: LcgState, slug: str, seat: int) -> int:
    """A card that everybody sees before anything happens."""
    card = s.add_card(slug, seat)
    s.zone[card], s.known[card] = BESIDE, EVERYBODY
    return card
