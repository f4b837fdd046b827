"""Effects upon a duel in progress: who is in it, and the cards that were focused."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import FOCUS, LIMBO, TURN_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import STAT


class Duelist(Selector):
    """Your own Personality in the duel, or the one facing him."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        duel = duel_in_progress(s)
        if duel is None:
            return []
        return [duel.duelist(which) for which in (0, 1) if (duel.seats[which] == context.seat) == self.own]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN if self.own else HOSTILE)

    def text(self, renderer: TextRenderer) -> str:
        return f"{'your' if self.own else 'the other'} Personality in the duel"


FACING_DUELIST = Duelist(False)


class FocusThis(Effect):
    """DE-DUEL-11: this card is focused face-up, in place of another one."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        duel = duel_in_progress(s)
        if duel is not None and s.zone[context.source] == LIMBO:
            ops.focus_openly(s, duel, context.seat, context.source)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN), stat=FOCUS)]

    def text(self, renderer: TextRenderer) -> str:
        return f"focus {renderer.kind} face-up"


def focus_this() -> Effect:
    """The last effect of a Reaction to YOU_FOCUS."""
    return FocusThis()


def your_focused(s: CcgState, seat: int) -> list[int]:
    duel = duel_in_progress(s)
    if duel is None or seat not in duel.seats:
        return []
    return duel.focused[duel.seats.index(seat)]


class RaiseFocus(Effect):
    """More Focus Value for this card and another one of yours. CE-DUEL-19: it ends with the duel."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.change_stat(s, context.source, FOCUS, self.amount, TURN_END, context)
        others = [card for card in your_focused(s, context.seat) if card != context.source]
        if others:
            s.push(AskOf(context.seat, "Raise the Focus Value of which other focused card?", others))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.change_stat(s, s.answers[context.seat], FOCUS, self.amount, TURN_END, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN), 2 * self.amount, stat=FOCUS)]

    def text(self, renderer: TextRenderer) -> str:
        return f"give {renderer.kind} and another of your focused cards +{self.amount} Focus Value each"


def raises_focus(amount: int) -> Effect:
    return RaiseFocus(amount)
