"""Answering what is asked while an ability resolves: ways to go on, provinces, players, cards of a deck."""

from __future__ import annotations

from gorin.bots.ccg.acting import PASSING, my_honor, their_honor, unwanted_provinces
from gorin.bots.ccg.board import Board
from gorin.bots.ccg.chaining import link_worth
from gorin.bots.ccg.weighing import balance, first_good, is_either
from gorin.games.ccg.language.verbs.fighting.movement import MoveToOneOf
from gorin.games.ccg.language.verbs.players.decks import LookAtTop
from gorin.games.ccg.language.verbs.players.honor import GainsOrLoses
from gorin.games.ccg.language.verbs.players.provinces import ExchangeProvinceCards, MoreOrLessStrength
from gorin.kernel.decisions import Option
from gorin.kernel.questions import PASS
from gorin.language.core.meaning import Intent
from gorin.language.verbs import LOOK


def rate_way(board: Board, way: int) -> float:
    """What the way to go on with this number brings, against leaving it where that is possible."""
    asked = board.asked
    if asked is None or asked.effect is None:
        return 1.0 - way  # the rules offer what one mostly wants first
    effect, meaning = asked.effect, asked.meaning
    if isinstance(effect, MoreOrLessStrength):
        return 1.0 if (way == 1) == (board.combat is not None and board.combat.attacks) else 0.0
    if isinstance(effect, GainsOrLoses):
        return _rate_honor_for(board, way // 2, way % 2 == 1)
    if isinstance(effect, MoveToOneOf):
        return 0.0  # home
    if is_either(meaning.of(effect)):
        return 1.0 if (first_good(meaning.after(effect, way)) < 0) == board.would_rather_bow else 0.0
    gain = _mine(board, meaning.after(effect, way))
    if board.may_pass:
        gain -= _mine(board, meaning.after(effect, PASS))
    return PASSING + gain + (0.1 if board.is_my_doing else 0.0)


def _mine(board: Board, intents: list[Intent]) -> float:
    """What deeds are worth to me, whoever uses them."""
    return balance(intents) if board.is_my_doing else -balance(intents)


def _rate_honor_for(board: Board, seat: int, loses: bool) -> float:
    if seat == board.seat:
        return -my_honor(board) if loses else my_honor(board)
    return their_honor(board) if loses else -1.0


def rate_place(board: Board, option: Option) -> float:
    """A province, or the battlefield at it."""
    asked = board.asked
    own = any(place["id"] == option.id for place in board.me["provinces"])
    if asked is None or asked.effect is None:
        intents = [] if asked is None or asked.pick is None else asked.meaning.upon(asked.pick)
        return 1.0 if own != (first_good(intents) < 0) else 0.0
    if isinstance(asked.effect, ExchangeProvinceCards):
        return 1.0 if option.id in unwanted_provinces(board) else -1.0
    if isinstance(asked.effect, MoreOrLessStrength):
        return 1.0 if option.id == (board.view["battle"] or {}).get("current") else 0.0
    if isinstance(asked.effect, MoveToOneOf):
        return 1.0
    return 1.0 if own != (first_good(asked.meaning.of(asked.effect)) < 0) else 0.0


def rate_player(board: Board, option: Option) -> float:
    """Who seeks a card looks at his own deck; otherwise it is others that things are done to."""
    own = option.id == f"seat{board.seat}"
    looks = board.asked is not None and board.asked.meaning.does(LOOK)
    return 1.0 if own == (board.rings.sought and looks) else 0.0


def rate_deck_card(board: Board, option: Option) -> float:
    """Cards in one's own deck: what leads to Enlightenment comes up, the rest may go."""
    card = board.looked_at[option.id]
    worth = link_worth(board, card)
    if board.asked is not None and isinstance(board.asked.effect, LookAtTop) and board.may_pass:
        return PASSING + (1.0 if board.rings.sought else -0.1) - worth
    return 1.0 + worth + 0.1 * float(card.get("focus", 0))
