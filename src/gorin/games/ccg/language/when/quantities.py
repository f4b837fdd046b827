"""What players of the CCG are compared in: Family Honor, cards in hand, their armies."""

from __future__ import annotations

from gorin.games.ccg.table.reading import units_at
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import army_force
from gorin.language.comparing import Quantity
from gorin.language.core.context import NOTHING


def _honor(s: CcgState, seat: int) -> int:
    return s.players[seat].honor


def _hand(s: CcgState, seat: int) -> int:
    return len(s.players[seat].hand)


def _units(s: CcgState, seat: int) -> int:
    return 0 if s.battlefield == NOTHING else len(units_at(s, s.battlefield, my_side(s, seat)))


def _force(s: CcgState, seat: int) -> int:
    return 0 if s.battlefield == NOTHING else army_force(s, s.battlefield, my_side(s, seat))


FAMILY_HONOR = Quantity(_honor, "you have {higher|lower} Family Honor than {whom}")
CARDS_IN_HAND = Quantity(_hand, "you hold {more|fewer} cards than {whom}")
UNITS_IN_ARMY = Quantity(_units, "your army has {more|fewer} units than {whom}")
ARMY_FORCE = Quantity(_force, "your army has {more|less} total Force than {whom}")
