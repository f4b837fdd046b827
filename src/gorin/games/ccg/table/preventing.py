"""Prevention: "does not", "will not", "negate" (CE-NEG). What is prevented can be tried and simply fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.definition import Rule
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import NOTHING, PAYING, Scope
from gorin.words.verbs import FORBID, NEGATE, PROTECT

if TYPE_CHECKING:
    from gorin.words.grammar.base import Things

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

    def __init__(self, what: str, whose: Things, against: int, once: bool) -> None:
        super().__init__()
        self.about = f"no {what}"
        self.stops: tuple[str, ...] = (what,)
        """The kinds of change that fail."""
        self.verb = FORBID if what in FORBIDDEN else NEGATE if what in EITHER else PROTECT
        self.whose = whose
        self.against = against
        self.once = once
        """Used up by the first change that it stops."""

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return self.whose.includes(s, scope, card)

    def works_against(self, s: CcgState, scope: Scope, by: Scope | None) -> bool:
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
            return by.seat != scope.seat
        if self.against == TRIGGERING_ACTION:
            return scope.moment is not None and by.action == scope.moment.action
        return True

    def means(self, known: Known) -> list[Deed]:
        return [Deed(self.verb, self.whose.points_at(known), of=self.about)]


def prevention_of(s: CcgState, what: str, card: int, by: Scope | None) -> tuple[Prevention, Scope] | None:
    """What in force makes this change fail, if anything does."""
    if by is not None and by.sure:
        return None
    for rule, scope in in_force(s).rules:
        if (
            isinstance(rule, Prevention)
            and what in rule.stops
            and rule.works_against(s, scope, by)
            and rule.concerns(s, scope, card)
        ):
            return rule, scope
    return None
