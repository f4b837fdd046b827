"""The resolution is told battle by battle; who does not want to wait, or wants no motion, sees the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser import serving
from browser.kit import DESKTOP, NEEDS_BROWSER, OPTION, TOKEN, expect, new_page, put_on_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
TELLING = "[aria-label='What happens']"


def end_the_placing(page: Page, address: str) -> None:
    record = serving.played_by_bots(3, 5, serving.last_to_place)
    put_on_table(page, address, 3, record)
    page.locator(TOKEN).first.click()
    page.locator(f".options {OPTION}").first.click()


def test_battles_are_told_one_after_another(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    end_the_placing(page, address)
    telling = page.locator(TELLING)
    expect(telling).to_contain_text("1 of ")
    expect(page.locator("path.told")).to_be_attached()
    tokens = page.locator("[data-ref^='piece:']")
    on_board = tokens.count()
    expect(telling).to_contain_text("2 of ", timeout=10_000)
    # The tokens of the first battle fade away, those of the others wait.
    expect(tokens).not_to_have_count(on_board)
    assert 0 < tokens.count() < on_board
    page.context.close()


@pytest.mark.parametrize("end", ["Escape", " ", "click"])
def test_a_key_or_a_click_ends_the_telling_and_chooses_nothing(
    chromium: Browser, address: str, end: str
) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    end_the_placing(page, address)
    expect(page.locator(TELLING)).to_be_visible()
    before = len([frame for frame in sent if '"choose"' in frame])
    if end == "click":
        page.get_by_role("button", name="Show the result at once").click(position={"x": 700, "y": 400})
    else:
        page.keyboard.press(end)
    expect(page.locator(TELLING)).to_have_count(0)
    expect(page.get_by_role("tab", name="Battles")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len([frame for frame in sent if '"choose"' in frame]) == before == 2
    page.context.close()


def test_less_motion_shows_the_result_at_once(page: Page, address: str) -> None:
    end_the_placing(page, address)
    expect(page.get_by_role("tab", name="Battles")).to_have_attribute("aria-selected", "true")
    expect(page.locator(TELLING)).to_have_count(0)
