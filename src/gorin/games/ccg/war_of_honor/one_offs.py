"""What a single card of War of Honor asks for and no other does, so that it is no word of the language.

`gorin cards war-of-honor --words` tells which cards these are; they stay below one in twenty.
"""

from __future__ import annotations

from typing import ClassVar, cast

from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import (
    RING,
    TURN_END,
)
from gorin.games.ccg.language.meaning import EXCHANGE
from gorin.games.ccg.language.verbs.in_play.entering import awaited_by
from gorin.games.ccg.language.verbs.in_play.states import Destroy
from gorin.games.ccg.language.which.card_filters import InYourPiles
from gorin.games.ccg.language.which.places import are_together
from gorin.games.ccg.language.which.predicates import OfSamePlayer
from gorin.games.ccg.language.which.provinces import CardInProvince
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.reading import (
    laid_under,
    leader,
    province,
)
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.ops import delay
from gorin.language.core.questions import CHOICES, PLACES
from gorin.language.core.resolution import Effect, EffectRunner, context_in_progress
from gorin.language.core.state import CardState
from gorin.language.core.zones import DISCARD, HAND
from gorin.language.flow import FirstOf
from gorin.language.predicates import AFTER, STATE, Predicate, Simple
from gorin.language.selectors import CHOSEN, CHOSEN_SLOT, SELF, called
from gorin.language.triggers import Trigger
from gorin.language.verbs import ENTER, MOVE, SEARCH

# --- Shinsei's Tomb -----------------------------------------------------------------------------------


THE_RINGS_UNDER_IT = called("each Ring under it", CHOSEN)


class LayUnderThis(Effect):
    """Out of a discard pile, under this card."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.lay_under(s, card, context.source)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(EXCHANGE, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"lay {self.whom.text(renderer)} face-up under {renderer.kind}, out of play"


def lay_under_this(whom: Selector) -> Effect:
    return LayUnderThis(whom)


class DestroyThisKeeper(Destroy):
    """What lay under this card as it was destroyed is CHOSEN for the effects, wherever it went."""

    def __init__(self) -> None:
        super().__init__(SELF)

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context_in_progress(s).put(CHOSEN_SLOT, laid_under(s, context.source))
        super().do(s, context, runner)

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, OWN)
        return super().intents(known)


def destroy_this_keeper() -> Effect:
    return DestroyThisKeeper()


# --- Unpredictable Strategy ---------------------------------------------------------------------------


class SwitchLocations(Effect):
    """CE-BATG-09: each moves to the location of the other at once; if one does not, neither does."""

    def __init__(self, one: Selector, other: Selector) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for one, other in zip(self.one.cards(s, context), self.other.cards(s, context), strict=False):
            first, second = leader(s, one), leader(s, other)
            sides = my_side(s, s.controller[first]), my_side(s, s.controller[second])
            ops.switch(s, first, second, sides, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MOVE, self.one.points_at(known)), Intent(MOVE, self.other.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        one, other = self.one.text(renderer), self.other.text(renderer)
        return f"switch {f'the locations of {one} and {other}' if one != other else 'their locations'}"


def switch_locations(one: Selector, other: Selector) -> Effect:
    return SwitchLocations(one, other)


class ElsewhereThan(Predicate):
    """At another location than some card."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(AFTER, "at another location")
        self.whom = whom

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return not any(are_together(s, card, other) for other in self.whom.cards(s, context))


def elsewhere_than(whom: Selector) -> Predicate:
    return ElsewhereThan(whom)


def of_same_player_as(whom: Selector) -> Predicate:
    return OfSamePlayer(whom, "controlled by the same player")


# --- Family Library -----------------------------------------------------------------------------------


YOUR_FACE_UP_CARD = CardInProvince(
    "one of your provinces",
    lambda s, context, place: place.owner == context.seat and place.face_up,
    "face-up card",
)


def discarded(card_filter: CardFilter) -> CardFilter:
    """WH-GLO-12: in your pile and not dead."""
    alive = Simple(STATE, "discarded", lambda s, context, card: not s.dead[card])
    return InYourPiles(
        card_filter.with_(alive), DISCARD, "Dynasty discard pile", lambda player: player.dynasty_discard
    )


class ExchangeFor(Effect):
    """The card in a province is discarded, and the province is refilled with another one, as any is."""

    def __init__(self, which: Selector, card: Selector) -> None:
        super().__init__()
        self.which = which
        self.card = card

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.which.cards(s, context):
            place = province(s, code - PLACES)
            if place is not None and place.card != NOTHING:
                ops.discard(s, place.card)
                for card in self.card.cards(s, context):
                    ops.refill_with(s, place, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(EXCHANGE, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"discard {self.which.text(renderer)} and refill its province with {self.card.text(renderer)}"


def exchange_for(which: Selector, card: Selector) -> Effect:
    return ExchangeFor(which, card)


# --- Changing Paths -----------------------------------------------------------------------------------


def rings(edition: str) -> list[Card]:
    """The Rings of an edition that tell how they enter play, by name."""
    found = [
        card for card in catalogue(edition).values() if card.type == RING and awaited_by(card) is not None
    ]
    return sorted(found, key=lambda card: card.name)


def named_ring(s: CcgState, context: AbilityContext) -> Card:
    return rings(s.edition)[context.numbers[-1]]


class NameRing(Effect):
    """You name a Ring; the number of it is the last of the context's numbers."""

    asks: ClassVar[str] = "effect.name-ring"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        names = [card.name for card in rings(s.edition)]
        s.push(AskOf(context.seat, "Name a Ring", [CHOICES + at for at in range(len(names))], names))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.numbers.append(s.answers[context.seat] - CHOICES)
        ops.name(s, context.seat, named_ring(s, context).name)

    def intents(self, known: Known) -> list[Intent]:
        return []

    def text(self, renderer: TextRenderer) -> str:
        return "name a Ring"


class NamedRingAwaits(Trigger):
    """You have done what the Ring that was named asks for to enter play."""

    def fits(self, s: CcgState, context: AbilityContext, moment: TriggerEvent) -> bool:
        awaited = awaited_by(named_ring(s, context))
        same = awaited is not None and awaited.kind == moment.kind
        return (
            same
            and awaited is not None
            and awaited.fits(s, AbilityContext(context.seat, NOTHING, moment), moment)
        )

    def text(self, renderer: TextRenderer) -> str:
        return "after you next do this turn what the Ring asks for to enter play"


class SearchNamedRing(Effect):
    """The discard pile first, then the Fate deck; what is found is CHOSEN and goes to the hand."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        player, slug = s.players[context.seat], named_ring(s, context).slug
        found = [card for card in player.fate_discard if s.definition(card).slug == slug]
        if not found:
            ops.look(s, context.seat, player.fate)
            found = [card for card in player.fate if s.definition(card).slug == slug]
            for card in found[:1]:
                ops.put_in_hand(s, card, shown=True)
            ops.shuffle(s, context.seat, False)
        else:
            ops.put_in_hand(s, found[0], shown=True)
        context.put(CHOSEN_SLOT, found[:1])

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "search your discard pile, then your Fate deck, for it; reveal it and put it into your hand"


class PlayChosenRing(Effect):
    """You may put it into play, as if it had been in your hand before (CE-WIN-05)."""

    asks: ClassVar[str] = "effect.play"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in context.get(CHOSEN_SLOT):
            if s.zone[card] == HAND and why_not_controlled(s, card, context.seat) is None:
                asks = f"Put {named_ring(s, context).name} into play?"
                s.push(AskOf(context.seat, asks, [CHOICES, PASS], ["Yes"]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] != PASS:
            ops.enter_by_own_text(s, context.get(CHOSEN_SLOT)[0])

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(ENTER, Whom(OWN))], OWN)

    def text(self, renderer: TextRenderer) -> str:
        return "you may put it into play"


class FindNamedRing(FirstOf):
    """Rings wait for different kinds of moments; whichever kind the named one waits for, it is one thing."""

    def __init__(self) -> None:
        triggers = tuple([NamedRingAwaits(kind) for kind in ("resolved", "battle resolved")])
        super().__init__(triggers, (SearchNamedRing(), PlayChosenRing()), TURN_END)

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        awaited = awaited_by(named_ring(cast(CcgState, s), context))
        for delayed in self.delayed:
            if awaited is not None and delayed.trigger is not None and delayed.trigger.kind == awaited.kind:
                delay(s, runner.what, delayed.number, self.until, False, context)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.delayed[0].occasion(renderer)}, {self.block.text(renderer)}"


def name_ring() -> Effect:
    return NameRing()


def find_named_ring() -> Effect:
    return FindNamedRing()
