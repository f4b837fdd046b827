"""Which judge answers a question: told from the rule that asks."""

from __future__ import annotations

from collections.abc import Callable

from gorin.bots.bot import View
from gorin.bots.lcg import acting, fighting, picking, rings, treaties
from gorin.bots.lcg.board import Board
from gorin.kernel.decisions import Decision, Option

Judge = Callable[[Board, Option], float]


def rate(decision: Decision, view: View) -> list[float]:
    options = decision.bare_options
    board = Board(view, options, decision.about)
    judge = JUDGES.get(decision.kind, picking.rate_pick)
    return [judge(board, option) for option in options]


JUDGES: dict[str, Judge] = {
    "setup.mulligan": picking.rate_replaced,
    "setup.province": picking.rate_own_province,
    "dynasty-action": acting.rate_dynasty,
    "action": acting.rate_action,
    "response": acting.rate_answer,
    "play.fate": acting.rate_fate,
    "play.province": acting.rate_place,
    "play.host": picking.rate_host,
    "play.controller": picking.rate_controller,
    "conflict.ring": fighting.rate_ring,
    "conflict.type": fighting.rate_type,
    "conflict.province": fighting.rate_province,
    "conflict.attacker": fighting.rate_attacker,
    "conflict.ally": fighting.rate_attacker,
    "conflict.covert": fighting.rate_evaded,
    "defend": fighting.rate_defender,
    "bid": fighting.rate_bid,
    "treaty.answer": treaties.rate_treaty,
    "treaty.card": treaties.rate_consequence,
    "ring.claim-on-province": rings.rate_claim,
    "ring.place-fate": rings.rate_fate_on_ring,
    "ring.target": rings.rate_ring_target,
    "ring.effect": rings.rate_ring_way,
    "favor.side": fighting.rate_favor,
    "spoils": picking.rate_spoils,
    "fate.clear-province": picking.rate_loss,
    "fate.discard": picking.rate_loss,
    "discard": picking.rate_loss,
    "discard.attachment": picking.rate_loss,
}
"""The rules that ask, and how an answer to them is judged; all else is picking one of some things."""
