"""What is told of duels: they change nothing by themselves."""

from __future__ import annotations

from gorin.games.lcg.table.state import LcgState


def begin_duel(s: LcgState, challenger: int, challenged: int, stat: int) -> None:
    s.tell("duel", (challenger, s.what[challenger], challenged, s.what[challenged], stat))


def tell_totals(s: LcgState, duelists: tuple[int, int], totals: tuple[int, int]) -> None:
    one, other = totals
    s.tell("duel_result", (max(one, 0), max(other, 0), s.what[duelists[0]], s.what[duelists[1]]))
