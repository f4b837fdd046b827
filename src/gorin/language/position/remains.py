"""What lasts or waits, as a position tells it: who made it, whom it is about, how long."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gorin.language.abilities import Triggered, Usable
from gorin.language.core.context import DEEDS, NOTHING, USED, WAYS, AbilityContext, LastingEffect
from gorin.language.core.definition import Definition, Rule
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES, PLACES, SEATS
from gorin.language.core.resolution import Effect
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY
from gorin.language.position.cards import name
from gorin.language.position.happened import Past
from gorin.language.position.printed import nodes_of, told_ability, usable

PARTS: tuple[str, ...] = ("part", "trait")
"""A part of a card's own text: the rule that holds now or what happens later, a trait that was copied."""
SAID: tuple[str, ...] = ("id", "of", "ability", "printed_on", "by", "action", "until", "surely", "on")
"""What may be said of anything that lasts."""


def parts_of(definition: Definition, ability: Usable) -> list[Node]:
    """The rules and the delayed effects within an ability, in the order of the text."""
    return [each for each in nodes_of(definition, ability)[1:] if isinstance(each, Rule | Triggered)]


def could_leave(definition: Definition, ability: Usable, lasting: LastingEffect) -> bool:
    nodes = nodes_of(definition, ability)
    return any(isinstance(node, Effect) and node.could_leave(lasting) for node in nodes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Remains:
    """How a game tells what lasts."""

    def __init__(self, past: Past) -> None:
        self.past = past
        self.ends: tuple[str, ...] = ()
        """How long it lasts, in the order of the durations."""
        self.changed: dict[str, int] = {}
        """The stats that are changed, by name."""
        self.marks: tuple[str, ...] = ()
        """What else may be changed about a card, or noted on it."""
        self.also: tuple[str, ...] = ()
        """What else a game says of effects."""
        self.slots: tuple[str, ...] = ()
        """What the words of a part refer to, in the order of what is picked."""
        self.always_bound: tuple[str, ...] = ()
        """Those that are filled in while effects resolve, not by what was picked before."""
        self.deeds: tuple[str, ...] = ()
        """What can have come of an ability for a card, by its number."""

    def does(self) -> tuple[str, ...]:
        """The names of all that an effect can do; it does one of them."""
        return (*self.changed, *self.marks, *PARTS)

    def meant(self) -> tuple[str, ...]:
        """What the words of a part can refer to."""
        return (*self.slots, "numbers", "way", "did", "after")

    def keys(self) -> tuple[str, ...]:
        return (*SAID, *self.also, *self.does(), *self.meant())

    # --- what the game says -----------------------------------------------------------------------

    def told_change(self, s: Any, lasting: LastingEffect) -> dict[str, Any] | None:
        """What it changes and about what; None where a person could not write it down."""
        raise NotImplementedError

    def speaking(self, s: Any, source: int) -> list[int]:
        """The definitions that speak for a card, as places in `names`."""
        return [s.what[source]]

    # --- writing ----------------------------------------------------------------------------------

    def told(self, s: CardState, lasting: LastingEffect) -> dict[str, Any] | None:
        """Something that lasts; None where a person could not write it down."""
        what = self._told_words(s, lasting) if lasting.node >= 0 else self.told_change(s, lasting)
        made = None if what is None else self._maker(s, lasting)
        if what is None or made is None:
            return None
        told: dict[str, Any] = {"id": lasting.id, **made, "by": lasting.context.seat, **what}
        told["until"] = self.ends[lasting.until]
        if lasting.action != -1:
            told["action"] = lasting.action
        if lasting.context.sure:
            told["surely"] = True
        return told

    def _maker(self, s: CardState, lasting: LastingEffect) -> dict[str, Any] | None:
        """The card and the ability that it comes from; a trait that was copied has no maker."""
        if lasting.is_trait_of(lasting.subject):
            return {}
        source = lasting.context.source
        of = {} if source == NOTHING else {"of": name(s, source)}
        for what in self._printed(s, lasting):
            for ability in usable(s.definitions[what]):
                if could_leave(s.definitions[what], ability, lasting):
                    same = source != NOTHING and s.what[source] == what
                    printed = {} if same or what == 0 else {"printed_on": s.names[what]}
                    return {**of, "ability": told_ability(s, what, ability.number)["ability"], **printed}
        return None

    def _printed(self, s: CardState, lasting: LastingEffect) -> list[int]:
        if lasting.node >= 0:
            return [lasting.what]
        return [0] if lasting.context.source == NOTHING else self.speaking(s, lasting.context.source)

    def _told_words(self, s: CardState, lasting: LastingEffect) -> dict[str, Any] | None:
        definition = s.definitions[lasting.what]
        if lasting.is_trait_of(lasting.subject):
            numbers = [each.number for each in definition.words]
            trait = {"trait": numbers.index(lasting.node) + 1, "printed_on": definition.slug}
            return {"on": name(s, lasting.subject), **trait} if s.zone[lasting.subject] == PLAY else None
        for ability in usable(definition):
            numbers = [each.number for each in parts_of(definition, ability)]
            if lasting.node in numbers:
                meant = self._told_scope(s, lasting.context)
                return None if meant is None else {"part": numbers.index(lasting.node) + 1, **meant}
        return None

    def _told_scope(self, s: CardState, context: AbilityContext) -> dict[str, Any] | None:
        """What the words refer to: who was picked, what was counted, what was done, what it answers."""
        codes = [code for picked in context.bound for code in picked]
        if len(context.bound) > len(self.slots) or any(code >= CHOICES for code in codes):
            return None
        if context.moment is not None and not self.past.can_tell(s, context.moment):
            return None
        told: dict[str, Any] = {
            slot: [_thing(s, code) for code in picked]
            for slot, picked in zip(self.slots, context.bound, strict=False)
            if picked
        }
        if context.numbers:
            told["numbers"] = context.numbers.copy()
        if context.way != USED:
            told["way"] = WAYS[context.way]
        if context.deeds:
            told["did"] = self._told_deeds(s, context.deeds)
        if context.moment is not None:
            told["after"] = self.past.told(s, context.moment)
        return told

    def _told_deeds(self, s: CardState, deeds: list[int]) -> dict[str, list[str]]:
        told: dict[str, list[str]] = {}
        for each in deeds:
            told.setdefault(self.deeds[each // DEEDS], []).append(name(s, each % DEEDS))
        return told


def _thing(s: CardState, code: int) -> str:
    if code < PLACES:
        return name(s, code)
    return f"p{code - PLACES}" if code < SEATS else f"seat{code - SEATS}"
