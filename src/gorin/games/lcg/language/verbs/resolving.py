"""Resolving an ability of another card."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.beginning import resolve_ability
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.acting.using import is_in_its_conflict
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.base import Selector
from gorin.language.core.context import RESOLVED, RESOLVED_AS_IF_HERE, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import ACT


@final
class ResolveActionOf(Effect):
    """You resolve the first action ability of a character, without its costs; it is not used thereby."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def _abilities(self, s: LcgState, card: int) -> list[LcgAbility]:
        """LCG-CTRI-09: what a conflict ability asks for must be so."""
        acts = s.definition(card).acts
        return [each for each in acts if not each.in_conflict or is_in_its_conflict(s, card, each)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context)[:1]:
            for ability in self._abilities(s, card)[:1]:
                inner = AbilityContext(context.seat, card, way=RESOLVED)
                step = UseAbility(s.what[card], ability.number, card, inner, [])
                step.paid = True
                step.pick = ability.paid
                step.go("choose")
                s.push(step)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(self._abilities(s, card) for card in self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"resolve the first action ability of {self.whom.text(renderer)}"


@final
class ResolveAsIfHere(Effect):
    """LCG-RESO-01, LCG-RESO-02: you resolve an action of a province as if the conflict were there."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def _step(self, s: LcgState, context: AbilityContext) -> UseAbility | None:
        """Of a province whose text is not blank."""
        active = [card for card in self.whom.cards(s, context) if card not in active_effects(s).silent]
        return resolve_ability(s, context.seat, active[0], RESOLVED_AS_IF_HERE) if active else None

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        step = self._step(s, context)
        if step is not None:
            s.push(step)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return self._step(s, context) is not None

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"resolve the action ability of {self.whom.text(renderer)} as if the conflict were there"


def resolve_as_if_here(whom: Selector) -> Effect:
    return ResolveAsIfHere(whom)


def resolve_action_of(whom: Selector) -> Effect:
    return ResolveActionOf(whom)
