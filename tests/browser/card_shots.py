"""Take pictures of the card pages: `PYTHONPATH=tests python -m browser.card_shots FOLDER [SIZE ...]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser.card_serving import Moment, buying, challenged, dueling, ended, fighting, looking, played_until
from browser.kit import table_for
from browser.serving import browser, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Take = Callable[[str], None]
SETTLING = 500
"""Milliseconds until nothing moves any more."""
SHOWN_BEATS = (2, 5, 9, 13)
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (1280, 800), "large": (1920, 1080)}
DECKS = ["lion-shamate-keep", "scorpion-law-of-darkness"]
DECKS_FOR: dict[Moment, list[str]] = {
    challenged: ["scorpion-law-of-darkness", "crane-seawatch-castle"],
    dueling: ["scorpion-law-of-darkness", "crane-seawatch-castle"],
    looking: ["phoenix-temple-of-purity", "crane-seawatch-castle"],
}
"""Decks that come to a moment soon."""


def main(folder: Path, sizes: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, browser() as opened:
        for size in sizes:
            shoot(opened, address, folder, size)


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
        page.screenshot(path=folder / f"cards-{name}-{size}.jpg", type="jpeg", quality=80)

    for pictures in (the_table, the_replay, the_builder, the_rules, the_introduction):
        pictures(page, address, take)
    context.close()


def the_table(page: Page, address: str, take: Take) -> None:
    open_table(page, address, None)
    take("setup")
    open_table(page, address, buying)
    take("buying")
    card = page.locator("[aria-label='Your hand'] [data-ref]").first
    card.hover()
    take("zoom")
    page.mouse.move(0, 0)
    page.locator("button[aria-label*='discard pile']:not([disabled])").last.click()
    take("pile")
    page.keyboard.press("Escape")
    page.locator("button[aria-label*=' deck of ']:not([disabled])").last.click()
    take("to-come")
    open_table(page, address, fighting)
    take("battle")
    open_table(page, address, challenged)
    take("challenge")
    open_table(page, address, dueling)
    take("duel")
    open_table(page, address, looking)
    take("looking")
    open_table(page, address, ended)
    take("result")


def open_table(page: Page, address: str, moment: Moment | None) -> None:
    """A table with a bot, from a moment of a game."""
    wish: dict[str, Any] = {
        "game": "celestial",
        "seats": [None, "random"],
        "name": "Hana",
        "title": "Winter court",
    }
    wish["record"] = moment and played_until(moment, DECKS_FOR.get(moment, DECKS))
    page.goto(table_for(page, address, wish))
    page.wait_for_selector("main.cards")


def the_replay(page: Page, address: str, take: Take) -> None:
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name="Table").click()
    take("ended")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Moment").fill("220")
    page.get_by_label("Seen by").select_option("0")
    take("replay")


def the_introduction(page: Page, address: str, take: Take) -> None:
    page.goto(f"{address}/introduction/celestial")
    teacher = page.get_by_role("region", name="Introduction")
    last = int(teacher.get_by_role("progressbar").get_attribute("aria-valuemax") or 0)
    for beat in range(1, last):
        if beat in SHOWN_BEATS:
            take(f"introduction-{beat}")
        teacher.locator(".buttons button").last.click()
    take("introduction-end")


def the_rules(page: Page, address: str, take: Take) -> None:
    page.goto(f"{address}/rules/celestial")
    page.wait_for_selector(".clause")
    take("rules")


def the_builder(page: Page, address: str, take: Take) -> None:
    page.goto(address)
    page.get_by_label("Game").select_option("1")
    take("new-table")
    page.goto(f"{address}/decks/celestial")
    page.wait_for_selector("[aria-label='Cards']")
    take("builder")
    page.get_by_label("Deck", exact=True).select_option("given crab-kyuden-hida")
    page.locator("[aria-label='Cards'] li .row").nth(7).click()
    take("deck")
    if page.get_by_role("tab", name="Your deck").count():
        page.get_by_role("tab", name="Your deck").click()
        take("deck-list")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(SIZES))
