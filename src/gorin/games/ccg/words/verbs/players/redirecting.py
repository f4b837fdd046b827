"""Redirect an action: it is aimed at something else, as if it had been from the start."""

from __future__ import annotations

from gorin.games.ccg.acting.redirecting import other_targets, redirectable
from gorin.games.ccg.acting.scripts import TakeAction, action_in_progress
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.picks import Pick
from gorin.words.verbs import STOP


def _answered(s: CcgState, scope: Scope) -> TakeAction | None:
    return None if scope.moment is None else action_in_progress(s, scope.moment.action)


def _can_be_redirected(s: CcgState, scope: Scope) -> bool:
    taken = _answered(s, scope)
    return taken is not None and bool(redirectable(s, taken))


CAN_BE_REDIRECTED = Told("that action could have had another target", _can_be_redirected)
"""DE-TARG-16: what a Reaction that redirects requires."""


class Redirect(Effect):
    """You choose another target for the action that triggered this; of several, for the first."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        taken = _answered(s, scope)
        if taken is not None and redirectable(s, taken):
            others = other_targets(s, taken, self._pick(s, taken))
            s.push(AskOf(scope.seat, "Whom does that action target instead?", others))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        taken = _answered(s, scope)
        if taken is not None:
            slot = self._pick(s, taken).slot
            ops.redirect(s, taken, slot, s.answers[scope.seat])
            taken.has_targeted(s, s.answers[scope.seat])

    def _pick(self, s: CcgState, taken: TakeAction) -> Pick:
        return redirectable(s, taken)[0]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STOP, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return "choose another target for that action"


def redirect() -> Effect:
    return Redirect()
