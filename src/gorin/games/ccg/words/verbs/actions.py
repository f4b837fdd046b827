"""Effects upon actions: additional ones, and those whose effects do not happen."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.rounds import round_in_progress
from gorin.games.ccg.scripts import Run, action_in_progress
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect


class AdditionalAction(Effect):
    """You may take another action before the round goes on."""

    def __init__(self, may: bool) -> None:
        super().__init__()
        self.may = may

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        current = round_in_progress(s)
        if current is not None and s.in_combat:
            ops.grant_action(s, current, scope.seat)

    def text(self, speaker: Speaker) -> str:
        return f"{'you may ' if self.may else ''}take an additional Battle action"


class StopAction(Effect):
    """CE-NEG-02: the effects of the action that triggered this do not happen."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        action = None if scope.moment is None else action_in_progress(s, scope.moment.action)
        if action is not None:
            ops.stop_action(s, action)

    def text(self, speaker: Speaker) -> str:
        return "the effects of that action do not happen"


def additional_action() -> Effect:
    return AdditionalAction(True)


def stop_action() -> Effect:
    return StopAction()
