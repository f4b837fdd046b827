"""Strengthen and destroy provinces, and exchange what lies in them."""

from __future__ import annotations

from gorin.games.ccg.kinds import STRENGTH, TURN_END, UNTIL
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import province, provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import UponLand
from gorin.games.ccg.words.meaning import DESTROY_PROVINCE, EXCHANGE
from gorin.games.ccg.words.which.provinces import CURRENT_PROVINCE
from gorin.kernel.questions import DONE
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, Things, could_be, measured, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import signed
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom, as_chosen
from gorin.words.grammar.questions import CHOICES, PLACES
from gorin.words.grammar.scope import NOBODY, NOTHING, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.verbs import DISCARD, STAT


class ChangeStrength(UponLand):
    """Some provinces become stronger or weaker."""

    def __init__(self, which: Things, amount: int | Amount, sign: int, until: int) -> None:
        super().__init__(which, which is CURRENT_PROVINCE)
        self.amount = amount
        self.sign = sign
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        value = self.sign * value_of(self.amount, s, scope)
        for code in self.which.cards(s, scope) if value else []:
            ops.change_strength(s, code - PLACES, value, self.until, scope)

    def touches(self, s: CcgState, scope: Scope) -> list[int]:
        """DE-BTL-13: the Province under attack may be among them."""
        return self.which.cards(s, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.stat == STRENGTH and lasting.until == self.until
        return same and could_be(self.amount, self.sign, lasting.amount)

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(STAT, self.which.points_at(known), 1, self.sign, STRENGTH), self.amount)]

    def text(self, speaker: Speaker) -> str:
        which = self.which.text(speaker)
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        if isinstance(self.amount, int):
            return f"give {which} {signed(self.sign * self.amount)} strength{until}"
        verb = "increase" if self.sign > 0 else "reduce"
        return f"{verb} the strength of {which} by {self.amount.text(speaker)}{until}"


class MoreOrLessStrength(Effect):
    """The province of the current battlefield, or any: which, and then whether it is more or less."""

    def __init__(self, amount: int | Amount, any_province: bool) -> None:
        super().__init__()
        self.amount = amount
        self.any_province = any_province

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if self.any_province and not run.memo:
            among = [PLACES + place.id for place in s.provinces]
            s.push(AskOf(scope.seat, "Which province gets more or less strength?", among))
        elif run.memo or province(s, s.battlefield) is not None:
            value = value_of(self.amount, s, scope)
            words = [f"+{value} strength", f"-{value} strength"]
            where = s.book.place_label(s, run.memo[0] if run.memo else s.battlefield)
            asks = f"Does {where} get more or less strength?"
            s.push(AskOf(scope.seat, asks, [CHOICES, CHOICES + 1], words))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code < CHOICES:
            run.memo = [code - PLACES]
            run.repeat()
            return
        place = run.memo[0] if run.memo else s.battlefield
        run.memo = []
        value = value_of(self.amount, s, scope)
        if value:
            ops.change_strength(s, place, value if code == CHOICES else -value, TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.stat == STRENGTH and lasting.until == TURN_END
        return same and any(could_be(self.amount, sign, lasting.amount) for sign in (1, -1))

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([deed for way in (0, 1) for deed in self.brings(way, known)], OWN)

    def brings(self, answer: int, known: Known) -> list[Deed]:
        """More, or less."""
        where = CURRENT_PROVINCE.points_at(known)
        return [measured(Deed(STAT, where, 1, -1 if answer else 1, STRENGTH), self.amount)]

    def text(self, speaker: Speaker) -> str:
        where = "a province" if self.any_province else CURRENT_PROVINCE.text(speaker)
        if isinstance(self.amount, int):
            return f"give {where} +{self.amount} or -{self.amount} strength"
        return f"increase or reduce the strength of {where} by {self.amount.text(speaker)}"


def strengthens(amount: int | Amount, which: Things = CURRENT_PROVINCE, until: int = TURN_END) -> Effect:
    return ChangeStrength(which, amount, 1, until)


def weakens(amount: int | Amount, which: Things = CURRENT_PROVINCE, until: int = TURN_END) -> Effect:
    return ChangeStrength(which, amount, -1, until)


def strengthens_or_weakens(amount: int | Amount, any_province: bool = False) -> Effect:
    """As you choose; of the current battlefield's province, or of any."""
    return MoreOrLessStrength(amount, any_province)


class DestroyProvince(Effect):
    """A province is destroyed by an effect or a cost, not by a lost battle."""

    def __init__(self, which: Things) -> None:
        super().__init__()
        self.which = which

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.which.cards(s, scope):
            place = province(s, code - PLACES)
            if place is not None:
                ops.destroy_province(s, place, NOBODY if place.owner == scope.seat else scope.seat)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return bool(self.which.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(DESTROY_PROVINCE, self.which.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"destroy {self.which.text(speaker)}"


def destroy_province(which: Things) -> Effect:
    return DestroyProvince(which)


class DiscardFromProvince(Effect):
    """The province is refilled at once (CE-SET-11)."""

    def __init__(self, which: Things) -> None:
        super().__init__()
        self.which = which

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.which.cards(s, scope):
            place = province(s, code - PLACES)
            if place is not None and place.card != NOTHING:
                ops.discard(s, place.card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(DISCARD, self.which.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"discard {self.which.text(speaker)}"


def discard_from_province(which: Things) -> Effect:
    return DiscardFromProvince(which)


class ExchangeProvinceCards(Effect):
    """Put one or more cards from your provinces under your Dynasty deck, in the order chosen."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        left = [place for place in provinces_of(s, scope.seat) if place.card != NOTHING]
        among = [PLACES + place.id for place in left if place.id not in run.memo]
        if among:
            asks = "Choose a province whose card goes to the bottom of your Dynasty deck."
            s.push(AskOf(scope.seat, asks, [*among, DONE] if run.memo else among))
        else:
            exchange_remembered(s, run)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] == DONE:
            exchange_remembered(s, run)
        else:
            run.memo.append(s.answers[scope.seat] - PLACES)
            run.repeat()

    def means(self, known: Known) -> list[Deed]:
        return [Deed(EXCHANGE, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "move one or more cards from your provinces to the bottom of your Dynasty deck;"
            " refill those provinces face-up"
        )


def exchange_remembered(s: CcgState, run: Run) -> None:
    """The cards of the provinces that were picked go under the deck, and others come face-up."""
    places = [place for id in run.memo for place in s.provinces if place.id == id]
    for place in places:
        ops.put_in_deck(s, place.card, False)
    for place in places:
        ops.refill(s, place, face_up=True)
    run.memo = []


def exchange_province_cards() -> Effect:
    return ExchangeProvinceCards()


class ExchangeFor(Effect):
    """The card in a province is discarded, and the province is refilled with another one, as any is."""

    def __init__(self, which: Things, card: Things) -> None:
        super().__init__()
        self.which = which
        self.card = card

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.which.cards(s, scope):
            place = province(s, code - PLACES)
            if place is not None and place.card != NOTHING:
                ops.discard(s, place.card)
                for card in self.card.cards(s, scope):
                    ops.refill_with(s, place, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(EXCHANGE, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"discard {self.which.text(speaker)} and refill its province with {self.card.text(speaker)}"


def exchange_for(which: Things, card: Things) -> Effect:
    return ExchangeFor(which, card)
