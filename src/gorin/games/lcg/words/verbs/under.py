"""Holdings that wait face-down under the stronghold province, and come into play from there (LCG-CUND)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import DISCARDED, DYNASTY, TO_DISCARD
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.reading import cards_in, row_of, stronghold_province
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import cause
from gorin.kernel.questions import BACK, DONE
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import listed
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.naming import thing_name
from gorin.words.nouns import Noun
from gorin.words.verbs import DISCARD, ENTER, SEARCH


@final
class SearchUnder(Effect):
    """LCG-SRCH-01: any number of some cards of your dynasty deck are put under your stronghold province.

    The player is asked even if nothing is there to be found, so that nobody learns of it.
    """

    def __init__(self, noun: Noun) -> None:
        super().__init__()
        self.noun = noun

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        deck = s.players[scope.seat].dynasty
        if not run.memo:
            course.look(s, scope.seat, deck)
        found = [card for card in reversed(deck) if card not in run.memo and self.noun.fits(s, scope, card)]
        back = [BACK] if run.memo else []
        s.push(AskOf(scope.seat, "What do you put under your stronghold province?", [*found, DONE, *back]))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code == DONE:
            self._put(s, scope, run.memo)
            run.memo = []
            return
        run.pick(code)
        run.repeat()

    def _put(self, s: LcgState, scope: Scope, cards: list[int]) -> None:
        place = stronghold_province(s, scope.seat)
        for card in cards:
            course.show(s, scope.seat, card)
            if place is not None:
                zones.put_under(s, card, place.card)
        zones.shuffle(s, scope.seat, DYNASTY)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(s.players[scope.seat].dynasty) and stronghold_province(s, scope.seat) is not None

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        many = self.noun.phrase(speaker, many=True)
        return (
            f"search your dynasty deck for any number of {many}, reveal them, put them face-down under your "
            "stronghold province (out of play), and shuffle"
        )


def search_to_put_under(noun: Noun) -> Effect:
    return SearchUnder(noun)


@final
class EnterProvince(Effect):
    """LCG-ERR-11: a holding is put into play in an unbroken province; what else lies there is discarded."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def _among(self, s: LcgState, scope: Scope) -> list[int]:
        return [PLACES + place.id for place in row_of(s, scope.seat) if not place.broken]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        among = self._among(s, scope)
        if among:
            names = listed([thing_name(s, s.what[card]) for card in self.whom.cards(s, scope)])
            s.push(AskOf(scope.seat, f"Into which province do you put {names}?", among))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        """The holding comes first, so that the province is never empty and is not refilled."""
        place, by = s.answers[scope.seat] - PLACES, cause(scope)
        moments = [
            Moment("enters play", card, scope.seat, place, 0, by) for card in self.whom.cards(s, scope)
        ]
        for card in cards_in(s, place):
            kind = "leaves play" if s.zone[card] == PLAY else "leaves province"
            moments.append(Moment(kind, card, s.controller[card], DISCARDED, TO_DISCARD, by))
        policy_of(s).occur(s, moments)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self.whom.cards(s, scope)) and bool(self._among(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ENTER, Whom(OWN)), Deed(DISCARD, Whom(OWN), of="province")]

    def text(self, speaker: Speaker) -> str:
        return (
            f"put {self.whom.text(speaker)} into play in one of your unbroken provinces "
            "(not the stronghold province); whatever else is there is discarded"
        )


def put_into_province(whom: Things) -> Effect:
    return EnterProvince(whom)
