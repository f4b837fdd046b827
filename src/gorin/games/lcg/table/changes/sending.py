"""Where cards go that leave a place."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import (
    CONFLICT,
    DYNASTY,
    ROLE,
    STRONGHOLD,
    TO_DECK_BOTTOM,
    TO_DECK_SHUFFLED,
    TO_DISCARD,
    TO_HAND,
    TO_OWN_DECK_SHUFFLED,
    TO_REMOVED,
)
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.reading import (
    is_dynasty_card,
)
from gorin.games.lcg.table.state import LcgState

IMMOVABLE: Final = (STRONGHOLD, ROLE)
"""What stays where it is for the whole game (LCG-STRG-01, LCG-ROLE-03)."""


def send(s: LcgState, card: int, where: int) -> None:
    """To where a card goes; a dynasty card that would go to a hand is discarded (LCG-PLAY-07)."""
    is_dynasty = is_dynasty_card(s, card)
    is_wrong_deck = where == TO_DECK_SHUFFLED and not is_dynasty  # LCG-PLAY-06: a dynasty deck
    if where == TO_DISCARD or is_wrong_deck or (where == TO_HAND and is_dynasty):
        zones.discard(s, card)
    elif where == TO_HAND:
        zones.put_in_hand(s, card, True)
    elif where == TO_REMOVED:
        zones.remove_from_game(s, card)
    else:
        seat = s.owner[card]
        zones.put_in_deck(s, card, where != TO_DECK_BOTTOM)
        if where in (TO_DECK_SHUFFLED, TO_OWN_DECK_SHUFFLED):
            zones.shuffle(s, seat, DYNASTY if is_dynasty else CONFLICT)
