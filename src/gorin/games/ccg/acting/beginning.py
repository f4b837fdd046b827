"""Beginning to use an ability: an action is taken, a trait applied."""

from __future__ import annotations

from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.acting.using import source_of
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import Triggered
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.using import StagedResolution


def begin_ability(
    s: CcgState, seat: int, holder: int, node: int, moment: TriggerEvent | None
) -> StagedResolution:
    """The step that uses an ability of a card, or one that every player has."""
    what = 0 if holder == NOTHING else s.what[holder]
    context = AbilityContext(seat, source_of(s, holder), moment)
    ability = s.node(what, node)
    if isinstance(ability, Triggered):
        return ApplyTrait(what, node, holder, context)
    return TakeAction(what, node, holder, context)
