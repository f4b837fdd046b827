"""Writing a moment down as a position."""

from __future__ import annotations

from typing import Any

from gorin.games.battle.cards import CARDS, card_of
from gorin.games.battle.clans import CLAN_IDS
from gorin.games.battle.course.initiative import CARD_IDS
from gorin.games.battle.course.rounds import ROUNDS
from gorin.games.battle.map import LAND, PROVINCES, SPOT_IDS, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.position.moment import moment_of
from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import FACE_IDS, NONE, SPECIAL_IDS
from gorin.kernel.events import EVERYBODY


def describe(s: BattleState) -> dict[str, Any]:
    """A moment that has a name, as a position."""
    told = moment_of(s)
    assert told is not None
    in_setup = s.phase == "setup"
    if not in_setup:
        told["round"] = min(s.round, ROUNDS)
        told["first_card"] = s.first_card_ready
    if s.first != NOBODY:
        told["first"] = CLAN_IDS[s.clans[s.first]]
    told["players"] = [
        _describe_starter(s, seat) if in_setup else _describe_player(s, seat) for seat in range(s.seats)
    ]
    told["provinces"] = {
        PROVINCES[p].id: _describe_province(s, p)
        for p in range(LAND)
        if s.owner[p] != NOBODY or s.special[p] != NONE
    }
    if not in_setup:
        told["pieces"] = [_describe_piece(s, piece) for piece in s.pieces]
        told["next_piece"] = s.next_piece
    if s.recalled:
        told["recalled"] = [_describe_piece(s, piece) for piece in s.recalled]
    told["territory_cards"] = {name: _describe_card(s, t) for t, name in enumerate(TERRITORY_IDS)}
    told["initiative"] = [CARD_IDS[card] for card in reversed(s.initiative)]
    if s.revealed:
        told["revealed"] = [CARD_IDS[card] for card in s.revealed]
    told["chance"] = [s.chance.key, s.chance.drawn]
    return told


def _describe_starter(s: BattleState, seat: int) -> dict[str, Any]:
    """A player during the set-up."""
    told: dict[str, Any] = {"clan": None if s.clans[seat] == NOBODY else CLAN_IDS[s.clans[seat]]}
    if s.objectives[seat] != NOBODY:
        told["objective"] = OBJECTIVES[s.objectives[seat]].id
    if s.dealt[seat]:
        told["dealt"] = [OBJECTIVES[i].id for i in s.dealt[seat]]
    return told


def _describe_player(s: BattleState, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "clan": CLAN_IDS[s.clans[seat]],
        "hand": [FACE_IDS[face] for face in s.hands[seat]],
        "discard": [FACE_IDS[face] for face in s.discards[seat]],
        "scouts": s.scouts[seat],
        "shugenja": s.shugenja[seat],
        "objective": OBJECTIVES[s.objectives[seat]].id,
        "dealt": [OBJECTIVES[i].id for i in s.dealt[seat]],
    }
    if s.pools[seat] != sorted(s.pools[seat]):
        told["pool"] = [FACE_IDS[face] for face in s.pools[seat]]
    rarities = {
        "ronin": s.ronin[seat],
        "stopped": s.stopped[seat],
        "bluff_before_screen": s.bluff_before_screen[seat],
        "bluff_barred": s.bluff_barred[seat],
        "ability_used": s.ability_used[seat],
        "knows": _describe_knowledge(s, seat),
    }
    told.update({name: value for name, value in rarities.items() if value})
    return told


def _describe_knowledge(s: BattleState, seat: int) -> dict[str, Any]:
    """What a seat has seen in other hands."""
    known: dict[str, Any] = {}
    for other in range(s.seats):
        index = seat * s.seats + other
        if s.known_hands[index] or s.known_since[index]:
            faces = [FACE_IDS[face] for face in s.known_hands[index]]
            known[CLAN_IDS[s.clans[other]]] = {"faces": faces, "since": s.known_since[index]}
    return known


def _describe_province(s: BattleState, province: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if s.owner[province] != NOBODY:
        told["owner"] = CLAN_IDS[s.clans[s.owner[province]]]
        told["facedown"] = s.facedown[province]
        told["faceup"] = s.faceup[province]
    if s.special[province] != NONE:
        told["special"] = SPECIAL_IDS[s.special[province]]
    return told


def _describe_piece(s: BattleState, piece: Piece) -> dict[str, Any]:
    told: dict[str, Any] = {
        "id": piece.id,
        "clan": CLAN_IDS[s.clans[piece.seat]],
        "face": FACE_IDS[piece.face],
        "spot": SPOT_IDS[piece.spot],
    }
    if piece.on != -1:
        told["on"] = piece.on
    if piece.faceup:
        told["faceup"] = True
    lookers = [i for i in range(s.seats) if i != piece.seat and piece.known >> i & 1]
    if lookers:
        told["known_to"] = [CLAN_IDS[s.clans[i]] for i in lookers]
    return told


def _describe_card(s: BattleState, territory: int) -> dict[str, Any]:
    told: dict[str, Any] = {"card": CARDS[card_of(s, territory)].id}
    holder, seen = s.card_holder[territory], s.card_seen[territory]
    if holder == PLAYED:
        told["played"] = True
    elif holder != NOBODY:
        told["holder"] = CLAN_IDS[s.clans[holder]]
    if seen not in (0, EVERYBODY):
        told["seen_by"] = [CLAN_IDS[s.clans[i]] for i in range(s.seats) if seen >> i & 1]
    return told
