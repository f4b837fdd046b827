"""What deeds are worth in the LCG, roughly and before the table is looked at."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.kinds import GLORY, MILITARY, POLITICAL
from gorin.games.lcg.language.meaning import (
    BREAK,
    CANCEL,
    DISHONOR,
    HONOR,
    PLACE_FATE,
    REMOVE_FATE,
    RESTORE,
    RETURN,
    RING,
    SACRIFICE,
)
from gorin.language.core.meaning import ANYBODYS, OWN, Intent, Known, Verb
from gorin.language.verbs import (
    ATTACH,
    BOW,
    DESTROY,
    DISCARD,
    DRAW,
    ENTER,
    FORBID,
    GAIN,
    LOSE,
    MOVE_AWAY,
    MOVE_IN,
    PROTECT,
    SEARCH,
    STAT,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_UP,
)

WORTH: dict[Verb, float] = {
    BREAK: 20.0,
    RESTORE: 10.0,
    DESTROY: 6.0,
    TAKE_CONTROL: 6.0,
    ENTER: 5.0,
    DISCARD: 4.0,
    SACRIFICE: 4.0,
    RETURN: 4.0,
    CANCEL: 4.0,
    BOW: 3.0,
    STRAIGHTEN: 3.0,
    MOVE_IN: 3.0,
    MOVE_AWAY: 3.0,
    RING: 3.0,
    HONOR: 2.0,
    DISHONOR: 2.0,
    PLACE_FATE: 2.0,
    REMOVE_FATE: 2.0,
    ATTACH: 2.0,
    DRAW: 2.0,
    SEARCH: 2.0,
    TAKE_UP: 2.0,
    PROTECT: 1.0,
}
WORTH_OF_SKILL, WORTH_OF_GAIN = 1.0, 0.8
MEASURED = 2
"""What a number that is read from the table usually comes to."""


def size_of(intent: Intent) -> int:
    return max(intent.size, MEASURED) if intent.measured else intent.size


def worth_of(intent: Intent) -> float:
    """How much it matters to who undergoes it, for better or worse."""
    size = size_of(intent)
    if intent.verb is STAT:
        return WORTH_OF_SKILL * size if intent.stat in (MILITARY, POLITICAL) else 0.3 * (intent.stat == GLORY)
    if intent.verb in (GAIN, LOSE):
        return WORTH_OF_GAIN * size
    return WORTH.get(intent.verb, 0.5)


def balance(intents: list[Intent]) -> float:
    """What deeds are worth to who uses them; of several of a kind only the best counts."""
    best: dict[Verb, float] = {}
    for intent in intents:
        worth = serves(intent) * worth_of(intent)
        if abs(worth) >= abs(best.get(intent.verb, 0.0)):
            best[intent.verb] = worth
    return sum(best.values(), 0.0)


def serves(intent: Intent) -> int:
    """Does it serve who uses it (1), or hurt him (-1)? What can be turned on anybody serves."""
    if intent.whom.whose == ANYBODYS:
        return abs(intent.good)
    return intent.good if intent.whom.whose == OWN else -intent.good


def hurts(printed: Any) -> bool:
    """Is an attachment meant for somebody else's character: does it cost skill, or forbid something?"""
    if printed is None:
        return False
    if sum(printed.stats[:2]) != 0:
        return bool(sum(printed.stats[:2]) < 0)
    intents = [intent for rule in printed.rules for intent in rule.intents(Known())]
    return any(intent.verb is FORBID and intent.whom.whose == ANYBODYS for intent in intents)


def first_good(intents: list[Intent]) -> int:
    """Would one rather do this to oneself (1) or to somebody else (-1)? The first deed that tells decides."""
    return next((intent.good for intent in intents if intent.good), 0)
