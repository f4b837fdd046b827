"""What an ability does, costs and needs, for programs that judge it: read off its words once."""

from __future__ import annotations

from typing import final

from gorin.language.abilities import Usable
from gorin.language.core.base import certain
from gorin.language.core.definition import Definition
from gorin.language.core.meaning import OWN, Intent, Known, Verb, perhaps
from gorin.language.core.resolution import Effect
from gorin.language.picks import PERFORMS, TARGETS, Pick


@final
class Meaning:
    """What an ability does, costs and needs."""

    def __init__(self, ability: Usable) -> None:
        self.ability = ability
        self.known = Known()
        for pick in ability.picks:
            self.known.put(
                pick.slot, OWN if pick.role == PERFORMS else pick.card_filter.points_at(self.known).whose
            )
        self.costs: list[Intent] = []
        for cost in ability.costs:
            intents = cost.effect.intents(self.known)
            self.costs += intents if cost.unless is None else perhaps(intents)
        self.intents: list[Intent] = ability.block.intents(self.known)
        self.price = sum([certain(price.amount) for price in ability.prices])
        """What is paid besides, in what the game pays with, as far as that is certain."""
        self.targets = [pick for pick in ability.picks if pick.role == TARGETS]
        """What it needs: without one there is no using it."""

        self._good: dict[int, int] = {}

    def good_for(self, pick: Pick) -> int:
        """Is what is picked the better (1) or the worse (-1) for it? 0 where it is neither, or both."""
        good = self._good.get(pick.slot)
        if good is None:
            good = self._good[pick.slot] = judged(self.upon(pick))
        return good

    def upon(self, pick: Pick) -> list[Intent]:
        """What happens to what is picked, costs aside."""
        return [intent for intent in self.intents if intent.whom.slot == pick.slot]

    def taken_from(self, pick: Pick) -> list[Intent]:
        """What is picked has to pay this."""
        return [intent for intent in self.costs if intent.whom.slot == pick.slot]

    def of(self, effect: Effect) -> list[Intent]:
        """What a part of it does."""
        return effect.intents(self.known)

    def after(self, effect: Effect, answer: int) -> list[Intent]:
        """What a part of it does that has asked and was answered so: the number of a way, or PASS."""
        return effect.brings(answer, self.known)

    def does(self, *verbs: Verb) -> bool:
        return any(intent.verb in verbs for intent in self.intents)


def judged(intents: list[Intent]) -> int:
    """Are some deeds good (1) or bad (-1) for whoever undergoes them?"""
    signs = {intent.good for intent in intents if intent.good}
    return signs.pop() if len(signs) == 1 else 0


_meanings: dict[Usable, Meaning] = {}
"""Definitions do not change, so each ability is read once."""


def meaning_of(ability: Usable) -> Meaning:
    meaning = _meanings.get(ability)
    if meaning is None:
        meaning = _meanings[ability] = Meaning(ability)
    return meaning


def ability_around(definition: Definition, number: int) -> Usable | None:
    """The ability on a card that a part of its text belongs to: parts are numbered as they are read."""
    found: Usable | None = None
    for part in definition.words:
        if part.number <= number:
            found = part if isinstance(part, Usable) else None
    return found
