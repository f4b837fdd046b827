"""After every change: who dies, who has won or lost, and who may respond to what has happened."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.acting.bringing import TakeAttachment
from gorin.games.ccg.acting.honor import LoseHonor
from gorin.games.ccg.acting.respond import Respond, is_heard
from gorin.games.ccg.kinds import ANCESTOR, CHI, TURN_END
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.control import LOAN_IS_OVER
from gorin.games.ccg.table.ops.honor import OWES_HONOR
from gorin.games.ccg.table.permitted import fits_bearer
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import chi, frail, unlimited
from gorin.language.core.active_effects import holds, in_play_of_type
from gorin.language.core.context import NOTHING, AbilityContext


def state_based_actions(s: CcgState) -> bool:
    """True where something was changed or pushed, so that the table must be looked over again."""
    if s.changed:
        ops.look_over(s)
        if s.phase != "setup" and (bury_the_dead(s) or lose_ancestors(s) or rules_of(s).check_victory(s)):
            return True
        refill_provinces(s)
    while s.moments:
        moment = ops.next_moment(s)
        if moment.kind == LOAN_IS_OVER:
            s.push(TakeAttachment(moment.seat, moment.card))
            return True
        if moment.kind == OWES_HONOR:
            s.push(LoseHonor(moment.seat, moment.amount, None, moment.other))
            return True
        if is_heard(s, moment):
            s.push(Respond(moment))
            return True
    return False


def bury_the_dead(s: CcgState) -> bool:
    """CE-CRD-04: a Personality whose Chi is zero is destroyed at once."""
    for card in frail(s):  # noqa: SIM110 - it destroys
        if chi(s, card) == 0 and not outlives(s, card) and ops.destroy(s, card):
            return True
    return False


OUTLIVES: Final = "outlives penalties of this turn"


def outlives(s: CcgState, card: int) -> bool:
    """Is it only by what ends with the turn that his Chi is zero, and does a rule let him live so long?"""
    if not holds(s, OUTLIVES, card):
        return False
    passing = [e.amount for e in s.lasting if e.subject == card and e.stat == CHI and e.until == TURN_END]
    return unlimited(s, CHI, card) - sum([amount for amount in passing if amount < 0]) > 0


def lose_ancestors(s: CcgState) -> bool:
    """DE-CRD-40: an Ancestor whose heir is no longer of the Faction he asks for is destroyed."""
    for card in in_play_of_type(s, ANCESTOR):
        if not fits_bearer(s, card, s.host[card]):
            return ops.destroy_surely(s, card, AbilityContext(s.controller[card], NOTHING))
    return False


def refill_provinces(s: CcgState) -> None:
    """CE-SET-11: a province that is ever without a card is refilled immediately."""
    for place in s.provinces:
        if place.card == NOTHING and place.id != s.held:
            ops.refill(s, place)
