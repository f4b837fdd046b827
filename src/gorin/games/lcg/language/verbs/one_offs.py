"""Verbs of few cards: one of two is honored, a ring is switched or barred."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.beginning import resolve_ability
from gorin.games.lcg.acting.playable import affordable_hosts
from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.fighting.declarable import NO_CONFLICTS_OF
from gorin.games.lcg.kinds import ELEMENTS, PHASE_END
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.changing import Changing
from gorin.games.lcg.language.restrictions import DECLARE_CONFLICTS_OF
from gorin.games.lcg.language.traits import OfPlayers
from gorin.games.lcg.language.which.rings import SWITCHABLE_RING, YOUR_RING
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import RING_CODES, elements_of
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import PASS
from gorin.language.core import ops
from gorin.language.core.active_effects import holds
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Selector
from gorin.language.core.context import NOBODY, NOTHING, REPEATED, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES, SEATS
from gorin.language.core.resolution import Effect, EffectRunner, resolution_in_progress
from gorin.language.players import Who
from gorin.language.selectors import SECOND, SECOND_SLOT, TARGET
from gorin.language.verbs import ACT, ATTACH, FORBID


@final
class HonorOne(Effect):
    """LCG-CLAR-01, LCG-CLAR-02: of two, one is honored and the other dishonored, at once."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """LCG-EFF-05: only such a way as changes something."""
        both = self.whom.cards(s, context)
        able = [card for card in both if self._can_any(s, self._honoring(s, context, card))]
        if len(both) == 2 and able:
            s.push(AskOf(context.seat, "honor which of the two? The other one is dishonored.", able))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        rules_of(s).occur(s, self._honoring(s, context, s.answers[context.seat]))

    def _honoring(self, s: LcgState, context: AbilityContext, honored: int) -> list[TriggerEvent]:
        """The changes if this one is honored and the other one is not."""
        return [
            self._change(s, context, "honored" if card == honored else "dishonored", card)
            for card in self.whom.cards(s, context)
        ]

    def _change(self, s: LcgState, context: AbilityContext, kind: str, card: int) -> TriggerEvent:
        return TriggerEvent(kind, card, s.controller[card], NOTHING, 0, context.source)

    def _can_any(self, s: LcgState, moments: list[TriggerEvent]) -> bool:
        return any(is_possible(s, moment) for moment in moments)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-CLAR-01, LCG-TARG-07: each of them must be able to be honored or dishonored, for itself."""
        kinds = ("honored", "dishonored")
        cards = self.whom.cards(s, context)
        return bool(cards) and all(
            self._can_any(s, [self._change(s, context, kind, card) for kind in kinds]) for card in cards
        )

    def intents(self, known: Known) -> list[Intent]:
        whom = self.whom.points_at(known)
        return [Intent(meaning.HONOR, whom), Intent(meaning.DISHONOR, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return f"honor one of {self.whom.text(renderer)} and dishonor the other"


def honor_one_and_dishonor_the_other(whom: Selector = TARGET) -> Effect:
    return HonorOne(whom)


@final
class SwitchClaimed(Effect):
    """A ring in your claimed pool and an unclaimed ring change places, and you gain its fate.

    Neither is a target: which ones is said as it resolves (LCG-TARG-01).
    """

    asks: ClassVar[str] = "effect.choose-ring"

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if runner.memo:
            others = SWITCHABLE_RING.candidates(s, context)
            element = ELEMENTS[s.rings[runner.memo[0]].element].capitalize()
            asks = f"switch the {element} ring with which unclaimed ring?"
            s.push(AskOf(context.seat, asks, others))
        elif self.can_change(s, context):
            mine = YOUR_RING.candidates(s, context)
            s.push(AskOf(context.seat, "switch which of your claimed rings?", mine))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ring = s.answers[context.seat] - RING_CODES
        if not runner.memo:
            runner.memo.append(ring)
            runner.repeat()
            return
        lands.switch_claimed(s, context.seat, runner.memo[0], ring)
        lands.empty_ring(s, ring, context.seat)
        runner.memo = []

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(YOUR_RING.candidates(s, context)) and bool(SWITCHABLE_RING.candidates(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="ring")]

    def text(self, renderer: TextRenderer) -> str:
        mine, other = YOUR_RING.one(renderer), SWITCHABLE_RING.one(renderer)
        return f"switch {mine} with {other} and gain all fate on the latter"


def switch_claimed_ring() -> Effect:
    return SwitchClaimed()


def _second_player(s: LcgState, context: AbilityContext) -> list[int]:
    return [code - SEATS for code in context.get(SECOND_SLOT) if code >= SEATS]


@final
class SecondPlayer(Who):
    """The player who was picked as the second target."""

    def __init__(self) -> None:
        super().__init__("that player", _second_player, HOSTILE)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.pronouns.get(SECOND_SLOT, self.subject)


@final
class BarElement(Effect):
    """A player cannot declare conflicts of the chosen ring's element for the rest of the phase."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = [OfPlayers(kind, SecondPlayer(), None) for kind in DECLARE_CONFLICTS_OF]

    def children(self) -> list[Node]:
        return list(self.rules)

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in TARGET.cards(s, context):
            for element in elements_of(s, code - RING_CODES):
                ops.add_rule(s, runner.what, self.rules[element].number, PHASE_END, context)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TARG-07: some of it must not be forbidden already."""
        return any(
            not holds(s, NO_CONFLICTS_OF + ELEMENTS[element], SEATS + seat)
            for code in TARGET.cards(s, context)
            for element in elements_of(s, code - RING_CODES)
            for seat in _second_player(s, context)
        )

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.node in [rule.number for rule in self.rules] and lasting.until == PHASE_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(HOSTILE), of="conflicts")]

    def text(self, renderer: TextRenderer) -> str:
        player, whose = SECOND.subject(renderer), TARGET.owning(renderer)
        return f"{player} cannot declare conflicts of {whose} element this phase"


def bar_element() -> Effect:
    """With `target(RING)` and `second_target(AN_OPPONENT)`."""
    return BarElement()


@final
class TakeOverRing(Effect):
    """LCG-CLAR-14: you resolve the ring of the conflict that you have lost, and claim it."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.conflict is not None:
            lands.replace_ring_effect(s, s.conflict, context.seat)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-CLAR-29: only at its own moment."""
        conflict = s.conflict
        return context.moment is not None and conflict is not None and conflict.ring_taker == NOBODY

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.RING, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "cancel the ring effect of that conflict; you resolve it instead, and claim that ring"


def take_over_ring() -> Effect:
    return TakeOverRing()


@final
class ResolveTwice(Effect):
    """LCG-CLAR-17, LCG-CLAR-18: for a price the ability goes back to choosing, and initiates once more."""

    asks: ClassVar[str] = "effect.may"

    def __init__(self, price: Changing) -> None:
        super().__init__()
        self.price = price

    def children(self) -> list[Node]:
        return [self.price]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """LCG-TO-01: the price must really be paid."""
        if context.way != REPEATED and self.price.can_pay(s, context):
            asks = f"{self.price.text(asker(s, runner.what))} to resolve this ability again?"
            s.push(AskOf(context.seat, asks, [CHOICES, PASS], ["Yes"]))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        resolution = resolution_in_progress(s)
        if s.answers[context.seat] == PASS or not isinstance(resolution, UseAbility):
            return
        s.push(once_more(resolution))
        rules_of(s).occur(s, self.price.moments(s, context))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return False

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen(self.price.intents(known), OWN)

    def text(self, renderer: TextRenderer) -> str:
        return f"you may {self.price.text(renderer)} to resolve this ability twice"


def once_more(resolution: UseAbility) -> UseAbility:
    """The same ability again, from the choice of its targets on; it was played once."""
    used = resolution.context
    context = AbilityContext(used.seat, used.source, used.moment, used.action, REPEATED)
    again = UseAbility(resolution.what, resolution.node, resolution.holder, context, [])
    again.paid = True
    again.go("choose")
    return again


def may_resolve_twice(price: Changing) -> Effect:
    """Once more for a price, which is part of the effect and no cost."""
    return ResolveTwice(price)


@final
class ResolveAbilityOf(Effect):
    """LCG-RESO-01, LCG-RESO-02: you resolve an action ability of a card that is not played for it."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context)[:1]:
            step = resolve_ability(s, context.seat, card)
            if step is not None:
                s.push(step)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(resolve_ability(s, context.seat, card) for card in self.whom.cards(s, context)[:1])

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"resolve the action ability of {self.whom.text(renderer)}"


def resolve_ability_of(whom: Selector) -> Effect:
    return ResolveAbilityOf(whom)


@final
class PlayThis(Effect):
    """The attachment is played from where it lies."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        s.push(PlayCard(context.seat, context.source))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return context.source != NOTHING and bool(affordable_hosts(s, context.seat, context.source))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ATTACH, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return f"play {renderer.kind} from your discard pile"


def play_this() -> Effect:
    return PlayThis()
