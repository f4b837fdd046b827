"""How things are called when a player reads of them."""

from __future__ import annotations

from gorin.games.lcg.kinds import (
    CHARACTER,
    CLAIMED,
    DISHONORED,
    ELEMENTS,
    EVENT,
    HONORED,
    UNCLAIMED,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.reading import is_revealed, row_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of, military, political
from gorin.kernel.events import EVERYBODY
from gorin.words.grammar.definition import Phrase
from gorin.words.grammar.english import ORDINALS
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.render import phrase_text
from gorin.words.grammar.scope import NOBODY, NOTHING
from gorin.words.grammar.zones import HAND, PLAY

RINGS = 50_000
"""Among places, rings come after provinces."""


def player_name(s: LcgState, seat: int) -> str:
    """A player is called by the clan; two of one clan are told apart by number."""
    clans = [player.clan or f"Player {number + 1}" for number, player in enumerate(s.players)]
    return clans[seat] if clans.count(clans[seat]) == 1 else f"{clans[seat]} {seat + 1}"


def ring_name(element: int) -> str:
    return f"the {ELEMENTS[element].capitalize()} ring"


def place_label(s: LcgState, place: int) -> str:
    if place >= RINGS:
        ring = s.rings[place - RINGS]
        fate = f" ({ring.fate} fate)" if ring.fate else ""
        return f"{ring_label(s, place - RINGS)}{fate}"
    return province_label(s, place)


def stake_label(s: LcgState, value: int) -> str:
    """LCG-TRT-06, LCG-TRT-09: honor, or as much of what the treaty card will say."""
    return f"{value} honor" if s.treaty_rule == "honor" else str(value)


def ring_label(s: LcgState, number: int) -> str:
    """A ring as an option; where there are several of an element, whose it is (LCG-ENL-14)."""
    ring = s.rings[number]
    name = f"{ELEMENTS[ring.element].capitalize()} ring"
    if len(s.rings) == len(ELEMENTS):
        return f"The {name}"
    if ring.state == CLAIMED:
        return f"{player_name(s, ring.holder)}'s claimed {name}"
    if ring.state == UNCLAIMED and ring.pool != NOBODY:
        return f"{player_name(s, ring.pool)}'s {name}"
    return f"The common {name}" if ring.state == UNCLAIMED else f"The contested {name}"


def place_id(s: LcgState, place: int) -> str:
    if place >= RINGS:
        ring = place - RINGS
        name = f"ring-{ELEMENTS[s.rings[ring].element]}"
        return name if ring < len(ELEMENTS) else f"{name}-{ring // len(ELEMENTS)}"
    return f"p{place}"


def province_label(s: LcgState, id: int) -> str:
    place = s.provinces[id]
    whose = f"{player_name(s, place.owner)}'s"
    if place.is_stronghold:
        label = f"{whose} stronghold province"
    else:
        number = [each.id for each in row_of(s, place.owner)].index(id)
        label = f"{whose} {ORDINALS[number]} province"
    name = s.definition(place.card).name if is_revealed(s, place) else ""
    return f"{label} ({name})" if name else label


def is_unseen(s: LcgState, seat: int, card: int) -> bool:
    """LCG-FDP-05: does a card lie face-down in a province, and this player does not know it?"""
    known = s.known[card]
    return s.lies_in[card] != NOTHING and known != EVERYBODY and not known >> seat & 1


def card_told_to(s: LcgState, seat: int, card: int) -> str:
    """A card as an option of a player."""
    if s.zone[card] == IN_PROVINCE and is_unseen(s, seat, card):
        return f"The face-down card in {province_label(s, s.lies_in[card])}"
    return card_label(s, card)


def card_label(s: LcgState, card: int) -> str:
    """A card that is known: its name, and what tells it from others like it."""
    name = s.definition(card).name
    if s.zone[card] != PLAY or s.definition(card).type != CHARACTER:
        return name
    marks = [f"{military(s, card)}/{political(s, card)}"]
    if s.status[card] == HONORED:
        marks.append("honored")
    if s.status[card] == DISHONORED:
        marks.append("dishonored")
    if s.bowed[card]:
        marks.append("bowed")
    if s.fate[card]:
        marks.append(f"{s.fate[card]} fate")
    return f"{name} ({', '.join(marks)})"


def play_label(s: LcgState, seat: int, card: int) -> str:
    name = s.definition(card).name
    where = " from its province" if s.zone[card] == IN_PROVINCE else ""
    return f"Play {name}{where} for {cost_of(s, card, seat)} fate"


def ability_label(s: LcgState, card: int, what: int, node: Node) -> str:
    """An ability as an option: its card, what an event costs, and its text."""
    name = s.cards[what if card == NOTHING else s.what[card]].name
    text = phrase_text(s.cards[what], node) if isinstance(node, Phrase) else ""
    is_event = card != NOTHING and s.zone[card] == HAND and s.definition(card).type == EVENT
    price = cost_of(s, card, s.owner[card]) if is_event else 0
    return f"{name} ({price} fate): {text}" if price else f"{name}: {text}"
