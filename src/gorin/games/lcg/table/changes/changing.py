"""Any change: could it happen, and what it does."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.allowed import (
    is_forbidden,
)
from gorin.games.lcg.table.causes import cause_of
from gorin.games.lcg.table.changes import decks, to_cards, to_lands, to_players
from gorin.games.lcg.table.changes.announced import ANNOUNCED
from gorin.games.lcg.table.changes.change import Aftermath, Change, Possible, Supply
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import NO_CAUSE
from gorin.language.core.context import NOBODY, TriggerEvent

TOUCHING: Final[frozenset[str]] = frozenset(
    (
        "bows",
        "readies",
        "honored",
        "dishonored",
        "tainted",
        "fate placed",
        "moves in",
        "moves home",
        "leaves play",
        "control",
        "becomes copy",
    )
)
"""Changes to a card in play, from which immunity keeps it; tokens on it are not kept (LCG-IMM-02)."""

_POSSIBLE: Final[dict[str, Possible]] = {**to_cards.POSSIBLE, **to_players.POSSIBLE, **to_lands.POSSIBLE}
_SUPPLY: Final[dict[str, Supply]] = {**to_cards.SUPPLY, **to_players.SUPPLY}
_CHANGES: Final[dict[str, Change]] = {
    **to_cards.CHANGES,
    **to_players.CHANGES,
    **to_lands.CHANGES,
    **decks.CHANGES,
}

DEEDS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(_CHANGES)}
"""A number for each kind of change, by which an ability notes what has come of it."""

OTHERS: Final[dict[str, str]] = {**{kind: change.other for kind, change in _CHANGES.items()}, **ANNOUNCED}
"""What the `other` of every kind of moment is."""


def is_possible(s: LcgState, moment: TriggerEvent, by: int = NOBODY) -> bool:
    """Could it happen now, so that something would be different?

    `by` is who would use the card from which it comes; NOBODY: whoever uses it now.
    """
    test = _POSSIBLE.get(moment.kind)
    if test is not None and not test(s, moment):
        return False
    if moment.kind in TOUCHING and is_immune(s, moment.card, moment.action, by):
        return False  # LCG-IMM-01
    return not is_forbidden(s, moment, by)


def is_possible_in_full(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-TO-01: could all of it happen, and not only a part?"""
    if not is_possible(s, moment):
        return False
    there = _SUPPLY.get(moment.kind)
    return there is None or there(s, moment) >= moment.amount


def begun(s: LcgState, moments: list[TriggerEvent]) -> Aftermath:
    """What comes of changes at once, of which none has been carried out yet."""
    after = Aftermath()
    to_cards.look_at_parting(s, moments, after)
    return after


def carry_out(s: LcgState, moment: TriggerEvent, after: Aftermath) -> None:
    after.done.append(moment)
    change = _CHANGES.get(moment.kind)
    assert change is not None or moment.kind in ANNOUNCED, moment.kind
    if change is not None:
        course.attribute(s, cause_of(s, moment))
        change.does(s, moment, after)
        course.attribute(s, NO_CAUSE)
    course.remember(s, moment)
    if s.treaties:
        rules_of(s).watch(s, moment)
