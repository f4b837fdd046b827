"""Taking actions and picking their targets."""

from __future__ import annotations

from collections.abc import Callable

from gorin.bots.ccg.board import RING, Board
from gorin.bots.ccg.reading import costs_of, is_harmful, price_of, value_of
from gorin.kernel.decisions import Option

Judge = Callable[[Board, str, Option], float]

PASSING = 0.5
"""What it is worth to keep one's cards for later."""


def rate_action(board: Board, prompt: str, option: Option) -> float:
    if option.id == "pass":
        return -2.0 if board.seeks_rings else PASSING
    if option.id.startswith("equip:"):
        return 3.0 + float(board.cards[option.refs[0]].get("force", 0))
    text = option.label.split(": ", 1)[-1]
    value = value_of(text) - price_of(text)
    if option.id.startswith("rule"):
        return _rate_common(board, text, value)
    if any(card["id"] in option.refs and card["type"] == "Ring" for card in board.me["hand"]):
        return value - RING
    if board.view["battle"] is not None:
        return value if _battle_matters(board) else value - 3.0
    from_hand = option.refs and board.cards.get(option.refs[0], {}).get("type") == "Strategy"
    return value - (1.0 if from_hand else 0.0)


def _rate_common(board: Board, text: str, value: float) -> float:
    """Lobbying pays for who seeks Honor; a card for Force only where a battle hangs on it."""
    if "take the imperial favor" in text.lower():
        return 2.0 if board.view["favor"] != board.seat else -1.0
    if "Tactical" in text:
        return 1.0 if _battle_is_close(board) else -1.0
    return value - 1.0


def _battle_matters(board: Board) -> bool:
    field = board.field((board.view["battle"] or {}).get("current"))
    return field is not None and bool(field["attacking"]) and bool(field["defending"] or field["attack"])


def _battle_is_close(board: Board) -> bool:
    field = board.field((board.view["battle"] or {}).get("current"))
    if field is None or not field["attacking"]:
        return False
    wanted = (
        field["defence"] + field["strength"]
        if board.view["battle"]["attacker"] == board.seat
        else field["attack"]
    )
    mine = field["attack"] if board.view["battle"]["attacker"] == board.seat else field["defence"]
    return bool(-5 < mine - wanted <= 0)


def rate_pick(board: Board, prompt: str, option: Option) -> float:
    """A target, a performer, a payment, or yes and no."""
    if option.id in ("pass", "back"):
        return -1000.0 if option.id == "back" else PASSING
    if option.id == "done":
        return 0.0
    if option.id.startswith(("use:", "rule", "delayed")):
        return rate_reaction(board, option)
    doing = board.view.get("doing") or {}
    text = str(doing.get("text", ""))
    card = board.cards.get(option.id)
    if card is None:
        return _rate_choice(board, option)
    mine = board.holder[option.id] == board.seat
    worth = board.worth(card)
    if prompt.startswith("Who performs"):
        return -worth if ("bow" in costs_of(text) or "destroy" in costs_of(text)) else worth
    if "to pay with" in prompt:
        return -worth
    if is_harmful(text):
        return -10.0 - worth if mine else 10.0 + worth
    return 10.0 + worth + (3.0 if card["bowed"] else 0.0) if mine else -10.0 - worth


def _rate_choice(board: Board, option: Option) -> float:
    """Ways to go on, provinces, players: what is good for me, as far as the words tell."""
    if option.id.startswith("p"):
        own = any(place["id"] == option.id for place in board.me["provinces"])
        text = str((board.view.get("doing") or {}).get("text", ""))
        return 1.0 if own != is_harmful(text) else 0.0
    if option.id.startswith("seat"):
        return 0.0 if option.id == f"seat{board.seat}" else 1.0
    return 1.0 + value_of(option.label) * 0.1


def rate_reaction(board: Board, option: Option) -> float:
    text = option.label
    if "seppuku" in text:
        return -1.0
    return 1.0 + value_of(text) - price_of(text) * 0.5


def rate_hand_discard(board: Board, prompt: str, option: Option) -> float:
    """Rather a dear attachment than a Strategy that is free."""
    card = board.cards.get(option.id)
    if card is None or card["type"] == "Ring":
        return -1.0
    return float(card["gold_cost"])
