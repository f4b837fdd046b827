"""Treaties of enlightenment: what was promised is kept, and only what can be kept is promised."""

from __future__ import annotations

from gorin.bots.lcg.board import Board
from gorin.bots.lcg.picking import rate_loss
from gorin.kernel.decisions import Option

PEACE, LOW_BID = "peace", "low-bid"
FAIR = f"{PEACE}/{PEACE}"
A_BOON = "second-chances"
"""The treaty card by which something good comes to what is picked."""


def promised(board: Board, kind: str) -> list[int]:
    """To whom I have promised this, as far as it still holds."""
    told = board.view["treaties"]
    found: list[int] = []
    for treaty in [] if told is None else told["made"]:
        mine = [each for each in treaty["promises"] if each["seat"] == board.seat]
        if any(each["kind"] == kind for each in mine):
            found += [party for party in treaty["parties"] if party != board.seat]
    return found


def rate_treaty(board: Board, option: Option) -> float:
    """Peace for peace, if it is no more than can be lost; a bot can keep it."""
    is_fair = board.topic == FAIR
    return 1.0 if (option.id == "choice0") == is_fair else 0.0


def rate_consequence(board: Board, option: Option) -> float:
    """What a broken treaty costs is paid with what would be missed least; what it brings goes to the best."""
    loss = rate_loss(board, option)
    return -loss if board.topic == A_BOON and option.id in board.cards else loss
