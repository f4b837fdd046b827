"""Effects upon a duel in progress: who is in it, and the cards that were focused."""

from __future__ import annotations

from gorin.games.ccg.fighting.duel import Duel, duel_in_progress
from gorin.games.ccg.kinds import FOCUS, LIMBO, TURN_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.meaning import UNFOCUS
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.triggers import after
from gorin.words.verbs import STAT


class Duelist(Things):
    """Your own Personality in the duel, or the one facing him."""

    def __init__(self, own: bool, words: str) -> None:
        self.own = own
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        duel = duel_in_progress(s)
        if duel is None:
            return []
        return [duel.duelist(which) for which in (0, 1) if (duel.seats[which] == scope.seat) == self.own]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN if self.own else HOSTILE)

    def text(self, speaker: Speaker) -> str:
        return self.words


FACING_DUELIST = Duelist(False, "the other Personality in the duel")


def _is_dueling(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return scope.source in (moment.card, moment.other)


def _both_have_focused(s: CcgState, scope: Scope) -> bool:
    duel = duel_in_progress(s)
    return duel is not None and all(duel.focused)


BEFORE_FOCUS_EFFECTS = after(
    "focus effects", "before the Focus Effects of a duel that {self} is part of", _is_dueling
)
BOTH_HAVE_FOCUSED = Told("each of the two players has focused a card", _both_have_focused)
THIS_WINS_DUEL = after(
    "duel resolved", "after {self} wins a duel", lambda s, scope, moment: moment.card == scope.source
)


YOU_FOCUS = after(
    "focusing",
    "when your Personality in a duel may focus",
    lambda s, scope, moment: moment.seat == scope.seat,
)


class FocusThis(Effect):
    """DE-DUEL-11: this card is focused face-up, in place of another one."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        duel = duel_in_progress(s)
        if duel is not None and s.zone[scope.source] == LIMBO:
            ops.focus_openly(s, duel, scope.seat, scope.source)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN), stat=FOCUS)]

    def text(self, speaker: Speaker) -> str:
        return f"focus {speaker.kind} face-up"


def focus_this() -> Effect:
    """The last effect of a Reaction to YOU_FOCUS."""
    return FocusThis()


class DiscardFocused(Effect):
    """You choose a focused card of one of the players in the duel; it counts no more."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        duel = duel_in_progress(s)
        if duel is not None and self._cards(duel, scope):
            whose = "your" if self.own else "the other player's"
            asks = f"Which of {whose} focused cards is discarded?"
            s.push(AskOf(scope.seat, asks, self._cards(duel, scope).copy()))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        duel = duel_in_progress(s)
        if duel is not None:
            ops.unfocus(s, duel, s.answers[scope.seat])

    def _cards(self, duel: Duel, scope: Scope) -> list[int]:
        return duel.focused[duel.seats.index(scope.seat) ^ int(not self.own)]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(UNFOCUS, Whom(OWN if self.own else HOSTILE))]

    def text(self, speaker: Speaker) -> str:
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

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.change_stat(s, scope.source, FOCUS, self.amount, TURN_END, scope)
        others = [card for card in your_focused(s, scope.seat) if card != scope.source]
        if others:
            s.push(AskOf(scope.seat, "Which other focused card gets the higher Focus Value?", others))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.change_stat(s, s.answers[scope.seat], FOCUS, self.amount, TURN_END, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN), 2 * self.amount, stat=FOCUS)]

    def text(self, speaker: Speaker) -> str:
        return f"give {speaker.kind} and another of your focused cards +{self.amount} Focus Value each"


def raises_focus(amount: int) -> Effect:
    return RaiseFocus(amount)
