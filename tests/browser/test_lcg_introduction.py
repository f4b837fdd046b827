"""The introduction to the LCG, played from the lobby to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.kit import DESKTOP, NEEDS_BROWSER, PHONE, expect, fits, new_page, wait_until_at_rest
from browser.test_card_introduction import play_along
from browser.test_introduction import begin, go_to, teacher
from gorin import introductions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
LESSON = introductions.find("lcg")
STANDING = next(number for number, beat in enumerate(LESSON.beats) if beat.title == "As it stands")
SCREENS = {"desktop": (DESKTOP, {}), "phone": (PHONE, {"has_touch": True, "is_mobile": True})}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_introduction_is_played_to_its_end(chromium: Browser, address: str, screen: str) -> None:
    size, touch = SCREENS[screen]
    page = new_page(chromium, size, **touch)
    begin(page, address, LESSON)
    assert fits(page)
    assert play_along(page, LESSON) == sum(len(beat.choose) for beat in LESSON.beats)
    expect(page.get_by_role("dialog", name="The result")).to_contain_text("Conquest")
    page.context.close()


def test_the_conflict_is_in_sight_beside_the_teacher(page: Page, address: str) -> None:
    """What the beat speaks of is what the middle of the table says."""
    begin(page, address, LESSON)
    go_to(page, STANDING, LESSON)
    conflict = page.get_by_role("region", name="Conflict")
    expect(conflict.locator(".totals")).to_have_text("9 : 0")
    expect(conflict.locator(".prospect")).to_contain_text("Lion would win unopposed.")
    wait_until_at_rest(page)
    said, stage = teacher(page).bounding_box(), conflict.bounding_box()
    assert said is not None and stage is not None
    assert said["x"] >= stage["x"] + stage["width"]
    assert said["y"] + said["height"] <= DESKTOP["height"]
