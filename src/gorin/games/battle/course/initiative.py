"""The initiative cards: one for each clan and three neutral ones (chapters Setup and Upkeep Phase)."""

from __future__ import annotations

from gorin.games.battle.clans import CLANS
from gorin.games.battle.state import NOBODY, BattleState

NEUTRAL: tuple[str, ...] = ("Rise of an Empire", "Master of Governance", "Master of Tactics")
RISE, GOVERNANCE, TACTICS = range(len(CLANS), len(CLANS) + len(NEUTRAL))
NEUTRAL_CARDS: tuple[int, ...] = (RISE, GOVERNANCE, TACTICS)
DECK_SIZE = 4
CARD_NAMES: tuple[str, ...] = (*(clan.name for clan in CLANS), *NEUTRAL)
CARD_IDS: tuple[str, ...] = tuple(name.lower().replace(" ", "-") for name in CARD_NAMES)
"""A card's number is its clan, or comes after the clans."""


def neutral_in_game(s: BattleState) -> int:
    """BR-SET-24: as many as bring the deck up to its size, once the card of who begins is out of it."""
    return DECK_SIZE + 1 - s.seats


def neutral_in_deck(s: BattleState) -> list[int]:
    """Those of them that are still to be revealed."""
    return [card for card in s.initiative if card in NEUTRAL_CARDS]


def merit(s: BattleState, card: int, seat: int) -> int:
    """What a neutral card counts (BR-CRD-16 to 18)."""
    if card == RISE:
        return len(s.held_cards(seat))
    if card == GOVERNANCE:
        return len(s.controls(seat))
    return s.control_tokens(seat)


def seat_named_by(s: BattleState, card: int) -> int:
    """Who is first player by this card."""
    if card < len(CLANS):
        return s.clans.index(card)
    best = NOBODY
    # BR-UPK-07, BR-UPK-08: among equals the closest on the right; the search ends with the present one.
    for distance in range(1, s.seats + 1):
        seat = (s.first - distance) % s.seats
        if best == NOBODY or merit(s, card, seat) > merit(s, card, best):
            best = seat
    return best
