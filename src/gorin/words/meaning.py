"""What an ability does, costs and needs, for programs that judge it: read off its words once."""

from __future__ import annotations

from typing import final

from gorin.words.abilities import Usable
from gorin.words.grammar.base import certain
from gorin.words.grammar.definition import Definition
from gorin.words.grammar.meaning import OWN, Deed, Known, Verb, perhaps
from gorin.words.grammar.script import Effect
from gorin.words.picks import PERFORMS, TARGETS, Pick


@final
class Meaning:
    """What an ability does, costs and needs."""

    def __init__(self, ability: Usable) -> None:
        self.ability = ability
        self.known = Known()
        for pick in ability.picks:
            self.known.put(pick.slot, OWN if pick.role == PERFORMS else pick.noun.points_at(self.known).whose)
        self.costs: list[Deed] = []
        for cost in ability.costs:
            deeds = cost.effect.means(self.known)
            self.costs += deeds if cost.unless is None else perhaps(deeds)
        self.deeds: list[Deed] = ability.block.means(self.known)
        self.price = sum([certain(price.amount) for price in ability.prices])
        """What is paid besides, in what the game pays with, as far as that is certain."""
        self.targets = [pick for pick in ability.picks if pick.role == TARGETS]
        """What it needs: without one there is no using it."""

    def upon(self, pick: Pick) -> list[Deed]:
        """What happens to what is picked, costs aside."""
        return [deed for deed in self.deeds if deed.whom.slot == pick.slot]

    def taken_from(self, pick: Pick) -> list[Deed]:
        """What is picked has to pay this."""
        return [deed for deed in self.costs if deed.whom.slot == pick.slot]

    def of(self, effect: Effect) -> list[Deed]:
        """What a part of it does."""
        return effect.means(self.known)

    def after(self, effect: Effect, answer: int) -> list[Deed]:
        """What a part of it does that has asked and was answered so: the number of a way, or PASS."""
        return effect.brings(answer, self.known)

    def does(self, *verbs: Verb) -> bool:
        return any(deed.verb in verbs for deed in self.deeds)


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
