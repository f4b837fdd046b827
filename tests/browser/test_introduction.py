"""The introduction, played from the lobby to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.kit import DESKTOP, NEEDS_BROWSER, PHONE, TRAY, expect, fits, new_page, wait_until_at_rest
from browser.playing import PROMPT
from gorin import introductions
from gorin.introductions import Introduction

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = NEEDS_BROWSER
BATTLE = introductions.find("battle")
OWN_CHOICES = sum(len(beat.choose) for beat in BATTLE.beats)
ARMIES = next(number for number, beat in enumerate(BATTLE.beats) if beat.choose)
"""The first beat with something to do."""


def teacher(page: Page) -> Locator:
    return page.get_by_role("region", name="Introduction")


def begin(page: Page, address: str, lesson: Introduction = BATTLE) -> None:
    page.goto(address)
    page.get_by_role("link", name=f"Learn {lesson.title}").click()
    expect(teacher(page)).to_contain_text(lesson.beats[0].title)


def go_to(page: Page, beat: int, lesson: Introduction = BATTLE) -> None:
    for _ in range(beat):
        teacher(page).locator(".buttons button").last.click()
    expect(teacher(page)).to_contain_text(lesson.beats[beat].title)


def take_what_is_shown(page: Page) -> None:
    """Pick the thing that is marked on the table itself."""
    page.locator("[data-ref].pointed").first.dispatch_event("click")


def test_from_the_lobby_to_the_end_by_the_things_themselves(page: Page, address: str) -> None:
    begin(page, address)
    picks = 0
    for number, beat in enumerate(BATTLE.beats):
        expect(teacher(page)).to_contain_text(beat.title)
        for hint in beat.choose:
            expect(teacher(page)).to_contain_text(hint)
            take_what_is_shown(page)
            picks += 1
        if not beat.choose and number + 1 < len(BATTLE.beats):
            teacher(page).get_by_role("button", name="Next").click()
    assert picks == OWN_CHOICES
    expect(page.get_by_role("dialog", name="Final scoring")).to_contain_text("35")
    teacher(page).get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(TRAY)).to_be_visible()


def test_another_choice_is_answered_kindly_and_changes_nothing(page: Page, address: str) -> None:
    begin(page, address)
    go_to(page, ARMIES)
    page.locator(f"{TRAY} [data-ref='hand:navy-2']").click()
    expect(teacher(page).get_by_role("alert")).to_have_text(BATTLE.beats[ARMIES].instead)
    expect(page.locator(PROMPT).first).to_contain_text("Place a token")
    take_what_is_shown(page)
    expect(page.locator(PROMPT).first).to_contain_text("Place army 3 where?")
    expect(teacher(page).get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT).first).to_contain_text("Place a token")
    page.locator("[data-option].taught").click()
    expect(page.locator(PROMPT).first).to_contain_text("Place army 3 where?")


def test_a_thing_that_cannot_be_used_now_breaks_nothing(page: Page, address: str) -> None:
    begin(page, address)
    page.locator("[data-ref='province:shadowlands_north']").dispatch_event("click")
    go_to(page, ARMIES)
    page.locator("[data-ref='province:shadowlands_north']").dispatch_event("click")
    expect(teacher(page).get_by_role("alert")).to_have_text(BATTLE.beats[ARMIES].choose[0])


def test_back_and_forth(page: Page, address: str) -> None:
    begin(page, address)
    go_to(page, ARMIES + 2)
    expect(page.locator("[data-ref^='piece:']")).to_have_count(2)
    for _ in range(2):
        teacher(page).get_by_role("button", name="Back").click()
    expect(teacher(page)).to_contain_text(BATTLE.beats[ARMIES].title)
    expect(page.locator("[data-ref^='piece:']")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(teacher(page)).to_contain_text(BATTLE.beats[ARMIES - 1].title)
    page.keyboard.press("ArrowRight")
    expect(teacher(page)).to_contain_text(BATTLE.beats[ARMIES].title)


def test_on_a_phone_what_is_taught_can_be_tapped(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    begin(page, address)
    go_to(page, ARMIES)
    assert fits(page)
    page.locator(f"{TRAY} .pointed").tap()
    border = page.locator(".spot.pointed")
    expect(border).to_be_in_viewport()
    wait_until_at_rest(page)  # the map glides there
    border.tap()
    expect(teacher(page)).to_contain_text(BATTLE.beats[ARMIES + 1].title)
    page.context.close()


def test_a_game_without_an_introduction_says_so(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP)
    page.goto(f"{address}/introduction/go")
    expect(page.get_by_role("status")).to_have_text("There is no introduction to 'go'.")
    page.context.close()
