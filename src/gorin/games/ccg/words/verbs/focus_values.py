"""Change the Focus Values of focused cards (CE-DUEL-11)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.duel import duel_in_progress
from gorin.games.ccg.kinds import FOCUS, TURN_END
from gorin.games.ccg.questions import AskThing
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect


def your_focused(s: CcgState, seat: int) -> list[int]:
    duel = duel_in_progress(s)
    if duel is None or seat not in duel.seats:
        return []
    return duel.focused[duel.seats.index(seat)]


class RaiseFocus(Effect):
    """More Focus Value for this card and another one of yours. CE-DUEL-19: it ends with the duel."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.change_stat(s, scope.source, FOCUS, self.amount, TURN_END, scope)
        others = [card for card in your_focused(s, scope.seat) if card != scope.source]
        if others:
            s.push(AskThing(scope.seat, "Which other focused card gets the higher Focus Value?", others))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.change_stat(s, s.answers[scope.seat], FOCUS, self.amount, TURN_END, scope)

    def text(self, speaker: Speaker) -> str:
        return f"give {speaker.kind} and another of your focused cards +{self.amount} Focus Value each"


def raises_focus(amount: int) -> Effect:
    return RaiseFocus(amount)
