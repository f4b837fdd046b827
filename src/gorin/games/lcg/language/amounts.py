"""How much: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.acting.using import OPPONENT_SLOT
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.table.reading import (
    attackers,
    cards_under,
    characters_of,
    is_facedown,
    is_revealed,
    opponents,
    provinces_of,
    unclaimed,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory, military, political, printed_cost
from gorin.language.amounts import Highest, StatOf
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount, Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Known
from gorin.language.core.questions import CHOICES
from gorin.language.players import Who
from gorin.language.selectors import PAID_SLOT


def military_of(whom: Selector) -> Amount:
    return StatOf(whom, "military skill", military)


def political_of(whom: Selector) -> Amount:
    return StatOf(whom, "political skill", political)


def glory_of(whom: Selector) -> Amount:
    return StatOf(whom, "glory", glory)


def fate_on(whom: Selector) -> Amount:
    return StatOf(whom, "fate", lambda s, card: s.fate[card])


def printed_cost_of(whom: Selector) -> Amount:
    return StatOf(whom, "printed cost", printed_cost)


@final
class Counted(Amount):
    """A number that a function tells."""

    def __init__(
        self, words: str, read: Callable[[LcgState, AbilityContext], int], who: Who | None = None
    ) -> None:
        self.words = words
        self.read = read
        self.who = who
        """The player whom it speaks of besides you."""
        self.each = ""
        """What is counted, where it can be said so: "+1 for each"."""

    def value(self, s: LcgState, context: AbilityContext) -> int:
        return self.read(s, context)

    def name_players(self, known: Known) -> None:
        if self.who is not None:
            self.who.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return self.words


class Numbers(CardFilter):
    """Numbers that a player may pick; X is the one that was picked (LCG-X-02)."""

    def __init__(self, most: int) -> None:
        super().__init__((), ())
        self.most = most

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return CHOICES <= card <= CHOICES + self.most

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [CHOICES + number for number in range(self.most + 1)]

    def choice_words(self) -> list[str]:
        return [str(number) for number in range(self.most + 1)]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return "numbers" if many else "number"


A_NUMBER = Numbers(20)
"""With `paying(A_NUMBER)` on a card with the cost X."""


class CharacterCount(Numbers):
    """Numbers from 1 up to that of your characters: more would be the same."""

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [CHOICES + number + 1 for number in range(len(characters_of(s, context.seat)))]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{super().phrase(renderer, many)} greater than 0"


HOW_MANY_ATTACKERS = CharacterCount(99)


def _picked(s: LcgState, context: AbilityContext) -> int:
    picked = context.get(PAID_SLOT)
    return picked[0] - CHOICES if picked else 0


X = Counted("X", _picked)
ATTACKERS = Counted("the number of attacking characters", lambda s, context: len(attackers(s)))
YOUR_FATE = Counted("the amount of fate in your fate pool", lambda s, context: s.players[context.seat].fate)
YOUR_FATE.each = "fate in your fate pool"
TWICE_YOUR_BID = Counted("twice your honor bid", lambda s, context: 2 * s.players[context.seat].dial)
UNREVEALED = Counted(
    "the number of unrevealed provinces you control",
    lambda s, context: len([place for place in provinces_of(s, context.seat) if is_facedown(s, place)]),
)
FATE_ON_UNCLAIMED = Counted(
    "the amount of fate on unclaimed rings",
    lambda s, context: sum(s.rings[ring].fate for ring in unclaimed(s)),
)


FATE_ON_UNCLAIMED.each = "fate on unclaimed rings"


PAIRS_UNDER_THIS = Counted(
    "half the number of facedown cards under it, rounded down",
    lambda s, context: len(cards_under(s, context.source)) // 2 if context.source != NOTHING else 0,
)
PAIRS_UNDER_THIS.each = "2 facedown cards under it"


def _unbroken(s: LcgState, context: AbilityContext) -> int:
    return len([place for place in provinces_of(s, context.seat) if not place.broken])


def _revealed_of_opponent(s: LcgState, context: AbilityContext) -> int:
    named = context.get(OPPONENT_SLOT) or opponents(s, context.seat)[:1]
    places = [place for seat in named for place in provinces_of(s, seat) if not place.is_stronghold]
    return len([place for place in places if is_revealed(s, place)])


OPPONENTS_REVEALED = Counted(
    "the number of faceup non-stronghold provinces your opponent controls", _revealed_of_opponent, OPPONENT
)
OPPONENTS_REVEALED.each = "faceup non-stronghold province your opponent controls"


HALF_YOUR_HONOR = Counted(
    "half your honor, rounded up", lambda s, context: (s.players[context.seat].honor + 1) // 2
)
UNBROKEN = Counted("the number of unbroken provinces you control", _unbroken)


def _bids_apart(s: LcgState, context: AbilityContext) -> int:
    """LCG-BID-04: what the dials show."""
    mine = s.players[context.seat].dial
    named = context.get(OPPONENT_SLOT) or opponents(s, context.seat)[:1]
    return max([abs(mine - s.players[seat].dial) for seat in named], default=0)


def _opponents_bid(s: LcgState, context: AbilityContext) -> int:
    named = context.get(OPPONENT_SLOT) or opponents(s, context.seat)[:1]
    return max([s.players[seat].dial for seat in named], default=0)


OPPONENTS_BID = Counted("your opponent's honor bid", _opponents_bid, OPPONENT)
BIDS_APART = Counted("the amount by which your honor bid and your opponent's differ", _bids_apart, OPPONENT)


def beyond_in_hand(most: int) -> Amount:
    """How many cards your opponent must discard to have no more than so many."""

    def read(s: LcgState, context: AbilityContext) -> int:
        named = context.get(OPPONENT_SLOT) or opponents(s, context.seat)[:1]
        return max([len(s.players[seat].hand) - most for seat in named], default=0)

    return Counted(f"the number by which their hand exceeds {most}", read)


def _opponents_hand(s: LcgState, context: AbilityContext) -> int:
    named = context.get(OPPONENT_SLOT) or opponents(s, context.seat)[:1]
    return max([len(s.players[seat].hand) for seat in named], default=0)


OPPONENTS_HAND = Counted("the number of cards in your opponent's hand", _opponents_hand, OPPONENT)
OPPONENTS_HAND.each = "card in your opponent's hand"


def best_military(card_filter: CardFilter) -> Amount:
    return Highest("military skill", military, card_filter)


def best_political(card_filter: CardFilter) -> Amount:
    return Highest("political skill", political, card_filter)
