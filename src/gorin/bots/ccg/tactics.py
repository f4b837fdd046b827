"""Which judge answers a question: told from the rule that asks."""

from __future__ import annotations

from gorin.bots.bot import View
from gorin.bots.ccg import acting, attacking, buying, dueling, picking
from gorin.bots.ccg.board import Board
from gorin.kernel.decisions import Decision


def rate(decision: Decision, view: View) -> list[float]:
    board = Board(view, decision.options)
    judge = _judge(decision)
    return [judge(board, decision.prompt, option) for option in decision.options]


def _judge(decision: Decision) -> acting.Judge:
    if decision.prompt.startswith("You are challenged"):  # many effects can challenge
        return dueling.rate_challenge
    return JUDGES.get(decision.kind, picking.rate_pick)


JUDGES: dict[str, acting.Judge] = {
    "DynastyPhase.take": buying.rate_deal,
    "DynastyPhase.take_discard": buying.rate_discard,
    "PayGold.take": buying.rate_payment,
    "AttackPhase.declare": attacking.rate_declaration,
    "AttackPhase.fight": attacking.rate_next_battle,
    "Maneuvers.take_unit": attacking.rate_unit,
    "Maneuvers.take_place": attacking.rate_place,
    "ActionRound.take": acting.rate_action,
    "Duel.take_focus": dueling.rate_focus,
    "Turn.take_discard": picking.rate_hand_discard,
}
"""The rules that ask, and how an answer to them is judged; all else is picking one of some things."""
