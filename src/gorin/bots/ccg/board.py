"""The table as a seat sees it, in the terms a player thinks in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from gorin.bots.bot import View
from gorin.bots.ccg.combat import Combat
from gorin.bots.ccg.rings import Rings
from gorin.bots.printed import Printed
from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.definition import Card as Definition
from gorin.games.ccg.definition import catalogue
from gorin.kernel.decisions import Option
from gorin.words.meaning import Meaning

Card = dict[str, Any]
HONOR_CLANS = (["Crane"], ["Phoenix"])
DISHONOR_CLANS = (["Scorpion"],)


class Board:
    """Looks things up in a view; `options` are those of the open decision, `about` what it is about."""

    def __init__(self, view: View, options: Sequence[Option] = (), about: str = "") -> None:
        self.view = view
        self.options = options
        self.printed = Printed(view["edition"], RULES_SLUG)
        self.asked = self.printed.asked(about)
        """The words of a card that ask, where it is a card that asks."""
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
            for card in field["terrain"]:
                self._add(card, card["owner"])
        self.looked_at: dict[str, Card] = {card["id"]: card for card in view["looking"]}
        """The cards of a deck that are shown for this choice."""

    def _note(self, player: dict[str, Any]) -> None:
        seat = player["seat"]
        for unit in player["units"]:
            self._add_unit(unit, seat)
        piles = ("holdings", "others", "hand", "fate_discard", "dynasty_discard")
        for card in [card for pile in piles for card in player[pile] or []]:
            self._add(card, seat)
        if player["stronghold"] is not None:
            self._add(player["stronghold"], seat)
        for place in player["provinces"]:
            for card in (place["card"], place["region"]):
                if card is not None:
                    self._add(card, seat)

    def _add_unit(self, unit: Card, seat: int) -> None:
        self._add(unit, seat)
        for card in (*unit["attachments"], *unit["under"]):
            self._add(card, seat)

    def _add(self, card: Card, seat: int) -> None:
        self.cards[card["id"]] = card
        self.holder[card["id"]] = seat

    # --- cards ------------------------------------------------------------------------------------

    def definition(self, card: Card) -> Definition | None:
        """What is printed on a card that the seat can read."""
        return catalogue(self.view["edition"]).get(card["slug"])

    def offered(self, option: Option) -> Meaning | None:
        """What the ability does that an option would use."""
        return self.printed.offered(option, self._slugs)

    @cached_property
    def _slugs(self) -> dict[str, str]:
        return {id: card["slug"] for id, card in self.cards.items()}

    def card_of(self, option: Option) -> Card | None:
        """The card that an option points at."""
        return self.cards.get(option.refs[0]) if option.refs else None

    @property
    def is_my_doing(self) -> bool:
        """Is it an ability of mine that is at work?"""
        return bool((self.view["doing"] or {}).get("seat") == self.seat)

    @property
    def may_pass(self) -> bool:
        return any(option.id == "pass" for option in self.options)

    @property
    def would_rather_bow(self) -> bool:
        """Asked to bow or to straighten: is there an enemy to bow, or nobody to straighten?"""
        if self.combat is not None:
            return any(not unit["bowed"] for unit in self.combat.enemies)
        return not any(unit["bowed"] for unit in self.me["units"])

    def is_person(self, option: Option) -> bool:
        """Does an option use the ability of somebody who fights?"""
        card = self.card_of(option)
        return card is not None and card["type"] == "Personality"

    def is_mine(self, card: Card) -> bool:
        return self.holder.get(card["id"]) == self.seat

    def worth(self, card: Card) -> float:
        """What a card is worth to who has it."""
        if card["type"] == "Personality":
            return 2.0 + int(card.get("unit_force") or card["force"]) + 0.3 * int(card["personal_honor"])
        if card["type"] in ("Follower", "Item"):
            return 1.0 + int(card["force"])
        return float(card.get("gold_cost", 1))

    # --- units and battles ------------------------------------------------------------------------

    def ready(self, player: dict[str, Any]) -> list[Card]:
        """The units at home that could be assigned."""
        return [unit for unit in player["units"] if not unit["bowed"]]

    def ready_force(self, player: dict[str, Any]) -> int:
        return sum(unit["unit_force"] for unit in self.ready(player))

    def whole_force(self, player: dict[str, Any]) -> int:
        """What a player can bring to bear once his units have straightened."""
        return sum(unit["unit_force"] for unit in player["units"])

    @property
    def rival(self) -> dict[str, Any]:
        """The player to beat: the one with the fewest provinces."""
        return min(self.rivals, key=lambda player: len(player["provinces"]))

    def field(self, id: str | None) -> dict[str, Any] | None:
        for each in self.view["battlefields"]:
            if each["id"] == id:
                found: dict[str, Any] = each
                return found
        return None

    @cached_property
    def combat(self) -> Combat | None:
        """The battle that is fought now, if it is mine."""
        battle = self.view["battle"]
        if battle is None or self.seat not in (battle["attacker"], battle["defender"]):
            return None
        field = self.field(battle["current"])
        return None if field is None else Combat(field, battle["attacker"] == self.seat)

    # --- the plan ---------------------------------------------------------------------------------

    @property
    def seeks_honor(self) -> bool:
        """Does this deck win by Honor? Its Clan and its lead tell, unless it waits for its Rings."""
        if self.can_wait:
            return False
        return self.me["clan"] in HONOR_CLANS or self.me["honor"] >= 25

    @property
    def can_wait(self) -> bool:
        """Is there time for Enlightenment? Not when somebody else is about to win."""
        rushed = any(rival["honor"] >= 28 for rival in self.rivals) or len(self.me["provinces"]) < 2
        return self.rings.sought and self.rings.can_be_had and not rushed

    @property
    def seeks_dishonor(self) -> bool:
        """Does it win by the Honor that others lose?"""
        return self.me["clan"] in DISHONOR_CLANS or any(rival["honor"] <= -8 for rival in self.rivals)

    @cached_property
    def rings(self) -> Rings:
        return Rings(self.view, self.me)
