"""What was put off until a later moment, and comes when that moment does."""

from __future__ import annotations

from gorin.language.abilities import Triggered
from gorin.language.core import ops
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.questions import LASTINGS
from gorin.language.core.state import CardState


def is_awaited(s: CardState, kind: str) -> bool:
    """Does anything that lasts wait for this kind of moment?"""
    return kind in active_effects(s).awaited and any(
        lasting.node >= 0 and _hears(s, lasting, kind) for lasting in s.lasting
    )


def delayed(s: CardState, seat: int, moment: TriggerEvent) -> list[int]:
    """The effects of a player that wait for this moment, as things to choose among."""
    return [
        LASTINGS + lasting.id
        for lasting in s.lasting
        if lasting.context.seat == seat
        and lasting.node >= 0
        and _hears(s, lasting, moment.kind)
        and _comes(s, lasting, moment)
    ]


def _hears(s: CardState, lasting: LastingEffect, kind: str) -> bool:
    node = s.node(lasting.what, lasting.node)
    return isinstance(node, Triggered) and node.hears == kind


def _comes(s: CardState, lasting: LastingEffect, moment: TriggerEvent) -> bool:
    node = s.node(lasting.what, lasting.node)
    trigger = node.trigger if isinstance(node, Triggered) else None
    return trigger is not None and trigger.fits(s, lasting.context, moment)


def awaken(s: CardState, code: int, moment: TriggerEvent) -> tuple[int, int, AbilityContext]:
    """What was waited for happens: the ability as definition and node, and what its words refer to."""
    lasting = next(each for each in s.lasting if each.id == code - LASTINGS)
    context = lasting.context.clone()
    context.moment = moment
    if not lasting.amount:
        ops.end_lasting(s, lasting.id)
    return lasting.what, lasting.node, context
