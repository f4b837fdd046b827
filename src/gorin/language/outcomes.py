"""What came of the effects so far, for some cards: "if he moved", "if this did not bow him".

A game numbers its deeds; an outcome is such a number with the clause that tells it, written like those of
events, with `{whom}` for the cards:

    MOVED_BY_THIS = Outcome(MOVED, "{whom} [move]")
    BOWED_BY_THIS = Outcome(BOWED, "this [bow] {whom}")
"""

from __future__ import annotations

from typing import final

from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext, deed
from gorin.language.core.definition import TextRenderer
from gorin.language.core.state import CardState
from gorin.language.event_kinds import WAS, WAS_NOT, EventKind

WHOM = "whom"


@final
class Outcome:
    """Something that effects can do to cards."""

    def __init__(self, deed: int, told: str) -> None:
        self.deed = deed
        self.told = EventKind("", told)

    def clause(self, whom: Selector, renderer: TextRenderer, mood: int) -> str:
        is_subject = self.told.told.startswith("{whom}")
        said = whom.subject(renderer) if is_subject else whom.text(renderer)
        return self.told.clause({WHOM: said}, mood)


@final
class Did(Condition):
    """This came of it for each of some cards."""

    def __init__(self, outcome: Outcome, whom: Selector) -> None:
        self.outcome = outcome
        self.whom = whom

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        cards = self.whom.cards(s, context)
        return bool(cards) and all(deed(self.outcome.deed, card) in context.deeds for card in cards)

    def text(self, renderer: TextRenderer) -> str:
        return self.outcome.clause(self.whom, renderer, WAS)

    def denied(self, renderer: TextRenderer) -> str:
        return self.outcome.clause(self.whom, renderer, WAS_NOT)


def did(outcome: Outcome, whom: Selector) -> Condition:
    return Did(outcome, whom)
