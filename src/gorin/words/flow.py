"""How effects hang together: if, may, choose one, later, whichever comes first."""

from __future__ import annotations

from gorin.kernel.questions import PASS
from gorin.words.abilities import Triggered
from gorin.words.conditions import Told
from gorin.words.grammar import ops
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Condition
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import listed, sentence
from gorin.words.grammar.meaning import Deed, Known, as_chosen, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Block, Effect, Run, script_in_progress
from gorin.words.grammar.state import CardState
from gorin.words.picks import TARGETS, Pick
from gorin.words.players import YOU, Who
from gorin.words.things import PAID_SLOT
from gorin.words.triggers import Trigger


class If(Effect):
    """Only if a condition holds; otherwise something else, or nothing."""

    def __init__(self, condition: Condition, then: tuple[Effect, ...], otherwise: tuple[Effect, ...]) -> None:
        super().__init__()
        self.condition = condition
        self.then = Block(then)
        self.otherwise = Block(otherwise)

    def children(self) -> list[Node]:
        return [self.then, self.otherwise]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        block = self._due(s, scope)
        if block.effects:
            s.push(Run(run.what, block.number))

    def _due(self, s: CardState, scope: Scope) -> Block:
        return self.then if self.condition.holds(s, scope) else self.otherwise

    def can_change(self, s: CardState, scope: Scope) -> bool:
        return self._due(s, scope).can_change(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.then.means(known) + self.otherwise.means(known))

    def text(self, speaker: Speaker) -> str:
        text = f"if {self.condition.text(speaker)}, {self.then.text(speaker)}"
        if self.otherwise.effects:
            text += f"; otherwise, {self.otherwise.text(speaker)}"
        return text


class May(Effect):
    """Somebody may do something; what is targeted for it is chosen as it resolves (CE-TARG-02)."""

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

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        seats = self.who.seats(s, scope)
        among = self._open_ways(s, scope) if self.pick is None else self._candidates(s, scope, self.pick)
        if seats and among:
            s.push(AskOf(seats[0], self._asks(asker(s, run.what)), [*among, PASS], ["Yes"]))
        elif self.otherwise.effects:
            s.push(Run(run.what, self.otherwise.number))

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        code = s.answers[self.who.seats(s, scope)[0]]
        if code == PASS:
            if self.otherwise.effects:
                s.push(Run(run.what, self.otherwise.number))
            return
        if self.pick is not None:
            scope.put(self.pick.slot, [code])
        s.push(Run(run.what, self.block.number))
        if self.pick is not None and self.pick.role == TARGETS:
            script_in_progress(s).has_targeted(s, code)

    def _open_ways(self, s: CardState, scope: Scope) -> list[int]:
        """To do it, where that would change anything."""
        return [CHOICES] if self.block.can_change(s, scope) else []

    def _candidates(self, s: CardState, scope: Scope, pick: Pick) -> list[int]:
        """The rules about targets are the same as for those that are chosen at once."""
        return script_in_progress(s).may_be_picked(s, pick)

    def _asks(self, speaker: Speaker) -> str:
        """What may be done is the question; what follows from it is told."""
        if self.pick is not None:
            return f"{self.pick.prompt(speaker.dialect)} You may pass."
        deed, _, rest = self.block.deed(speaker).partition("; ")
        return f"Do you want to {deed}? {sentence(rest)}".rstrip()

    def means(self, known: Known) -> list[Deed]:
        return self.brings(0, known) + perhaps(self.otherwise.means(known))

    def brings(self, answer: int, known: Known) -> list[Deed]:
        if answer == PASS:
            return self.otherwise.means(known)
        if self.pick is not None:
            known.put(self.pick.slot, self.pick.noun.points_at(known).whose)
        return as_chosen(self.block.means(known), self.who.points_at(known).whose)

    def text(self, speaker: Speaker) -> str:
        if self.pick is not None:
            self.pick.introduce(speaker)
        text = f"{self.who.text(speaker)} may {self.block.deed(speaker)}"
        if self.otherwise.effects:
            text += f"; if not, {self.otherwise.text(speaker)}"
        return text


class ChooseOne(Effect):
    """Somebody chooses between ways to go on."""

    def __init__(self, who: Who, ways: tuple[tuple[Effect, ...], ...]) -> None:
        super().__init__()
        self.who = who
        self.ways = [Block(way) for way in ways]

    def children(self) -> list[Node]:
        return list(self.ways)

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        seats = self.who.seats(s, scope)
        if seats:
            words = [sentence(way.text(asker(s, run.what))) for way in self.ways]
            s.push(AskOf(seats[0], "Choose one.", [CHOICES + i for i in range(len(words))], words))

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        code = s.answers[self.who.seats(s, scope)[0]]
        s.push(Run(run.what, self.ways[code - CHOICES].number))

    def can_change(self, s: CardState, scope: Scope) -> bool:
        return any(way.can_change(s, scope) for way in self.ways)

    def means(self, known: Known) -> list[Deed]:
        deeds = [deed for way in self.ways for deed in way.means(known)]
        return as_chosen(deeds, self.who.points_at(known).whose)

    def brings(self, answer: int, known: Known) -> list[Deed]:
        return self.ways[answer].means(known)

    def text(self, speaker: Speaker) -> str:
        who = self.who.text(speaker)  # first, for it may be the first mention
        said = [way.text(speaker) for way in self.ways]
        is_long = any(" and " in each for each in said)
        ways = f"{', '.join(said[:-1])}, or {said[-1]}" if is_long else listed(said, "or")
        return ways if who == "you" else f"{who} chooses one: {ways}"


class Later(Effect):
    """Something that happens when a later moment comes."""

    def __init__(self, trigger: Trigger, effects: tuple[Effect, ...], until: int, every_time: bool) -> None:
        super().__init__()
        self.delayed = Triggered(trigger, effects)
        self.until = until
        self.every_time = every_time

    def children(self) -> list[Node]:
        return [self.delayed]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        ops.delay(s, run.what, self.delayed.number, self.until, self.every_time, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.node == self.delayed.number and lasting.until == self.until
        return same and lasting.amount == int(self.every_time)

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.delayed.block.means(known))

    def text(self, speaker: Speaker) -> str:
        trigger = self.delayed.trigger
        said = "" if trigger is None else trigger.text(speaker)
        until = speaker.dialect.waits(self.until, self.every_time)
        return f"{until}, {said}, {self._what(speaker)}" if until else f"{said}, {self._what(speaker)}"

    def _what(self, speaker: Speaker) -> str:
        return self.delayed.block.text(speaker)


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

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        nodes = [delayed.number for delayed in self.waits.delayed]
        for lasting in list(s.lasting):
            same = lasting.scope.source == scope.source and lasting.scope.bound == scope.bound
            if same and lasting.what == run.what and lasting.node in nodes:
                ops.end_lasting(s, lasting.id)
        s.push(Run(run.what, self.waits.block.number))

    def means(self, known: Known) -> list[Deed]:
        """Those who wait tell what they wait for."""
        return []

    def text(self, speaker: Speaker) -> str:
        return self.waits.block.text(speaker)


class FirstOf(Effect):
    """Something that happens once, at the first of several moments."""

    def __init__(self, triggers: tuple[Trigger, ...], effects: tuple[Effect, ...], until: int) -> None:
        super().__init__()
        self.block = Block(effects)
        self.triggers = triggers
        self.delayed = [Triggered(trigger, (GoOn(self),)) for trigger in triggers]
        self.until = until

    def children(self) -> list[Node]:
        return [self.block, *self.delayed]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        for delayed in self.delayed:
            ops.delay(s, run.what, delayed.number, self.until, False, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.node in [delayed.number for delayed in self.delayed] and lasting.until == self.until
        return same and lasting.amount == 0

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.block.means(known))

    def text(self, speaker: Speaker) -> str:
        moments = listed([trigger.text(speaker) for trigger in self.triggers], "or")
        return f"{moments}, whichever comes first, {self.block.text(speaker)}"


class OrInstead(Effect):
    """A cost, or another in its place where something was chosen to pay that one with."""

    def __init__(self, usual: Effect, other: Effect) -> None:
        super().__init__()
        self.usual = usual
        self.other = other

    def children(self) -> list[Node]:
        return [self.usual, self.other]

    def _due(self, scope: Scope) -> Effect:
        return self.other if scope.get(PAID_SLOT) else self.usual

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        self._due(scope).do(s, scope, run)

    def can_pay(self, s: CardState, scope: Scope) -> bool:
        return self._due(scope).can_pay(s, scope)

    def means(self, known: Known) -> list[Deed]:
        """Who has something else to pay with need not use it."""
        return self.usual.means(known)

    def text(self, speaker: Speaker) -> str:
        return f"{self.usual.text(speaker)} or {self.other.text(speaker)} instead"


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

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        if scope.get(PAID_SLOT):
            self.effect.do(s, scope, run)

    def can_pay(self, s: CardState, scope: Scope) -> bool:
        return not scope.get(PAID_SLOT) or self.effect.can_pay(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.effect.means(known))

    def text(self, speaker: Speaker) -> str:
        return f"you may {self.effect.text(speaker)}"


def if_paid(effect: Effect) -> Effect:
    """`effect` speaks of PAID, which `may_pay_with` lets the player choose or not."""
    return IfPaid(effect)


def paid(words: str) -> Condition:
    """Something was chosen to pay such a cost with."""
    return Told(words, lambda s, scope: bool(scope.get(PAID_SLOT)))


class Surely(Effect):
    """Nothing prevents this effect, and what lasts of it is not negated later. It asks nothing."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        scope.sure = True
        self.effect.do(s, scope, run)
        scope.sure = False

    def means(self, known: Known) -> list[Deed]:
        return self.effect.means(known)

    def text(self, speaker: Speaker) -> str:
        return f"{self.effect.text(speaker)} (this cannot be negated)"


def surely(effect: Effect) -> Effect:
    return Surely(effect)
