"""What only Diamond's cards say of ships and lands: who stays out of an attack, who gains a province."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.paying import PayGold, pay
from gorin.games.ccg.kinds import (
    EVENT,
    PERSONALITY,
    PHASE_END,
    STRATEGY,
)
from gorin.games.ccg.language.restrictions import JOIN_AN_ATTACK
from gorin.games.ccg.language.traits import for_a_while
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import (
    location,
    province,
)
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step
from gorin.language.card_filters import CardFilter, noun_for, noun_with
from gorin.language.conditions import Told
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, HOSTILE, Intent, Known, Whom, as_chosen
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.predicates import AFTER, STATE, Simple
from gorin.language.rule_kinds import cannot
from gorin.language.verbs import KEYWORD

# --- who stays away -------------------------------------------------------------------------------


class UnlessRansomed(Effect):
    """Its controller may bow one of some cards or pay Gold; if he does neither, something happens."""

    asks: ClassVar[str] = "effect.ransom"

    def __init__(
        self, whose: Selector, card_filter: CardFilter, gold: int, effects: tuple[Effect, ...]
    ) -> None:
        super().__init__()
        self.whose = whose
        self.card_filter = card_filter
        self.gold = gold
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whose.cards(s, context)[:1]:
            seat = s.controller[card]
            among = [each for each in self.card_filter.cards(s, context) if s.controller[each] == seat]
            if can_afford(s, seat, self.gold, context.source):
                among.append(CHOICES)
            asks = f"Bow a Personality or pay {self.gold} Gold to assign your unit?"
            if among:
                s.push(AskOf(seat, asks, [*among, PASS], [f"Pay {self.gold} Gold"]))
            else:
                s.push(
                    EffectRunner(runner.what, self.block.number)
                )  # everybody can see that he has nothing to give

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = s.controller[self.whose.cards(s, context)[0]]
        code = s.answers[seat]
        if code == PASS:
            s.push(EffectRunner(runner.what, self.block.number))
        elif code == CHOICES:
            s.push(PayDue(seat, self.gold, context.source))
        else:
            ops.bow(s, code, context)

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen(self.block.intents(known), HOSTILE)

    def text(self, renderer: TextRenderer) -> str:
        one = self.card_filter.phrase(renderer)
        whose = self.whose.text(renderer)
        return (
            f"the controller of {whose} may bow a {one} they control or pay {self.gold} Gold;"
            f" if they do neither, {self.block.text(renderer)}"
        )


def unless_ransomed(whose: Selector, card_filter: CardFilter, gold: int, *effects: Effect) -> Effect:
    return UnlessRansomed(whose, card_filter, gold, effects)


class PayDue(Step):
    """Gold that somebody has agreed to pay."""

    tag: ClassVar[str] = "pay-due"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "price": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose_gold", "pay")

    def __init__(self, seat: int, price: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.price = price
        self.card = card

    def choose_gold(self, s: CcgState) -> None:
        s.push(PayGold(self.seat, self.price, self.card, due=True))

    def pay(self, s: CcgState) -> None:
        if s.agreed:
            pay(s, self.card)

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)


HAS_TIDAL_TOKEN = Told(
    "{self} has a Tidal token",
    lambda s, context: any(each.card == context.source and each.name == "Tidal" for each in s.tokens),
)


class GainProvince(Effect):
    """The player whom the moment is about may pay Gold for one more province, once per game."""

    asks: ClassVar[str] = "effect.may"

    def __init__(self, gold: int) -> None:
        super().__init__()
        self.gold = gold

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        moment = context.moment
        if moment is None or s.is_out(moment.seat) or ops.has_gained_province(s, moment.seat):
            return
        if can_afford(s, moment.seat, self.gold, context.source):
            words = [f"Pay {self.gold} Gold for a province"]
            s.push(AskOf(moment.seat, "Gain a province?", [CHOICES, PASS], words))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.moment is not None and s.answers[context.moment.seat] == CHOICES:
            s.push(BuyProvince(context.moment.seat, self.gold, context.source))

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(KEYWORD, Whom(ANYBODYS), of="province")], ANYBODYS)

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"that player may pay {self.gold} Gold, once per game, to gain a province"
            " to the right of their rightmost one"
        )


def gain_province(gold: int) -> Effect:
    return GainProvince(gold)


@final
class BuyProvince(PayDue):
    """It is laid out once it is paid for."""

    tag: ClassVar[str] = "buy-province"

    def pay(self, s: CcgState) -> None:
        super().pay(s)
        if s.agreed:
            ops.gain_province(s, self.seat)


brings_province = Simple(
    AFTER,
    "",
    lambda s, context, card: any(isinstance(node, GainProvince) for node in s.definition(card).nodes),
)

SOMETHING_THAT_BRINGS_A_PROVINCE = noun_for("card that gives you a province", EVENT, STRATEGY).with_(
    brings_province
)
NAVAL_PERSONALITY = noun_with("Naval Personality", (PERSONALITY,), True, "Naval").with_(
    Simple(STATE, "", lambda s, context, card: not s.bowed[card])
)
IN_BATTLE_AT_PROVINCE = Told(
    "this unit is in a battle at a province",
    lambda s, context: province(s, location(s, context.source)) is not None,
)


def stays_out(target: Selector) -> Effect:
    """A unit joins no attacking army in this Attack phase, unless its controller bows or pays."""
    return unless_ransomed(
        target, NAVAL_PERSONALITY, 7, for_a_while(cannot(JOIN_AN_ATTACK, target), PHASE_END)
    )
