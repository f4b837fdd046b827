"""Decks and discard piles: the top cards are discarded, events are played out of a pile."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.beginning import begin_ability
from gorin.games.lcg.acting.lent import is_lent
from gorin.games.lcg.acting.using import (
    why_cannot_play_as_in_hand,
)
from gorin.games.lcg.kinds import CONFLICT, CONFLICT_END, DYNASTY, TO_DECK_BOTTOM, TO_DISCARD, TO_REMOVED
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.meaning import RETURN
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.picks import which_one
from gorin.language.players import YOU, Who
from gorin.language.verbs import ACT, DISCARD, DRAW, PERMIT

AFTERWARDS = {
    TO_DISCARD: "",
    TO_REMOVED: "; then it is removed from the game",
}


@final
class TakeToHand(Effect):
    """Cards that lie in the open go to their owners' hands."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context):
            zones.put_in_hand(s, card, True)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DRAW, Whom(OWN), 1)]

    def text(self, renderer: TextRenderer) -> str:
        return f"return {self.whom.text(renderer)} to your hand"


@final
class PutOnBottom(Effect):
    """Cards that lie in the open go to the bottom of their owners' decks."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context):
            zones.put_in_deck(s, card, False)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(RETURN, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"put {self.whom.text(renderer)} on the bottom of its owner's deck"


def put_on_bottom(whom: Selector) -> Effect:
    """Of cards in a discard pile; those in play say `return_to_deck_bottom`."""
    return PutOnBottom(whom)


def take_to_hand(whom: Selector) -> Effect:
    return TakeToHand(whom)


@final
class DiscardTop(Effect):
    """The top cards of players' decks are discarded; of fewer, as many as there are (LCG-EFF-03)."""

    def __init__(self, count: int, deck: str, who: Who) -> None:
        super().__init__()
        self.count = count
        self.deck = deck
        self.who = who

    def _top(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [card for seat in self.who.seats(s, context) for card in self._top_of(s, seat)]

    def _top_of(self, s: LcgState, seat: int) -> list[int]:
        player = s.players[seat]
        deck = player.dynasty if self.deck == DYNASTY else player.conflict
        return deck[: -self.count - 1 : -1]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self._top(s, context):
            zones.discard(s, card)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._top(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DISCARD, self.who.points_at(known), self.count, of="deck")]

    def text(self, renderer: TextRenderer) -> str:
        top = "top card" if self.count == 1 else f"top {self.count} cards"
        return f"discard the {top} of {self.who.owning(renderer)} {self.deck} deck"


def discard_top(count: int, deck: str = CONFLICT, who: Who = YOU) -> Effect:
    return DiscardTop(count, deck, who)


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

    asks: ClassVar[str] = "effect.play"

    def __init__(self, card_filter: CardFilter, rests: int) -> None:
        super().__init__()
        self.card_filter = card_filter
        self.rests = rests

    def _among(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [card for card in self.card_filter.cards(s, context) if _playable(s, context.seat, card)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """Who takes the event back that was chosen chooses anew."""
        if runner.memo and not is_lent(s, runner.memo[0], context.seat):
            runner.memo = []
            return
        for card in runner.memo:
            course.lend_no_more(s, card)
        runner.memo = []
        among = self._among(s, context)
        if among:
            s.push(AskOf(context.seat, f"play {which_one(self.card_filter, asker(s, runner.what))}?", among))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card, seat = s.answers[context.seat], context.seat
        ability = _playable(s, seat, card)[0]
        course.let_play(s, card, CONFLICT_END, context, self.rests)
        runner.memo = [card]
        runner.repeat()
        s.push(begin_ability(s, seat, card, s.what[card], ability.number, []))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._among(s, context))

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == course.AS_IN_HAND and lasting.amount == self.rests

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"play {self.card_filter.one(renderer)} as if it were in your hand{AFTERWARDS[self.rests]}"


def play_event(card_filter: CardFilter, rests: int = TO_DISCARD) -> Effect:
    """`rests`: where it goes when it was played."""
    return PlayEvent(card_filter, rests)


@final
class MayPlay(Effect):
    """For a while you may play a card as if it were in your hand; then it goes on the bottom of its deck."""

    def __init__(self, whom: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context):
            course.let_play(s, card, self.until, context, TO_DECK_BOTTOM)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(not is_lent(s, card, context.seat) for card in self.whom.cards(s, context))

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.keyword == course.AS_IN_HAND and lasting.until == self.until
        return same and lasting.amount == TO_DECK_BOTTOM

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PERMIT, Whom(OWN), of="card")]

    def text(self, renderer: TextRenderer) -> str:
        whom, until = self.whom.text(renderer), renderer.for_as_long(self.until)
        return (
            f"{until}you may play {whom} as if it were in your hand; once it was played, "
            "put it on the bottom of its owner's deck"
        )


def may_play_then_bottom(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return MayPlay(whom, until)
