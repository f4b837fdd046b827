"""Using abilities: when that is possible, and the steps that do it."""

from __future__ import annotations

from typing import ClassVar

from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.abilities import Triggered, Usable
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.questions import ability_of
from gorin.language.picking import can_complete
from gorin.language.triggers import Trigger
from gorin.language.using import Announced, StagedResolution
from support.toy import ops
from support.toy.kinds import GRAVE, HAND
from support.toy.state import ToyState

WAITS = Reason("This card waits for its moment.")
NOT_NOW = Reason("What this card asks for is not so.")
NO_TARGET = Reason("There is no creature to choose, or its costs cannot be paid.")


def why_unusable(s: ToyState, ability: Usable, context: AbilityContext) -> Reason | None:
    """What speaks against using an ability at this moment, or at none."""
    moment, trigger = context.moment, ability.trigger
    if (trigger is None) != (moment is None):
        return WAITS
    if trigger is not None and moment is not None and not _answers(s, trigger, context, moment):
        return WAITS
    if not all(each.condition.holds(s, context) for each in ability.requirements):
        return NOT_NOW
    return None if can_complete(s, context, ability, 0) else NO_TARGET


def _answers(s: ToyState, trigger: Trigger, context: AbilityContext, moment: TriggerEvent) -> bool:
    return trigger.kind == moment.kind and trigger.fits(s, context, moment)


class Use(Announced):
    """A card from the hand is played for its ability. Until everything is picked it can be taken back."""

    tag: ClassVar[str] = "use"
    stages: ClassVar[tuple[str, ...]] = ("required_targeting", "take_pick", "begin", "carry_out")
    kinds: ClassVar[dict[str, str]] = {"take_pick": "ability.target"}

    def begin(self, s: ToyState) -> None:
        if s.zone[self.holder] == HAND:
            ops.move(s, self.holder, GRAVE)
        paying = self.paying()
        for cost in self.ability(s).costs:
            if cost.is_due(s, self.context):
                self.pay_cost(s, cost, paying)


class Apply(StagedResolution):
    """Something that happens whether its player wants it or not. It picks nothing."""

    tag: ClassVar[str] = "apply"
    stages: ClassVar[tuple[str, ...]] = ("carry_out",)


def begin_ability(s: ToyState, code: int, moment: TriggerEvent | None) -> Step:
    """The step that uses an ability of a card."""
    card, node = ability_of(code)
    context = AbilityContext(s.controller[card], card, moment)
    made = Apply if isinstance(s.node(s.what[card], node), Triggered) else Use
    return made(s.what[card], node, card, context)
