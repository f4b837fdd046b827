"""What deeds are worth at this table: in this conflict, to these people, with this much honor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.bots.card_table import Card
from gorin.bots.lcg.board import Board, skill
from gorin.bots.lcg.stakes import worth_of_skill
from gorin.bots.lcg.weighing import MEASURED, WORTH, serves
from gorin.games.lcg.kinds import CONFLICT_TYPES, GLORY, MILITARY, POLITICAL
from gorin.games.lcg.language.meaning import CANCEL, DISHONOR, HONOR
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Intent
from gorin.language.meaning import Meaning
from gorin.language.verbs import BOW, DESTROY, DISCARD, GAIN, LOSE, MOVE_AWAY, MOVE_IN, SET, STAT, STRAIGHTEN

RUIN, TRIUMPH = -1000.0, 100.0
SMALL = 0.3
"""Bowing what does not fight costs little: it is ready again next round."""
LASTING = {BOW: 1.0, MOVE_AWAY: 0.2, DISCARD: 3.0, DESTROY: 4.0}
"""What it is worth that somebody else's character is out of the way, besides the skill."""


def worth_of_ability(board: Board, meaning: Meaning, card: Card | None) -> float:
    """What using it brings, its costs and the card itself included."""
    intents = balance_now(board, meaning.intents, card)
    costs = balance_now(board, meaning.costs, card)
    if card is None or card["type"] != "event":
        return intents + costs
    return intents + costs - 0.4 - 0.5 * float(card.get("cost") or 0)


def balance_now(board: Board, intents: list[Intent], card: Card | None) -> float:
    """Of several of a kind for the same side only the best counts: mostly one of them is chosen."""
    best: dict[tuple[Any, int, int], float] = {}
    for intent in intents:
        if intent.chooser == OWN and serves(intent) < 0:
            continue  # nobody must
        worth, kind = worth_now(board, intent, card), (intent.verb, intent.stat, intent.whom.whose)
        if abs(worth) >= abs(best.get(kind, 0.0)):
            best[kind] = worth
    return sum(best.values(), 0.0)


def worth_now(board: Board, intent: Intent, card: Card | None) -> float:
    """What a deed is worth to my side."""
    judge = JUDGES.get(intent.verb)
    if judge is not None:
        return judge(board, intent, card)
    return serves(intent) * WORTH.get(intent.verb, 0.5)


# --- skill ----------------------------------------------------------------------------------------


def _stat(board: Board, intent: Intent, card: Card | None) -> float:
    """Skill of the conflict's type, where somebody is there to have it."""
    if intent.stat == GLORY:
        return 0.2 * serves(intent)
    conflict = board.conflict
    if intent.stat not in (MILITARY, POLITICAL) or conflict is None:
        return 0.0
    if conflict["type"] != CONFLICT_TYPES[intent.stat]:
        return 0.0
    size = max(intent.size, MEASURED) if intent.measured else intent.size
    return worth_of_skill(board, serves(intent) * size * _bearers(board, intent, card))


def _bearers(board: Board, intent: Intent, card: Card | None) -> int:
    """How many would have the change of skill."""
    if intent.whom.itself:
        return int(card is not None and card["id"] in [each["id"] for each in board.fighters(True)])
    there = board.fighters(intent.good > 0 if intent.whom.whose == ANYBODYS else intent.whom.whose == OWN)
    return len(there) if intent.whom.every else min(1, len(there))


def _out_of_the_way(board: Board, intent: Intent, card: Card | None) -> float:
    """Somebody else's best fighter is gone; or something of mine pays."""
    lasting = LASTING[intent.verb]
    if intent.whom.itself or intent.whom.whose == OWN:
        return _own_loss(board, intent, card, lasting)
    if intent.of:
        return 1.5 * intent.size  # cards in hand
    there = board.fighters(False)
    if not there:
        return 0.5 * lasting if any(board.people(rival["seat"]) for rival in board.rivals) else -0.5
    type = board.conflict["type"] if board.conflict is not None else ""
    return lasting + worth_of_skill(board, max(skill(each, type) for each in there))


def _own_loss(board: Board, intent: Intent, card: Card | None, lasting: float) -> float:
    if not intent.whom.itself or card is None:
        return -0.7 * WORTH[intent.verb]
    if card["type"] != "character":
        return -SMALL if intent.verb is BOW else -1.0
    if board.conflict is None or card["id"] not in board.in_conflict:
        return -lasting - 0.3 * max(skill(card, type) for type in CONFLICT_TYPES)
    return worth_of_skill(board, -skill(card, board.conflict["type"])) - lasting


def _move_in(board: Board, intent: Intent, card: Card | None) -> float:
    """Who is bowed or there already brings nothing."""
    conflict = board.conflict
    if conflict is None:
        return 0.0
    home = board.ready(board.seat)
    if intent.whom.whose == HOSTILE:
        return -0.5
    if intent.whom.itself or intent.whom.slot < 0:
        comes = card if card is None or card["type"] == "character" else board.bearer(card)
        home = [each for each in home if comes is not None and each["id"] == comes["id"]]
    most = max((skill(each, conflict["type"]) for each in home), default=0)
    return worth_of_skill(board, most) if most else -1.0


def _ready(board: Board, intent: Intent, card: Card | None) -> float:
    bowed = [each for each in board.people(board.seat) if each["bowed"]]
    if intent.whom.itself:
        bowed = [each for each in bowed if card is not None and each["id"] == card["id"]]
    if not bowed:
        return -0.5
    type = "" if board.conflict is None else board.conflict["type"]
    there = [skill(each, type) for each in bowed if each["id"] in board.in_conflict]
    return 1.5 + (worth_of_skill(board, max(there)) if there else 0.0)


def _status(board: Board, intent: Intent, card: Card | None) -> float:
    """A token for a while, and glory as skill in this conflict."""
    gain = 1.2 * serves(intent)
    there = board.fighters(intent.good > 0 if intent.whom.whose == ANYBODYS else intent.whom.whose == OWN)
    if intent.whom.itself:
        there = [each for each in there if card is not None and each["id"] == card["id"]]
    if gain > 0 and not there and board.conflict is not None:
        return 0.0  # nobody of those whom it is meant for is there
    if gain < 0 or not there:
        return gain
    return gain + worth_of_skill(board, max(skill(each, "glory") for each in there))


# --- honor, fate, and what others do -----------------------------------------------------------------


def price_of_honor(board: Board, amount: int) -> float:
    """The less there is, the dearer it is; the last is the game."""
    left = (int(board.me["honor"]) - amount) * board.honor_scale
    if left <= 0:
        return -RUIN
    dear = 0.6 if left >= 10 else 1.0 if left >= 7 else 1.8 if left >= 4 else 3.0
    return dear * amount * board.honor_scale


def _gain(board: Board, intent: Intent, card: Card | None) -> float:
    if intent.of != "honor":
        return serves(intent) * intent.size
    mine = int(board.me["honor"]) + intent.size
    if serves(intent) > 0 and mine * board.honor_scale >= 24:
        return TRIUMPH / 5
    return serves(intent) * 0.8 * intent.size * board.honor_scale


def _lose(board: Board, intent: Intent, card: Card | None) -> float:
    if intent.of != "honor":
        return serves(intent) * intent.size
    if serves(intent) < 0:
        return -price_of_honor(board, intent.size)
    poorest = min([int(rival["honor"]) for rival in board.rivals], default=99)
    return TRIUMPH if poorest <= intent.size else 0.8 * intent.size * board.honor_scale


def _cancel(board: Board, intent: Intent, card: Card | None) -> float:
    """What others do, and never what I have begun myself."""
    doing = board.view["doing"]
    if doing is not None and board.is_ours(doing["seat"]):
        return RUIN
    return WORTH[CANCEL]


def _set(board: Board, intent: Intent, card: Card | None) -> float:
    """A higher bid costs honor and draws a card."""
    return 1.2 - price_of_honor(board, 1) if intent.of == "bid" else 0.1


JUDGES: dict[Any, Callable[[Board, Intent, Card | None], float]] = {
    STAT: _stat,
    BOW: _out_of_the_way,
    MOVE_AWAY: _out_of_the_way,
    DISCARD: _out_of_the_way,
    DESTROY: _out_of_the_way,
    MOVE_IN: _move_in,
    STRAIGHTEN: _ready,
    HONOR: _status,
    DISHONOR: _status,
    GAIN: _gain,
    LOSE: _lose,
    CANCEL: _cancel,
    SET: _set,
}
"""The verbs whose worth the table tells; all else is worth what `weighing` says."""
