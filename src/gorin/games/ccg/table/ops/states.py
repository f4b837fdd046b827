"""Bowing, straightening, dishonor."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import BOWED, DISHONORED, GAME_END, STRAIGHTENED, WHILE_BOWED
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.ops.prevention import is_prevented
from gorin.games.ccg.table.state import REMAINS_BOWED, CcgState
from gorin.kernel.events import EVERYBODY, NO_CAUSE
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent, note
from gorin.language.core.ops import begin_ongoing


def bow(s: CcgState, card: int, by: AbilityContext | None = None, cause: tuple[int, ...] = NO_CAUSE) -> bool:
    if s.bowed[card] or is_prevented(s, "bow", card, by):
        return False
    s.bowed[card] = True
    s.tell("bow", (card, s.what[card]), EVERYBODY, cause)
    note(by, BOWED, card)
    if s.settings.small_changes_are_heard:
        action = -1 if by is None else by.action
        happen(s, TriggerEvent("bowed", card, s.controller[card], NOTHING, NOTHING, action))
    return True


def straighten(s: CcgState, card: int, by: AbilityContext | None = None) -> bool:
    if not s.bowed[card] or is_prevented(s, "straighten", card, by):
        return False
    s.bowed[card] = False
    staying = [each for each in s.lasting if not _ends_with_bowing(each, card)]
    if len(staying) != len(s.lasting):
        s.lasting = staying
        s.forget()
    s.tell("straighten", (card, s.what[card]))
    note(by, STRAIGHTENED, card)
    return True


def _ends_with_bowing(lasting: LastingEffect, card: int) -> bool:
    mine = lasting.subject == card and lasting.keyword == REMAINS_BOWED
    return mine or (lasting.until == WHILE_BOWED and lasting.context.source == card)


def let_remain_bowed(s: CcgState, card: int, by: AbilityContext) -> None:
    """CE-NEG-08: until it straightens or leaves play."""
    lasting = begin_ongoing(s, GAME_END, by)
    lasting.subject, lasting.keyword, lasting.amount = card, REMAINS_BOWED, 1
    s.tell("may_remain_bowed", (card, s.what[card]))


SKIPS_STRAIGHTENING: Final = "does not straighten in the next Straighten Phase"
"""Known of a card like a keyword, until that phase has come."""


def skip_straightening(s: CcgState, card: int, by: AbilityContext) -> None:
    lasting = begin_ongoing(s, GAME_END, by)
    lasting.subject, lasting.keyword, lasting.amount = card, SKIPS_STRAIGHTENING, 1
    s.tell("exhausted", (card, s.what[card]))


def end_skipping(s: CcgState, seat: int) -> list[int]:
    """The cards of a player that do not straighten now; next time they will."""
    marked = [each for each in s.lasting if each.keyword == SKIPS_STRAIGHTENING]
    found = [each.subject for each in marked if s.controller[each.subject] == seat]
    if found:
        s.lasting = [each for each in s.lasting if each not in marked or each.subject not in found]
        s.forget_values()
    return found


def dishonor(s: CcgState, card: int, by: AbilityContext | None = None) -> bool:
    if s.dishonored[card] or is_prevented(s, "dishonor", card, by):
        return False
    s.dishonored[card] = True
    s.tell("dishonor", (card, s.what[card]))
    note(by, DISHONORED, card)
    return True


ASHAMED: Final = "was put to shame"
"""Known of a card like a keyword, until it is rehonored."""


def put_to_shame(s: CcgState, card: int, by: AbilityContext) -> None:
    lasting = begin_ongoing(s, GAME_END, by)
    lasting.subject, lasting.keyword, lasting.amount = card, ASHAMED, 1
    s.tell("ashamed", (card, s.what[card]))


def rehonor(s: CcgState, card: int) -> bool:
    if not s.dishonored[card]:
        return False
    s.dishonored[card] = False
    if s.lasting:
        s.lasting = [each for each in s.lasting if (each.subject, each.keyword) != (card, ASHAMED)]
    s.tell("rehonor", (card, s.what[card]))
    return True
