"""Picking: who is targeted, what is paid with, which way to go on, what is put away."""

from __future__ import annotations

from gorin.bots.card_table import Card
from gorin.bots.lcg.acting import rate_answer
from gorin.bots.lcg.board import Board, skill
from gorin.bots.lcg.stakes import worth_of_skill
from gorin.bots.lcg.weighing import balance, first_good, hurts, worth_of
from gorin.kernel.decisions import Option
from gorin.kernel.questions import PASS
from gorin.language.core.meaning import ANYBODYS, Intent
from gorin.language.picks import PAYS
from gorin.language.verbs import BOW, LOOK, STAT, STRAIGHTEN

PLAIN = {"back": -1000.0, "done": 0.0, "pass": 0.0}
"""Taking back would only lead to the same question again."""


def rate_pick(board: Board, option: Option) -> float:
    """A card, a place, a player, an ability, or a way to go on."""
    if option.id in PLAIN:
        return PLAIN[option.id]
    if option.id.startswith(("use:", "play:", "delayed")):
        return rate_answer(board, option)
    if option.id.startswith("choice"):
        return _rate_way(board, int(option.id.removeprefix("choice")))
    if option.id.startswith("seat"):
        return 0.0 if board.is_ours(int(option.id.removeprefix("seat"))) else 1.0
    card = board.cards.get(option.id)
    return _rate_place(board, option.id) if card is None else _rate_card(board, card)


def _rate_place(board: Board, id: str) -> float:
    """Who looks at a province looks at somebody else's; of rings and the rest any will do."""
    if board.asked is None or not board.asked.meaning.does(LOOK) or board.place(id) is None:
        return 0.5
    return 0.4 if board.is_ours(board.owner_of(id)) else 0.6


def _rate_way(board: Board, way: int) -> float:
    asked = board.asked
    if asked is None or asked.effect is None:
        return 1.0 - way  # the rules offer what one mostly wants first
    gain = _balance_aimed(board, asked.meaning.after(asked.effect, way))
    if board.may_pass:
        gain -= _balance_aimed(board, asked.meaning.after(asked.effect, PASS))
    return (gain if board.is_my_doing else -gain) + 0.1


def _balance_aimed(board: Board, intents: list[Intent]) -> float:
    """What a way is worth, where it is known by now whom it meets."""
    on = (board.view["doing"] or {}).get("on", [])
    aimed = [intent for intent in intents if intent.whom.whose == ANYBODYS and intent.whom.slot >= 0]
    if not aimed or len(on) != 1 or on[0] not in board.holder:
        return balance(intents)
    sign = 1 if board.is_ours(board.holder[on[0]]) == board.is_my_doing else -1
    rest = [intent for intent in intents if intent not in aimed]
    return balance(rest) + sign * sum([intent.good * worth_of(intent) for intent in aimed], 0.0)


def _rate_card(board: Board, card: Card) -> float:
    asked = board.asked
    worth = board.worth(card)
    ours = board.is_ours(board.holder[card["id"]])
    if asked is None:
        return worth if ours else 5.0 + worth
    if asked.pick is not None and asked.pick.role == PAYS:
        return -worth
    intents = asked.meaning.intents if asked.pick is None else asked.meaning.upon(asked.pick)
    if not board.is_my_doing and asked.pick is None:
        return -worth if first_good(intents) < 0 else worth
    return _rate_target(board, intents, card, worth, ours)


def _rate_target(board: Board, intents: list[Intent], card: Card, worth: float, ours: bool) -> float:
    good = first_good(intents)
    if good == 0:
        return worth if ours else 1.0 + worth
    if (good > 0) != ours:
        return -10.0 - worth
    return 10.0 + worth + _counts(board, card, ours) - (8.0 if _is_idle(board, intents, card, good) else 0.0)


def _counts(board: Board, card: Card, ours: bool) -> float:
    """What somebody brings into the conflict that is on, and what it would be without him."""
    if board.conflict is None or card["id"] not in board.in_conflict or card.get("bowed"):
        return 0.0
    brings = skill(card, board.conflict["type"])
    return 2.0 * brings + (0.0 if ours else 2.0 * worth_of_skill(board, brings))


def _is_idle(board: Board, intents: list[Intent], card: Card, good: int) -> bool:
    """Would it hardly matter here: skill for who is bowed or away, harm for who is bowed already?"""
    bowed = bool(card.get("bowed"))
    away = board.conflict is not None and card["id"] not in board.in_conflict
    if away and any(intent.verb is STAT for intent in intents):
        return True
    if any(intent.verb is STRAIGHTEN for intent in intents):
        return not bowed
    return bowed and (good > 0 or any(intent.verb is BOW for intent in intents))


def rate_loss(board: Board, option: Option) -> float:
    """What is put away: what would be missed least; nothing where that is possible."""
    if option.id in ("done", "pass"):
        return 0.0
    card = board.cards.get(option.id)
    return -100.0 if card is None else -board.worth(card)


def rate_replaced(board: Board, option: Option) -> float:
    """What is too dear for the first rounds goes back."""
    card = board.cards.get(option.id)
    if card is None:
        return PLAIN.get(option.id, 0.0)
    return 1.0 if int(card.get("cost") or 0) >= 6 else -1.0


def rate_spoils(board: Board, option: Option) -> float:
    """What lies in a province that breaks is thrown away."""
    return 1.0 if option.id in board.cards else 0.0


def rate_own_province(board: Board, option: Option) -> float:
    """The strongest comes under the stronghold, and holds what must be held."""
    card = board.cards.get(option.id)
    return PLAIN.get(option.id, 0.0) if card is None else float(card.get("strength") or 0)


def rate_host(board: Board, option: Option) -> float:
    """What helps goes to mine, what hurts to theirs; to who takes part, where there is a conflict."""
    card = board.cards.get(option.id)
    if card is None:
        return PLAIN.get(option.id, 0.0)
    ours = board.is_ours(board.holder[card["id"]])
    there = 20.0 if card["id"] in board.in_conflict and not card["bowed"] else 0.0
    if board.conflict is None and int(card.get("fate", 0)):
        there = 6.0  # whoever has none is gone at the end of the round, and it with him
    meant = ours != hurts(board.printed.cards.get(board.topic))
    return (board.worth(card) + there + 10.0) * (1.0 if meant else -1.0)


def rate_controller(board: Board, option: Option) -> float:
    return {f"seat{board.seat}": 1.0, "back": -100.0}.get(option.id, 0.0)
