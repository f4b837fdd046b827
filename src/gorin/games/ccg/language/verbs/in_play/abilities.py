"""Copy an ability of another card (DE-COPY)."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.verbs.in_play.setting import Copying
from gorin.games.ccg.language.verbs.players.actions import abilities_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.questions import ability_of
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY


class CopyAbility(Copying):
    """DE-COPY-06: one ability of the other card, chosen by the player, its own or copied itself."""

    asks: ClassVar[str] = "effect.choose-ability"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        copiers = self.whom.cards(s, context)
        others = [card for card in self.of.cards(s, context) if card not in copiers and s.zone[card] == PLAY]
        among = [code for card in others for code in abilities_of(s, card)]
        if among and copiers:
            s.push(AskOf(context.seat, "Copy which ability?", among))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        holder, node = ability_of(s.answers[context.seat])
        for card in self.whom.cards(s, context):
            if s.zone[card] == PLAY:
                ops.copy_ability(s, card, s.what[holder], node, self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return False

    def what(self) -> str:
        return "one ability"


def copies_ability(whom: Selector, of: Selector, until: int = TURN_END) -> Effect:
    return CopyAbility(whom, of, until)
