"""Everything that changes the map and the Score Board. Each op changes one thing and tells it."""

from __future__ import annotations

from gorin.games.ccg.kinds import ON_MAP, REMOVED
from gorin.games.ccg.war_of_honor.map import is_fortress, standing
from gorin.games.ccg.war_of_honor.state import LAST_STEP, Tile, WarState
from gorin.kernel.events import only
from gorin.language.core.context import NOTHING
from gorin.language.core.knowing import show_to_all


def hand_out_fortresses(s: WarState, seat: int, slugs: list[str]) -> list[int]:
    """WH-SET-04: a player's three Fortress tiles, still in front of him."""
    cards: list[int] = []
    for slug in slugs:
        card = s.add_card(slug, seat)
        s.zone[card] = ON_MAP
        show_to_all(s, card)
        cards.append(card)
    return cards


def withdraw_fortresses(s: WarState, seat: int, cards: list[int]) -> None:
    """A player has left before his tiles were placed."""
    for card in cards:
        s.zone[card] = REMOVED
    s.tell("tiles_withdrawn", (seat,))


def place_tile(s: WarState, owner: int, card: int, column: int, row: int) -> None:
    """WH-TIL-08: face-up."""
    s.tiles.append(Tile(owner, card, column, row))
    what = NOTHING if card == NOTHING else s.what[card]
    s.tell("tile", (owner, what, column, row, len(s.tiles) - 1))


def turn_over(s: WarState, tile: int, face_up: bool) -> bool:
    """WH-TIL-11, WH-TIL-12: the last face-up Fortress of a player is never turned face-down."""
    each = s.tiles[tile]
    if not is_fortress(each) or each.face_up == face_up:
        return False
    if not face_up and standing(s, each.owner) == [tile]:
        return False
    each.face_up = face_up
    s.tell("turned", (each.owner, s.what[each.card], int(face_up), tile))
    return True


def launch_attack(s: WarState, origin: int, goal: int) -> None:
    """WH-ATK-08, WH-ATK-09."""
    s.launched_from, s.launched_at = origin, goal
    faces = [s.what[s.tiles[tile].card] for tile in (origin, goal)]
    s.tell("launched", (s.attacker, faces[0], s.defender, faces[1], origin, goal))


def end_launch(s: WarState) -> None:
    """The attack is over; no Fortress is concerned any more."""
    s.launched_from = s.launched_at = NOTHING
    s.forget_values()


def take_step(s: WarState, seat: int, path: int) -> None:
    """WH-PTV-02."""
    steps = s.scores[seat].steps
    steps[path] = min(steps[path] + 1, LAST_STEP)
    s.tell("step", (seat, path, steps[path]))


def write_mission(s: WarState, seat: int, points: list[int]) -> None:
    """WH-VAR-05: everybody knows that it was written, only the player what it says."""
    s.scores[seat].mission = points
    s.tell("mission", (seat,))
    s.tell("mission_says", (seat, *points), only(seat))


def reveal_mission(s: WarState, seat: int) -> None:
    """WH-VAR-07."""
    s.tell("mission_says", (seat, *s.scores[seat].mission))


def let_join(s: WarState, seat: int) -> None:
    """For the rest of this turn a player may ally with either side of an attack, invited or not."""
    s.scores[seat].joins = True
    s.tell("joins", (seat,))
