"""A player must choose one of some cards to be discarded."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.occurrence import occur
from gorin.games.lcg.kinds import DISCARDED, RULES_EFFECT, TO_DISCARD
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.questions import AskThing
from gorin.words.grammar.scope import Moment


@final
class DiscardOne(Personal):
    """LCG-REST-01, LCG-ATCH-09: one of these attachments must go."""

    fields: ClassVar[dict[str, str]] = {"cards": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards

    def choose(self, s: LcgState) -> None:
        host = s.definition(s.host[self.cards[0]]).name
        asks = f"{host} has too many such attachments. Which one is discarded?"
        s.push(AskThing(self.seat, asks, list(self.cards)))

    def take(self, s: LcgState) -> None:
        card = s.answers[self.seat]
        occur(s, [Moment("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, RULES_EFFECT)])
