"""What keeps a change from happening, and what came of an ability."""

from __future__ import annotations

from gorin.games.ccg.table.preventing import prevention_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import EVERYBODY, NO_CAUSE
from gorin.language.core.causes import by_card
from gorin.language.core.context import NOTHING, AbilityContext


def is_prevented(s: CcgState, what: str, card: int, by: AbilityContext | None) -> bool:
    """Does something in force make this change fail? What works only once is used up by it."""
    found = prevention_of(s, what, card, by)
    if found is None:
        return False
    rule, context = found
    if rule.once:
        s.lasting = [each for each in s.lasting if each.context is not context]
    cause = NO_CAUSE if context.source == NOTHING else by_card(s.what[context.source])
    s.tell("prevented", (card, s.what[card], s.word(what)), EVERYBODY, cause)
    return True
