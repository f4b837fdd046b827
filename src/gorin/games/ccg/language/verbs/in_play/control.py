"""Take control of cards, for good or for a while (CE-CTRL)."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import TakeAttachment
from gorin.games.ccg.kinds import ATTACHMENTS, GAME_END, UNTIL
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.control import LENT
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.verbs import TAKE_CONTROL


class TakeControl(Effect):
    """You control these cards from now on; when the time is over, those from whom you took them do again."""

    def __init__(self, whom: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] != PLAY or s.controller[card] == context.seat:
                continue
            if s.type_of(card) in ATTACHMENTS:
                s.push(TakeAttachment(context.seat, card, self.until, context))
            else:
                ops.change_control(s, card, context.seat, self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == LENT and lasting.until == self.until != GAME_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(TAKE_CONTROL, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        taken = f"take control of {self.whom.text(renderer)}"
        if self.until == GAME_END:
            return taken
        return f"{taken} {UNTIL[self.until] or 'until the turn ends'}"


def take_control(whom: Selector, until: int = GAME_END) -> Effect:
    """Without a duration for as long as they are in play (CE-CTRL-01)."""
    return TakeControl(whom, until)
