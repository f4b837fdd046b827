"""Costs that a rule in force lets a player ignore: they are no longer part of the action (CE-NEG-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import active_effects, has
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.verbs import PERMIT

if TYPE_CHECKING:
    from gorin.language.abilities import Cost, Usable
    from gorin.language.card_filters import CardFilter


@mypyc_attr(allow_interpreted_subclasses=True)
class IgnoresBowing(Rule):
    """Some of your cards need not bow for actions with a keyword that they perform."""

    def __init__(self, whom: CardFilter, keyword: str, once_per_turn: bool = False) -> None:
        super().__init__()
        self.about = "ignores bowing"
        self.whom = whom
        self.keyword = keyword
        self.once_per_turn = once_per_turn

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return self.whom.fits(s, context, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PERMIT, self.whom.points_at(known), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        who, one = self.whom.phrase(renderer, many=True), self.whom.phrase(renderer)
        if self.once_per_turn:
            return f"once per turn you may ignore the cost of bowing {one} for a {self.keyword} action"
        if who == one:
            return f"you may ignore the cost of bowing {who} for {self.keyword} actions"
        return f"for {self.keyword} actions that {who} perform, you may ignore the cost of bowing them"


def can_ignore(
    s: CcgState, context: AbilityContext, ability: Usable, cost: Cost, performing: list[int]
) -> bool:
    """May the player who takes an action leave out this cost?"""
    cards = cost.effect.takes_up(s, context)
    return bool(cards) and all(card in performing and _is_spared(s, context, ability, card) for card in cards)


def _is_spared(s: CcgState, context: AbilityContext, ability: Usable, card: int) -> bool:
    return bool(_sparing(s, context, ability, card))


def _sparing(
    s: CcgState, context: AbilityContext, ability: Usable, card: int
) -> list[tuple[IgnoresBowing, AbilityContext]]:
    return [
        (rule, ruled)
        for rule, ruled in active_effects(s).rules
        if isinstance(rule, IgnoresBowing)
        and ruled.seat == context.seat
        and not (rule.once_per_turn and _use(rule, ruled) in s.used)
        and _is_action_with(s, context, ability, rule.keyword)
        and rule.concerns(s, ruled, card)
    ]


def _use(rule: IgnoresBowing, ruled: AbilityContext) -> int:
    """How `used` remembers it, as the abilities of the card."""
    return ruled.source * 1000 + rule.number


def spend_sparing(s: CcgState, context: AbilityContext, ability: Usable, cost: Cost) -> None:
    """A cost is ignored: what allows that once per turn, where nothing else does, is used."""
    for card in cost.effect.takes_up(s, context):
        found = _sparing(s, context, ability, card)
        if found and all(rule.once_per_turn for rule, _ in found):
            ops.use_ability(s, _use(*found[0]), False)


def _is_action_with(s: CcgState, context: AbilityContext, ability: Usable, keyword: str) -> bool:
    """CE-KEY-03: an action has the keywords of its ability and of its card."""
    return keyword in ability.keywords or (context.source != NOTHING and has(s, context.source, keyword))
