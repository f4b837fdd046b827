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
    board = Board(view, decision.options, decision.about)
    judge = JUDGES.get(decision.kind, picking.rate_pick)
    return [acting.NEVER if option.id in WISHES else judge(board, option) for option in decision.options]


JUDGES: dict[str, Judge] = {
    "DynastyPhase.take": buying.rate_deal,
    "DynastyPhase.take_discard": buying.rate_discard,
    "PayGold.take": buying.rate_payment,
    "AttackPhase.declare": attacking.rate_declaration,
    "AttackPhase.fight": attacking.rate_next_battle,
    "Maneuvers.take_unit": attacking.rate_unit,
    "Maneuvers.take_place": attacking.rate_place,
    "ActionRound.take": acting.rate_action,
    "Respond.take_answer": acting.rate_reaction,
    "Duel.take_focus": dueling.rate_focus,
    "Run.Challenge": dueling.rate_challenge,
    "Turn.take_discard": picking.rate_hand_discard,
    "WriteMissions.take_points": war.rate_mission,
    "PlaceTiles.take_hex": war.rate_hex,
    "Launch.take_origin": war.rate_origin,
    "Launch.take_goal": war.rate_goal,
    "Invitations.take": war.rate_invitation,
    "AfterAttack.take_straightening": war.rate_returned,
    "PathPhase.take_space": war.rate_space,
    "PathPhase.take_fortress": war.rate_space,
}
"""The rules that ask, and how an answer to them is judged; all else is picking one of some things."""
