"""The table of the LCG as a seat sees it, in what its players think in: skill, provinces, who is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.bots.bot import View
from gorin.bots.card_table import Card, CardTable, cards_in
from gorin.kernel.decisions import Option

UNKNOWN_STRENGTH = 4
"""What a face-down province is taken for."""
BREAKS_TO_OPEN = 3


class Board(CardTable):
    """A view of the LCG, looked up."""

    def __init__(self, view: View, options: Sequence[Option] = (), about: str = "") -> None:
        self.topic, _, self.aim = about.partition(":")
        """What a question of the rules is about: a card by its slug, an element and whom it meets."""
        super().__init__(view, options, about if self.aim.isdigit() else "")
        self.conflict: dict[str, Any] | None = view["conflict"]
        self.reach: int | None = None
        """How much skill can still be added; counted when somebody asks (`stakes`)."""

    # --- what the game says -----------------------------------------------------------------------

    def is_rival(self, player: dict[str, Any]) -> bool:
        mine = self.view["players"][self.seat]["side"]
        return bool(player["side"] != mine and not player["lost"])

    def note_rest(self) -> None:
        conflict = self.view["conflict"]
        for card in cards_in([] if conflict is None else [conflict["attackers"], conflict["defenders"]]):
            self.note([card], int(card["controller" if "controller" in card else "owner"]))
        for card in list(self.cards.values()):
            if "controller" in card:
                self.holder[card["id"]] = card["controller"]

    def is_ours(self, seat: int) -> bool:
        return bool(self.view["players"][seat]["side"] == self.me["side"])

    # --- people -----------------------------------------------------------------------------------

    def people(self, seat: int) -> list[Card]:
        """The characters that a player controls, wherever they stand."""
        return [
            card
            for id, card in self.cards.items()
            if card["type"] == "character" and "controller" in card and self.holder[id] == seat
        ]

    def ready(self, seat: int) -> list[Card]:
        """Who could still be sent into a conflict."""
        taking_part = set(self.in_conflict)
        return [card for card in self.people(seat) if not card["bowed"] and card["id"] not in taking_part]

    def ready_skill(self, seat: int, type: str) -> int:
        """What a player could still bring into a conflict."""
        return sum(skill(card, type) for card in self.ready(seat))

    @property
    def in_conflict(self) -> list[str]:
        if self.conflict is None:
            return []
        return [card["id"] for side in ("attackers", "defenders") for card in self.conflict[side]]

    @property
    def is_in_it(self) -> bool:
        """Does my side attack or defend? The third player of enlightenment does neither."""
        conflict = self.conflict
        return conflict is not None and any(self.is_ours(conflict[part]) for part in ("attacker", "defender"))

    def fighters(self, ours: bool) -> list[Card]:
        """Who counts in the conflict: the ready ones of my side, or of the other."""
        if self.conflict is None or not self.is_in_it:
            return []
        attacks = self.is_ours(self.conflict["attacker"])
        there = self.conflict["attackers" if attacks == ours else "defenders"]
        return [card for card in there if not card["bowed"]]

    def bearer(self, card: Card) -> Card | None:
        """Whom an attachment is attached to."""
        for each in self.cards.values():
            if any(held["id"] == card["id"] for held in each.get("attachments", ())):
                return each
        return None

    @property
    def honor_scale(self) -> float:
        """What a point of honor is of the whole way: in skirmish it is twice as far with each."""
        return 2.0 if self.view["format"] == "skirmish" else 1.0

    def worth(self, card: Card) -> float:
        """How much a player would miss a card."""
        if card["type"] != "character":
            return 1.0 + 0.5 * float(card.get("cost") or 0)
        tokens = 2.0 if card.get("status") == "honored" else 0.0
        return skill(card, "military") + skill(card, "political") + 1.5 * float(card.get("fate", 0)) + tokens

    # --- provinces --------------------------------------------------------------------------------

    def places(self, seat: int) -> list[dict[str, Any]]:
        player = self.view["players"][seat]
        under = player["stronghold_province"]
        return [*player["provinces"], *([] if under is None else [under])]

    def place(self, id: str) -> dict[str, Any] | None:
        found = [place for player in self.view["players"] for place in self.places(player["seat"])]
        return next((place for place in found if place["id"] == id), None)

    def open_places(self, seat: int) -> list[dict[str, Any]]:
        """What can be attacked of a player: the row, and the stronghold province once three are broken."""
        row = self.view["players"][seat]["provinces"]
        whole = [place for place in row if not place["broken"]]
        under = self.view["players"][seat]["stronghold_province"]
        is_open = under is not None and not under["broken"] and len(row) - len(whole) >= BREAKS_TO_OPEN
        return [*whole, under] if is_open else whole

    def owner_of(self, id: str) -> int:
        """Whose province it is."""
        seats = range(len(self.view["players"]))
        return next(seat for seat in seats if any(each["id"] == id for each in self.places(seat)))

    def strength(self, id: str) -> int:
        place = self.place(id)
        told = None if place is None else place["strength"]
        return UNKNOWN_STRENGTH if told is None else int(told)

    def is_last(self, id: str) -> bool:
        """Does who owns it lose the game with it?"""
        for player in self.view["players"]:
            under = player["stronghold_province"]
            if under is not None and under["id"] == id:
                return True
            row = [place["id"] for place in player["provinces"] if not place["broken"]]
            if under is None and row == [id]:
                return True
        return False

    # --- the conflict -----------------------------------------------------------------------------

    @property
    def lead(self) -> int:
        """By how much my side leads in the conflict now; 0 where it is not part of it."""
        conflict = self.conflict
        if conflict is None:
            return 0
        lead = int(conflict["attack"]) - int(conflict["defense"])
        return lead if self.is_ours(conflict["attacker"]) else -lead

    @property
    def at_stake(self) -> int:
        """The lead with which the attacked province breaks."""
        conflict = self.conflict
        return 0 if conflict is None else sum(self.strength(id) for id in conflict["provinces"])

    @property
    def is_settled(self) -> bool:
        """Would more change nothing for my side: the province breaks, or the attack has failed clearly?"""
        conflict = self.conflict
        if conflict is None:
            return False
        if self.is_ours(conflict["attacker"]):
            return self.lead >= self.at_stake + 2
        return self.lead >= 3


def skill(card: Card, type: str) -> int:
    """A dash counts as nothing."""
    return int(card.get(type) or 0)
