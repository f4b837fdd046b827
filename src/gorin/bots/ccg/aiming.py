"""What wins this game of War of Honor, where it is not the fifth step of any Path: steps still due, or force.

Told from the view alone: what was agreed on, the steps that were taken, the own mission and the own deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.bots.bot import View
from gorin.bots.card_table import cards_in
from gorin.bots.ccg.weighing import honor_gained, honor_taken
from gorin.games.ccg.definition import Card as Definition
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import FOLLOWER, HOLDING, PERSONALITY, RING
from gorin.games.ccg.war_of_honor.setup import MISSIONS
from gorin.games.ccg.war_of_honor.victory import OF_EACH_PATH
from gorin.language.abilities import Usable
from gorin.language.core.meaning import Intent
from gorin.language.meaning import meaning_of

BRAWL, STUDENT = "bushido-brawl", "student-of-all"
PER_FORCE, BATTLES, PER_RING = 1.1, 1.5, 0.4
"""How far one comes: by each point of Force that a unit has, by the Honor of battles, by each Ring."""
ONCE, AGAIN = 0.04, 0.4
"""And by each card that is about Honor: one that is played and gone, a Holding that says it every turn."""


class Aim:
    """What a player still needs; nothing in particular where any Path will do."""

    def __init__(self, view: View, me: dict[str, Any]) -> None:
        self.view = view
        self.me = me
        self.score: dict[str, Any] = me.get("score") or {}
        self.due = self._steps_due()
        """The steps that are missing on each Path; none where steps do not win, or any Path does."""
        self._is_force: bool | None = None
        self._reach: list[float] | None = None

    def _steps_due(self) -> list[int]:
        asked = self.score.get("mission")
        if self.view.get("victory") == STUDENT:
            asked = [OF_EACH_PATH] * len(self.score["steps"])
        if not asked:
            return []
        return [max(0, goal - taken) for goal, taken in zip(asked, self.score["steps"], strict=True)]

    @property
    def is_force(self) -> bool:
        """Does it come to taking everybody's provinces? It does where a Path is closed to this deck, too."""
        if self._is_force is None:
            self._is_force = self._must_be_force()
        return self._is_force

    def _must_be_force(self) -> bool:
        if self.view.get("victory") == BRAWL:
            return True
        return any(steps > OF_EACH_PATH * self.reach[path] for path, steps in enumerate(self.due))

    @property
    def is_steps(self) -> bool:
        """Are there certain steps to be taken?"""
        return any(self.due) and not self.is_force

    def wants(self, path: int) -> bool:
        """Would a step on this Path help, and is it not earned in this turn already?"""
        if not self.is_steps or not self.due[path]:
            return False
        have, enough = self.score["progress"][path]
        return bool(have < enough)

    def pull(self, path: int) -> float:
        """What a point on the way to a step is worth: the more, the nearer the step is in this turn."""
        if not self.wants(path):
            return 0.0
        have, enough = self.score["progress"][path]
        return float(0.6 + have / enough)

    # --- what a deck is good for ------------------------------------------------------------------

    @property
    def reach(self) -> list[float]:
        """About how many steps a deck can hope for on each Path."""
        if self._reach is None:
            self._reach = self._reach_of_deck()
        return self._reach

    def _reach_of_deck(self) -> list[float]:
        cards = self._deck()
        gains = sum([_reach(card, honor_gained) for card in cards], 0.0)
        takes = sum([_reach(card, honor_taken) for card in cards], 0.0)
        rings = sum(card.type == RING for card in cards)
        return [PER_FORCE * _force(cards), BATTLES + gains, takes, PER_RING * rings]

    def _deck(self) -> list[Definition]:
        """The own cards: those that can be seen, and those that are still to come."""
        printed = catalogue(self.view["edition"])
        slugs = [card["slug"] for card in cards_in(self.me)]
        for unseen in (self.me["unseen"] or {}).values():
            slugs += [slug for slug, number in unseen.items() for _ in range(number)]
        return [printed[slug] for slug in slugs if slug in printed]

    @property
    def mission(self) -> list[int]:
        """Nine steps, as many on each Path as it is easy: none is to take much longer than the others."""
        return min(MISSIONS, key=lambda points: sorted(self._toil(points), reverse=True))

    def _toil(self, points: list[int]) -> list[float]:
        return [steps / max(reach, 0.1) for steps, reach in zip(points, self.reach, strict=True)]


def _force(cards: list[Definition]) -> float:
    """The Force that a unit of this deck has, more or less."""
    people = [card.force for card in cards if card.type == PERSONALITY]
    troops = [card.force for card in cards if card.type == FOLLOWER]
    return (sum(people, 0) + sum(troops, 0)) / max(1, len(people))


def _reach(card: Definition, honor: Callable[[list[Intent]], int]) -> float:
    """What a card does for a Path of Honor."""
    usable = [ability for ability in card.abilities if isinstance(ability, Usable)]
    if not any(honor(meaning_of(ability).intents) > 0 for ability in usable):
        return 0.0
    return AGAIN if card.type == HOLDING else ONCE
