"""Dynasty cards in provinces. They are picked by their province, for their faces may be hidden."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import NOTHING, PROVINCE
from gorin.games.ccg.questions import PROVINCES
from gorin.games.ccg.reading import province
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Province, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import Noun
from gorin.words.english import plural


class CardInProvince(Noun):
    """The card in one of some provinces, as the number of that province."""

    def __init__(self, where: str, test: Callable[[CcgState, Scope, Province], bool]) -> None:
        super().__init__((), (), PROVINCE, False)
        self.where = where
        self.test = test

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        place = province(s, card - PROVINCES)
        return place is not None and place.card != NOTHING and self.test(s, scope, place)

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        return [PROVINCES + place.id for place in s.provinces]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{plural('Dynasty card') if many else 'Dynasty card'} in {self.where}"


class DiscardFromProvince(Effect):
    """The province is refilled at once (CE-SET-11)."""

    def __init__(self, which: Things) -> None:
        super().__init__()
        self.which = which

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.which.cards(s, scope):
            place = province(s, code - PROVINCES)
            if place is not None and place.card != NOTHING:
                ops.discard(s, place.card)

    def text(self, speaker: Speaker) -> str:
        return f"discard {self.which.text(speaker)}"


CARD_IN_A_PROVINCE = CardInProvince("a province", lambda s, scope, place: True)
CARD_IN_DEFENDERS_PROVINCE = CardInProvince(
    "a province of the Defender", lambda s, scope, place: place.owner == s.defender
)


def discard_from_province(which: Things) -> Effect:
    return DiscardFromProvince(which)
