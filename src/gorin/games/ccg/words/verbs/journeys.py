"""Moving to a place that is chosen or that somebody else is at."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HOME, NO_SIDE
from gorin.games.ccg.questions import PROVINCES, AskThing
from gorin.games.ccg.reading import leader, location, provinces_of
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import my_side


def send(s: CcgState, whom: Things, place: int, scope: Scope) -> None:
    """Move units to their own side of a battlefield, or home (CE-BATG-08)."""
    for card in list(whom.cards(s, scope)):
        personality = leader(s, card)
        side = NO_SIDE if place == HOME else my_side(s, s.controller[personality])
        if place == HOME or side:
            ops.move(s, personality, place, side, scope)


class MoveElsewhere(Effect):
    """To another battlefield, as you choose; who is not at the current one comes to it (CE-BTL-11)."""

    moves_in = True

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        fields = self._fields(s, scope)
        if len(fields) == 1:
            send(s, self.whom, fields[0], scope)
        elif fields:
            asks = "To which battlefield?"
            s.push(AskThing(scope.seat, asks, [PROVINCES + place for place in fields]))

    def _fields(self, s: CcgState, scope: Scope) -> list[int]:
        left = [location(s, card) for card in self.whom.cards(s, scope)]
        if s.battlefield not in left:
            return [s.battlefield]
        return [place.id for place in provinces_of(s, s.defender) if place.id not in left]

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        send(s, self.whom, s.answers[scope.seat] - PROVINCES, scope)

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to another battlefield"


class MoveToJoin(Effect):
    """To where somebody is; where several could be meant, to the one you choose."""

    def __init__(self, whom: Things, joined: Things) -> None:
        super().__init__()
        self.whom = whom
        self.joined = joined

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        cards = self.joined.cards(s, scope)
        if len({location(s, card) for card in cards}) > 1:
            s.push(AskThing(scope.seat, "Choose the Personality to move to.", cards))
        elif cards:
            send(s, self.whom, location(s, cards[0]), scope)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        send(s, self.whom, location(s, s.answers[scope.seat]), scope)

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to {self.joined.owning(speaker)} location"


def move_elsewhere(whom: Things) -> Effect:
    return MoveElsewhere(whom)


def move_to_join(whom: Things, joined: Things) -> Effect:
    return MoveToJoin(whom, joined)
