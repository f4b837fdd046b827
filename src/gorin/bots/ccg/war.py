"""What games of many seats ask besides: invitations, and War of Honor's tiles, Fortresses and spaces."""

from __future__ import annotations

from typing import Any

from gorin.bots.ccg.board import Board
from gorin.games.ccg.war_of_honor.state import PATHS
from gorin.kernel.decisions import Option

NEAR, FAR = 2.0, 1.0


def rate_hex(board: Board, option: Option) -> float:
    """Near Toshi Ranbo, which serves whoever lies beside it, and near others: who is near is invited."""
    if option.id == "back":
        return -1.0
    beside = [tile for tile in board.view["map"] if tile["id"] in option.refs]
    return 2.0 * any(tile["kind"] == "toshi-ranbo" for tile in beside) + 0.3 * len(beside)


def rate_origin(board: Board, option: Option) -> float:
    """A Fortress beside one of those who are attacked: a unit may straighten afterwards."""
    defender = board.view["battle"]["defender"]
    return NEAR if any(each["owner"] == defender for each in _standing_beside(board, option.id)) else FAR


def rate_goal(board: Board, option: Option) -> float:
    """One beside a Fortress of its own first; then one whose ability hurts: those of battles."""
    if option.id == "back":
        return -1.0
    near = any(each["owner"] == board.seat for each in _standing_beside(board, option.id))
    return (NEAR if near else FAR) + (0.5 if "battle" in (_tile(board, option.id)["slug"] or "") else 0.0)


def _tile(board: Board, id: str) -> dict[str, Any]:
    tiles: list[dict[str, Any]] = board.view["map"]
    return next(tile for tile in tiles if tile["id"] == id)


def _standing_beside(board: Board, id: str) -> list[dict[str, Any]]:
    beside = _tile(board, id)["beside"]
    return [tile for tile in board.view["map"] if tile["id"] in beside and tile["standing"]]


def rate_invitation(board: Board, option: Option) -> float:
    """Who is attacked asks everybody; who attacks asks nobody who is nearer to victory than himself."""
    if option.id in ("done", "back"):
        return 0.0 if option.id == "done" else -1.0
    if board.defends or board.aim.is_force:
        return 1.0
    guest = board.view["players"][int(option.id.removeprefix("seat"))]
    return 1.0 if board.headway(guest) < board.headway(board.me) else -0.5


def rate_space(board: Board, option: Option) -> float:
    """What a space gives is always welcome."""
    return 0.0 if option.id == "done" else 1.0


def rate_returned(board: Board, option: Option) -> float:
    """The strongest unit straightens."""
    return 0.0 if option.id == "done" else 1.0 + float(board.cards[option.id]["unit_force"])


def rate_mission(board: Board, option: Option) -> float:
    """As many points for a Path as the best mission for this deck has there."""
    path = [f"path:{name.lower()}" for name in PATHS].index(board.about)
    return -abs(int(option.id.removeprefix("choice")) - board.aim.mission[path])
