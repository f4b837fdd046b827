"""Lay a more experienced attachment out of the hand upon its earlier version (DE-EXP-03)."""

from __future__ import annotations

from gorin.games.ccg.acting.overlaying import overlay_price, whom_to_overlay
from gorin.games.ccg.language.abilities import Action, limited, pay_gold
from gorin.games.ccg.language.which.card_filters import ATTACHMENT
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import your
from gorin.language.core.base import Amount, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import HAND, PLAY
from gorin.language.picks import second_target, target
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import SECOND, SECOND_SLOT, TARGET, TARGET_SLOT
from gorin.language.verbs import ENTER


class OverlayFromHand(Effect):
    """It takes the place of its earlier version, and nothing else changes."""

    def __init__(self, above: Selector, below: Selector) -> None:
        super().__init__()
        self.above = above
        self.below = below

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.above.cards(s, context)):
            for under in self.below.cards(s, context):
                if s.zone[card] == HAND and s.zone[under] == PLAY:
                    ops.overlay(s, card, under)

    def touches(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.below.cards(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, self.below.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        below = self.below.text(renderer)
        return f"lay {self.above.text(renderer)} upon {below}"


class OverlayPrice(Amount):
    def value(self, s: CcgState, context: AbilityContext) -> int:
        return sum(
            overlay_price(s, card, under)
            for card in context.get(SECOND_SLOT)
            for under in context.get(TARGET_SLOT)
        )

    def text(self, renderer: TextRenderer) -> str:
        return "the difference in price between the two (if two or more levels lie between them)"


def _has_earlier(s: CcgState, context: AbilityContext, card: int) -> bool:
    return s.definition(card).experience != 0 and bool(whom_to_overlay(s, context.seat, card))


def _is_earlier(s: CcgState, context: AbilityContext, card: int) -> bool:
    return any(card in whom_to_overlay(s, context.seat, each) for each in context.get(SECOND_SLOT))


def overlay_attachment() -> Action:
    """DE-EXP-03: in the phase in which it would be attached, and not as bringing it into play."""
    return limited(
        second_target(
            ATTACHMENT.in_zone(HAND).with_(
                Simple(AFTER, "in your hand of which you control an earlier version", _has_earlier)
            )
        ),
        target(your(ATTACHMENT, Simple(AFTER, "that is an earlier version of it", _is_earlier))),
        pay_gold(OverlayPrice()),
        OverlayFromHand(SECOND, TARGET),
        any_number=True,
    )
