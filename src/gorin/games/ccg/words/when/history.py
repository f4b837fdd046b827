"""What has happened this turn: actions that were resolved, who attacked."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import Moment, Scope

# --- actions that were resolved -------------------------------------------------------------------


def since(s: CcgState, *kinds: str) -> list[Moment]:
    """What is remembered of this turn since the last moment of one of these kinds."""
    at = len(s.history)
    while at > 0 and s.history[at - 1].kind not in kinds:
        at -= 1
    return s.history[at:]


def resolved_by(
    s: CcgState, seat: int, moments: list[Moment], counts: Callable[[CcgState, Moment], bool]
) -> list[Moment]:
    """The actions from cards that a player has resolved and that count."""
    return [
        moment
        for moment in moments
        if moment.kind == "resolved" and moment.seat == seat and moment.other != 0 and counts(s, moment)
    ]


def titles(s: CcgState, moments: list[Moment]) -> set[str]:
    """The titles of the cards that actions came from."""
    return {s.cards[moment.other].name for moment in moments}


def action_of(s: CcgState, moment: Moment) -> Action | None:
    node = s.node(moment.other, moment.amount)
    return node if isinstance(node, Action) else None


def had_keyword(s: CcgState, moment: Moment, keyword: str) -> bool:
    """CE-KEY-03: the keywords of an action are its own and those of its card."""
    action = action_of(s, moment)
    return s.cards[moment.other].has(keyword) or (action is not None and keyword in action.keywords)


# --- who attacked ---------------------------------------------------------------------------------


class AssignedToAttack(Condition):
    """On his own player's turn to assign is to attack."""

    def __init__(self, whom: Things) -> None:
        self.whom = whom

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return any(
            moment.kind == "assigned" and moment.card in cards and moment.seat == s.active
            for moment in s.history
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} was assigned to attack this turn"


def assigned_to_attack(whom: Things) -> Condition:
    return AssignedToAttack(whom)
