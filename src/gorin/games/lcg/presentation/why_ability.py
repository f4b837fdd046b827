"""Why an ability cannot be used now, said as exactly as its words allow."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.affording import can_pay_costs
from gorin.games.lcg.acting.occurrence import Occurrence
from gorin.games.lcg.acting.using import (
    BLANK,
    CONDITION,
    NO_ACTION,
    NO_TARGET,
    rivals_for,
    source_of,
    why_cannot_use,
)
from gorin.games.lcg.kinds import PROVINCE_CARD
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.reasons import Reason
from gorin.language.core.asking import asker, filled
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.questions import ability_code
from gorin.language.picking import candidates
from gorin.language.picks import PAYS

NOBODY_TO_CHOOSE: Final = Reason("There is nothing it could choose.", "LCG-TARG-02")
NOTHING_TO_PAY_WITH: Final = Reason("You have nothing to pay its costs with.", "LCG-COST-01")
CANNOT_BE_PAID: Final = Reason("Its costs cannot be paid.", "LCG-COST-01", "LCG-INIT-03")
CHANGES_NOBODY: Final = Reason("It would change nothing, whatever you chose.", "LCG-TARG-07")
CHANGES_NOTHING: Final = Reason("It would change nothing.", "LCG-TRIG-05")
BROKEN: Final = Reason("The text of a broken province counts as blank.", "LCG-PROV-02")
ANSWERED: Final = Reason("It has answered this already.", "LCG-REAC-07", "LCG-INT-08")


def why_not_used(s: LcgState, seat: int, card: int, ability: LcgAbility) -> Reason | None:
    """In a window, what speaks against answering what the window is about; otherwise against an action."""
    moments: list[TriggerEvent | None] = [*_answerable(s, ability)] or [None]
    found = [(why_cannot_use(s, seat, card, ability, moment), moment) for moment in moments]
    telling = [each for each in found if each[0] != NO_ACTION] or found
    reason, moment = telling[0]
    if reason is None:
        return ANSWERED if moment is not None and _has_answered(s, card, ability) else None
    return _said_exactly(s, AbilityContext(seat, source_of(s, card, ability), moment), card, ability, reason)


def _answerable(s: LcgState, ability: LcgAbility) -> list[TriggerEvent]:
    """What is offered to be answered right now by abilities of this kind."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(below, Occurrence) or below.rung >= len(below.ladder):
        return []
    window = below.ladder[below.rung]
    if ability.window != window:
        return []
    return [moment for moment in below.moments_in(s, window) if moment.kind == ability.hears]


def _has_answered(s: LcgState, card: int, ability: LcgAbility) -> bool:
    below = s.stack[-2]
    return isinstance(below, Occurrence) and ability_code(card, ability.number) in below.used


def _said_exactly(
    s: LcgState, context: AbilityContext, card: int, ability: LcgAbility, reason: Reason
) -> Reason:
    if reason == BLANK and s.definition(card).type == PROVINCE_CARD and s.provinces[s.lies_in[card]].broken:
        return BROKEN
    if reason == CONDITION:
        return _which_condition(s, context, ability)
    if reason == NO_TARGET and not rivals_for(s, context.seat, ability):
        return _what_is_missing(s, context, ability)
    return reason


def _which_condition(s: LcgState, context: AbilityContext, ability: LcgAbility) -> Reason:
    conditions = [each.condition for each in ability.requirements]
    for condition in conditions if ability.while_ is None else [ability.while_, *conditions]:
        if not condition.holds(s, context):
            words = filled(s, context, condition.text(asker(s, s.names.index(ability.slug))))
            return Reason(f"It can be used only if {words}.", *CONDITION.clauses)
    return CONDITION


def _what_is_missing(s: LcgState, context: AbilityContext, ability: LcgAbility) -> Reason:
    """LCG-INIT-02, LCG-INIT-03: somebody to choose, the costs, or anything that would come of it."""
    for pick in ability.picks[:1]:
        if len(candidates(s, context, ability, pick)) < pick.least:
            return NOTHING_TO_PAY_WITH if pick.role == PAYS else NOBODY_TO_CHOOSE
    if not _can_be_picked(s, context, ability, 0, False):
        return NOBODY_TO_CHOOSE
    if not _can_be_picked(s, context, ability, 0, True):
        return CANNOT_BE_PAID
    return CHANGES_NOBODY if any(pick.is_target for pick in ability.picks) else CHANGES_NOTHING


def _can_be_picked(s: LcgState, context: AbilityContext, ability: LcgAbility, at: int, paid: bool) -> bool:
    """Is there one of each, and can it be paid for then, whatever comes of it?"""
    if at == len(ability.picks):
        return not paid or can_pay_costs(s, context, ability)
    pick = ability.picks[at]
    kept = context.get(pick.slot)
    for thing in candidates(s, context, ability, pick):
        context.put(pick.slot, [thing])
        possible = _can_be_picked(s, context, ability, at + 1, paid)
        context.put(pick.slot, kept)
        if possible:
            return True
    return pick.least == 0 and _can_be_picked(s, context, ability, at + 1, paid)
