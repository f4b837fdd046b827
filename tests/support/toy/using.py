"""Using abilities: when that is possible, and the steps that do it."""

from __future__ import annotations

from typing import ClassVar

from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.words.abilities import Triggered, Usable
from gorin.words.grammar.questions import ability_of
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.picking import can_complete
from gorin.words.triggers import Trigger
from gorin.words.using import AbilityScript, Announced
from support.toy import ops
from support.toy.kinds import GRAVE, HAND
from support.toy.state import ToyState

WAITS = Reason("This card waits for its moment.")
NOT_NOW = Reason("What this card asks for is not so.")
NO_TARGET = Reason("There is no creature to choose, or its costs cannot be paid.")


def why_unusable(s: ToyState, ability: Usable, scope: Scope) -> Reason | None:
    """What speaks against using an ability at this moment, or at none."""
    moment, trigger = scope.moment, ability.trigger
    if (trigger is None) != (moment is None):
        return WAITS
    if trigger is not None and moment is not None and not _answers(s, trigger, scope, moment):
        return WAITS
    if not all(each.condition.holds(s, scope) for each in ability.requirements):
        return NOT_NOW
    return None if can_complete(s, scope, ability, 0) else NO_TARGET


def _answers(s: ToyState, trigger: Trigger, scope: Scope, moment: Moment) -> bool:
    return trigger.kind == moment.kind and trigger.fits(s, scope, moment)


class Use(Announced):
    """A card from the hand is played for its ability. Until everything is picked it can be taken back."""

    stages: ClassVar[tuple[str, ...]] = ("required_targeting", "take_pick", "begin", "carry_out")

    def begin(self, s: ToyState) -> None:
        if s.zone[self.holder] == HAND:
            ops.move(s, self.holder, GRAVE)
        paying = self.paying()
        for cost in self.ability(s).costs:
            if cost.is_due(s, self.scope):
                self.pay_cost(s, cost, paying)


class Apply(AbilityScript):
    """Something that happens whether its player wants it or not. It picks nothing."""

    stages: ClassVar[tuple[str, ...]] = ("carry_out",)


def begin_ability(s: ToyState, code: int, moment: Moment | None) -> Step:
    """The step that uses an ability of a card."""
    card, node = ability_of(code)
    scope = Scope(s.controller[card], card, moment)
    made = Apply if isinstance(s.node(s.what[card], node), Triggered) else Use
    return made(s.what[card], node, card, scope)
