"""Fingers on a phone: room for them, a closer look before something is chosen, nothing by accident."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from browser import serving
from browser.card_serving import Moment, assigning, buying, dueling, fighting
from browser.kit import (
    NEEDS_BROWSER,
    PHONE,
    choices_of,
    expect,
    new_page,
    placing_first,
    wait_until_at_rest,
)
from browser.kit import put_on_table as put_on_map
from browser.test_card_page import DECKS, DUELISTS, put_on_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    import gorin

pytestmark = NEEDS_BROWSER
FINGER = 44
TOO_SMALL = """(least) => {
    const all = [...document.querySelectorAll('button, select, summary, input, a, [role=button]')]
    const seen = all.filter((node) => node.checkVisibility() && !node.closest('p, small, nav, [inert]'))
    const reach = (node) => (node.type === 'checkbox' ? node.closest('label') : node).getBoundingClientRect()
    const least_of = ({ width, height }) => Math.min(width, height)
    return seen.filter((node) => !node.matches('.spot, .piece, .plinth') && reach(node).width > 0)
        .filter((node) => least_of(reach(node)) < least)
        .map((node) => node.outerHTML.slice(0, 120))
}"""
"""All but names within a text, and what the map and the cards magnify before it is chosen."""


def too_small(page: Page) -> list[str]:
    wait_until_at_rest(page)
    small: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return small


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    yield page
    page.context.close()


@pytest.mark.parametrize("moment", [buying, fighting, assigning, dueling], ids=lambda moment: moment.__name__)
def test_what_can_be_tapped_is_large_enough(phone: Page, address: str, moment: Moment) -> None:
    put_on_table(phone, address, moment, DUELISTS if moment is dueling else DECKS)
    assert too_small(phone) == []
    for tab in phone.get_by_role("tab").all():
        tab.tap()
        assert too_small(phone) == []


def test_what_can_be_tapped_around_the_map_is_large_enough(phone: Page, address: str) -> None:
    put_on_map(phone, address, 3, serving.played_by_bots(3, 5, placing_first))
    for tab in phone.get_by_role("tab").all():
        tab.tap()
        assert too_small(phone) == []


def test_a_tap_on_a_card_shows_it_closely_and_what_can_be_done_with_it(phone: Page, address: str) -> None:
    sent = choices_of(phone)
    put_on_table(phone, address, buying)
    card = phone.locator("[aria-label^='Provinces of Lion'] .slot.open").first
    ref = card.get_attribute("data-ref")
    card.tap()
    closer = phone.locator(".zoom.pinned")
    expect(closer).to_be_visible()
    assert sent == [], "nothing was chosen yet"
    closer.get_by_role("button", name="Bring in").first.tap()
    expect(closer).to_have_count(0)
    expect(phone.locator(f"[aria-label='Home of Lion'] [data-ref='{ref}']")).to_be_attached()


def test_decks_and_discards_are_a_list(phone: Page, address: str) -> None:
    put_on_table(phone, address, buying)
    phone.get_by_role("button", name="Decks and discard piles of Scorpion").tap()
    phone.get_by_role("button", name="Fate discard pile of Scorpion").tap()
    expect(phone.get_by_role("dialog", name="Scorpion: Fate discard pile")).to_be_visible()


def test_a_province_is_confirmed_before_it_is_chosen(phone: Page, address: str) -> None:
    sent = choices_of(phone)

    def starting(game: gorin.Game) -> bool:
        decision = game.view(0)["decision"]
        return bool(decision) and decision["kind"] == "setup.province"

    put_on_map(phone, address, 3, serving.played_by_bots(3, 5, starting))
    phone.locator("[data-ref^='province:'].open").first.tap(force=True)
    asked = phone.get_by_role("dialog", name="Which of these?")
    expect(asked).to_contain_text("Are you sure?")
    assert sent == []
    asked.get_by_role("button").first.tap()
    expect(asked).to_have_count(0)
    assert len(sent) == 1


def test_a_token_on_the_map_is_magnified_before_it_is_chosen(phone: Page, address: str) -> None:
    sent = choices_of(phone)

    def looking(game: gorin.Game) -> bool:
        decision = game.view(0)["decision"]
        return bool(decision) and decision["kind"] == "card.look-at-token"

    put_on_map(phone, address, 3, serving.played_by_bots(3, LOOKS, looking))
    token = phone.locator("[data-ref^='piece:'].open").first
    token.tap(force=True)
    expect(phone.get_by_role("button", name="The whole map")).to_be_visible()
    assert sent == []


LOOKS = 3
"""The seed of a game in which the first seat looks at somebody's token."""
