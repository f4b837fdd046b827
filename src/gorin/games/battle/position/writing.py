"""Writing a moment down as a position."""

from __future__ import annotations

from typing import Any

from gorin.games.battle.cards import CARDS, card_of
from gorin.games.battle.clans import CLAN_IDS
from gorin.games.battle.initiative import CARD_IDS
from gorin.games.battle.map import LAND, PROVINCES, SPOT_IDS, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.placement import Turn
from gorin.games.battle.rounds import ROUNDS
from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import (
    FACE_IDS,
    NONE,
    SPECIAL_IDS,
)
from gorin.kernel.events import EVERYBODY
from gorin.kernel.plain import encode


def describe(s: BattleState) -> dict[str, Any]:
    """The moment as a position. `steps` is there only where no phase and turn can say what is going on."""
    told: dict[str, Any] = {
        "round": min(s.round, ROUNDS) if s.outcome is None else ROUNDS,
        "first": None if s.first == NOBODY else CLAN_IDS[s.clans[s.first]],
        "first_card": s.first_card_ready,
        "players": [_describe_player(s, seat) for seat in range(s.seats)],
        "provinces": {
            PROVINCES[p].id: _describe_province(s, p)
            for p in range(LAND)
            if s.owner[p] != NOBODY or s.special[p] != NONE
        },
        "pieces": [_describe_piece(s, piece) for piece in s.pieces],
        "next_piece": s.next_piece,
        "territory_cards": {name: _describe_card(s, t) for t, name in enumerate(TERRITORY_IDS)},
        "initiative": [CARD_IDS[card] for card in reversed(s.initiative)],
        "chance": [s.chance.key, s.chance.drawn],
    }
    if s.recalled:
        told["recalled"] = [_describe_piece(s, piece) for piece in s.recalled]
    return {**_describe_moment(s), **told}


def _describe_moment(s: BattleState) -> dict[str, Any]:
    if s.outcome is not None:
        return {"phase": "scoring"}
    kinds = [type(step).__name__ for step in s.stack]
    if kinds == ["Match", "Round", "Placement", "Turn", "AskTurn"]:
        turn = s.stack[3]
        assert isinstance(turn, Turn)
        return {"phase": "placement", "turn": CLAN_IDS[s.clans[turn.seat]]}
    steps = [encode(step) for step in s.stack]
    return {"phase": s.phase, "steps": steps, "answers": s.answers.copy(), "round_track": s.round}


def _describe_player(s: BattleState, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "clan": None if s.clans[seat] == NOBODY else CLAN_IDS[s.clans[seat]],
        "hand": [FACE_IDS[face] for face in s.hands[seat]],
        "discard": [FACE_IDS[face] for face in s.discards[seat]],
        "scouts": s.scouts[seat],
        "shugenja": s.shugenja[seat],
        "objective": None if s.objectives[seat] == NOBODY else OBJECTIVES[s.objectives[seat]].id,
        "dealt": [OBJECTIVES[i].id for i in s.dealt[seat]],
    }
    flags = {
        "set_aside": s.set_aside[seat],
        "ronin": s.ronin[seat],
        "stopped": s.stopped[seat],
        "bluff_before_screen": s.bluff_before_screen[seat],
        "bluff_barred": s.bluff_barred[seat],
        "ability_used": s.ability_used[seat],
        "knows": _describe_knowledge(s, seat),
    }
    told.update({name: value for name, value in flags.items() if value})
    return told


def _describe_knowledge(s: BattleState, seat: int) -> dict[str, Any]:
    """What a seat has seen in other hands."""
    known: dict[str, Any] = {}
    for other in range(s.seats):
        index = seat * s.seats + other
        if s.known_hands[index]:
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
