"""How effects hang together: what is put off, and what comes only of something that was done."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.occurrence import occur_if
from gorin.games.lcg.kinds import CONFLICT_END
from gorin.games.lcg.language.changing import Changing
from gorin.games.lcg.language.verbs.in_play import ToEach
from gorin.games.lcg.table.changes.changing import DEEDS
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import AbilityContext, deed
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known, perhaps
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.flow import Later
from gorin.language.triggers import Trigger


def later(trigger: Trigger, *effects: Effect, until: int = CONFLICT_END, every_time: bool = False) -> Effect:
    """LCG-DEL-01: it happens by itself right after its moment, before reactions.

    What waits for the end of the conflict lasts until the phase ends: `until=PHASE_END`.
    """
    return Delayed(trigger, effects, until, every_time)


@final
class Delayed(Later):
    """A delayed effect. It may be all that an ability does, but then it must be able to do something."""

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TRIG-05: as things stand, for nobody knows what other abilities will do until its moment comes.

        So whoever cannot be put into play cannot be returned from it later, either (LCG-TARG-07).
        """
        return self.delayed.block.can_change(s, context)


@final
class IfDone(Effect):
    """What comes only if something has happened to each of those whom it was to happen to."""

    def __init__(self, first: ToEach, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.first = first
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        cards = self.first.whom.cards(s, context)
        kind = DEEDS[self.first.kind]
        if cards and all(deed(kind, card) in context.deeds for card in cards):
            s.push(EffectRunner(runner.what, self.block.number))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TARG-09: only the first part counts when the ability is started."""
        return False

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.block.intents(known))

    def text(self, renderer: TextRenderer) -> str:
        return f"if you do, {self.block.text(renderer)}"


@final
class IfYouDo(Effect):
    """LCG-EFF-06: something is done, and then something else if it was."""

    def __init__(self, first: ToEach, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.block = Block((first, IfDone(first, effects)))

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        s.push(EffectRunner(runner.what, self.block.number))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return self.block.can_change(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return self.block.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return self.block.text(renderer)


def if_you_do(first: ToEach, *effects: Effect) -> Effect:
    """`first`; if it really happens, the rest."""
    return IfYouDo(first, effects)


@final
class Then(Effect):
    """LCG-EFF-06: what comes afterwards, not at the same time."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        s.push(EffectRunner(runner.what, self.block.number))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TRIG-05: it is a part of the effect, also where what comes before could do nothing.

        What is only put off until later is no reason to begin (LCG-TARG-09).
        """
        now = [effect for effect in self.block.effects if not isinstance(effect, Later)]
        return any(effect.can_change(s, context) for effect in now)

    def intents(self, known: Known) -> list[Intent]:
        return self.block.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"then, {self.block.text(renderer)}"


def then(*effects: Effect) -> Effect:
    return Then(effects)


@final
class InOrderTo(Effect):
    """LCG-TO-01, LCG-TO-02: something is done in order to have something else, both at once."""

    def __init__(self, first: Changing, second: Changing) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def children(self) -> list[Node]:
        return [self.first, self.second]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        occur_if(s, self.first.moments(s, context), self.second.moments(s, context))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return self.first.can_change(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return self.first.intents(known) + self.second.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.first.text(renderer)} to {self.second.text(renderer)}"


def in_order_to(first: Changing, second: Changing) -> Effect:
    """`first` to `second`: the second part only if the first happens in full."""
    return InOrderTo(first, second)
