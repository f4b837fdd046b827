"""What a conflict is about: what my side has of it at a lead, and what more skill would change."""

from __future__ import annotations

from gorin.bots.lcg.board import Board, skill
from gorin.bots.lcg.weighing import size_of
from gorin.games.lcg.kinds import CONFLICT_TYPES
from gorin.kernel.decisions import Option
from gorin.language.core.meaning import HOSTILE, Intent
from gorin.language.verbs import STAT

RING, PROVINCE, GAME = 3.0, 7.0, 40.0
"""What winning a conflict, breaking a province and breaking the last one are worth."""
FARTHEST = 12
"""More than this nobody catches up with."""
HOPE = 0.7
"""What is still to be done counts less than what is done."""


def standing(board: Board, lead: int) -> float:
    """What my side has of the conflict if it ends with this lead."""
    conflict = board.conflict
    if conflict is None or not board.is_in_it:
        return 0.0
    province = GAME if any(board.is_last(id) for id in conflict["provinces"]) else PROVINCE
    if board.is_ours(conflict["attacker"]):
        return -1.0 if lead < 0 else RING + province * (lead >= board.at_stake)
    return 2.0 if lead > 0 else -RING - province * (-lead >= board.at_stake)


def worth_of_skill(board: Board, amount: int) -> float:
    """What it changes if my side counts so much more, alone or with what else can still be done."""
    if amount == 0 or board.conflict is None or board.conflict["decided"]:
        return 0.0
    now = standing(board, board.lead)
    at_once = standing(board, board.lead + amount) - now
    if at_once != 0.0 or amount < 0:
        return at_once
    gap = next((more for more in range(amount, FARTHEST) if standing(board, board.lead + more) > now), 0)
    if gap == 0 or gap > reach(board):
        return 0.0
    return HOPE * (standing(board, board.lead + gap) - now) * amount / gap


def reach(board: Board) -> int:
    """How much skill all that is offered now could add, as far as the fate goes."""
    if board.reach is None:
        board.reach = _counted(board)
    return board.reach


def _counted(board: Board) -> int:
    conflict = board.conflict
    if conflict is None:
        return 0
    fate, total = int(board.me["fate"]), 0
    offers = sorted([_offer(board, option) for option in board.options], key=_by_price)
    for cost, more in offers:
        if more > 0 and cost <= fate:
            fate -= cost
            total += more
    return total


def _by_price(offer: tuple[int, int]) -> tuple[int, int]:
    return offer[0], -offer[1]


def _offer(board: Board, option: Option) -> tuple[int, int]:
    """What an option costs in fate, and how much skill it brings."""
    card, conflict = board.card_of(option), board.conflict
    cost = int((card or {}).get("cost") or 0)
    if card is None or conflict is None:
        return 0, 0
    if option.id.startswith("play:"):
        return cost, skill(card, conflict["type"])
    meaning = board.offered(option)
    if meaning is None:
        return 0, 0
    best = max([_swing(intent, conflict["type"]) for intent in meaning.intents], default=0)
    return (cost if card["type"] == "event" else 0), best


def _swing(intent: Intent, type: str) -> int:
    if intent.verb is not STAT or intent.stat != CONFLICT_TYPES.index(type):
        return 0
    return size_of(intent) * (-intent.sign if intent.whom.whose == HOSTILE else 1)
