"""Playing on in browsers: people click in turn until something can be seen.

What is asked may change at any moment. Who looks first and clicks then may wait for a button that has gone:
so the page itself looks and clicks, in one go.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pytest

from support.limits import LIMIT

if TYPE_CHECKING:
    from playwright.sync_api import Page

OPTION = "button[data-option]:not([disabled])"
PROMPT = ".prompt strong"
"""Where a page says what is asked."""
SAYS_NOTHING = f".prompt {OPTION}:is([data-option=pass], [data-option=done])"
WHOLE_GAME = pytest.mark.timeout(900)
"""A thousand choices, each seen by several browsers: a busy machine needs more than the usual time for it."""
MOST_CLICKS = 6000
PAUSE = 20
"""Milliseconds between two looks at a table at which nobody had anything to click."""
CLICK_FIRST = """(ways) => {
    const found = ways.map((way) => document.querySelector(way)).find(Boolean)
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return Boolean(found)
}"""
ANSWER_EAGERLY = """([eager, held, prompt, option, passing]) => {
    const asked = document.querySelector(prompt)
    if (!asked || (held && asked.innerText.startsWith(held))) return false
    const forward = (node) => node.dataset.option !== 'back' && node.checkVisibility()
    const deeds = [...document.querySelectorAll(`.options ${option}`)].filter(forward)
    const plain = document.querySelector(passing)
    const wanted = !plain || eager.some((words) => asked.innerText.startsWith(words))
    const tabs = [...document.querySelectorAll('[role=tab][aria-selected=false]')]
    const sheet = tabs.find((tab) => tab.innerText === 'Choices')
    const chosen = !wanted ? plain : deeds[0] ?? sheet ?? plain
    chosen?.click()
    return Boolean(chosen)
}"""
"""On a narrow screen what lies on the table is not listed beside the question: there is a sheet for it."""

SHOWN = "() => document.body.textContent"
UNSEEN = "(opacity) => { document.documentElement.style.opacity = opacity }"

Answer = Callable[["Page"], bool]
"""Lets somebody click, and says whether there was anything to click."""


def click_first(page: Page, *ways: str) -> bool:
    """Click on what the first of these selectors finds; says whether any did."""
    return bool(page.evaluate(CLICK_FIRST, list(ways)))


def passing_where(place: str) -> tuple[str, str]:
    """To pass at what is asked there, or to take the first option where nobody can pass."""
    return f"{place} {OPTION}[data-option=pass]", f"{place} {OPTION}"


def answer_eagerly(page: Page, eager: Sequence[str], held: str = "") -> bool:
    """Take the first answer to a question that begins so, and pass the others; what is held is let be."""
    return bool(page.evaluate(ANSWER_EAGERLY, [list(eager), held, PROMPT, OPTION, SAYS_NOTHING]))


@contextlib.contextmanager
def unseen(*pages: Page) -> Iterator[None]:
    """Meanwhile nobody looks: everything is there, laid out and clicked, but no picture of it is painted.

    To paint a table after each of a thousand choices is a third of what they cost.
    """
    for page in pages:
        page.evaluate(UNSEEN, "0")
    yield
    for page in pages:
        page.evaluate(UNSEEN, "")


def play_until(pages: Sequence[Page], done: Callable[[], bool], answer: Answer) -> int:
    """Everybody answers in turn; gives the number of clicks.

    However long it takes, only a table at which nothing happens any more is late.
    """
    with unseen(*pages):
        return _played_until(pages, done, answer)


def _played_until(pages: Sequence[Page], done: Callable[[], bool], answer: Answer) -> int:
    clicks, moved, shown = 0, time.monotonic(), [""]
    while not done():
        clicked = sum(answer(page) for page in pages)
        clicks += clicked
        assert clicks < MOST_CLICKS, f"not seen after {clicks} clicks"
        before, shown = shown, [""] if clicked else [page.evaluate(SHOWN) for page in pages]
        if clicked or shown != before:
            moved = time.monotonic()
        else:
            assert time.monotonic() < moved + LIMIT, f"nobody can click any more, after {clicks} clicks"
            pages[0].wait_for_timeout(PAUSE)
    return clicks
