"""Swearing fealty: a Personality becomes one of his player's own (DE-FAC-11)."""

from __future__ import annotations

from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import marks_of_player
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import KEYWORD


class SwearFealty(Effect):
    """He has the mark of his controller's Faction from now on; where there is none, nothing changes."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            for mark in marks_of_player(s, s.controller[card]):
                ops.change_keyword(s, card, mark, True, GAME_END, context)

    def touches(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.whom.cards(s, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        """Which marks there are, the edition knows."""
        return bool(lasting.keyword) and lasting.until == GAME_END and lasting.amount == 1

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(KEYWORD, self.whom.points_at(known), of="fealty")]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whom.subject(renderer)} swears fealty and permanently gains your Faction's alignment"


def swears_fealty(whom: Selector) -> Effect:
    return SwearFealty(whom)
