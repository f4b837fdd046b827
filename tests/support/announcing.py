"""Trying the actions that the CCG offers: can they be announced with legal targets, and paid for?

Its books ask for no more (CE-TARG-04, CE-COST-04): an action may be taken although nothing will come of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import Question
from gorin.language.abilities import Cost
from gorin.language.flow import IfPaid
from gorin.language.selectors import PAID_SLOT
from support.branching import WORDS, answered, stage_of, step_once, ways_on

MOST_WAYS = 600
"""So many ways of going on are tried for one offer."""


class Announcement:
    """One action that was chosen, at this depth of the stack, until it is paid for."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.ways = 0

    def goes_through(self, s: CcgState, owed: int = 0) -> bool:
        """Is there a way to pick and to pay everything? `owed`: the events there must be by then."""
        step = s.stack[self.depth]
        while True:
            if len(s.stack) <= self.depth or s.stack[self.depth] is not step:
                return s.outcome is not None  # it was taken back
            assert isinstance(step, TakeAction)
            if len(s.stack) == self.depth + 1:
                if stage_of(step) == "announce" and not has_legal_picks(s, step):
                    return False
                if stage_of(step) == "offer_to_ignore":
                    owed = len(s.told) + len(_due(s, step))
                if stage_of(step) == "targets_are_known":
                    return step.ignoring or (len(s.told) >= owed and sum(step.gold) >= step.price)
            if not step_once(s):
                return self._can_go_on(s, owed)

    def _can_go_on(self, s: CcgState, owed: int) -> bool:
        if s.outcome is not None:
            return True
        for code in ways_on(s):
            self.ways += 1
            if self.ways > MOST_WAYS:
                return False
            if self.goes_through(answered(s, code), owed):
                return True
        return False


def _due(s: CcgState, step: TakeAction) -> list[Cost]:
    """What must be paid; a cost that need not be is due only if something was chosen to pay it with."""
    due = [cost for cost in step.ability(s).costs if cost.is_due(s, step.context)]
    return [cost for cost in due if not isinstance(cost.effect, IfPaid) or step.context.get(PAID_SLOT)]


def has_legal_picks(s: CcgState, step: TakeAction) -> bool:
    """Was enough picked, and not too much, and does all of it fit the words? (CE-TARG-04)"""
    for pick in step.ability(s).picks:
        if s.rules.picks_early(pick):
            picked = step.context.get(pick.slot)
            if not pick.least <= len(picked) <= pick.most_now(s, step.context) or len(set(picked)) < len(
                picked
            ):
                return False
            if not all(pick.card_filter.fits(s, step.context, thing) for thing in picked):
                return False
    return True


def ccg_offers(s: CcgState) -> Iterator[tuple[str, bool]]:
    """Every action and every target that is on offer now, and whether it leads nowhere."""
    question = s.stack[-1] if s.stack else None
    if not isinstance(question, Question):
        return
    asker = s.stack[-2]
    for code in question.among:
        if code in WORDS:
            continue
        id = question.option_id(s, code)
        if isinstance(asker, TakeAction) and asker.awaits(s) == "take_pick":
            told = f"{s.names[asker.what]}:{asker.node} {id}"
            yield told, not Announcement(len(s.stack) - 2).goes_through(answered(s, code))
        elif id.startswith(("use:", "rule")):
            yield f"{_holder(s, id)} {id}", not _can_take(s, code)


def _holder(s: CcgState, id: str) -> str:
    return s.names[s.what[int(id.split(":")[1][1:])]] if id.startswith("use:c") else "the rules"


def _can_take(s: CcgState, code: int) -> bool:
    depth = len(s.stack) - 1
    copy = answered(s, code)
    while len(copy.stack) <= depth:
        if not step_once(copy):
            return True  # it was no action
    return not isinstance(copy.stack[depth], TakeAction) or Announcement(depth).goes_through(copy)
