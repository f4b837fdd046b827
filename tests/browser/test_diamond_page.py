"""Diamond Edition in a real browser: three people, two at desks and one with a phone, play a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.kit import ASKED, DESKTOP, NEEDS_BROWSER, OPTION, PHONE, WAITING, expect, fits, new_page
from browser.playing import SAYS_NOTHING, WHOLE_GAME, click_first, play_until
from browser.test_war_page import FIRST_SHEET, MENU, RESULT, TOUCH

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
DIAMOND = "Legend of the Five Rings CCG, Diamond Edition"
NAMES = ("Hana", "Ren", "Yuki")
FORWARD = f"{OPTION}:not([data-option=back])"
DOING = [f".prompt .options {FORWARD}", f"[role=tabpanel] {FORWARD}"]
REST = [f"{MENU} button", FIRST_SHEET]
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


class Lively:
    """Somebody who by turns does something and lets something pass."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self) -> bool:
        ways = [SAYS_NOTHING, *DOING, *REST] if self.clicks % 2 else [*DOING, SAYS_NOTHING, *REST]
        clicked = click_first(self.page, *[f"{ASKED} {way}" for way in ways])
        self.clicks += clicked
        return clicked


def play_until_turn(people: list[Lively], turn: int) -> None:
    players = {person.page: person for person in people}
    play_until(
        list(players),
        lambda: all(page.evaluate(HAS_COME, turn) for page in players),
        lambda page: players[page].click(),
    )


def give_up(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Concede…", exact=True).click()
    page.get_by_role("button", name="Concede", exact=True).click()


@WHOLE_GAME
def test_three_people_play_a_whole_game(chromium: Browser, address: str) -> None:
    """Two turns each, then one after another gives up: the others play on, and the last one wins."""
    pages = three_people(chromium)
    link = open_from_lobby(pages[0], address)
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        join(page, link, name)
    for page in pages:
        page.wait_for_selector("main.cards")
        expect(page.locator("section[aria-label^='Lands of']")).to_have_count(2)
    people = [Lively(page) for page in pages]
    play_until_turn(people, 7)
    hana, ren, yuki = pages
    give_up(ren)
    play_until_turn([people[0], people[2]], 9)
    for page in (hana, yuki):
        expect(page.locator(".plate", has_text="Ren").first).to_contain_text("has lost")
    winner = yuki.locator(".plate", has_text="Yuki").first.locator(".who b").inner_text()
    give_up(hana)
    # How much there is to do depends on the deal; in two turns nobody can be left without a few choices.
    assert all(person.clicks >= 4 for person in people)
    for page in pages:
        result = page.locator(RESULT)
        expect(result).to_contain_text(f"{winner} wins")
        expect(result.get_by_role("listitem")).to_have_count(3)
        assert fits(page)
        page.context.close()
