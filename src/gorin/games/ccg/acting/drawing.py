"""Drawing cards, one after another; a card may let its player take each from the bottom of the deck."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.state import Step
from gorin.language.core.active_effects import active_effects
from gorin.language.core.questions import CHOICES, AskThing

FROM_THE_BOTTOM: Final = "draws from the bottom"
"""What a rule says of the player whose card it is on."""
TOP: Final = CHOICES
BOTTOM: Final = CHOICES + 1


def draw_cards(s: CcgState, seat: int, count: int) -> None:
    """CE-DRAW-01, WH-GLO-13: from the top, unless the player may choose."""
    if may_choose(s, seat):
        s.push(DrawCards(seat, count))
        return
    for _ in range(count):
        ops.draw(s, seat)


def may_choose(s: CcgState, seat: int) -> bool:
    return any(
        rule.about == FROM_THE_BOTTOM and context.seat == seat for rule, context in active_effects(s).rules
    )


@final
class DrawCards(Step):
    """Each card from the top or from the bottom, as its player likes."""

    tag: ClassVar[str] = "draw-cards"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int"}
    stages: ClassVar[tuple[str, ...]] = ("offer", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "draw.top-or-bottom"}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        """How many cards are still to be drawn."""

    def offer(self, s: CcgState) -> None:
        deck = s.players[self.seat].fate
        if self.left == 0 or not deck:
            self.at = len(self.stages)
        elif len(deck) == 1 or not may_choose(s, self.seat):
            self._draw(s, False)
        else:
            asks = "Draw from the top or the bottom of your Fate deck?"
            s.push(AskThing(self.seat, asks, [TOP, BOTTOM], ["From the top", "From the bottom"]))

    def take(self, s: CcgState) -> None:
        self._draw(s, s.answers[self.seat] == BOTTOM)

    def _draw(self, s: CcgState, from_bottom: bool) -> None:
        ops.draw(s, self.seat, from_bottom)
        self.left -= 1
        self.go("offer")
