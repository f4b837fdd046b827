"""Costs that a rule in force lets a player ignore: they are no longer part of the action (CE-NEG-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.in_force import has, in_force
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.verbs import PERMIT

if TYPE_CHECKING:
    from gorin.words.abilities import Cost, Usable
    from gorin.words.nouns import Noun


@mypyc_attr(allow_interpreted_subclasses=True)
class IgnoresBowing(Rule):
    """Some of your cards need not bow for actions with a keyword that they perform."""

    def __init__(self, whom: Noun, keyword: str) -> None:
        super().__init__()
        self.about = "ignores bowing"
        self.whom = whom
        self.keyword = keyword

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return self.whom.fits(s, scope, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(PERMIT, self.whom.points_at(known), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        who = self.whom.phrase(speaker, many=True)
        return f"for {self.keyword} actions that {who} perform, you may ignore the cost of bowing them"


def can_ignore(s: CcgState, scope: Scope, ability: Usable, cost: Cost, performing: list[int]) -> bool:
    """May the player who takes an action leave out this cost?"""
    cards = cost.effect.takes_up(s, scope)
    return bool(cards) and all(card in performing and _is_spared(s, scope, ability, card) for card in cards)


def _is_spared(s: CcgState, scope: Scope, ability: Usable, card: int) -> bool:
    return any(
        isinstance(rule, IgnoresBowing)
        and ruled.seat == scope.seat
        and _is_action_with(s, scope, ability, rule.keyword)
        and rule.concerns(s, ruled, card)
        for rule, ruled in in_force(s).rules
    )


def _is_action_with(s: CcgState, scope: Scope, ability: Usable, keyword: str) -> bool:
    """CE-KEY-03: an action has the keywords of its ability and of its card."""
    return keyword in ability.keywords or (scope.source != NOTHING and has(s, scope.source, keyword))
