"""The battle that is fought now: how it stands, and what an ability could change in it."""

from __future__ import annotations

import re
from typing import Any

from gorin.bots.ccg.reading import costs_of, effects_of, reach_of

Card = dict[str, Any]
STRIKES = re.compile(
    r"\b(destroy|bow|challenges|home)\b.*\b(target|enemy|each|opposing)\b|\btarget\b.*\bhome\b"
)
"""Words that take somebody else out of a battle."""
MUCH = 5.0
"""What a single action hardly exceeds, however strong its target is."""


class Combat:
    """A battlefield as one of the two sides sees it."""

    def __init__(self, field: dict[str, Any], attacks: bool) -> None:
        self.attacks = attacks
        mine, theirs = ("attacking", "defending") if attacks else ("defending", "attacking")
        self.friends: list[Card] = field[mine]
        self.enemies: list[Card] = field[theirs]
        self.strength: int = field["strength"]
        self.mine: int = field["attack" if attacks else "defence"]
        self.theirs: int = field["defence" if attacks else "attack"]

    @property
    def gap_to_win(self) -> int:
        """How much Force is missing to win; 0 or less: it is won as it stands."""
        return self.theirs + 1 - self.mine

    @property
    def gap_to_province(self) -> int:
        """How much Force is missing to take the province, or to save it."""
        if self.attacks:
            return self.theirs + self.strength + 1 - self.mine
        return self.theirs - self.strength - self.mine

    def gap(self, reach: float) -> int:
        """How much is missing to the best that can be reached with so much Force more."""
        province, victory = self.gap_to_province, self.gap_to_win
        if not self.enemies:
            return province if self.attacks else 0
        if not self.friends:
            return province
        best, other = max(province, victory), min(province, victory)
        return best if best <= reach else other

    def swing(self, text: str) -> float:
        """About how much an ability shifts the balance of Force here."""
        effects = effects_of(text)
        shift = float(sum(int(n) for n in re.findall(r"[+-](\d+)f", effects)))
        if "bonus" in effects or "penalty" in effects:
            shift += 3.0
        if "strength" in effects and "province" in effects:
            shift += 3.0
        if reach := reach_of(text):
            shift += self._strongest([unit for unit in self.enemies if unit["force"] <= reach])
        elif any(STRIKES.search(each) for each in effects.split(". ")):
            shift += self._strongest([unit for unit in self.enemies if not unit["bowed"]])
        if "straighten" in effects:
            shift += self._strongest([unit for unit in self.friends if unit["bowed"]])
        return max(0.0, shift - self._sacrificed(text))

    def _sacrificed(self, text: str) -> float:
        """The Force that its costs take out of the battle: the weakest who can, pays."""
        if not re.search(r"(bow|destroy) (your|him|one of your)", costs_of(text)):
            return 0.0
        return min((float(unit["force"]) for unit in self.friends if not unit["bowed"]), default=0.0)

    def _strongest(self, units: list[Card]) -> float:
        return min(MUCH, max((float(unit["unit_force"]) for unit in units), default=0.0))
