"""Bringing cards into play by an effect: what is attached to whom, and paying for it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.paying import PayGold, ask_for_gold, pay
from gorin.games.ccg.kinds import ANCESTOR, GAME_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import bearers, why_not_attached
from gorin.games.ccg.table.reading import leader, personalities
from gorin.games.ccg.table.refusing import NO_BEARER
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule
from gorin.language.core.questions import AskThing
from gorin.language.core.resolution import context_in_progress
from gorin.language.core.zones import PLAY
from gorin.language.naming import thing_name

ATTACHES_CHEAPER: Final = "attaches for less"
"""What a card says of attachments that its Personality, or who it is attached to, attaches."""


def attach_price(s: CcgState, card: int, personality: int, less: int = 0) -> int:
    """The Gold Cost, with what the card itself takes off for this Personality."""
    price = gold_cost(s, card) - less
    for rule in s.definition(card).rules:
        if rule.about == "cheaper on" and _is_cheaper(s, rule, card, personality):
            price -= rule.amount(s, AbilityContext(s.controller[personality], card), personality)
    return max(price - _taken_off_by(s, personality, card, price), 0)


def _taken_off_by(s: CcgState, personality: int, card: int, price: int) -> int:
    """What a Personality, or something in force, takes off for what he attaches; 1 Gold is paid at least."""
    less = 0
    for rule, context in active_effects(s).rules:
        if rule.about == ATTACHES_CHEAPER and leader(s, context.source) == personality:
            less += rule.amount(s, context, card) if rule.concerns(s, context, card) else 0
    return min(less, max(price - 1, 0))


def _is_cheaper(s: CcgState, rule: Rule, card: int, personality: int) -> bool:
    return rule.concerns(s, AbilityContext(s.controller[personality], card), personality)


def can_attach(s: CcgState, seat: int, card: int, personality: int, less: int = 0) -> bool:
    if why_not_attached(s, card, personality) is not None:
        return False
    return can_afford(s, seat, attach_price(s, card, personality, less), card)


@final
class TakeAttachment(Step):
    """CE-CTRL-05: the new controller says who bears it; without anybody to bear it, nothing changes."""

    tag: ClassVar[str] = "take-attachment"
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "card": "int",
        "until": "int",
        "context": "?ability-context",
    }
    stages: ClassVar[tuple[str, ...]] = ("choose_bearer", "take_bearer")
    kinds: ClassVar[dict[str, str]] = {"take_bearer": "attachment.bearer"}

    def __init__(
        self, seat: int, card: int, until: int = GAME_END, context: AbilityContext | None = None
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.until = until
        self.context = None if context is None else context.clone()

    def choose_bearer(self, s: CcgState) -> None:
        among = bearers(s, self.seat, self.card)
        if among:
            asks = f"Attach {thing_name(s, s.what[self.card])} to which of your Personalities?"
            s.push(AskThing(self.seat, asks, among))
        else:
            self.at = len(self.stages)

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        is_own = code in personalities(s, self.seat)
        return why_not_attached(s, self.card, code) if is_own else NO_BEARER

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.seat == seat or s.zone[self.card] != PLAY:
            self.at = len(self.stages)

    def take_bearer(self, s: CcgState) -> None:
        before = s.controller[self.card]
        ops.transfer(s, self.card, s.answers[self.seat])
        ops.lend(s, self.card, before, self.until, self.context)


@final
class AttachCard(Step):
    """An attachment enters play by an effect: its cost is paid now or it stays where it is (CE-RESL-03)."""

    tag: ClassVar[str] = "attach-card"
    fields: ClassVar[dict[str, str]] = {
        "card": "int",
        "personality": "int",
        "less": "int",
        "origin": "int",
        "context": "ability-context",
    }
    stages: ClassVar[tuple[str, ...]] = ("choose_gold", "enter")

    def __init__(self, card: int, personality: int, less: int, origin: int, context: AbilityContext) -> None:
        super().__init__()
        self.card = card
        self.personality = personality
        self.less = less
        self.origin = origin
        self.context = context.clone()

    def choose_gold(self, s: CcgState) -> None:
        price = attach_price(s, self.card, self.personality, self.less)
        if s.zone[self.personality] != PLAY or not can_attach(
            s, self.context.seat, self.card, self.personality, self.less
        ):
            self.at = len(self.stages)
        else:
            ask_for_gold(s, PayGold(self.context.seat, price, self.card, declinable=True))

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.context.seat == seat or s.zone[self.personality] != PLAY or s.is_out(s.owner[self.card]):
            self.at = len(self.stages)

    def enter(self, s: CcgState) -> None:
        if s.agreed:
            pay(s, self.card)
            # What came of it is told to the ability at work, not to this step's own copy of its context.
            if s.type_of(self.card) == ANCESTOR:  # DE-CRD-37
                ops.bow(s, self.personality)
            ops.attach(s, self.card, self.personality, context_in_progress(s), self.origin)
