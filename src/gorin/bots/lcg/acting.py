"""Playing cards and using abilities: in the dynasty phase, in action windows, as answers."""

from __future__ import annotations

from gorin.bots.card_table import Card
from gorin.bots.lcg.board import Board, skill
from gorin.bots.lcg.judging import worth_of_ability
from gorin.bots.lcg.stakes import worth_of_skill
from gorin.bots.lcg.weighing import hurts
from gorin.kernel.decisions import Option

PASSING = 0.0
DEAREST_EXTRA = 2
"""So much fate is put on a character at most: nobody lasts for ever."""
RESERVE = 2
"""The fate that is kept for the conflict phase."""
ENOUGH = 4
"""With so many people one can do without another one; with fewer all fate goes into them."""
DEALING = ("treaty:", "accuse:")
"""Promises are for people; who offers one to a bot is answered."""


def rate_dynasty(board: Board, option: Option) -> float:
    """The strongest who can be paid for, and something is kept for the conflicts."""
    if option.id == "pass":
        return PASSING
    if not option.id.startswith("play:"):
        return rate_action(board, option)
    card = board.card_of(option)
    if card is None:
        return PASSING
    cost, fate = int(card.get("cost") or 0), int(board.me["fate"])
    if card["type"] != "character":
        return _rate_playing(board, option)
    strength = skill(card, "military") + skill(card, "political") + 0.5 * skill(card, "glory")
    people = len(board.people(board.seat))
    if fate - cost < 1 and people >= ENOUGH:
        return -1.0
    return strength - 0.5 * cost + (2.0 if cost + 1 <= fate else 0.0)


def rate_fate(board: Board, option: Option) -> float:
    """One more round for who costs little, two for who costs much; nothing where it is needed elsewhere."""
    extra = int(option.id.removeprefix("choice")) if option.id.startswith("choice") else -1
    printed = board.printed.cards.get(board.topic)
    dear = printed is not None and printed.cost >= 3
    spare = max(0, int(board.me["fate"]) - RESERVE)
    if board.conflict is not None and not dear:
        spare = 0  # who comes for this conflict has done what he came for
    wanted = min(DEAREST_EXTRA if dear else 1, spare)
    return -abs(wanted - extra) if extra >= 0 else -100.0


def rate_action(board: Board, option: Option) -> float:
    """What it would change here and now."""
    if option.id == "pass":
        return PASSING
    if option.id.startswith(DEALING):
        return -1.0
    if option.id.startswith("play:"):
        return _rate_playing(board, option)
    meaning = board.offered(option)
    if meaning is None:
        return 0.1
    return worth_of_ability(board, meaning, board.card_of(option)) - 0.3


def _rate_playing(board: Board, option: Option) -> float:
    """Characters and attachments: in a conflict that they can turn, or with fate to spare."""
    card = board.card_of(option)
    if card is None:
        return 0.1
    cost, fate = int(card.get("cost") or 0), int(board.me["fate"])
    if card["type"] == "attachment" and not _has_host(board, card):
        return -0.5
    if board.conflict is None:
        return 0.5 if card["type"] == "attachment" and fate - cost >= RESERVE else -0.5
    return worth_of_skill(board, abs(skill(card, board.conflict["type"]))) - 0.4 - 0.4 * cost


def _has_host(board: Board, card: Card) -> bool:
    """Is there somebody whom it would help or hurt: who counts in the conflict, or who will last?"""
    ours = not hurts(board.definition(card))
    if board.conflict is not None:
        return bool(board.fighters(ours))
    seats = [board.seat] if ours else [rival["seat"] for rival in board.rivals]
    return any(int(each.get("fate", 0)) > 0 for seat in seats for each in board.people(seat))


def rate_answer(board: Board, option: Option) -> float:
    """A reaction or an interrupt is mostly worth it."""
    if option.id == "pass":
        return PASSING
    meaning = board.offered(option)
    if meaning is None:
        return 0.1
    return worth_of_ability(board, meaning, board.card_of(option)) + 0.1


def rate_place(board: Board, option: Option) -> float:
    """Where a character is played: into the conflict, where that is offered."""
    return {"choice0": 1.0, "back": -100.0}.get(option.id, 0.0)
