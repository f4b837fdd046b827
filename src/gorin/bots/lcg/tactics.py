"""Which judge answers a question: told from the rule that asks."""

from __future__ import annotations

from collections.abc import Callable

from gorin.bots.bot import View
from gorin.bots.lcg import acting, fighting, picking, rings, treaties
from gorin.bots.lcg.board import Board
from gorin.kernel.decisions import Decision, Option

Judge = Callable[[Board, Option], float]


def rate(decision: Decision, view: View) -> list[float]:
    board = Board(view, decision.options, decision.about)
    judge = JUDGES.get(decision.kind, picking.rate_pick)
    return [judge(board, option) for option in decision.options]


JUDGES: dict[str, Judge] = {
    "Mulligan.take": picking.rate_replaced,
    "LayProvinces.take": picking.rate_own_province,
    "DynastyWindow.take": acting.rate_dynasty,
    "ActionWindow.take": acting.rate_action,
    "Occurrence.take_answer": acting.rate_answer,
    "PlayCard.take_fate": acting.rate_fate,
    "PlayCard.take_place": acting.rate_place,
    "PlayCard.take_host": picking.rate_host,
    "PlayCard.take_controller": picking.rate_controller,
    "DeclareConflict.take_ring": fighting.rate_ring,
    "DeclareConflict.take_type": fighting.rate_type,
    "DeclareConflict.take_province": fighting.rate_province,
    "DeclareConflict.take_attacker": fighting.rate_attacker,
    "DeclareConflict.take_ally": fighting.rate_attacker,
    "DeclareConflict.take_evaded": fighting.rate_evaded,
    "DeclareDefenders.take": fighting.rate_defender,
    "Bid.reveal": fighting.rate_bid,
    "OfferTreaty.take_answer": treaties.rate_treaty,
    "ClaimOnProvince.take": rings.rate_claim,
    "PlaceFate.take": rings.rate_fate_on_ring,
    "ResolveRing.take": rings.rate_ring_target,
    "ResolveRing.take_way": rings.rate_ring_way,
    "ContestFavor.take_side": fighting.rate_favor,
    "ClearProvince.take": picking.rate_spoils,
    "FatePhase.take_cleared": picking.rate_loss,
    "FatePhase.take_doomed": picking.rate_loss,
    "DiscardCards.take": picking.rate_loss,
    "DiscardOne.take": picking.rate_loss,
}
"""The rules that ask, and how an answer to them is judged; all else is picking one of some things."""
