"""Triggers about actions: whose it was, which keywords it has, whom it targets, what it has done."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.acting.scripts import TakeAction, action_in_progress
from gorin.games.ccg.acting.volleys import shots
from gorin.games.ccg.kinds import BATTLE, NO_SIDE, PENALIZED, PERSONALITY
from gorin.games.ccg.table.reading import leader, location
from gorin.games.ccg.table.sides import enemy_side, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action
from gorin.games.ccg.words.which.places import in_this_army
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import Known, Whom
from gorin.words.grammar.questions import ability_of
from gorin.words.grammar.scope import NOTHING, Moment, Scope, cards_that
from gorin.words.grammar.zones import PLAY
from gorin.words.nouns import Noun
from gorin.words.triggers import About, Trigger, after


def is_battle_action(s: CcgState, taken: TakeAction | None) -> bool:
    """CE-ABL-02: one with two designators is of both types, whenever it is taken."""
    ability = None if taken is None else taken.ability(s)
    return isinstance(ability, Action) and bool(ability.designators & BATTLE)


def taken_has(s: CcgState, taken: TakeAction, keyword: str) -> bool:
    """CE-KEY-03: an action has the keywords of its ability and of its card."""
    card = taken.scope.source
    if keyword in taken.ability(s).keywords or (card != NOTHING and has(s, card, keyword)):
        return True
    for code, own in shots(s, taken.scope, taken.joined):  # DE-RNG-10
        holder, node = ability_of(code)
        joined = s.node(s.what[holder], node)
        if isinstance(joined, Action) and (keyword in joined.keywords or has(s, own.source, keyword)):
            return True
    return False


def action_has(s: CcgState, moment: Moment, keyword: str) -> bool:
    taken = action_in_progress(s, moment.action)
    return taken is not None and taken_has(s, taken, keyword)


def after_your_action(keyword: str, only_battle: bool = False) -> Trigger:
    """After an action of yours with a keyword has resolved."""

    def fits(s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = action_in_progress(s, moment.action)
        if taken is None or moment.seat != scope.seat or not taken_has(s, taken, keyword):
            return False
        return not only_battle or is_battle_action(s, taken)

    kind = "Battle action" if only_battle else "action"
    return after("resolved", f"after your {keyword} {kind} has resolved", fits)


def _lost_by_your_battle_action(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    mine = taken is not None and taken.scope.seat == scope.seat
    return mine and moment.seat != scope.seat and is_battle_action(s, taken)


YOUR_BATTLE_ACTION_COST_HONOR = after(
    "honor lost", "after your Battle action makes another player lose Honor", _lost_by_your_battle_action
)


class PerformedBy(About):
    """The moment of an action, about those who performed it."""

    def fits(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = action_in_progress(s, moment.action)
        return taken is not None and any(card in taken.performing for card in self.whom.cards(s, scope))


def after_action_of(whom: Things, words: str) -> Trigger:
    """After an action that one of these performed has resolved."""
    return PerformedBy("resolved", words, whom, lambda s, scope, moment: True)


# --- whom it targets ------------------------------------------------------------------------------


def _targets_this(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == scope.source and moment.seat != scope.seat


def _is_first_this_battle(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """`history` is this turn's; the battle began with its last engaging."""
    if s.battlefield == NOTHING or not _targets_this(s, scope, moment):
        return False
    for earlier in reversed(s.history):
        if earlier.kind == "engaged":
            return True
        is_another = earlier.kind == "targeted" and earlier.action != moment.action
        if is_another and _targets_this(s, scope, earlier):
            return False
    return True


def _targets_comrade(s: CcgState, scope: Scope, moment: Moment) -> bool:
    if scope.source in (NOTHING, moment.card) or moment.seat == scope.seat:
        return False
    if s.zone[moment.card] != PLAY or s.type_of(moment.card) != PERSONALITY:
        return False
    return in_this_army.fits(s, scope, moment.card)


FIRST_TARGETED_IN_BATTLE = after(
    "targeted",
    "after another player's action targets {self} for the first time in a battle",
    _is_first_this_battle,
)
COMRADE_TARGETED = after(
    "targeted",
    "after an action of another player targets another Personality in {self}'s army",
    _targets_comrade,
)


def targeted_by(keyword: str) -> Trigger:
    """Another player's action with a keyword targets this card."""
    return after(
        "targeted",
        f"after {{self}} is targeted by another player's {keyword} action",
        lambda s, scope, moment: _targets_this(s, scope, moment) and action_has(s, moment, keyword),
    )


# --- what it has done -----------------------------------------------------------------------------


def cards_with_deed(s: CcgState, action: int, kind: int) -> list[int]:
    """The cards to which an action in progress has done this by its effects."""
    taken = action_in_progress(s, action)
    return [] if taken is None else cards_that(kind, taken.scope)


def after_action_that(
    words: str, kind: int, fits: Callable[[CcgState, Scope, int], bool] | None = None
) -> Trigger:
    """After an action has resolved whose effects did this to some card that fits."""

    def test(s: CcgState, scope: Scope, moment: Moment) -> bool:
        done = cards_with_deed(s, moment.action, kind)
        return any(fits is None or fits(s, scope, card) for card in done)

    return after("resolved", f"after an action that {words} resolves", test)


class MovedByAction(Things):
    """Those whom the action that triggered this has moved."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun = noun
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        moment = scope.moment
        return [] if moment is None else self.moved(s, scope, moment.action)

    def moved(self, s: CcgState, scope: Scope, action: int) -> list[int]:
        found: list[int] = []
        for past in s.history:
            card, is_new = past.card, past.kind == "moved" and past.card not in found
            if is_new and past.action == action and s.zone[card] == PLAY and self.noun.fits(s, scope, card):
                found.append(card)
        return found

    def points_at(self, known: Known) -> Whom:
        return self.noun.points_at(known)

    def text(self, speaker: Speaker) -> str:
        return self.words


def after_moving(noun: Noun, words: str) -> Trigger:
    """An action has resolved that moved one of these."""
    moved = MovedByAction(noun, "")
    return after("resolved", words, lambda s, scope, moment: bool(moved.moved(s, scope, moment.action)))


def _penalized_enemy(s: CcgState, scope: Scope, moment: Moment) -> bool:
    enemies = enemy_side(s, scope.seat)
    if s.battlefield == NOTHING or enemies == NO_SIDE:
        return False
    if location(s, scope.source) != s.battlefield:
        return False
    return any(
        my_side(s, s.controller[card]) == enemies and _was_here(s, card, moment)
        for card in cards_with_deed(s, moment.action, PENALIZED)
    )


def _was_here(s: CcgState, card: int, moment: Moment) -> bool:
    """At the current battlefield now, or there until this action moved or destroyed it."""
    if s.zone[card] != PLAY or location(s, card) == s.battlefield:
        return True
    return any(
        past.kind == "moved"
        and past.action == moment.action
        and past.card == leader(s, card)
        and past.other == s.battlefield
        for past in s.history
    )


ENEMY_PENALIZED_HERE = after(
    "resolved",
    "after an action that gave an enemy card a Force penalty resolves,"
    " if {self} is at the current battlefield",
    _penalized_enemy,
)
"""The action has given a Force penalty; whose action it was does not matter."""


def _is_battle_equip(s: CcgState, scope: Scope, moment: Moment) -> bool:
    ability = s.node(moment.other, moment.amount)
    mine = moment.seat == scope.seat and s.in_combat
    return mine and isinstance(ability, Action) and ability.is_equip


YOU_EQUIPPED_IN_BATTLE = after(
    "resolved", "after your Equip action has resolved in a battle", _is_battle_equip
)
