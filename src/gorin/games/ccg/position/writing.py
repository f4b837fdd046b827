"""Writing down the moment."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    HOME,
    LIMBO,
    REGION,
    REMOVED,
    STRATEGY,
    STRONGHOLD,
    UNDER,
    ZONES,
)
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import attachments, provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.plain import encode
from gorin.words.grammar.scope import NOBODY, NOTHING
from gorin.words.grammar.zones import PLAY

COURSE = ("moments", "lasting", "history", "used", "used_ever", "payment")
"""Lists that a person would not write; left out where they are empty."""


def describe(s: CcgState) -> dict[str, Any]:
    told: dict[str, Any] = {
        "phase": s.phase,
        "active": s.active,
        "favor": None if s.favor == NOBODY else s.favor,
        "players": [_player(s, seat) for seat in range(s.seats)],
        "elsewhere": [_elsewhere(s, card) for card in range(len(s.zone)) if _is_elsewhere(s, card)],
        "order": [name(s, card) for card in s.in_play],
        "names": list(s.names),
        "chance": [s.chance.key, s.chance.drawn],
        "steps": encode(s.stack),
        "answers": list(s.answers),
        "counts": [s.actions, s.next_id, s.next_province, s.held],
        "flags": [s.in_combat, s.agreed, s.changed],
        "known": list(s.known),
    }
    if s.attacker != NOBODY:
        told["battle"] = {"attacker": s.attacker, "defender": s.defender, "at": s.battlefield}
    for field in COURSE:
        value = encode(getattr(s, field))
        if value:
            told[field] = value
    return told


def name(s: CcgState, card: int) -> str:
    return f"{s.names[s.what[card]]}#{card}"


def _player(s: CcgState, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "stronghold": name(s, player.stronghold),
        "stronghold_bowed": s.bowed[player.stronghold],
        "honor": player.honor,
        "starting_honor": player.starting_honor,
        "turns": player.turns,
        "honored": player.honored,
        "lost": player.lost,
        "destroyed": player.destroyed,
        "provinces": [_province(s, place) for place in provinces_of(s, seat)],
        "hand": [name(s, card) for card in player.hand],
        "fate": [name(s, card) for card in reversed(player.fate)],
        "dynasty": [name(s, card) for card in reversed(player.dynasty)],
        "fate_discard": [name(s, card) for card in player.fate_discard],
        "dynasty_discard": [_dead(s, card) for card in player.dynasty_discard],
        "play": [
            _in_play(s, card) for card in s.in_play if s.controller[card] == seat and _stands_alone(s, card)
        ],
    }


def _stands_alone(s: CcgState, card: int) -> bool:
    """Attachments are told with their Personality, Regions with their province, Strongholds first."""
    if s.type_of(card) in (STRONGHOLD, REGION):
        return False
    return s.type_of(card) not in ATTACHMENTS


def _province(s: CcgState, place: Province) -> dict[str, Any]:
    told: dict[str, Any] = {"id": place.id}
    if place.card != NOTHING:
        told["card"] = name(s, place.card)
        told["face_up"] = place.face_up
    if place.region != NOTHING:
        told["region"] = _in_play(s, place.region)
    if place.fought:
        told["fought"] = True
    return told


def _dead(s: CcgState, card: int) -> Any:
    if not s.dead[card]:
        return name(s, card)
    return {"card": name(s, card), "dead": True, **({"dishonored": True} if s.dishonored[card] else {})}


def _in_play(s: CcgState, card: int) -> Any:
    told: dict[str, Any] = {"card": name(s, card)}
    for quality, values in (
        ("bowed", s.bowed),
        ("dishonored", s.dishonored),
        ("own_text", s.own_text),
        ("attacked", s.attacked),
    ):
        if values[card]:
            told[quality] = True
    if s.owner[card] != s.controller[card]:
        told["owner"] = s.owner[card]
    if s.place[card] != HOME:
        told["at"], told["side"] = s.place[card], s.side[card]
    if s.type_of(card) == STRATEGY:
        told["on"] = s.host[card]
    tokens = [
        {"name": t.name, "force": t.force, "chi": t.chi, "source": t.source, "action": t.action}
        for t in s.tokens
        if t.card == card
    ]
    if tokens:
        told["tokens"] = tokens
    carried = [_in_play(s, each) for each in attachments(s, card)]
    if carried:
        told["with"] = carried
    return told if len(told) > 1 else told["card"]


def _is_elsewhere(s: CcgState, card: int) -> bool:
    """Under somebody, removed, being played or in a duel: told on its own."""
    return s.zone[card] in (LIMBO, UNDER, REMOVED) or ZONES[s.zone[card]] in ("pool", "focused")


def _elsewhere(s: CcgState, card: int) -> dict[str, Any]:
    told: dict[str, Any] = {"card": name(s, card), "zone": ZONES[s.zone[card]], "owner": s.owner[card]}
    if s.zone[card] == UNDER:
        told["under"] = s.host[card]
    if s.dead[card] or s.zone[card] == PLAY:
        told["dead"] = s.dead[card]
    return told
