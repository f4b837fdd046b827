"""A real card game of four: War of Honor, played with clicks, in peace and in battle."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from browser.card_serving import Moment, fighting, played_until
from browser.kit import (
    DESKTOP,
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    come_to,
    expect,
    fits,
    new_page,
    table_for,
    wait_until_at_rest,
)
from browser.playing import unseen
from browser.test_stage import (
    ARMIES_HAVE_ROOM,
    LETTERS,
    NEEDS_NO_SCROLLING,
    SCREENS,
    SMALLEST_NAME,
    WIDTHS,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
SEATS = 4
MOST_CLICKS = 150
SHEET = "[role=tabpanel][aria-label=Choices]"
FORWARD = f"{OPTION}:not([data-option=back])"
VISIBLE_LINES = (
    "all => all.filter(node => node.offsetParent).map(node => parseFloat(getComputedStyle(node).fontSize))"
)


def rallied(view: dict[str, Any]) -> bool:
    """At home, with a few units, and several things to choose from."""
    decision = view["decision"]
    few = bool(decision) and len(decision["options"]) > 2 and len(view["players"][0]["units"]) >= 3
    return few and not view["battlefields"] and view["turn"] > 2 * SEATS


def sit_among_four(page: Page, address: str, moment: Moment) -> None:
    record = played_until(moment, ["random"] * SEATS, played="war-of-honor")
    wish = {"game": "war-of-honor", "seats": [None, *["random"] * (SEATS - 1)], "name": "Hana"}
    come_to(page, table_for(page, address, {**wish, "record": record}), "main.cards")


@pytest.mark.parametrize(("screen", "least"), [("1440", 100), ("1920", 140)])
def test_cards_of_a_battle_of_four_are_large(
    chromium: Browser, address: str, screen: str, least: int
) -> None:
    page = new_page(chromium, SCREENS[screen])
    sit_among_four(page, address, fighting)
    page.wait_for_function(NEEDS_NO_SCROLLING)
    assert min(page.locator(".field .unit > .slot").evaluate_all(WIDTHS)) >= least
    assert min(page.locator(".board .name, .board .strip span").evaluate_all(LETTERS)) >= SMALLEST_NAME
    page.context.close()


def laden(view: dict[str, Any]) -> bool:
    """A battle of many, some of them with several cards under them; nobody stands anywhere else."""
    held = [field for field in view["battlefields"] if field["attacking"] or field["defending"]]
    if not fighting(view) or len(held) > 1:
        return False
    here = next(field for field in view["battlefields"] if field["id"] == view["battle"]["current"])
    units = [*here["attacking"], *here["defending"]]
    return len(units) >= 6 and max(len(unit["attachments"]) for unit in units) >= 2


def test_in_a_small_window_armies_with_much_under_them_keep_to_their_battlefield(
    chromium: Browser, address: str
) -> None:
    page = new_page(chromium, DESKTOP)
    sit_among_four(page, address, laden)
    page.wait_for_function(NEEDS_NO_SCROLLING)
    page.wait_for_function(ARMIES_HAVE_ROOM)
    assert min(page.locator(".field .unit > .slot").evaluate_all(WIDTHS)) >= 80
    names = page.locator(".board .name, .board .strip span, .board .who b, .board .banner > span")
    assert min(names.evaluate_all(LETTERS)) >= SMALLEST_NAME
    page.context.close()


def test_battlefields_without_anybody_stand_aside_while_a_battle_is_fought(
    chromium: Browser, address: str
) -> None:
    page = new_page(chromium, SCREENS["1440"])
    sit_among_four(page, address, fighting)
    aside = page.get_by_role("region", name="Empty battlefields")
    fields = page.locator(".field").count()
    assert fields + aside.locator(".province").count() == 4
    expect(page.locator(".field.quiet")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("moment", [rallied, fighting])
def test_words_on_a_face_can_be_read_or_are_marks(chromium: Browser, address: str, moment: Moment) -> None:
    page = new_page(chromium, SCREENS["1440"])
    sit_among_four(page, address, moment)
    lines = page.locator(".gist").evaluate_all(VISIBLE_LINES)
    marks = page.locator(".deeds:visible").count()
    assert lines or marks
    assert all(size >= SMALLEST_NAME for size in lines)
    page.set_viewport_size({"width": 1440, "height": 620})  # so low that cards have no room for words
    expect(page.locator("[aria-label='Your hand'] .face").first).to_be_visible()
    wait_until_at_rest(page)
    assert all(size >= SMALLEST_NAME for size in page.locator(".gist").evaluate_all(VISIBLE_LINES))
    page.context.close()


@pytest.mark.parametrize("moment", [rallied, fighting])
def test_opened_lands_lie_on_nobody_else(chromium: Browser, address: str, moment: Moment) -> None:
    page = new_page(chromium, SCREENS["1440"])
    sit_among_four(page, address, moment)
    opening = page.get_by_role("button", name="Open the lands of").last
    whose = (opening.get_attribute("aria-label") or "").removeprefix("Open the lands of ")
    opening.click()
    expect(page.get_by_role("group", name=f"Home of {whose}")).to_be_visible()
    page.wait_for_function(NEEDS_NO_SCROLLING)
    wait_until_at_rest(page)
    lands = [box for each in page.locator(".lands").all() if (box := each.bounding_box())]
    fields = [box for each in page.locator(".front").all() if (box := each.bounding_box())]
    hand = page.get_by_role("region", name="Your hand").bounding_box()
    assert hand
    upper = sorted([*lands, *fields, hand], key=lambda box: box["y"])
    assert len(lands) == 2
    for above, below in pairwise(upper):
        assert above["y"] + above["height"] <= below["y"] + 1
    page.context.close()


def turn_of(page: Page) -> int:
    return int(page.locator(".turn small").first.inner_text() or 0)


def click_something(page: Page) -> None:
    """The first choice in sight: by the question, or on a phone on the sheet of choices."""
    tab = "[role=tab]:has-text('Choices')"
    # On a phone any sheet that is open lies over what stands by the question.
    covered = f":has([role=tabpanel]):has({tab})"
    page.locator(
        f"{SHEET} {FORWARD}, body:not({covered}) .prompt {FORWARD}, {tab}[aria-selected=false]"
    ).first.click()


@pytest.mark.parametrize("screen", [SCREENS["1440"], PHONE], ids=["desktop", "phone"])
def test_a_game_of_four_is_played_with_clicks(chromium: Browser, address: str, screen: Any) -> None:
    page = new_page(chromium, screen)
    sit_among_four(page, address, rallied)
    before = turn_of(page)
    with unseen(page):
        for _ in range(MOST_CLICKS):
            if turn_of(page) >= before + SEATS:
                break
            click_something(page)
    assert turn_of(page) >= before + SEATS
    expect(page.locator("section[aria-label^='Lands of']")).to_have_count(SEATS - 1)
    assert fits(page)
    page.context.close()
