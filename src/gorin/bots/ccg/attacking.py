"""Attacking and defending: where it wins something, and not where it only loses."""

from __future__ import annotations

from typing import Any

from gorin.bots.ccg.board import Board
from gorin.kernel.decisions import Option

LATE = 30
"""From this turn on there is nothing left to wait for."""


def rate_declaration(board: Board, prompt: str, option: Option) -> float:
    if option.id == "pass":
        return 0.0
    seat = int(option.id.removeprefix("seat"))
    rival = board.view["players"][seat]
    if board.seeks_rings and len(rival["provinces"]) == 1:
        return -1.0  # the Rings need battles yet to be won, not the end of the war
    mine, theirs = board.ready_force(board.me), board.ready_force(rival)
    weakest = min((place["strength"] for place in rival["provinces"]), default=0)
    takes_province = mine > theirs + weakest
    wins_battle = mine > theirs + 3 and theirs > 0
    return 1.0 if takes_province or wins_battle or mine > _boldness(board) * theirs else -1.0


def _boldness(board: Board) -> float:
    """How much of the enemy's Force it takes to dare: less and less, so that no game stands still."""
    turn = board.view["turn"]
    if turn < LATE:
        return 1000.0
    return 1.0 if turn < 2 * LATE else 0.0


def rate_unit(board: Board, prompt: str, option: Option) -> float:
    attacks = prompt.endswith("to attack?")
    if option.id == "back":
        return -1000.0
    if option.id == "done":
        return 0.0
    unit = board.cards[option.id]
    return _rate_attacker(board, unit) if attacks else _rate_defender(board, unit)


def _rate_attacker(board: Board, unit: dict[str, Any]) -> float:
    """Enough to take the weakest province over all who could defend; the others stay and guard."""
    rival = board.view["players"][board.view["battle"]["defender"]]
    sent = sum(board.cards[each["unit"]]["unit_force"] for each in board.view["assigning"])
    sent += sum(field["attack"] for field in board.view["battlefields"])
    weakest = min(place["strength"] for place in rival["provinces"])
    needed = board.ready_force(rival) + weakest + 2
    wanted = (sent < needed or board.view["turn"] >= LATE) and unit["unit_force"] > 0
    return float(unit["unit_force"]) if wanted else -1.0


def _rate_defender(board: Board, unit: dict[str, Any]) -> float:
    field = _worst_threat(board)
    if field is None:
        return -1.0
    sent = sum(board.cards[each["unit"]]["unit_force"] for each in board.view["assigning"] if each["place"])
    there = field["defence"] + sent
    able = there + sum(each["unit_force"] for each in board.ready(board.me) if not _is_sent(board, each))
    if there > field["attack"]:
        return -1.0
    if able > field["attack"] or (
        len(board.me["provinces"]) == 1 and field["attack"] > there + field["strength"]
    ):
        return float(unit["unit_force"])
    return -1.0


def _is_sent(board: Board, unit: dict[str, Any]) -> bool:
    return any(each["unit"] == unit["id"] for each in board.view["assigning"])


def _worst_threat(board: Board) -> dict[str, Any] | None:
    attacked = [field for field in board.view["battlefields"] if field["attacking"] and not field["fought"]]
    return max(attacked, key=lambda field: field["attack"] - field["strength"], default=None)


def rate_place(board: Board, prompt: str, option: Option) -> float:
    if option.id == "back":
        return -1000.0
    field = board.field(option.id)
    if field is None:
        return -5.0
    if board.view["battle"]["attacker"] == board.seat:
        mine = sum(1 for each in board.view["assigning"] if each["place"] == option.id)
        return 10.0 * mine + 5.0 - float(field["strength"] + field["defence"])
    threat = _worst_threat(board)
    return 10.0 if threat is not None and threat["id"] == option.id else 0.0


def rate_next_battle(board: Board, prompt: str, option: Option) -> float:
    """Where the units are, first."""
    field = board.field(option.id)
    return 0.0 if field is None else float(len(field["attacking"]))
