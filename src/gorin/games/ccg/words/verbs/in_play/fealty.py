"""Swearing fealty: a Personality becomes one of his player's own (DE-FAC-11)."""

from __future__ import annotations

from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import marks_of_player
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.verbs import KEYWORD


class SwearFealty(Effect):
    """He has the mark of his controller's Faction from now on; where there is none, nothing changes."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            for mark in marks_of_player(s, s.controller[card]):
                ops.change_keyword(s, card, mark, True, GAME_END, scope)

    def touches(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        """Which marks there are, the edition knows."""
        return bool(lasting.keyword) and lasting.until == GAME_END and lasting.amount == 1

    def means(self, known: Known) -> list[Deed]:
        return [Deed(KEYWORD, self.whom.points_at(known), of="fealty")]

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} swears fealty and permanently gains your Faction's alignment"


def swears_fealty(whom: Things) -> Effect:
    return SwearFealty(whom)
