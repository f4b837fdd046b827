"""What counts as a change of the game in the LCG (LCG-TRIG-05): two tables can be compared.

Everything counts that lies on the table or is known of it: where cards are and in which order, whose they
are, what is on them and what they are worth; honor, fate and hands; provinces, rings, the conflict; what is
about to happen; what is permitted or forbidden for a while. The log does not count, nor do the uses of
abilities, the steps of the ability itself, or chance: which card a shuffle brings is no effect.
"""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.acting.using import MORE_USES, NO_TRIGGERING
from gorin.games.lcg.definition import CostRule, Exacting
from gorin.games.lcg.kinds import CHARACTER, STRENGTH
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.gained import gained, has_now
from gorin.games.lcg.table.reading import NOT_ATTACKED, RING_CODES, attachments
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import (
    DOUBLED,
    DOUBLED_BASE,
    HALVED,
    SET_BASE,
    SWITCHED,
    base_value,
    glory,
    military,
    political,
    strength,
)
from gorin.kernel.serializable import Serializable
from gorin.language.abilities import Triggered
from gorin.language.card_filters import CardFilter
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.definition import Rule
from gorin.language.core.questions import PLACES, SEATS

READ_AS_VALUES = (DOUBLED, DOUBLED_BASE, HALVED, SWITCHED, SET_BASE)
"""What is said of a stat counts only if the stat is another one then."""
BESIDES = (
    *("seats", "chance", "stack", "answers", "events"),
    *("actions", "next_id", "changed", "spoken", "names", "moments", "history"),
    *("used", "used_ever", "used_in_phase", "used_in_conflict", "offers", "lasting"),
)
"""Fields of the state that do not count: the log, chance, counters, the uses of abilities; the stack (but see
`below`); and of what lasts only what it says."""


class Table:
    """All of a position that counts as its state, so that two of them can be compared.

    Decks count by their order, unless they were shuffled since: which card a shuffle brings is no effect.
    """

    def __init__(self, s: LcgState, depth: int) -> None:
        self.facts = [
            _plain(getattr(s, name)) for name in fields_of(type(s)) if name not in (*BESIDES, "players")
        ]
        self.drawn = s.chance.drawn
        self.players = [_plain(player) for player in s.players]
        self.mixed = [_unordered(player) for player in s.players]
        self.below = [_plain(step) for step in s.stack[:depth]]
        self.said = {each for lasting in s.lasting for each in _said(s, lasting)}
        self.values = [_values(s, card) for card in s.in_play]
        self.strengths = [_strength(s, place) for place in s.provinces]
        self.delayed = {lasting.id for lasting in s.lasting if _is_delayed(s, lasting)}

    def differs(self, other: Table) -> bool:
        if self.drawn == other.drawn:
            mine, theirs = self.players, other.players
        else:
            mine, theirs = self.mixed, other.mixed
        return (
            mine != theirs
            or self.facts != other.facts
            or self.below != other.below
            or self.said != other.said
            or self.values != other.values
            or self.strengths != other.strengths
        )


_fields: dict[type, list[str]] = {}


def fields_of(kind: type) -> list[str]:
    """The names of what a kind of plain value consists of."""
    found = _fields.get(kind)
    if found is None:
        parts = [each.__dict__.get("fields", {}) for each in reversed(kind.__mro__)]
        found = _fields[kind] = [name for part in parts for name in part]
    return found


def _plain(value: Any) -> Any:
    """As tuples that can be compared."""
    if isinstance(value, Serializable):
        return tuple([_plain(getattr(value, name)) for name in fields_of(type(value))])
    if isinstance(value, list | tuple):
        is_deep = bool(value) and isinstance(value[0], Serializable | list)
        return tuple([_plain(each) for each in value]) if is_deep else tuple(value)
    return value


def _unordered(player: Serializable) -> Any:
    """A player without the order of the decks."""
    return tuple(
        tuple(sorted(value)) if name in ("dynasty", "conflict") else _plain(value)
        for name, value in ((name, getattr(player, name)) for name in fields_of(type(player)))
    )


def _values(s: LcgState, card: int) -> tuple[int, ...]:
    """What a card is worth; a sum below zero is remembered, as later bonuses will have to make up for it."""
    if s.type_of(card) != CHARACTER:
        return (card,)
    both = (military(s, card), political(s, card), glory(s, card))
    below = [
        sum(each.amount for each in s.lasting if (each.subject, each.stat, each.keyword) == (card, stat, ""))
        for stat, value in enumerate(both)
        if not value
    ]
    return (card, *both, base_value(s, card, 0), base_value(s, card, 1), *below)


def _strength(s: LcgState, place: Province) -> tuple[int, ...]:
    """The strength of a province; as with skills, a sum below zero is remembered."""
    said = [each for each in s.lasting if each.subject in (place.card, PLACES + place.id)]
    below = sum(each.amount for each in said if (each.stat, each.keyword) == (STRENGTH, ""))
    value = strength(s, place)
    return (value,) if value else (value, below)


def _is_delayed(s: LcgState, lasting: LastingEffect) -> bool:
    return lasting.node >= 0 and isinstance(s.node(lasting.what, lasting.node), Triggered)


def _said(s: LcgState, lasting: LastingEffect) -> list[tuple[Any, ...]]:
    """What a lasting effect says of whom: gained abilities, keywords, rules.

    A rule with a condition counts, although the condition may not hold yet, and so does one about a kind of
    cards of which none may be there yet. A rule about the use of triggered
    abilities counts only for who has one, and one about being attacked only for provinces that can be.
    """
    if lasting.node < 0:
        is_read = lasting.keyword == "" or lasting.keyword in READ_AS_VALUES
        return [] if is_read else [(lasting.subject, lasting.stat, lasting.keyword, lasting.amount)]
    node = s.node(lasting.what, lasting.node)
    if isinstance(node, LcgAbility):
        return [(lasting.subject, lasting.what, lasting.node)]
    if not isinstance(node, Rule):
        return []
    if isinstance(node, CostRule | Exacting):
        return [(lasting.what, lasting.node, lasting.id)]  # they add up
    if getattr(node, "condition", None) is not None or isinstance(getattr(node, "whom", None), CardFilter):
        return [(lasting.what, lasting.node, lasting.context.seat, str(lasting.context.bound))]
    things = [
        *s.in_play,
        *(SEATS + seat for seat in range(s.seats)),
        *(PLACES + place.id for place in s.provinces),
    ]
    things += [RING_CODES + ring for ring in range(len(s.rings))] + [NOTHING]
    about, seat = node.about, lasting.context.seat
    return [
        (about, thing, lasting.id if about == MORE_USES else -1 if thing - SEATS in range(s.seats) else seat)
        for thing in things
        if _concerns(s, node, lasting, thing) and _matters(s, about, thing)
    ]


def _concerns(s: LcgState, node: Rule, lasting: LastingEffect, thing: int) -> bool:
    """A card filter is only ever asked about cards."""
    if isinstance(getattr(node, "whom", None), CardFilter) and not 0 <= thing < len(s.what):
        return False
    return node.concerns(s, lasting.context, thing)


def _matters(s: LcgState, about: str, thing: int) -> bool:
    if about in (MORE_USES, NO_TRIGGERING):
        lent = [each for other in attachments(s, thing) for each in s.definition(other).granted]
        has_gained = any(holder == thing and has_now(s, thing, each) for holder, each in gained(s))
        return bool(lent) or has_gained or any(not each.of_bearer for each in s.definition(thing).usables)
    if about == NOT_ATTACKED:
        place = s.provinces[thing - PLACES] if thing >= PLACES else s.provinces[s.lies_in[thing]]
        return not place.broken
    return True
