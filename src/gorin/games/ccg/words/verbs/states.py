"""Bow, straighten, dishonor, rehonor, destroy, discard."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HAND, PLAY
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.things import SELF


class ToEach(Effect):
    """The same change to each of some cards."""

    def __init__(self, verb: str, whom: Things, op: Callable[[CcgState, int, Scope], object]) -> None:
        super().__init__()
        self.verb = verb
        self.whom = whom
        self.op = op

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                self.op(s, card, scope)

    def text(self, speaker: Speaker) -> str:
        return f"{self.verb} {self.whom.text(speaker)}"


class Bow(ToEach):
    def __init__(self, whom: Things) -> None:
        super().__init__("bow", whom, ops.bow)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(s.zone[card] == PLAY and not s.bowed[card] for card in cards)

    def bowing(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)


class Straighten(ToEach):
    def __init__(self, whom: Things) -> None:
        super().__init__("straighten", whom, ops.straighten)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return all(s.bowed[card] for card in self.whom.cards(s, scope))


class Destroy(ToEach):
    def __init__(self, whom: Things) -> None:
        super().__init__("destroy", whom, ops.destroy)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(s.zone[card] == PLAY for card in cards)


class Dishonor(ToEach):
    def __init__(self, whom: Things) -> None:
        super().__init__("dishonor", whom, ops.dishonor)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return not any(s.dishonored[card] for card in self.whom.cards(s, scope))


class DiscardCards(Effect):
    """Put cards into their discard piles, from wherever they are."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.leave_with_unit(s, card)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return bool(self.whom.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"discard {self.whom.text(speaker)}"


class BowOrDiscardThis(Effect):
    """Rings: bow the card in play, or discard it from the hand (CE-CRD-12)."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.zone[scope.source] == HAND:
            ops.discard(s, scope.source)
        else:
            ops.bow(s, scope.source, scope)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return s.zone[scope.source] == HAND or not s.bowed[scope.source]

    def text(self, speaker: Speaker) -> str:
        return f"bow {SELF.text(speaker)} or discard it from your hand"


def bow(whom: Things) -> Effect:
    return Bow(whom)


def straighten(whom: Things) -> Effect:
    return Straighten(whom)


def destroy(whom: Things) -> Effect:
    return Destroy(whom)


def dishonor(whom: Things) -> Effect:
    return Dishonor(whom)


def rehonor(whom: Things) -> Effect:
    return ToEach("rehonor", whom, lambda s, card, scope: ops.rehonor(s, card))


def discard(whom: Things) -> Effect:
    return DiscardCards(whom)


def bow_or_discard_this() -> Effect:
    return BowOrDiscardThis()
