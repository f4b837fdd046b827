"""What a seat may know, built up from nothing (law: views are allow-lists)."""

from __future__ import annotations

from typing import Any

from gorin.games.battle.cards import CARDS, FIRST_PLAYER, SCOUT, SHUGENJA, card_of
from gorin.games.battle.clans import CLANS, SETS
from gorin.games.battle.course.rounds import ROUNDS
from gorin.games.battle.course.scoring import flowers, honor_on_board
from gorin.games.battle.map import DEFENSE, LAND, NAMES, PROVINCES, SPOT_IDS, TERRITORIES, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import DEFENSE_BONUS, FACE_IDS, NONE, SPECIAL_IDS
from gorin.kernel.events import EVERYBODY

TOKEN_COUNTS: list[dict[str, int]] = [
    {FACE_IDS[face]: faces.count(face) for face in sorted(set(faces))} for faces in SETS
]
"""Clan -> what is printed on its screen: the combat tokens it has (BR-PLC-07)."""
HELPERS = (SCOUT, SHUGENJA, FIRST_PLAYER)
"""The cards that are the same for everybody."""
SCORE_PARTS = ("flowers", "faceup", "objective", "territories")


def view(s: BattleState, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it; None is a spectator."""
    return {
        "round": min(s.round, ROUNDS),
        "phase": s.phase,
        "first": None if s.first == NOBODY else s.first,
        "first_card": s.first_card_ready,
        "initiative_left": len(s.initiative),
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "provinces": {PROVINCES[p].id: _province(s, p) for p in range(LAND)},
        "territories": {name: _territory(s, t, seat) for t, name in enumerate(TERRITORY_IDS)},
        "pieces": [_piece(s, piece, seat) for piece in s.pieces],
        "helpers": {card.id: {"name": card.name, "text": card.text()} for card in HELPERS},
        "supply": {SPECIAL_IDS[i]: s.supply[i] for i in range(1, len(SPECIAL_IDS))},
        "scores": [dict(zip(SCORE_PARTS, parts, strict=True)) for parts in s.scores],
    }


def _player(s: BattleState, other: int, seat: int | None) -> dict[str, Any]:
    clan = s.clans[other]
    shown: dict[str, Any] = {
        "seat": other,
        "clan": None if clan == NOBODY else CLANS[clan].id,
        "ability": None if clan == NOBODY else CLANS[clan].ability,
        "tokens": {} if clan == NOBODY else dict(TOKEN_COUNTS[clan]),
        "honor": honor_on_board(s, other),
        "hand_count": len(s.hands[other]),
        "pool_count": len(s.pools[other]),
        "discard": [FACE_IDS[face] for face in s.discards[other]],
        "control_pool": s.control_pool[other],
        "set_aside": s.set_aside[other],
        "scouts": s.scouts[other],
        "shugenja": s.shugenja[other],
        "ronin": s.ronin[other],
        "stopped": s.stopped[other],
        "bluff_before_screen": s.bluff_before_screen[other],
        "bluff_barred": s.bluff_barred[other],
        "ability_used": s.ability_used[other],
    }
    if other == seat:
        shown["hand"] = [FACE_IDS[face] for face in s.hands[other]]
        shown["pool"] = [FACE_IDS[face] for face in sorted(s.pools[other])]
        shown["dealt_objectives"] = [_objective(i) for i in s.dealt[other]]
    elif seat is not None:
        shown["known_hand"] = [FACE_IDS[face] for face in s.known_hands[seat * s.seats + other]]
    if s.objectives[other] != NOBODY and (other == seat or s.phase == "scoring"):
        shown["objective"] = _objective(s.objectives[other])
    return shown


def _objective(number: int) -> dict[str, Any]:
    objective = OBJECTIVES[number]
    return {
        "id": objective.id,
        "name": objective.name,
        "text": objective.text(),
        "honor": objective.honor,
    }


def _province(s: BattleState, province: int) -> dict[str, Any]:
    owner = s.owner[province]
    special = s.special[province]
    return {
        "name": NAMES[province],
        "owner": None if owner == NOBODY else owner,
        "faceup": s.faceup[province],
        "facedown": s.facedown[province],
        "special": None if special == NONE else SPECIAL_IDS[special],
        "flowers": flowers(s, province),
        "defense": DEFENSE[province] + s.faceup_defense(province) + DEFENSE_BONUS[special],
        "coastal": s.is_coastal(province),
    }


def _territory(s: BattleState, territory: int, seat: int | None) -> dict[str, Any]:
    holder, owner = s.card_holder[territory], s.territory_owner(territory)
    shown: dict[str, Any] = {
        "name": TERRITORIES[TERRITORY_IDS[territory]],
        "owner": None if owner == NOBODY else owner,
        "holder": holder if holder >= 0 else None,
        "played": holder == PLAYED,
    }
    seen = s.card_seen[territory]
    if seen == EVERYBODY or (seat is not None and seen >> seat & 1):
        card = CARDS[card_of(s, territory)]
        shown["card"] = {"id": card.id, "name": card.name, "text": card.text()}
    return shown


def _piece(s: BattleState, piece: Piece, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": piece.id,
        "seat": piece.seat,
        "spot": SPOT_IDS[piece.spot],
        "faceup": piece.faceup,
        "on": None if piece.on == -1 else piece.on,
    }
    if piece.known_to(seat):
        shown["face"] = FACE_IDS[piece.face]
    return shown
