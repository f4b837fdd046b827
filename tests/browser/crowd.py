"""Tables of many made of one of two, to see how the page copes: the others sit there several times over."""

from __future__ import annotations

import copy
import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

NAMES = ("Lion", "Scorpion", "Dragon", "Phoenix", "Crane", "Unicorn")
APART = 1000
"""Between the numbers of the cards of one copy and the next."""
OBJECT = re.compile(r"([cp])(\d+)$")
TILES = (
    (0, 0),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
    (2, -1),
    (1, 1),
    (-1, 2),
    (-2, 1),
    (-1, -1),
)
PATHS = ("Military", "Honor", "Dishonor", "Enlightenment")


def seat_many(page: Page, seats: int, allies: bool = False) -> None:
    """Whatever table this page opens from now on is shown with so many seats."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda told: route.send(_crowded(told, seats, allies)))

    page.route_web_socket(re.compile("/ws/"), through)


def _crowded(told: str | bytes, seats: int, allies: bool) -> str:
    message = json.loads(told)
    if message["type"] == "all" and message["view"]:
        crowd(message["view"], seats, allies)
        message["table"]["seats"] += [copy.deepcopy(message["table"]["seats"][1]) for _ in range(2, seats)]
    return json.dumps(message)


def crowd(view: dict[str, Any], seats: int, allies: bool) -> None:
    """More players like the second; with `allies` some of them fight along, on both sides by turns."""
    players = view["players"]
    for seat in range(2, seats):
        players.append(_moved(players[1], seat))
    view["seats"] = seats
    view["extras"] = [_map(seats), _paths(seats)]
    for player in players:
        player["counters"] = [
            {"name": "Paths", "value": player["seat"], "title": "Steps on the paths to victory"}
        ]
    if allies and view["battle"]:
        _ally(view, seats)
    elif view["battle"]:
        view["battle"]["invited"] = {"attacking": [2], "defending": [2, *range(3, seats)]}


def _moved(player: dict[str, Any], seat: int) -> dict[str, Any]:
    moved: dict[str, Any] = _renumbered(player, seat * APART)
    moved["seat"], moved["name"], moved["clan"] = seat, NAMES[seat], [NAMES[seat]]
    return moved


def _renumbered(value: Any, by: int) -> Any:
    if isinstance(value, dict):
        return {key: _renumbered(each, by) for key, each in value.items()}
    if isinstance(value, list):
        return [_renumbered(each, by) for each in value]
    found = OBJECT.match(value) if isinstance(value, str) else None
    return f"{found[1]}{int(found[2]) + by}" if found else value


def _ally(view: dict[str, Any], seats: int) -> None:
    sides = [[view["battle"]["attacker"]], [view["battle"]["defender"]]]
    here = next(field for field in view["battlefields"] if field["id"] == view["battle"]["current"])
    for seat in range(2, seats):
        sides[seat % 2].append(seat)
        army = _renumbered([*here["attacking"], *here["defending"]][:2], seat * APART)
        for unit in army:
            unit["controller"] = seat
        here["attacking" if seat % 2 == 0 else "defending"] += army
    view["battle"]["sides"] = {"attacking": sides[0], "defending": sides[1]}


def _map(seats: int) -> dict[str, Any]:
    tiles = [
        {
            "ref": f"tile:{n}",
            "q": q,
            "r": r,
            "name": "Center" if n == 0 else f"{NAMES[n % seats]} {'OLB'[n % 3]}",
            "text": "Open: Give your Personality +1F.",
            "seat": None if n == 0 else n % seats,
            "face_up": n % 5 != 4,
            "marks": ["reconstructed"] if n % 2 else [],
        }
        for n, (q, r) in enumerate(TILES)
    ]
    return {"kind": "map", "id": "map", "title": "Map", "tiles": tiles}


def _paths(seats: int) -> dict[str, Any]:
    steps = [{"name": f"Step {n}", "text": "Draw a card."} for n in range(1, 6)]
    tracks = [
        {"name": name, "steps": steps, "at": [(seat + n) % 4 for seat in range(seats)]}
        for n, name in enumerate(PATHS)
    ]
    return {"kind": "tracks", "id": "paths", "title": "Paths", "tracks": tracks}
