"""Is the map one that can be laid, and the Score Board one that can be reached?"""

from __future__ import annotations

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import FORTRESS, ON_MAP, REMOVED, RING
from gorin.games.ccg.validation.ranges import are_different
from gorin.games.ccg.war_of_honor.attack import Launch
from gorin.games.ccg.war_of_honor.map import distances, is_fortress
from gorin.games.ccg.war_of_honor.paths import PathPhase
from gorin.games.ccg.war_of_honor.setup import (
    MIDDLE,
    PLAINS_EACH,
    PlaceTiles,
    WriteMissions,
    can_complete,
    is_mission,
)
from gorin.games.ccg.war_of_honor.state import LAST_STEP, PATHS, Score, WarState
from gorin.games.ccg.war_of_honor.victory import VICTORIES, victory_of
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.ranges import is_card, is_seat

MOST = 100_000


def why_invalid(s: WarState) -> str | None:
    """What is wrong with what only this edition has; None where it can be played."""
    if s.victory not in VICTORIES:
        return "nobody knows this condition of victory"
    return _wrong_tiles(s) or _wrong_launch(s) or _wrong_scores(s) or _wrong_steps(s)


def _wrong_tiles(s: WarState) -> str | None:
    places = [(tile.column, tile.row) for tile in s.tiles]
    if len(set(places)) != len(places) or any(max(map(abs, place)) >= MIDDLE for place in places):
        return "two tiles lie in one place, or one far away"
    if s.tiles and (s.tiles[0].owner != NOBODY or places[0] != (0, 0)):
        return "Toshi Ranbo does not lie in the middle"
    is_growing = bool(s.tiles) and any(isinstance(step, PlaceTiles) for step in s.stack)
    if is_growing and len(distances(s)) != len(s.tiles):
        return "a tile touches none of the others"
    if any(not 0 <= tile.owner < s.seats for tile in s.tiles[1:]):
        return "a tile is nobody's"
    cards = [tile.card for tile in s.tiles if is_fortress(tile)]
    if len(set(cards)) != len(cards) or not all(_is_fortress_card(s, card) for card in cards):
        return "a Fortress is no Fortress"
    if any(s.owner[tile.card] != tile.owner for tile in s.tiles if is_fortress(tile)):
        return "a Fortress belongs to somebody else"
    if any(not tile.face_up and not is_fortress(tile) for tile in s.tiles):
        return "only Fortresses are turned face-down"
    return _wrong_fortresses(s, cards)


def _is_fortress_card(s: WarState, card: int) -> bool:
    if not is_card(s, card) or not 0 <= s.what[card] < len(s.cards) or s.type_of(card) != FORTRESS:
        return False
    return s.zone[card] == ON_MAP or (s.zone[card] == REMOVED and s.is_out(s.owner[card]))


def _wrong_fortresses(s: WarState, cards: list[int]) -> str | None:
    """WH-TIL-12; and every Fortress lies somewhere, or is still to be placed."""
    waiting = [
        card for step in s.stack if isinstance(step, PlaceTiles) for own in step.fortresses for card in own
    ]
    on_map = [card for card in range(len(s.zone)) if s.zone[card] == ON_MAP]
    here = [card for card in cards if s.zone[card] == ON_MAP]
    if sorted(here + waiting) != on_map and s.outcome is None:
        return "a Fortress is missing from the map"
    for seat in range(s.seats):
        own = [tile for tile in s.tiles if tile.owner == seat and is_fortress(tile)]
        if own and not waiting and not s.is_out(seat) and not any(tile.face_up for tile in own):
            return "a player has no face-up Fortress"
    return None


def _wrong_launch(s: WarState) -> str | None:
    both = (s.launched_from, s.launched_at)
    if both == (NOTHING, NOTHING):
        return None
    if s.attacker == NOBODY or not all(0 <= tile < len(s.tiles) for tile in both):
        return "an attack goes from nowhere"
    owners = tuple([s.tiles[tile].owner for tile in both])
    if owners != (s.attacker, s.defender) or not all(is_fortress(s.tiles[tile]) for tile in both):
        return "an attack goes from a Fortress of the Attacker to one of the Defender"
    return None


def _wrong_scores(s: WarState) -> str | None:
    if len(s.scores) != s.seats:
        return "the Score Board is not for this number of seats"
    wrong = [_wrong_score(s, score) for score in s.scores]
    return next((each for each in wrong if each is not None), None)


def _wrong_score(s: WarState, score: Score) -> str | None:
    if len(score.steps) != len(PATHS) or not all(0 <= step <= LAST_STEP for step in score.steps):
        return "a marker stands beside its Path"
    if not (0 <= score.gained <= MOST and 0 <= score.caused <= MOST):
        return "more Honor was gained in a turn than there is"
    known = catalogue(s.edition)
    if len(set(score.rings)) != len(score.rings) or not all(
        slug in known and known[slug].type == RING for slug in score.rings
    ):
        return "a Ring was put into play that is none"
    has_mission = victory_of(s).has_missions and s.phase != "setup"
    if score.mission and (not victory_of(s).has_missions or not is_mission(score.mission)):
        return "a secret mission is none"
    return "a secret mission is missing" if has_mission and not score.mission else None


def _wrong_steps(s: WarState) -> str | None:
    for step in s.stack:
        if not _fits(s, step):
            return f"the step {step.tag} does not fit"
    return None


def _fits(s: WarState, step: Step) -> bool:
    if isinstance(step, PlaceTiles):
        return _placing_fits(s, step)
    if isinstance(step, WriteMissions):
        return _writing_fits(s, step)
    if isinstance(step, Launch):
        return _launch_fits(s, step)
    return not isinstance(step, PathPhase) or _path_fits(s, step)


def _placing_fits(s: WarState, step: PlaceTiles) -> bool:
    if not step.fortresses and not step.plains:
        return step.at == 0 and step.tile == NOTHING
    if len(step.fortresses) != s.seats or len(step.plains) != s.seats or not is_seat(s, step.seat):
        return False
    cards = [card for own in step.fortresses for card in own]
    known = all(_is_fortress_card(s, card) for card in cards) and is_card(s, step.tile, True)
    return known and all(0 <= n <= PLAINS_EACH for n in step.plains) and _placed_fits(step)


def _placed_fits(step: PlaceTiles) -> bool:
    """What is being placed is not placed yet."""
    if step.at == len(step.stages) or step.stages[step.at] not in ("choose_hex", "take_hex"):
        return True
    return step.plains[step.seat] > 0 if step.tile == NOTHING else step.tile in step.fortresses[step.seat]


def _writing_fits(s: WarState, step: WriteMissions) -> bool:
    """All have written as much, and all can still come to a mission."""
    lengths = {len(points) for points in step.points}
    if len(step.points) != s.seats or len(lengths) != 1 or max(lengths) >= len(PATHS):
        return False
    return all(0 <= n <= LAST_STEP for points in step.points for n in points) and all(
        can_complete(points) for points in step.points
    )


def _launch_fits(s: WarState, step: Launch) -> bool:
    """Where it begins is known before it is asked where it goes."""
    known = step.stages.index("choose_goal") <= step.at < len(step.stages)
    return (0 if known else NOTHING) <= step.origin < len(s.tiles)


def _path_fits(s: WarState, step: PathPhase) -> bool:
    """Everybody has his turn in it, and with each step one Path of his."""
    begun = step.at > step.stages.index("next_player")
    if not is_seat(s, step.seat) or not (1 if begun else 0) <= step.done <= s.seats:
        return False
    if not are_different(step.reached) or not all(0 <= path < len(PATHS) for path in step.reached):
        return False
    steps = s.scores[step.player(s)].steps
    return all(steps[path] > 0 for path in step.reached) and _flips_fit(s, step)


def _flips_fit(s: WarState, step: PathPhase) -> bool:
    return 0 <= step.flips <= (len(PATHS) if s.gempukku else 0)
