"""Drawing cards, and decks that run out: honor is lost for one as it is always lost (LCG-RUN-01)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import CONFLICT, DYNASTY, RULES_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.change import A_NUMBER, Aftermath, Change
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOTHING, TriggerEvent

THE_REST_DRAWN: Final = "draws the rest"
"""Of one draw, out of a deck that was made anew meanwhile: who hears of drawing has heard of it."""
RENEWED: Final = "deck renewed"
"""`amount` is 1 where it is a dynasty deck."""


def draw(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    """LCG-DRAW-02."""
    for drawn in range(moment.amount):
        if not has_cards(s, moment.seat, CONFLICT):
            left = moment.amount - drawn
            rest = TriggerEvent(THE_REST_DRAWN, moment.card, moment.seat, moment.other, left, moment.action)
            run_out(s, CONFLICT, rest, after)
            return
        zones.draw(s, moment.seat)


def has_cards(s: LcgState, seat: int, deck: str) -> bool:
    player = s.players[seat]
    return bool(player.dynasty if deck == DYNASTY else player.conflict)


def run_out(s: LcgState, deck: str, rest: TriggerEvent, after: Aftermath) -> None:
    """LCG-RUN-01, LCG-RUN-02: one loss for a deck that has run out, however many cards are missing.

    What could not be done (`rest`) comes after it, unless there are no cards at all.
    """
    seat, is_dynasty = rest.seat, int(deck == DYNASTY)
    if not rules_of(s).may_renew(s, seat):
        return
    if not any(
        each.kind == RENEWED and (each.seat, each.amount) == (seat, is_dynasty) for each in after.follow
    ):
        loss = rules_of(s).deck_out_loss
        after.follow.append(TriggerEvent("honor lost", NOTHING, seat, NOTHING, loss, RULES_EFFECT))
        after.follow.append(TriggerEvent(RENEWED, NOTHING, seat, NOTHING, is_dynasty, RULES_EFFECT))
    player = s.players[seat]
    if player.dynasty_discard if is_dynasty else player.conflict_discard:
        after.follow.append(rest)


def _renew(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    zones.renew_deck(s, moment.seat, DYNASTY if moment.amount else CONFLICT)


CHANGES: Final[dict[str, Change]] = {
    THE_REST_DRAWN: Change(draw, A_NUMBER),
    RENEWED: Change(_renew, A_NUMBER),
}
