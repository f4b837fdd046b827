"""Players as targets: "another player with an unbowed Personality"."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.questions import SEATS
from gorin.games.ccg.reading import others
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.players import Who
from gorin.games.ccg.words.things import TARGET_SLOT


class OtherPlayer(Noun):
    """Another player who controls at least one of some cards; picked as SEATS + seat."""

    def __init__(self, having: Noun) -> None:
        super().__init__((), (), person=True)
        self.having = having

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        controllers = {s.controller[card] for card in self.having.cards(s, scope)}
        return [SEATS + seat for seat in others(s, scope.seat) if seat in controllers]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"player other than you with {self.having.one(speaker)}"


def _target_seats(s: CcgState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(TARGET_SLOT) if code >= SEATS]


class TargetPlayer(Who):
    """The player who was targeted: introduced first, then "he"."""

    def __init__(self) -> None:
        super().__init__("he", _target_seats)

    def text(self, speaker: Speaker) -> str:
        return speaker.introductions.pop(TARGET_SLOT, None) or self.subject


TARGET_PLAYER = TargetPlayer()


def other_player_with(having: Noun) -> Noun:
    return OtherPlayer(having)
