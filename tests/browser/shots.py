"""Take pictures of every page: `PYTHONPATH=tests python -m browser.shots FOLDER [SIZE ...]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gorin
from browser.serving import browser, played_by_bots, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (1280, 800), "large": (1920, 1080)}


def open_table(page: Page, address: str, seats: int, record: dict[str, Any] | None) -> None:
    """A table with bots, from a moment of a game."""
    page.goto(address)
    plan = [None, *["heuristic"] * (seats - 1)]
    wish = {
        "game": "battle",
        "seats": plan,
        "name": "Hana",
        "title": "Evening by the river",
        "record": record,
    }
    made = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(a => a.json())", wish
    )
    page.goto(f"{address}/table/{made['table']}")
    page.wait_for_selector("main.battle")
    page.wait_for_timeout(1500)


def many_tokens(game: gorin.Game) -> bool:
    """The third round is nearly placed, and the first seat is to place."""
    decision, view = game.pending[0], game.view(0)
    return (
        view["round"] == 3
        and decision.seat == 0
        and len(view["pieces"]) >= 17
        and view["phase"] == "placement"
    )


def shoot(opened: Browser, address: str, folder: Path, size: str) -> None:
    width, height = SIZES[size]
    phone = size == "phone"
    context = opened.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, device_scale_factor=2 if phone else 1
    )
    page = context.new_page()
    page.on("console", lambda told: print(size, told.type, told.text) if told.type != "debug" else None)
    page.on("pageerror", lambda error: print(size, "error:", error))

    def take(name: str) -> None:
        page.screenshot(path=folder / f"{name}-{size}.jpg", type="jpeg", quality=80)

    open_table(page, address, 5, played_by_bots(5, 11, many_tokens))
    take("midgame")
    page.locator("[aria-label='Behind your screen'] button.open").first.click()
    page.wait_for_timeout(700)
    take("placing")
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    page.get_by_role("tab", name="Cards").click()
    take("cards")
    open_table(page, address, 3, None)
    take("setup")
    if phone:
        page.get_by_role("tab", name="Choices").click()
        page.wait_for_timeout(300)
        take("choices")
    ended = played_by_bots(4, 5, lambda game: game.over)
    open_table(page, address, 4, ended)
    take("scoring")
    page.get_by_role("button", name="Look at the board").click()
    page.wait_for_timeout(300)
    take("ended")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Moment").fill("150")
    page.wait_for_timeout(700)
    take("replay")
    page.goto(address)
    page.wait_for_selector("text=New table")
    page.wait_for_timeout(500)
    take("lobby")
    page.goto(f"{address}/rules/battle#BR-RAD-03")
    page.wait_for_selector(".target")
    page.wait_for_timeout(500)
    take("rules")
    context.close()


def main(folder: Path, sizes: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, browser() as opened:
        for size in sizes:
            shoot(opened, address, folder, size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(SIZES))
