"""Rings: what is done with one that is resolved, and in enlightenment where it is claimed and fed."""

from __future__ import annotations

from gorin.bots.card_table import Card
from gorin.bots.lcg.board import Board
from gorin.kernel.decisions import Option


def rate_ring_target(board: Board, option: Option) -> float:
    """Fire honors mine or dishonors theirs, water bows theirs or readies mine, void takes their fate."""
    card = board.card_of(option)
    if card is None:
        return 0.0
    mine = board.is_ours(board.holder[card["id"]])
    return (1.0 + 0.1 * board.worth(card)) * (1.0 if _is_meant(board.topic, card, mine) else -1.0)


def _is_meant(element: str, card: Card, mine: bool) -> bool:
    if element == "fire":
        return bool(card.get("status") != ("honored" if mine else "dishonored"))
    if element == "water":
        return bool(card["bowed"]) == mine
    return not mine


def rate_ring_way(board: Board, option: Option) -> float:
    """Mine is honored and theirs dishonored; of the others the first way is the better one."""
    if not option.id.startswith("choice"):
        return -100.0 if option.id == "back" else 0.0
    way = int(option.id.removeprefix("choice"))
    card = board.cards.get(board.aim)
    several = sum(1 for each in board.options if each.id.startswith("choice")) > 1
    wanted = 1 if several and card is not None and not board.is_ours(board.holder[card["id"]]) else 0
    return 1.0 if way == wanted else 0.5


# --- enlightenment --------------------------------------------------------------------------------


def rate_claim(board: Board, option: Option) -> float:
    """Where nobody can take it; otherwise on the strongest province, and not all on one."""
    place = board.place(option.id)
    if place is None:
        return 0.0
    if place["broken"]:
        return 100.0
    there = [ring for ring in board.view["rings"] if ring["province"] == option.id]
    return float((place["card"] or {}).get("strength") or 0) - 3.0 * len(there)


def rate_fate_on_ring(board: Board, option: Option) -> float:
    """Where it helps least: on an element that its player has claimed already."""
    ring = next(each for each in board.view["rings"] if each["id"] == option.id)
    has = [each["element"] for each in board.view["rings"] if each["holder"] == ring["pool"]]
    return 5.0 * (ring["element"] in has) - len(has)
