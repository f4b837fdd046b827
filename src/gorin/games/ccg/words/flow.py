"""How long something is waited for, where a card of the CCG does not say it; and in turns."""

from __future__ import annotations

from typing import cast, final

from gorin.games.ccg.kinds import GAME_END, TURN_END
from gorin.games.ccg.table.state import CcgState
from gorin.words.flow import FirstOf, Later
from gorin.words.grammar import ops
from gorin.words.grammar.english import number
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.state import CardState
from gorin.words.triggers import Trigger, after


def _is_that_turn(s: CcgState, scope: Scope, moment: Moment) -> bool:
    seat, turn = scope.numbers[-2:]
    return moment.seat == seat and s.players[seat].turns == turn


@final
class TurnsFromNow(Later):
    """DE-COST-19: something that happens so many turns of the current player from now, as that one begins."""

    def __init__(self, count: int, effects: tuple[Effect, ...]) -> None:
        turns = "turns" if count > 1 else "turn"
        words = f"{number(count)} {turns} of the current player from now"
        super().__init__(after("turn begins", words, _is_that_turn), effects, GAME_END, False)
        self.count = count

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        waiting = scope.clone()
        waiting.numbers += [s.active, cast(CcgState, s).players[s.active].turns + self.count]
        ops.delay(s, run.what, self.delayed.number, self.until, self.every_time, waiting)


def turns_from_now(count: int, *effects: Effect) -> Effect:
    return TurnsFromNow(count, effects)


def later(trigger: Trigger, *effects: Effect, until: int = TURN_END, every_time: bool = False) -> Effect:
    """Something that happens when a later moment comes, in this turn or until then."""
    return Later(trigger, effects, until, every_time)


def first_of(*parts: Trigger | Effect, until: int = GAME_END) -> Effect:
    """Something that happens once, at the first of several moments."""
    triggers = tuple([part for part in parts if isinstance(part, Trigger)])
    return FirstOf(triggers, tuple([part for part in parts if isinstance(part, Effect)]), until)
