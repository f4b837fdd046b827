"""How effects hang together: if, may, choose one, later, whichever comes first."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.kernel.questions import PASS
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Triggered
from gorin.language.card_filters import CardFilter
from gorin.language.core import ops
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import listed, option, past, sentence
from gorin.language.core.meaning import ANYBODYS, Intent, Known, as_chosen, perhaps
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Block, Effect, EffectRunner, resolution_in_progress
from gorin.language.core.state import CardState
from gorin.language.picks import TARGETS, Pick, or_pass
from gorin.language.players import YOU, Who
from gorin.language.selectors import PAID_SLOT
from gorin.language.triggers import Trigger


class If(Effect):
    """Only if a condition holds; otherwise something else, or nothing."""

    def __init__(self, condition: Condition, then: tuple[Effect, ...], otherwise: tuple[Effect, ...]) -> None:
        super().__init__()
        self.condition = condition
        self.then = Block(then)
        self.otherwise = Block(otherwise)

    def children(self) -> list[Node]:
        return [self.then, self.otherwise]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        block = self._due(s, context)
        if block.effects:
            s.push(EffectRunner(runner.what, block.number))

    def _due(self, s: CardState, context: AbilityContext) -> Block:
        return self.then if self.condition.holds(s, context) else self.otherwise

    def can_change(self, s: CardState, context: AbilityContext) -> bool:
        return self._due(s, context).can_change(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.then.intents(known) + self.otherwise.intents(known))

    def text(self, renderer: TextRenderer) -> str:
        text = f"if {self.condition.text(renderer)}, {self.then.text(renderer)}"
        if self.otherwise.effects:
            text += f"; otherwise, {self.otherwise.text(renderer)}"
        return text


class May(Effect):
    """Somebody may do something; what is targeted for it is chosen as it resolves (CE-TARG-02)."""

    asks: ClassVar[str] = "effect.may"

    def __init__(
        self, who: Who, pick: Pick | None, effects: tuple[Effect, ...], otherwise: tuple[Effect, ...]
    ) -> None:
        super().__init__()
        self.who = who
        self.pick = pick
        self.block = Block(effects)
        self.otherwise = Block(otherwise)

    def children(self) -> list[Node]:
        return [self.block, self.otherwise]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        seats = self.who.seats(s, context)
        among = self._open_ways(s, context) if self.pick is None else self._candidates(s, context, self.pick)
        if seats and among:
            s.push(
                AskOf(seats[0], self._asks(asker(s, runner.what, self.who.subject)), [*among, PASS], ["Yes"])
            )
        elif self.otherwise.effects:
            s.push(EffectRunner(runner.what, self.otherwise.number))

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[self.who.seats(s, context)[0]]
        if code == PASS:
            if self.otherwise.effects:
                s.push(EffectRunner(runner.what, self.otherwise.number))
            return
        if self.pick is not None:
            context.put(self.pick.slot, [code])
        s.push(EffectRunner(runner.what, self.block.number))
        if self.pick is not None and self.pick.role == TARGETS:
            resolution_in_progress(s).has_targeted(s, code)

    def refuses(
        self, s: CardState, context: AbilityContext, runner: EffectRunner, code: int
    ) -> Reason | None:
        return None if self.pick is None else resolution_in_progress(s).why_not_picked(s, self.pick, code)

    def _open_ways(self, s: CardState, context: AbilityContext) -> list[int]:
        """To do it, where that would change anything."""
        return [CHOICES] if self.block.can_change(s, context) else []

    def can_change(self, s: CardState, context: AbilityContext) -> bool:
        """What is picked for it is known only as it resolves."""
        if self.pick is not None or self.block.can_change(s, context):
            return True
        return self.otherwise.can_change(s, context)

    def _candidates(self, s: CardState, context: AbilityContext, pick: Pick) -> list[int]:
        """The rules about targets are the same as for those that are chosen at once."""
        return resolution_in_progress(s).may_be_picked(s, pick)

    def _asks(self, renderer: TextRenderer) -> str:
        """What may be done is the question; what follows from it is told."""
        if self.pick is not None:
            return or_pass(self.pick.prompt(renderer.dialect, *self.block.effects))
        deed, _, rest = self.block.deed(renderer).partition("; ")
        return f"{deed}? {sentence(rest)}".rstrip()

    def intents(self, known: Known) -> list[Intent]:
        return self.brings(0, known) + perhaps(self.otherwise.intents(known))

    def brings(self, answer: int, known: Known) -> list[Intent]:
        if answer == PASS:
            return self.otherwise.intents(known)
        if self.pick is not None:
            known.put(self.pick.slot, self.pick.card_filter.points_at(known).whose)
        return as_chosen(self.block.intents(known), self.who.points_at(known).whose)

    def text(self, renderer: TextRenderer) -> str:
        if self.pick is not None:
            self.pick.introduce(renderer)
        text = f"{self.who.text(renderer)} may {self.block.deed(renderer)}"
        if self.otherwise.effects:
            text += f"; if not, {self.otherwise.text(renderer)}"
        return text


class ChooseOne(Effect):
    """Somebody chooses between ways to go on."""

    asks: ClassVar[str] = "effect.choose-way"

    def __init__(self, who: Who, ways: tuple[tuple[Effect, ...], ...]) -> None:
        super().__init__()
        self.who = who
        self.ways = [Block(way) for way in ways]

    def children(self) -> list[Node]:
        return list(self.ways)

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        seats = self.who.seats(s, context)
        if seats:
            words = [option(way.text(asker(s, runner.what, self.who.subject))) for way in self.ways]
            s.push(AskOf(seats[0], "choose one", [CHOICES + i for i in range(len(words))], words))

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[self.who.seats(s, context)[0]]
        s.push(EffectRunner(runner.what, self.ways[code - CHOICES].number))

    def can_change(self, s: CardState, context: AbilityContext) -> bool:
        return any(way.can_change(s, context) for way in self.ways)

    def minds_moment(self) -> bool:
        is_open = self.who.whose == ANYBODYS
        return is_open or any(effect.minds_moment() for way in self.ways for effect in way.effects)

    def intents(self, known: Known) -> list[Intent]:
        intents = [intent for way in self.ways for intent in way.intents(known)]
        return as_chosen(intents, self.who.points_at(known).whose)

    def brings(self, answer: int, known: Known) -> list[Intent]:
        return self.ways[answer].intents(known)

    def text(self, renderer: TextRenderer) -> str:
        who = self.who.text(renderer)  # first, for it may be the first mention
        said = [way.text(renderer) for way in self.ways]
        is_long = any(" and " in each for each in said)
        ways = f"{', '.join(said[:-1])}, or {said[-1]}" if is_long else listed(said, "or")
        return ways if who == "you" else f"{who} chooses one: {ways}"


@final
class Delayed(Triggered):
    """What waits for a moment: for every one until then, or for the next."""

    def __init__(self, trigger: Trigger, effects: tuple[Effect, ...], until: int, every_time: bool) -> None:
        super().__init__(trigger, effects)
        self.until = until
        self.every_time = every_time

    def occasion(self, renderer: TextRenderer) -> str:
        assert self.trigger is not None
        within = None if self.every_time else renderer.dialect.within(self.until)
        return self.trigger.text(renderer) if within is None else self.trigger.awaited(renderer, within)


class Later(Effect):
    """Something that happens when a later moment comes."""

    def __init__(self, trigger: Trigger, effects: tuple[Effect, ...], until: int, every_time: bool) -> None:
        super().__init__()
        self.delayed = Delayed(trigger, effects, until, every_time)
        self.until = until
        self.every_time = every_time

    def children(self) -> list[Node]:
        return [self.delayed]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.delay(s, runner.what, self.delayed.number, self.until, self.every_time, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.node == self.delayed.number and lasting.until == self.until
        return same and lasting.amount == int(self.every_time)

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.delayed.block.intents(known))

    def text(self, renderer: TextRenderer) -> str:
        said = self.delayed.occasion(renderer)
        until = "" if renderer.brief else renderer.dialect.waits(self.until, self.every_time)
        return f"{until}, {said}, {self._what(renderer)}" if until else f"{said}, {self._what(renderer)}"

    def _what(self, renderer: TextRenderer) -> str:
        return self.delayed.block.text(renderer)


def if_(condition: Condition, *then: Effect, otherwise: tuple[Effect, ...] = ()) -> Effect:
    return If(condition, then, otherwise)


def may(*parts: Pick | Effect, who: Who = YOU, otherwise: tuple[Effect, ...] = ()) -> Effect:
    """You may (or `who` may) do this; a pick among the parts is made as it resolves."""
    picks = [part for part in parts if isinstance(part, Pick)]
    effects = tuple([part for part in parts if isinstance(part, Effect)])
    return May(who, picks[0] if picks else None, effects, otherwise)


def choose_one(*ways: Effect | tuple[Effect, ...], who: Who = YOU) -> Effect:
    return ChooseOne(who, tuple([way if isinstance(way, tuple) else (way,) for way in ways]))


class GoOn(Effect):
    """One of the moments has come: the others are not waited for any more."""

    def __init__(self, waits: FirstOf) -> None:
        super().__init__()
        self.waits = waits

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        nodes = [delayed.number for delayed in self.waits.delayed]
        for lasting in list(s.lasting):
            same = lasting.context.source == context.source and lasting.context.bound == context.bound
            if same and lasting.what == runner.what and lasting.node in nodes:
                ops.end_lasting(s, lasting.id)
        s.push(EffectRunner(runner.what, self.waits.block.number))

    def intents(self, known: Known) -> list[Intent]:
        """Those who wait tell what they wait for."""
        return []

    def text(self, renderer: TextRenderer) -> str:
        return self.waits.block.text(renderer)


class FirstOf(Effect):
    """Something that happens once, at the first of several moments."""

    def __init__(self, triggers: tuple[Trigger, ...], effects: tuple[Effect, ...], until: int) -> None:
        super().__init__()
        self.block = Block(effects)
        self.delayed = [Delayed(trigger, (GoOn(self),), until, False) for trigger in triggers]
        self.until = until

    def children(self) -> list[Node]:
        return [self.block, *self.delayed]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        for delayed in self.delayed:
            ops.delay(s, runner.what, delayed.number, self.until, False, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.node in [delayed.number for delayed in self.delayed] and lasting.until == self.until
        return same and lasting.amount == 0

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.block.intents(known))

    def text(self, renderer: TextRenderer) -> str:
        moments = listed([delayed.occasion(renderer) for delayed in self.delayed], "or")
        return f"{moments}, whichever comes first, {self.block.text(renderer)}"


class OrInstead(Effect):
    """A cost, or another in its place where something was chosen to pay that one with."""

    def __init__(self, usual: Effect, other: Effect) -> None:
        super().__init__()
        self.usual = usual
        self.other = other

    def children(self) -> list[Node]:
        return [self.usual, self.other]

    def _due(self, context: AbilityContext) -> Effect:
        return self.other if context.get(PAID_SLOT) else self.usual

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        self._due(context).do(s, context, runner)

    def can_pay(self, s: CardState, context: AbilityContext) -> bool:
        return self._due(context).can_pay(s, context)

    def intents(self, known: Known) -> list[Intent]:
        """Who has something else to pay with need not use it."""
        return self.usual.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.usual.text(renderer)} or {self.other.text(renderer)} instead"


def or_instead(usual: Effect, other: Effect) -> Effect:
    """`other` speaks of PAID, which `may_pay_with` lets the player choose."""
    return OrInstead(usual, other)


class IfPaid(Effect):
    """A cost that nobody must pay: it is due only where something was chosen to pay it with."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.get(PAID_SLOT):
            self.effect.do(s, context, runner)

    def can_pay(self, s: CardState, context: AbilityContext) -> bool:
        return not context.get(PAID_SLOT) or self.effect.can_pay(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.effect.intents(known))

    def text(self, renderer: TextRenderer) -> str:
        return f"you may {self.effect.text(renderer)}"


def if_paid(effect: Effect) -> Effect:
    """`effect` speaks of PAID, which `may_pay_with` lets the player choose or not."""
    return IfPaid(effect)


class Paid(Condition):
    """Something was chosen to pay such a cost with: "you discarded a card"."""

    def __init__(self, verb: str, whom: Selector) -> None:
        self.verb = verb
        self.whom = whom

    def holds(self, s: CardState, context: AbilityContext) -> bool:
        return bool(context.get(PAID_SLOT))

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom
        said = whom.one(renderer) if isinstance(whom, CardFilter) else whom.text(renderer)
        return f"you {past(self.verb, True)} {said}"


def paid_by_discarding(card_filter: CardFilter) -> Condition:
    return Paid("discard", card_filter)


def paid_by_dishonoring(whom: Selector) -> Condition:
    return Paid("dishonor", whom)


class Surely(Effect):
    """Nothing prevents this effect, and what lasts of it is not negated later. It asks nothing."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        context.sure = True
        self.effect.do(s, context, runner)
        context.sure = False

    def intents(self, known: Known) -> list[Intent]:
        return self.effect.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.effect.text(renderer)} (this cannot be negated)"


def surely(effect: Effect) -> Effect:
    return Surely(effect)
