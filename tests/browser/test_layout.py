"""Nothing lies over anything else, on any screen; what the lobby offers is what the server is asked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from browser import serving, test_card_page
from browser.card_serving import buying, ended, fighting
from browser.kit import NEEDS_BROWSER, expect, fits, new_page, put_on_table, wait_until_at_rest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
SIZES: dict[str, Any] = {
    "small": {"width": 1280, "height": 800},
    "desktop": {"width": 1440, "height": 900},
    "large": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
PARTS = (
    ".side, .prompt.panel, .hand:not(section), .past.panel, .players, .zoom:has(button), .board, .turn.panel"
)
BOXES = """(parts) => [...document.querySelectorAll(parts)].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return { name: part.className.replace(/svelte-\\w+|s-\\w+/g, '').trim(), left, right, top, bottom }
})"""
SLACK = 1


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Which parts of a table lie over one another; the column of the players is as high as it may become."""
    wait_until_at_rest(page)
    boxes = [box for box in page.evaluate(BOXES, PARTS) if box["right"] > box["left"]]
    return [
        (one["name"], other["name"])
        for number, one in enumerate(boxes)
        for other in boxes[number + 1 :]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > SLACK
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > SLACK
    ]


def test_the_result_takes_one_line_of_the_track(chromium: Browser, address: str) -> None:
    page = new_page(chromium, SIZES["small"])
    test_card_page.put_on_table(page, address, ended)
    told = page.locator(".track strong")
    expect(told).to_contain_text(re.compile("wins: .*Victory"))
    assert told.evaluate("(node) => node.offsetHeight < 2 * parseFloat(getComputedStyle(node).fontSize)")
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_of_a_replay_hides_nothing(chromium: Browser, address: str, size: str) -> None:
    page = new_page(chromium, SIZES[size])
    put_on_table(page, address, 4, serving.played_by_bots(4, 5, lambda game: game.over))
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator("[aria-label='Behind your screen']")).to_be_visible()
    assert overlapping(page) == []
    test_card_page.put_on_table(page, address, ended)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator("[aria-label='Your hand']")).to_be_visible()
    assert overlapping(page) == []
    assert fits(page)
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_table_has_room_for_all_its_parts(chromium: Browser, address: str, size: str) -> None:
    page = new_page(chromium, SIZES[size])
    for moment in (buying, fighting):
        test_card_page.put_on_table(page, address, moment)
        assert overlapping(page) == []
        assert fits(page)
    page.context.close()


def test_the_last_moment_that_was_asked_for_is_shown(page: Page, address: str) -> None:
    """However the answers come in."""
    put_on_table(page, address, 2, serving.played_by_bots(2, 5, lambda game: game.over))
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".count")).to_contain_text("0 /")
    page.get_by_label("Moment").fill("40")
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("[aria-label='Behind your screen']")).to_be_visible()
    expect(page.locator(".count")).to_contain_text("40 /")


def test_the_lobby_asks_what_happens_when_somebody_is_away(page: Page, address: str) -> None:
    page.goto(address)
    away = page.get_by_label("When someone is away")
    expect(page.get_by_label("Seat 2")).to_be_visible()
    expect(away).to_have_count(0)
    page.get_by_label("Seat 2").select_option("")
    away.select_option(label="a bot may take over after 15 minutes")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[aria-label='Waiting for players']")
    told = page.request.get(f"{address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert told["absence"] == 900


def test_each_introduction_has_a_name_of_its_own(page: Page, address: str) -> None:
    page.goto(address)
    invitations = page.get_by_role("region", name="Play now").get_by_role("link")
    expect(invitations.first).to_be_visible()
    names = invitations.all_inner_texts()
    assert len(names) == len(set(names)) >= 2


def test_the_rules_of_another_game_are_one_choice_away(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/battle")
    page.get_by_label("Rules of").select_option("celestial")
    expect(page.locator("#CE-GEN-01")).to_be_visible()
    expect(page).to_have_url(f"{address}/rules/celestial")
