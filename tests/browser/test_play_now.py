"""From the lobby to the first own decision: one click, for every game, on a desk and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import gorin
from browser.kit import ASKED, DESKTOP, NEEDS_BROWSER, PHONE, expect, fits, new_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
NAMES = {game.id: game.name for game in gorin.games()}


def now(page: Page, address: str):
    page.goto(address)
    return page.get_by_role("region", name="Play now")


@pytest.mark.parametrize("game", NAMES)
def test_one_click_leads_to_the_first_own_decision(page: Page, address: str, game: str) -> None:
    now(page, address).get_by_role("button", name=f"Play {NAMES[game]}").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(ASKED).first).to_be_visible()


def test_the_level_is_that_of_the_opponents_and_is_remembered(page: Page, address: str) -> None:
    now(page, address).get_by_label("Opponents").select_option("beginner")
    now(page, address).get_by_role("button", name=f"Play {NAMES['celestial']}").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(ASKED).first).to_be_visible()
    table = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "beginner"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_button_is_in_sight_without_scrolling(chromium: Browser, address: str, size) -> None:
    page = new_page(chromium, size)
    first = now(page, address).get_by_role("button").first
    expect(first).to_have_accessible_name(f"Play {NAMES['battle']}")
    expect(first).to_be_in_viewport(ratio=1)
    assert fits(page)
    page.context.close()


def test_a_game_can_be_learned_from_the_same_place(page: Page, address: str) -> None:
    learn = now(page, address).get_by_role("link", name="Learn Battle for Rokugan")
    expect(learn).to_have_attribute("href", "/introduction/battle")
