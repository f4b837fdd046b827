"""Triggers that ask what an event has chosen, and whether its effects resolved."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.when.triggers import ability_initiating
from gorin.words.grammar.base import Things
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.triggers import Trigger, after


def opponents_event_resolved() -> Trigger:
    """Not one whose effects were canceled."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        script = ability_initiating(s, moment)
        if s.definition(moment.card).type_name != "event" or script is None or script.stopped:
            return False
        return policy_of(s).is_foe(scope.seat, moment.seat)

    return after("card played", "after the effects of an opponent's event resolve", test)


def you_play_event_on(whom: Things) -> Trigger:
    """You play an event that chooses one of these as a target."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        script = ability_initiating(s, moment)
        if script is None or moment.seat != scope.seat or s.definition(moment.card).type_name != "event":
            return False
        _, targets = script.picked(s)
        return any(card in targets for card in whom.cards(s, scope))

    return EventOn("card played", "after you play an event that chooses {whom} as a target", test, whom)


class EventOn(Trigger):
    """A trigger that names on whom an event is played."""

    def __init__(self, kind: str, words: str, test: Any, whom: Things) -> None:
        super().__init__(kind, words, test)
        self.whom = whom

    def text(self, speaker: Any) -> str:
        return self.words.replace("{whom}", self.whom.text(speaker))
