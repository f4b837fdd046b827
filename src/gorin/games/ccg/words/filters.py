"""Those of some cards of which something is true: "destroy the loser if he is dishonorable"."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.nouns import Quality


class OnlyIf(Things):
    """Each of them for himself: in a tied duel there are two losers."""

    def __init__(self, whom: Things, quality: Quality) -> None:
        self.whom = whom
        self.quality = quality

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [card for card in self.whom.cards(s, scope) if self.quality.fits(s, scope, card)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.text(speaker)} if he is {self.quality.text(speaker)}"


def only_if(whom: Things, quality: Quality) -> Things:
    return OnlyIf(whom, quality)
