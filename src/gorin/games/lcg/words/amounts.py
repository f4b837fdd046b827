"""How much: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.acting.using import OPPONENT_SLOT
from gorin.games.lcg.table.reading import (
    attackers,
    characters_of,
    is_facedown,
    opponents,
    provinces_of,
    unclaimed,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory, military, political
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.words.amounts import Highest, StatOf
from gorin.words.grammar.base import Amount, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Known
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import Noun
from gorin.words.players import Who
from gorin.words.things import PAID_SLOT


def military_of(whom: Things) -> Amount:
    return StatOf(whom, "military skill", military)


def political_of(whom: Things) -> Amount:
    return StatOf(whom, "political skill", political)


def glory_of(whom: Things) -> Amount:
    return StatOf(whom, "glory", glory)


def fate_on(whom: Things) -> Amount:
    return StatOf(whom, "fate", lambda s, card: s.fate[card])


@final
class Counted(Amount):
    """A number that a function tells."""

    def __init__(self, words: str, read: Callable[[LcgState, Scope], int], who: Who | None = None) -> None:
        self.words = words
        self.read = read
        self.who = who
        """The player whom it speaks of besides you."""
        self.each = ""
        """What is counted, where it can be said so: "+1 for each"."""

    def value(self, s: LcgState, scope: Scope) -> int:
        return self.read(s, scope)

    def name_players(self, known: Known) -> None:
        if self.who is not None:
            self.who.points_at(known)

    def text(self, speaker: Speaker) -> str:
        return self.words


class Numbers(Noun):
    """Numbers that a player may pick; X is the one that was picked (LCG-X-02)."""

    def __init__(self, most: int) -> None:
        super().__init__((), ())
        self.most = most

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return CHOICES <= card <= CHOICES + self.most

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        return [CHOICES + number for number in range(self.most + 1)]

    def choice_words(self) -> list[str]:
        return [str(number) for number in range(self.most + 1)]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return "numbers" if many else "number"


A_NUMBER = Numbers(20)
"""With `paying(A_NUMBER)` on a card with the cost X."""


class CharacterCount(Numbers):
    """Numbers from 1 up to that of your characters: more would be the same."""

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        return [CHOICES + number + 1 for number in range(len(characters_of(s, scope.seat)))]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{super().phrase(speaker, many)} greater than 0"


HOW_MANY_ATTACKERS = CharacterCount(99)


def _picked(s: LcgState, scope: Scope) -> int:
    picked = scope.get(PAID_SLOT)
    return picked[0] - CHOICES if picked else 0


X = Counted("X", _picked)
ATTACKERS = Counted("the number of attacking characters", lambda s, scope: len(attackers(s)))
UNREVEALED = Counted(
    "the number of unrevealed provinces you control",
    lambda s, scope: len([place for place in provinces_of(s, scope.seat) if is_facedown(s, place)]),
)
FATE_ON_UNCLAIMED = Counted(
    "the amount of fate on unclaimed rings",
    lambda s, scope: sum(s.rings[ring].fate for ring in unclaimed(s)),
)


FATE_ON_UNCLAIMED.each = "fate on unclaimed rings"


def _unbroken(s: LcgState, scope: Scope) -> int:
    return len([place for place in provinces_of(s, scope.seat) if not place.broken])


UNBROKEN = Counted("the number of unbroken provinces you control", _unbroken)


def _bids_apart(s: LcgState, scope: Scope) -> int:
    """LCG-BID-04: what the dials show."""
    mine = s.players[scope.seat].dial
    named = scope.get(OPPONENT_SLOT) or opponents(s, scope.seat)[:1]
    return max([abs(mine - s.players[seat].dial) for seat in named], default=0)


BIDS_APART = Counted("the amount by which your honor bid and your opponent's differ", _bids_apart, OPPONENT)


def beyond_in_hand(most: int) -> Amount:
    """How many cards your opponent must discard to have no more than so many."""

    def read(s: LcgState, scope: Scope) -> int:
        named = scope.get(OPPONENT_SLOT) or opponents(s, scope.seat)[:1]
        return max([len(s.players[seat].hand) - most for seat in named], default=0)

    return Counted(f"the number by which their hand exceeds {most}", read)


def best_military(noun: Noun) -> Amount:
    return Highest("military skill", military, noun)


def best_political(noun: Noun) -> Amount:
    return Highest("political skill", political, noun)
