"""What everybody sees of the map and the Score Board."""

from __future__ import annotations

from typing import Any, Final

from gorin.games.ccg.definition import Card
from gorin.games.ccg.presentation import view as family
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.war_of_honor.agreements import agreed
from gorin.games.ccg.war_of_honor.attack import attackable_beside, is_adjacent_attack
from gorin.games.ccg.war_of_honor.board import RECONSTRUCTED, SPACES, TOSHI_RANBO_IS_RECONSTRUCTED
from gorin.games.ccg.war_of_honor.map import is_standing, neighbours, players_beside
from gorin.games.ccg.war_of_honor.paths import progress
from gorin.games.ccg.war_of_honor.presentation.naming import tile_of
from gorin.games.ccg.war_of_honor.presentation.why import TOSHI_RANBO
from gorin.games.ccg.war_of_honor.state import PATHS, WarState
from gorin.games.ccg.war_of_honor.victory import total
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.definition import Ability
from gorin.language.core.render import phrase_text


def view(s: WarState, seat: int | None) -> dict[str, Any]:
    shown = family.view(s, seat)
    for each, player in enumerate(shown["players"]):
        if not rules_of(s).keeps_honor(s):
            player["honor"] = None  # WH-HON-06: nobody keeps a running total
        player["score"] = _score(s, each, seat)
    return {
        **shown,
        "agreed": agreed(s),
        "victory": s.victory,
        "map": [_tile(s, tile, shown["players"]) for tile in range(len(s.tiles))],
        "paths": [{"name": PATHS[path], "spaces": _spaces(path)} for path in range(len(PATHS))],
        "launched": _launched(s),
    }


def _score(s: WarState, seat: int, viewer: int | None) -> dict[str, Any]:
    score = s.scores[seat]
    won = s.outcome is not None and seat in s.outcome.winners
    return {
        "steps": list(score.steps),
        "total": total(s, seat),
        "gained": score.gained,
        "caused": score.caused,
        "conquered": score.conquered,
        "enlightened": score.enlightened,
        "rings": list(score.rings),
        "mission": list(score.mission) if score.mission and (seat == viewer or won) else None,
        "joins": score.joins,
        "progress": [list(progress(s, seat, path)) for path in range(len(PATHS))],
    }


def _tile(s: WarState, number: int, players: list[dict[str, Any]]) -> dict[str, Any]:
    tile = s.tiles[number]
    shown: dict[str, Any] = {
        "id": f"t{number}",
        "kind": "toshi-ranbo" if tile.owner == NOBODY else "plains" if tile.card == NOTHING else "fortress",
        "name": "Toshi Ranbo" if tile.owner == NOBODY else tile_of(s, number, players[tile.owner]["name"]),
        "owner": None if tile.owner == NOBODY else tile.owner,
        "column": tile.column,
        "row": tile.row,
        "face_up": tile.face_up,
        "standing": is_standing(s, number),
        "near": [f"t{each}" for each in attackable_beside(s, number)],
        "guests": _guests(s, number),
        "beside": [f"t{each}" for each in neighbours(s, number)],
        "card": None if tile.card == NOTHING else f"c{tile.card}",
        "slug": None,
        "text": "",
        "reconstructed": tile.owner == NOBODY and TOSHI_RANBO_IS_RECONSTRUCTED,
    }
    if tile.card != NOTHING:
        printed = s.definition(tile.card)
        shown["slug"] = printed.slug
        shown["text"] = _text_of(printed)
        shown["reconstructed"] = printed.slug in RECONSTRUCTED
    elif tile.owner == NOBODY:
        shown["text"] = _text_of_toshi_ranbo(s)
    return shown


def _guests(s: WarState, tile: int) -> list[int]:
    """WH-ATK-12, WH-ATK-14: whom the owner of a Fortress may invite for it, if it attacks or is attacked."""
    if not is_standing(s, tile):
        return []
    return [each for each in players_beside(s, tile) if each != s.tiles[tile].owner]


def _text_of_toshi_ranbo(s: WarState) -> str:
    """It is written among the abilities of every player."""
    for each in s.cards[0].abilities:
        if isinstance(each, Ability) and each.title == TOSHI_RANBO:
            return phrase_text(s.cards[0], each)
    return ""


def _spaces(path: int) -> list[dict[str, Any]]:
    return [
        {"text": _text_of(printed), "reconstructed": printed.slug in RECONSTRUCTED}
        for printed in SPACES[path]
    ]


_texts: Final[dict[str, str]] = {}


def _text_of(printed: Card) -> str:
    """All that is written on a Fortress or a space. Definitions do not change, so each is read once."""
    text = _texts.get(printed.slug)
    if text is None:
        text = _texts[printed.slug] = " ".join([phrase_text(printed, each) for each in printed.abilities])
    return text


def _launched(s: WarState) -> dict[str, Any] | None:
    """From where and at what the present attack goes."""
    if s.launched_from == NOTHING:
        return None
    return {"from": f"t{s.launched_from}", "at": f"t{s.launched_at}", "adjacent": is_adjacent_attack(s)}
