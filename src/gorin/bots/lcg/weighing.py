"""What deeds are worth in the LCG, roughly and before the table is looked at."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.kinds import GLORY, MILITARY, POLITICAL
from gorin.games.lcg.words.meaning import (
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
from gorin.words.grammar.meaning import ANYBODYS, OWN, Deed, Known, Verb
from gorin.words.verbs import (
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


def size_of(deed: Deed) -> int:
    return max(deed.size, MEASURED) if deed.measured else deed.size


def worth_of(deed: Deed) -> float:
    """How much it matters to who undergoes it, for better or worse."""
    size = size_of(deed)
    if deed.verb is STAT:
        return WORTH_OF_SKILL * size if deed.stat in (MILITARY, POLITICAL) else 0.3 * (deed.stat == GLORY)
    if deed.verb in (GAIN, LOSE):
        return WORTH_OF_GAIN * size
    return WORTH.get(deed.verb, 0.5)


def balance(deeds: list[Deed]) -> float:
    """What deeds are worth to who uses them; of several of a kind only the best counts."""
    best: dict[Verb, float] = {}
    for deed in deeds:
        worth = serves(deed) * worth_of(deed)
        if abs(worth) >= abs(best.get(deed.verb, 0.0)):
            best[deed.verb] = worth
    return sum(best.values())


def serves(deed: Deed) -> int:
    """Does it serve who uses it (1), or hurt him (-1)? What can be turned on anybody serves."""
    if deed.whom.whose == ANYBODYS:
        return abs(deed.good)
    return deed.good if deed.whom.whose == OWN else -deed.good


def hurts(printed: Any) -> bool:
    """Is an attachment meant for somebody else's character: does it cost skill, or forbid something?"""
    if printed is None:
        return False
    if sum(printed.stats[:2]) != 0:
        return bool(sum(printed.stats[:2]) < 0)
    deeds = [deed for rule in printed.rules for deed in rule.means(Known())]
    return any(deed.verb is FORBID and deed.whom.whose == ANYBODYS for deed in deeds)


def first_good(deeds: list[Deed]) -> int:
    """Would one rather do this to oneself (1) or to somebody else (-1)? The first deed that tells decides."""
    return next((deed.good for deed in deeds if deed.good), 0)
