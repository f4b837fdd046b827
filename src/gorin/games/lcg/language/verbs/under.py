"""Holdings that wait face-down under the stronghold province, and come into play from there (LCG-CUND)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.kinds import DISCARDED, DYNASTY, TO_DISCARD
from gorin.games.lcg.language.changing import cause
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.reading import cards_in, row_of, stronghold_province
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import BACK, DONE
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import listed
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.naming import thing_name
from gorin.language.verbs import DISCARD, ENTER, SEARCH


@final
class SearchUnder(Effect):
    """LCG-SRCH-01: any number of some cards of your dynasty deck are put under your stronghold province.

    The player is asked even if nothing is there to be found, so that nobody learns of it.
    """

    asks: ClassVar[str] = "effect.search"

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__()
        self.card_filter = card_filter

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        deck = s.players[context.seat].dynasty
        if not runner.memo:
            course.look(s, context.seat, deck)
        found = [
            card
            for card in reversed(deck)
            if card not in runner.memo and self.card_filter.fits(s, context, card)
        ]
        back = [BACK] if runner.memo else []
        s.push(
            AskOf(context.seat, "put which holding under your stronghold province?", [*found, DONE, *back])
        )

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if code == DONE:
            self._put(s, context, runner.memo)
            runner.memo = []
            return
        runner.pick(code)
        runner.repeat()

    def _put(self, s: LcgState, context: AbilityContext, cards: list[int]) -> None:
        place = stronghold_province(s, context.seat)
        for card in cards:
            course.show(s, context.seat, card)
            if place is not None:
                zones.put_under(s, card, place.card)
        zones.shuffle(s, context.seat, DYNASTY)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(s.players[context.seat].dynasty) and stronghold_province(s, context.seat) is not None

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        many = self.card_filter.phrase(renderer, many=True)
        return (
            f"search your dynasty deck for any number of {many}, reveal them, put them facedown under your "
            "stronghold province (out of play), and shuffle"
        )


def search_to_put_under(card_filter: CardFilter) -> Effect:
    return SearchUnder(card_filter)


@final
class EnterProvince(Effect):
    """LCG-ERR-11: a holding is put into play in an unbroken province; what else lies there is discarded."""

    asks: ClassVar[str] = "effect.choose-province"

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def _among(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [PLACES + place.id for place in row_of(s, context.seat) if not place.broken]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = self._among(s, context)
        if among:
            names = listed([thing_name(s, s.what[card]) for card in self.whom.cards(s, context)])
            s.push(AskOf(context.seat, f"put {names} in which province?", among))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """The holding comes first, so that the province is never empty and is not refilled."""
        place, by = s.answers[context.seat] - PLACES, cause(context)
        moments = [
            TriggerEvent("enters play", card, context.seat, place, 0, by)
            for card in self.whom.cards(s, context)
        ]
        for card in cards_in(s, place):
            kind = "leaves play" if s.zone[card] == PLAY else "leaves province"
            moments.append(TriggerEvent(kind, card, s.controller[card], DISCARDED, TO_DISCARD, by))
        rules_of(s).occur(s, moments)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context)) and bool(self._among(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN)), Intent(DISCARD, Whom(OWN), of="province")]

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"put {self.whom.text(renderer)} into play in one of your unbroken provinces "
            "(not the stronghold province); discard any other cards there"
        )


def put_into_province(whom: Selector) -> Effect:
    return EnterProvince(whom)
