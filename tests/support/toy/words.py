"""The toy's own words: its nouns, its verbs, when its abilities are used. All others are everybody's."""

from __future__ import annotations

from gorin.kernel.windows import happening_in_progress
from gorin.words.abilities import Usable
from gorin.words.amounts import StatOf
from gorin.words.conditions import Did
from gorin.words.flow import FirstOf, Later
from gorin.words.grammar.base import Amount, Condition, Things, text_of, value_of
from gorin.words.grammar.definition import Phrase, Rule, Speaker
from gorin.words.grammar.scope import Scope, note
from gorin.words.grammar.script import Effect, Run
from gorin.words.measures import AT_LEAST, AT_MOST, Measured
from gorin.words.nouns import noun_for
from gorin.words.players import YOU, Who
from gorin.words.qualities import AFTER, Quality, Simple
from gorin.words.traits import ForAWhile, Has
from gorin.words.triggers import Trigger, after
from support.toy import kinds, ops
from support.toy.happening import Destroy
from support.toy.kinds import CANCEL, DESTROYED, INTERRUPT, PLAY, REACTION, STRENGTH, TURN_END
from support.toy.reading import strength
from support.toy.state import ToyState

# --- which -------------------------------------------------------------------------------------------

CREATURE = noun_for("creature", kinds.CREATURE)
CARD = noun_for("card", kinds.CREATURE, kinds.ACTION)
besides_this = Simple(AFTER, "", lambda s, scope, card: card != scope.source)


def strength_of(whom: Things) -> Amount:
    return StatOf(whom, "strength", strength)


def at_least(amount: int | Amount) -> Quality:
    return Measured("strength", strength, AT_LEAST, amount)


def at_most(amount: int | Amount) -> Quality:
    return Measured("strength", strength, AT_MOST, amount)


# --- when --------------------------------------------------------------------------------------------

TURN_ENDS = after("turn ends", "at the end of the turn")


def would_die(whom: Things) -> Trigger:
    return after("destroying", "when {he} would be destroyed", about=whom)


def dies(whom: Things) -> Trigger:
    return after("destroyed", "after {he} is destroyed", about=whom)


def destroyed_by_this(whom: Things) -> Condition:
    return Did(whom, DESTROYED, "this destroyed {him}")


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
    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: ToyState, scope: Scope, run: Run) -> None:
        """The first is destroyed first, so it is pushed last."""
        for card in reversed(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                note(scope, DESTROYED, card)
                s.push(Destroy(card, scope.seat))

    def can_pay(self, s: ToyState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(s.zone[card] == PLAY for card in cards)

    def text(self, speaker: Speaker) -> str:
        return f"destroy {self.whom.text(speaker)}"


class Cancel(Effect):
    """What was about to happen does not."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: ToyState, scope: Scope, run: Run) -> None:
        happening_in_progress(s).cancelled = True

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} is not destroyed"


class ChangeHonor(Effect):
    """Players gain honor, or lose it."""

    def __init__(self, amount: int | Amount, who: Who, sign: int) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.sign = sign

    def do(self, s: ToyState, scope: Scope, run: Run) -> None:
        amount = self.sign * value_of(self.amount, s, scope)
        for seat in self.who.seats(s, scope):
            ops.gain(s, seat, amount)

    def can_pay(self, s: ToyState, scope: Scope) -> bool:
        after = self.sign * value_of(self.amount, s, scope)
        return all(s.honor[seat] + after >= 0 for seat in self.who.seats(s, scope))

    def text(self, speaker: Speaker) -> str:
        verb = self.who.verb(speaker, *(("gain", "gains") if self.sign > 0 else ("lose", "loses")))
        if isinstance(self.amount, int):
            return f"{verb} {self.amount} honor"
        return f"{verb} honor equal to {text_of(self.amount, speaker)}"


class Draw(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: ToyState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            ops.draw(s, seat)

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.verb(speaker, 'draw', 'draws')} a card"


def destroy(whom: Things) -> Effect:
    return DestroyCards(whom)


def not_destroyed(whom: Things) -> Effect:
    return Cancel(whom)


def gain_honor(amount: int | Amount, who: Who = YOU) -> Effect:
    return ChangeHonor(amount, who, 1)


def lose_honor(amount: int | Amount, who: Who = YOU) -> Effect:
    return ChangeHonor(amount, who, -1)


def draw(who: Who = YOU) -> Effect:
    return Draw(who)


# --- what lasts --------------------------------------------------------------------------------------


def has_strength(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, STRENGTH, amount, while_)


def for_a_while(rule: Rule, until: int = TURN_END) -> Effect:
    return ForAWhile(rule, until)


def later(trigger: Trigger, *effects: Effect, until: int = TURN_END, every_time: bool = False) -> Effect:
    return Later(trigger, effects, until, every_time)


def first_of(*parts: Trigger | Effect, until: int = TURN_END) -> Effect:
    triggers = tuple([part for part in parts if isinstance(part, Trigger)])
    return FirstOf(triggers, tuple([part for part in parts if isinstance(part, Effect)]), until)
