"""How fast the page answers a click: a table with a long log and many cards, measured in the browser.

`PYTHONPATH=tests python -m browser.clicking` prints the median and the slowest of several clicks, in
milliseconds. A click is answered when the frame after it has been drawn.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser.card_serving import played_until
from browser.kit import table_for
from browser.serving import browser, server

if TYPE_CHECKING:
    from playwright.sync_api import Page

DECKS = ["lion-shamate-keep", "crane-seawatch-castle"]
LINES, CARDS = 200, 60
TIMES = 12
SCREEN: Any = {"width": 1440, "height": 900}
ANSWERED = """(selector) => new Promise((done) => {
    const begun = performance.now()
    document.querySelector(selector).click()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
})"""


def full(view: dict[str, Any]) -> bool:
    """A table with so many cards, at which the first seat is asked for something that can be clicked."""
    return bool(view["decision"]) and view["turn"] > 7 and cards_in(view) >= CARDS


def cards_in(value: Any) -> int:
    """How many cards there are anywhere in a view."""
    if isinstance(value, dict):
        return ("slug" in value) + sum(cards_in(each) for each in value.values())
    return sum(cards_in(each) for each in value) if isinstance(value, list) else 0


def sit_down(page: Page, address: str) -> None:
    wish: dict[str, Any] = {"game": "celestial", "seats": [None, "random"], "name": "Hana"}
    wish["record"] = played_until(full, DECKS)
    page.goto(table_for(page, address, wish))
    page.wait_for_selector("main.cards")
    page.locator("button[aria-label*=' deck of ']:not([disabled])").last.click()  # what is still to come
    for section in page.get_by_role("log").locator("> details:not([open]) > summary").all():
        if page.get_by_role("log").locator("p.line").count() < LINES:
            section.click()


def measured(page: Page) -> dict[str, list[float]]:
    """The milliseconds of each click, by what was clicked."""
    kinds = {"a card of the hand": "[aria-label='Your hand'] [data-ref]", "the log": "[role=tab]:first-child"}
    return {name: [page.evaluate(ANSWERED, where) for _ in range(TIMES)] for name, where in kinds.items()}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address, browser() as opened:
        page = opened.new_context(viewport=SCREEN, reduced_motion="reduce").new_page()
        sit_down(page, address)
        lines = page.get_by_role("log").locator("p.line").count()
        print(f"{lines} lines of the log, {page.locator('[data-slug]').count()} cards")
        for name, times in measured(page).items():
            print(f"{name}: {statistics.median(times):.0f} ms, at most {max(times):.0f}")


if __name__ == "__main__":
    main()
