"""What came of the effects so far: "if he moved", "each card it bowed", "if this is successful"."""

from __future__ import annotations

from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.kinds import BOWED, DESTROYED, DISHONORED, MOVED
from gorin.games.ccg.table.reading import unit
from gorin.games.ccg.table.state import CcgState
from gorin.words.conditions import Did, Told
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Known, Whom
from gorin.words.grammar.scope import Scope, cards_that, deed
from gorin.words.grammar.script import script_in_progress


class UnitOfThoseWho(Things):
    """The units of those for whom this came of it."""

    def __init__(self, whom: Things, kind: int, words: str) -> None:
        self.whom = whom
        self.kind = kind
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.whom.cards(s, scope):
            if deed(self.kind, card) in scope.deeds:
                found += unit(s, card)
        return found

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, speaker: Speaker) -> str:
        return f"the unit of each of {self.whom.text(speaker)} who {self.words}"


def moved(whom: Things) -> Condition:
    return Did(whom, MOVED, "{he} moved")


def bowed_by_this(whom: Things) -> Condition:
    return Did(whom, BOWED, "this bowed {him}")


def destroyed_by_this(whom: Things) -> Condition:
    return Did(whom, DESTROYED, "this destroyed {him}")


def became_dishonorable(whom: Things) -> Condition:
    return Did(whom, DISHONORED, "{he} became dishonorable")


BOWED_A_CARD = Told("this bowed a card", lambda s, scope: bool(cards_that(BOWED, scope)))
DESTROYED_A_CARD = Told("this destroyed a card", lambda s, scope: bool(cards_that(DESTROYED, scope)))


def units_of_those_who_moved(whom: Things) -> Things:
    return UnitOfThoseWho(whom, MOVED, "moved")


class ThoseDone(Things):
    """The cards to which the ability that speaks has done something: "each card it bowed"."""

    many = True

    def __init__(self, kind: int, words: str) -> None:
        self.kind = kind
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return cards_that(self.kind, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words


def those_bowed(words: str) -> Things:
    return ThoseDone(BOWED, words)


def _this_worked(s: CcgState, scope: Scope) -> bool:
    return script_in_progress(s).worked


def _that_worked(s: CcgState, scope: Scope) -> bool:
    action = None if scope.moment is None else action_in_progress(s, scope.moment.action)
    return action is not None and action.worked


THIS_IS_SUCCESSFUL = Told("this is successful", _this_worked)
"""Said among effects: those before it have changed something."""
THAT_WAS_SUCCESSFUL = Told("that action was successful", _that_worked)
"""Said of the action that triggered a Reaction."""
