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
from gorin.games.ccg.words.meaning import CHALLENGE, DISHONOR
from gorin.kernel.decisions import Option
from gorin.words.choosing import MayChooseOwn
from gorin.words.grammar.meaning import Deed, Verb
from gorin.words.picks import PAYS, PERFORMS, Pick
from gorin.words.verbs import BOW, DESTROY, STRAIGHTEN

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
        return _rate_sacrifice(board, asked.meaning.deeds, card)
    if asked.pick is None:
        return board.worth(card)
    if asked.pick.role == PAYS:
        return -board.worth(card) - link_worth(board, card)
    if asked.pick.role == PERFORMS:
        return _rate_performer(board, asked, asked.pick, card)
    return _rate_target(board, asked.meaning.upon(asked.pick), card)


def _does(deeds: list[Deed], verb: Verb) -> bool:
    return any(deed.verb is verb for deed in deeds)


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


def _rate_target(board: Board, deeds: list[Deed], card: Card) -> float:
    worth = board.worth(card)
    mine = board.is_mine(card)
    if is_either(deeds):
        return worth if mine != board.would_rather_bow and card["bowed"] == mine else -worth
    if first_good(deeds) < 0:
        return -10.0 - worth if mine else 10.0 + worth + _vulnerable(deeds, card)
    if not mine:
        return -10.0 - worth
    return 10.0 + worth + _receptive(deeds, card)


def _vulnerable(deeds: list[Deed], card: Card) -> float:
    """Does the harm bite here?"""
    reach = reach_of(deeds)
    if reach and card.get("force", 0) > reach:
        return -15.0
    if deeds[0].verb is DISHONOR:
        return -15.0 if card["dishonored"] else float(card.get("personal_honor", 0))
    return 0.0 if reach or _does(deeds, DESTROY) or not card["bowed"] else -12.0


def _receptive(deeds: list[Deed], card: Card) -> float:
    """Does the help help here?"""
    if _does(deeds, STRAIGHTEN):
        return 10.0 if card["bowed"] else 0.0
    if any(deed.stat == FORCE for deed in deeds):
        return 0.0 if card["bowed"] else 3.0
    return 0.0


def _rate_sacrifice(board: Board, deeds: list[Deed], card: Card) -> float:
    """Give up something of one's own, or let another player gain Honor: as dear as he is near to winning."""
    honor = max(board.honor(rival) for rival in board.rivals)
    return PASSING + honor_gained(deeds) * (0.5 + honor / 20) - board.worth(card)


# --- the hand -------------------------------------------------------------------------------------


def rate_hand_discard(board: Board, option: Option) -> float:
    """Rather a dear attachment or a second copy than a Strategy that is free; a Ring last of all."""
    card = board.cards.get(option.id)
    if card is None or card["type"] == "Ring":
        return NEVER
    copies = sum(1 for each in board.me["hand"] if each["name"] == card["name"])
    return float(card["gold_cost"]) + 2.0 * (copies - 1) - 3.0 * link_worth(board, card)
