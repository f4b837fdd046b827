"""The deck builder in a real browser: from the first card to a game with the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.kit import NEEDS_BROWSER, PHONE, expect, fits, new_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Dialog, Page, Route

pytestmark = NEEDS_BROWSER


@pytest.fixture
def builder(page: Page, address: str) -> Page:
    page.goto(f"{address}/decks/celestial")
    page.wait_for_selector("[aria-label='Cards'] li")
    return page


def test_cards_are_searched(builder: Page) -> None:
    search = builder.get_by_label("Search the cards")
    count = builder.locator("[aria-label='Cards'] [role=status]")
    search.fill("clan:crab type:personality force>=4")
    expect(builder.locator("[aria-label='Cards'] li").first).to_contain_text("Hida")
    search.fill("force>=many")
    expect(count).to_contain_text("needs a number")
    search.fill("")
    builder.get_by_role("button", name="Lion", exact=True).click()
    expect(search).to_have_value("clan:lion")
    builder.get_by_label("Type").select_option("stronghold")
    expect(search).to_have_value("clan:lion type:stronghold")
    expect(count).to_have_text("1 card")
    builder.get_by_role("button", name="Shamate Keep").first.click()
    expect(builder.locator(".look")).to_contain_text("Province strength")


def test_a_deck_is_built_and_told_what_it_lacks(builder: Page) -> None:
    legality = builder.get_by_role("status", name="Legality")
    expect(legality).to_contain_text("the deck has no Stronghold yet")
    builder.get_by_label("Search the cards").fill("kyuden hida")
    builder.get_by_role("button", name="Add one Kyuden Hida", exact=True).click()
    expect(legality).not_to_contain_text("no Stronghold")
    builder.get_by_label("Search the cards").fill("charge")
    for _ in range(4):
        builder.get_by_role("button", name="Add one Charge", exact=True).click()
    expect(legality).to_contain_text("4 copies of Charge, more than 3")
    builder.get_by_role("button", name="Remove one Charge from the deck").click()
    expect(legality).not_to_contain_text("copies of Charge")
    expect(legality).to_contain_text("the Fate deck has 3 cards, fewer than 40")
    expect(builder.get_by_role("button", name="Play this deck")).to_be_disabled()


def test_a_deck_is_kept_exported_imported_and_played(builder: Page) -> None:
    deck = builder.get_by_label("Deck", exact=True)
    legality = builder.get_by_role("status", name="Legality")
    deck.select_option("given crab-kyuden-hida")
    expect(legality).to_have_text("Legal.")
    builder.get_by_label("Name of the deck").fill("My wall")
    builder.get_by_role("button", name="Save this deck").click()
    expect(builder.get_by_role("alert")).to_have_text("My wall is saved.")
    builder.reload()
    expect(deck.locator("option", has_text="My wall")).to_have_count(1)
    deck.select_option("My wall")
    builder.get_by_role("button", name="Import or export").click()
    text = builder.get_by_label("The deck as a list").input_value()
    assert "# Name: My wall\n" in text and "\n3 Iron Mine\n" in text and "\n1 Hida Kuon - exp6\n" in text
    builder.get_by_role("button", name="Close").click()

    deck.select_option("new")
    expect(legality).to_contain_text("the deck has no Stronghold yet")
    builder.get_by_role("button", name="Import or export").click()
    builder.get_by_label("The deck as a list").fill("good evening")
    builder.get_by_role("button", name="Import this list").click()
    expect(builder.get_by_role("dialog")).to_contain_text("not a deck list")
    builder.get_by_label("The deck as a list").fill(text.replace("My wall", "Its twin"))
    builder.get_by_role("button", name="Import this list").click()
    expect(builder.get_by_role("dialog")).to_have_count(0)
    expect(legality).to_have_text("Legal.")

    builder.get_by_role("button", name="Play this deck").click()
    chosen = builder.get_by_label("Deck of seat 1")
    expect(chosen.locator("option:checked")).to_have_text("Its twin")
    builder.get_by_label("Deck of seat 2").select_option("lion-shamate-keep")
    builder.get_by_label("Seat 2", exact=True).select_option("beginner")
    builder.get_by_role("button", name="Open the table").click()
    builder.wait_for_selector("main.cards")
    expect(builder.locator("[aria-label='Home of Crab']")).to_contain_text("Kyuden Hida")


def test_a_deck_of_another_game_has_its_own_parts_formats_and_sums(page: Page, address: str) -> None:
    page.goto(f"{address}/decks/lcg")
    page.wait_for_selector("[aria-label='Cards'] li")
    search, legality = page.get_by_label("Search the cards"), page.get_by_role("status", name="Legality")
    expect(legality).to_contain_text("the deck has no stronghold yet")
    search.fill("yojin")
    page.get_by_role("button", name="Add one Yōjin no Shiro", exact=True).click()
    search.fill("element:air clan:neutral")
    page.get_by_role("button", name="Add one Fertile Fields", exact=True).click()
    search.fill("clan:crane influence>=2")
    for _ in range(4):
        page.get_by_role("button", name="Add one Admit Defeat", exact=True).click()
    sums = page.get_by_role("status", name="Sums").get_by_role("listitem")
    expect(sums).to_have_text(["Lion: 8 of 10 influence spent on Crane", "provinces: Air"])
    expect(page.locator(".cards li", has_text="Admit Defeat").locator("small")).to_have_text("2 influence")
    expect(page.locator(".cards li", has_text="Fertile Fields").locator("small")).to_have_text("Air")
    search.fill("keeper of earth")
    page.get_by_role("button", name="Add one Keeper of Earth", exact=True).click()
    expect(sums.first).to_have_text("Lion: 8 of 13 influence spent on Crane")
    expect(sums.nth(1)).to_have_text("Keeper of Earth: 3 more influence")
    search.fill("seeker of air")
    page.get_by_role("button", name="Add one Seeker of Air", exact=True).click()
    expect(sums.nth(1)).to_have_text("Seeker of Air: a second Air province in place of another")
    search.fill("clan:crane influence>=2")
    expect(legality).to_contain_text("4 copies of Admit Defeat, more than 3")
    expect(legality).to_contain_text("there is no province for Earth, Fire, Water, Void")
    page.get_by_label("Format").select_option("skirmish")
    expect(legality).to_contain_text("a skirmish deck has no stronghold, so not Yōjin no Shiro")
    page.get_by_label("New cards go to").select_option("sideboard")
    page.get_by_role("button", name="Add one Above Question", exact=True).click()
    expect(page.get_by_role("heading", name="Sideboard 1")).to_be_visible()
    page.get_by_role("button", name="Import or export").click()
    text = page.get_by_label("The deck as a list")
    assert "# Format: skirmish\n" in text.input_value() and "\n4 Admit Defeat\n" in text.input_value()
    text.fill(
        '{"name": "Pasted", "format": "standard", "cards": {"mirumoto-s-fury": 2, "akodo-toturi-2": 1}}'
    )
    page.get_by_role("button", name="Import this list").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Pasted")
    expect(page.get_by_role("button", name="Akodo Toturi (2)", exact=True)).to_be_visible()


def test_a_deck_is_thrown_away(builder: Page) -> None:
    builder.get_by_label("Name of the deck").fill("Short lived")
    builder.get_by_role("button", name="Save this deck").click()
    deck = builder.get_by_label("Deck", exact=True)
    expect(deck.locator("option", has_text="Short lived (not legal)")).to_have_count(1)
    builder.get_by_role("button", name="Delete…").click()
    builder.get_by_role("button", name="Keep", exact=True).click()
    builder.get_by_role("button", name="Delete…").click()
    builder.get_by_role("button", name="Delete", exact=True).click()
    expect(deck.locator("option", has_text="Short lived")).to_have_count(0)


def test_nothing_is_built_before_it_is_known_what_a_deck_consists_of(page: Page, address: str) -> None:
    name, early = page.get_by_label("Name of the deck"), []

    def look_first(route: Route) -> None:
        page.get_by_label("Search the cards").wait_for()
        early.append(name.count())
        route.continue_()

    page.route("**/decks/celestial/shape", look_first)
    page.goto(f"{address}/decks/celestial")
    name.fill("Patient")
    page.get_by_role("button", name="Save this deck").click()
    expect(page.get_by_role("alert")).to_have_text("Patient is saved.")
    assert early == [0]


def test_changes_that_are_not_kept_are_not_dropped_without_a_word(builder: Page) -> None:
    asked: list[str] = []
    answers = ["dismiss", "dismiss", "dismiss", "accept"]

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        getattr(dialog, answers.pop(0))()

    builder.on("dialog", answer)
    name, deck = builder.get_by_label("Name of the deck"), builder.get_by_label("Deck", exact=True)
    name.fill("My wall")
    builder.get_by_role("button", name="Save this deck").click()
    expect(builder.get_by_role("alert")).to_have_text("My wall is saved.")
    expect(deck.locator("option:checked")).to_contain_text("My wall")
    kept = deck.input_value()
    name.fill("My rampart")
    expect(builder.get_by_role("alert")).to_have_count(0)
    deck.select_option("given crab-kyuden-hida")
    assert deck.input_value() == kept
    builder.get_by_role("link", name="gorin").click()
    with builder.expect_event("dialog", lambda dialog: dialog.type == "beforeunload"):
        builder.evaluate("location.reload()")
    expect(name).to_have_value("My rampart")
    builder.get_by_role("link", name="gorin").click()
    expect(builder.get_by_text("Set up a table")).to_be_visible()
    assert answers == []
    assert asked.count("“My rampart” has unsaved changes. Discard them?") == 3


def test_a_list_with_mistakes_stays_until_it_is_mended(builder: Page) -> None:
    builder.get_by_role("button", name="Import or export").click()
    text = builder.get_by_label("The deck as a list")
    text.fill("# Dynasty\n3 Iron Mine\n2 Iron Mime\n# Fate\n1 Chargge")
    builder.get_by_role("button", name="Import this list").click()
    mistakes = builder.get_by_role("dialog").get_by_role("listitem")
    expect(mistakes).to_have_count(2)
    expect(mistakes.first).to_contain_text("line 3")
    text.fill("# Dynasty\n3 Iron Mine\n# Fate\n1 Charge")
    builder.get_by_role("button", name="Import this list").click()
    expect(builder.get_by_role("dialog")).to_have_count(0)
    expect(builder.get_by_role("region", name="Your deck")).to_contain_text("Iron Mine")


def test_phone_size_by_touch(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    page.goto(f"{address}/decks/celestial")
    page.get_by_role("button", name="Add one A Legion of One").tap()
    assert fits(page)
    page.get_by_role("tab", name="Your deck").tap()
    expect(page.get_by_role("region", name="Your deck")).to_contain_text("A Legion of One")
    page.context.close()


def test_cards_that_cannot_be_played_yet_are_asked_for(page: Page, address: str) -> None:
    page.goto(f"{address}/decks/celestial")
    page.get_by_label("Decks of").select_option("lcg")
    expect(page).to_have_url(f"{address}/decks/lcg")
    more = page.get_by_role("button", name="not playable yet")
    expect(more).to_be_visible()
    expect(page.locator("li.unfinished")).to_have_count(0)
    more.click()
    unfinished = page.locator("li.unfinished").first
    expect(unfinished).to_contain_text("not playable yet")
    expect(unfinished.locator("[aria-label^='Add one']")).to_be_disabled()


HOLD_GAMES_BACK = """
    const ask = window.fetch
    const told = new Promise((tell) => { window.tellGames = tell })
    window.fetch = async (path, how) => {
        if (path === '/api/games') await told
        return ask(path, how)
    }
"""


def test_no_deck_is_begun_before_it_is_known_that_the_game_has_decks(page: Page, address: str) -> None:
    page.add_init_script(HOLD_GAMES_BACK)
    with page.expect_response("**/api/decks/battle/shape"):
        page.goto(f"{address}/decks/battle")
    expect(page.get_by_role("status")).to_have_text("Looking for the decks…")
    expect(page.get_by_role("region", name="Your deck")).to_have_count(0)
    page.evaluate("tellGames()")
    expect(page.get_by_role("status")).to_have_text("Battle for Rokugan is played without decks.")
    expect(page.get_by_role("region", name="Your deck")).to_have_count(0)


def test_decks_are_built_also_where_the_games_cannot_be_asked_for(page: Page, address: str) -> None:
    page.route("**/api/games", lambda route: route.abort())
    page.goto(f"{address}/decks/celestial")
    expect(page.get_by_role("region", name="Your deck")).to_be_visible()
