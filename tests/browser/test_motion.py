"""Battles are told one by one, and cards go where they go; who wants no motion sees the result at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser import serving, test_card_page
from browser.card_serving import buying
from browser.kit import (
    DESKTOP,
    NEEDS_BROWSER,
    OPTION,
    SECOND_DIGIT,
    TELLING,
    TOKEN,
    TRAY,
    choices_of,
    expect,
    new_page,
    put_on_table,
    skip_what_is_told,
    stop_time,
)
from browser.playing import PROMPT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
LONGEST_TELLING, TICK = 20_000, 100
"""Milliseconds of the page's own time: in which everything has been told, and between two looks at it."""
SOFT_HYPHEN = "\xad"
"""Where a long word of a name may be parted."""


def end_the_placing(page: Page, address: str) -> None:
    record = serving.played_by_bots(3, 5, serving.last_to_place)
    put_on_table(page, address, 3, record)
    page.locator(TOKEN).first.click()
    page.locator(f".options {OPTION}").first.click()


def pass_the_time_until_told(page: Page, words: str) -> None:
    """It goes on by itself as time goes on."""
    told = page.locator(TELLING, has_text=words)
    for _ in range(LONGEST_TELLING // TICK):
        if told.count():
            return
        page.clock.run_for(TICK)
    expect(told).to_be_visible()


def test_battles_are_told_one_after_another(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    stop_time(page)
    end_the_placing(page, address)
    telling = page.locator(TELLING)
    expect(telling).to_contain_text("1 of ")
    expect(page.locator("path.told")).to_be_attached()
    tokens = page.locator("[data-ref^='piece:']")
    on_board = tokens.count()
    pass_the_time_until_told(page, "2 of ")
    # The tokens of the first battle fade away, those of the others wait.
    expect(tokens).not_to_have_count(on_board)
    assert 0 < tokens.count() < on_board
    page.context.close()


def test_the_log_does_not_foretell_a_battle(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    stop_time(page)
    end_the_placing(page, address)
    page.wait_for_selector(TELLING)
    log = page.get_by_role("log", name="What has happened")
    expect(log).to_contain_text("The resolution phase begins.")
    expect(log).not_to_contain_text("Round 2 begins.")
    skip_what_is_told(page)
    page.get_by_role("tab", name="Log").click()
    expect(log).to_contain_text("Round 2 begins.")
    page.context.close()


def test_it_can_be_stepped_and_skipped_and_chooses_nothing(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    sent = choices_of(page)
    stop_time(page)
    end_the_placing(page, address)
    expect(page.locator(TELLING)).to_be_visible()
    before = len(sent)
    page.keyboard.press("ArrowLeft")  # from there on nothing goes on by itself
    expect(page.locator(TELLING)).to_contain_text("1 of ")
    for step in ("click", " "):
        if step == "click":
            page.get_by_role("button", name="Continue", exact=True).click(position={"x": 640, "y": 420})
        else:
            page.keyboard.press(step)
    expect(page.locator(TELLING)).to_contain_text("2 of ")
    skip_what_is_told(page)
    expect(page.locator(TELLING)).to_have_count(0)
    expect(page.get_by_role("tab", name="Battles")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(sent) == before == 2
    page.context.close()


def test_the_next_question_waits_until_the_battles_are_told(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    sent = choices_of(page)
    stop_time(page)
    end_the_placing(page, address)
    page.wait_for_selector(TELLING)
    expect(page.locator(".prompt .prompt")).to_contain_text("This is what happened")
    expect(page.locator(f"{OPTION}, {TRAY} .open")).to_have_count(0)
    in_hand = page.locator(f"{TRAY} [data-ref^='hand:']")
    expect(in_hand.nth(2), "those of the next round are drawn after the battles").to_have_count(0)
    before = len(sent)
    for key in ("1", "2", "?"):
        page.keyboard.press(key)
    page.clock.run_for(SECOND_DIGIT)
    expect(page.locator(TELLING)).to_be_visible()
    assert len(sent) == before
    skip_what_is_told(page)
    expect(page.locator(TELLING)).to_have_count(0)
    expect(page.locator(PROMPT).first).to_be_visible()
    expect(in_hand).to_have_count(6)
    page.context.close()


def test_less_motion_shows_the_result_at_once(page: Page, address: str) -> None:
    end_the_placing(page, address)
    expect(page.get_by_role("tab", name="Battles")).to_have_attribute("aria-selected", "true")
    expect(page.locator(TELLING)).to_have_count(0)


WATCH_THE_SKY = """() => {
    window.flown = []
    const edge = (node) => (node.matches('.strip') ? node.querySelector('span') : null)
    const name = (node) => (node.querySelector('.name') ?? edge(node))?.innerText
    const seen = (node) => window.flown.push(name(node) ?? 'a back')
    const watch = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(seen)))
    watch.observe(document.querySelector('.sky'), { childList: true })
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_that_is_bought_goes_home(chromium: Browser, address: str, motion: str) -> None:
    page = new_page(chromium, DESKTOP, motion=motion)
    test_card_page.put_on_table(page, address, buying)
    page.evaluate(WATCH_THE_SKY)
    lying = page.locator("[aria-label^='Provinces of Lion'] .slot.open").first
    ref, name = lying.get_attribute("data-ref"), lying.locator(".name").inner_text().replace(SOFT_HYPHEN, "")
    page.locator(f".options button[data-option='buy:{ref}']").first.click()
    # It is paid for without a further question.
    expect(page.locator(f"[aria-label='Home of Lion'] [data-ref='{ref}']")).to_be_attached()
    expect(page.locator(".sky > *")).to_have_count(0)
    flown = page.evaluate("() => window.flown")
    assert (name in flown) == (motion == "no-preference")
    assert not flown or "a back" in flown, "the province is filled from the deck"
    page.context.close()
