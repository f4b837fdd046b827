"""What may answer a change: forced abilities on the table, others out of hands."""

from __future__ import annotations

from typing import ClassVar

from gorin.kernel.questions import Question
from gorin.kernel.windows import HAPPEN, InterruptibleEvent
from gorin.language.abilities import Triggered, Usable
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import LASTINGS, AskThing, ability_code
from gorin.language.core.ruleset import catalogue
from gorin.language.waiting import awaken, delayed
from support.toy import ops
from support.toy.kinds import FORCED_REACTION, GRAVE, HAND, LADDER, PLAY, REACTION
from support.toy.state import ToyState
from support.toy.using import Apply, begin_ability, why_unusable


class Occasion(InterruptibleEvent[ToyState]):
    """Something has happened that abilities answer."""

    tag: ClassVar[str] = "occasion"
    kinds: ClassVar[dict[str, str]] = {"take_answer": "response", "take_first_due": "response.order"}
    fields: ClassVar[dict[str, str]] = {"after": "trigger-event"}
    ladder: ClassVar[tuple[str, ...]] = (FORCED_REACTION, REACTION)

    def __init__(self, after: TriggerEvent) -> None:
        super().__init__()
        self.after = after

    def moment(self, window: str) -> TriggerEvent:
        return self.after

    def order(self, s: ToyState) -> list[int]:
        return s.seats_from(s.active)

    def eligible(self, s: ToyState, window: str, seat: int) -> list[int]:
        moment = self.moment(window)
        if not window.startswith("forced"):
            return [code for card in s.cards(HAND, seat) for code in usable(s, window, seat, card, moment)]
        heard = [
            card for card in active_effects(s).hearing.get(moment.kind, []) if s.controller[card] == seat
        ]
        return [code for card in heard for code in forced(s, seat, card, moment)] + delayed(s, seat, moment)

    def is_asked(self, s: ToyState, window: str, seat: int) -> bool:
        """Whoever might hold something is asked with any hand at all, so that nothing shows."""
        if window.startswith("forced") or not s.cards(HAND, seat):
            return False
        context = AbilityContext(seat, NOTHING, self.moment(window))
        known = [each for card in catalogue(s.edition).values() for each in card.abilities]
        return any(is_for(each, window) and why_unusable(s, each, context) is None for each in known)

    def question(self, s: ToyState, window: str, seat: int, among: list[int]) -> Question[ToyState]:
        return AskThing(seat, f"A {window}?", among)

    def use(self, s: ToyState, ability: int) -> None:
        moment = self.moment(self.ladder[self.rung])
        if ability >= LASTINGS:
            what, node, context = awaken(s, ability, moment)
            s.push(Apply(what, node, NOTHING, context))
        else:
            s.push(begin_ability(s, ability, moment))


class Destroy(Occasion):
    """A creature is about to be destroyed."""

    tag: ClassVar[str] = "destroy"
    fields: ClassVar[dict[str, str]] = {"before": "trigger-event"}
    ladder: ClassVar[tuple[str, ...]] = LADDER

    def __init__(self, creature: int, by: int) -> None:
        super().__init__(ops.moment("destroyed", creature, by))
        self.before = ops.moment("destroying", creature, by)

    def moment(self, window: str) -> TriggerEvent:
        return self.before if self.ladder.index(window) < self.ladder.index(HAPPEN) else self.after

    def happen(self, s: ToyState) -> None:
        if s.zone[self.after.card] == PLAY:
            ops.move(s, self.after.card, GRAVE)


def is_for(ability: Usable, window: str) -> bool:
    return getattr(ability, "window", "") == window


def usable(s: ToyState, window: str, seat: int, card: int, moment: TriggerEvent) -> list[int]:
    """The abilities of a card in a hand that its player can use in a window."""
    context = AbilityContext(seat, card, moment)
    return [
        ability_code(card, ability.number)
        for ability in s.card(card).abilities
        if is_for(ability, window) and why_unusable(s, ability, context) is None
    ]


def forced(s: ToyState, seat: int, card: int, moment: TriggerEvent) -> list[int]:
    """The triggered traits of a card in play that answer a moment."""
    context = AbilityContext(seat, card, moment)
    return [
        ability_code(card, ability.number)
        for ability in s.card(card).abilities
        if isinstance(ability, Triggered) and why_unusable(s, ability, context) is None
    ]
