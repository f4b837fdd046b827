"""Winning and losing (LCG-WIN)."""

from __future__ import annotations

from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import purses
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.leaving import leave
from gorin.kernel.state import Outcome


def check_victory(s: LcgState) -> bool:
    """LCG-WIN-01: who has won or lost now. True where something came of it."""
    policy = policy_of(s)
    winning = [seat for seat in s.playing() if policy.why_won(s, seat)]
    if winning:
        finish(s, winning[0], policy.why_won(s, winning[0]))  # LCG-WIN-04
        return True
    losing = [seat for seat in s.playing() if policy.why_lost(s, seat)]
    reasons = [policy.why_lost(s, seat) for seat in losing]
    for seat, why in zip(losing, reasons, strict=True):
        if s.outcome is None:
            eliminate(s, seat, why)
    return bool(losing)


def finish(s: LcgState, winner: int, why: str) -> None:
    side = policy_of(s).side_of(winner)
    winners = tuple([seat for seat in range(s.seats) if policy_of(s).side_of(seat) == side])
    s.finish(Outcome(winners, why, tuple([player.honor for player in s.players])))


def eliminate(s: LcgState, seat: int, why: str) -> None:
    """LCG-WIN-02, LCG-ELIM-03: who is the last, or whose team is, has won."""
    purses.lose_game(s, seat, why)
    policy = policy_of(s)
    sides = {policy.side_of(other) for other in s.playing()}
    if len(sides) == 1:
        finish(s, s.playing()[0], why)
    else:
        leave(s, seat)


def concede(s: LcgState, seat: int) -> None:
    """A player gives up; the book does not speak of it, every table knows it."""
    eliminate(s, seat, "Concession")
