"""Draw, look, show, search, discard from the hand."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Effect, text_of, value_of
from gorin.games.ccg.words.players import YOU, Who
from gorin.words.english import counted


class Draw(Effect):
    def __init__(self, count: int | Amount, who: Who) -> None:
        super().__init__()
        self.count = count
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            for _ in range(value_of(self.count, s, scope)):
                ops.draw(s, seat)

    def text(self, speaker: Speaker) -> str:
        count = self.count
        cards = counted(count, "card") if isinstance(count, int) else f"{text_of(count, speaker)} cards"
        return f"{self.who.verb(speaker, 'draw', 'draws')} {cards}"


def draw(count: int | Amount = 1, who: Who = YOU) -> Effect:
    return Draw(count, who)
