"""Nouns: kinds of cards of the LCG, and whose they are."""

from __future__ import annotations

from gorin.games.lcg import kinds
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.meaning import HOSTILE
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun, noun_for
from gorin.words.qualities import OWNER, Quality, Simple

CHARACTER = noun_for("character", kinds.CHARACTER)
ATTACHMENT = noun_for("attachment", kinds.ATTACHMENT)
HOLDING = noun_for("holding", kinds.HOLDING)
EVENT = noun_for("event", kinds.EVENT)
PROVINCE = noun_for("province", kinds.PROVINCE_CARD)
CARD = noun_for("card", *range(len(kinds.TYPES)))


def _is_foes(s: LcgState, scope: Scope, card: int) -> bool:
    return policy_of(s).is_foe(scope.seat, s.controller[card])


OPPONENTS = Simple(OWNER, "an opponent's", _is_foes, HOSTILE, HOSTILE)


def theirs(noun: Noun, *qualities: Quality) -> Noun:
    """One that an opponent controls."""
    return noun.with_(OPPONENTS, *qualities)
