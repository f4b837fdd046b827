"""Picking: who performs, who is targeted, what is paid with."""

from __future__ import annotations

from gorin.bots.card_table import Card
from gorin.bots.ccg.acting import NEVER, PASSING, rate_reaction
from gorin.bots.ccg.answering import rate_deck_card, rate_place, rate_player, rate_way
from gorin.bots.ccg.board import Board
from gorin.bots.ccg.chaining import link_worth
from gorin.bots.ccg.weighing import first_good, honor_gained, is_either, reach_of
from gorin.bots.printed import Asked
from gorin.games.ccg.kinds import FORCE
from gorin.games.ccg.language.meaning import CHALLENGE, DISHONOR
from gorin.kernel.decisions import Option
from gorin.language.choosing import MayChooseOwn
from gorin.language.core.meaning import Intent, Verb
from gorin.language.picks import PAYS, PERFORMS, Pick
from gorin.language.verbs import BOW, DESTROY, STRAIGHTEN

PLAIN = {"back": -1000.0, "done": 0.0, "pass": PASSING}
"""Taking back would only lead to the same question again."""


def rate_pick(board: Board, option: Option) -> float:
    """A card, a province, a player, an ability, or a way to go on."""
    if option.id in PLAIN:
        return PLAIN[option.id]
    if option.id.startswith(("use:", "rule", "delayed")):
        return rate_reaction(board, option)
    if option.id.startswith("choice"):
        return rate_way(board, int(option.id.removeprefix("choice")))
    if option.id.startswith("seat"):
        return rate_player(board, option)
    if option.id.startswith("p"):
        return rate_place(board, option)
    if option.id in board.looked_at:
        return rate_deck_card(board, option)
    card = board.cards.get(option.id)
    return 0.0 if card is None else _rate_card(board, board.asked, card)


def _rate_card(board: Board, asked: Asked | None, card: Card) -> float:
    if asked is None:
        return board.worth(card)
    if isinstance(asked.effect, MayChooseOwn) and not board.is_my_doing:
        return _rate_sacrifice(board, asked.meaning.intents, card)
    if asked.pick is None:
        return board.worth(card)
    if asked.pick.role == PAYS:
        return -board.worth(card) - link_worth(board, card)
    if asked.pick.role == PERFORMS:
        return _rate_performer(board, asked, asked.pick, card)
    return _rate_target(board, asked.meaning.upon(asked.pick), card)


def _does(intents: list[Intent], verb: Verb) -> bool:
    return any(intent.verb is verb for intent in intents)


def _rate_performer(board: Board, asked: Asked, pick: Pick, card: Card) -> float:
    """Who pays with himself should be of little use otherwise; a bowed one has nothing to lose."""
    costs, upon = asked.meaning.taken_from(pick), asked.meaning.upon(pick)
    if _does(costs, DESTROY):
        return -board.worth(card)
    if _does(costs, BOW):
        return -board.worth(card) + (100.0 if card["bowed"] else 0.0)
    if upon:
        return _rate_target(board, upon, card)
    return float(card["chi"]) if asked.meaning.does(CHALLENGE) else board.worth(card)


def _rate_target(board: Board, intents: list[Intent], card: Card) -> float:
    worth = board.worth(card)
    mine = board.is_mine(card)
    if is_either(intents):
        return worth if mine != board.would_rather_bow and card["bowed"] == mine else -worth
    if first_good(intents) < 0:
        return -10.0 - worth if mine else 10.0 + worth + _vulnerable(intents, card)
    if not mine:
        return -10.0 - worth
    return 10.0 + worth + _receptive(intents, card)


def _vulnerable(intents: list[Intent], card: Card) -> float:
    """Does the harm bite here?"""
    reach = reach_of(intents)
    if reach and card.get("force", 0) > reach:
        return -15.0
    if intents[0].verb is DISHONOR:
        return -15.0 if card["dishonored"] else float(card.get("personal_honor", 0))
    return 0.0 if reach or _does(intents, DESTROY) or not card["bowed"] else -12.0


def _receptive(intents: list[Intent], card: Card) -> float:
    """Does the help help here?"""
    if _does(intents, STRAIGHTEN):
        return 10.0 if card["bowed"] else 0.0
    if any(intent.stat == FORCE for intent in intents):
        return 0.0 if card["bowed"] else 3.0
    return 0.0


def _rate_sacrifice(board: Board, intents: list[Intent], card: Card) -> float:
    """Give up something of one's own, or let another player gain Honor: as dear as he is near to winning."""
    honor = max(board.honor(rival) for rival in board.rivals)
    return PASSING + honor_gained(intents) * (0.5 + honor / 20) - board.worth(card)


# --- the hand -------------------------------------------------------------------------------------


def rate_hand_discard(board: Board, option: Option) -> float:
    """Rather a dear attachment or a second copy than a Strategy that is free; a Ring last of all."""
    card = board.cards.get(option.id)
    if card is None or card["type"] == "Ring":
        return NEVER
    copies = sum(1 for each in board.me["hand"] if each["name"] == card["name"])
    return float(card["gold_cost"]) + 2.0 * (copies - 1) - 3.0 * link_worth(board, card)
