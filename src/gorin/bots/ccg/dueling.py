"""Duels: focus the best cards, strike when the rest would not help."""

from __future__ import annotations

from gorin.bots.ccg.board import Board
from gorin.bots.ccg.chaining import RING, link_worth
from gorin.kernel.decisions import Option

AVERAGE_FOCUS = 2.6


def rate_focus(board: Board, option: Option) -> float:
    duel = board.view["duel"]
    which = duel["seats"].index(board.seat)
    pool = {card["id"]: card for card in duel["pools"][which]}
    mine = _chi(board, duel, which) + sum([card["focus"] for card in duel["focused"][which] if card], 0)
    theirs = _chi(board, duel, 1 - which) + AVERAGE_FOCUS * len(duel["focused"][1 - which])
    if option.id == "choice0":
        return 2.8 if mine > theirs else 1.4
    card = pool.get(option.id) or board.cards.get(option.id)
    if card is None:
        return 0.0
    if option.id in pool:
        return float(card["focus"]) - (RING if card["type"] == "Ring" else 0.0)
    return float(card["focus"]) - 1.0 - link_worth(board, card)


def _chi(board: Board, duel: dict[str, object], which: int) -> int:
    duelist = board.cards.get(str(duel["challenger"] if which == 0 else duel["challenged"]))
    return 0 if duelist is None else int(duelist["chi"])


def rate_challenge(board: Board, option: Option) -> float:
    """Accept where the own man is no worse."""
    doing = board.view.get("doing") or {}
    challenger = board.cards.get(str(doing.get("card")))
    strong = challenger is None or challenger.get("chi", 0) <= 3
    return 1.0 if (option.id == "choice0") == strong else 0.0
