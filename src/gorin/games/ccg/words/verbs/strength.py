"""Give a province so much strength or so much less, as the player chooses."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import NOTHING, TURN_END
from gorin.games.ccg.questions import CHOICES, PROVINCES, AskThing
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect


class MoreOrLess(Effect):
    """The province of the current battlefield, or any: which, and then whether it is more or less."""

    def __init__(self, amount: int, any_province: bool) -> None:
        super().__init__()
        self.amount = amount
        self.any_province = any_province

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if self.any_province and not run.memo:
            among = [PROVINCES + place.id for place in s.provinces]
            s.push(AskThing(scope.seat, "Which province?", among))
        elif run.memo or s.battlefield != NOTHING:
            words = [f"+{self.amount} strength", f"-{self.amount} strength"]
            s.push(AskThing(scope.seat, "More or less strength?", [CHOICES, CHOICES + 1], words))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code < CHOICES:
            run.memo = [code - PROVINCES]
            run.repeat()
            return
        place = run.memo[0] if run.memo else s.battlefield
        run.memo = []
        ops.change_strength(s, place, self.amount if code == CHOICES else -self.amount, TURN_END, scope)

    def text(self, speaker: Speaker) -> str:
        where = "a province" if self.any_province else "the current battlefield's province"
        return f"give {where} +{self.amount} or -{self.amount} strength"


def more_or_less_strength(amount: int, any_province: bool = False) -> Effect:
    return MoreOrLess(amount, any_province)
