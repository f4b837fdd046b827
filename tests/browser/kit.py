"""What the browser tests share: ways to sit down at a table, and to make choices as a person would."""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING, Any

import pytest

from browser import serving
from browser.playing import OPTION, answer_eagerly, click_first, play_until
from support.limits import LIMIT, SCENARIO

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

REQUIRED = os.environ.get("GORIN_REQUIRE_BROWSER") == "1"
PLAYWRIGHT = "playwright.sync_api"
NOT_INSTALLED = "NO BROWSER TESTS: Playwright for Python is not installed"
if REQUIRED:
    expect = importlib.import_module(PLAYWRIGHT).expect
else:
    expect = pytest.importorskip(PLAYWRIGHT, reason=NOT_INSTALLED).expect

expect.set_options(timeout=LIMIT * 1000)  # of a busy machine; its own limit is 5 s
WHOLE_GAME_OF_BOTS = SCENARIO * 1000
"""Milliseconds until bots have played a game to its end."""

MISSING = serving.why_no_browser()
if MISSING and REQUIRED:
    pytest.fail(f"GORIN_REQUIRE_BROWSER=1, but {MISSING}", pytrace=False)
NEEDS_BROWSER = [
    pytest.mark.skipif(MISSING is not None, reason=f"NO BROWSER TESTS: {MISSING}"),
    # Playwright's event loop and uvicorn's thread outlive a test by a moment.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
]

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
TRAY = "[aria-label='Behind your screen']"
TOKEN = f"{TRAY} [data-ref^='hand:'].open"
BY_HAND = "localStorage.setItem('gorin.only-options', 'no')"
"""From the next page on: nothing is answered by itself, also where there is one option only."""


NO_LONG_PRESSES = """{
    const [wait, presses] = [window.setTimeout, [400, 550]]
    window.setTimeout = (deed, time, ...rest) => wait(deed, presses.includes(time) ? 600_000 : time, ...rest)
}"""
"""A finger must rest for so long that no tap is taken for it, however slow the machine."""
LONG_PAUSES = """{
    const wait = window.setTimeout
    window.setTimeout = (deed, time, ...rest) => wait(deed, time === 900 ? 600_000 : time, ...rest)
}"""
"""What is answered by itself takes so long that a slow machine cannot miss it."""


def new_page(chromium: Browser, viewport: Any, motion: str = "reduce", **options: Any) -> Page:
    """A browser of its own: cookies and storage are not shared. Any error on the page fails the test."""
    context: BrowserContext = chromium.new_context(viewport=viewport, reduced_motion=motion, **options)
    context.set_default_timeout(LIMIT * 1000)
    context.add_init_script(NO_LONG_PRESSES)
    page = context.new_page()

    def fail(error: Any) -> None:
        raise AssertionError(f"an error on the page: {error}")

    page.on("pageerror", fail)
    return page


def stop_time(page: Page) -> None:
    """From the next page on: its time stands still, and goes on only by `page.clock`.

    What is told step by step then waits for who looks at it, and nobody is too slow for it.
    """
    page.clock.install(time=0)
    page.clock.pause_at(1)


SECOND_DIGIT = 1_000
"""Milliseconds of the page's own time in which the second digit of a number must have come."""

AT_REST = """() => {
    const there = (selector) => document.querySelector(selector) !== null
    const isBlank = there('main:is(.cards, .lcg) .slot') && !there('.gist')
    const ends = (motion) => motion.effect.getComputedTiming().endTime < Infinity
    const goesOn = (motion) => motion.playState === 'running' && ends(motion)
    const place = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return [x, y, width, height].join()
    }
    const seen = [...document.querySelectorAll('main, main *')].map(place).join(' ')
    const moves = isBlank || window.seen !== seen || document.getAnimations().some(goesOn)
    window.still = moves ? 0 : window.still + 1
    window.seen = seen
    return window.still > 2
}"""


def wait_until_at_rest(page: Page) -> None:
    """Until nothing has moved or grown from frame to frame, from now on.

    Cards are sized when what stands beside them has been measured, a moment after it is drawn; maps glide.
    What is printed on cards comes later than what lies on the table.
    """
    page.evaluate("() => { window.seen = '' }")
    page.wait_for_function(AT_REST)


def fits(page: Page) -> bool:
    """Nothing stands out at the side, as soon as everything stands where it will."""
    wait_until_at_rest(page)
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def come_to(page: Page, link: str, table: str, by_itself: bool = False) -> None:
    """Come to a table, and look at it when all of it is there.

    Unless somebody wants it, nothing is answered by itself: however slow the test is, it finds the question.
    """
    if not by_itself:
        page.add_init_script(LONG_PAUSES)
    page.goto(link)
    page.wait_for_selector(table)
    wait_until_at_rest(page)


def choices_of(page: Page) -> list[str]:
    """Everything that this page chooses from now on."""
    sent: list[str] = []

    def hear(frame: Any) -> None:
        if '"choose"' in str(frame):
            sent.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


TELLING = "[aria-label='What happens']"
ASKED = "body:has(.prompt.mine)"
"""A page that asks something: nobody else does anything until it is answered."""


def skip_what_is_told(page: Page) -> None:
    """From now on; also what others do afterwards: on a slow machine it comes later, and is told anew."""
    told = page.locator(f"{TELLING}, .panel.deed")
    page.add_locator_handler(told, lambda: page.keyboard.press("Escape"), no_wait_after=True)


def skip_until_asked(page: Page) -> None:
    """Whatever is told until this page is asked again; from then on there is nothing new to tell."""
    skip_what_is_told(page)
    expect(page.locator(ASKED)).to_be_visible()
    page.remove_locator_handler(page.locator(f"{TELLING}, .panel.deed"))


WAITING = "[aria-label='Waiting for players']"
"""What a table shows until every seat is taken: nothing is dealt before."""


def open_from_lobby(page: Page, address: str, seats: int, second: str = "heuristic") -> str:
    """Fill in the lobby's form as a person would; gives the table's address."""
    page.goto(address)
    page.get_by_label("Your name at the table").fill("Hana")
    page.get_by_label("Seats").select_option(str(seats))
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option(second)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(f"main.battle, {WAITING}")
    return page.url


def put_on_table(page: Page, address: str, seats: int, record: dict[str, Any]) -> None:
    """Sit down at a table that stands at a moment of a game."""
    wish = {"game": "battle", "seats": [None, *["heuristic"] * (seats - 1)], "name": "Hana", "record": record}
    come_to(page, table_for(page, address, wish), "main.battle")


def table_for(page: Page, address: str, wish: dict[str, Any]) -> str:
    """Have the server open a table for this browser, which needs a session first; gives its address.

    It is asked beside the page: to draw the lobby takes as long as to draw a table.
    """
    asked, limit = page.context.request, LIMIT * 1000
    asked.get(f"{address}/api/me", timeout=limit)
    headers = {"origin": address}
    made = asked.post(f"{address}/api/tables", data=wish, headers=headers, timeout=limit).json()
    assert "table" in made, f"the server opens no table: {made}"
    return f"{address}/table/{made['table']}"


def choose_until_over(page: Page) -> int:
    """Take the first visible option again and again; says how many were taken."""
    scored = page.locator("[aria-label='Final scoring']")
    return play_until(
        [page], lambda: scored.count() > 0, lambda page: click_first(page, f".options {OPTION}", OPTION)
    )


def placing_first(game: Any) -> bool:
    view = game.view(0)
    return bool(view["decision"]) and view["decision"]["prompt"].startswith("Place a token")


def play_until_placing(pages: list[Page]) -> Page:
    """Let the pages take their first options in turn, until one of them may place a token."""

    def placing() -> list[Page]:
        # The Dragon also pick a token of their hand before, to put it back: that is no placing.
        return [page for page in pages if page.locator(".prompt", has_text="Place a token").count()]

    play_until(pages, lambda: bool(placing()), lambda page: answer_eagerly(page, [""], "Place a token"))
    return placing()[0]
