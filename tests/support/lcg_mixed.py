"""Games of the LCG in which any card that is written may turn up, whatever deck it belongs to."""

from __future__ import annotations

import random

import gorin
from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.kinds import PROVINCE_CARD, STRONGHOLD
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOTHING

SEATS = {"stronghold": 2, "skirmish": 2, "enlightenment": 3, "team-conquest": 4}
"""The formats, and how many play them."""
FINISHED = [card for card in WRITTEN if card.complete]


def mixed_game(format: str, seed: int) -> gorin.Game:
    """A new game of a format; its seed says which cards are in the decks, on the table and in the row."""
    game = gorin.new("lcg", seats=SEATS[format], seed=seed, format=format)
    mix(game.state, random.Random(seed))
    return game


def mix(s: LcgState, rng: random.Random) -> None:
    """Every card becomes another of its kind; nobody has chosen anything yet."""
    for card in range(len(s.what)):
        among = _kind(s, card)
        if among:
            s.what[card] = s.add_name(rng.choice(among))
    s.forget()


def _kind(s: LcgState, card: int) -> list[str]:
    printed = s.definition(card)
    if printed.type in (PROVINCE_CARD, STRONGHOLD):
        return [each.slug for each in FINISHED if each.type == printed.type]
    if s.lies_in[card] != NOTHING or not printed.side:
        return []
    return [each.slug for each in FINISHED if each.side == printed.side]
