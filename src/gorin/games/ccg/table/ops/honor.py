"""Honor and the Imperial Favor."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.table.contests import HonorChange
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, TriggerEvent

NO_LOSSES: Final = "nobody loses Honor"
"""What a rule in force says of everybody."""
OWES_HONOR: Final = "owes honor"
"""A moment: a loss that comes from the rules, and that somebody may still answer before it happens."""


def owe_honor(s: CcgState, seat: int, amount: int, because_of: int) -> None:
    """The rules take Honor: at once, or, where that can be answered, when what is being done is done."""
    if s.settings.small_changes_are_heard:
        happen(s, TriggerEvent(OWES_HONOR, NOTHING, seat, because_of, amount))
    else:
        lose_honor(s, seat, amount, None, because_of)


def set_honor(s: CcgState, seat: int, honor: int) -> None:
    s.players[seat].honor = s.players[seat].starting_honor = honor
    s.tell("starting_honor", (seat, honor))


def gain_honor(s: CcgState, seat: int, amount: int, by: AbilityContext | None = None) -> None:
    s.players[seat].honor += amount
    s.tell("gain", (seat, amount, s.players[seat].honor))
    source = NOTHING if by is None else by.source
    happen(s, TriggerEvent("honor gained", source, seat, NOTHING, amount, -1 if by is None else by.action))


def lose_honor(
    s: CcgState, seat: int, amount: int, by: AbilityContext | None = None, because_of: int = NOBODY
) -> None:
    """`because_of`: who has caused it, where no ability says so."""
    if NO_LOSSES in active_effects(s).topics and not (by is not None and by.sure):
        s.tell("honor_altered", (seat, 0, 0))
        return
    s.players[seat].honor -= amount
    s.tell("lose", (seat, amount, s.players[seat].honor))
    source, action, causer = (NOTHING, -1, because_of) if by is None else (by.source, by.action, by.seat)
    happen(s, TriggerEvent("honor lost", source, seat, causer, amount, action))


def take_favor(s: CcgState, seat: int) -> None:
    """CE-FAV-04, CE-FAV-08: NOBODY means that it is given up."""
    before, s.favor = s.favor, seat
    s.tell("favor", (seat, before))


def mark_honored(s: CcgState, seat: int) -> None:
    """CE-DYN-06, CE-DYN-07: he has chosen Honor for somebody of his Clan."""
    s.players[seat].honored = True
    s.forget_values()


def soften_loss(s: CcgState, loss: HonorChange) -> None:
    """CE-SEPP-03."""
    if not loss.is_fixed:
        loss.amount = min(loss.amount, 1)
        s.tell("softened", (loss.seat,))


def alter_change(s: CcgState, change: HonorChange, amount: int) -> None:
    """What is about to be gained or lost becomes more or less, unless that is fixed."""
    if not change.is_fixed:
        change.amount = max(amount, 0)
        s.tell("honor_altered", (change.seat, change.amount, int(change.is_gain)))
