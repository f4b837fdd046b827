"""Which judge answers a question: told from the rule that asks."""

from __future__ import annotations

from collections.abc import Callable

from gorin.bots.bot import View
from gorin.bots.ccg import acting, attacking, buying, dueling, picking, war
from gorin.bots.ccg.board import Board
from gorin.kernel.decisions import Decision, Option

Judge = Callable[[Board, Option], float]
WISHES = ("pay-more", "pay-enough")
"""To pay more Gold than needed, and not to; nobody who is told only what things are worth would."""


def rate(decision: Decision, view: View) -> list[float]:
    options = decision.bare_options
    board = Board(view, options, decision.about)
    judge = JUDGES.get(decision.kind, picking.rate_pick)
    return [acting.NEVER if option.id in WISHES else judge(board, option) for option in options]


JUDGES: dict[str, Judge] = {
    "dynasty.buy": buying.rate_deal,
    "dynasty.discard": buying.rate_discard,
    "gold.source": buying.rate_payment,
    "attack.declare": attacking.rate_declaration,
    "attack.next-battle": attacking.rate_next_battle,
    "attack.unit": attacking.rate_unit,
    "attack.battlefield": attacking.rate_place,
    "action": acting.rate_action,
    "reaction": acting.rate_reaction,
    "duel.focus": dueling.rate_focus,
    "effect.accept-challenge": dueling.rate_challenge,
    "end.discard": picking.rate_hand_discard,
    "setup.mission": war.rate_mission,
    "setup.hex": war.rate_hex,
    "attack.origin": war.rate_origin,
    "attack.goal": war.rate_goal,
    "attack.invite": war.rate_invitation,
    "attack.straighten": war.rate_returned,
    "path.space": war.rate_space,
    "path.fortress": war.rate_space,
}
"""The rules that ask, and how an answer to them is judged; all else is picking one of some things."""
