"""What players are asked: to pick one of some cards, provinces, players, abilities or ways to go on.

Everything that can be picked is a number; ranges of numbers stand for kinds of things.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.kinds import NOTHING
from gorin.games.ccg.naming import (
    ability_label,
    card_label,
    delayed_label,
    equip_label,
    player_name,
    province_label,
)
from gorin.games.ccg.state import CcgState
from gorin.kernel.questions import Ask

PROVINCES: Final = 100_000
SEATS: Final = 200_000
CHOICES: Final = 300_000
DEALS: Final = 600_000
"""A way to bring a card into play: 10,000 numbers for each way."""
ABILITIES: Final = 1_000_000
"""An ability of a card: 1,000 numbers for each card."""
RULES: Final = 900_000_000
"""An ability that every player has."""
EQUIPS: Final = 950_000_000
"""Equip, with the attachment to begin with."""
LASTINGS: Final = 980_000_000
"""Something delayed that happens now."""

DEAL_IDS = ("buy", "discount", "honored", "overlay", "discard")


def ability_code(card: int, node: int) -> int:
    return RULES + node if card == NOTHING else ABILITIES + card * 1000 + node


def ability_of(code: int) -> tuple[int, int]:
    """The card and the node of an ability's number."""
    if code >= RULES:
        return NOTHING, code - RULES
    return (code - ABILITIES) // 1000, (code - ABILITIES) % 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class AskThing(Ask[CcgState]):
    """Pick one of these. `words` are the choices that are no things."""

    fields: ClassVar[dict[str, str]] = {"words": "[str]"}

    def __init__(self, seat: int, asks: str, among: list[int], words: list[str] | None = None) -> None:
        super().__init__(seat, asks, among)
        self.words: list[str] = words or []

    def thing_id(self, s: CcgState, code: int) -> str:
        if code < PROVINCES:
            return f"c{code}"
        if code < SEATS:
            return f"p{code - PROVINCES}"
        if code < CHOICES:
            return f"seat{code - SEATS}"
        if code < DEALS:
            return f"choice{code - CHOICES}"
        if code < ABILITIES:
            return f"{DEAL_IDS[(code - DEALS) // 10_000]}:c{(code - DEALS) % 10_000}"
        if code >= LASTINGS:
            return f"delayed{code - LASTINGS}"
        if code >= EQUIPS:
            return f"equip:c{code - EQUIPS}"
        card, node = ability_of(code)
        return f"rule{node}" if card == NOTHING else f"use:c{card}:{node}"

    def thing_label(self, s: CcgState, code: int) -> str:
        if code < PROVINCES:
            return card_label(s, code)
        if code < SEATS:
            return province_label(s, code - PROVINCES)
        if code < CHOICES:
            return player_name(s, code - SEATS)
        if code < DEALS:
            return self.words[code - CHOICES]
        if code >= LASTINGS:
            return delayed_label(s, code - LASTINGS)
        if code >= EQUIPS:
            return equip_label(s, code - EQUIPS)
        card, node = ability_of(code)
        return ability_label(s, card, node)

    def thing_refs(self, s: CcgState, code: int) -> tuple[str, ...]:
        if code < PROVINCES:
            return (f"c{code}",)
        if code < SEATS:
            return (f"p{code - PROVINCES}",)
        if code < CHOICES:
            return (f"seat{code - SEATS}",)
        if DEALS <= code < ABILITIES:
            return (f"c{(code - DEALS) % 10_000}",)
        if EQUIPS <= code < LASTINGS:
            return (f"c{code - EQUIPS}",)
        if ABILITIES <= code < RULES:
            return (f"c{ability_of(code)[0]}",)
        return ()
