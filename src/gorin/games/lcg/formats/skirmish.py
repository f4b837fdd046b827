"""Skirmish: no stronghold, three provinces without a card, one conflict each (LCG-SKIR)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.format import LcgFormat
from gorin.games.lcg.table.reading import provinces_of
from gorin.games.lcg.table.state import LcgState


@final
class Skirmish(LcgFormat):
    """What skirmish answers where it differs."""

    def __init__(self) -> None:
        super().__init__("lcg-skirmish", "skirmish")
        self.starting_hand = 3
        self.starting_honor = 6
        self.income = 6
        self.province_tokens = 3
        self.honor_victory = 12
        self.highest_bid = 3
        self.military_conflicts = 0
        self.political_conflicts = 0
        self.either_conflicts = 1
        self.unopposed_loss = 0
        self.fate_on_rings = False
        self.clears_broken_provinces = False
        self.favor_has_sides = False
        self.duel_adds_skill = False
        self.deck_out_loss = 3
        self.events_in_dynasty = False
        self.narrow_rings = True

    def may_be_over(self, s: LcgState) -> bool:
        """Also otherwise than by honor and strongholds."""
        return True

    def why_lost(self, s: LcgState, seat: int) -> str:
        """LCG-SKIR-21, LCG-SKIR-23, LCG-BRK-07."""
        if s.players[seat].honor <= 0:
            return "Dishonor"
        return "Conquest" if all(place.broken for place in provinces_of(s, seat)) else ""


SKIRMISH_FORMAT = Skirmish()
