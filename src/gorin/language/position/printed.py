"""How a position points at a part of a card's text: the card, and the number of the ability on it."""

from __future__ import annotations

from typing import Any

from gorin.kernel.errors import InvalidPosition
from gorin.kernel.keys import nearest, quoted
from gorin.kernel.position_reader import PositionReader, read_number
from gorin.language.abilities import Usable
from gorin.language.core.definition import Definition
from gorin.language.core.nodes import Node
from gorin.language.core.state import CardState


def nodes_of(definition: Definition, part: Node) -> list[Node]:
    """A part of a card's text with everything inside it: they are numbered one after another."""
    ends = [each.number for each in definition.words if each.number > part.number]
    return definition.nodes[part.number : min(ends, default=len(definition.nodes))]


def usable(definition: Definition) -> list[Usable]:
    return [ability for ability in definition.abilities if isinstance(ability, Usable)]


def ability_number(s: CardState, what: int, node: int) -> int:
    """Which ability of a card it is, counted from 1; 0 where it is none, such as a trait that was copied."""
    if not 0 <= what < len(s.definitions):
        return 0
    numbers = [ability.number for ability in usable(s.definitions[what])]
    return numbers.index(node) + 1 if node in numbers else 0


def told_ability(s: CardState, what: int, node: int) -> dict[str, Any]:
    """The ability by its card and number, or by its title where every player has it."""
    ability = s.node(what, node)
    if what == 0 and isinstance(ability, Usable) and ability.title:
        return {"ability": ability.title}
    number = {"ability": ability_number(s, what, node)}
    return number if what == 0 else {"of": s.names[what], **number}


def definition_number(s: CardState, told: PositionReader, key: str = "of") -> int:
    """The definition that a slug names, as a place in `names`; the rules themselves where none is named."""
    if not told.says(key):
        return 0
    slug = told.text(key, "")
    if slug not in s.names[1:]:
        raise told.wrong(
            key, f"names no card of this position: {quoted(slug)}{nearest(slug, tuple(s.names))}"
        )
    return s.names.index(slug)


def read_ability(s: CardState, told: PositionReader, what: int) -> Usable:
    """The ability that a number, or the title of one that every player has, stands for."""
    definition = s.definitions[what]
    abilities = usable(definition)
    value = told.told.get("ability", 1)
    titles = {ability.title: ability for ability in abilities if ability.title}
    if what == 0 and isinstance(value, str) and value in titles:
        return titles[value]
    if not abilities:
        raise InvalidPosition(f"{told.place('of')}: {definition.slug} has no abilities")
    number = read_number(value, f"{told.place('ability')} (of {definition.slug})", 1, len(abilities))
    return abilities[number - 1]
