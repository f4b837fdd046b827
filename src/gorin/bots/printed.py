"""What cards say, for the bots of every card game: they ask the definitions, and read no sentence."""

from __future__ import annotations

from typing import Any, final

from gorin.kernel.decisions import Option
from gorin.language.abilities import Usable
from gorin.language.choosing import Choose
from gorin.language.core.definition import Definition
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Effect
from gorin.language.core.ruleset import catalogue
from gorin.language.flow import May
from gorin.language.meaning import Meaning, ability_around, meaning_of
from gorin.language.picks import Pick

USE, RULE = "use", "rule"
"""How the ids of abilities begin: of a card (use:c12:3), of the rules (rule4); what a card has gained
names the one on which it is printed (use:c12:doji-challenger:3)."""


@final
class Asked:
    """The words that ask: a pick, an effect, and the ability that they are part of."""

    def __init__(self, words: Node, meaning: Meaning) -> None:
        self.pick: Pick | None = words if isinstance(words, Pick) else None
        if isinstance(words, May | Choose):
            self.pick = words.pick
        self.effect: Effect | None = words if isinstance(words, Effect) else None
        self.meaning = meaning


@final
class Printed:
    """The cards of a game, and the one that stands for what every player can do."""

    def __init__(self, game: str, rules: str) -> None:
        self.cards: dict[str, Any] = catalogue(game)
        self.rules = rules

    def ability(self, slug: str, number: int) -> Meaning | None:
        card = self.cards.get(slug)
        node = None if card is None else card.nodes[number]
        return meaning_of(node) if isinstance(node, Usable) else None

    def offered(self, option: Option, slugs: dict[str, str]) -> Meaning | None:
        """The ability that an option would use; `slugs` tells which card is which."""
        if option.id.startswith(RULE):
            return self.ability(self.rules, int(option.id.removeprefix(RULE)))
        way, _, which = option.id.partition(":")
        if way != USE:
            return None
        card, *printed_on, number = which.split(":")
        return self.ability(printed_on[0] if printed_on else slugs.get(card, ""), int(number))

    def asked(self, about: str) -> Asked | None:
        """What asks, by its address."""
        slug, _, number = about.partition(":")
        card: Definition | None = self.cards.get(slug)
        ability = None if card is None else ability_around(card, int(number))
        if card is None or ability is None:
            return None
        return Asked(card.nodes[int(number)], meaning_of(ability))
