"""Playing cards and using abilities: in the dynasty phase, in action windows, as answers."""

from __future__ import annotations

from gorin.bots.lcg.board import Board, skill
from gorin.bots.lcg.weighing import balance
from gorin.kernel.decisions import Option

PASSING = 0.0
DEAREST_EXTRA = 2
"""So much fate is put on a character at most: nobody lasts for ever."""
RESERVE = 2
"""The fate that is kept for the conflict phase."""


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
        return 1.0
    strength = skill(card, "military") + skill(card, "political") + 0.5 * skill(card, "glory")
    people = len(board.people(board.seat))
    if fate - cost < RESERVE and people >= 2:
        return -1.0
    return strength - 0.5 * cost + (2.0 if cost + 1 <= fate else 0.0)


def rate_fate(board: Board, option: Option) -> float:
    """One more round for who costs little, two for who costs much; nothing where it is needed elsewhere."""
    extra = int(option.id.removeprefix("choice")) if option.id.startswith("choice") else -1
    printed = board.printed.cards.get(board.topic)
    dear = printed is not None and printed.cost >= 3
    wanted = min(DEAREST_EXTRA if dear else 1, max(0, int(board.me["fate"]) - RESERVE))
    return -abs(wanted - extra) if extra >= 0 else -100.0


def rate_action(board: Board, option: Option) -> float:
    """What it would do, if the conflict is not settled anyway; cards of skill only where there is one."""
    if option.id == "pass":
        return PASSING
    if option.id.startswith("play:"):
        return _rate_playing(board, option)
    meaning = board.offered(option)
    if meaning is None:
        return 0.1
    gain = balance(meaning.deeds) + 0.7 * balance(meaning.costs)
    if board.is_settled:
        gain -= 2.0
    card = board.card_of(option)
    price = float((card or {}).get("cost") or 0) if (card or {}).get("type") == "event" else 0.0
    return gain - 0.5 * price - 0.2


def _rate_playing(board: Board, option: Option) -> float:
    """Characters and attachments from the hand: in a conflict that they can turn, or with fate to spare."""
    card = board.card_of(option)
    if card is None:
        return 0.1
    cost, fate = int(card.get("cost") or 0), int(board.me["fate"])
    conflict = board.conflict
    if conflict is None:
        return 0.5 if card["type"] == "attachment" and fate - cost >= RESERVE else -0.5
    if board.is_settled:
        return -0.5
    return 0.5 + abs(skill(card, conflict["type"])) - 0.3 * cost


def rate_answer(board: Board, option: Option) -> float:
    """A reaction or an interrupt is mostly worth it."""
    if option.id == "pass":
        return PASSING
    meaning = board.offered(option)
    if meaning is None:
        return 0.1
    return balance(meaning.deeds) + 0.7 * balance(meaning.costs) + 0.1


def rate_place(board: Board, option: Option) -> float:
    """Where a character is played: into the conflict, where that is offered."""
    return {"choice0": 1.0, "back": -100.0}.get(option.id, 0.0)
