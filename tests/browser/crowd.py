"""Tables of many made of one of two, to see how the page copes: the others sit there several times over."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
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
KINDS = ("Open", "Limited", "Battle")
PATHS = ("Military", "Honor", "Dishonor", "Enlightenment")


Change = Callable[[dict[str, Any]], None]


def seat_many(page: Page, seats: int, allies: bool = False, more: Change = lambda message: None) -> None:
    """Whatever table this page opens from now on is shown with so many seats, and with `more` changed."""

    def seated(message: dict[str, Any]) -> None:
        crowd(message["view"], seats, allies)
        message["table"]["seats"] += [copy.deepcopy(message["table"]["seats"][1]) for _ in range(2, seats)]
        more(message)

    retell(page, seated)


def retell(page: Page, change: Change) -> None:
    """Whatever table this page opens from now on is first told to it with this change."""

    def changed(told: str | bytes) -> str:
        message = json.loads(told)
        if message["type"] == "snapshot" and message["view"]:
            change(message)
        return json.dumps(message)

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda told: route.send(changed(told)))

    page.route_web_socket(re.compile("/ws/"), through)


def crowd(view: dict[str, Any], seats: int, allies: bool) -> None:
    """More players like the second; with `allies` some of them fight along, on both sides by turns."""
    players = view["players"]
    for seat in range(2, seats):
        players.append(_moved(players[1], seat))
    view["seats"] = seats
    view["map"], view["paths"] = _map(seats), _paths()
    view["launched"] = {"from": "t1", "at": "t2", "adjacent": True} if view["battle"] else None
    view["agreed"] = [{"variant": "Victory", "choice": "Wartime", "text": "Only war wins.", "usual": False}]
    for player in players:
        player["score"] = _score(player["seat"])
    if allies and view["battle"]:
        _ally(view, seats)
    elif view["battle"]:
        view["battle"]["invited"] = {"attacking": [2], "defending": [2, *range(3, seats)]}


def few_units(message: dict[str, Any]) -> None:
    """Each of the others has three units with nothing attached, as is usual."""
    for player in message["view"]["players"][1:]:
        player["units"] = [{**unit, "attachments": [], "under": []} for unit in player["units"][:3]]


def _moved(player: dict[str, Any], seat: int) -> dict[str, Any]:
    moved: dict[str, Any] = renumbered(player, seat * APART)
    moved["seat"], moved["name"], moved["clan"] = seat, NAMES[seat], [NAMES[seat]]
    return moved


def renumbered(value: Any, by: int) -> Any:
    if isinstance(value, dict):
        return {key: renumbered(each, by) for key, each in value.items()}
    if isinstance(value, list):
        return [renumbered(each, by) for each in value]
    found = OBJECT.match(value) if isinstance(value, str) else None
    return f"{found[1]}{int(found[2]) + by}" if found else value


def _ally(view: dict[str, Any], seats: int) -> None:
    sides = [[view["battle"]["attacker"]], [view["battle"]["defender"]]]
    here = next(field for field in view["battlefields"] if field["id"] == view["battle"]["current"])
    for seat in range(2, seats):
        sides[seat % 2].append(seat)
        army = renumbered([*here["attacking"], *here["defending"]][:2], seat * APART)
        for unit in army:
            unit["controller"] = seat
        here["attacking" if seat % 2 == 0 else "defending"] += army
    view["battle"]["sides"] = {"attacking": sides[0], "defending": sides[1]}


def _map(seats: int) -> list[dict[str, Any]]:
    return [
        {
            "id": f"t{n}",
            "kind": "fortress" if n else "toshi-ranbo",
            "column": column,
            "row": row,
            "name": f"{NAMES[n % seats]}'s {KINDS[n % 3]} Fortress" if n else "Center",
            "text": "Open: Give your Personality +1F.",
            "owner": n % seats if n else None,
            "face_up": n % 5 != 4,
            "standing": n > 0 and n % 5 != 4,
            "near": ["t2"] if n == 1 else [],
            "guests": [2] if n == 1 else [],
            "card": None,
            "reconstructed": n % 2 == 1,
        }
        for n, (column, row) in enumerate(TILES)
    ]


def _paths() -> list[dict[str, Any]]:
    spaces = [{"text": "Draw a card.", "reconstructed": n == 2} for n in range(1, 6)]
    return [{"name": name, "spaces": spaces} for name in PATHS]


def _score(seat: int) -> dict[str, Any]:
    steps = [(seat + n) % 4 for n in range(len(PATHS))]
    progress = [[0, 1], [seat, 8], [0, 8], [0, 1]]
    return {"steps": steps, "total": sum(steps), "progress": progress, "mission": None}
