"""The table as a seat sees it, in the terms a player thinks in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from gorin.bots.bot import View
from gorin.bots.card_table import Card, CardTable, cards_in
from gorin.bots.ccg.aiming import Aim
from gorin.bots.ccg.combat import Combat
from gorin.bots.ccg.rings import Rings
from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.kernel.decisions import Option

HONOR_CLANS = (["Crane"], ["Phoenix"])
DISHONOR_CLANS = (["Scorpion"],)
PROVINCE = 5
"""What a province is worth in Honor, to see who is ahead."""


class Board(CardTable):
    """What somebody thinks in who plays the CCG."""

    rules: ClassVar[str] = RULES_SLUG

    def __init__(self, view: View, options: Sequence[Option] = (), about: str = "") -> None:
        super().__init__(view, options, about)
        self.looked_at: dict[str, Card] = {card["id"]: card for card in view["looking"]}
        """The cards of a deck that are shown for this choice."""
        self.aim = Aim(view, self.me)
        self.rings = Rings(view, self.me, self.aim)
        self._combat: Combat | None = None
        self._has_looked_for_combat = False

    def note_rest(self) -> None:
        for field in self.view["battlefields"]:
            for unit in (*field["attacking"], *field["defending"]):
                self.note(cards_in([unit]), unit["controller"])
            for card in field["terrain"]:
                self.note([card], card["owner"])

    # --- cards ------------------------------------------------------------------------------------

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

    @property
    def combat(self) -> Combat | None:
        """The battle that is fought now, if it is mine."""
        if not self._has_looked_for_combat:
            self._combat, self._has_looked_for_combat = self._find_combat(), True
        return self._combat

    def _find_combat(self) -> Combat | None:
        battle = self.view["battle"]
        if battle is None or not any(self.seat in seats for seats in battle["sides"].values()):
            return None
        field = self.field(battle["current"])
        return None if field is None else Combat(field, self.attacks)

    @property
    def attacks(self) -> bool:
        """Am I on the attacking side, or asked to join it?"""
        battle = self.view["battle"]
        if any(self.seat in seats for seats in battle["sides"].values()):
            return self.seat in battle["sides"]["attacking"]
        return bool(battle["maneuvers"] == "attacking")

    @property
    def defends(self) -> bool:
        """Is it I who is attacked?"""
        return bool(self.view["battle"]["defender"] == self.seat)

    def honor(self, player: dict[str, Any]) -> int:
        """The Family Honor of a player; where nobody keeps count of it, none."""
        return int(player["honor"] or 0)

    def headway(self, player: dict[str, Any]) -> int:
        """How far a player has come: by the steps of the Paths, or where there are none by Honor and land."""
        if "score" in player:
            return int(player["score"]["total"])
        return self.honor(player) + PROVINCE * len(player["provinces"])

    # --- the plan ---------------------------------------------------------------------------------

    @property
    def seeks_honor(self) -> bool:
        """Does this deck win by Honor? Its Clan and its lead tell, unless it waits for its Rings."""
        if self.can_wait or self.aim.is_force:
            return False
        return self.me["clan"] in HONOR_CLANS or self.honor(self.me) >= 25

    @property
    def can_wait(self) -> bool:
        """Is there time for Enlightenment? Not when somebody else is about to win."""
        if self.aim.is_force or self.aim.is_steps:
            return False
        rushed = any(self.honor(rival) >= 28 for rival in self.rivals) or len(self.me["provinces"]) < 2
        return self.rings.sought and self.rings.can_be_had and not rushed

    @property
    def seeks_dishonor(self) -> bool:
        """Does it win by the Honor that others lose?"""
        if self.aim.is_force:
            return False
        return self.me["clan"] in DISHONOR_CLANS or any(self.honor(rival) <= -8 for rival in self.rivals)
