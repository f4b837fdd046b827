"""The toy's own words: its nouns, its verbs, when its abilities are used. All others are everybody's."""

from __future__ import annotations

from gorin.kernel.windows import interruptible_event_in_progress
from gorin.language.abilities import Usable
from gorin.language.amounts import StatOf
from gorin.language.card_filters import noun_for
from gorin.language.core.base import Amount, Condition, Selector, text_of, value_of
from gorin.language.core.context import AbilityContext, note
from gorin.language.core.definition import Phrase, Rule, TextRenderer
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.event_kinds import EventKind, after, at, when_would
from gorin.language.flow import FirstOf, Later
from gorin.language.measures import AT_LEAST, AT_MOST, Measured
from gorin.language.outcomes import Outcome, did
from gorin.language.players import YOU, Who
from gorin.language.predicates import AFTER, Predicate, Simple
from gorin.language.traits import ForAWhile, Has
from gorin.language.triggers import Trigger
from support.toy import kinds, ops
from support.toy.kinds import CANCEL, DESTROYED, INTERRUPT, PLAY, REACTION, STRENGTH, TURN_END
from support.toy.occasion import Destroy
from support.toy.reading import strength
from support.toy.state import ToyState

# --- which -------------------------------------------------------------------------------------------

CREATURE = noun_for("creature", kinds.CREATURE)
CARD = noun_for("card", kinds.CREATURE, kinds.ACTION)
besides_this = Simple(AFTER, "", lambda s, context, card: card != context.source)


def strength_of(whom: Selector) -> Amount:
    return StatOf(whom, "strength", strength)


def at_least(amount: int | Amount) -> Predicate:
    return Measured("strength", strength, AT_LEAST, amount)


def at_most(amount: int | Amount) -> Predicate:
    return Measured("strength", strength, AT_MOST, amount)


# --- when --------------------------------------------------------------------------------------------

DESTROYING = EventKind("destroying", "{card} [be] destroyed")
DIES = EventKind("destroyed", "{card} [be] destroyed")
ENTERS_PLAY = EventKind("enters play", "{card} [enter] play")
TURN_ENDS = at(EventKind("turn ends", "the turn [end]", at="at the end of the turn"))


def would_die(whom: Selector) -> Trigger:
    return when_would(DESTROYING, whom)


def dies(whom: Selector) -> Trigger:
    return after(DIES, whom)


def destroyed_by_this(whom: Selector) -> Condition:
    return did(Outcome(DESTROYED, "this [destroy] {whom}"), whom)


# --- abilities ---------------------------------------------------------------------------------------


class Played(Usable):
    """An ability that its player uses when he wants to: on his turn, or in a window."""

    def __init__(self, window: str, trigger: Trigger | None, parts: tuple[Phrase, ...]) -> None:
        super().__init__(trigger, parts, ())
        self.window = window
        """The window in which it is used; none: it is used on its player's turn."""
        self.designators = int(trigger is None)

    def heading(self) -> str:
        return self.window.capitalize()


def play(*parts: Phrase) -> Played:
    return Played("", None, parts)


def cancel(trigger: Trigger, *parts: Phrase) -> Played:
    return Played(CANCEL, trigger, parts)


def interrupt(trigger: Trigger, *parts: Phrase) -> Played:
    return Played(INTERRUPT, trigger, parts)


def reaction(trigger: Trigger, *parts: Phrase) -> Played:
    return Played(REACTION, trigger, parts)


# --- verbs -------------------------------------------------------------------------------------------


class DestroyCards(Effect):
    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: ToyState, context: AbilityContext, runner: EffectRunner) -> None:
        """The first is destroyed first, so it is pushed last."""
        for card in reversed(self.whom.cards(s, context)):
            if s.zone[card] == PLAY:
                note(context, DESTROYED, card)
                s.push(Destroy(card, context.seat))

    def can_pay(self, s: ToyState, context: AbilityContext) -> bool:
        cards = self.whom.cards(s, context)
        return bool(cards) and all(s.zone[card] == PLAY for card in cards)

    def text(self, renderer: TextRenderer) -> str:
        return f"destroy {self.whom.text(renderer)}"


class Cancel(Effect):
    """What was about to happen does not."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: ToyState, context: AbilityContext, runner: EffectRunner) -> None:
        interruptible_event_in_progress(s).cancelled = True

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whom.subject(renderer)} is not destroyed"


class ChangeHonor(Effect):
    """Players gain honor, or lose it."""

    def __init__(self, amount: int | Amount, who: Who, sign: int) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.sign = sign

    def do(self, s: ToyState, context: AbilityContext, runner: EffectRunner) -> None:
        amount = self.sign * value_of(self.amount, s, context)
        for seat in self.who.seats(s, context):
            ops.gain(s, seat, amount)

    def can_pay(self, s: ToyState, context: AbilityContext) -> bool:
        after = self.sign * value_of(self.amount, s, context)
        return all(s.honor[seat] + after >= 0 for seat in self.who.seats(s, context))

    def text(self, renderer: TextRenderer) -> str:
        verb = self.who.verb(renderer, *(("gain", "gains") if self.sign > 0 else ("lose", "loses")))
        if isinstance(self.amount, int):
            return f"{verb} {self.amount} honor"
        return f"{verb} honor equal to {text_of(self.amount, renderer)}"


class Draw(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: ToyState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context):
            ops.draw(s, seat)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.verb(renderer, 'draw', 'draws')} a card"


def destroy(whom: Selector) -> Effect:
    return DestroyCards(whom)


def not_destroyed(whom: Selector) -> Effect:
    return Cancel(whom)


def gain_honor(amount: int | Amount, who: Who = YOU) -> Effect:
    return ChangeHonor(amount, who, 1)


def lose_honor(amount: int | Amount, who: Who = YOU) -> Effect:
    return ChangeHonor(amount, who, -1)


def draw(who: Who = YOU) -> Effect:
    return Draw(who)


# --- what lasts --------------------------------------------------------------------------------------


def has_strength(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, STRENGTH, amount, while_)


def for_a_while(rule: Rule, until: int = TURN_END) -> Effect:
    return ForAWhile(rule, until)


def later(trigger: Trigger, *effects: Effect, until: int = TURN_END, every_time: bool = False) -> Effect:
    return Later(trigger, effects, until, every_time)


def first_of(*parts: Trigger | Effect, until: int = TURN_END) -> Effect:
    triggers = tuple([part for part in parts if isinstance(part, Trigger)])
    return FirstOf(triggers, tuple([part for part in parts if isinstance(part, Effect)]), until)
