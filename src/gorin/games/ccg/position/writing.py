"""Writing down the moment."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    HOLDING,
    HOME,
    ON_MAP,
    REGION,
    REMOVED,
    STRATEGY,
    STRONGHOLD,
    UNDER,
)
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.position.effects import REMAINS
from gorin.games.ccg.position.happened import PAST
from gorin.games.ccg.position.moment import where
from gorin.games.ccg.position.sides import told_sides
from gorin.games.ccg.position.used import told_use
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import attachments, provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import EVERYBODY, only
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY
from gorin.language.position.cards import name, told_knowledge

PLACES = (DECK, HAND, IN_PROVINCE, PLAY, DISCARD, UNDER, REMOVED, ON_MAP)
"""Where cards lie while nothing is half done."""


def is_describable(s: CcgState) -> bool:
    """Could a person write this moment down? Who is to choose what in which phase, not a card half played."""
    return (
        where(s) is not None
        and all(zone in PLACES for zone in s.zone)
        and not any(_is_odd(s, card) for card in range(len(s.zone)))
        and all(PAST.can_tell(s, moment) for moment in s.history)
        and all(told_use(s, code) is not None for code in s.used + s.used_ever)
        and all(REMAINS.told(s, lasting) is not None for lasting in s.lasting)
    )


def _is_odd(s: CcgState, card: int) -> bool:
    """Something is still true of it that nobody asks for where it is now."""
    lying = s.zone[card] in (DECK, HAND, IN_PROVINCE)
    return lying and (s.dead[card] or s.dishonored[card] or s.bowed[card])


def describe(s: CcgState) -> dict[str, Any]:
    """A moment that can be described."""
    told: dict[str, Any] = {
        **(where(s) or {}),
        "active": s.active,
        "favor": None if s.favor == NOBODY else s.favor,
        "players": [_player(s, seat) for seat in range(s.seats)],
        "order": [name(s, card) for card in s.in_play],
        "so_far": {"actions": s.actions, "effects": s.next_id - 1, "provinces": s.next_province},
        "chance": [s.chance.key, s.chance.drawn],
    }
    if s.barren:
        told["so_far"]["barren"] = s.barren
    told.update(rules_of(s).tell_besides(s))
    if s.attacker != NOBODY:
        at = {} if s.battlefield == NOTHING else {"at": s.battlefield}
        told["battle"] = {**told_sides(s), **at}
    for key, values in (
        ("effects", [REMAINS.told(s, lasting) for lasting in s.lasting]),
        ("history", [PAST.told(s, moment) for moment in s.history]),
        ("used", [told_use(s, code) for code in s.used]),
        ("used_ever", [told_use(s, code) for code in s.used_ever]),
    ):
        if values:
            told[key] = values
    return told


def _player(s: CcgState, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    removed = [card for card in range(len(s.zone)) if s.zone[card] == REMOVED and s.owner[card] == seat]
    if player.lost:
        removed.remove(player.stronghold)
    told: dict[str, Any] = {
        "stronghold": name(s, player.stronghold),
        "honor": player.honor,
        "starting_honor": player.starting_honor,
        "turns": player.turns,
        "destroyed": player.destroyed,
        "provinces": [_province(s, place) for place in provinces_of(s, seat)],
        "hand": [_lying(s, card) for card in player.hand],
        "fate": [_lying(s, card) for card in reversed(player.fate)],
        "dynasty": [_lying(s, card) for card in reversed(player.dynasty)],
        "fate_discard": [_lying(s, card, seat) for card in player.fate_discard],
        "dynasty_discard": [_lying(s, card, seat) for card in player.dynasty_discard],
        "play": [
            _in_play(s, card) for card in s.in_play if s.controller[card] == seat and _stands_alone(s, card)
        ],
    }
    if removed:
        told["removed"] = [_lying(s, card) for card in removed]
    for quality, holds in (
        ("stronghold_bowed", s.bowed[player.stronghold]),
        ("honored", player.honored),
        ("lost", player.lost),
        ("went_first", player.went_first),
        ("overpays", player.lavish),
    ):
        if holds:
            told[quality] = True
    return told


def _stands_alone(s: CcgState, card: int) -> bool:
    """Attachments are told with their Personality, Regions with their province, Strongholds first."""
    return s.type_of(card) not in (STRONGHOLD, REGION) and s.type_of(card) not in ATTACHMENTS


def _province(s: CcgState, place: Province) -> dict[str, Any]:
    told: dict[str, Any] = {"id": place.id}
    if place.card != NOTHING:
        told.update(_card_table(s, place.card, place.face_up))
    fought = place.fought and place.owner == s.defender  # an attack that is over says nothing any more
    for quality, holds in (("face_up", place.face_up and place.card != NOTHING), ("fought", fought)):
        if holds:
            told[quality] = True
    if place.region != NOTHING:
        told["region"] = _in_play(s, place.region)
    return told


def default_knowledge(s: CcgState, card: int, face_up: bool = False) -> int:
    """Who knows a card where it lies, as an audience."""
    if s.zone[card] == HAND:
        return only(s.owner[card])
    hidden = s.zone[card] == DECK or (s.zone[card] == IN_PROVINCE and not face_up)
    return 0 if hidden else EVERYBODY


def _card_table(s: CcgState, card: int, face_up: bool = False) -> dict[str, Any]:
    """A card that is not in play, and what is true of it there."""
    told: dict[str, Any] = {"card": name(s, card)}
    if s.known[card] != default_knowledge(s, card, face_up):
        told["known_to"] = told_knowledge(s, card)
    for quality, values in (("dead", s.dead), ("dishonored", s.dishonored)):
        if values[card]:
            told[quality] = True
    return told


def _lying(s: CcgState, card: int, where: int = NOBODY) -> Any:
    """`where`: in whose discard pile, which need not be its owner's (DE-DEST-01)."""
    told = _card_table(s, card)
    if where not in (NOBODY, s.owner[card]):
        told["owner"] = s.owner[card]
    return told if len(told) > 1 else told["card"]


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
        told["at"] = s.place[card]
    if s.type_of(card) in (STRATEGY, HOLDING) and s.host[card] != NOTHING:
        told["on"] = s.host[card]
    tokens = [_token(s, card, at) for at, token in enumerate(s.tokens) if token.card == card]
    below = [_below(s, each) for each in range(len(s.zone)) if s.zone[each] == UNDER and s.host[each] == card]
    carried = [_in_play(s, each) for each in attachments(s, card)]
    for key, listed in (("tokens", tokens), ("over", below), ("with", carried)):
        if listed:
            told[key] = listed
    return told if len(told) > 1 else told["card"]


def _token(s: CcgState, card: int, at: int) -> dict[str, Any]:
    token = s.tokens[at]
    told: dict[str, Any] = {"name": token.name, "force": token.force, "chi": token.chi}
    if token.source != NOTHING:
        told["by"] = name(s, token.source)
    if token.action != -1:
        told["action"] = token.action
    return told


def _below(s: CcgState, card: int) -> Any:
    """A card of a stack: he is under the more experienced version of himself."""
    if s.owner[card] == s.controller[s.host[card]]:
        return name(s, card)
    return {"card": name(s, card), "owner": s.owner[card]}
