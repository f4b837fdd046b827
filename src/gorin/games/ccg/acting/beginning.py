"""Beginning to use an ability: an action is taken, a trait applied."""

from __future__ import annotations

from gorin.games.ccg.acting.scripts import TakeAction
from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.acting.using import source_of
from gorin.games.ccg.table.state import CcgState
from gorin.words.abilities import Triggered
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.using import AbilityScript


def begin_ability(s: CcgState, seat: int, holder: int, node: int, moment: Moment | None) -> AbilityScript:
    """The step that uses an ability of a card, or one that every player has."""
    what = 0 if holder == NOTHING else s.what[holder]
    scope = Scope(seat, source_of(s, holder), moment)
    ability = s.node(what, node)
    if isinstance(ability, Triggered):
        return ApplyTrait(what, node, holder, scope)
    return TakeAction(what, node, holder, scope)
