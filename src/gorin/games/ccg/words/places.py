"""Where a card is and what it bears: "at Osawa's location", "without Items"."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import ATTACKING, DEFENDING, HOME, PLAY
from gorin.games.ccg.reading import attachments, leader, location, side_of, unit
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Condition, Things
from gorin.games.ccg.words.conditions import Told
from gorin.games.ccg.words.nouns import AFTER, Noun, Quality, Simple


def are_together(s: CcgState, card: int, other: int) -> bool:
    """CE-BATG-07: at one battlefield, or at the home of one player."""
    if s.zone[card] != PLAY or s.zone[other] != PLAY or location(s, card) != location(s, other):
        return False
    return location(s, card) != HOME or s.controller[card] == s.controller[other]


class AtLocationOf(Quality):
    """Is where another card is."""

    def __init__(self, whose: Things) -> None:
        super().__init__(AFTER, "")
        self.whose = whose

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return any(are_together(s, card, other) for other in self.whose.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"at {self.whose.owning(speaker)} location"


class Bears(Condition):
    """Somebody has such a card attached."""

    def __init__(self, whose: Things, noun: Noun) -> None:
        self.whose = whose
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return any(
            self.noun.fits(s, scope, each)
            for card in self.whose.cards(s, scope)
            for each in attachments(s, card)
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.subject(speaker)} has {self.noun.one(speaker)}"


without_items = Simple(
    AFTER,
    "without Items",
    lambda s, scope, card: all(s.type_of(each) != kinds.ITEM for each in attachments(s, card)),
)
in_smaller_unit = Simple(
    AFTER,
    "of fewer cards than this one",
    lambda s, scope, card: len(unit(s, card)) < len(unit(s, leader(s, scope.source))),
)
of_active_player = Simple(
    AFTER, "controlled by the active player", lambda s, scope, card: s.controller[card] == s.active
)
WHILE_ATTACKING = Told("on the attacking side", lambda s, scope: side_of(s, scope.source) == ATTACKING)
WHILE_DEFENDING = Told("on the defending side", lambda s, scope: side_of(s, scope.source) == DEFENDING)


def at_location_of(whose: Things) -> Quality:
    return AtLocationOf(whose)


def bears(whose: Things, noun: Noun) -> Condition:
    return Bears(whose, noun)
