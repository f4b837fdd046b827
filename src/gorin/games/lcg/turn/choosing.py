"""A player must choose one of some cards to be discarded."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.occurrence import occur
from gorin.games.lcg.kinds import DISCARDED, RULES_EFFECT, TO_DISCARD
from gorin.games.lcg.table.causes import TOO_MANY
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.causes import by_rule
from gorin.language.core.context import TriggerEvent
from gorin.language.core.questions import AskThing


@final
class DiscardOne(Personal):
    """LCG-REST-01, LCG-ATCH-09: one of these attachments must go."""

    tag: ClassVar[str] = "discard-attachment"
    fields: ClassVar[dict[str, str]] = {"cards": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "discard.attachment"}

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return by_rule(TOO_MANY)

    def choose(self, s: LcgState) -> None:
        host = s.definition(s.host[self.cards[0]]).name
        asks = f"{host} has too many attachments of this kind. Discard which?"
        s.push(AskThing(self.seat, asks, list(self.cards)))

    def take(self, s: LcgState) -> None:
        card = s.answers[self.seat]
        occur(s, [TriggerEvent("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, RULES_EFFECT)])
