"""Triggers of conflicts: declared, won and lost, and what comes of it for provinces and rings."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS, UNOPPOSED
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.reading import conflict_now, elements_of, is_of_element, participants_for
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.when.triggers import foes, tested, yours
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.english import a
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.triggers import Trigger, after


def you_win(condition: Condition | None = None, words: str = "after you win a conflict") -> Trigger:
    return after("conflict won", words, tested(yours, condition))


def you_lose(condition: Condition | None = None, words: str = "after you lose a conflict") -> Trigger:
    return after("conflict lost", words, tested(yours, condition))


def you_win_a(type: int, by: int = 0) -> Trigger:
    """A conflict of this type, perhaps by so much skill."""
    words = f"after you win a {CONFLICT_TYPES[type]} conflict" + (f" by {by} or more skill" if by else "")
    return after("conflict won", words, lambda s, scope, moment: _is_mine(s, scope, moment, type, by))


def you_lose_a(type: int) -> Trigger:
    words = f"after you lose a {CONFLICT_TYPES[type]} conflict"
    return after("conflict lost", words, lambda s, scope, moment: _is_mine(s, scope, moment, type, 0))


def _is_mine(s: LcgState, scope: Scope, moment: Moment, type: int, by: int) -> bool:
    return yours(s, scope, moment) and conflict_now(s).type == type and moment.amount >= by


def you_win_as_defender(element: int) -> Trigger:
    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        conflict = conflict_now(s)
        return yours(s, scope, moment) and conflict.defender == scope.seat and is_of_element(s, element)

    words = f"after you win {a(ELEMENTS[element])} conflict as the defending player"
    return after("conflict won", words, test)


def wins(whom: Things, condition: Condition | None = None, words: str = "wins a conflict") -> Trigger:
    """LCG-WINC-05: a character wins that participates on the winning side."""
    return _result("conflict won", whom, condition, words)


def loses(whom: Things, condition: Condition | None = None, words: str = "loses a conflict") -> Trigger:
    return _result("conflict lost", whom, condition, words)


class OfCharacter(Trigger):
    """A conflict that a character won or lost."""

    def __init__(
        self, kind: str, whom: Things, condition: Condition | None, words: str, when: str = "after"
    ) -> None:
        super().__init__(kind, words, lambda s, scope, moment: True)
        self.when = when
        self.whom = whom
        self.condition = condition

    def fits(self, s: LcgState, scope: Scope, moment: Moment) -> bool:
        there = participants_for(s, moment.seat)
        if not any(card in there for card in self.whom.cards(s, scope)):
            return False
        return self.condition is None or self.condition.holds(s, scope)

    def text(self, speaker: Any) -> str:
        return f"{self.when} {self.whom.subject(speaker)} {self.words}"


def would_lose(whom: Things) -> Trigger:
    return OfCharacter("conflict lost", whom, None, "would lose a conflict", "when")


def _result(kind: str, whom: Things, condition: Condition | None, words: str) -> Trigger:
    return OfCharacter(kind, whom, condition, words)


def would_lose_honor_unopposed() -> Trigger:
    """LCG-FRM3-20: by that rule, and by no other and no card."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        return yours(s, scope, moment) and moment.action == UNOPPOSED

    return after("honor lost", "when you would lose honor for an unopposed conflict", test)


def conflict_declared_here() -> Trigger:
    """Against this province."""
    return after(
        "conflict declared",
        "after a conflict is declared against {self}",
        lambda s, scope, moment: moment.card == scope.source,
    )


CONFLICT_DECLARED = after("conflict declared", "after a conflict is declared")


def you_declare() -> Trigger:
    return after("declares conflict", "when you declare a conflict", yours)


def opponent_declares(element: int = -1, words: str = "after an opponent declares a conflict") -> Trigger:
    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        if not foes(s, scope, moment):
            return False
        return element < 0 or element in elements_of(s, conflict_now(s).ring)

    return after("conflict declared", words, test)


def this_is_revealed() -> Trigger:
    return after("revealed", "after {self} is revealed", lambda s, scope, moment: moment.card == scope.source)


def this_is_broken() -> Trigger:
    return after(
        "province breaks", "when {self} is broken", lambda s, scope, moment: moment.card == scope.source
    )


def you_break_a_province(condition: Condition | None = None, words: str = "") -> Trigger:
    return after("province breaks", words or "after you break a province", tested(_broken_by_you, condition))


def _broken_by_you(s: LcgState, scope: Scope, moment: Moment) -> bool:
    """LCG-BRK-08, LCG-BRK-09: outside of conflict resolution every opponent counts as having broken it."""
    if moment.amount:
        return policy_of(s).is_foe(scope.seat, s.provinces[moment.other].owner)
    return yours(s, scope, moment)


def you_claim_a_ring(condition: Condition | None = None, words: str = "") -> Trigger:
    return after("ring claimed", words or "after you claim a ring", tested(yours, condition))


def opponent_passes() -> Trigger:
    return after("passes conflict", "after an opponent passes on declaring a conflict", foes)


def opponent_selects_ring_with_fate() -> Trigger:
    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        return foes(s, scope, moment) and moment.amount > 0

    return after("ring selected", "after an opponent selects a ring with fate on it", test)


CONFLICT_ENDS = after("conflict ends", "at the end of the conflict")
