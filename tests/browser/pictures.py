"""Take the pictures of the README: `PYTHONPATH=tests python -m browser.pictures docs/pictures`."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gorin
from browser.kit import table_for
from browser.serving import browser, played_by_bots, server
from gorin import bots
from gorin.bots.bot import let_choose

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DECKS = ["lion-shamate-keep", "crane-seawatch-castle"]
MOST_GAMES = 120
SETTLING = 1500
"""Milliseconds until nothing moves any more."""
LARGE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
QUALITY = 70


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    empire = {
        "game": "battle",
        "seats": [None, *["heuristic"] * 4],
        "record": played_by_bots(5, 11, rich_empire),
    }
    war = {"game": "celestial", "seats": [None, "heuristic"], "record": rich_war()}
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, browser() as opened:
        take(opened, address, LARGE, empire, folder / "table.jpg")
        take(opened, address, LARGE, war, folder / "cards.jpg")
        take(opened, address, SMALL, empire, folder / "phone.jpg")


def rich_empire(game: gorin.Game) -> bool:
    """The third round is nearly placed, and the first seat is to place."""
    view = game.view(0)
    placing = game.pending[0].seat == 0 and view["phase"] == "placement"
    return placing and view["round"] == 3 and len(view["pieces"]) >= 17


def rich_war() -> dict[str, Any]:
    """A battle of several units on both sides, in which the first seat has something to choose."""
    for seed in range(1, MOST_GAMES + 1):
        game = gorin.new("celestial", decks=DECKS, seed=seed)
        players = [bots.make("heuristic", "celestial", random.Random(seed + seat)) for seat in range(2)]
        while not game.over:
            decision = game.pending[0]
            if decision.seat == 0 and is_rich(game.view(0)):
                return game.record()
            let_choose(game, players[decision.seat], decision)
    raise SystemExit(f"no such battle in {MOST_GAMES} games")


def is_rich(view: dict[str, Any]) -> bool:
    here = [field for field in view["battlefields"] if view["battle"]["current"] == field["id"]]
    return (
        view["duel"] is None
        and len(view["battlefields"]) >= 3
        and any(len(field["attacking"]) >= 2 and len(field["defending"]) >= 2 for field in here)
        and len(view["decision"]["options"]) >= 3
        and len(view["players"][0]["hand"]) >= 4
    )


def take(opened: Browser, address: str, screen: dict[str, Any], wish: dict[str, Any], picture: Path) -> None:
    """Sit down at a moment of a game, with bots in the other seats, and look."""
    page = opened.new_context(**screen).new_page()
    page.goto(table_for(page, address, {**wish, "name": "Hana"}))
    page.wait_for_selector("main [data-ref]", state="attached")
    page.wait_for_timeout(SETTLING)
    page.screenshot(path=picture, type="jpeg", quality=QUALITY)
    page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
