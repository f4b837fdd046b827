"""Prevention: "does not", "will not", "negate" (CE-NEG). What is prevented can be tried and simply fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOTHING, PAYING, AbilityContext
from gorin.language.core.definition import Rule
from gorin.language.core.meaning import Intent, Known
from gorin.language.verbs import FORBID, NEGATE, PROTECT

if TYPE_CHECKING:
    from gorin.language.core.base import Selector

(
    ANYTHING,
    EFFECTS,
    OTHERS_EFFECTS,
    RESOLUTION,
    TRIGGERING_ACTION,
    CARD_EFFECTS,
    OTHERS_CARD_EFFECTS,
    ACTIONS,
) = range(8)
"""What a prevention works against."""


FORBIDDEN: Final = ("straighten", "bonus", "move to battle")
EITHER: Final = ("move",)
"""What one would rather have, and what one may like or not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Prevention(Rule):
    """Makes a kind of change fail for some cards."""

    def __init__(self, what: str, whose: Selector, against: int, once: bool) -> None:
        super().__init__()
        self.about = f"no {what}"
        self.stops: tuple[str, ...] = (what,)
        """The kinds of change that fail."""
        self.verb = FORBID if what in FORBIDDEN else NEGATE if what in EITHER else PROTECT
        self.whose = whose
        self.against = against
        self.once = once
        """Used up by the first change that it stops."""

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return self.whose.includes(s, context, card)

    def works_against(self, s: CcgState, context: AbilityContext, by: AbilityContext | None) -> bool:
        if self.against == ANYTHING:
            return True
        if self.against == RESOLUTION:
            return by is None and s.battlefield != NOTHING and not s.in_combat
        if by is None or by.action == PAYING:
            return False  # the rules themselves, and costs (CE-COST-07), are no effects
        if self.against == ACTIONS:
            return by.action != -1
        if self.against in (CARD_EFFECTS, OTHERS_CARD_EFFECTS) and by.source == NOTHING:
            return False  # what every player can do by the rules comes from no card
        if self.against in (OTHERS_EFFECTS, OTHERS_CARD_EFFECTS):
            return by.seat != context.seat
        if self.against == TRIGGERING_ACTION:
            return context.moment is not None and by.action == context.moment.action
        return True

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(self.verb, self.whose.points_at(known), of=self.about)]


def prevention_of(
    s: CcgState, what: str, card: int, by: AbilityContext | None
) -> tuple[Prevention, AbilityContext] | None:
    """What in force makes this change fail, if anything does."""
    if by is not None and by.sure:
        return None
    for rule, context in active_effects(s).rules:
        if (
            isinstance(rule, Prevention)
            and what in rule.stops
            and rule.works_against(s, context, by)
            and rule.concerns(s, context, card)
        ):
            return rule, context
    return None
