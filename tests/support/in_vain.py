"""Looking for abilities and targets of the LCG that are offered in vain, by trying them.

`lcg_offers(s)` takes every ability and every target that is offered in a position and follows the ways of
going on, on copies, until one of them has changed something. It asks no `can_change` or `is_possible`: the
engine does what it does, and the tables are compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.lcg.acting.resolutions import ApplyDelayed, UseAbility
from gorin.games.lcg.fighting.rings import ResolveRing
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import DONE, Question
from gorin.kernel.state import Step
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.resolution import EffectRunner
from support.branching import WORDS, answered, stage_of, step_once, ways_on
from support.lcg_change import Table
from support.made import made

MOST_WAYS = 600
"""So many ways of going on are tried for one offer."""


class Trial:
    """One offer that was accepted: the ability, or the ring effect, at this depth of the stack is followed.

    What an ability has cost is paid before its effects resolve; they are compared with that moment, `base`.
    """

    def __init__(self, depth: int, for_nothing: bool = False) -> None:
        self.depth = depth
        self.ways = 0
        self.for_nothing = for_nothing
        """Costs are not paid: what they take away is no reason against using an ability (LCG-TRIG-05)."""

    def can_change(self, s: LcgState, base: Table | None) -> bool:
        """Is there a way of going on that changes something before it is done?"""
        step = s.stack[self.depth] if self.depth < len(s.stack) else None
        while True:
            if len(s.stack) <= self.depth or s.stack[self.depth] is not step:
                return self._is_out(s, step) or self._has_changed(s, base)
            if len(s.stack) == self.depth + 1 and isinstance(step, UseAbility):
                if stage_of(step) == "lay_away":
                    return self._has_changed(s, base)
                if stage_of(step) == "resolve":
                    if step.stopped:
                        return True  # something else has canceled it
                    base = base or Table(s, self.depth)
                elif stage_of(step) == "pay" and self.for_nothing:
                    step.paid = True
                    step.go("look_at_payment")
            told = len(s.told)
            if not step_once(s):
                return self._can_change_later(s, base)
            if base is not None and len(s.told) > told and Table(s, self.depth).differs(base):
                return True

    def _can_change_later(self, s: LcgState, base: Table | None) -> bool:
        """Somebody is asked: whatever the answer is."""
        if s.outcome is not None:
            return True
        for code in ways_on(s):
            self.ways += 1
            if self.ways > MOST_WAYS:
                return False
            if self.can_change(answered(s, code), base):
                return True
        return False

    def _is_out(self, s: LcgState, step: Step | None) -> bool:
        """The game has ended, or its user has left it, as who has broken a treaty with it may have to."""
        return s.outcome is not None or (isinstance(step, UseAbility) and s.is_out(step.context.seat))

    def _has_changed(self, s: LcgState, base: Table | None) -> bool:
        if base is None:
            return False
        now = Table(s, self.depth)
        new = [lasting for lasting in s.lasting if lasting.id in now.delayed - base.delayed]
        return now.differs(base) or any(_would_change(s, lasting) for lasting in new)


def _would_change(s: LcgState, delayed: LastingEffect) -> bool:
    """A delayed effect counts if it would change something were its moment now."""
    copy = s.clone()
    trial = Trial(len(copy.stack))
    what, node, context = delayed.what, delayed.node, delayed.context.clone()
    copy.push(made(ApplyDelayed, 0, False, what, node, NOTHING, context, False))
    return trial.can_change(copy, Table(copy, trial.depth))


# --- what is offered ------------------------------------------------------------------------------


def lcg_offers(s: LcgState) -> Iterator[tuple[str, bool]]:
    """Every ability and every target that is on offer now, and whether it is in vain.

    To choose no more targets than there are is on offer, too (LCG-TARG-05).
    """
    question = s.stack[-1] if s.stack else None
    if not isinstance(question, Question):
        return
    below = s.stack[-2]
    for code in question.among:
        if code in WORDS and not (code == DONE and isinstance(below, UseAbility)):
            continue
        id = question.option_id(s, code)
        if id.startswith("use:"):
            yield _told(s, id), not _can_use(s, code)
        elif isinstance(below, UseAbility | EffectRunner | ResolveRing):
            yield _told(s, id), not _can_pick(s, code)


def _told(s: LcgState, id: str) -> str:
    for step in reversed(s.stack):
        if isinstance(step, UseAbility | ApplyDelayed):
            asker = s.stack[-2]
            return f"{s.names[step.what]}:{step.node} {type(asker).__name__}.{asker.awaits(s)} {id}"
    if id.startswith("use:c"):
        return f"{s.names[s.what[int(id.split(':')[1][1:])]]} {id}"
    return f"{type(s.stack[-2]).__name__} {id}"


def _can_use(s: LcgState, code: int) -> bool:
    depth = len(s.stack) - 1
    copy = answered(s, code)
    while len(copy.stack) <= depth:
        assert step_once(copy)
    return not isinstance(copy.stack[depth], UseAbility) or _can_change(copy, depth, None)


def _can_change(s: LcgState, depth: int, base: Table | None) -> bool:
    if Trial(depth).can_change(s.clone(), base):
        return True
    return base is None and Trial(depth, for_nothing=True).can_change(s, None)


def _can_pick(s: LcgState, code: int) -> bool:
    """Where an effect asks, it counts what happens from now on."""
    depth = max(
        i for i, step in enumerate(s.stack) if isinstance(step, UseAbility | ApplyDelayed | ResolveRing)
    )
    step = s.stack[depth]
    is_picked_before = isinstance(step, UseAbility) and step.at <= step.stages.index("resolve")
    base = None if is_picked_before else Table(s, depth)
    return _can_change(answered(s, code), depth, base)
