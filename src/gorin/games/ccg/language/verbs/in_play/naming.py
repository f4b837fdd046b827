"""Naming a Ring, and finding it when what it asks for is done (WH-CLR-18)."""

from __future__ import annotations

from typing import ClassVar, cast

from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import RING, TURN_END
from gorin.games.ccg.language.verbs.in_play.entering import awaited_by
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.ops import delay
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.core.zones import HAND
from gorin.language.flow import FirstOf
from gorin.language.selectors import CHOSEN_SLOT
from gorin.language.triggers import Trigger
from gorin.language.verbs import ENTER, SEARCH


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
