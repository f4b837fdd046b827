"""What has happened, as a position of the CCG tells it."""

from __future__ import annotations

from typing import final

from gorin.games.ccg.kinds import ATTACHMENTS, ZONES
from gorin.games.ccg.table.state import CcgState
from gorin.language.position.happened import Past, Shape

SHAPES: dict[str, Shape] = {
    "about to resolve": ("card", "of", "ability"),
    "assigned": ("card", "side", "at"),
    "battle ended": ("province", "", ""),
    "battle resolved": ("province", "", "winners"),
    "battle resolves": ("province", "defender", ""),
    "came home": ("card", "", "at"),
    "challenges": ("card", "", ""),
    "destroyed": ("card", "by", "at"),
    "engaged": ("", "", "at"),
    "enters play": ("card", "host", "zone"),
    "honor gained": ("card", "", "amount"),
    "honor lost": ("card", "by", "amount"),
    "losing honor": ("", "", "amount"),
    "moved": ("card", "from", "at"),
    "phase ends": ("", "", ""),
    "province destroyed": ("province", "owner", "winners"),
    "resolved": ("card", "of", "ability"),
    "targeted": ("card", "of", "ability"),
    "turn begins": ("", "", ""),
    "turn ends": ("", "", ""),
}
SEATS = ("by", "owner", "defender")


@final
class CcgPast(Past):
    def places(self, s: CcgState) -> int:
        return s.next_province

    def is_hosted_by_card(self, s: CcgState, card: int) -> bool:
        """An attachment is attached to a card; everything else that has a host, to a province."""
        return s.type_of(card) in ATTACHMENTS


PAST = CcgPast(SHAPES, ZONES, SEATS, groups=("winners",))
