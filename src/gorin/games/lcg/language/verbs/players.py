"""What happens to players: honor, fate, cards in hand and decks."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.fighting.bids import is_bidding
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.table.ops import lands, resources
from gorin.games.lcg.table.reading import RING_CODES
from gorin.games.lcg.table.state import LcgState
from gorin.language import verbs
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount, Selector, measured, text_of, value_of
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Verb
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.players import YOU, Who
from gorin.language.selectors import PAID


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
        from_hand: bool = False,
    ) -> None:
        super().__init__()
        self.kind = kind
        self.verb = verb
        self.forms = forms
        """The verb: "gain", "gains"."""
        self.of = of
        self.amount = amount
        self.who = who
        self.from_hand = from_hand
        """It is said that this comes from the hand."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        amount = value_of(self.amount, s, context)
        return [
            TriggerEvent(self.kind, NOTHING, seat, NOTHING, amount, cause(context))
            for seat in self.who.seats(s, context)
        ]

    def minds_moment(self) -> bool:
        return not isinstance(self.amount, int) or self.who.whose == ANYBODYS

    def intents(self, known: Known) -> list[Intent]:
        if not isinstance(self.amount, int):
            self.amount.name_players(known)
        return [measured(Intent(self.verb, self.who.points_at(known), of=self.of), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        said = self.who.verb(renderer, *self.forms)
        where = f" from {hand_of(self.who, renderer)}" if self.from_hand and not renderer.brief else ""
        if not isinstance(self.amount, int):
            return f"{said} {self.of}{where} equal to {self.amount.text(renderer)}"
        of = self.of.replace("cards", "card") if self.amount == 1 else self.of
        return f"{said} {self.amount} {of}{where}"


BY_YOU: Final = 0
BY_THE_GIVER: Final = 1


@final
class Gives(Changing):
    """Honor or fate goes from one player to another."""

    def __init__(
        self, kind: str, of: str, amount: int | Amount, giver: Who, taker: Who, by: int = BY_YOU
    ) -> None:
        super().__init__()
        self.kind = kind
        self.of = of
        self.amount = amount
        self.giver = giver
        self.taker = taker
        self.by = by
        """Of whom it is said: you give or take it, or whoever has selected this way gives it."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        amount = value_of(self.amount, s, context)
        return [
            TriggerEvent(self.kind, NOTHING, giver, taker, amount, cause(context))
            for giver in self.giver.seats(s, context)
            for taker in self.taker.seats(s, context)
        ]

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        moments = self.moments(s, context)
        purse = [
            s.players[each.seat].fate if self.of == "fate" else s.players[each.seat].honor for each in moments
        ]
        enough = all(has >= each.amount for has, each in zip(purse, moments, strict=True))
        return enough and super().can_pay(s, context)

    def intents(self, known: Known) -> list[Intent]:
        lost = measured(Intent(verbs.LOSE, self.giver.points_at(known), of=self.of), self.amount)
        return [lost, measured(Intent(verbs.GAIN, self.taker.points_at(known), of=self.of), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        what = f"{text_of(self.amount, renderer)} {self.of}"
        giver, taker = self.giver.text(renderer), self.taker.text(renderer)
        if self.by == BY_YOU and self.taker is YOU:
            return f"take {what} from {giver}"
        if self.by == BY_YOU and self.giver is not YOU:
            return f"{giver} gives {taker} {what}"
        is_other = self.taker is YOU and taker != "you"
        return f"give {what} to {taker}" if is_other else f"give {taker} {what}"


@final
class SpendToRing(Changing):
    """Fate is spent to a ring (LCG-FATE-05); which one was chosen to pay with."""

    def __init__(self, amount: int, ring: Selector) -> None:
        super().__init__()
        self.amount = amount
        self.ring = ring

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        rings = [code - RING_CODES for code in self.ring.cards(s, context)]
        return [
            TriggerEvent("fate to ring", NOTHING, context.seat, ring, self.amount, cause(context))
            for ring in rings
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.LOSE, YOU.points_at(known), self.amount, of="fate")]

    def text(self, renderer: TextRenderer) -> str:
        return f"spend {self.amount} fate to {self.ring.text(renderer)}"


@final
class PutFateOnRings(Effect):
    """Fate of the common supply is put on each of some rings."""

    def __init__(self, amount: int, rings: CardFilter) -> None:
        super().__init__()
        self.amount = amount
        self.rings = rings

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.rings.cards(s, context):
            lands.put_fate_on_ring(s, code - RING_CODES, self.amount)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.rings.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.SET, YOU.points_at(known), self.amount, of="rings")]

    def text(self, renderer: TextRenderer) -> str:
        return f"place {self.amount} fate on {self.rings.text(renderer)}"


@final
class DiscardFromHand(Changing):
    """Cards that were picked leave the hand."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        return [
            TriggerEvent("discarded from hand", card, s.owner[card], NOTHING, 0, cause(context))
            for card in self.whom.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.DISCARD, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"discard {self.whom.text(renderer)}"


@final
class ChangeBid(Effect):
    """LCG-BID-01: the value of your bid is another; the dial stays as it is."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        resources.change_bid(s, context.seat, self.amount)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return is_bidding(s, context.seat) and (self.amount > 0 or s.players[context.seat].bid > 0)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.SET, YOU.points_at(known), abs(self.amount), of="bid")]

    def text(self, renderer: TextRenderer) -> str:
        verb = "increase" if self.amount > 0 else "decrease"
        least = "" if self.amount > 0 else " (to a minimum of 0)"
        return f"{verb} the value of your bid by {abs(self.amount)}{least}"


@final
class SetDial(Effect):
    """LCG-BID-04: what your dial shows is another number, and so is your bid."""

    def __init__(self, shows: int) -> None:
        super().__init__()
        self.shows = shows

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        resources.set_dial(s, context.seat, self.shows)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return s.players[context.seat].dial != self.shows

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.SET, YOU.points_at(known), self.shows, of="bid")]

    def text(self, renderer: TextRenderer) -> str:
        return f"set the bid on your honor dial to {self.shows}"


def hand_of(who: Who, renderer: TextRenderer) -> str:
    """The hand of whoever does something, as the same sentence speaks of it."""
    return "your hand" if renderer.who(who.subject) == "you" else "their hand"


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


def spend_fate_to_ring(amount: int, ring: Selector = PAID) -> Changing:
    """As a cost, with `paying(UNCLAIMED_RING)`."""
    return SpendToRing(amount, ring)


def take_honor(amount: int | Amount, giver: Who = OPPONENT) -> Changing:
    return Gives("honor given", "honor", amount, giver, YOU)


def give_honor(amount: int | Amount, taker: Who = OPPONENT) -> Changing:
    return Gives("honor given", "honor", amount, YOU, taker)


def take_fate(amount: int | Amount, giver: Who = OPPONENT) -> Changing:
    return Gives("fate given", "fate", amount, giver, YOU)


def hand_you_honor(amount: int | Amount, giver: Who) -> Changing:
    """As `take_honor`, said of who gives it."""
    return Gives("honor given", "honor", amount, giver, YOU, BY_THE_GIVER)


def hand_you_fate(amount: int | Amount, giver: Who) -> Changing:
    return Gives("fate given", "fate", amount, giver, YOU, BY_THE_GIVER)


def give_fate(amount: int | Amount, taker: Who = OPPONENT) -> Changing:
    return Gives("fate given", "fate", amount, YOU, taker)


def change_bid(amount: int) -> Effect:
    return ChangeBid(amount)


def set_dial(number: int) -> Effect:
    return SetDial(number)


def draw(amount: int | Amount, who: Who = YOU) -> Changing:
    return ToPlayers("draws", verbs.DRAW, ("draw", "draws"), "cards", amount, who)


def discard_at_random(amount: int | Amount, who: Who = OPPONENT) -> Changing:
    forms = ("discard", "discards")
    return ToPlayers("discards at random", verbs.DISCARD, forms, "random cards", amount, who, True)


def put_fate_on_rings(amount: int, rings: CardFilter) -> Effect:
    return PutFateOnRings(amount, rings)


def discard_from_hand(whom: Selector) -> Changing:
    """Cards that were picked; as a cost with `paying(CARD.in_zone(HAND))`."""
    return DiscardFromHand(whom)
