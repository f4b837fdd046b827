"""A player leaves while the others play on: whatever is in progress goes on without him.

Every step is told (`Step.on_player_left`), from the bottom of the stack up. What is asked of anybody is taken
off and asked again, because it may speak of what is gone; an action that was not announced was not begun.
Whoever would be asked later and is out is passed over by the kernel (`excuse`).
"""

from __future__ import annotations

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import cut_off, take_off_question
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.using import Announced


def leave(s: CcgState, seat: int) -> None:
    """DE-WIN-04, WH-RES-14: at once, in the middle of whatever there is."""
    ops.leave_game(s, seat)
    if not drop_unannounced(s):
        take_off_question(s)
    for step in list(s.stack):
        step.on_player_left(s, seat)


def drop_unannounced(s: CcgState) -> bool:
    """An action that nobody was told of was not begun: who began it will be asked again."""
    for depth, step in enumerate(s.stack):
        if isinstance(step, Announced) and not step.is_announced():
            cut_off(s, depth)
            below = s.stack[-1]
            if isinstance(below, InterruptibleEvent):
                below.take_back(s)
            return True
    return False
