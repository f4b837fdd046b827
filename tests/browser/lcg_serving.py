"""People who play the LCG in browsers: how they sit down, and how they choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from browser.kit import OPTION, PHONE, PROMPT, expect, new_page, table_for

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TOUCH = {"has_touch": True, "is_mobile": True}
RESULT = "[aria-label='The result']"
EAGER = ("Play a card from", "Declare a conflict", "Which", "Who attacks", "How much", "On which")
"""How the questions begin of which somebody who only ever attacks takes an answer; the rest is let be."""
CHOOSE = """([eager, result, option, held]) => {
    const asked = document.querySelector('.prompt strong')
    if (!asked || document.querySelector(result) || (held && asked.innerText.startsWith(held))) return false
    const forward = (node) => node.dataset.option !== 'back' && node.checkVisibility()
    const deeds = [...document.querySelectorAll(`.options ${option}`)].filter(forward)
    const plain = document.querySelector(`.prompt ${option}:is([data-option=pass], [data-option=done])`)
    const wanted = !plain || eager.some((words) => asked.innerText.startsWith(words))
    const tabs = [...document.querySelectorAll('[role=tab][aria-selected=false]')]
    const sheet = tabs.find((tab) => tab.innerText === 'Choices')
    const chosen = !wanted ? plain : deeds[0] ?? sheet ?? plain
    chosen?.click()
    return Boolean(chosen)
}"""
"""Looked for and clicked in one go: what is asked may change at any moment.

On a narrow screen what lies on the table is not listed beside the question: there is a sheet for it.
"""
MOST_ROUNDS = 6000
BY_HAND = "localStorage.setItem('gorin.only-options', 'no')"


def seat_people(
    chromium: Browser, address: str, screens: list[Any], bots: list[str], options: dict[str, Any]
) -> list[Page]:
    """A table with so many people, each in a browser of his own, and bots after them."""
    pages = [new_page(chromium, screen, **(TOUCH if screen == PHONE else {})) for screen in screens]
    for page in pages:
        page.add_init_script(BY_HAND)
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
    play_until(pages, lambda: all(page.locator(RESULT).count() for page in pages))


def play_until_asked(pages: list[Page], words: str) -> None:
    """Everybody clicks in turn, until the first is asked this and has not answered yet."""
    asked = pages[0].locator(PROMPT, has_text=words)
    play_until(pages, lambda: asked.count() > 0, words)


def play_until(pages: list[Page], done: Callable[[], bool], held: str = "") -> None:
    """Until something can be seen; the first leaves alone what begins with the words that are held."""
    for _ in range(MOST_ROUNDS):
        if done():
            return
        words = [held, *[""] * (len(pages) - 1)]
        clicked = [
            page.evaluate(CHOOSE, [EAGER, RESULT, OPTION, own])
            for page, own in zip(pages, words, strict=True)
        ]
        if not any(clicked):
            pages[0].wait_for_timeout(20)
    raise AssertionError(f"not seen after {MOST_ROUNDS} rounds")
