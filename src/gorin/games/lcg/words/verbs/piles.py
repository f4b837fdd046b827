"""Decks and discard piles: the top cards are discarded, events are played out of a pile."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.beginning import begin_ability
from gorin.games.lcg.acting.lent import is_lent
from gorin.games.lcg.acting.using import (
    why_cannot_play_as_in_hand,
)
from gorin.games.lcg.kinds import CONFLICT, CONFLICT_END, DYNASTY, TO_DECK_BOTTOM, TO_DISCARD, TO_REMOVED
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.nouns import Noun
from gorin.words.verbs import ACT, DISCARD, PERMIT

AFTERWARDS = {
    TO_DISCARD: "",
    TO_REMOVED: "; then it is removed from the game",
}


@final
class DiscardTop(Effect):
    """The top cards of your deck are discarded; of fewer, as many as there are (LCG-EFF-03)."""

    def __init__(self, count: int, deck: str) -> None:
        super().__init__()
        self.count = count
        self.deck = deck

    def _top(self, s: LcgState, scope: Scope) -> list[int]:
        player = s.players[scope.seat]
        deck = player.dynasty if self.deck == DYNASTY else player.conflict
        return deck[: -self.count - 1 : -1]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for card in self._top(s, scope):
            zones.discard(s, card)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._top(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(DISCARD, Whom(OWN), self.count, of="deck")]

    def text(self, speaker: Speaker) -> str:
        return f"discard the top {self.count} cards of your {self.deck} deck"


def discard_top(count: int, deck: str = CONFLICT) -> Effect:
    return DiscardTop(count, deck)


def _playable(s: LcgState, seat: int, card: int) -> list[LcgAbility]:
    """By which of its abilities an event could be played now, if it were in the hand."""
    return [
        ability
        for ability in s.cards[s.what[card]].acts
        if why_cannot_play_as_in_hand(s, seat, card, ability) is None
    ]


@final
class PlayEvent(Effect):
    """You play one of some events as if it were in your hand, and it goes somewhere else afterwards."""

    def __init__(self, noun: Noun, rests: int) -> None:
        super().__init__()
        self.noun = noun
        self.rests = rests

    def _among(self, s: LcgState, scope: Scope) -> list[int]:
        return [card for card in self.noun.cards(s, scope) if _playable(s, scope.seat, card)]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        """Who takes the event back that was chosen chooses anew."""
        if run.memo and not is_lent(s, run.memo[0], scope.seat):
            run.memo = []
            return
        for card in run.memo:
            course.lend_no_more(s, card)
        run.memo = []
        among = self._among(s, scope)
        if among:
            s.push(AskOf(scope.seat, f"Play {self.noun.one(asker(s, run.what))}.", among))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        card, seat = s.answers[scope.seat], scope.seat
        ability = _playable(s, seat, card)[0]
        course.let_play(s, card, CONFLICT_END, scope, self.rests)
        run.memo = [card]
        run.repeat()
        s.push(begin_ability(s, seat, card, s.what[card], ability.number, []))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._among(s, scope))

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == course.AS_IN_HAND and lasting.amount == self.rests

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"play {self.noun.one(speaker)} as if it were in your hand{AFTERWARDS[self.rests]}"


def play_event(noun: Noun, rests: int = TO_DISCARD) -> Effect:
    """`rests`: where it goes when it was played."""
    return PlayEvent(noun, rests)


@final
class MayPlay(Effect):
    """For a while you may play a card as if it were in your hand; then it goes on the bottom of its deck."""

    def __init__(self, whom: Things, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for card in self.whom.cards(s, scope):
            course.let_play(s, card, self.until, scope, TO_DECK_BOTTOM)

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.keyword == course.AS_IN_HAND and lasting.until == self.until
        return same and lasting.amount == TO_DECK_BOTTOM

    def means(self, known: Known) -> list[Deed]:
        return [Deed(PERMIT, Whom(OWN), of="card")]

    def text(self, speaker: Speaker) -> str:
        whom, until = self.whom.text(speaker), speaker.dialect.until(self.until)
        return (
            f"{until}, you may play {whom} as if it were in your hand; once it was played, "
            "put it on the bottom of its owner's deck"
        )


def may_play_then_bottom(whom: Things, until: int = CONFLICT_END) -> Effect:
    return MayPlay(whom, until)
