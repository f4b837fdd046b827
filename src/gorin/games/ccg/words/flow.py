"""How long something is waited for, where a card of the CCG does not say it."""

from __future__ import annotations

from gorin.games.ccg.kinds import GAME_END, TURN_END
from gorin.words.flow import FirstOf, Later
from gorin.words.grammar.script import Effect
from gorin.words.triggers import Trigger


def later(trigger: Trigger, *effects: Effect, until: int = TURN_END, every_time: bool = False) -> Effect:
    """Something that happens when a later moment comes, in this turn or until then."""
    return Later(trigger, effects, until, every_time)


def first_of(*parts: Trigger | Effect, until: int = GAME_END) -> Effect:
    """Something that happens once, at the first of several moments."""
    triggers = tuple([part for part in parts if isinstance(part, Trigger)])
    return FirstOf(triggers, tuple([part for part in parts if isinstance(part, Effect)]), until)
