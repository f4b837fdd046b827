"""What is put off: "then, if you win the conflict, ..."."""

from __future__ import annotations

from gorin.games.lcg.kinds import CONFLICT_END
from gorin.words.flow import Later
from gorin.words.grammar.script import Effect
from gorin.words.triggers import Trigger


def later(trigger: Trigger, *effects: Effect, until: int = CONFLICT_END, every_time: bool = False) -> Effect:
    """LCG-DEL-01: it happens by itself right after its moment, before reactions.

    What waits for the end of the conflict lasts until the phase ends: `until=PHASE_END`.
    """
    return Later(trigger, effects, until, every_time)
