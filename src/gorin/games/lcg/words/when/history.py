"""Conditions that compare the sides, or ask what has happened before."""

from __future__ import annotations

from gorin.games.lcg.kinds import HONORED
from gorin.games.lcg.table.reading import characters_of, foes
from gorin.games.lcg.table.state import LcgState
from gorin.words.conditions import Told
from gorin.words.grammar.scope import Scope


def _honored(s: LcgState, seat: int) -> int:
    return len([card for card in characters_of(s, seat) if s.status[card] == HONORED])


def _more_honored(s: LcgState, scope: Scope) -> bool:
    mine = _honored(s, scope.seat)
    return any(mine > _honored(s, seat) for seat in foes(s, scope.seat))


MORE_HONORED = Told("you control more honored characters than an opponent", _more_honored)
