"""Reading the map, the Score Board and what the players agreed on."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import FORTRESS, ON_MAP, RING
from gorin.games.ccg.table.reading import clan_of_player
from gorin.games.ccg.war_of_honor.board import fortresses_of
from gorin.games.ccg.war_of_honor.map import is_fortress, open_places, standing
from gorin.games.ccg.war_of_honor.position.writing import MOST, SCORE, TILE
from gorin.games.ccg.war_of_honor.setup import MIDDLE, is_mission
from gorin.games.ccg.war_of_honor.state import LAST_STEP, PATHS, Score, Tile, WarState
from gorin.games.ccg.war_of_honor.victory import VICTORIES, victory_of
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.events import EVERYBODY
from gorin.kernel.keys import quoted
from gorin.kernel.position_reader import PositionReader, read_number
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.position.cards import Cards


def read(s: WarState, told: PositionReader, cards: Cards) -> None:
    s.victory = list(VICTORIES)[told.name("victory", {key: at for at, key in enumerate(VICTORIES)}, 0)]
    told.flag("advanced")  # read before: it says which cards there are
    s.gempukku, s.strength_of_will = told.flag("gempukku"), told.flag("strength_of_will")
    if told.says("map"):
        for tile in told.tables("map", TILE):
            _read_tile(s, tile, cards)
        _check_map(s)
    else:
        lay_anyhow(s, cards)
    _read_scores(s, told)
    _read_launch(s, told)


def _read_tile(s: WarState, told: PositionReader, cards: Cards) -> None:
    at = told.items("at")
    if len(at) != 2:
        raise told.wrong("at", "is a column and a row")
    column, row = [read_number(each, told.place("at"), 1 - MIDDLE, MIDDLE - 1) for each in at]
    if any((tile.column, tile.row) == (column, row) for tile in s.tiles):
        raise told.wrong("at", "is where another tile lies already")
    owner = told.number("owner", NOBODY, 0, s.seats - 1)
    tile = Tile(owner, NOTHING, column, row)
    if told.says("fortress"):
        if owner == NOBODY:
            raise told.wrong("fortress", "belongs to a player: say its owner")
        tile.card = _lay_fortress(s, cards, told.told["fortress"], owner, told.place("fortress"))
    tile.face_up = not told.flag("face_down")
    if not tile.face_up and not is_fortress(tile):
        raise told.wrong("face_down", "is said only of a Fortress")
    s.tiles.append(tile)


def _lay_fortress(s: WarState, cards: Cards, value: Any, owner: int, where: str) -> int:
    card = cards.lay(value, owner, ON_MAP, where)
    if s.type_of(card) != FORTRESS:
        raise InvalidPosition(f"{where}: {quoted(value)} is no Fortress")
    s.known[card] = EVERYBODY
    return card


def _check_map(s: WarState) -> None:
    first = s.tiles[0] if s.tiles else Tile(0, NOTHING, 0, 0)
    if (first.owner, first.column, first.row) != (NOBODY, 0, 0):
        raise InvalidPosition("map: the first tile is Toshi Ranbo, which is nobody's and lies at [0, 0]")
    if any(tile.owner == NOBODY for tile in s.tiles[1:]):
        raise InvalidPosition("map: only Toshi Ranbo is nobody's")
    for seat in range(s.seats):
        if not s.players[seat].lost and not standing(s, seat):
            raise InvalidPosition(f"map: player {seat} has no face-up Fortress [WH-TIL-12]")


def lay_anyhow(s: WarState, cards: Cards) -> None:
    """Where nothing is said of the map, everybody has placed Fortresses and Plains as near as possible."""
    s.tiles.append(Tile(NOBODY, NOTHING, 0, 0))
    for kind in range(5):
        for seat in range(s.seats):
            slugs = fortresses_of(clan_of_player(s, seat))
            card = NOTHING
            if kind < len(slugs):
                card = _lay_fortress(s, cards, slugs[kind], seat, "map")
            column, row = open_places(s)[0]
            s.tiles.append(Tile(seat, card, column, row))


def _read_scores(s: WarState, told: PositionReader) -> None:
    scores = told.tables("scores", SCORE)
    if scores and len(scores) != s.seats:
        raise told.wrong("scores", f"has an entry for each of the {s.seats} players")
    for seat, each in enumerate(scores):
        _read_score(s, s.scores[seat], each)
    if victory_of(s).has_missions and not all(score.mission for score in s.scores):
        raise told.wrong("scores", "says the mission of each player")


def _read_score(s: WarState, score: Score, told: PositionReader) -> None:
    if told.says("steps"):
        score.steps = _numbers(told, "steps", LAST_STEP)
    score.gained, score.caused = told.number("gained", 0, 0, MOST), told.number("caused", 0, 0, MOST)
    known = catalogue(s.edition)
    for ring in told.items("rings"):
        if not isinstance(ring, str) or ring not in known or known[ring].type != RING:
            raise told.wrong("rings", f"names the Rings that were put into play, not {quoted(ring)}")
        if ring not in score.rings:
            score.rings.append(ring)
    if told.says("mission"):
        score.mission = _numbers(told, "mission", LAST_STEP)
        if not is_mission(score.mission) or not victory_of(s).has_missions:
            raise told.wrong("mission", "gives nine points to three or four Paths [WH-VAR-05]")
    score.conquered, score.enlightened = told.flag("conquered"), told.flag("enlightened")
    score.joins, score.has_own_deck = told.flag("joins"), told.flag("has_own_deck")
    score.waived = told.flag("waived")


def _numbers(told: PositionReader, key: str, most: int) -> list[int]:
    numbers = [read_number(each, told.place(key), 0, most) for each in told.items(key)]
    if len(numbers) != len(PATHS):
        raise told.wrong(key, f"has a number for each Path: {', '.join(PATHS)}")
    return numbers


def _read_launch(s: WarState, told: PositionReader) -> None:
    """Where an attack is on and nothing is said, it goes between the first face-up Fortresses."""
    if s.attacker == NOBODY:
        if told.says("launched"):
            raise told.wrong("launched", "is said only while there is an attack")
        return
    if not told.says("launched"):
        s.launched_from, s.launched_at = standing(s, s.attacker)[0], standing(s, s.defender)[0]
        return
    both = [read_number(each, "launched", 0, len(s.tiles) - 1) for each in told.items("launched")]
    allowed = [standing(s, s.attacker), standing(s, s.defender)]
    if len(both) != 2 or any(tile not in own for tile, own in zip(both, allowed, strict=True)):
        raise told.wrong("launched", "names a face-up Fortress of the Attacker and one of the Defender")
    s.launched_from, s.launched_at = both
