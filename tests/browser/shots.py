"""Take pictures of every page: `PYTHONPATH=tests python -m browser.shots FOLDER [SIZE ...]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gorin
from browser.kit import table_for
from browser.serving import browser, last_to_place, played_by_bots, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Take = Callable[[str], None]
SETTLING = 700
"""Milliseconds until nothing moves any more."""
SHOWN_BEATS = (2, 4, 6, 13)
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (1280, 800), "large": (1920, 1080)}


def open_table(page: Page, address: str, seats: int, record: dict[str, Any] | None) -> None:
    """A table with bots, from a moment of a game."""
    plan = [None, *["heuristic"] * (seats - 1)]
    wish = {
        "game": "battle",
        "seats": plan,
        "name": "Hana",
        "title": "Evening by the river",
        "record": record,
    }
    page.goto(table_for(page, address, wish))
    page.wait_for_selector("main.battle")
    page.wait_for_timeout(800)


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
        page.wait_for_timeout(SETTLING)
        page.screenshot(path=folder / f"{name}-{size}.jpg", type="jpeg", quality=80)

    for pictures in (the_table, the_telling, the_beginning, the_end, the_introduction, the_other_pages):
        pictures(page, address, take)
    context.close()


def the_table(page: Page, address: str, take: Take) -> None:
    open_table(page, address, 5, played_by_bots(5, 11, many_tokens))
    take("midgame")
    page.locator("[aria-label='Behind your screen'] button.open").first.click()
    take("placing")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Cards").click()
    take("cards")
    page.goto(f"{page.url}?plain")
    page.wait_for_selector("[aria-label='The table']")
    take("plain")


def the_telling(page: Page, address: str, take: Take) -> None:
    open_table(page, address, 3, played_by_bots(3, 5, last_to_place))
    page.locator("[aria-label='Behind your screen'] button.open").first.click()
    choices = page.get_by_role("tab", name="Choices")
    if choices.count():
        choices.click()
    page.locator(".option:visible").last.click()
    page.wait_for_selector("[aria-label='What happens'] .decided")
    take("telling")


def the_beginning(page: Page, address: str, take: Take) -> None:
    open_table(page, address, 3, None)
    take("setup")
    if page.get_by_role("tab", name="Choices").count():
        page.get_by_role("tab", name="Choices").click()
        take("choices")
    page.goto(address)
    page.get_by_label("Seat 2").select_option("")
    take("new-table")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[aria-label='Waiting for players']")
    take("waiting")


def the_end(page: Page, address: str, take: Take) -> None:
    open_table(page, address, 4, played_by_bots(4, 5, lambda game: game.over))
    take("scoring")
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Table").click()
    take("ended")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Moment").fill("150")
    take("replay")


def the_introduction(page: Page, address: str, take: Take) -> None:
    page.goto(f"{address}/introduction/battle")
    teacher = page.get_by_role("region", name="Introduction")
    for beat in range(1, int(teacher.get_by_role("progressbar").get_attribute("aria-valuemax") or 0)):
        if beat in SHOWN_BEATS:
            take(f"introduction-{beat}")
        page.keyboard.press("Escape")  # who looks at pictures need not be told the battles
        teacher.locator(".buttons button").last.click()
    take("introduction-end")


def the_other_pages(page: Page, address: str, take: Take) -> None:
    page.goto(address)
    page.wait_for_selector("text=Set up a table")
    take("lobby")
    page.goto(f"{address}/rules/battle#BR-RAD-03")
    page.wait_for_selector(".target")
    take("rules")


def main(folder: Path, sizes: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, browser() as opened:
        for size in sizes:
            shoot(opened, address, folder, size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(SIZES))
