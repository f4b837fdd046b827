"""Choices and delayed effects of cards that wait: whichever of several moments comes first."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.questions import AskThing
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.abilities import Pick, Triggered, chosen
from gorin.games.ccg.words.base import Block, Effect
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.triggers import Trigger
from gorin.kernel.questions import PASS
from gorin.words.english import listed
from gorin.words.nodes import Node


class Choose(Effect):
    """You choose one, or may choose one; all that follows speaks of it as CHOSEN."""

    def __init__(self, pick: Pick, optional: bool) -> None:
        super().__init__()
        self.pick = pick
        self.optional = optional

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(self.pick.slot, [])
        among = self.pick.candidates(s, scope)
        if among:
            asks = f"{self.pick.prompt} You may pass." if self.optional else self.pick.prompt
            s.push(AskThing(scope.seat, asks, [*among, PASS] if self.optional else among))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] != PASS:
            scope.put(self.pick.slot, [s.answers[scope.seat]])

    def text(self, speaker: Speaker) -> str:
        speaker.pronouns[self.pick.slot] = self.pick.noun.pronoun()
        return f"{'you may ' if self.optional else ''}choose {self.pick.noun.one(speaker)}"


def choose(noun: Noun) -> Effect:
    return Choose(chosen(noun), False)


def may_choose(noun: Noun) -> Effect:
    return Choose(chosen(noun), True)


class GoOn(Effect):
    """One of the moments has come: the others are not waited for any more."""

    def __init__(self, waits: FirstOf) -> None:
        super().__init__()
        self.waits = waits

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        nodes = [delayed.number for delayed in self.waits.delayed]
        for lasting in list(s.lasting):
            same = lasting.scope.source == scope.source and lasting.scope.bound == scope.bound
            if same and lasting.what == run.what and lasting.node in nodes:
                ops.end_lasting(s, lasting.id)
        s.push(Run(run.what, self.waits.block.number))

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

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for delayed in self.delayed:
            ops.delay(s, run.what, delayed.number, self.until, False, scope)

    def text(self, speaker: Speaker) -> str:
        moments = listed([trigger.text(speaker) for trigger in self.triggers], "or")
        return f"{moments}, whichever comes first, {self.block.text(speaker)}"


def first_of(*parts: Trigger | Effect, until: int = GAME_END) -> Effect:
    triggers = tuple([part for part in parts if isinstance(part, Trigger)])
    return FirstOf(triggers, tuple([part for part in parts if isinstance(part, Effect)]), until)
