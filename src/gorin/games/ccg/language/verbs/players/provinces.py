"""Strengthen and destroy provinces, and exchange what lies in them."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.kinds import STRENGTH, TURN_END, UNTIL
from gorin.games.ccg.language.abilities import UponLand
from gorin.games.ccg.language.meaning import DESTROY_PROVINCE, EXCHANGE
from gorin.games.ccg.language.which.provinces import CURRENT_PROVINCE
from gorin.games.ccg.presentation.naming import province_name
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import province, provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import DONE
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, could_be, measured, value_of
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import MINUS, signed
from gorin.language.core.meaning import OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.questions import CHOICES, PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import DISCARD, STAT


class ChangeStrength(UponLand):
    """Some provinces become stronger or weaker."""

    def __init__(self, which: Selector, amount: int | Amount, sign: int, until: int) -> None:
        super().__init__(which, which is CURRENT_PROVINCE)
        self.amount = amount
        self.sign = sign
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        value = self.sign * value_of(self.amount, s, context)
        for code in self.which.cards(s, context) if value else []:
            ops.change_strength(s, code - PLACES, value, self.until, context)

    def touches(self, s: CcgState, context: AbilityContext) -> list[int]:
        """DE-BTL-13: the Province under attack may be among them."""
        return self.which.cards(s, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.stat == STRENGTH and lasting.until == self.until
        return same and could_be(self.amount, self.sign, lasting.amount)

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(STAT, self.which.points_at(known), 1, self.sign, STRENGTH), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        which = self.which.text(renderer)
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        if isinstance(self.amount, int):
            return f"give {which} {signed(self.sign * self.amount)} strength{until}"
        verb = "increase" if self.sign > 0 else "reduce"
        return f"{verb} the strength of {which} by {self.amount.text(renderer)}{until}"


class MoreOrLessStrength(Effect):
    """The province of the current battlefield, or any: which, and then whether it is more or less."""

    asks: ClassVar[str] = "effect.province-strength"

    def __init__(self, amount: int | Amount, any_province: bool) -> None:
        super().__init__()
        self.amount = amount
        self.any_province = any_province

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if self.any_province and not runner.memo:
            among = [PLACES + place.id for place in s.provinces]
            s.push(AskOf(context.seat, "Change the strength of which province?", among))
        elif runner.memo or province(s, s.battlefield) is not None:
            value = value_of(self.amount, s, context)
            words = [f"{signed(value)} strength", f"{signed(-value)} strength"]
            where = province_name(s, runner.memo[0] if runner.memo else s.battlefield)
            asks = f"Give {where} {signed(value)} or {signed(-value)} strength?"
            s.push(AskOf(context.seat, asks, [CHOICES, CHOICES + 1], words))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if code < CHOICES:
            runner.memo = [code - PLACES]
            runner.repeat()
            return
        place = runner.memo[0] if runner.memo else s.battlefield
        runner.memo = []
        value = value_of(self.amount, s, context)
        if value:
            ops.change_strength(s, place, value if code == CHOICES else -value, TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.stat == STRENGTH and lasting.until == TURN_END
        return same and any(could_be(self.amount, sign, lasting.amount) for sign in (1, -1))

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([intent for way in (0, 1) for intent in self.brings(way, known)], OWN)

    def brings(self, answer: int, known: Known) -> list[Intent]:
        """More, or less."""
        where = CURRENT_PROVINCE.points_at(known)
        return [measured(Intent(STAT, where, 1, -1 if answer else 1, STRENGTH), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        where = "a province" if self.any_province else CURRENT_PROVINCE.text(renderer)
        if isinstance(self.amount, int):
            return f"change the strength of {where} by +{self.amount} or {MINUS}{self.amount}"
        return f"increase or reduce the strength of {where} by {self.amount.text(renderer)}"


def strengthens(amount: int | Amount, which: Selector = CURRENT_PROVINCE, until: int = TURN_END) -> Effect:
    return ChangeStrength(which, amount, 1, until)


def weakens(amount: int | Amount, which: Selector = CURRENT_PROVINCE, until: int = TURN_END) -> Effect:
    return ChangeStrength(which, amount, -1, until)


def strengthens_or_weakens(amount: int | Amount, any_province: bool = False) -> Effect:
    """As you choose; of the current battlefield's province, or of any."""
    return MoreOrLessStrength(amount, any_province)


class DestroyProvince(Effect):
    """A province is destroyed by an effect or a cost, not by a lost battle."""

    def __init__(self, which: Selector) -> None:
        super().__init__()
        self.which = which

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.which.cards(s, context):
            place = province(s, code - PLACES)
            if place is not None:
                ops.destroy_province(s, place, NOBODY if place.owner == context.seat else context.seat)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return bool(self.which.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DESTROY_PROVINCE, self.which.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"destroy {self.which.text(renderer)}"


def destroy_province(which: Selector) -> Effect:
    return DestroyProvince(which)


class DiscardFromProvince(Effect):
    """The province is refilled at once (CE-SET-11)."""

    def __init__(self, which: Selector) -> None:
        super().__init__()
        self.which = which

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.which.cards(s, context):
            place = province(s, code - PLACES)
            if place is not None and place.card != NOTHING:
                ops.discard(s, place.card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DISCARD, self.which.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"discard {self.which.text(renderer)}"


def discard_from_province(which: Selector) -> Effect:
    return DiscardFromProvince(which)


class ExchangeProvinceCards(Effect):
    """Put one or more cards from your provinces under your Dynasty deck, in the order chosen."""

    asks: ClassVar[str] = "effect.choose-province"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        left = [place for place in provinces_of(s, context.seat) if place.card != NOTHING]
        among = [PLACES + place.id for place in left if place.id not in runner.memo]
        if among:
            asks = "Put the card from which province on the bottom of your Dynasty deck?"
            s.push(AskOf(context.seat, asks, [*among, DONE] if runner.memo else among))
        else:
            exchange_remembered(s, runner)

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] == DONE:
            exchange_remembered(s, runner)
        else:
            runner.memo.append(s.answers[context.seat] - PLACES)
            runner.repeat()

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(EXCHANGE, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "move one or more cards from your provinces to the bottom of your Dynasty deck;"
            " refill those provinces face-up"
        )


def exchange_remembered(s: CcgState, runner: EffectRunner) -> None:
    """The cards of the provinces that were picked go under the deck, and others come face-up."""
    places = [place for id in runner.memo for place in s.provinces if place.id == id]
    for place in places:
        ops.put_in_deck(s, place.card, False)
    for place in places:
        ops.refill(s, place, face_up=True)
    runner.memo = []


def exchange_province_cards() -> Effect:
    return ExchangeProvinceCards()
