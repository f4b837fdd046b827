"""Nouns: kinds of cards of the LCG, and whose they are."""

from __future__ import annotations

from gorin.games.lcg import kinds
from gorin.games.lcg.acting.using import OPPONENT_SLOT
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.reading import opponents
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.which.players import OF_WHOM_IT_HOLDS, OPPONENT
from gorin.words.grammar.meaning import HOSTILE, OWN, Known
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun, noun_for
from gorin.words.players import Who
from gorin.words.qualities import AFTER, Quality, Simple

CHARACTER = noun_for("character", kinds.CHARACTER)
ATTACHMENT = noun_for("attachment", kinds.ATTACHMENT)
HOLDING = noun_for("holding", kinds.HOLDING)
EVENT = noun_for("event", kinds.EVENT)
PROVINCE = noun_for("province", kinds.PROVINCE_CARD)
CARD = noun_for("card", *range(len(kinds.TYPES)))


def _is_foes(s: LcgState, scope: Scope, card: int) -> bool:
    return policy_of(s).is_foe(scope.seat, s.controller[card])


YOURS = Simple(AFTER, "you control", lambda s, scope, card: s.controller[card] == scope.seat, OWN)
OPPONENTS = Simple(AFTER, "an opponent controls", _is_foes, HOSTILE, HOSTILE)
for _whose in (YOURS, OPPONENTS):
    _whose.is_steady = True


YOUR_OPPONENTS = Simple(
    AFTER,
    "your opponent controls",
    lambda s, scope, card: s.controller[card] in (scope.get(OPPONENT_SLOT) or opponents(s, scope.seat)),
    HOSTILE,
    HOSTILE,
)


class OfNamed(Quality):
    """Controlled by an opponent who is named as the ability is begun: a condition speaks of him, too."""

    def __init__(self, who: Who) -> None:
        super().__init__(AFTER, f"{who.subject} controls", HOSTILE)
        self.who = who

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return s.controller[card] in self.who.seats(s, scope)

    def tells_whose(self, known: Known) -> int:
        return self.who.points_at(known).whose


of_that_opponent = OfNamed(OF_WHOM_IT_HOLDS)
of_your_opponent = OfNamed(OPPONENT)


def your_opponents(noun: Noun, *qualities: Quality) -> Noun:
    """One that the opponent controls against whom you are (LCG-ENL-01), or either of a team."""
    return noun.with_(YOUR_OPPONENTS, *qualities)


def your(noun: Noun, *qualities: Quality) -> Noun:
    """One that you control."""
    return noun.with_(YOURS, *qualities)


def theirs(noun: Noun, *qualities: Quality) -> Noun:
    """One that an opponent controls."""
    return noun.with_(OPPONENTS, *qualities)
