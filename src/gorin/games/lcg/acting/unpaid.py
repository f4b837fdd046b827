"""Costs that are prevented: who pays them hears of it, and nothing more comes of it (LCG-COST-09)."""

from __future__ import annotations

from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.kinds import COST_PAID, SACRIFICED
from gorin.games.lcg.table.changes.changing import is_possible_in_full
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import TriggerEvent


def costs_among(moments: list[TriggerEvent]) -> list[TriggerEvent]:
    return [moment for moment in moments if moment.action == COST_PAID]


def is_missing(s: LcgState, moments: list[TriggerEvent]) -> bool:
    """LCG-TRIG-06: can one of these costs not be paid in full any more?"""
    return not all(is_possible_in_full(s, moment) for moment in moments)


def is_sacrifice(moment: TriggerEvent) -> bool:
    """LCG-REPL-01: the one cost that is not paid where something else happens instead."""
    return moment.kind == "leaves play" and moment.other == SACRIFICED


def tell_payer(s: LcgState, below: int) -> None:
    """Who pays lies under this place of the stack."""
    for step in reversed(s.stack[:below]):
        if isinstance(step, UseAbility | PlayCard):
            step.failed = True
            return
