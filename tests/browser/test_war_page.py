"""War of Honor in a real browser: the map, alliances between people, a whole game, the introduction."""

from __future__ import annotations

import copy
import importlib
from typing import TYPE_CHECKING, Any

import pytest

from browser.kit import (
    ASKED,
    DESKTOP,
    LONG_PAUSES,
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    WAITING,
    come_to,
    expect,
    fits,
    new_page,
    table_for,
    wait_until_at_rest,
)
from browser.playing import PROMPT, SAYS_NOTHING, WHOLE_GAME, click_first, play_until
from browser.test_card_introduction import play_along
from browser.test_introduction import begin, teacher
from gorin import introductions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
LESSON = introductions.find("war-of-honor")
RESULT = "[aria-label='The result']"
LARGE = "section[aria-label='The map, large']"
MENU = "[aria-label='Which of these?']"
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
LION, DRAGON = 0, 1
FIRST_SHEET = "[role=tab][aria-selected=false]:first-child"
WAYS = (
    f"{MENU} button",
    SAYS_NOTHING,
    f".prompt .options {OPTION}",
    "[role=tabpanel] :is(g.place, g.tile.open)",
    f"[role=tabpanel] {OPTION}",
    FIRST_SHEET,
)
"""Let pass what can be let pass, else click on what comes first; a phone has long lists behind a tab."""


def two_people(chromium: Browser) -> list[Page]:
    """One at a desk, one with a phone; whatever is asked waits until they choose."""
    pages = [new_page(chromium, DESKTOP), new_page(chromium, PHONE, **TOUCH)]
    for page in pages:
        page.add_init_script(LONG_PAUSES)
    return pages


def join(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill("Ren")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector("main.cards")


def on_the_last_step() -> dict[str, Any]:
    """The Lion need one province, the Dragon could help, and nobody is there to defend."""
    position: dict[str, Any] = copy.deepcopy(LESSON.record["position"])
    for seat in (2, 3):
        position["players"][seat]["play"] = position["players"][seat]["play"][:1]
    return position


# --- an alliance ------------------------------------------------------------------------------------


def choose(page: Page, prompt: str, label: str) -> None:
    """Answer a question by the list, which is a sheet of its own on a phone."""
    expect(page.locator(PROMPT).first).to_contain_text(prompt)
    if page.locator(".prompt [data-option]", has_text=label).count():
        page.locator(f".prompt {OPTION}", has_text=label).first.click()
    else:
        page.get_by_role("tab", name="Choices").click()
        page.locator(f"[role=tabpanel] {OPTION}", has_text=label).first.click()


def attack_together(lion: Page, dragon: Page) -> None:
    choose(lion, "Take an action", "Pass")
    choose(lion, "Attack whom?", "Scorpion")
    lion.locator(f"{LARGE} [data-ref=t1]").click()
    expect(lion.locator(PROMPT).first).to_contain_text("Attack which Fortress?")
    lion.locator(f"{LARGE} [data-ref=t4]").click()
    expect(lion.locator(LARGE)).to_have_count(0)
    choose(lion, "Invite whom", "Dragon")
    choose(lion, "Assign which unit to attack?", "Matsu Sakaki")
    choose(lion, "to which battlefield?", "first province")
    lion.locator(SAYS_NOTHING).first.click()
    choose(dragon, "Assign which unit to attack?", "Togashi Akagi")
    choose(dragon, "to which battlefield?", "first province")


def test_two_people_ally_and_the_attacker_wins(chromium: Browser, address: str) -> None:
    """Two people, at a desk and with a phone, and two bots play to the end."""
    lion, dragon = pages = two_people(chromium)
    seats = [None, None, "random", "random"]
    wish = {"game": "war-of-honor", "seats": seats, "name": "Hana", "position": on_the_last_step()}
    link = table_for(lion, address, wish)
    lion.goto(link)
    join(dragon, link)
    attack_together(lion, dragon)
    for page in pages:
        expect(page.locator(".plate", has_text="Dragon").first).to_contain_text("attacks as an ally")
        page.get_by_role("tab", name="Map").click()
        sides = page.get_by_role("region", name="Sides of the attack")
        expect(sides.locator(".attacking .player")).to_have_text(["Lion leads", "Dragon ally"])
        expect(page.locator("[role=tabpanel] line.attack")).to_have_count(1)
    play_until_over(pages)
    for page in pages:
        result = page.locator(RESULT)
        expect(result).to_contain_text("Lion wins")
        expect(result).to_contain_text("Path of Military")
        expect(result.get_by_role("listitem")).to_have_count(4)
        expect(result.get_by_role("listitem").nth(DRAGON)).to_contain_text("3·0·0·3")
        page.context.close()


# --- a whole game -----------------------------------------------------------------------------------


def play_until_over(pages: list[Page]) -> int:
    """Everybody in turn, until all have the result before them; gives the number of clicks."""
    seen = [page.locator(RESULT) for page in pages]
    ways = [f"{ASKED} {way}" for way in WAYS]
    return play_until(
        pages, lambda: all(each.count() for each in seen), lambda page: click_first(page, *ways)
    )


def open_from_lobby(page: Page, address: str) -> str:
    """A table of four with a variant: one more person, two bots."""
    page.goto(address)
    page.get_by_label("Your name at the table").fill("Hana")
    page.get_by_label("Game").select_option(label="War of Honor")
    page.get_by_label("Seats").select_option("4")
    for seat, who in ((2, ""), (3, "heuristic"), (4, "heuristic")):
        page.get_by_label(f"Seat {seat}", exact=True).select_option(who)
    page.get_by_text("Variants").click()
    page.get_by_label("Victory").select_option(label="Overall Champion")
    expect(page.locator("form").first).to_contain_text("The first fifth step ends the game")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(WAITING)
    return page.url


@WHOLE_GAME
def test_a_whole_game_of_two_people_and_two_bots(chromium: Browser, address: str) -> None:
    pages = two_people(chromium)
    link = open_from_lobby(pages[0], address)
    join(pages[1], link)
    for page in pages:
        expect(page.locator(".panel.turn")).to_contain_text("Overall Champion")
    assert play_until_over(pages) > 40
    for page in pages:
        expect(page.locator(RESULT).get_by_role("listitem")).to_have_count(4)
        page.get_by_role("button", name="Look at the table").click()
        page.get_by_role("tab", name="Map").click()
        expect(page.locator("[role=tabpanel] g.tile")).to_have_count(21)
        assert fits(page)
        page.context.close()


# --- placing tiles ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_tiles_are_placed_on_the_map_itself(chromium: Browser, address: str, size: str) -> None:
    page = new_page(chromium, DESKTOP) if size == "desktop" else new_page(chromium, PHONE, **TOUCH)
    decks = ["lion-venerable-plains-of-the-ikoma", "dragon-tetsu-kama-mura"]
    seats = [None, "random"]
    wish = {"game": "war-of-honor", "seats": seats, "name": "Hana", "options": {"seats": 2, "decks": decks}}
    page.goto(table_for(page, address, wish))
    page.wait_for_selector("main.cards")
    choose(page, "Place which tile?", "Plains")
    shown = page.locator(LARGE if size == "desktop" else "[role=tabpanel]")
    expect(shown.locator("g.place").first).to_be_visible()
    own = shown.locator("g.tile.own")
    before = own.count()
    place = shown.locator("g.place").first
    if size == "desktop":
        place.click()
    else:
        place.tap()
        page.locator(f"{MENU} button").first.tap()
    expect(page.locator(PROMPT).first).to_contain_text("Place which tile?")
    page.get_by_role("tab", name="Map").click()
    expect(page.locator("[role=tabpanel] g.tile.own")).to_have_count(before + 1)
    page.context.close()


# --- the introduction -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_introduction_is_played_to_its_end(chromium: Browser, address: str, size: str) -> None:
    page = new_page(chromium, DESKTOP) if size == "desktop" else new_page(chromium, PHONE, **TOUCH)
    begin(page, address, LESSON)
    assert play_along(page, LESSON) == sum(len(beat.choose) for beat in LESSON.beats)
    expect(page.get_by_role("dialog", name="The result")).to_contain_text("Path of Military")
    assert fits(page)
    page.context.close()


def test_the_teacher_speaks_of_the_map_and_of_the_paths_beside_them(page: Page, address: str) -> None:
    begin(page, address, LESSON)
    teacher(page).get_by_role("button", name="Next").click()
    expect(page.locator(f"{LARGE} g.tile.pointed")).to_have_count(3)
    teacher(page).get_by_role("button", name="Next").click()
    expect(page.locator(LARGE)).to_have_count(0)
    expect(page.locator("section[aria-label='The Paths, large']")).to_be_visible()


# --- for everybody ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(chromium: Browser, address: str, size: str) -> None:
    axe = importlib.import_module("axe_playwright_python.sync_playwright").Axe()
    page = new_page(chromium, DESKTOP) if size == "desktop" else new_page(chromium, PHONE, **TOUCH)
    wish = {"game": "war-of-honor", "seats": [None, *["random"] * 3], "position": on_the_last_step()}
    come_to(page, table_for(page, address, {**wish, "name": "Hana"}), "main.cards")
    found = {}
    for tab in ("Map", "Paths"):
        page.get_by_role("tab", name=tab).click()
        if size == "desktop":
            page.get_by_role("button", name="Larger").click()
        wait_until_at_rest(page)
        violations = axe.run(page).response["violations"]
        found[tab] = [each["id"] for each in violations if each["impact"] in ("serious", "critical")]
    assert found == {"Map": [], "Paths": []}
    page.context.close()
