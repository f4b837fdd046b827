"""Winning and losing (LCG-WIN)."""

from __future__ import annotations

from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import lands, people, purses, zones
from gorin.games.lcg.table.reading import is_in_conflict, participants
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.state import Outcome
from gorin.words.grammar.scope import NOTHING


def check_victory(s: LcgState) -> bool:
    """LCG-WIN-01: who has won or lost now. True where something came of it."""
    policy = policy_of(s)
    winning = [seat for seat in s.playing() if policy.why_won(s, seat)]
    if winning:
        finish(s, winning[0], policy.why_won(s, winning[0]))  # LCG-WIN-04
        return True
    losing = [seat for seat in s.playing() if policy.why_lost(s, seat)]
    for seat in losing:
        eliminate(s, seat, policy.why_lost(s, seat))
    return bool(losing)


def finish(s: LcgState, winner: int, why: str) -> None:
    side = policy_of(s).side_of(winner)
    winners = tuple([seat for seat in range(s.seats) if policy_of(s).side_of(seat) == side])
    s.finish(Outcome(winners, why, tuple([player.honor for player in s.players])))


def eliminate(s: LcgState, seat: int, why: str) -> None:
    """LCG-ELIM-01 to LCG-ELIM-04, LCG-WIN-02."""
    purses.lose_game(s, seat, why)
    policy = policy_of(s)
    sides = {policy.side_of(other) for other in s.playing()}
    if len(sides) == 1:
        finish(s, s.playing()[0], why)
        return
    if s.conflict is not None and is_in_conflict(s, seat):
        lands.break_off(s)
    for card in range(len(s.zone)):
        if s.owner[card] == seat and card in s.in_play:
            zones.remove_from_game(s, card)
    for card in list(participants(s)):
        if s.controller[card] == seat:
            people.go_home(s, card)
    if s.favor == seat:
        purses.take_favor(s, NOTHING, 0)
    policy.leaves(s, seat)
    if s.active == seat:
        purses.make_first(s, s.playing()[0])  # LCG-ENL-05


def concede(s: LcgState, seat: int) -> None:
    """A player gives up; the book does not speak of it, every table knows it."""
    eliminate(s, seat, "Concession")
