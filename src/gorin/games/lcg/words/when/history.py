"""Conditions that compare the sides, or ask what has happened before."""

from __future__ import annotations

from gorin.games.lcg.kinds import CONFLICT_TYPES, HONORED
from gorin.games.lcg.table.reading import characters_of, foes, opponents, participants_for
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory
from gorin.games.lcg.words.when.conditions import During, any_opponent
from gorin.words.conditions import Told
from gorin.words.grammar.base import Condition
from gorin.words.grammar.scope import Scope


def _honored(s: LcgState, seat: int) -> int:
    return len([card for card in characters_of(s, seat) if s.status[card] == HONORED])


def _more_honored(s: LcgState, scope: Scope) -> bool:
    mine = _honored(s, scope.seat)
    return any(mine > _honored(s, seat) for seat in foes(s, scope.seat))


def _declared_against(s: LcgState, scope: Scope) -> int:
    """How many conflicts one opponent has declared against you this round: there is one conflict phase."""
    against = [m.seat for m in s.history if m.kind == "conflict declared" and m.other == scope.seat]
    return max([against.count(seat) for seat in any_opponent(s, scope)], default=0)


def declared_against_you(least: int) -> Condition:
    words = f"an opponent has declared {least} or more conflicts against you this phase"
    return Told(words, lambda s, scope: _declared_against(s, scope) >= least)


def _is_first_of_type(s: LcgState, scope: Scope) -> bool:
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
        lambda s, scope: s.conflict is not None and s.conflict.type == type and _is_first_of_type(s, scope),
        f"during the first {name} conflict of a round",
        f"during the first {name} conflict each round",
    )


def _has_lost(s: LcgState, scope: Scope) -> bool:
    return any(m.kind == "conflict lost" and m.seat == scope.seat for m in s.history)


NOT_LOST_YET = Told("you have not lost a conflict this phase", lambda s, scope: not _has_lost(s, scope))

MORE_HONORED = Told("you control more honored characters than an opponent", _more_honored)


def _glory_there(s: LcgState, seat: int) -> int:
    return sum(glory(s, card) for card in participants_for(s, seat) if not s.bowed[card])


def _more_glory(s: LcgState, scope: Scope) -> bool:
    mine = _glory_there(s, scope.seat)
    return any(mine > _glory_there(s, seat) for seat in opponents(s, scope.seat)[:1])


COUNTS_MORE_GLORY = Told(
    "you count more glory than your opponent among ready participating characters", _more_glory
)
