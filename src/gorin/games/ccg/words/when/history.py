"""What has happened this turn: actions that were resolved, who attacked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import ATTACKING, FOLLOWER, PERSONALITY
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action
from gorin.words.conditions import Told
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.zones import HAND
from gorin.words.triggers import Trigger

PHASE_ENDS, ENGAGED = "phase ends", "engaged"


# --- actions that were resolved -------------------------------------------------------------------


def since(s: CcgState, *kinds: str) -> list[Moment]:
    """What is remembered of this turn since the last moment of one of these kinds."""
    at = len(s.history)
    while at > 0 and s.history[at - 1].kind not in kinds:
        at -= 1
    return s.history[at:]


Counts: TypeAlias = Callable[[Card, Action], bool]
"""Is an action on a card of a kind that is asked for?"""


def resolved_by(s: CcgState, seat: int, moments: list[Moment], counts: Counts) -> list[Moment]:
    """The actions from cards that a player has resolved and that count."""
    return [
        moment
        for moment in moments
        if moment.kind == "resolved" and moment.seat == seat and moment.other != 0 and _is(s, moment, counts)
    ]


def _is(s: CcgState, moment: Moment, counts: Counts) -> bool:
    action = s.node(moment.other, moment.amount)
    return isinstance(action, Action) and counts(s.cards[moment.other], action)


def titles(s: CcgState, moments: list[Moment]) -> set[str]:
    """The titles of the cards that actions came from."""
    return {s.cards[moment.other].name for moment in moments}


def has_keyword(card: Card, action: Action, keyword: str) -> bool:
    """CE-KEY-03: the keywords of an action are its own and those of its card."""
    return card.has(keyword) or keyword in action.keywords


class Series(Trigger):
    """After one of your actions has resolved, if it is not the first of its kind but the third, or fourth."""

    def __init__(self, words: str, counts: Counts, least: int, titles_differ: bool, since: str = "") -> None:
        super().__init__("resolved", words, self._is_complete)
        self.counts = counts
        self.least = least
        self.titles_differ = titles_differ
        """Only one action counts of all those from cards of the same title."""
        self.since = since
        """The moment from which they are counted: in this phase, this battle; or else in this turn."""

    def _is_complete(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = resolved_by(s, scope.seat, self._remembered(s), self.counts)
        if not any(each.action == moment.action for each in taken):
            return False
        return (len(titles(s, taken)) if self.titles_differ else len(taken)) >= self.least

    def _remembered(self, s: CcgState) -> list[Moment]:
        if self.since == ENGAGED and s.battlefield == NOTHING:
            return []
        return since(s, self.since, PHASE_ENDS) if self.since else s.history


# --- who attacked ---------------------------------------------------------------------------------


class AssignedToAttack(Condition):
    """The Attacker has assigned him, or an ally has."""

    def __init__(self, whom: Things) -> None:
        self.whom = whom

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return any(
            moment.kind == "assigned" and moment.card in cards and moment.other == ATTACKING
            for moment in s.history
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} was assigned to attack this turn"


def assigned_to_attack(whom: Things) -> Condition:
    return AssignedToAttack(whom)


# --- who entered play -----------------------------------------------------------------------------


def _brought_followers(s: CcgState, scope: Scope) -> bool:
    return any(
        past.kind == "enters play"
        and past.seat == scope.seat
        and past.amount == HAND
        and s.type_of(past.card) == FOLLOWER
        for past in s.history
    )


BROUGHT_FOLLOWERS = Told("he brought a Follower into play from his hand this turn", _brought_followers)


# --- who was destroyed ----------------------------------------------------------------------------


class DeadlySeries(Trigger):
    """After one of your actions has resolved that destroyed a Personality of somebody else's, if it is at
    least the second or third this turn."""

    def __init__(self, words: str, least: int) -> None:
        super().__init__("resolved", words, self._is_complete)
        self.least = least

    def _is_complete(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        deadly = {
            past.action
            for past in s.history
            if past.kind == "destroyed"
            and past.other == scope.seat != past.seat
            and self._was_somebody(s, past)
        }
        mine = {past.action for past in s.history if past.kind == "resolved" and past.seat == scope.seat}
        return moment.seat == scope.seat and moment.action in deadly and len(deadly & mine) >= self.least

    def _was_somebody(self, s: CcgState, past: Moment) -> bool:
        return s.type_of(past.card) == PERSONALITY and past.action > NOTHING
