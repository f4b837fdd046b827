"""Picking: targets, performers, payments, and answers of yes and no."""

from __future__ import annotations

from gorin.bots.ccg.acting import NEVER, PASSING, rate_reaction, unwanted_provinces
from gorin.bots.ccg.board import Board, Card
from gorin.bots.ccg.chaining import link_worth
from gorin.bots.ccg.reading import (
    costs_of,
    effects_of,
    honor_gained,
    is_either,
    is_harmful,
    reach_of,
    sentence_about,
    value_of,
)
from gorin.kernel.decisions import Option


def rate_pick(board: Board, prompt: str, option: Option) -> float:
    """A target, a performer, a payment, or yes and no."""
    if option.id == "back":
        return -1000.0
    if option.id == "done":
        return 0.0
    if option.id.startswith(("use:", "rule", "delayed")):
        return rate_reaction(board, prompt, option)
    if option.id == "pass":
        return PASSING
    card = board.cards.get(option.id)
    if card is None:
        return _rate_word(board, prompt, option)
    text = doing(board)
    if prompt.startswith("Who performs"):
        return _rate_performer(board, text, card)
    if "to pay with" in prompt:
        return -_loss(board, card)
    return _rate_target(board, prompt, text, card)


def doing(board: Board) -> str:
    """The text of the ability at work."""
    return str((board.view["doing"] or {}).get("text", ""))


def _is_my_doing(board: Board) -> bool:
    return bool((board.view["doing"] or {}).get("seat") == board.seat)


def _rate_performer(board: Board, text: str, card: Card) -> float:
    """Who pays with himself should be of little use otherwise; a bowed one has nothing to lose."""
    costs = costs_of(text)
    worth = board.worth(card)
    if "destroy" in costs:
        return -worth
    if "bow" in costs:
        return -worth + (100.0 if card["bowed"] else 0.0)
    return worth


def _loss(board: Board, card: Card) -> float:
    """What it costs to part with a card of one's own."""
    return board.worth(card) + link_worth(board, card)


def _rate_target(board: Board, prompt: str, text: str, card: Card) -> float:
    sentence = sentence_about(text, prompt)
    worth = board.worth(card)
    mine = board.is_mine(card)
    if prompt.startswith("You may choose") and not _is_my_doing(board):
        return _rate_sacrifice(board, text, card)
    if is_either(sentence):
        return worth if card["bowed"] == mine else -worth
    if is_harmful(sentence):
        return -10.0 - worth if mine else 10.0 + worth + _vulnerable(board, text, sentence, card)
    if not mine:
        return -10.0 - worth
    return 10.0 + worth + _receptive(board, sentence, card)


def _vulnerable(board: Board, text: str, sentence: str, card: Card) -> float:
    """Does the harm bite here?"""
    reach = reach_of(text)
    if reach and card.get("force", 0) > reach:
        return -15.0
    if "dishonor" in sentence:
        return -15.0 if card["dishonored"] else float(card.get("personal_honor", 0))
    bitten = "destroy" in sentence or not card["bowed"]
    return 0.0 if bitten else -12.0


def _receptive(board: Board, sentence: str, card: Card) -> float:
    """Does the help help here?"""
    if "straighten" in sentence:
        return 10.0 if card["bowed"] else 0.0
    if "bonus" in sentence or "f" in sentence:
        return 0.0 if card["bowed"] else 3.0
    return 0.0


def _rate_sacrifice(board: Board, text: str, card: Card) -> float:
    """Give up something of one's own, or let another player gain Honor: as dear as he is near to winning."""
    honor = max(int(rival["honor"]) for rival in board.rivals)
    return PASSING + honor_gained(text) * (0.5 + honor / 20) - board.worth(card)


# --- what is no card that lies open ---------------------------------------------------------------


def _rate_word(board: Board, prompt: str, option: Option) -> float:
    """Ways to go on, provinces, players, cards in a deck."""
    if option.id.startswith("p"):
        return _rate_province(board, prompt, option)
    if option.id.startswith("seat"):
        return _rate_player(board, option)
    if option.id.startswith("c") and option.id[1:].isdecimal():
        return _rate_deck_card(board, prompt, option)
    if prompt == "More or less strength?":
        return 1.0 if (option.id == "choice1") == (board.combat is not None and board.combat.attacks) else 0.0
    if prompt.startswith("Do you want to"):
        return _rate_consent(board, prompt)
    return _rate_way(board, option)


def _rate_province(board: Board, prompt: str, option: Option) -> float:
    if "bottom of your Dynasty deck" in prompt:
        return 1.0 if option.id in unwanted_provinces(board) else -1.0
    if prompt == "Which province?":
        return 1.0 if option.id == (board.view["battle"] or {}).get("current") else 0.0
    own = any(place["id"] == option.id for place in board.me["provinces"])
    return 1.0 if own != is_harmful(effects_of(doing(board))) else 0.0


def _rate_player(board: Board, option: Option) -> float:
    """Who seeks a card looks at his own deck; otherwise it is others that things are done to."""
    own = option.id == f"seat{board.seat}"
    return 1.0 if own == (board.rings.sought and "look at the top" in doing(board).lower()) else 0.0


def _rate_deck_card(board: Board, prompt: str, option: Option) -> float:
    """Cards in one's own deck: what leads to Enlightenment comes up, the rest may go."""
    printed = board.named(option.label)
    if printed is None:
        return 0.0
    card = {"id": option.id, "slug": printed.slug, "name": printed.name, "type": printed.type_name}
    worth = link_worth(board, card)
    if prompt.startswith("Discard one"):
        return PASSING + (1.0 if board.rings.sought else -0.1) - worth
    return 1.0 + worth + 0.1 * printed.focus


def _rate_consent(board: Board, prompt: str) -> float:
    """Nobody hurts himself because somebody else's card allows it."""
    if "destroy" in prompt and "province" in prompt:
        return NEVER
    return 1.0 if _is_my_doing(board) or not is_harmful(prompt.lower()) else -1.0


def _rate_way(board: Board, option: Option) -> float:
    value = value_of(": " + option.label)
    harmful = is_harmful(option.label.lower())
    if not _is_my_doing(board):
        return 1.0 - 0.1 * value
    if is_either(effects_of(doing(board))):
        return 1.0 if harmful == bool(board.combat and board.combat.enemies) else 0.0
    return 1.0 + 0.1 * value


# --- the hand -------------------------------------------------------------------------------------


def rate_hand_discard(board: Board, prompt: str, option: Option) -> float:
    """Rather a dear attachment or a second copy than a Strategy that is free; a Ring last of all."""
    card = board.cards.get(option.id)
    if card is None or card["type"] == "Ring":
        return NEVER
    copies = sum(1 for each in board.me["hand"] if each["name"] == card["name"])
    return float(card["gold_cost"]) + 2.0 * (copies - 1) - 3.0 * link_worth(board, card)
