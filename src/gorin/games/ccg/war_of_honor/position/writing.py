"""Writing down the map, the Score Board and what the players agreed on."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.war_of_honor.map import is_fortress
from gorin.games.ccg.war_of_honor.state import Score, Tile, WarState
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.position.cards import name

KEYS = ("map", "scores", "launched", "victory", "gempukku", "strength_of_will", "advanced")
TILE = ("owner", "at", "fortress", "face_down")
FLAGS = ("conquered", "enlightened", "joins", "has_own_deck", "waived")
SCORE = ("steps", "gained", "caused", "rings", "mission", *FLAGS)
MOST = 99_999


def describe(s: WarState) -> dict[str, Any]:
    told: dict[str, Any] = {
        "map": [_tile(s, tile) for tile in s.tiles],
        "scores": [_score(score) for score in s.scores],
    }
    if s.launched_from != NOTHING:
        told["launched"] = [s.launched_from, s.launched_at]
    if s.victory != "paths":
        told["victory"] = s.victory
    advanced = s.edition.endswith("advanced")
    for key, holds in (
        ("gempukku", s.gempukku),
        ("strength_of_will", s.strength_of_will),
        ("advanced", advanced),
    ):
        if holds:
            told[key] = True
    return told


def _tile(s: WarState, tile: Tile) -> dict[str, Any]:
    told: dict[str, Any] = {"at": [tile.column, tile.row]}
    if tile.owner != NOBODY:
        told["owner"] = tile.owner
    if is_fortress(tile):
        told["fortress"] = name(s, tile.card)
    if not tile.face_up:
        told["face_down"] = True
    return told


def _score(score: Score) -> dict[str, Any]:
    told: dict[str, Any] = {"steps": list(score.steps)}
    for key, number in (("gained", score.gained), ("caused", score.caused)):
        if number:
            told[key] = number
    for key, values in (("rings", score.rings), ("mission", score.mission)):
        if values:
            told[key] = list(values)
    return {**told, **{flag: True for flag in FLAGS if getattr(score, flag)}}
