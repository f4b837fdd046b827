"""Honor and the Imperial Favor."""

from __future__ import annotations

from gorin.games.ccg.table.contests import Loss
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment, Scope


def set_honor(s: CcgState, seat: int, honor: int) -> None:
    s.players[seat].honor = s.players[seat].starting_honor = honor
    s.tell("starting_honor", (seat, honor))


def gain_honor(s: CcgState, seat: int, amount: int, by: Scope | None = None) -> None:
    s.players[seat].honor += amount
    s.tell("gain", (seat, amount, s.players[seat].honor))
    source = NOTHING if by is None else by.source
    happen(s, Moment("honor gained", source, seat, NOTHING, amount, -1 if by is None else by.action))


def lose_honor(
    s: CcgState, seat: int, amount: int, by: Scope | None = None, because_of: int = NOBODY
) -> None:
    """`because_of`: who has caused it, where no ability says so."""
    s.players[seat].honor -= amount
    s.tell("lose", (seat, amount, s.players[seat].honor))
    source, action, causer = (NOTHING, -1, because_of) if by is None else (by.source, by.action, by.seat)
    happen(s, Moment("honor lost", source, seat, causer, amount, action))


def take_favor(s: CcgState, seat: int) -> None:
    """CE-FAV-04, CE-FAV-08: NOBODY means that it is given up."""
    s.favor = seat
    s.tell("favor", (seat,))


def gain_clan_honor(s: CcgState, seat: int, amount: int) -> None:
    """CE-DYN-06, CE-DYN-07."""
    s.players[seat].honored = True
    gain_honor(s, seat, amount)


def soften_loss(s: CcgState, loss: Loss) -> None:
    """CE-SEPP-03."""
    loss.amount = min(loss.amount, 1)
    s.tell("softened", (loss.seat,))
