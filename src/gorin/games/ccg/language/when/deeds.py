"""What came of the effects so far: "if he moved", "each card it bowed", "if this is successful"."""

from __future__ import annotations

from typing import Final, final

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.kinds import (
    BOWED,
    DESTROYED,
    DISHONORED,
    FROM_HAND,
    MOVED,
    NO_SIDE,
    PENALIZED,
    STRAIGHTENED,
)
from gorin.games.ccg.language.when.about_actions import THAT
from gorin.games.ccg.table.reading import leader, location, unit
from gorin.games.ccg.table.sides import enemy_side, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter
from gorin.language.conditions import Told
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent, cards_that, deed
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Known, Whom
from gorin.language.core.resolution import resolution_in_progress
from gorin.language.core.zones import PLAY
from gorin.language.event_kinds import WAS, Asked, Role
from gorin.language.outcomes import Outcome, did
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import CHOSEN

_MOVES: Final = Outcome(MOVED, "{whom} [move]")
_BOWS: Final = Outcome(BOWED, "{whom} [be] bowed this way")
_DESTROYS: Final = Outcome(DESTROYED, "{whom} [be] destroyed this way")
_DISHONORS: Final = Outcome(DISHONORED, "{whom} [become] dishonorable")
_STRAIGHTENS: Final = Outcome(STRAIGHTENED, "this [straighten] {whom}")
_ATTACHES_FROM_HAND: Final = Outcome(FROM_HAND, "this [attach] {whom} from your hand")


# --- of the ability that speaks -----------------------------------------------------------------------


def moved(whom: Selector) -> Condition:
    return did(_MOVES, whom)


def bowed_by_this(whom: Selector) -> Condition:
    return did(_BOWS, whom)


def destroyed_by_this(whom: Selector) -> Condition:
    return did(_DESTROYS, whom)


def became_dishonorable(whom: Selector) -> Condition:
    return did(_DISHONORS, whom)


@final
class DidSomething(Condition):
    """This came of it for any card: "this bowed a card"."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def holds(self, s: CcgState, context: AbilityContext) -> bool:
        return bool(cards_that(self.outcome.deed, context))

    def text(self, renderer: TextRenderer) -> str:
        return self.outcome.told.clause({"whom": "a card"}, WAS)


BOWED_A_CARD = DidSomething(_BOWS)
DESTROYED_A_CARD = DidSomething(_DESTROYS)


@final
class TheyDidNot(Condition):
    """Nothing came of what a player might have done to cards of his choice: "if they did not"."""

    def __init__(self, outcome: Outcome, whom: Selector) -> None:
        self.condition = did(outcome, whom)

    def holds(self, s: CcgState, context: AbilityContext) -> bool:
        return not self.condition.holds(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return "they did not"


THEY_BOWED_NOBODY = TheyDidNot(_BOWS, CHOSEN)
"""After "that player may bow": what was to be chosen was not, or did not bow."""


class UnitOfThoseWho(Selector):
    """The units of those for whom this came of it."""

    def __init__(self, whom: Selector, kind: int, words: str) -> None:
        self.whom = whom
        self.kind = kind
        self.words = words

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        found: list[int] = []
        for card in self.whom.cards(s, context):
            if deed(self.kind, card) in context.deeds:
                found += unit(s, card)
        return found

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"the unit of each of {self.whom.text(renderer)} who {self.words}"


def units_of_those_who_moved(whom: Selector) -> Selector:
    return UnitOfThoseWho(whom, MOVED, "moved")


class ThoseBowed(Selector):
    """The cards that the ability that speaks has bowed."""

    many = True

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return cards_that(BOWED, context)

    def text(self, renderer: TextRenderer) -> str:
        return "each card it bowed"


THOSE_IT_BOWED = ThoseBowed()


def _this_worked(s: CcgState, context: AbilityContext) -> bool:
    return resolution_in_progress(s).worked


def _that_worked(s: CcgState, context: AbilityContext) -> bool:
    action = None if context.moment is None else action_in_progress(s, context.moment.action)
    return action is not None and action.worked


THIS_IS_SUCCESSFUL = Told("this is successful", _this_worked)
"""Said among effects: those before it have changed something."""
THAT_WAS_SUCCESSFUL = Told("that action was successful", _that_worked)
"""Said of the action that triggered a Reaction."""


# --- of an action that somebody answers ---------------------------------------------------------------


def cards_with_deed(s: CcgState, action: int, kind: int) -> list[int]:
    """The cards to which an action in progress has done this by its effects."""
    taken = action_in_progress(s, action)
    return [] if taken is None else cards_that(kind, taken.context)


@final
class ThatDid(Role):
    """An action whose effects did this to one of some cards: "that straightened this Personality"."""

    def __init__(self, outcome: Outcome, whom: Selector) -> None:
        self.name = THAT
        self.outcome = outcome
        self.whom = whom

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        done = cards_with_deed(s, event.action, self.outcome.deed)
        whom = self.whom
        if isinstance(whom, CardFilter):
            return any(whom.fits(s, context, card) for card in done)
        meant = whom.cards(s, context) if done else []
        return any(card in meant for card in done)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        whom = self.whom
        said = whom.one(renderer) if isinstance(whom, CardFilter) else whom.text(renderer)
        return "that " + self.outcome.told.clause({"whom": said}, WAS).removeprefix("this ")


def that_straightened(whom: Selector) -> Role:
    return ThatDid(_STRAIGHTENS, whom)


def that_attached_from_hand(card_filter: CardFilter) -> Role:
    """CE-KEY: the attachment was in your own hand."""
    silent = Simple(AFTER, "", lambda s, context, card: s.owner[card] == context.seat)
    return ThatDid(_ATTACHES_FROM_HAND, card_filter.with_(silent))


def _penalized_enemy(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """Whose action it was does not matter."""
    enemies = enemy_side(s, context.seat)
    if s.battlefield == NOTHING or enemies == NO_SIDE:
        return False
    return any(
        my_side(s, s.controller[card]) == enemies and _was_here(s, card, event)
        for card in cards_with_deed(s, event.action, PENALIZED)
    )


def _was_here(s: CcgState, card: int, event: TriggerEvent) -> bool:
    """At the current battlefield now, or there until this action moved or destroyed it."""
    if s.zone[card] != PLAY or location(s, card) == s.battlefield:
        return True
    return any(
        each.kind == "moved"
        and each.action == event.action
        and each.card == leader(s, card)
        and each.other == s.battlefield
        for each in s.history
    )


THAT_PENALIZED_AN_ENEMY = Asked(THAT, "that gave an enemy card a Force penalty", _penalized_enemy)


class MovedByAction(Selector):
    """Those of some cards whom the action that triggered this has moved: "that Personality"."""

    def __init__(self, whom: Selector) -> None:
        self.whom = whom

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        moment = context.moment
        return [] if moment is None else self.moved(s, context, moment.action)

    def moved(self, s: CcgState, context: AbilityContext, action: int) -> list[int]:
        found: list[int] = []
        for past_one in s.history:
            card, is_new = past_one.card, past_one.kind == "moved" and past_one.card not in found
            of_this = past_one.action == action
            if is_new and of_this and s.zone[card] == PLAY and self._is_meant(s, context, card):
                found.append(card)
        return found

    def _is_meant(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        whom = self.whom
        if isinstance(whom, CardFilter):
            return whom.fits(s, context, card)
        return card in whom.cards(s, context)

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom
        return f"that {whom.kinds[0].word}" if isinstance(whom, CardFilter) else whom.text(renderer)


def moved_by_that_action(whom: Selector) -> Selector:
    return MovedByAction(whom)


@final
class ThatMoved(Role):
    """An action that moved one of these."""

    def __init__(self, whom: Selector) -> None:
        self.name = THAT
        self.moved = MovedByAction(whom)

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        return bool(self.moved.moved(s, context, event.action))

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        whom = self.moved.whom
        said = whom.one(renderer) if isinstance(whom, CardFilter) else whom.text(renderer)
        return f"that moved {said}"


def that_moved(whom: Selector) -> Role:
    return ThatMoved(whom)
