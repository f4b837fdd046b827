"""Take control of cards, for good or for a while (CE-CTRL)."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import TakeAttachment
from gorin.games.ccg.kinds import ATTACHMENTS, GAME_END, UNTIL
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.control import LENT
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.verbs import TAKE_CONTROL


class TakeControl(Effect):
    """You control these cards from now on; when the time is over, those from whom you took them do again."""

    def __init__(self, whom: Things, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] != PLAY or s.controller[card] == scope.seat:
                continue
            if s.type_of(card) in ATTACHMENTS:
                s.push(TakeAttachment(scope.seat, card, self.until, scope))
            else:
                ops.change_control(s, card, scope.seat, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == LENT and lasting.until == self.until != GAME_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(TAKE_CONTROL, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        taken = f"take control of {self.whom.text(speaker)}"
        if self.until == GAME_END:
            return taken
        return f"{taken} {UNTIL[self.until] or 'until the turn ends'}"


def take_control(whom: Things, until: int = GAME_END) -> Effect:
    """Without a duration for as long as they are in play (CE-CTRL-01)."""
    return TakeControl(whom, until)
