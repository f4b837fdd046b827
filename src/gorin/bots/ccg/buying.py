"""Buying: gold first, then Personalities who serve the deck's way to win."""

from __future__ import annotations

from gorin.bots.card_table import Card
from gorin.bots.ccg.board import Board
from gorin.kernel.decisions import Option

ENOUGH_HOLDINGS, FEW_HOLDINGS = 7, 4
"""To begin with; few where only force counts, so that the army comes early."""


def enough_holdings(board: Board) -> int:
    return FEW_HOLDINGS if board.aim.is_force else ENOUGH_HOLDINGS


def rate_deal(board: Board, option: Option) -> float:
    if option.id == "done":
        return 0.0
    way = option.id.partition(":")[0]
    card = board.cards[option.refs[0]]
    if way == "overlay":
        return 20.0
    if card["type"] == "Holding":
        wanted = enough_holdings(board) - len(board.me["holdings"])
        return 10.0 + wanted - 0.3 * int(card["gold_cost"]) if wanted > 0 else 1.0
    force, honor = float(card["force"]), float(card["personal_honor"])
    worth = 5.0 + force * (0.5 if board.seeks_honor else 1.0) + honor * 0.5
    if way == "discount":
        return worth + (0.0 if board.seeks_honor else 1.0)
    if way == "honored":
        return worth + (honor if board.seeks_honor else -0.5)
    return worth - 1.0


def rate_discard(board: Board, option: Option) -> float:
    """Throw away what will not be bought soon: Holdings late, Personalities who are too dear or too proud."""
    if option.id == "done":
        return 0.5
    card = board.cards[option.refs[0]]
    if is_out_of_reach(board, card):
        return 1.0
    if card["type"] == "Holding":
        return 1.0 if len(board.me["holdings"]) >= enough_holdings(board) + 1 else 0.0
    return 1.0 if card["gold_cost"] > 12 and len(board.me["holdings"]) < 5 else 0.0


def is_out_of_reach(board: Board, card: Card) -> bool:
    """Does it want more Honor, or more Gold than a Stronghold has? Two players could wait so for ever."""
    honor, printed = board.me.get("honor"), board.definition(card)
    if honor is not None and printed is not None and printed.honor_req > honor:
        return True
    return not board.me["holdings"] and int(card["gold_cost"]) > int(board.me["gold"])


def rate_payment(board: Board, option: Option) -> float:
    """The engine's own proposal (the first choice) wastes least; the second is not to pay at all."""
    return {"choice0": 1.0, "done": 1.0, "back": -1.0, "choice1": -2.0}.get(option.id, 0.0)
