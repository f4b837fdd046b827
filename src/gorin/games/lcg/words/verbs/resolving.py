"""Resolving an ability of another card."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.scripts import RESOLVED, UseAbility
from gorin.games.lcg.acting.using import is_in_its_conflict
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.verbs import ACT


@final
class ResolveActionOf(Effect):
    """You resolve the first action ability of a character, without its costs; it is not used thereby."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def _abilities(self, s: LcgState, card: int) -> list[LcgAbility]:
        """LCG-CTRI-09: what a conflict ability asks for must be so."""
        acts = s.definition(card).acts
        return [each for each in acts if not each.in_conflict or is_in_its_conflict(s, card, each)]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for card in self.whom.cards(s, scope)[:1]:
            for ability in self._abilities(s, card)[:1]:
                inner = Scope(scope.seat, card)
                inner.numbers = [RESOLVED]
                step = UseAbility(s.what[card], ability.number, card, inner, [])
                step.paid = True
                step.pick = ability.paid
                step.go("choose")
                s.push(step)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return any(self._abilities(s, card) for card in self.whom.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"resolve the first action ability of {self.whom.text(speaker)}"


def resolve_action_of(whom: Things) -> Effect:
    return ResolveActionOf(whom)
