"""Redirect an action: it is aimed at something else, as if it had been from the start."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.redirecting import other_targets, redirectable
from gorin.games.ccg.acting.resolutions import TakeAction, action_in_progress
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.conditions import Told
from gorin.language.core.asking import AskOf
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.picks import Pick
from gorin.language.verbs import STOP


def _answered(s: CcgState, context: AbilityContext) -> TakeAction | None:
    return None if context.moment is None else action_in_progress(s, context.moment.action)


def _can_be_redirected(s: CcgState, context: AbilityContext) -> bool:
    taken = _answered(s, context)
    return taken is not None and bool(redirectable(s, taken))


CAN_BE_REDIRECTED = Told("that action could have had another target", _can_be_redirected)
"""DE-TARG-16: what a Reaction that redirects requires."""


class Redirect(Effect):
    """You choose another target for the action that triggered this; of several, for the first."""

    asks: ClassVar[str] = "effect.choose-card"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        taken = _answered(s, context)
        if taken is not None and redirectable(s, taken):
            others = other_targets(s, taken, self._pick(s, taken))
            s.push(AskOf(context.seat, "Make that action target whom instead?", others))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        taken = _answered(s, context)
        if taken is not None:
            slot = self._pick(s, taken).slot
            ops.redirect(s, taken, slot, s.answers[context.seat])
            taken.has_targeted(s, s.answers[context.seat])

    def _pick(self, s: CcgState, taken: TakeAction) -> Pick:
        return redirectable(s, taken)[0]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STOP, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return "choose another target for that action"


def redirect() -> Effect:
    return Redirect()
