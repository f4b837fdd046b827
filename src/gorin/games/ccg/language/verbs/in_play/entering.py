"""Cards that enter play by effects: recruited from provinces, Rings by their own text, Terrains."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.paying import PayGold, ask_for_gold, pay
from gorin.games.ccg.kinds import HOLDING
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.language.restrictions import REFILL_FACE_UP
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost
from gorin.kernel.state import Step
from gorin.language.abilities import Triggered, trait
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Definition, Rule, TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import HAND
from gorin.language.rule_kinds import permits
from gorin.language.selectors import SELF
from gorin.language.triggers import Trigger
from gorin.language.verbs import ENTER


@final
class Recruit(Step):
    """A Personality or a Holding enters play by an effect, once its Gold is paid."""

    tag: ClassVar[str] = "recruit"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "less": "int", "origin": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose_gold", "enter")

    def __init__(self, seat: int, card: int, less: int = 0, origin: int = IN_PROVINCE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.less = less
        """How much cheaper it is than usual."""
        self.origin = origin

    def choose_gold(self, s: CcgState) -> None:
        price = max(gold_cost(s, self.card) - self.less, 0)
        ask_for_gold(s, PayGold(self.seat, price, self.card, declinable=True))

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.seat == seat:
            self.at = len(self.stages)

    def enter(self, s: CcgState) -> None:
        """CE-DYN-02: a Holding comes in bowed."""
        if s.agreed:
            pay(s, self.card)
            bowed = s.type_of(self.card) == HOLDING
            ops.enter_play(s, self.card, self.seat, NOTHING, bowed, self.origin)


def refills_face_up() -> Rule:
    """Applied as the card enters play, before its province would be refilled face-down."""
    return permits(REFILL_FACE_UP, SELF)


class EnterByOwnText(Effect):
    """The card enters play, and Enlightenment counts it (CE-WIN-05)."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = context.source
        if s.zone[card] == HAND and why_not_controlled(s, card, context.seat) is None:
            ops.enter_by_own_text(s, card)

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(ENTER, Whom(OWN, itself=True))], OWN)

    def text(self, renderer: TextRenderer) -> str:
        return f"you may put {renderer.kind} into play"


class WhileUncontrolled(Trigger):
    """CE-UNIQ-01: no use in telling somebody of a Unique card whose like he controls."""

    def __init__(self, awaited: Trigger) -> None:
        super().__init__(awaited.kind)
        self.waits_for = awaited

    def fits(self, s: CcgState, context: AbilityContext, moment: TriggerEvent) -> bool:
        if context.source != NOTHING and why_not_controlled(s, context.source, context.seat) is not None:
            return False
        return self.waits_for.fits(s, context, moment)

    def text(self, renderer: TextRenderer) -> str:
        return self.waits_for.text(renderer)


def enters_by(awaited: Trigger) -> Triggered:
    """What must have happened for a Ring to be put into play; its player may leave it."""
    return trait(WhileUncontrolled(awaited), EnterByOwnText(), from_hand=True)


def awaited_by(card: Definition) -> Trigger | None:
    """What a card in the hand waits for to be put into play, if it does."""
    for ability in card.abilities:
        if isinstance(ability, Triggered) and isinstance(ability.trigger, WhileUncontrolled):
            return ability.trigger.waits_for
    return None


class StaysHere(Effect):
    """Says what the keyword does: the card has come into play before its action resolves (CE-TER-01)."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """The rules have done it."""

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN, itself=True))]

    def text(self, renderer: TextRenderer) -> str:
        return "this card enters play at the current battlefield"


def stays_here() -> Effect:
    return StaysHere()


class StaysAtHome(Effect):
    """The Strategy that is being played enters play at its player's home instead of being discarded."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.enter_play(s, context.source, context.seat, NOTHING, False, HAND)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN, itself=True))]

    def text(self, renderer: TextRenderer) -> str:
        return "put this card into play"


def stays_at_home() -> Effect:
    return StaysAtHome()
