"""Armies: who goes where, what that wins, and what it leaves open at home."""

from __future__ import annotations

from typing import Any

from gorin.bots.card_table import Card
from gorin.bots.ccg.board import Board
from gorin.games.ccg.war_of_honor.state import ENLIGHTENMENT, MILITARY

LATE = 30
"""From this turn on there is less and less to wait for."""
MARGIN = 2
"""Force to spare, for what the other side may play."""
PER_DEFENDER = 1.0
"""And more for everybody who could come and act."""


class Campaign:
    """An attack on a player: provinces that can be taken over all who could defend, weakest first."""

    def __init__(self, board: Board, rival: dict[str, Any]) -> None:
        self.board = board
        self.rival = rival
        self.units = sorted(
            (unit for unit in _assignable(board) if unit["unit_force"] > 0),
            key=lambda unit: -unit["unit_force"],
        )
        ready = board.ready(rival)
        self.in_reserve = sum([unit["unit_force"] for unit in ready], 0) + round(PER_DEFENDER * len(ready))

    def orders(self) -> dict[str, str]:
        """Which unit goes where: the best of all numbers of provinces, or everybody where it is time."""
        if self._is_anothers_war():
            return {}
        if sortie := self._sortie():
            return sortie
        plans = self._plans()
        if self._holds_back():
            plans = [plan for plan in plans if not self._ends_it(plan)]
        if plans and self._ends_it(plans[-1]):
            return self._everybody(plans[-1])
        if plans:
            return max(plans, key=self._balance)
        return self._everybody({}) if self._is_bold() and self._fields() else {}

    def _is_anothers_war(self) -> bool:
        """Who needs no steps lets others tire each other out."""
        battle = self.board.view["battle"]
        return self.board.aim.is_force and battle is not None and battle["attacker"] != self.board.seat

    def _sortie(self) -> dict[str, str]:
        """Few enough to be met, strong enough to win with what is in the hand: a battle for a Ring."""
        board = self.board
        fields = self._fields()
        waits = board.can_wait or (board.rings.sought and board.aim.wants(ENLIGHTENMENT))
        if not (waits and self._seeks_battle() and fields) or any(f["attack"] for f in fields):
            return {}
        place = max(fields, key=lambda field: int(field["strength"]))
        most = min(16, board.ready_force(self.rival) - 1)
        army: list[Card] = []
        for unit in self.units:
            if unit["unit_force"] <= most:
                army.append(unit)
                most -= unit["unit_force"]
        orders = {unit["id"]: place["id"] for unit in army}
        return orders if self._lost(self._guards(orders)) < 2 else {}

    def _seeks_battle(self) -> bool:
        """Does a Ring in the hand want a battle, and is the hand or the army fit for it?"""
        board = self.board
        strong = board.whole_force(board.me) > 1.2 * board.whole_force(self.rival)
        return board.rings.want_battle or (strong and board.rings.want_victory)

    def _everybody(self, orders: dict[str, str]) -> dict[str, str]:
        """Who has no orders yet goes along to the weakest province."""
        weakest = min(self._fields(), key=self._needed)
        return {unit["id"]: orders.get(unit["id"], weakest["id"]) for unit in self.units}

    def place_for(self, unit: str) -> str:
        """Where a chosen unit goes: units are chosen strongest first, and provinces filled weakest first."""
        if unit in (sortie := self._sortie()):
            return sortie[unit]
        fields = sorted(self._fields(), key=self._needed)
        lacking = [field for field in fields if self._sent_to(field) < self._needed(field)]
        return str((lacking or fields)[0]["id"])

    def _sent_to(self, field: dict[str, Any]) -> int:
        assigned = [each["unit"] for each in self.board.view["assigning"] if each["place"] == field["id"]]
        return sum(self.board.cards[unit]["unit_force"] for unit in assigned)

    def _plans(self) -> list[dict[str, str]]:
        """An attack on the weakest province, on the two weakest, and so on as far as Force lasts."""
        plans: list[dict[str, str]] = []
        orders: dict[str, str] = {}
        for field in sorted(self._fields(), key=self._needed):
            army = self._army(self._needed(field), orders)
            if army is None:
                break
            orders = {**orders, **{unit["id"]: field["id"] for unit in army}}
            plans.append(orders)
        return plans

    def _fields(self) -> list[dict[str, Any]]:
        fields: list[dict[str, Any]] = self.board.view["battlefields"] or [
            {**place, "attack": 0, "defence": 0, "fought": False} for place in self.rival["provinces"]
        ]
        return [field for field in fields if not field["fought"]]

    def _needed(self, field: dict[str, Any]) -> int:
        """Enough to take it undefended, and to win if it is defended: so nobody will."""
        over = max(field["strength"] + 1, self.in_reserve + MARGIN)
        return int(field["defence"] - field["attack"] + over)

    def _army(self, needed: int, orders: dict[str, str]) -> list[Card] | None:
        """Units that are still free and strong enough together, if there are such."""
        army: list[Card] = []
        for unit in self.units:
            if needed <= 0:
                break
            if unit["id"] not in orders:
                army.append(unit)
                needed -= unit["unit_force"]
        return army if needed <= 0 else None

    def worth(self) -> float:
        orders = self.orders()
        if not orders:
            return -1.0
        if orders == self._sortie():
            return 1.0
        return 1.0 if self._is_bold() else self._balance(orders)

    def _balance(self, orders: dict[str, str]) -> float:
        """What an attack takes, against what it leaves open at home."""
        taken = len(set(orders.values()))
        if self._ends_it(orders):
            return 10.0
        lost = self._lost(self._guards(orders))
        calm = self._lost(self.board.ready_force(self.board.me))
        if lost >= len(self.board.me["provinces"]):
            return -1.0
        return float(taken * self._urgency() + calm - lost)

    def _holds_back(self) -> bool:
        """Who is far stronger and has most of his Rings waits for the last of them with the last blow."""
        board = self.board
        stronger = board.whole_force(board.me) > 1.5 * board.whole_force(self.rival)
        return board.can_wait and board.rings.near and stronger and not board.rings.can_be_completed

    def _ends_it(self, orders: dict[str, str]) -> bool:
        return len(set(orders.values())) >= len(self.rival["provinces"])

    def _urgency(self) -> float:
        """What a province is worth: more where time works for the others, or where a step is due."""
        if self.board.aim.wants(MILITARY):
            return 1.2
        if self.board.seeks_honor or self.board.can_wait:
            return 0.9
        return 1.1 + max(0.0, float(self.board.honor(self.rival) - 12) / 10)

    def _guards(self, orders: dict[str, str]) -> int:
        """The Force that stays at home."""
        return sum(unit["unit_force"] for unit in self.units if unit["id"] not in orders)

    def _lost(self, guards: int) -> int:
        """How many provinces would fall to all that this player has, against so much Force at home.

        He counts as we do: each army must be able to win, wherever the guards stand.
        """
        force, lost = self.board.whole_force(self.rival), 0
        for strength in sorted(int(place["strength"]) for place in self.board.me["provinces"]):
            force -= max(strength + 1, guards + MARGIN)
            lost += force >= 0
        return lost

    def _is_bold(self) -> bool:
        """Less and less holds an army back, so that no game stands still."""
        turn = self.board.view["turn"]
        if self.board.honor(self.rival) >= 30 and not self.board.seeks_honor:
            return True
        if self.board.can_wait and turn < 3 * LATE:
            return False
        mine, theirs = sum(unit["unit_force"] for unit in self.units), self.in_reserve
        return bool((turn >= LATE and mine > theirs) or turn >= 2 * LATE)


def _assignable(board: Board) -> list[Card]:
    """Who can be sent: those offered and those chosen already; where none are offered, all who are ready."""
    offered = {option.id for option in board.options if option.id in board.cards}
    if not offered:
        return board.ready(board.me)
    offered |= {each["unit"] for each in board.view["assigning"]}
    return [unit for unit in board.me["units"] if unit["id"] in offered]


def defence_of(board: Board) -> dict[str, str]:
    """Which unit defends where: battles that can be won, and the last province at any price."""
    orders: dict[str, str] = {}
    free = sorted(_assignable(board), key=lambda unit: -int(unit["unit_force"]))
    for field in _attacked(board):
        army = _defenders(board, field, [unit for unit in free if unit["id"] not in orders])
        orders.update({unit["id"]: field["id"] for unit in army})
    return orders


def worst_threat(board: Board) -> str:
    return next((str(field["id"]) for field in _attacked(board)), "")


def _attacked(board: Board) -> list[dict[str, Any]]:
    """The provinces under attack, those in the greatest danger first."""
    fields = [field for field in board.view["battlefields"] if field["attacking"] and not field["fought"]]
    return sorted(fields, key=lambda field: int(field["strength"] - field["attack"]))


def _defenders(board: Board, field: dict[str, Any], free: list[Card]) -> list[Card]:
    able = field["defence"] + sum([unit["unit_force"] for unit in free], 0)
    last = board.defends and len(board.me["provinces"]) == 1
    desperate = last and field["attack"] > field["defence"] + field["strength"]
    if able <= field["attack"] and not desperate:
        return []
    army: list[Card] = []
    there = field["defence"]
    for unit in free:
        if there > field["attack"] + MARGIN:
            break
        army.append(unit)
        there += unit["unit_force"]
    return army
