"""Negating what holds already (CE-NEG-04), and weakening what is under way."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import FORCE, NOTHING
from gorin.games.ccg.reading import is_in_unit, location
from gorin.games.ccg.scripts import Run, action_in_progress
from gorin.games.ccg.state import CcgState, Moment, Scope
from gorin.games.ccg.words.base import Effect
from gorin.games.ccg.words.triggers import Trigger, after
from gorin.games.ccg.words.verbs.ranged import RangedAttack
from gorin.words.english import signed
from gorin.words.nodes import Node


class NegateForceChanges(Effect):
    """What actions have given or taken of the Force of cards at the current battlefield is over."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.battlefield != NOTHING:
            here = [c for c in s.in_play if is_in_unit(s, c) and location(s, c) == s.battlefield]
            ops.negate_stat_changes(s, FORCE, here)

    def text(self, speaker: Speaker) -> str:
        return "negate each Force bonus and penalty that cards at the current battlefield have from actions"


class ChangeRanged(Effect):
    """The Ranged Attack that triggered this becomes stronger or weaker."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if scope.moment is not None:
            ops.change_ranged(s, scope.moment.action, self.amount, scope)

    def text(self, speaker: Speaker) -> str:
        return f"that attack has {signed(self.amount)} strength"


def parts_of(node: Node) -> list[Node]:
    """Everything that is written in a part of a card's text."""
    return [node, *(part for child in node.children() for part in parts_of(child))]


def _is_ranged(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """Is the card that was targeted the target of a Ranged Attack?"""
    action = action_in_progress(s, moment.action)
    if action is None:
        return False
    return any(
        isinstance(node, RangedAttack) and moment.card in action.scope.get(node.slot)
        for node in parts_of(action.ability(s))
    )


RANGED_ATTACK_TARGETED: Trigger = after(
    "targeted", "after the target of a Ranged Attack has been chosen", _is_ranged
)


def negate_force_changes() -> Effect:
    return NegateForceChanges()


def change_ranged(amount: int) -> Effect:
    return ChangeRanged(amount)
