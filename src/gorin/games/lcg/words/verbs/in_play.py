"""What happens to cards in play: bow, ready, honor, move, discard, fate, control."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import (
    DISCARDED,
    RETURNED,
    SACRIFICED,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    TO_REMOVED,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.changing import Changing, cause
from gorin.words import verbs
from gorin.words.grammar.base import Amount, Things, measured, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known, Verb
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect
from gorin.words.grammar.zones import PLAY


class ToEach(Changing):
    """The same change to each of some cards, all at once."""

    def __init__(self, kind: str, verb: Verb, words: str, whom: Things) -> None:
        super().__init__()
        self.kind = kind
        self.verb = verb
        self.words = words
        """With {whom} for the cards."""
        self.whom = whom

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        return [self.moment(s, scope, card) for card in self.whom.cards(s, scope)]

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return Moment(self.kind, card, s.controller[card], NOTHING, 0, cause(scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(self.verb, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{whom}", self.whom.text(speaker))


@final
class Leave(ToEach):
    """Cards leave play: discarded, sacrificed, or returned to where they came from."""

    def __init__(self, verb: Verb, words: str, whom: Things, manner: int, where: int) -> None:
        super().__init__("leaves play", verb, words, whom)
        self.manner = manner
        self.where = where

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return Moment(self.kind, card, s.controller[card], self.manner, self.where, cause(scope))


@final
class RemoveFromGame(ToEach):
    """LCG-REMV-01: from wherever they are."""

    def __init__(self, words: str, whom: Things, face_down: bool) -> None:
        super().__init__("removed", verbs.DISCARD, words, whom)
        self.face_down = face_down

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        if s.zone[card] == PLAY:
            return Moment("leaves play", card, s.controller[card], RETURNED, TO_REMOVED, cause(scope))
        finder = scope.seat if self.face_down else NOTHING
        return Moment(self.kind, card, s.owner[card], finder, 0, cause(scope))


@final
class Fate(ToEach):
    """Fate is placed on cards, or removed from them."""

    def __init__(self, kind: str, verb: Verb, words: str, whom: Things, amount: int | Amount) -> None:
        super().__init__(kind, verb, words, whom)
        self.amount = amount

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        amount = value_of(self.amount, s, scope)
        source = cause(scope)
        return [
            Moment(self.kind, card, NOBODY, NOTHING, amount, source) for card in self.whom.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(self.verb, whom), self.amount) for whom in self.whom.all_pointed_at(known)]

    def text(self, speaker: Speaker) -> str:
        return super().text(speaker).replace("{amount}", text_of(self.amount, speaker))


@final
class ReturnAllFate(ToEach):
    """All fate on a card goes to its owner's pool."""

    def moment(self, s: LcgState, scope: Scope, card: int) -> Moment:
        return Moment(self.kind, card, s.owner[card], NOTHING, max(s.fate[card], 1), cause(scope))


@final
class MoveFate(Changing):
    """Fate goes from one card to another."""

    def __init__(self, amount: int, source: Things, to: Things) -> None:
        super().__init__()
        self.amount = amount
        self.source = source
        self.to = to

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("fate moved", card, s.controller[card], other, self.amount, by)
            for card in self.source.cards(s, scope)
            for other in self.to.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        lost = Deed(meaning.REMOVE_FATE, self.source.points_at(known), self.amount)
        return [lost, Deed(meaning.PLACE_FATE, self.to.points_at(known), self.amount)]

    def text(self, speaker: Speaker) -> str:
        return f"move {self.amount} fate from {self.source.text(speaker)} to {self.to.text(speaker)}"


@final
class Attach(Changing):
    """An attachment that is in play is moved to another host."""

    def __init__(self, whom: Things, host: Things) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("attached", card, s.controller[card], host, 0, by)
            for card in self.whom.cards(s, scope)
            for host in self.host.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.ATTACH, self.host.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"attach {self.whom.text(speaker)} to {self.host.text(speaker)}"


# --- how cards say it -----------------------------------------------------------------------------


def bow(whom: Things) -> ToEach:
    return ToEach("bows", verbs.BOW, "bow {whom}", whom)


def ready_(whom: Things) -> ToEach:
    return ToEach("readies", verbs.STRAIGHTEN, "ready {whom}", whom)


def honor(whom: Things) -> ToEach:
    return ToEach("honored", meaning.HONOR, "honor {whom}", whom)


def dishonor(whom: Things) -> ToEach:
    return ToEach("dishonored", meaning.DISHONOR, "dishonor {whom}", whom)


def discard_honored_status(whom: Things) -> ToEach:
    """Of somebody who is honored."""
    words = "discard the honored status token from {whom}"
    return ToEach("status discarded", meaning.CLEAR_STATUS, words, whom)


def move_to_conflict(whom: Things) -> ToEach:
    return ToEach("moves in", verbs.MOVE_IN, "move {whom} to the conflict", whom)


def move_home(whom: Things) -> ToEach:
    return ToEach("moves home", verbs.MOVE_AWAY, "move {whom} home", whom)


def discard(whom: Things) -> ToEach:
    return Leave(verbs.DISCARD, "discard {whom}", whom, DISCARDED, TO_DISCARD)


def sacrifice(whom: Things) -> Changing:
    """LCG-SAC-01; as a cost it must really happen (LCG-SAC-02)."""
    return Leave(meaning.SACRIFICE, "sacrifice {whom}", whom, SACRIFICED, TO_DISCARD)


def return_to_hand(whom: Things) -> Changing:
    return Leave(meaning.RETURN, "return {whom} to its owner's hand", whom, RETURNED, TO_HAND)


def return_to_deck_top(whom: Things) -> Changing:
    return Leave(meaning.RETURN, "return {whom} to the top of its owner's deck", whom, RETURNED, TO_DECK_TOP)


def return_to_deck_bottom(whom: Things) -> Changing:
    words = "return {whom} to the bottom of its owner's deck"
    return Leave(meaning.RETURN, words, whom, RETURNED, TO_DECK_BOTTOM)


def remove_from_game(whom: Things, face_down: bool = False) -> Changing:
    """`face_down`: only who does it sees what it is."""
    words = "remove {whom} from the game" + (" face-down" if face_down else "")
    return RemoveFromGame(words, whom, face_down)


def place_fate(amount: int | Amount, whom: Things) -> Changing:
    return Fate("fate placed", meaning.PLACE_FATE, "place {amount} fate on {whom}", whom, amount)


def remove_fate(amount: int | Amount, whom: Things) -> Changing:
    return Fate("fate removed", meaning.REMOVE_FATE, "remove {amount} fate from {whom}", whom, amount)


def return_all_fate(whom: Things) -> Changing:
    words = "return all fate on {whom} to its owner's fate pool"
    return ReturnAllFate("fate removed", meaning.REMOVE_FATE, words, whom)


def move_fate(amount: int, source: Things, to: Things) -> Changing:
    return MoveFate(amount, source, to)


def attach(whom: Things, host: Things) -> Effect:
    return Attach(whom, host)
