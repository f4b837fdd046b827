"""What the attacker takes from a province as it breaks, before anybody reacts to the break (LCG-FRM3-23)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.kinds import DISCARDED, RULES_EFFECT, TO_DISCARD
from gorin.games.lcg.presentation.naming import province_title
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.causes import BROKEN
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.reading import cards_in
from gorin.games.lcg.table.refusing import NOT_IN_PROVINCE
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import DONE
from gorin.kernel.reasons import Reason
from gorin.language.core.causes import by_rule
from gorin.language.core.context import TriggerEvent
from gorin.language.core.questions import AskThing
from gorin.language.core.zones import PLAY


@final
class ClearProvince(Personal):
    """LCG-BRK-03: the attacker may discard dynasty cards from a province that broke."""

    tag: ClassVar[str] = "clear-province"
    fields: ClassVar[dict[str, str]] = {"place": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "spoils"}

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return by_rule(BROKEN)

    def on_player_left(self, s: LcgState, seat: int) -> None:
        super().on_player_left(s, seat)
        if s.ended:
            self.at = len(self.stages)

    def choose(self, s: LcgState) -> None:
        among = cards_in(s, self.place)
        if among:
            asks = f"{province_title(s, self.place)} broke. Discard which card in it?"
            s.push(AskThing(self.seat, asks, [*among, DONE]))
        else:
            self.at = len(self.stages)

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        return None if code in cards_in(s, self.place) else NOT_IN_PROVINCE

    def take(self, s: LcgState) -> None:
        card = s.answers[self.seat]
        if card == DONE:
            return
        left = [each for each in cards_in(s, self.place) if each != card]
        if left:
            self.go("choose")
        kind = "leaves play" if s.zone[card] == PLAY else "leaves province"
        rules_of(s).occur(
            s, [TriggerEvent(kind, card, s.controller[card], DISCARDED, TO_DISCARD, RULES_EFFECT)]
        )
