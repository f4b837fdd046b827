"""Writing down the moment."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.games.lcg.kinds import (
    BESIDE,
    CHARACTER,
    CONFLICT_TYPES,
    DISHONORED,
    ELEMENTS,
    HONORED,
    REMOVED,
    RING_STATES,
    ROW,
    UNDER,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.position.moment import where
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.reading import (
    attachments,
    cards_in,
    cards_under,
    is_facedown,
    is_revealed,
    row_of,
    stronghold_province,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.treaty import Promise, Treaty
from gorin.kernel.events import EVERYBODY, only
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY
from gorin.language.position.cards import name, told_knowledge

PLACES = (DECK, HAND, IN_PROVINCE, PLAY, DISCARD, REMOVED, BESIDE, ROW, UNDER)
"""Where cards lie while nothing is half done."""
STATUS = {"dishonored": DISHONORED, "honored": HONORED}


def is_describable(s: LcgState) -> bool:
    """Could a person write this moment down? An action window of a phase in which nothing has happened yet
    that is remembered."""
    return (
        where(s) is not None
        and s.conflict is None
        and not (s.offers or any(treaty.accused for treaty in s.treaties))
        and not (s.lasting or s.history or s.used or s.used_in_phase or s.used_in_conflict or s.vacant)
        and all(zone in PLACES for zone in s.zone)
    )


def describe(s: LcgState) -> dict[str, Any]:
    """A moment that can be described."""
    told: dict[str, Any] = {
        "format": rules_of(s).format,
        **(where(s) or {}),
        "round": s.round,
        "first_player": s.active,
        "players": [_player(s, seat) for seat in range(s.seats)],
        "rings": [_ring(s, number) for number in range(len(s.rings))],
        "order": [name(s, card) for card in s.in_play],
        "so_far": {"actions": s.actions, "conflicts": s.conflicts},
        "chance": [s.chance.key, s.chance.drawn],
    }
    if s.favor != NOBODY:
        told["favor"], told["favor_type"] = s.favor, CONFLICT_TYPES[s.favor_type]
    if s.treaty_rule != "none":
        told["treaty_rule"] = s.treaty_rule
        told["treaties"] = [_treaty(treaty) for treaty in s.treaties]
        if s.treaty_deck:
            told["treaty_deck"] = [TREATY_CARDS[card].slug for card in reversed(s.treaty_deck)]
    return told


def _treaty(treaty: Treaty) -> dict[str, Any]:
    told: dict[str, Any] = {
        "parties": list(treaty.parties),
        "promises": [_promise(promise) for promise in treaty.promises],
        "until": treaty.until,
        "value": treaty.value,
        "round": treaty.round,
    }
    if treaty.card != NOTHING:
        told["card"] = TREATY_CARDS[treaty.card].slug
    return told


def _promise(promise: Promise) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": promise.kind}
    if promise.words:
        told["words"] = promise.words
    if promise.done:
        told["done"] = True
    return told


def _ring(s: LcgState, number: int) -> dict[str, Any]:
    ring = s.rings[number]
    told: dict[str, Any] = {"element": ELEMENTS[ring.element], "type": CONFLICT_TYPES[ring.type]}
    if ring.fate:
        told["fate"] = ring.fate
    if ring.state:
        told["state"] = RING_STATES[ring.state]
    for key, value in (("holder", ring.holder), ("pool", ring.pool), ("province", ring.province)):
        if value >= 0:
            told[key] = value
    return told


def _player(s: LcgState, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    removed = [card for card in range(len(s.zone)) if s.zone[card] == REMOVED and s.owner[card] == seat]
    under = stronghold_province(s, seat)
    told: dict[str, Any] = {
        "clan": player.clan,
        "honor": player.honor,
        "fate": player.fate,
        "dial": player.dial,
        "bid": player.bid,
        "provinces": [_province(s, place) for place in row_of(s, seat)],
        "hand": [_lying(s, card) for card in player.hand],
        "conflict": [_lying(s, card) for card in reversed(player.conflict)],
        "dynasty": [_lying(s, card) for card in reversed(player.dynasty)],
        "conflict_discard": [_lying(s, card) for card in player.conflict_discard],
        "dynasty_discard": [_lying(s, card) for card in player.dynasty_discard],
        "play": [_in_play(s, card) for card in s.in_play if _stands_alone(s, card, seat)],
    }
    if under is not None:
        told["stronghold_province"] = _province(s, under)
    if player.stronghold != NOTHING:
        told["stronghold"] = _in_play(s, player.stronghold)
    if player.role != NOTHING:
        told["role"] = _in_play(s, player.role)
    if removed:
        told["removed"] = [_lying(s, card) for card in removed]
    for key, amount in (
        ("military", player.military),
        ("political", player.political),
        ("either", player.either),
        ("gained", player.gained),
    ):
        if amount:
            told[key] = amount
    for key, holds in (("passed", player.passed), ("lost", player.lost)):
        if holds:
            told[key] = True
    return told


def _stands_alone(s: LcgState, card: int, seat: int) -> bool:
    """Attachments are told with their host, holdings and provinces in their place."""
    return s.controller[card] == seat and s.definition(card).type == CHARACTER


def _province(s: LcgState, place: Province) -> dict[str, Any]:
    told: dict[str, Any] = {"id": place.id, "cards": [_dynasty(s, card) for card in cards_in(s, place.id)]}
    if place.card != NOTHING:
        told["card"] = name(s, place.card)
        usual = EVERYBODY if is_revealed(s, place) else default_knowledge(s, place.card)
        if s.known[place.card] != usual:
            told["known_to"] = told_knowledge(s, place.card)
    for key, holds in (
        ("revealed", is_revealed(s, place)),
        ("broken", place.broken),
        ("dishonored", place.dishonored),
        ("tainted", place.tainted),
    ):
        if holds:
            told[key] = True
    if place.broken and is_facedown(s, place):
        told["revealed"] = False  # LCG-TEAM-14
    if place.card != NOTHING and attachments(s, place.card):
        told["with"] = [_in_play(s, each) for each in attachments(s, place.card)]
    if place.card != NOTHING and cards_under(s, place.card):
        told["under"] = [_lying(s, each) for each in cards_under(s, place.card)]
    return told


def _dynasty(s: LcgState, card: int) -> Any:
    told: dict[str, Any] = {"card": name(s, card)}
    if s.face_up[card]:
        told["face_up"] = True
    if s.bowed[card]:
        told["bowed"] = True
    if s.known[card] != (EVERYBODY if s.face_up[card] else 0):
        told["known_to"] = told_knowledge(s, card)
    return told if len(told) > 1 else told["card"]


def default_knowledge(s: LcgState, card: int) -> int:
    """Who knows a card where it lies, as an audience."""
    zone = s.zone[card]
    if zone in (HAND, ROW):
        return only(s.owner[card])
    return 0 if zone in (DECK, IN_PROVINCE) else EVERYBODY


def _lying(s: LcgState, card: int) -> Any:
    told: dict[str, Any] = {"card": name(s, card)}
    if s.known[card] != default_knowledge(s, card):
        told["known_to"] = told_knowledge(s, card)
    return told if len(told) > 1 else told["card"]


def _in_play(s: LcgState, card: int) -> Any:
    told: dict[str, Any] = {"card": name(s, card)}
    if s.bowed[card]:
        told["bowed"] = True
    if s.tainted[card]:
        told["tainted"] = True
    if s.fate[card]:
        told["fate"] = s.fate[card]
    for word, status in STATUS.items():
        if s.status[card] == status:
            told["status"] = word
    if s.owner[card] != s.controller[card]:
        told["owner"] = s.owner[card]
    carried = [_attached(s, card, each) for each in attachments(s, card)]
    if carried:
        told["with"] = carried
    if cards_under(s, card):
        told["under"] = [_beneath(s, card, each) for each in cards_under(s, card)]
    return told if len(told) > 1 else told["card"]


def _beneath(s: LcgState, host: int, card: int) -> Any:
    """LCG-CUND-01: also cards of others may lie there."""
    told = _lying(s, card)
    if s.owner[card] == s.controller[host]:
        return told
    table = {"card": told} if isinstance(told, str) else told
    return {**table, "owner": s.owner[card]}


def _attached(s: LcgState, host: int, card: int) -> Any:
    told = _in_play(s, card)
    if s.controller[card] == s.controller[host]:
        return told
    table = {"card": told} if isinstance(told, str) else told
    return {**table, "controller": s.controller[card]}
