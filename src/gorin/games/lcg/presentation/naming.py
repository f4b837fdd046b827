"""How things are called when a player reads of them."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import (
    CHARACTER,
    CLAIMED,
    DISHONORED,
    ELEMENTS,
    EVENT,
    HONORED,
    MILITARY,
    POLITICAL,
    UNCLAIMED,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.reading import attachments, is_revealed, row_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of, has_dash, value
from gorin.kernel.events import EVERYBODY
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.definition import Phrase
from gorin.language.core.english import ORDINALS, listed
from gorin.language.core.nodes import Node
from gorin.language.core.render import gist_of
from gorin.language.core.zones import DISCARD, HAND, PLAY

WHERE: Final = {HAND: "in hand", DISCARD: "in a discard pile"}
RINGS = 50_000
"""Among places, rings come after provinces."""


def player_name(s: LcgState, seat: int) -> str:
    """A player is called by the clan; two of one clan are told apart by number."""
    clans = [player.clan or f"Player {number + 1}" for number, player in enumerate(s.players)]
    return clans[seat] if clans.count(clans[seat]) == 1 else f"{clans[seat]} {seat + 1}"


def with_opponent(s: LcgState, seat: int, words: str) -> str:
    """Words of an ability in which the opponent whom it means has a name, if one is meant."""
    if seat == NOBODY:
        return words
    return words.replace("That opponent", player_name(s, seat)).replace("that opponent", player_name(s, seat))


def ring_name(element: int) -> str:
    return f"the {ELEMENTS[element].capitalize()} ring"


def place_label(s: LcgState, place: int) -> str:
    if place >= RINGS:
        ring = s.rings[place - RINGS]
        fate = f" ({ring.fate} fate)" if ring.fate else ""
        return f"{ring_label(s, place - RINGS)}{fate}"
    return province_label(s, place)


def place_name(s: LcgState, place: int) -> str:
    """A ring or a province by where it is, whatever is found out about it later."""
    return ring_name(s.rings[place - RINGS].element) if place >= RINGS else province_name(s, place)


def stake_label(s: LcgState, value: int) -> str:
    """LCG-TRT-06, LCG-TRT-09: honor, or as much of what the treaty card will say."""
    return f"{value} honor" if s.treaty_rule == "honor" else str(value)


def ring_label(s: LcgState, number: int) -> str:
    """A ring as an option; where there are several of an element, whose it is (LCG-ENL-14)."""
    ring = s.rings[number]
    name = f"{ELEMENTS[ring.element].capitalize()} ring"
    if len(s.rings) == len(ELEMENTS):
        return name
    if ring.state == CLAIMED:
        return f"{player_name(s, ring.holder)}'s claimed {name}"
    if ring.state == UNCLAIMED and ring.pool != NOBODY:
        return f"{player_name(s, ring.pool)}'s {name}"
    return f"Common {name}" if ring.state == UNCLAIMED else f"Contested {name}"


def place_id(s: LcgState, place: int) -> str:
    if place >= RINGS:
        ring = place - RINGS
        name = f"ring-{ELEMENTS[s.rings[ring].element]}"
        return name if ring < len(ELEMENTS) else f"{name}-{ring // len(ELEMENTS)}"
    return f"p{place}"


def province_label(s: LcgState, id: int) -> str:
    """A province by its title, once it is revealed, and by where it is."""
    place = s.provinces[id]
    where = province_name(s, id)
    return f"{s.definition(place.card).name} ({where})" if is_revealed(s, place) else where


def province_title(s: LcgState, id: int) -> str:
    """The same in fewer words: its title is enough, once it is revealed."""
    place = s.provinces[id]
    return s.definition(place.card).name if is_revealed(s, place) else province_name(s, id)


def province_name(s: LcgState, id: int) -> str:
    """A province by where it is."""
    return f"{player_name(s, s.provinces[id].owner)}'s {province_place(s, id)}"


def province_place(s: LcgState, id: int) -> str:
    place = s.provinces[id]
    if place.is_stronghold:
        return "stronghold province"
    number = [each.id for each in row_of(s, place.owner)].index(id)
    return f"{ORDINALS[number]} province"


def is_unseen(s: LcgState, seat: int, card: int) -> bool:
    """LCG-FDP-05: does a card lie face-down in a province, and this player does not know it?"""
    known = s.known[card]
    return s.lies_in[card] != NOTHING and known != EVERYBODY and not known >> seat & 1


def card_told_to(s: LcgState, seat: int, card: int) -> str:
    """A card as an option of a player."""
    if s.zone[card] == IN_PROVINCE and is_unseen(s, seat, card):
        return f"Facedown card in {province_label(s, s.lies_in[card])}"
    return card_label(s, card)


def card_among(s: LcgState, seat: int, card: int, among: list[int]) -> str:
    """A card as one of several that are offered: whose it is, and what tells it from others like it."""
    cards = [code for code in among if 0 <= code < len(s.zone)]
    label = card_told_to(s, seat, card)
    marks = [_whose(s, seat, card)] if any(s.controller[each] != seat for each in cards) else []
    alike = [each for each in cards if card_told_to(s, seat, each) == label]
    if len(alike) > 1:
        marks += [mark for mark in _details(s, card) if any(mark not in _details(s, each) for each in alike)]
    if not marks or is_unseen(s, seat, card):
        return label
    name, _, rest = label.partition(" (")
    return f"{name} ({', '.join(marks)}{f', {rest}' if rest else ')'}"


def _whose(s: LcgState, seat: int, card: int) -> str:
    return "yours" if s.controller[card] == seat else player_name(s, s.controller[card])


def _details(s: LcgState, card: int) -> list[str]:
    """What lies on a card, and where it is itself."""
    found: list[str] = []
    worn = sorted([s.definition(each).name for each in attachments(s, card)])
    if worn:
        found.append(f"with {listed(worn)}")
    if s.lies_in[card] != NOTHING:
        found.append(f"in {province_name(s, s.lies_in[card])}")
    elif s.zone[card] == PLAY and s.conflict is not None and s.definition(card).type == CHARACTER:
        found.append("in the conflict" if s.participating[card] else "at home")
    elif s.zone[card] in WHERE:
        found.append(WHERE[s.zone[card]])
    return found


def card_marks(s: LcgState, seat: int, card: int) -> list[str]:
    """What tells a card that is played or used from others of its name."""
    on = [] if s.host[card] == NOTHING else [f"on {s.definition(s.host[card]).name}"]
    own = f"in {player_name(s, seat)}'s "
    return [*on, *_state(s, card), *[mark.replace(own, "in your ") for mark in _details(s, card)]]


def _state(s: LcgState, card: int) -> list[str]:
    """The tokens on a card in play, whether it is bowed, and its fate."""
    if s.zone[card] != PLAY:
        return []
    marks = ["honored"] if s.status[card] == HONORED else []
    marks += ["dishonored"] if s.status[card] == DISHONORED else []
    marks += ["bowed"] if s.bowed[card] else []
    return [*marks, f"{s.fate[card]} fate"] if s.fate[card] else marks


def card_label(s: LcgState, card: int) -> str:
    """A card that is known: its name, and what tells it from others like it."""
    name = s.definition(card).name
    if s.zone[card] == PLAY and s.host[card] != NOTHING:
        return f"{name} (on {s.definition(s.host[card]).name})"
    if s.zone[card] != PLAY or s.definition(card).type != CHARACTER:
        return name
    marks = [f"{_skill(s, card, MILITARY)}/{_skill(s, card, POLITICAL)}", *_state(s, card)]
    return f"{name} ({', '.join(marks)})"


def _skill(s: LcgState, card: int, stat: int) -> str:
    """LCG-DASH-02: a dash is no number."""
    return "\u2013" if has_dash(s, card, stat) else str(value(s, card, stat))


def play_label(s: LcgState, seat: int, card: int) -> str:
    price = cost_of(s, card, seat)
    return f"Play {s.definition(card).name} ({f'{price} fate' if price else 'free'})"


def ability_label(s: LcgState, card: int, what: int, node: Node) -> str:
    """An ability as an option: its card, what an event costs, and its gist; the text is on the card."""
    name = s.cards[what if card == NOTHING else s.what[card]].name
    gist = gist_of(s.cards[what], node) if isinstance(node, Phrase) else ""
    is_event = card != NOTHING and s.zone[card] == HAND and s.definition(card).type == EVENT
    price = cost_of(s, card, s.owner[card]) if is_event else 0
    return f"{name} ({price} fate) \u2014 {gist}" if price else f"{name} \u2014 {gist}"
