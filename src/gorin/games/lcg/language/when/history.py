"""Conditions that compare the sides, or ask what has happened before."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import CONFLICT_TYPES
from gorin.games.lcg.language.amounts import Counted
from gorin.games.lcg.language.when.conditions import During
from gorin.games.lcg.language.which.players import ANY_OPPONENT, OPPONENT
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.conditions import Told
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.predicates import AFTER, Simple


def _declared_against(s: LcgState, context: AbilityContext) -> int:
    """How many conflicts one opponent has declared against you this round: there is one conflict phase."""
    against = [m.seat for m in s.history if m.kind == "conflict declared" and m.other == context.seat]
    return max([against.count(seat) for seat in ANY_OPPONENT.seats(s, context)], default=0)


def declared_against_you(least: int) -> Condition:
    words = f"an opponent has declared {least} or more conflicts against you this phase"
    return Told(words, lambda s, context: _declared_against(s, context) >= least)


def _is_first_of_type(s: LcgState, context: AbilityContext) -> bool:
    """Whatever a conflict was declared as, it is of each type that it has had."""
    types: list[set[int]] = []
    for moment in s.history:
        if moment.kind == "conflict declared":
            types.append(set())
        if moment.kind in ("conflict declared", "conflict type") and types:
            types[-1].add(moment.amount)
    return s.conflict is not None and all(s.conflict.type not in before for before in types[:-1])


def during_the_first(type: int) -> Condition:
    """The first conflict of this type in a round."""
    name = CONFLICT_TYPES[type]
    return During(
        f"it is the first {name} conflict this round",
        lambda s, context: (
            s.conflict is not None and s.conflict.type == type and _is_first_of_type(s, context)
        ),
        f"during the first {name} conflict of a round",
        f"during the first {name} conflict each round",
    )


def _is_first_conflict(s: LcgState, context: AbilityContext) -> bool:
    return s.conflict is not None and [m.kind for m in s.history].count("conflict declared") <= 1


FIRST_CONFLICT = During(
    "it is the first conflict this round",
    _is_first_conflict,
    "during the first conflict of a round",
    "during the first conflict each round",
)


def _has_lost(s: LcgState, context: AbilityContext) -> bool:
    return any(m.kind == "conflict lost" and m.seat == context.seat for m in s.history)


NOT_LOST_YET = Told("you have not lost a conflict this phase", lambda s, context: not _has_lost(s, context))


def _since(s: LcgState, kind: str) -> list[TriggerEvent]:
    """What has happened since the last moment of a kind: since the phase or the conflict began."""
    for place in range(len(s.history) - 1, -1, -1):
        if s.history[place].kind == kind:
            return s.history[place + 1 :]
    return s.history


def _has_lost_province(s: LcgState, context: AbilityContext) -> bool:
    """LCG-BRK-08: whoever breaks a province of one's own, the opponents count as having broken it."""
    broken = [m.other for m in _since(s, "phase begins") if m.kind == "province breaks"]
    return any(s.provinces[place].owner == context.seat for place in broken)


YOU_LOST_A_PROVINCE = Told("your opponent has broken one of your provinces this phase", _has_lost_province)


@final
class PlayedInConflict(Condition):
    """You have played so many of these cards since this conflict was declared."""

    def __init__(self, least: int, card_filter: CardFilter) -> None:
        self.least = least
        self.card_filter = card_filter

    def holds(self, s: LcgState, context: AbilityContext) -> bool:
        if s.conflict is None:
            return False
        played = [m for m in _since(s, "conflict declared") if m.kind == "card played"]
        mine = [m.card for m in played if m.seat == context.seat]
        return len([card for card in mine if self.card_filter.fits(s, context, card)]) >= self.least

    def text(self, renderer: TextRenderer) -> str:
        many = self.card_filter.phrase(renderer, many=True)
        return f"you have played {self.least} or more {many} this conflict"


def played_this_conflict(least: int, card_filter: CardFilter) -> Condition:
    return PlayedInConflict(least, card_filter)


def _played_by_opponent(s: LcgState, context: AbilityContext) -> int:
    played = [m for m in _since(s, "conflict declared") if m.kind == "card played"]
    rivals = OPPONENT.seats(s, context)
    return 0 if s.conflict is None else len([m for m in played if m.seat in rivals])


CARDS_PLAYED_BY_OPPONENT = Counted(
    "the number of cards your opponent has played this conflict", _played_by_opponent, OPPONENT
)


def gained_honor(least: int) -> Condition:
    """In all, from whomever."""
    words = f"you have gained {least} or more honor this phase"
    return Told(words, lambda s, context: s.players[context.seat].gained >= least)


def _has_won_duel(s: LcgState, context: AbilityContext, card: int) -> bool:
    return any(m.kind == "duel won" and m.card == card for m in _since(s, "conflict declared"))


won_a_duel = Simple(AFTER, "that has won a duel this conflict", _has_won_duel)


@final
class HasWonDuel(Condition):
    """The same as a condition."""

    def __init__(self, whom: Selector) -> None:
        self.whom = whom

    def holds(self, s: LcgState, context: AbilityContext) -> bool:
        return any(_has_won_duel(s, context, card) for card in self.whom.cards(s, context))

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whom.subject(renderer)} has won a duel this conflict"


def has_won_a_duel(whom: Selector) -> Condition:
    return HasWonDuel(whom)
