"""How things are called when a player reads of them."""

from __future__ import annotations

from gorin.games.ccg.kinds import PERSONALITY, STRATEGY
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.table.reading import attachments, land, location, province, province_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force, gold_cost, unit_force
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.definition import Phrase
from gorin.language.core.english import listed, ordinal
from gorin.language.core.nodes import Node
from gorin.language.core.render import gist_of
from gorin.language.core.zones import DISCARD, HAND, PLAY
from gorin.language.naming import full_name, title_of, told_apart


def player_name(s: CcgState, seat: int) -> str:
    """A player is called by the Clan; two of one Clan are told apart by number."""
    return told_apart([_clan(s, each) for each in range(s.seats)], seat)


def _clan(s: CcgState, seat: int) -> str:
    stronghold = s.players[seat].stronghold
    if stronghold == NOTHING:
        return f"Player {seat + 1}"
    clans = s.definition(stronghold).clans
    return clans[0] if clans else "Unaligned"


def card_label(s: CcgState, card: int) -> str:
    """A card as an option: its name, and what tells it from others like it."""
    name = full_name(s, s.what[card])
    if s.zone[card] != PLAY or s.type_of(card) != PERSONALITY:
        return name
    place = location(s, card)
    where = "" if place < 0 else f", at {province_name(s, place)}"
    alone, together = force(s, card), unit_force(s, card)
    unit = "" if alone == together else f", unit {together}F"
    return f"{name}, {alone}F{unit}{', bowed' if s.bowed[card] else ''}{where}"


def card_among(s: CcgState, seat: int, card: int, among: list[int]) -> str:
    """A card as one of several that are offered: whose it is, and what tells it from others like it."""
    cards = [code for code in among if 0 <= code < len(s.zone)]
    label = card_label(s, card)
    marks = [_whose(s, seat, card)] if any(s.controller[each] != seat for each in cards) else []
    alike = [each for each in cards if card_label(s, each) == label]
    if len(alike) > 1:
        marks += [mark for mark in _details(s, card) if any(mark not in _details(s, each) for each in alike)]
    if not marks:
        return label
    name = full_name(s, s.what[card])
    return f"{name} ({', '.join(marks)}){label.removeprefix(name)}"


def _whose(s: CcgState, seat: int, card: int) -> str:
    return "yours" if s.controller[card] == seat else player_name(s, s.controller[card])


def card_marks(s: CcgState, seat: int, card: int) -> list[str]:
    """What tells a card that is played or used from others of its name."""
    own = f"in {player_name(s, seat)}'s "
    marks = [mark.replace(own, "in your ") for mark in _details(s, card)]
    if s.zone[card] != PLAY or s.type_of(card) != PERSONALITY:
        return marks
    place = location(s, card)
    where = "home" if place < 0 else f"at {province_name(s, place)}"
    return [*marks, "bowed", where] if s.bowed[card] else [*marks, where]


def _details(s: CcgState, card: int) -> list[str]:
    """What is attached to a card, what it is attached to, and where it lies."""
    if s.zone[card] == IN_PROVINCE:
        return [f"in {province_name(s, province_of(s, card))}"]
    if s.zone[card] == DISCARD:
        return ["in a discard pile"]
    if s.zone[card] == HAND:
        return ["in hand"]
    if s.zone[card] != PLAY:
        return []
    if s.type_of(card) == PERSONALITY:
        worn = sorted([full_name(s, s.what[each]) for each in attachments(s, card)])
        return [f"with {listed(worn)}"] if worn else []
    bearer = s.rules.bearer(s, card)
    on = [] if bearer == NOTHING else [f"on {full_name(s, s.what[bearer])}"]
    return [*on, "bowed"] if s.bowed[card] else on


def province_name(s: CcgState, id: int) -> str:
    owner, number = land(s, id)
    if owner == NOBODY:
        return s.rules.said("the battlefield apart" if id == s.battlefield else "a lost province")
    name = f"{player_name(s, owner)}'s {s.rules.said(f'{ordinal(number)} province')}"
    return f"{name} (lost)" if province(s, id) is None else name


def province_label(s: CcgState, id: int) -> str:
    """A province as an option: with the card that everybody sees in it."""
    label, place = province_name(s, id), province(s, id)
    if place is None:
        return label
    if place.card == NOTHING or not place.face_up:
        return label
    return f"{label}: {full_name(s, s.what[place.card])}"


def ability_label(s: CcgState, card: int, what: int, node: Node) -> str:
    """An ability as an option: its title, what a Strategy costs, and what it does in a few words."""
    title, gist = title_of(s, what, node.number), gist_told(s, what, node)
    price = gold_cost(s, card) if card != NOTHING and s.zone[card] == HAND else 0
    part = s.cards[what].nodes[node.number]
    several = sum(isinstance(each, Usable) and bool(each.heading()) for each in s.cards[what].abilities) > 1
    marks = [part.heading()] if what and several and isinstance(part, Usable) and part.heading() else []
    marks += [f"{price} Gold"] if price and s.type_of(card) == STRATEGY else []
    named = f"{title} ({', '.join(marks)})" if marks else title
    return f"{named} \N{EM DASH} {gist}" if gist else named


def gist_told(s: CcgState, what: int, node: Node) -> str:
    """What a part of a card does in a few words; the whole of it stands on the card."""
    return gist_of(s.cards[what], node) if isinstance(node, Phrase) else ""


def equip_label(s: CcgState, card: int, word: str) -> str:
    """`word`: how the edition calls it."""
    price = gold_cost(s, card)
    return f"{word} {card_label(s, card)}" + (f" for {price} Gold" if price else "")
