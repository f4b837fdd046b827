"""Lay a more experienced attachment out of the hand upon its earlier version (DE-EXP-03)."""

from __future__ import annotations

from gorin.games.ccg.acting.overlaying import overlay_price, whom_to_overlay
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action, limited, pay_gold
from gorin.games.ccg.words.which.nouns import ATTACHMENT
from gorin.words.grammar.base import Amount, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import HAND, PLAY
from gorin.words.nouns import your
from gorin.words.picks import second_target, target
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import SECOND, SECOND_SLOT, TARGET, TARGET_SLOT
from gorin.words.verbs import ENTER


class OverlayFromHand(Effect):
    """It takes the place of its earlier version, and nothing else changes."""

    def __init__(self, above: Things, below: Things) -> None:
        super().__init__()
        self.above = above
        self.below = below

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.above.cards(s, scope)):
            for under in self.below.cards(s, scope):
                if s.zone[card] == HAND and s.zone[under] == PLAY:
                    ops.overlay(s, card, under)

    def touches(self, s: CcgState, scope: Scope) -> list[int]:
        return self.below.cards(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ENTER, self.below.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        below = self.below.text(speaker)
        return f"lay {self.above.text(speaker)} upon {below}"


class OverlayPrice(Amount):
    def value(self, s: CcgState, scope: Scope) -> int:
        return sum(
            overlay_price(s, card, under)
            for card in scope.get(SECOND_SLOT)
            for under in scope.get(TARGET_SLOT)
        )

    def text(self, speaker: Speaker) -> str:
        return "the difference in price between the two (if two or more levels lie between them)"


def _has_earlier(s: CcgState, scope: Scope, card: int) -> bool:
    return s.definition(card).experience != 0 and bool(whom_to_overlay(s, scope.seat, card))


def _is_earlier(s: CcgState, scope: Scope, card: int) -> bool:
    return any(card in whom_to_overlay(s, scope.seat, each) for each in scope.get(SECOND_SLOT))


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
