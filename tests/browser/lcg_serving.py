"""People who play the LCG in browsers: how they sit down, and how they choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from browser.kit import BY_HAND, PHONE, expect, new_page, table_for
from browser.playing import PROMPT, answer_eagerly, play_until
from browser.serving import SAME_SHARE, fixed_chance

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TOUCH = {"has_touch": True, "is_mobile": True}
RESULT = "[aria-label='The result']"
EAGER = (
    "Play a card",
    "Contest",
    "Declare",
    "Attack",
    "Which",
    "Military attack",
    "Political attack",
    "How much",
    "Claim",
    "Bid",
)
"""How the questions begin of which somebody who only ever attacks takes an answer; the rest is let be."""


SHORT = {"stronghold": 34, "enlightenment": 52, "team-conquest": 58}
"""Chance for the server with which a game of eager people takes fewer choices than most others do."""


def seat_people(
    chromium: Browser, address: str, screens: list[Any], bots: list[str], format: str
) -> list[Page]:
    """A table with so many people, each in a browser of his own, and bots after them."""
    with fixed_chance(SHORT[format]):
        return _seated(chromium, address, screens, bots, {"format": format})


def _seated(
    chromium: Browser, address: str, screens: list[Any], bots: list[str], options: dict[str, Any]
) -> list[Page]:
    pages = [new_page(chromium, screen, **(TOUCH if screen == PHONE else {})) for screen in screens]
    for page in pages:
        page.add_init_script(BY_HAND)
        page.add_init_script(SAME_SHARE)
    wish = {"game": "lcg", "seats": [*[None] * len(pages), *bots], "options": options, "name": "Hana"}
    link = table_for(pages[0], address, wish)
    pages[0].goto(link)
    for page in pages[1:]:
        page.goto(link)
        page.get_by_label("Your name").fill("Ren")
        page.get_by_role("button", name="Take a seat").click()
    for page in pages:
        expect(page.locator("main.lcg")).to_be_visible()
    return pages


def play_until_over(pages: list[Page]) -> None:
    """Everybody clicks in turn, until all have seen the result."""
    play_eagerly_until(pages, lambda: all(page.locator(RESULT).count() for page in pages))


def play_until_asked(pages: list[Page], words: str) -> None:
    """Everybody clicks in turn, until the first is asked this and has not answered yet."""
    asked = pages[0].locator(PROMPT, has_text=words)
    play_eagerly_until(pages, lambda: asked.count() > 0, words)


def play_eagerly_until(pages: list[Page], done: Callable[[], bool], held: str = "") -> None:
    """Until something can be seen; the first leaves alone what begins with the words that are held."""
    play_until(pages, done, lambda page: answer_eagerly(page, EAGER, held if page is pages[0] else ""))
