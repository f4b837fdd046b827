"""Shielding a card from something that the action which triggered this would do (CE-NEG-03)."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.preventing import TRIGGERING_ACTION
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.rules import ForAWhile, negates


class ShieldFromAction(ForAWhile):
    """It works against one action only, so nothing needs to be said of how long."""

    def text(self, speaker: Speaker) -> str:
        return self.rule.text(speaker)


def shield_from_action(what: str, words: str, whom: Things) -> Effect:
    """`what` as for `negates`; `words` with {whom} or {whose} for the cards."""
    return ShieldFromAction(negates(what, words, whom, TRIGGERING_ACTION), TURN_END)
