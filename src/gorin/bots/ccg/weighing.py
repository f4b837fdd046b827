"""What deeds are worth, roughly and before the table is looked at."""

from __future__ import annotations

from gorin.games.ccg.kinds import FORCE, STRENGTH
from gorin.games.ccg.words.meaning import (
    CHALLENGE,
    DESTROY_PROVINCE,
    DISHONOR,
    FAVOR,
    HONOR,
    RANGED_ATTACK,
    REHONOR,
)
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Deed, Verb
from gorin.words.meaning import Meaning
from gorin.words.verbs import (
    ACT,
    ATTACH,
    BOW,
    CREATE,
    DESTROY,
    DISCARD,
    DRAW,
    ENTER,
    GAIN,
    LOSE,
    MOVE_AWAY,
    REMOVE,
    SEARCH,
    STAT,
    STOP,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_UP,
)

WORTH: dict[Verb, float] = {
    DESTROY_PROVINCE: 20.0,
    DESTROY: 6.0,
    REMOVE: 6.0,
    TAKE_CONTROL: 6.0,
    STOP: 4.0,
    MOVE_AWAY: 3.0,
    BOW: 3.0,
    STRAIGHTEN: 3.0,
    ENTER: 3.0,
    CREATE: 2.5,
    CHALLENGE: 2.0,
    RANGED_ATTACK: 2.0,
    DISHONOR: 2.0,
    DRAW: 2.0,
    ATTACH: 2.0,
    TAKE_UP: 2.0,
    SEARCH: 2.0,
    REHONOR: 1.0,
    DISCARD: 1.0,
    ACT: 1.0,
}
WORTH_OF_HONOR, WORTH_OF_FAVOR, WORTH_OF_FORCE = 0.5, 2.0, 0.6
MEASURED = 3
"""What a number that is read from the table usually comes to."""


def size_of(deed: Deed) -> int:
    return max(deed.size, MEASURED) if deed.measured else deed.size


def worth_of(deed: Deed) -> float:
    """How much it matters to who undergoes it, for better or worse."""
    if deed.verb is STAT:
        return WORTH_OF_FORCE * size_of(deed) if deed.stat in (FORCE, STRENGTH) else 0.3
    if deed.verb in (GAIN, LOSE):
        return WORTH_OF_FAVOR if deed.of == FAVOR else WORTH_OF_HONOR * size_of(deed)
    return WORTH.get(deed.verb, 0.0)


def serves(deed: Deed) -> int:
    """Does it serve who uses it (1), or hurt him (-1)? What can be turned on anybody serves."""
    if deed.whom.whose == ANYBODYS:
        return abs(deed.good)
    return deed.good if deed.whom.whose == OWN else -deed.good


def balance(deeds: list[Deed]) -> float:
    """What deeds are worth to who uses them; of several of a kind only the best counts."""
    best: dict[Verb, float] = {}
    for deed in deeds:
        worth = serves(deed) * worth_of(deed)
        if abs(worth) >= abs(best.get(deed.verb, 0.0)):
            best[deed.verb] = worth
    return sum(best.values())


def first_good(deeds: list[Deed]) -> int:
    """Would one rather do this to oneself (1) or to somebody else (-1)? The first deed that tells decides."""
    return next((deed.good for deed in deeds if deed.good), 0)


def is_either(deeds: list[Deed]) -> bool:
    """Can it be turned to good or to ill, as its user likes?"""
    goods = {deed.good for deed in deeds if deed.verb in (BOW, STRAIGHTEN) and deed.chooser == OWN}
    return len(goods) == 2


def honor_gained(deeds: list[Deed]) -> int:
    return sum(size_of(deed) for deed in deeds if _is_honor(deed, GAIN) and deed.whom.whose == OWN)


def honor_taken(deeds: list[Deed]) -> int:
    return sum(size_of(deed) for deed in deeds if _is_honor(deed, LOSE) and deed.whom.whose != OWN)


def _is_honor(deed: Deed, verb: Verb) -> bool:
    return deed.verb is verb and deed.of == HONOR


def reach_of(deeds: list[Deed]) -> int:
    """The strength of a Ranged Attack; 0 where there is none."""
    return max([size_of(deed) for deed in deeds if deed.verb is RANGED_ATTACK], default=0)


# --- costs ----------------------------------------------------------------------------------------


def price_of(meaning: Meaning, is_person: bool) -> float:
    """What its costs are worth; `is_person`: the card itself is somebody who fights."""
    return sum(_price(deed, is_person) for deed in meaning.costs)


def _price(deed: Deed, is_person: bool) -> float:
    itself = deed.whom.itself and not is_person
    if deed.verb is DESTROY:
        return 0.0 if itself else 5.0
    if deed.verb is BOW:
        return 0.3 if itself else 1.5
    if deed.verb is DISCARD:
        return 2.5 if itself else 1.5
    if deed.verb is LOSE:
        return 1.5 if deed.of == FAVOR else 1.0
    return 10.0 if deed.verb is DESTROY_PROVINCE else 0.0


def takes_somebody(meaning: Meaning) -> bool:
    """Must somebody in the battle bow or die for it?"""
    return any(deed.verb in (BOW, DESTROY) and not deed.whom.itself for deed in meaning.costs)


def strikes(deeds: list[Deed]) -> bool:
    """Does it take somebody else out of a battle?"""
    verbs = (BOW, DESTROY, CHALLENGE, MOVE_AWAY)
    return any(deed.verb in verbs and deed.whom.whose != OWN for deed in deeds)


def is_hostile(deed: Deed) -> bool:
    return deed.whom.whose == HOSTILE
