"""What a puzzle asks for, and whether it is reached, missed, or still open."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import gorin
from gorin.games.battle.state import BattleState
from gorin.games.ccg.table.state import CcgState
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.errors import GorinError
from gorin.language.core.context import NOTHING

BREAK, HOLD, WIN = "break", "hold", "win"
LAST_ROUND: Final = 5
TURN: Final = ("turn", "turn.place")
LAST_TOKENS: Final = 2
"""In Battle, with more tokens in a hand than these there is too much to look at."""


class Goal(NamedTuple):
    """A goal of a seat. `place` is the province that is fought for, `number` the conflict it is fought in."""

    kind: str
    seat: int
    place: int = NOTHING
    number: int = 0

    def reached(self, game: gorin.Game) -> bool | None:
        """True or False once it is decided; None before."""
        if game.outcome is not None:
            is_won = game.outcome.winners == (self.seat,)
            return is_won or (self.kind != WIN and self._of_place(game.state) is True)
        return None if self.kind == WIN else self._of_place(game.state)

    def _of_place(self, s: Any) -> bool | None:
        fallen, over = _fate_of(s, self)
        if fallen:
            return self.kind == BREAK
        return self.kind == HOLD if over else None


def _fate_of(s: Any, goal: Goal) -> tuple[bool, bool]:
    """Whether the province has fallen, and whether the fight for it is over."""
    if isinstance(s, LcgState):
        is_over = s.conflict is None or s.conflict.number != goal.number
        return s.provinces[goal.place].broken, is_over
    assert isinstance(s, CcgState)
    return all(place.id != goal.place for place in s.provinces), s.battlefield != goal.place


def goal_at(game: gorin.Game) -> Goal | None:
    """What could be asked of the seat that chooses now; None where nothing is at stake."""
    s, seat = game.state, game.pending[0].seat
    if isinstance(s, BattleState):
        is_last = s.round == LAST_ROUND and max([len(hand) for hand in s.hands]) <= LAST_TOKENS
        return Goal(WIN, seat) if is_last and game.pending[0].kind in TURN else None
    if isinstance(s, LcgState):
        return _in_conflict(s, seat)
    if isinstance(s, CcgState):
        return _in_battle(s, seat)
    raise GorinError(f"there are no puzzles of {game.rules.name}")


def _in_conflict(s: LcgState, seat: int) -> Goal | None:
    fight = s.conflict
    if (
        fight is None
        or fight.decided
        or len(fight.provinces) != 1
        or seat not in (fight.attacker, fight.defender)
    ):
        return None
    place = fight.provinces[0]
    if s.provinces[place].broken:
        return None
    return Goal(BREAK if seat == fight.attacker else HOLD, seat, place, fight.number)


def _in_battle(s: CcgState, seat: int) -> Goal | None:
    """Only while actions are taken in it: before, nobody knows who will fight."""
    if s.battlefield == NOTHING or not s.in_combat or seat not in (s.attacker, s.defender):
        return None
    if all(place.id != s.battlefield for place in s.provinces):
        return None
    return Goal(BREAK if seat == s.attacker else HOLD, seat, s.battlefield)


def task_of(game_id: str, goal: Goal) -> str:
    """What is asked, in a sentence."""
    if goal.kind == WIN:
        return "Win the game alone, whatever your rivals do."
    fight = "conflict" if game_id == "lcg" else "battle"
    verb = "break" if game_id == "lcg" else "destroy"
    if goal.kind == BREAK:
        return f"You attack: {verb} the province in this {fight}, whatever the defender does."
    return f"You defend: keep the province in this {fight}, whatever the attacker does."
