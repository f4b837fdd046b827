"""Special tokens on provinces."""

from __future__ import annotations

from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import NONE


def put_special(s: BattleState, province: int, special: int) -> None:
    """Put a special token into a province; one that lay there goes back to the supply (BR-SPC-03).

    Where the box has no more of them, nothing is put.
    """
    if s.supply[special] == 0:
        return
    replaced = s.special[province]
    if replaced != NONE:
        s.supply[replaced] += 1
    s.special[province] = special
    s.supply[special] -= 1
    s.tell("special", (special, province, replaced))


def remove_special(s: BattleState, province: int) -> None:
    removed = s.special[province]
    s.special[province] = NONE
    s.supply[removed] += 1
    s.tell("special_removed", (removed, province))
