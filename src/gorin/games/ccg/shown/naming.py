"""How things are called when a player reads of them."""

from __future__ import annotations

from gorin.games.ccg.kinds import PERSONALITY, STRATEGY
from gorin.games.ccg.table.reading import land, location, province
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force, gold_cost, unit_force
from gorin.words.grammar.english import ordinal
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import NOBODY, NOTHING
from gorin.words.grammar.zones import HAND, PLAY
from gorin.words.naming import full_name, text_of, title_of, told_apart


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
    where = "" if place < 0 else f", at {province_label(s, place)}"
    alone, together = force(s, card), unit_force(s, card)
    unit = "" if alone == together else f", unit {together}F"
    return f"{name} ({alone}F{unit}{', bowed' if s.bowed[card] else ''}{where})"


def province_label(s: CcgState, id: int) -> str:
    owner, number = land(s, id)
    if owner == NOBODY:
        return s.book.said("the battlefield apart" if id == s.battlefield else "a lost province")
    label = f"{player_name(s, owner)}'s {s.book.said(f'{ordinal(number)} province')}"
    place = province(s, id)
    if place is None:
        return f"{label} (lost)"
    if place.card == NOTHING or not place.face_up:
        return label
    return f"{label} ({full_name(s, s.what[place.card])})"


def ability_label(s: CcgState, card: int, what: int, node: Node) -> str:
    """An ability as an option: its title, what a Strategy costs, and its text."""
    title, text = title_of(s, what, node.number), text_of(s, what, node.number)
    price = gold_cost(s, card) if card != NOTHING and s.zone[card] == HAND else 0
    return f"{title} ({price} Gold): {text}" if price and s.type_of(card) == STRATEGY else f"{title}: {text}"


def equip_label(s: CcgState, card: int, word: str) -> str:
    """`word`: how the edition calls it."""
    price = gold_cost(s, card)
    return f"{word} {card_label(s, card)}" + (f" for {price} Gold" if price else "")
