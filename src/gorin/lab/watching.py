"""Which cards each player has drawn and played in a game, watched while it is played."""

from __future__ import annotations

from typing import Any

import gorin
from gorin.games.ccg import kinds as ccg
from gorin.games.lcg import kinds as lcg
from gorin.kernel.events import Event
from gorin.kernel.state import Witness
from gorin.language.core.state import CardState
from gorin.language.core.zones import HAND, PLAY


class CardWatch(Witness):
    """Looks where every card lies after every event.

    A card is drawn when it comes into a hand or a province, from the opening hand on; it is played when it
    comes into play afterwards, or lies on the table while it resolves.
    """

    def __init__(self, game: gorin.Game) -> None:
        s = game.state
        assert isinstance(s, CardState)
        is_lcg = game.rules.id == "lcg"
        self.arriving = (HAND, lcg.PROVINCE if is_lcg else ccg.PROVINCE)
        self.resolving = (PLAY, lcg.LIMBO if is_lcg else ccg.LIMBO)
        self.zones = s.zone.copy()
        self.drawn: list[set[str]] = [set() for _ in range(s.seats)]
        self.used: list[set[str]] = [set() for _ in range(s.seats)]
        for card, zone in enumerate(self.zones):
            if zone in self.arriving:
                self.drawn[s.owner[card]].add(s.names[s.what[card]])

    def see(self, s: Any, event: Event) -> None:
        if s.zone == self.zones:
            return
        before, self.zones = self.zones, s.zone.copy()
        for card, zone in enumerate(self.zones):
            if card >= len(before) or before[card] != zone:
                self._note(s, card, zone)

    def _note(self, s: CardState, card: int, zone: int) -> None:
        owner, slug = s.owner[card], s.names[s.what[card]]
        if zone in self.arriving:
            self.drawn[owner].add(slug)
        elif zone in self.resolving and slug in self.drawn[owner]:
            self.used[owner].add(slug)


def watch(game: gorin.Game) -> CardWatch:
    """Begin to watch a game that stands at its first question."""
    watching = CardWatch(game)
    game.state.witness = watching
    return watching
