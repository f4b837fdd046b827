"""Status tokens: moved from one to another, put on provinces; taint (LCG-STAT)."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.kinds import DISCARDED, ORDINARY, TO_DISCARD
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.reading import attachments
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.changing import Changing, cause
from gorin.games.lcg.words.verbs.in_play import ToEach
from gorin.kernel.questions import BACK, DONE
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, as_chosen
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run

TAINTED: Final = 1
TOKENS: Final = ("The status token of personal honor", "The tainted status token")
"""By number: honored or dishonored, and tainted (LCG-STAT-20)."""


@final
class MoveStatus(Changing):
    """The status token of a character goes to another one (LCG-STAT-08, LCG-STAT-13)."""

    def __init__(self, source: Things, to: Things) -> None:
        super().__init__()
        self.source = source
        self.to = to

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("status moved", card, s.controller[card], other, 0, by)
            for card in self.source.cards(s, scope)
            for other in self.to.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.CLEAR_STATUS, self.source.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"move a status token from {self.source.text(speaker)} to {self.to.text(speaker)}"


def move_status(source: Things, to: Things) -> Changing:
    return MoveStatus(source, to)


@final
class DiscardToken(ToEach):
    """One status token of a character; of two, the player says which (LCG-STAT-20)."""

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return _discarded(s, scope, card, s.status[card] == ORDINARY)

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        whom = self.whom.cards(s, scope)
        if any(s.tainted[card] and s.status[card] != ORDINARY for card in whom):
            tokens = [CHOICES, CHOICES + TAINTED]
            s.push(AskOf(scope.seat, "Which status token is discarded?", tokens, list(TOKENS)))
        else:
            super().do(s, scope, run)

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        is_taint = s.answers[scope.seat] == CHOICES + TAINTED
        cards = self.whom.cards(s, scope)
        policy_of(s).occur(s, [_discarded(s, scope, card, is_taint) for card in cards])


def _discarded(s: LcgState, scope: Scope, card: int, is_taint: bool) -> Moment:
    return Moment("status discarded", card, s.controller[card], NOTHING, int(is_taint), cause(scope))


def discard_status(whom: Things) -> Changing:
    words = "discard a status token from {whom}"
    return DiscardToken("status discarded", meaning.CLEAR_STATUS, words, whom)


@final
class Strip(Effect):
    """You may discard any number of attachments and status tokens from a character, all at once."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def _left(self, s: LcgState, scope: Scope, picked: list[int]) -> list[int]:
        found = [each for card in self.whom.cards(s, scope) for each in attachments(s, card)]
        if any(s.status[card] != ORDINARY for card in self.whom.cards(s, scope)):
            found.append(CHOICES)
        if any(s.tainted[card] for card in self.whom.cards(s, scope)):
            found.append(CHOICES + TAINTED)
        return [each for each in found if each not in picked]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        left = self._left(s, scope, run.memo)
        if left:
            back = [BACK] if run.memo else []
            s.push(AskOf(scope.seat, "What do you discard?", [*left, DONE, *back], list(TOKENS)))
        else:
            self._discard(s, scope, run)

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code == DONE:
            self._discard(s, scope, run)
            return
        run.pick(code)
        run.repeat()

    def _discard(self, s: LcgState, scope: Scope, run: Run) -> None:
        by, picked = cause(scope), run.memo
        run.memo = []
        tokens = [code - CHOICES for code in picked if code >= CHOICES]
        whom = self.whom.cards(s, scope)
        gone = [_discarded(s, scope, card, token == TAINTED) for token in tokens for card in whom]
        for card in [each for each in picked if each < CHOICES]:
            gone.append(Moment("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, by))
        policy_of(s).occur(s, gone)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._left(s, scope, []))

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(meaning.CLEAR_STATUS, self.whom.points_at(known))], OWN)

    def text(self, speaker: Speaker) -> str:
        return f"you may discard any number of attachments and status tokens from {self.whom.text(speaker)}"


def strip(whom: Things) -> Effect:
    return Strip(whom)


def taint(whom: Things) -> Changing:
    """LCG-STAT-14: characters or provinces."""
    return ToEach("tainted", meaning.TAINT, "taint {whom}", whom)


def dishonor_province(whom: Things) -> Changing:
    """LCG-STAT-11."""
    words = "place a dishonored status token on {whom}"
    return ToEach("province dishonored", meaning.DISHONOR, words, whom)
