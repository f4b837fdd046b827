"""How long something is waited for, where a card of the CCG does not say it; and in turns."""

from __future__ import annotations

from typing import cast, final

from gorin.games.ccg.kinds import GAME_END, TURN_END
from gorin.games.ccg.language.when.events import TURN_BEGINS
from gorin.games.ccg.table.state import CcgState
from gorin.language.core import ops
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.flow import FirstOf, Later
from gorin.language.triggers import Trigger


@final
class TurnsLater(Trigger):
    """So many turns of the current player from now, as that one begins."""

    def __init__(self, count: int) -> None:
        super().__init__(TURN_BEGINS.tag)
        self.count = count

    def fits(self, s: CcgState, context: AbilityContext, moment: TriggerEvent) -> bool:
        seat, turn = context.numbers[-2:]
        return moment.seat == seat and s.players[seat].turns == turn

    def text(self, renderer: TextRenderer) -> str:
        turns = "turns" if self.count > 1 else "turn"
        return f"{self.count} {turns} of the current player from now"


@final
class TurnsFromNow(Later):
    """DE-COST-19: something that happens so many turns of the current player from now, as that one begins."""

    def __init__(self, count: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(TurnsLater(count), effects, GAME_END, False)
        self.count = count

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        waiting = context.clone()
        waiting.numbers += [s.active, cast(CcgState, s).players[s.active].turns + self.count]
        ops.delay(s, runner.what, self.delayed.number, self.until, self.every_time, waiting)


def turns_from_now(count: int, *effects: Effect) -> Effect:
    return TurnsFromNow(count, effects)


def later(trigger: Trigger, *effects: Effect, until: int = TURN_END, every_time: bool = False) -> Effect:
    """Something that happens when a later moment comes, in this turn or until then."""
    return Later(trigger, effects, until, every_time)


def first_of(*parts: Trigger | Effect, until: int = GAME_END) -> Effect:
    """Something that happens once, at the first of several moments."""
    triggers = tuple([part for part in parts if isinstance(part, Trigger)])
    return FirstOf(triggers, tuple([part for part in parts if isinstance(part, Effect)]), until)
