"""Why changes happen that no card brings about: rules that the log names."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import CHARACTER, COST_PAID, ELEMENTS, RULES_EFFECT, UNOPPOSED
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import NO_CAUSE
from gorin.language.core.causes import by_card, by_rule, paying_for
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.resolution import AbilityResolution

RULES: Final = (
    *(f"by the {element.capitalize()} ring" for element in ELEMENTS),
    "by pride",
    "by courtesy",
    "by sincerity",
    "as the character leaves play",
    "for lack of fate",
    "for the unopposed conflict",
    "for the higher bid",
    "for passing first",
    "as income",
    "for tainted cards",
    "from a broken province",
    "from a province",
    "over the limit",
    "to start with",
    "as the conflict ends",
    "for an honored character",
    "for a dishonored character",
    "for breaking the treaty",
    "as its owner leaves the game",
    "",
)
"""How each of them is told, at the end of a sentence."""
(
    PRIDE,
    COURTESY,
    SINCERITY,
    BEARER_LEFT,
    NO_FATE,
    UNOPPOSED_LOSS,
    HIGHER_BID,
    PASSED_FIRST,
    INCOME,
    TAINT,
    BROKEN,
    FROM_PROVINCE,
    TOO_MANY,
    START,
    CONFLICT_ENDS,
    HONORED_LEFT,
    DISHONORED_LEFT,
    BROKE_TREATY,
    OWNER_LEFT,
    OF_CONFLICT,
) = range(len(ELEMENTS), len(RULES))
"""OF_CONFLICT: the course of a conflict goes without saying, also where a card has begun it."""


FOR_WHO_LEFT: Final = {"draws": SINCERITY, "honor gained": HONORED_LEFT, "honor lost": DISHONORED_LEFT}
"""What follows from leaving play, for a player."""


def by_ring(element: int) -> tuple[int, ...]:
    return by_rule(element)


def cause_of(s: LcgState, moment: TriggerEvent) -> tuple[int, ...]:
    """What a change comes from, as far as it says itself; otherwise the step at work knows."""
    action = moment.action
    if action >= 0:
        return by_card(s.what[action])
    if action == COST_PAID:
        return _paying(s)
    if action == UNOPPOSED:
        return by_rule(UNOPPOSED_LOSS)
    return _by_the_rules(s, moment) if action == RULES_EFFECT else NO_CAUSE


def _paying(s: LcgState) -> tuple[int, ...]:
    for step in reversed(s.stack):
        if isinstance(step, AbilityResolution):
            return paying_for(step.what)
    return by_rule(TAINT)


def _by_the_rules(s: LcgState, moment: TriggerEvent) -> tuple[int, ...]:
    kind = moment.kind
    if kind == "honored" or kind == "dishonored":  # noqa: PLR1714 - asked at every change
        return by_rule(PRIDE)
    if kind == "fate gained":
        if moment.card != NOTHING:
            return by_rule(COURTESY)
        return by_rule(PASSED_FIRST if s.players[moment.seat].passed else INCOME)
    if moment.card != NOTHING and kind in FOR_WHO_LEFT:
        return by_rule(FOR_WHO_LEFT[kind])
    if s.phase != "fate" or kind not in ("leaves play", "leaves province"):
        return NO_CAUSE
    is_doomed = kind == "leaves play" and s.type_of(moment.card) == CHARACTER
    return by_rule(NO_FATE if is_doomed else FROM_PROVINCE)
