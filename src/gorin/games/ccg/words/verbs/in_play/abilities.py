"""Copy an ability of another card (DE-COPY)."""

from __future__ import annotations

from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.verbs.in_play.setting import Copying
from gorin.games.ccg.words.verbs.players.actions import abilities_of
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.questions import ability_of
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY


class CopyAbility(Copying):
    """DE-COPY-06: one ability of the other card, chosen by the player, its own or copied itself."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        copiers = self.whom.cards(s, scope)
        others = [card for card in self.of.cards(s, scope) if card not in copiers and s.zone[card] == PLAY]
        among = [code for card in others for code in abilities_of(s, card)]
        if among and copiers:
            s.push(AskOf(scope.seat, "Which ability is copied?", among))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        holder, node = ability_of(s.answers[scope.seat])
        for card in self.whom.cards(s, scope):
            if s.zone[card] == PLAY:
                ops.copy_ability(s, card, s.what[holder], node, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return False

    def what(self) -> str:
        return "one ability"


def copies_ability(whom: Things, of: Things, until: int = TURN_END) -> Effect:
    return CopyAbility(whom, of, until)
