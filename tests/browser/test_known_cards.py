"""Hidden cards of which a player knows something, and cards that are too small for words."""

from __future__ import annotations

import functools
import random
from typing import TYPE_CHECKING, Any

import gorin
from browser.card_serving import asked, buying
from browser.kit import NEEDS_BROWSER, come_to, expect, new_page, table_for, wait_until_at_rest
from browser.test_card_page import SEEKERS, put_on_table
from support.walk import walk

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
SMALL_SCREEN = {"width": 1000, "height": 620}
"""Here no card of a full table is wide enough for words."""
NARROWEST_WITH_WORDS = 76


@functools.cache
def knowing_a_hand() -> gorin.Game:
    """A random game in which the first seat is asked something and knows a part of the other hand."""
    for seed in range(1, 20):
        for game in walk(gorin.new("lcg", seed=seed), random.Random(seed)):
            view = game.view(0)
            other = view["players"][1]
            if asked(view) and 0 < len(other["known"]["hand"]) < other["hand_size"]:
                return game.clone()
    raise AssertionError("nobody knows anything of a hand")


def test_known_cards_of_another_hand_are_named_and_open(page: Page, address: str) -> None:
    game = knowing_a_hand()
    wish = {"game": "lcg", "seats": [None, "random"], "name": "Hana", "record": game.record()}
    come_to(page, table_for(page, address, wish), "main.lcg")
    own, other = game.view(0)["players"]
    names, held = [card["name"] for card in other["known"]["hand"]], other["hand_size"]
    expect(page.locator(f"[data-place='hand:{own['seat']}'] button")).to_have_count(0)
    count = page.locator(f"[data-place='hand:{other['seat']}'] button")
    expect(count).to_have_accessible_name(f"Hand of {other['name']}, {held}, {len(names)} known")
    assert all(name in str(count.get_attribute("title")) for name in names)
    count.click()
    shown = page.get_by_role("dialog", name=f"{other['name']}: known cards in hand")
    expect(shown).to_contain_text(f"{held - len(names)} more unknown")
    slugs = shown.locator("[data-slug]").evaluate_all("all => all.map(node => node.dataset.slug)")
    assert slugs == [card["slug"] for card in other["known"]["hand"]]
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def knowing_a_deck(view: dict[str, Any]) -> bool:
    """The first seat knows cards at the bottom of the other's Dynasty deck, and none of the Fate deck."""
    other = view["players"][1]
    known = other["known"]
    at_bottom = known["dynasty_deck"] and known["dynasty_deck"][-1]["place"] == other["dynasty_deck"]
    return asked(view) and bool(at_bottom) and not known["fate_deck"]


def test_known_cards_of_a_deck_open_with_their_places(page: Page, address: str) -> None:
    put_on_table(page, address, knowing_a_deck, SEEKERS)
    deck = page.locator("[data-place='dynasty-deck:1']")
    assert "(bottom)" in str(deck.get_attribute("title"))
    expect(page.locator("[data-place='fate-deck:1']")).to_be_disabled()
    deck.click()
    shown = page.get_by_role("dialog", name="Crane: known cards in the Dynasty deck")
    expect(shown.locator(".cards small").last).to_have_text("bottom")
    expect(shown).to_contain_text("more unknown")


SMALL_FACES = """(all, width) => all
    .filter((card) => card.querySelector('.face').offsetWidth < width)
    .map((card) => [card.dataset.slug, card.querySelector('.deeds')?.innerText ?? ''])
    .map(([slug, marks]) => [slug, marks.trim().replace(/\\s+/g, ' ')])"""


def test_a_card_too_small_for_words_marks_its_abilities(chromium: Browser, address: str) -> None:
    page = new_page(chromium, SMALL_SCREEN)
    put_on_table(page, address, buying)
    wait_until_at_rest(page)
    told = page.context.request.get(f"{address}/api/cards/celestial").json()
    short = {card["slug"]: card["short"] for card in told}
    faces = page.locator(".slot[data-slug]").evaluate_all(SMALL_FACES, NARROWEST_WITH_WORDS)
    for slug, marks in faces:
        heads = [line["head"] for line in short[slug]]
        assert marks.startswith(heads[0] if heads else ""), slug
        assert marks.endswith(f"+{len(heads) - 1}") == (len(heads) > 1), slug
    assert sum(len(short[slug]) > 1 for slug, _ in faces) >= 3
    page.context.close()
