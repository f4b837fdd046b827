"""Triggers about actions: whose it was, which keywords it has, who performed it."""

from __future__ import annotations

from gorin.games.ccg.kinds import BATTLE, NOTHING
from gorin.games.ccg.reading import has
from gorin.games.ccg.scripts import TakeAction, action_in_progress
from gorin.games.ccg.state import CcgState, Moment, Scope
from gorin.games.ccg.using import performers
from gorin.games.ccg.words.abilities import Action
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.triggers import Trigger, after


def is_battle_action(s: CcgState, taken: TakeAction | None) -> bool:
    """CE-ABL-02: one with two designators is of both types, whenever it is taken."""
    ability = None if taken is None else taken.ability(s)
    return isinstance(ability, Action) and bool(ability.designators & BATTLE)


def has_keyword(s: CcgState, taken: TakeAction, keyword: str) -> bool:
    """CE-KEY-03: an action has the keywords of its ability and of its card."""
    card = taken.scope.source
    return keyword in taken.ability(s).keywords or (card != NOTHING and has(s, card, keyword))


def after_your_action(keyword: str, only_battle: bool = False) -> Trigger:
    """After an action of yours with a keyword has resolved."""

    def fits(s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = action_in_progress(s, moment.action)
        if taken is None or moment.seat != scope.seat or not has_keyword(s, taken, keyword):
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


def after_action_of(whom: Things, words: str) -> Trigger:
    """After an action that one of these performed has resolved."""

    def fits(s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = action_in_progress(s, moment.action)
        if taken is None:
            return False
        acting = performers(s, taken.scope, taken.ability(s))
        return any(card in acting for card in whom.cards(s, scope))

    return after("resolved", words, fits)


def after_assigned(whom: Things, words: str) -> Trigger:
    return after("assigned", words, lambda s, scope, moment: moment.card in whom.cards(s, scope))
