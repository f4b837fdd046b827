"""The table as a seat sees it, in the terms a player thinks in."""

from __future__ import annotations

from typing import Any

from gorin.bots.bot import View

Card = dict[str, Any]
RING = 12.0
"""A Ring in the hand is a fifth of a victory."""


class Board:
    """Looks things up in a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.me = view["players"][self.seat]
        self.rivals = [
            player for player in view["players"] if player["seat"] != self.seat and not player["lost"]
        ]
        self.cards: dict[str, Card] = {}
        self.holder: dict[str, int] = {}
        for player in view["players"]:
            self._note(player)
        for field in view["battlefields"]:
            for side, seat in (
                ("attacking", view["battle"]["attacker"]),
                ("defending", view["battle"]["defender"]),
            ):
                for unit in field[side]:
                    self._add_unit(unit, seat)

    def _note(self, player: dict[str, Any]) -> None:
        seat = player["seat"]
        for unit in player["units"]:
            self._add_unit(unit, seat)
        piles = ("holdings", "others", "hand", "fate_discard", "dynasty_discard")
        for card in [card for pile in piles for card in player[pile] or []]:
            self._add(card, seat)
        for place in player["provinces"]:
            for card in (place["card"], place["region"]):
                if card is not None:
                    self._add(card, seat)

    def _add_unit(self, unit: Card, seat: int) -> None:
        self._add(unit, seat)
        for card in unit["attachments"]:
            self._add(card, seat)

    def _add(self, card: Card, seat: int) -> None:
        self.cards[card["id"]] = card
        self.holder[card["id"]] = seat

    # --- units ------------------------------------------------------------------------------------

    def ready(self, player: dict[str, Any]) -> list[Card]:
        """The units at home that could be assigned."""
        return [unit for unit in player["units"] if not unit["bowed"]]

    def ready_force(self, player: dict[str, Any]) -> int:
        return sum(unit["unit_force"] for unit in self.ready(player))

    @property
    def rival(self) -> dict[str, Any]:
        """The player to beat: the one with the fewest provinces."""
        return min(self.rivals, key=lambda player: len(player["provinces"]))

    # --- the plan ---------------------------------------------------------------------------------

    @property
    def seeks_honor(self) -> bool:
        """Does this deck win by Honor? Its Clan and its lead tell."""
        return self.me["clan"] in (["Crane"], ["Phoenix"]) or self.me["honor"] >= 25

    @property
    def seeks_rings(self) -> bool:
        """Is Enlightenment in sight? Two Rings in play, and more to come."""
        rings = [card for card in self.me["others"] if card["type"] == "Ring"]
        return len(rings) >= 2 and self.me["clan"] == ["Dragon"]

    def field(self, id: str | None) -> dict[str, Any] | None:
        for each in self.view["battlefields"]:
            if each["id"] == id:
                found: dict[str, Any] = each
                return found
        return None

    def worth(self, card: Card) -> float:
        """What a card is worth to who has it."""
        if card["type"] == "Ring":
            return RING
        if card["type"] == "Personality":
            return 2.0 + int(card.get("unit_force") or card["force"]) + 0.3 * int(card["personal_honor"])
        if card["type"] in ("Follower", "Item"):
            return 1.0 + int(card["force"])
        return float(card.get("gold_cost", 1))
