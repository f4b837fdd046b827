"""Rings and the fate on them: returned to the unclaimed pool, given fate, emptied."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import CLAIMED
from gorin.games.lcg.language import meaning
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import RING_CODES
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.players import YOU
from gorin.language.verbs import GAIN


@final
class ReturnRings(Effect):
    """LCG-CLAR-20: claimed rings go back to the unclaimed pool; one that only counts as claimed cannot."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def _rings(self, s: LcgState, context: AbilityContext) -> list[int]:
        rings = [code - RING_CODES for code in self.whom.cards(s, context)]
        return [ring for ring in rings if s.rings[ring].state == CLAIMED]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for ring in self._rings(s, context):
            lands.return_ring(s, ring, s.rings[ring].pool)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._rings(s, context))

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        return self.can_change(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="ring")]

    def text(self, renderer: TextRenderer) -> str:
        return f"return {self.whom.text(renderer)} to the unclaimed ring pool"


def return_rings(whom: Selector) -> Effect:
    """As a cost with `paying(YOUR_RING)`."""
    return ReturnRings(whom)


@final
class PlaceOnRings(Effect):
    """Fate is placed on each of some rings, out of the common supply."""

    def __init__(self, amount: int, card_filter: CardFilter) -> None:
        super().__init__()
        self.amount = amount
        self.card_filter = card_filter

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.card_filter.cards(s, context):
            lands.put_fate_on_ring(s, code - RING_CODES, self.amount)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.card_filter.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), self.amount, of="fate")]

    def text(self, renderer: TextRenderer) -> str:
        return f"place {self.amount} fate on {self.card_filter.text(renderer)}"


def place_fate_on_rings(amount: int, card_filter: CardFilter) -> Effect:
    return PlaceOnRings(amount, card_filter)


@final
class GainFromRing(Effect):
    """You gain fate that lies on a ring."""

    def __init__(self, amount: int, ring: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.ring = ring

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.ring.cards(s, context):
            lands.take_from_ring(s, code - RING_CODES, context.seat, self.amount)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(s.rings[code - RING_CODES].fate for code in self.ring.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(GAIN, YOU.points_at(known), self.amount, of="fate")]

    def text(self, renderer: TextRenderer) -> str:
        return f"gain {self.amount} fate from {self.ring.text(renderer)}"


def gain_fate_from_ring(amount: int, ring: Selector) -> Effect:
    return GainFromRing(amount, ring)
