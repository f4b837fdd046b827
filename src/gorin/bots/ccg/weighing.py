"""What deeds are worth, roughly and before the table is looked at."""

from __future__ import annotations

from gorin.games.ccg.kinds import FORCE, STRENGTH
from gorin.games.ccg.language.meaning import (
    CHALLENGE,
    DESTROY_PROVINCE,
    DISHONOR,
    FAVOR,
    HONOR,
    RANGED_ATTACK,
    REHONOR,
)
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Intent, Verb
from gorin.language.meaning import Meaning
from gorin.language.verbs import (
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


def size_of(intent: Intent) -> int:
    return max(intent.size, MEASURED) if intent.measured else intent.size


def worth_of(intent: Intent) -> float:
    """How much it matters to who undergoes it, for better or worse."""
    if intent.verb is STAT:
        return WORTH_OF_FORCE * size_of(intent) if intent.stat in (FORCE, STRENGTH) else 0.3
    if intent.verb in (GAIN, LOSE):
        return WORTH_OF_FAVOR if intent.of == FAVOR else WORTH_OF_HONOR * size_of(intent)
    return WORTH.get(intent.verb, 0.0)


def serves(intent: Intent) -> int:
    """Does it serve who uses it (1), or hurt him (-1)? What can be turned on anybody serves."""
    if intent.whom.whose == ANYBODYS:
        return abs(intent.good)
    return intent.good if intent.whom.whose == OWN else -intent.good


def balance(intents: list[Intent]) -> float:
    """What deeds are worth to who uses them; of several of a kind only the best counts."""
    best: dict[Verb, float] = {}
    for intent in intents:
        worth = serves(intent) * worth_of(intent)
        if abs(worth) >= abs(best.get(intent.verb, 0.0)):
            best[intent.verb] = worth
    return sum(best.values(), 0.0)


def first_good(intents: list[Intent]) -> int:
    """Would one rather do this to oneself (1) or to somebody else (-1)? The first deed that tells decides."""
    return next((intent.good for intent in intents if intent.good), 0)


def is_either(intents: list[Intent]) -> bool:
    """Can it be turned to good or to ill, as its user likes?"""
    goods = {intent.good for intent in intents if intent.verb in (BOW, STRAIGHTEN) and intent.chooser == OWN}
    return len(goods) == 2


def honor_gained(intents: list[Intent]) -> int:
    return sum(size_of(intent) for intent in intents if _is_honor(intent, GAIN) and intent.whom.whose == OWN)


def honor_taken(intents: list[Intent]) -> int:
    return sum(size_of(intent) for intent in intents if _is_honor(intent, LOSE) and intent.whom.whose != OWN)


def _is_honor(intent: Intent, verb: Verb) -> bool:
    return intent.verb is verb and intent.of == HONOR


def reach_of(intents: list[Intent]) -> int:
    """The strength of a Ranged Attack; 0 where there is none."""
    return max([size_of(intent) for intent in intents if intent.verb is RANGED_ATTACK], default=0)


# --- costs ----------------------------------------------------------------------------------------


def price_of(meaning: Meaning, is_person: bool) -> float:
    """What its costs are worth; `is_person`: the card itself is somebody who fights."""
    return sum([_price(intent, is_person) for intent in meaning.costs], 0.0)


def _price(intent: Intent, is_person: bool) -> float:
    itself = intent.whom.itself and not is_person
    if intent.verb is DESTROY:
        return 0.0 if itself else 5.0
    if intent.verb is BOW:
        return 0.3 if itself else 1.5
    if intent.verb is DISCARD:
        return 2.5 if itself else 1.5
    if intent.verb is LOSE:
        return 1.5 if intent.of == FAVOR else 1.0
    return 10.0 if intent.verb is DESTROY_PROVINCE else 0.0


def takes_somebody(meaning: Meaning) -> bool:
    """Must somebody in the battle bow or die for it?"""
    return any(intent.verb in (BOW, DESTROY) and not intent.whom.itself for intent in meaning.costs)


def strikes(intents: list[Intent]) -> bool:
    """Does it take somebody else out of a battle?"""
    verbs = (BOW, DESTROY, CHALLENGE, MOVE_AWAY)
    return any(intent.verb in verbs and intent.whom.whose != OWN for intent in intents)


def is_hostile(intent: Intent) -> bool:
    return intent.whom.whose == HOSTILE
