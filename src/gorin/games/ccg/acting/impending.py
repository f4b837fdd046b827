"""Before something happens to a card: destruction and dishonor that may still be negated (DE-REAC-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from gorin.games.ccg.acting.respond import is_heard
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Contest, Threat
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import PAYING, AbilityContext, TriggerEvent
from gorin.language.core.resolution import context_in_progress
from gorin.language.core.zones import PLAY

DESTROYED: Final = "about to be destroyed"
UNIT_DESTROYED: Final = "unit about to be destroyed"
DISHONORED: Final = "about to be dishonored"


@final
class Impending(Threat):
    """An effect is about to do this to a card."""

    tag: ClassVar[str] = "impending-effect"
    stages: ClassVar[tuple[str, ...]] = ("before", "happen")

    def before(self, s: CcgState) -> None:
        if s.zone[self.card] == PLAY:
            ops.happen(s, moment_before(s, self.kind, self.card, context_in_progress(s)))

    def happen(self, s: CcgState) -> None:
        """What came of it is told to the ability at work."""
        if self.averted or s.zone[self.card] != PLAY:
            return
        if self.kind == DISHONORED:
            ops.dishonor(s, self.card, context_in_progress(s))
        elif self.kind == DESTROYED:
            ops.destroy(s, self.card, context_in_progress(s))
        else:
            ops.destroy_unit(s, self.card, context_in_progress(s))


def moment_before(s: CcgState, kind: str, card: int, context: AbilityContext) -> TriggerEvent:
    """`other`: whose effect it is; `amount`: whether it comes from a duel."""
    told = DESTROYED if kind == UNIT_DESTROYED else kind
    in_duel = any(isinstance(step, Contest) for step in s.stack)
    return TriggerEvent(told, card, s.controller[card], context.seat, int(in_duel), context.action)


def befall(
    s: CcgState,
    kind: str,
    cards: list[int],
    context: AbilityContext,
    op: Callable[[CcgState, int, AbilityContext], object],
) -> None:
    """The same happens to each: at once, or one after another where somebody may answer it before."""
    there = [card for card in cards if s.zone[card] == PLAY]
    is_effect = context.action != PAYING and not context.sure
    if is_effect and any(is_heard(s, moment_before(s, kind, card, context)) for card in there):
        for card in reversed(there):
            s.push(Impending(kind, card))
        return
    for card in there:
        if s.zone[card] == PLAY:
            op(s, card, context)
