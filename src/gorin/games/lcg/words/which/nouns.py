"""Nouns: kinds of cards of the LCG, and whose they are."""

from __future__ import annotations

from gorin.games.lcg import kinds
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.meaning import HOSTILE, OWN
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun, noun_for
from gorin.words.qualities import AFTER, OWNER, Quality, Simple

CHARACTER = noun_for("character", kinds.CHARACTER)
ATTACHMENT = noun_for("attachment", kinds.ATTACHMENT)
HOLDING = noun_for("holding", kinds.HOLDING)
EVENT = noun_for("event", kinds.EVENT)
PROVINCE = noun_for("province", kinds.PROVINCE_CARD)
CARD = noun_for("card", *range(len(kinds.TYPES)))


def _is_foes(s: LcgState, scope: Scope, card: int) -> bool:
    return policy_of(s).is_foe(scope.seat, s.controller[card])


OPPONENTS = Simple(OWNER, "an opponent's", _is_foes, HOSTILE, HOSTILE)
OPPONENTS.is_steady = True


under_your_control = Simple(
    AFTER, "you control", lambda s, scope, card: s.controller[card] == scope.seat, OWN
)
"""Said after the noun, where "your" would not go with what stands before it."""


def theirs(noun: Noun, *qualities: Quality) -> Noun:
    """One that an opponent controls."""
    return noun.with_(OPPONENTS, *qualities)
