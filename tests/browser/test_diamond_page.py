"""Diamond Edition in a real browser: three people, two at desks and one with a phone, play a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.kit import DESKTOP, NEEDS_BROWSER, PHONE, WAITING, expect, new_page
from browser.test_war_page import RESULT, TOUCH
from support.limits import SCENARIO

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
DIAMOND = "Legend of the Five Rings CCG, Diamond Edition"
NAMES = ("Hana", "Ren", "Yuki")
PLAY_LIVELY = """() => {
    const open = 'button[data-option]:not([disabled]):not([data-option=back])'
    const passing = `.prompt ${open}:is([data-option=pass], [data-option=done])`
    const doing = [`.prompt .options ${open}`, `[role=tabpanel] ${open}`]
    const rest = ['[aria-label="Which of these?"] button', '[role=tab]']
    const click = () => {
        if (!document.querySelector('.prompt.mine')) return
        window.chosen = (window.chosen ?? 0) + 1
        const ways = window.chosen % 2 ? [...doing, passing, ...rest] : [passing, ...doing, ...rest]
        const found = ways.map((way) => document.querySelector(way)).find(Boolean)
        found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    window.playing = window.setInterval(click, 40)
}"""
"""By turns do something and let something pass."""
HAS_COME = "(turn) => Number(document.querySelector('.turn small')?.innerText ?? '0') >= turn"


def three_people(chromium: Browser) -> list[Page]:
    return [new_page(chromium, DESKTOP), new_page(chromium, DESKTOP), new_page(chromium, PHONE, **TOUCH)]


def open_from_lobby(page: Page, address: str) -> str:
    page.goto(address)
    page.get_by_label("Your name at the table").fill(NAMES[0])
    page.get_by_label("Game").select_option(label=DIAMOND)
    page.get_by_label("Seats").select_option("3")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(WAITING)
    return page.url


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def play_until_turn(pages: list[Page], turn: int) -> None:
    for page in pages:
        page.wait_for_function(HAS_COME, arg=turn, timeout=SCENARIO * 1000)


def give_up(page: Page) -> None:
    page.evaluate("window.clearInterval(window.playing)")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Concede…", exact=True).click()
    page.get_by_role("button", name="Concede", exact=True).click()


def test_three_people_play_a_whole_game(chromium: Browser, address: str) -> None:
    """Two turns each, then one after another gives up: the others play on, and the last one wins."""
    pages = three_people(chromium)
    link = open_from_lobby(pages[0], address)
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        join(page, link, name)
    for page in pages:
        page.wait_for_selector("main.cards")
        expect(page.locator("section[aria-label^='Lands of']")).to_have_count(2)
        page.evaluate(PLAY_LIVELY)
    play_until_turn(pages, 7)
    hana, ren, yuki = pages
    give_up(ren)
    play_until_turn([hana, yuki], 9)
    for page in (hana, yuki):
        expect(page.locator(".plate", has_text="Ren").first).to_contain_text("has lost")
    winner = yuki.locator(".plate", has_text="Yuki").first.locator(".who b").inner_text()
    give_up(hana)
    for page in pages:
        result = page.locator(RESULT)
        expect(result).to_contain_text(f"{winner} wins")
        expect(result.get_by_role("listitem")).to_have_count(3)
        assert page.evaluate("window.chosen") > 10
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.context.close()
