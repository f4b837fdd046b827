"""What happens to players: honor, fate, cards in hand and decks."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.bids import is_bidding
from gorin.games.lcg.table.ops import purses
from gorin.games.lcg.table.reading import RING_CODES
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import Changing, cause
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.words import verbs
from gorin.words.grammar.base import Amount, Things, measured, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known, Verb
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.players import YOU, Who
from gorin.words.things import PAID


@final
class ToPlayers(Changing):
    """Players gain or lose honor or fate, draw, or discard at random."""

    def __init__(
        self,
        kind: str,
        verb: Verb,
        forms: tuple[str, str],
        of: str,
        amount: int | Amount,
        who: Who,
        where: str = "",
    ) -> None:
        super().__init__()
        self.kind = kind
        self.verb = verb
        self.forms = forms
        """The verb: "gain", "gains"."""
        self.of = of
        self.amount = amount
        self.who = who
        self.where = where
        """From where, if that is to be said."""

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        amount = value_of(self.amount, s, scope)
        return [
            Moment(self.kind, NOTHING, seat, NOTHING, amount, cause(scope))
            for seat in self.who.seats(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        if not isinstance(self.amount, int):
            self.amount.name_players(known)
        return [measured(Deed(self.verb, self.who.points_at(known), of=self.of), self.amount)]

    def text(self, speaker: Speaker) -> str:
        said = self.who.verb(speaker, *self.forms)
        if not isinstance(self.amount, int):
            return f"{said} {self.of}{self.where} equal to {self.amount.text(speaker)}"
        of = self.of.replace("cards", "card") if self.amount == 1 else self.of
        return f"{said} {self.amount} {of}{self.where}"


@final
class Gives(Changing):
    """Honor or fate goes from one player to another."""

    def __init__(self, kind: str, of: str, amount: int | Amount, giver: Who, taker: Who, words: str) -> None:
        super().__init__()
        self.kind = kind
        self.of = of
        self.amount = amount
        self.giver = giver
        self.taker = taker
        self.words = words

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        amount = value_of(self.amount, s, scope)
        return [
            Moment(self.kind, NOTHING, giver, taker, amount, cause(scope))
            for giver in self.giver.seats(s, scope)
            for taker in self.taker.seats(s, scope)
        ]

    def can_pay(self, s: LcgState, scope: Scope) -> bool:
        moments = self.moments(s, scope)
        purse = [
            s.players[each.seat].fate if self.of == "fate" else s.players[each.seat].honor for each in moments
        ]
        enough = all(has >= each.amount for has, each in zip(purse, moments, strict=True))
        return enough and super().can_pay(s, scope)

    def means(self, known: Known) -> list[Deed]:
        lost = measured(Deed(verbs.LOSE, self.giver.points_at(known), of=self.of), self.amount)
        return [lost, measured(Deed(verbs.GAIN, self.taker.points_at(known), of=self.of), self.amount)]

    def text(self, speaker: Speaker) -> str:
        words = self.words.replace("{amount}", text_of(self.amount, speaker))
        return words.replace("{giver}", self.giver.text(speaker)).replace("{taker}", self.taker.text(speaker))


@final
class SpendToRing(Changing):
    """Fate is spent to a ring (LCG-FATE-05); which one was chosen to pay with."""

    def __init__(self, amount: int, ring: Things) -> None:
        super().__init__()
        self.amount = amount
        self.ring = ring

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        rings = [code - RING_CODES for code in self.ring.cards(s, scope)]
        return [
            Moment("fate to ring", NOTHING, scope.seat, ring, self.amount, cause(scope)) for ring in rings
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.LOSE, YOU.points_at(known), self.amount, of="fate")]

    def text(self, speaker: Speaker) -> str:
        return f"spend {self.amount} fate to {self.ring.text(speaker)}"


@final
class DiscardFromHand(Changing):
    """Cards that were picked leave the hand."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        return [
            Moment("discarded from hand", card, s.owner[card], NOTHING, 0, cause(scope))
            for card in self.whom.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.DISCARD, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"discard {self.whom.text(speaker)}"


@final
class ChangeBid(Effect):
    """LCG-BID-01: the value of your bid is another; the dial stays as it is."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        purses.change_bid(s, scope.seat, self.amount)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return is_bidding(s, scope.seat) and (self.amount > 0 or s.players[scope.seat].bid > 0)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.SET, YOU.points_at(known), abs(self.amount), of="bid")]

    def text(self, speaker: Speaker) -> str:
        verb = "increase" if self.amount > 0 else "decrease"
        least = "" if self.amount > 0 else " (to a minimum of 0)"
        return f"{verb} the value of your bid by {abs(self.amount)}{least}"


@final
class SetDial(Effect):
    """LCG-BID-04: what your dial shows is another number, and so is your bid."""

    def __init__(self, shows: int) -> None:
        super().__init__()
        self.shows = shows

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        purses.set_dial(s, scope.seat, self.shows)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return s.players[scope.seat].dial != self.shows

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.SET, YOU.points_at(known), self.shows, of="bid")]

    def text(self, speaker: Speaker) -> str:
        return f"set the bid on your honor dial to {self.shows}"


def hand_of(who: Who) -> str:
    """The hand of whoever does something, as the same sentence speaks of it."""
    return "your hand" if who is YOU else "their hand"


# --- how cards say it -----------------------------------------------------------------------------


def gain_honor(amount: int | Amount, who: Who = YOU) -> Changing:
    return ToPlayers("honor gained", verbs.GAIN, ("gain", "gains"), "honor", amount, who)


def lose_honor(amount: int | Amount, who: Who = YOU) -> Changing:
    return ToPlayers("honor lost", verbs.LOSE, ("lose", "loses"), "honor", amount, who)


def gain_fate(amount: int | Amount, who: Who = YOU) -> Changing:
    return ToPlayers("fate gained", verbs.GAIN, ("gain", "gains"), "fate", amount, who)


def lose_fate(amount: int | Amount, who: Who = YOU) -> Changing:
    return ToPlayers("fate lost", verbs.LOSE, ("lose", "loses"), "fate", amount, who)


def spend_fate(amount: int) -> Changing:
    """As a cost."""
    return ToPlayers("fate lost", verbs.LOSE, ("spend", "spends"), "fate", amount, YOU)


def spend_fate_to_ring(amount: int, ring: Things = PAID) -> Changing:
    """As a cost, with `paying(UNCLAIMED_RING)`."""
    return SpendToRing(amount, ring)


def take_honor(amount: int | Amount, giver: Who = OPPONENT) -> Changing:
    return Gives("honor given", "honor", amount, giver, YOU, "take {amount} honor from {giver}")


def give_honor(amount: int | Amount, taker: Who = OPPONENT) -> Changing:
    return Gives("honor given", "honor", amount, YOU, taker, "give {taker} {amount} honor")


def take_fate(amount: int | Amount, giver: Who = OPPONENT) -> Changing:
    return Gives("fate given", "fate", amount, giver, YOU, "take {amount} fate from {giver}")


def hand_you_honor(amount: int | Amount, giver: Who) -> Changing:
    """As `take_honor`, said of who gives it."""
    return Gives("honor given", "honor", amount, giver, YOU, "give you {amount} honor")


def hand_you_fate(amount: int | Amount, giver: Who) -> Changing:
    return Gives("fate given", "fate", amount, giver, YOU, "give you {amount} fate")


def give_fate(amount: int | Amount, taker: Who = OPPONENT) -> Changing:
    return Gives("fate given", "fate", amount, YOU, taker, "give {taker} {amount} fate")


def change_bid(amount: int) -> Effect:
    return ChangeBid(amount)


def set_dial(number: int) -> Effect:
    return SetDial(number)


def draw(amount: int | Amount, who: Who = YOU) -> Changing:
    return ToPlayers("draws", verbs.DRAW, ("draw", "draws"), "cards", amount, who)


def discard_at_random(amount: int | Amount, who: Who = OPPONENT) -> Changing:
    forms = ("discard", "discards")
    return ToPlayers(
        "discards at random", verbs.DISCARD, forms, "random cards", amount, who, f" from {hand_of(who)}"
    )


def discard_from_hand(whom: Things) -> Changing:
    """Cards that were picked; as a cost with `paying(CARD.in_zone(HAND))`."""
    return DiscardFromHand(whom)
