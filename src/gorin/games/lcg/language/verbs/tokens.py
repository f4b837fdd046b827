"""Status tokens: moved from one to another, put on provinces; taint (LCG-STAT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.kinds import DISCARDED, DISHONORED, HONORED, ORDINARY, TO_DISCARD
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.language.verbs.in_play import ToEach
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.reading import attachments
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import BACK, DONE
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, as_chosen
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner

TAINTED: Final = 1
TOKENS: Final = ("The status token of personal honor", "The tainted status token")
"""By number: honored or dishonored, and tainted (LCG-STAT-20)."""


@final
class MoveStatus(Changing):
    """The status token of a character goes to another one (LCG-STAT-08, LCG-STAT-13)."""

    def __init__(self, source: Selector, to: Selector, status: int) -> None:
        super().__init__()
        self.source = source
        self.to = to
        self.status = status
        """Only a token of this kind; ORDINARY for whichever it is."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("status moved", card, s.controller[card], other, 0, by)
            for card in self.source.cards(s, context)
            if self.status in (ORDINARY, s.status[card])
            for other in self.to.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.CLEAR_STATUS, self.source.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        token = {HONORED: "the honored", DISHONORED: "the dishonored", ORDINARY: "a"}[self.status]
        return f"move {token} status token from {self.source.text(renderer)} to {self.to.text(renderer)}"


def move_status(source: Selector, to: Selector) -> Changing:
    return MoveStatus(source, to, ORDINARY)


def move_honored_status(source: Selector, to: Selector) -> Changing:
    return MoveStatus(source, to, HONORED)


def move_dishonored_status(source: Selector, to: Selector) -> Changing:
    return MoveStatus(source, to, DISHONORED)


@final
class DiscardToken(ToEach):
    """One status token of a character; of two, the player says which (LCG-STAT-20)."""

    asks: ClassVar[str] = "effect.choose-token"

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        return _discarded(s, context, card, s.status[card] == ORDINARY)

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        whom = self.whom.cards(s, context)
        if any(s.tainted[card] and s.status[card] != ORDINARY for card in whom):
            tokens = [CHOICES, CHOICES + TAINTED]
            s.push(AskOf(context.seat, "discard which status token?", tokens, list(TOKENS)))
        else:
            super().do(s, context, runner)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        is_taint = s.answers[context.seat] == CHOICES + TAINTED
        cards = self.whom.cards(s, context)
        rules_of(s).occur(s, [_discarded(s, context, card, is_taint) for card in cards])


def _discarded(s: LcgState, context: AbilityContext, card: int, is_taint: bool) -> TriggerEvent:
    return TriggerEvent("status discarded", card, s.controller[card], NOTHING, int(is_taint), cause(context))


def discard_status(whom: Selector) -> Changing:
    words = "discard a status token from {whom}"
    return DiscardToken("status discarded", meaning.CLEAR_STATUS, words, whom)


@final
class DiscardTokens(ToEach):
    """All status tokens of a character (LCG-STAT-20)."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        cards = self.whom.cards(s, context)
        return [_discarded(s, context, card, is_taint) for card in cards for is_taint in (False, True)]


def discard_all_status(whom: Selector) -> Changing:
    words = "discard each status token from {whom}"
    return DiscardTokens("status discarded", meaning.CLEAR_STATUS, words, whom)


@final
class Strip(Effect):
    """You may discard any number of attachments and status tokens from a character, all at once."""

    asks: ClassVar[str] = "effect.choose-token"

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def _left(self, s: LcgState, context: AbilityContext, picked: list[int]) -> list[int]:
        found = [each for card in self.whom.cards(s, context) for each in attachments(s, card)]
        if any(s.status[card] != ORDINARY for card in self.whom.cards(s, context)):
            found.append(CHOICES)
        if any(s.tainted[card] for card in self.whom.cards(s, context)):
            found.append(CHOICES + TAINTED)
        return [each for each in found if each not in picked and self._can_go(s, context, each)]

    def _can_go(self, s: LcgState, context: AbilityContext, code: int) -> bool:
        return any(is_possible(s, moment) for moment in self._gone(s, context, code))

    def _gone(self, s: LcgState, context: AbilityContext, code: int) -> list[TriggerEvent]:
        """What happens if this is discarded: an attachment, or a token of each of them."""
        if code >= CHOICES:
            is_taint = code - CHOICES == TAINTED
            return [_discarded(s, context, card, is_taint) for card in self.whom.cards(s, context)]
        return [TriggerEvent("leaves play", code, s.controller[code], DISCARDED, TO_DISCARD, cause(context))]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        left = self._left(s, context, runner.memo)
        if left:
            back = [BACK] if runner.memo else []
            s.push(AskOf(context.seat, "discard what? (Done to stop.)", [*left, DONE, *back], list(TOKENS)))
        else:
            self._discard(s, context, runner)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if code == DONE:
            self._discard(s, context, runner)
            return
        runner.pick(code)
        runner.repeat()

    def _discard(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        picked, runner.memo = runner.memo, []
        rules_of(s).occur(s, [moment for code in picked for moment in self._gone(s, context, code)])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._left(s, context, []))

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(meaning.CLEAR_STATUS, self.whom.points_at(known))], OWN)

    def text(self, renderer: TextRenderer) -> str:
        return f"you may discard any number of attachments and status tokens from {self.whom.text(renderer)}"


def strip(whom: Selector) -> Effect:
    return Strip(whom)


def taint(whom: Selector) -> Changing:
    """LCG-STAT-14: characters or provinces."""
    return ToEach("tainted", meaning.TAINT, "taint {whom}", whom)


def dishonor_province(whom: Selector) -> Changing:
    """LCG-STAT-11."""
    words = "place a dishonored status token on {whom}"
    return ToEach("province dishonored", meaning.DISHONOR, words, whom)
