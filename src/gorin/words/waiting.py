"""What was put off until a later moment, and comes when that moment does."""

from __future__ import annotations

from gorin.words.abilities import Triggered
from gorin.words.grammar import ops
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.questions import LASTINGS
from gorin.words.grammar.scope import Moment, Ongoing, Scope
from gorin.words.grammar.state import CardState


def is_awaited(s: CardState, kind: str) -> bool:
    """Does anything that lasts wait for this kind of moment?"""
    return kind in in_force(s).awaited and any(
        lasting.node >= 0 and _hears(s, lasting, kind) for lasting in s.lasting
    )


def delayed(s: CardState, seat: int, moment: Moment) -> list[int]:
    """The effects of a player that wait for this moment, as things to choose among."""
    return [
        LASTINGS + lasting.id
        for lasting in s.lasting
        if lasting.scope.seat == seat
        and lasting.node >= 0
        and _hears(s, lasting, moment.kind)
        and _comes(s, lasting, moment)
    ]


def _hears(s: CardState, lasting: Ongoing, kind: str) -> bool:
    node = s.node(lasting.what, lasting.node)
    return isinstance(node, Triggered) and node.hears == kind


def _comes(s: CardState, lasting: Ongoing, moment: Moment) -> bool:
    node = s.node(lasting.what, lasting.node)
    trigger = node.trigger if isinstance(node, Triggered) else None
    return trigger is not None and trigger.fits(s, lasting.scope, moment)


def awaken(s: CardState, code: int, moment: Moment) -> tuple[int, int, Scope]:
    """What was waited for happens: the ability as definition and node, and what its words refer to."""
    lasting = next(each for each in s.lasting if each.id == code - LASTINGS)
    scope = lasting.scope.clone()
    scope.moment = moment
    if not lasting.amount:
        ops.end_lasting(s, lasting.id)
    return lasting.what, lasting.node, scope
