"""The battle that is fought now: how it stands, and what an ability could change in it."""

from __future__ import annotations

from typing import Any

from gorin.bots.ccg.weighing import reach_of, serves, size_of, strikes, takes_somebody
from gorin.games.ccg.kinds import FORCE, STRENGTH
from gorin.language.core.meaning import Intent
from gorin.language.meaning import Meaning
from gorin.language.verbs import STAT, STRAIGHTEN

Card = dict[str, Any]
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

    def swing(self, meaning: Meaning) -> float:
        """About how much an ability shifts the balance of Force here."""
        intents = meaning.intents
        shift = float(sum(self._force(intent) for intent in intents))
        shift += max([size_of(intent) for intent in intents if intent.stat == STRENGTH], default=0)
        if reach := reach_of(intents):
            shift += self._strongest([unit for unit in self.enemies if unit["force"] <= reach])
        elif strikes(intents):
            shift += self._strongest([unit for unit in self.enemies if not unit["bowed"]])
        if meaning.does(STRAIGHTEN):
            shift += self._strongest([unit for unit in self.friends if unit["bowed"]])
        return max(0.0, shift - self._sacrificed(meaning))

    def _force(self, intent: Intent) -> int:
        return size_of(intent) if intent.verb is STAT and intent.stat == FORCE and serves(intent) > 0 else 0

    def _sacrificed(self, meaning: Meaning) -> float:
        """The Force that its costs take out of the battle: the weakest who can, pays."""
        if not takes_somebody(meaning):
            return 0.0
        return min((float(unit["force"]) for unit in self.friends if not unit["bowed"]), default=0.0)

    def _strongest(self, units: list[Card]) -> float:
        return min(MUCH, max((float(unit["unit_force"]) for unit in units), default=0.0))
