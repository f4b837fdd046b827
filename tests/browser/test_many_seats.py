"""Three to six at the card table: the own side large, the others as strips that open."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import pytest

from browser.card_serving import attacking, buying, fighting
from browser.crowd import NAMES, few_units, seat_many
from browser.kit import DESKTOP, NEEDS_BROWSER, PHONE, expect, fits, new_page, wait_until_at_rest
from browser.test_card_page import put_on_table
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
FINGER = 44
OTHERS = "section[aria-label^='Lands of']"


def sit_among(chromium: Browser, address: str, screen: Any, seats: int, moment: Any, **ways: Any) -> Page:
    page = new_page(chromium, screen, **ways)
    seat_many(page, seats, allies=True)
    put_on_table(page, address, moment)
    return page


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("screen", [DESKTOP, *SCREENS.values()], ids=["1280", *SCREENS])
def test_everybody_is_in_sight_and_legible(chromium: Browser, address: str, screen: Any, seats: int) -> None:
    for moment in (buying, fighting):
        page = sit_among(chromium, address, screen, seats, moment)
        expect(page.locator(OTHERS)).to_have_count(seats - 1)
        names = page.locator(
            ".board .name, .board .strip span, .board .who b, [aria-label='Your hand'] .name"
        )
        assert min(names.evaluate_all(LETTERS)) >= SMALLEST_NAME
        page.wait_for_function(NEEDS_NO_SCROLLING)
        page.wait_for_function(ARMIES_HAVE_ROOM)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.context.close()


def test_the_own_side_is_large_and_another_opens_beside_it(chromium: Browser, address: str) -> None:
    page = new_page(chromium, SCREENS["1440"])
    seat_many(page, 4, more=few_units)
    put_on_table(page, address, buying)
    own = page.locator("[aria-label='Provinces of Lion'] .slot")
    alone = min(own.evaluate_all(WIDTHS))
    expect(page.locator("[aria-label='Provinces of Dragon'] .slot")).to_have_count(0)
    page.get_by_role("button", name="Open the lands of Dragon").click()
    expect(page.locator("[aria-label='Provinces of Dragon'] .slot").first).to_be_visible()
    page.wait_for_function(NEEDS_NO_SCROLLING)
    page.get_by_role("button", name="Close the lands of Dragon").click()
    expect(page.locator("[aria-label='Provinces of Dragon'] .slot")).to_have_count(0)
    wait_until_at_rest(page)
    assert min(own.evaluate_all(WIDTHS)) == alone > 120
    page.context.close()


def test_armies_of_several_stand_under_their_banners(chromium: Browser, address: str) -> None:
    page = sit_among(chromium, address, SCREENS["1440"], 6, attacking)
    field = page.locator(".field.current")
    for side, seats in (("Attacking", (0, 2, 4)), ("Defending", (1, 3, 5))):
        banners = field.locator(f"[aria-label^='{side} at'] [aria-label^='Army of']")
        expect(banners).to_have_count(len(seats))
        told = banners.evaluate_all("all => all.map(node => node.getAttribute('aria-label'))")
        assert told == [f"Army of {NAMES[seat]}" for seat in seats]
    expect(page.locator(".plate", has_text="Dragon")).to_contain_text("attacks as an ally")
    expect(page.locator(".plate", has_text="Scorpion")).to_contain_text("leads the defense")
    page.context.close()


def test_who_is_invited_is_told(chromium: Browser, address: str) -> None:
    page = new_page(chromium, SCREENS["1440"])
    seat_many(page, 4)
    put_on_table(page, address, fighting)
    expect(page.locator(".plate", has_text="Dragon")).to_contain_text("is invited to attack or defend")
    expect(page.locator(".plate", has_text="Phoenix")).to_contain_text("is invited to defend")
    page.context.close()


def test_on_a_phone_the_others_are_lines_that_open(chromium: Browser, address: str) -> None:
    page = sit_among(chromium, address, PHONE, 6, buying, has_touch=True, is_mobile=True)
    expect(page.locator(OTHERS)).to_have_count(5)
    opening = page.locator(".unfold")
    sizes = opening.evaluate_all("all => all.map(node => Math.min(node.offsetWidth, node.offsetHeight))")
    assert min(sizes) >= FINGER
    expect(page.locator("[aria-label='Home of Dragon']")).to_have_count(0)
    page.get_by_role("button", name="Open the lands of Dragon").tap()
    expect(page.locator("[aria-label='Home of Dragon'] .slot").first).to_be_visible()
    assert fits(page)
    page.context.close()


def test_the_map_says_who_may_be_attacked_from_where(chromium: Browser, address: str) -> None:
    page = sit_among(chromium, address, SCREENS["1440"], 4, buying)
    page.get_by_role("tab", name="Map").click()
    page.locator("[role=tabpanel] [data-ref='t1']").hover()
    about = page.locator("[role=tabpanel] .about")
    expect(about).to_contain_text("Scorpion's Limited Fortress, reconstructed")
    expect(about).to_contain_text("Give your Personality +1F")
    expect(about).to_contain_text("Beside it: Dragon's Battle Fortress")
    expect(about).to_contain_text("may invite Dragon")
    expect(page.locator("[role=tabpanel] line.reach.next")).to_have_count(1)
    page.locator("[role=tabpanel] [data-ref='t4']").hover()
    expect(page.locator("[role=tabpanel] line.reach")).to_have_count(0)
    expect(about).to_contain_text("no attack can be made from it or on it")
    page.context.close()


def test_the_map_is_large_when_somebody_wants_it(chromium: Browser, address: str) -> None:
    page = sit_among(chromium, address, SCREENS["1440"], 4, buying)
    page.get_by_role("tab", name="Map").click()
    page.get_by_role("button", name="Larger").click()
    large = page.locator("section[aria-label='The map, large'] svg")
    expect(large).to_be_visible()
    wait_until_at_rest(page)
    wide = [each.bounding_box() for each in (large, page.locator("[role=tabpanel] svg").first)]
    assert wide[0] and wide[1] and wide[0]["height"] > 1.5 * wide[1]["height"]
    page.get_by_role("button", name="Smaller").click()
    expect(large).to_have_count(0)
    page.context.close()


def test_the_paths_show_everybodys_steps_and_what_the_turn_has_brought(
    chromium: Browser, address: str
) -> None:
    page = sit_among(chromium, address, SCREENS["1440"], 4, buying)
    page.get_by_role("tab", name="Paths").click()
    panel = page.locator("[role=tabpanel]")
    panel.get_by_role("button", name="Honor, step 2: Scorpion. Draw a card.", exact=True).click()
    expect(panel.locator(".about")).to_contain_text("Honor, step 2, reconstructed")
    expect(panel.locator("tfoot")).to_contain_text("3/8")
    expect(panel).to_contain_text("Wartime: Only war wins.")
    expect(page.locator(".panel.turn")).to_contain_text("Wartime")
    expect(page.locator(".plate", has_text="Phoenix").first).to_contain_text("3·0·1·2")
    page.context.close()


def test_who_fights_on_which_side_stands_beside_the_map(chromium: Browser, address: str) -> None:
    page = new_page(chromium, SCREENS["1440"])
    seat_many(page, 4)
    put_on_table(page, address, fighting)
    page.get_by_role("tab", name="Map").click()
    sides = page.get_by_role("region", name="Sides of the attack")
    expect(sides.locator(".attacking")).to_contain_text("from Scorpion's Limited Fortress")
    expect(sides.locator(".attacking .asked")).to_have_text(["Dragon invited"])
    expect(sides.locator(".side:not(.attacking) .asked")).to_have_text(["Dragon invited", "Phoenix invited"])
    expect(page.locator("[role=tabpanel] line.attack")).to_have_count(1)
    page.context.close()


@pytest.mark.parametrize("screen", [SCREENS["1440"], PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_a_table_of_many(chromium: Browser, address: str, screen: Any) -> None:
    axe = importlib.import_module("axe_playwright_python.sync_playwright").Axe()
    found: dict[str, list[str]] = {}
    for moment in (buying, fighting):
        page = sit_among(chromium, address, screen, 4, moment)
        for tab in ("Log", "Map", "Paths"):
            page.get_by_role("tab", name=tab).click()
            wait_until_at_rest(page)
            violations = axe.run(page).response["violations"]
            grave = [each["id"] for each in violations if each["impact"] in ("serious", "critical")]
            found[f"{moment.__name__} {tab}"] = grave
        page.context.close()
    assert {name: grave for name, grave in found.items() if grave} == {}
