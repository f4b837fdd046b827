"""The introduction to the CCG, played on the card table from the lobby to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.kit import NEEDS_BROWSER, PHONE, expect, fits, new_page, wait_until_at_rest
from browser.playing import PROMPT
from browser.test_introduction import begin, go_to, teacher
from gorin import introductions
from gorin.introductions import Introduction

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
CELESTIAL = introductions.find("celestial")
GOLD = next(number for number, beat in enumerate(CELESTIAL.beats) if beat.choose)
"""The first beat with something to do."""
OWN_CHOICES = sum(len(beat.choose) for beat in CELESTIAL.beats)
MOST = 0.6
"""How much of a card must be seen before it is taken."""
MENU = "[aria-label='Which of these?']"
THING = "[data-ref].pointed.open, .pointed.open > [data-ref]"
"""What a lesson points at and can be used; the frame of a province is around the thing itself."""


def take_what_is_taught(page: Page) -> None:
    """Pick the card or province that is marked; words such as passing are marked on their button."""
    page.mouse.move(0, 0)  # what the pointer rests on in the list is marked as well
    word, thing = page.locator(".prompt button.main.taught"), page.locator(THING).first
    listed = page.locator(".options .taught")
    expect(word.or_(thing).or_(listed).first).to_be_attached()
    if word.count():
        word.click()
    elif thing.count():
        expect(thing).to_be_in_viewport(ratio=MOST)
        thing.click()
    else:
        listed.click()
    if page.locator(MENU).count():
        page.locator(f"{MENU} .taught").click()


def play_along(page: Page, lesson: Introduction = CELESTIAL) -> int:
    """From the first beat to the last; says how many choices were made."""
    picks = 0
    for number, beat in enumerate(lesson.beats):
        expect(teacher(page)).to_contain_text(beat.title)
        for hint in beat.choose:
            expect(teacher(page)).to_contain_text(hint)
            take_what_is_taught(page)
            picks += 1
        if not beat.choose and number + 1 < len(lesson.beats):
            teacher(page).get_by_role("button", name="Next").click()
    return picks


def test_from_the_lobby_to_the_end(page: Page, address: str) -> None:
    begin(page, address, CELESTIAL)
    assert play_along(page) == OWN_CHOICES
    expect(page.get_by_role("dialog", name="The result")).to_contain_text("Military Victory")
    teacher(page).get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[aria-label='Your hand']")).to_be_visible()


def test_the_teacher_stands_beside_the_table(page: Page, address: str) -> None:
    """Every word can be read, and no card lies under it."""
    begin(page, address, CELESTIAL)
    for beat in range(len(CELESTIAL.beats)):
        expect(teacher(page)).to_contain_text(CELESTIAL.beats[beat].title)
        wait_until_at_rest(page)
        said, hand = teacher(page).bounding_box(), page.locator("[aria-label='Your hand']").bounding_box()
        assert said is not None and hand is not None
        assert said["y"] >= 0 and said["y"] + said["height"] <= 800, CELESTIAL.beats[beat].title
        assert said["x"] >= hand["x"] + hand["width"] and hand["y"] + hand["height"] <= 800
        if beat + 1 < len(CELESTIAL.beats):
            teacher(page).locator(".buttons button").last.click()


def test_another_choice_is_answered_kindly_and_changes_nothing(page: Page, address: str) -> None:
    begin(page, address, CELESTIAL)
    go_to(page, GOLD, CELESTIAL)
    page.locator(".options [data-option='buy:c18']").click()
    expect(teacher(page).get_by_role("alert")).to_have_text(CELESTIAL.beats[GOLD].instead)
    expect(page.locator(PROMPT).first).to_contain_text("Bring in which card?")
    take_what_is_taught(page)
    expect(teacher(page).get_by_role("alert")).to_have_count(0)
    expect(page.locator(PROMPT).first).to_contain_text("Pay 2 Gold")


def test_on_a_phone_everything_taught_comes_into_sight(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    begin(page, address, CELESTIAL)
    assert fits(page)
    assert play_along(page) == OWN_CHOICES
    expect(page.get_by_role("dialog", name="The result")).to_contain_text("Military Victory")
    page.context.close()
