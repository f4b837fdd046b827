"""Attach cards from the hand; transfer attachments from one Personality to another (CE-TRAN)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.bringing import AttachCard, why_not_attached
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.qualities import AFTER, Quality


class AttachFromHand(Effect):
    """Attach a card to a Personality, paying for it (CE-RESL-03)."""

    def __init__(self, what: Things, to: Things, less: int) -> None:
        super().__init__()
        self.what = what
        self.to = to
        self.less = less

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.what.cards(s, scope):
            for personality in self.to.cards(s, scope):
                s.push(AttachCard(card, personality, self.less, s.zone[card], scope))

    def text(self, speaker: Speaker) -> str:
        less = f" for {self.less} less Gold" if self.less else ", paying all costs"
        return f"attach {self.what.text(speaker)} to {self.to.text(speaker)}{less}"


def attach_from_hand(what: Things, to: Things, less: int = 0) -> Effect:
    return AttachFromHand(what, to, less)


class CanTake(Quality):
    """Does not bear these attachments yet, and may (CE-TRAN-02)."""

    def __init__(self, what: Things) -> None:
        super().__init__(AFTER, "who can bear it")
        self.what = what

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return all(
            s.host[each] != card and why_not_attached(s, each, card) is None
            for each in self.what.cards(s, scope)
        )


class Transfer(Effect):
    """Attachments go to another Personality; nothing is paid."""

    def __init__(self, what: Things, to: Things) -> None:
        super().__init__()
        self.what = what
        self.to = to

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for personality in self.to.cards(s, scope):
            for card in self.what.cards(s, scope):
                if why_not_attached(s, card, personality) is None:
                    ops.transfer(s, card, personality)

    def text(self, speaker: Speaker) -> str:
        return f"transfer {self.what.text(speaker)} to {self.to.text(speaker)}"


def can_take(what: Things) -> Quality:
    return CanTake(what)


def transfer(what: Things, to: Things) -> Effect:
    return Transfer(what, to)
