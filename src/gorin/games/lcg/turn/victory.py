"""Winning and losing (LCG-WIN)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import resources
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.leaving import leave
from gorin.kernel.state import Outcome
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.questions import SEATS

WINS_THE_GAME: Final = "wins the game"
"""What a rule is about by which a card lets its player win."""


def may_be_over(s: LcgState) -> bool:
    """Could anybody have won or lost? Where not, nobody is looked at."""
    return rules_of(s).may_be_over(s) or WINS_THE_GAME in active_effects(s).topics


def check_victory(s: LcgState) -> bool:
    """LCG-WIN-01: who has won or lost now. True where something came of it."""
    ruleset = rules_of(s)
    by_card = WINS_THE_GAME in active_effects(s).topics
    playing = s.playing()
    for seat in playing:
        why = ruleset.why_won(s, seat)
        if not why and by_card and holds(s, WINS_THE_GAME, SEATS + seat):
            why = "Card Effect"  # LCG-WIN-03
        if why:
            finish(s, seat, why)  # LCG-WIN-04
            return True
    losing = [seat for seat in playing if ruleset.why_lost(s, seat)]
    if losing:
        _lose(s, [(seat, ruleset.why_lost(s, seat)) for seat in losing])
    return bool(losing)


def _lose(s: LcgState, losing: list[tuple[int, str]]) -> None:
    """LCG-WIN-04: of those who would win at once, the first player does."""
    for seat, why in reversed(losing):
        if s.outcome is None:
            eliminate(s, seat, why)


def finish(s: LcgState, winner: int, why: str) -> None:
    side = rules_of(s).side_of(winner)
    winners = tuple([seat for seat in range(s.seats) if rules_of(s).side_of(seat) == side])
    s.finish(Outcome(winners, why, tuple([player.honor for player in s.players])))


def eliminate(s: LcgState, seat: int, why: str) -> None:
    """LCG-WIN-02, LCG-ELIM-03: who is the last, or whose team is, has won."""
    resources.lose_game(s, seat, why)
    ruleset = rules_of(s)
    sides = {ruleset.side_of(other) for other in s.playing()}
    if len(sides) == 1:
        finish(s, s.playing()[0], why)
    else:
        leave(s, seat)


def concede(s: LcgState, seat: int) -> None:
    """A player gives up; the book does not speak of it, every table knows it."""
    eliminate(s, seat, "Concession")
