"""Cards that are about to leave play: what could keep them, and what goes with them."""

from __future__ import annotations

from gorin.games.lcg.kinds import CONSTANT_EFFECT, DISCARDED, TO_DISCARD
from gorin.games.lcg.table.reading import attachments, is_legendary
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import TriggerEvent


def may_be_prevented(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-CNST-04, LCG-DISG-06, LCG-LEG-05: of some changes nothing may take the place."""
    if moment.action == CONSTANT_EFFECT:
        return False
    return moment.kind != "leaves play" or not is_legendary(s, moment.card)


def leaving_with(s: LcgState, moments: list[TriggerEvent]) -> list[TriggerEvent]:
    """LCG-ATCH-10: attachments leave play together with their host, which may be interrupted, too."""
    leaving = [moment for moment in moments if moment.kind == "leaves play"]
    if not leaving:
        return []
    gone = {moment.card for moment in leaving}
    return [
        TriggerEvent("leaves play", each, s.controller[each], DISCARDED, TO_DISCARD, moment.action)
        for moment in leaving
        for each in attachments(s, moment.card)
        if each not in gone
    ]
