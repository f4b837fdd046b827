"""Conditions that compare the sides, or ask what has happened before."""

from __future__ import annotations

from gorin.games.lcg.kinds import CONFLICT_TYPES
from gorin.games.lcg.language.when.conditions import During
from gorin.games.lcg.language.which.players import ANY_OPPONENT
from gorin.games.lcg.table.state import LcgState
from gorin.language.conditions import Told
from gorin.language.core.base import Condition
from gorin.language.core.context import AbilityContext


def _declared_against(s: LcgState, context: AbilityContext) -> int:
    """How many conflicts one opponent has declared against you this round: there is one conflict phase."""
    against = [m.seat for m in s.history if m.kind == "conflict declared" and m.other == context.seat]
    return max([against.count(seat) for seat in ANY_OPPONENT.seats(s, context)], default=0)


def declared_against_you(least: int) -> Condition:
    words = f"an opponent has declared {least} or more conflicts against you this phase"
    return Told(words, lambda s, context: _declared_against(s, context) >= least)


def _is_first_of_type(s: LcgState, context: AbilityContext) -> bool:
    """Whatever a conflict was declared as, it is of each type that it has had."""
    types: list[set[int]] = []
    for moment in s.history:
        if moment.kind == "conflict declared":
            types.append(set())
        if moment.kind in ("conflict declared", "conflict type") and types:
            types[-1].add(moment.amount)
    return s.conflict is not None and all(s.conflict.type not in before for before in types[:-1])


def during_the_first(type: int) -> Condition:
    """The first conflict of this type in a round."""
    name = CONFLICT_TYPES[type]
    return During(
        f"it is the first {name} conflict this round",
        lambda s, context: (
            s.conflict is not None and s.conflict.type == type and _is_first_of_type(s, context)
        ),
        f"during the first {name} conflict of a round",
        f"during the first {name} conflict each round",
    )


def _has_lost(s: LcgState, context: AbilityContext) -> bool:
    return any(m.kind == "conflict lost" and m.seat == context.seat for m in s.history)


NOT_LOST_YET = Told("you have not lost a conflict this phase", lambda s, context: not _has_lost(s, context))
