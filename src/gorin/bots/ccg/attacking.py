"""Attacking and defending: where it wins something, and not where it only loses."""

from __future__ import annotations

from typing import Any

from gorin.bots.ccg.board import Board
from gorin.bots.ccg.campaign import Campaign, defence_of, worst_threat
from gorin.kernel.decisions import Option


def rate_declaration(board: Board, option: Option) -> float:
    if option.id == "pass":
        return 0.0
    rival = board.view["players"][int(option.id.removeprefix("seat"))]
    return Campaign(board, rival).worth()


def rate_unit(board: Board, option: Option) -> float:
    if option.id == "back":
        return -1000.0
    if option.id == "done":
        return 0.0
    unit = board.cards[option.id]
    return 1.0 + float(unit["unit_force"]) if option.id in _orders(board) else -1.0


def rate_place(board: Board, option: Option) -> float:
    if option.id == "back":
        return -1000.0
    unit = next((each["unit"] for each in board.view["assigning"] if not each["place"]), "")
    battle = board.view["battle"]
    if board.attacks:
        place = Campaign(board, board.view["players"][battle["defender"]]).place_for(unit)
    else:
        place = defence_of(board).get(unit) or worst_threat(board)
    return 10.0 if place == option.id else 0.0


def _orders(board: Board) -> dict[str, str]:
    """Which unit goes where."""
    battle = board.view["battle"]
    if board.attacks:
        return Campaign(board, board.view["players"][battle["defender"]]).orders()
    return defence_of(board)


def rate_next_battle(board: Board, option: Option) -> float:
    """Where the units are, first."""
    field: dict[str, Any] | None = board.field(option.id)
    return 0.0 if field is None else float(len(field["attacking"]))
