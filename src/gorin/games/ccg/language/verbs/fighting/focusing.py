"""Effects upon a duel in progress: who is in it, and the cards that were focused."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.fighting.duel import Duel, duel_in_progress
from gorin.games.ccg.kinds import FOCUS, LIMBO, TURN_END
from gorin.games.ccg.language.meaning import UNFOCUS
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.conditions import Told
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


def _both_have_focused(s: CcgState, context: AbilityContext) -> bool:
    duel = duel_in_progress(s)
    return duel is not None and all(duel.focused)


BOTH_HAVE_FOCUSED = Told("each of the two players has focused a card", _both_have_focused)


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


class DiscardFocused(Effect):
    """You choose a focused card of one of the players in the duel; it counts no more."""

    asks: ClassVar[str] = "effect.discard"

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        duel = duel_in_progress(s)
        if duel is not None and self._cards(duel, context):
            whose = "your" if self.own else "the other player's"
            asks = f"Discard which of {whose} focused cards?"
            s.push(AskOf(context.seat, asks, self._cards(duel, context).copy()))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        duel = duel_in_progress(s)
        if duel is not None:
            ops.unfocus(s, duel, s.answers[context.seat])

    def _cards(self, duel: Duel, context: AbilityContext) -> list[int]:
        return duel.focused[duel.seats.index(context.seat) ^ int(not self.own)]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(UNFOCUS, Whom(OWN if self.own else HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        whose = "your" if self.own else "the other player's"
        return f"discard one of {whose} focused cards"


def discard_own_focused() -> Effect:
    return DiscardFocused(True)


def discard_their_focused() -> Effect:
    return DiscardFocused(False)


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
