"""Honor: gains that rehonor instead, losses that seppuku softens (CE-DISH, CE-SEPP)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.resolutions import ability_at_work, action_in_progress
from gorin.games.ccg.acting.respond import is_heard
from gorin.games.ccg.acting.targets import performers
from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import HonorChange
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.zones import PLAY
from gorin.language.selectors import PERFORMER_SLOT, SECOND_SLOT, TARGET_SLOT


def gain_from(s: CcgState, seats: list[int], amount: int, context: AbilityContext) -> None:
    """CE-DISH-05, CE-DISH-06: who is dishonorable and had a part in it is rehonored instead."""
    if amount <= 0:
        return
    part = involved(s, context)
    proud = [seat for seat in seats if not rehonored(s, [c for c in part if s.controller[c] == seat])]
    gain_in_turn(s, [(seat, amount) for seat in proud], context)


def rehonored(s: CcgState, cards: list[int]) -> bool:
    """Was anybody of them dishonorable? He is so no longer, and that is all that is gained."""
    shamed = [card for card in cards if s.dishonored[card]]
    for card in shamed:
        ops.rehonor(s, card)
    return bool(shamed)


def involved(s: CcgState, context: AbilityContext) -> list[int]:
    """The Personalities in play that an ability came from, targeted, or was performed by."""
    cards = [context.source, *_performing(s, context), *_bearing(s, context)]
    cards += context.get(TARGET_SLOT) + context.get(SECOND_SLOT)  # also where the effect was delayed
    in_play = [card for card in cards if 0 <= card < len(s.zone) and s.zone[card] == PLAY]
    return list(dict.fromkeys([card for card in in_play if s.type_of(card) == PERSONALITY]))


def _performing(s: CcgState, context: AbilityContext) -> list[int]:
    """Who performed the action that it comes from; nobody performs a trait."""
    if context.action == -1:
        return []
    taken = action_in_progress(s, context.action)
    known = performers(s, context, ability_at_work(s)) if taken is None else taken.performing
    return known + context.get(PERFORMER_SLOT)


def _bearing(s: CcgState, context: AbilityContext) -> list[int]:
    """CE-DISH-07: the one to whom a card was attached, if it speaks of being attached."""
    moment = context.moment
    is_attached = moment is not None and moment.kind == "enters play" and moment.card == context.source
    return [leader(s, context.source)] if is_attached else []


@final
class LoseHonor(HonorChange):
    """A loss of Honor; before it happens it may be answered, and by seppuku too (CE-SEPP-02)."""

    tag: ClassVar[str] = "lose-honor"
    fields: ClassVar[dict[str, str]] = {"cards": "[int]", "because_of": "int"}
    stages: ClassVar[tuple[str, ...]] = ("before", "lose")

    def __init__(
        self, seat: int, amount: int, context: AbilityContext | None, because_of: int = NOBODY
    ) -> None:
        super().__init__(seat, amount, context)
        self.because_of = because_of
        """Who has caused it, where no ability says so."""
        self.cards: list[int] = []
        """The Personalities of this player who had a part in it."""

    def before(self, s: CcgState) -> None:
        context, action = self.context, -1
        if context is not None and context.action != -1:
            action = context.action
            self.cards = [card for card in involved(s, context) if s.controller[card] == self.seat]
        ops.happen(s, TriggerEvent("losing honor", NOTHING, self.seat, NOTHING, self.amount, action))

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.seat == seat:
            self.at = len(self.stages)

    def lose(self, s: CcgState) -> None:
        if self.amount:
            ops.lose_honor(s, self.seat, self.amount, self.context, self.because_of)


@final
class GainHonor(HonorChange):
    """A gain of Honor that may be answered before it happens."""

    is_gain: ClassVar[bool] = True
    tag: ClassVar[str] = "gain-honor"
    stages: ClassVar[tuple[str, ...]] = ("before", "gain")

    def before(self, s: CcgState) -> None:
        ops.happen(s, gaining(self.seat, self.amount, self.context))

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.seat == seat:
            self.at = len(self.stages)

    def gain(self, s: CcgState) -> None:
        if self.amount:
            ops.gain_honor(s, self.seat, self.amount, self.context)


def gaining(seat: int, amount: int, context: AbilityContext | None) -> TriggerEvent:
    return TriggerEvent(
        "gaining honor", NOTHING, seat, NOTHING, amount, -1 if context is None else context.action
    )


def gain(s: CcgState, seat: int, amount: int, context: AbilityContext | None = None) -> None:
    """Somebody gains Honor: at once, or after whoever may answer it has been asked."""
    gain_in_turn(s, [(seat, amount)], context)


def gain_in_turn(s: CcgState, shares: list[tuple[int, int]], context: AbilityContext | None = None) -> None:
    """Several gain Honor, one after the other as they are named: each with how much."""
    if any(is_heard(s, gaining(seat, amount, context)) for seat, amount in shares):
        for seat, amount in reversed(shares):
            s.push(GainHonor(seat, amount, None if context is None else context.clone()))
    else:
        for seat, amount in shares:
            ops.gain_honor(s, seat, amount, context)


def change_in_progress(s: CcgState) -> HonorChange | None:
    """The gain or loss that is about to happen."""
    for step in reversed(s.stack):
        if isinstance(step, HonorChange):
            return step
    return None


def can_be_lessened(s: CcgState) -> bool:
    """May the loss that is about to happen be reduced or negated? Some say that they may not."""
    loss = loss_in_progress(s)
    return loss is None or not loss.is_fixed


def loss_in_progress(s: CcgState) -> LoseHonor | None:
    for step in reversed(s.stack):
        if isinstance(step, LoseHonor):
            return step
    return None
