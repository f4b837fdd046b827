"""Transfer attachments from one Personality to another (CE-TRAN)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.bringing import why_not_attached
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import AFTER, OWNER, Quality, Simple

OTHER_OF_YOURS = Simple(OWNER, "your other", lambda s, scope, card: s.controller[card] == scope.seat)
"""Said together with `can_take`, which leaves out the one who bears it now."""


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
