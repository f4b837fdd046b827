"""What makes a table pleasant: the pace of others, answers about things, a lobby that tells enough."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from browser import serving
from browser.card_serving import buying, ended, fighting
from browser.kit import (
    ASKED,
    BY_HAND,
    DESKTOP,
    NEEDS_BROWSER,
    PHONE,
    TELLING,
    WAITING,
    expect,
    new_page,
    placing_first,
    skip_until_asked,
)
from browser.kit import put_on_table as put_on_map
from browser.playing import PROMPT, click_first, passing_where, play_until
from browser.test_card_page import put_on_table
from browser.test_lcg_page import sit_in_conflict
from browser.test_stage import TOLD_BY_HAND, decide_a_battle

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
ANSWER = "[role=dialog][aria-label='Why not?']"
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


# --- pace ---------------------------------------------------------------------------------------------


def test_what_others_did_is_told_again(page: Page, address: str) -> None:
    page.add_init_script("localStorage.setItem('gorin.pace', 'instant')")
    page.add_init_script(BY_HAND)  # after a choice of one's own there would be nothing to tell
    put_on_table(page, address, fighting)
    again = page.get_by_role("button", name="What happened?")
    asking = "body:not(:has([title^='See again'])) .prompt"
    told_and_asked = page.locator(ASKED).filter(has=again)  # else the others are not done yet
    play_until(
        [page], lambda: told_and_asked.count() > 0, lambda page: click_first(page, *passing_where(asking))
    )
    asked = page.locator(PROMPT).first.inner_text()
    again.click()
    told = page.locator(f"{TELLING}, .deed.held")
    expect(told.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator(PROMPT).first).to_have_text(asked)


def test_on_a_phone_it_is_told_again_from_the_log(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, **TOUCH)
    page.add_init_script(TOLD_BY_HAND)
    page.add_init_script(BY_HAND)
    decide_a_battle(page, address)
    expect(page.locator(TELLING)).to_be_visible()
    skip_until_asked(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="What happened?").click()
    expect(page.locator(f"{TELLING}, .deed.held").first).to_be_visible()
    expect(page.get_by_role("log")).to_have_count(0)
    page.context.close()


def test_the_pace_is_set_and_kept(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    page.get_by_role("tab", name="Table").click()
    pace = page.get_by_label("Show other players' moves")
    expect(pace.locator("option")).to_have_count(3)
    pace.select_option("instant")
    page.reload()
    page.get_by_role("tab", name="Table").click()
    expect(pace).to_have_value("instant")


# --- answers ------------------------------------------------------------------------------------------


def ask_about_a_card(page: Page) -> str:
    """Ask why not about a card; gives the name that stands on it."""
    card = page.locator("[data-ref][data-slug]:visible:has(.name)").last
    name = card.locator(".name").first.inner_text()
    card.click(button="right")
    return " ".join(name.split())


def test_an_answer_says_which_card_it_is_about(chromium: Browser, page: Page, address: str) -> None:
    """On a phone it lies over the card that was asked about."""
    put_on_table(page, address, fighting)
    name = ask_about_a_card(page)
    expect(page.locator(f"{ANSWER} h2")).to_have_text(name)
    other = sit_in_conflict(chromium, address, DESKTOP, "stronghold")
    name = ask_about_a_card(other)
    expect(other.locator(f"{ANSWER} h2")).to_have_text(name)
    other.context.close()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_clans_cards_and_provinces_open_as_what_they_are(
    chromium: Browser, address: str, screen: str
) -> None:
    page = new_page(chromium, PHONE, **TOUCH) if screen == "phone" else new_page(chromium, DESKTOP)
    put_on_map(page, address, 3, serving.played_by_bots(3, 5, placing_first))
    for ref, told in (("seat:1", "Phoenix"), ("province:shadowlands_north", "Shadowlands North")):
        page.locator(f"[data-ref='{ref}']").first.click(force=True)
        expect(page.locator(ANSWER)).to_contain_text(told)
        page.locator(ANSWER).get_by_role("button").last.click()
    page.context.close()


# --- the lobby ----------------------------------------------------------------------------------------


def test_a_clan_is_chosen_in_the_lobby(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_label("Your name at the table").fill("Hana")
    page.get_by_label("Game").select_option(label="Battle for Rokugan")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Clans").select_option("unicorn")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("heuristic")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("main.battle")
    expect(page.locator("[aria-label='Players'] li.me")).to_contain_text("Unicorn")


def test_decks_say_how_they_play_and_a_link_who_can_follow_it(page: Page, address: str) -> None:
    page.goto(address)
    games = page.get_by_label("Game")
    games.select_option(label="Legend of the Five Rings CCG, Celestial Edition")
    page.get_by_label("Deck of seat 1").select_option("lion-shamate-keep")
    expect(page.locator("form p.faint", has_text=re.compile(".{21}")).first).to_be_visible()
    page.get_by_label("Seat 2", exact=True).select_option(label="A friend (by link)")
    page.get_by_label("Your name at the table").fill("Hana")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(WAITING)
    expect(page.locator("main")).to_contain_text("gorin serve --host")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_have_text("Hana (you)")


def test_a_finished_game_is_watched_with_open_hands_at_any_speed(page: Page, address: str) -> None:
    put_on_map(page, address, 3, serving.played_by_bots(3, 7, lambda game: game.over))
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector("[aria-label='Replay']")
    expect(page.get_by_label("Speed").locator("option").nth(2)).to_be_attached()
    eyes = page.locator("select", has_text="all hands open")
    eyes.select_option("all")
    page.get_by_label("Speed").select_option(index=2)
    hands = page.get_by_role("tabpanel", name="Hands")
    expect(hands.get_by_role("region")).to_have_count(3)
    page.get_by_label("Moment").press("End")
    expect(page.locator("[aria-label='Final scores']")).to_be_visible()
    expect(hands.get_by_role("region").get_by_role("button", name="bluff")).to_have_count(3)
    eyes.select_option("")
    expect(page.get_by_role("tab", name="Hands")).to_have_count(0)


def test_at_the_end_everybody_is_shown_with_what_counted(page: Page, address: str) -> None:
    put_on_map(page, address, 3, serving.played_by_bots(3, 7, lambda game: game.over))
    final = page.locator("[aria-label='Final scores'] li b").all_inner_texts()
    shown = page.locator("[aria-label='Players'] .honor").all_inner_texts()
    assert sorted(each.removeprefix("✿ ") for each in shown) == sorted(final)


def test_open_hands_of_a_card_game_are_listed_and_read(page: Page, address: str) -> None:
    put_on_table(page, address, ended)
    winner = page.locator("[role=dialog] h2").inner_text()
    expect(page.locator(".prompt .turn")).to_contain_text(winner.split()[0])
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Seen by").select_option("all")
    hands = page.get_by_role("tabpanel", name="Hands").get_by_role("region")
    expect(hands).to_have_count(2)
    for n in range(2):
        held = int(hands.nth(n).locator("h3 small").inner_text())
        assert held > 0
        expect(hands.nth(n).get_by_role("button")).to_have_count(held)
    card = hands.first.get_by_role("button").first
    card.click()
    expect(page.get_by_role("dialog", name=card.inner_text())).to_be_visible()


ABOVE_THE_BAR = """() => {
    const place = (found) => document.querySelector(found).getBoundingClientRect()
    return place('[role=log]').bottom <= place('[aria-label=Replay]').top
}"""


def test_on_a_phone_the_bar_of_a_replay_hides_nothing_of_the_log(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, **TOUCH)
    put_on_map(page, address, 3, serving.played_by_bots(3, 7, lambda game: game.over))
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(ABOVE_THE_BAR)
    assert page.get_by_role("log").evaluate("(node) => node.offsetHeight > 100")
    page.context.close()


def test_what_is_refused_on_a_phone_is_a_sentence_as_wide_as_it_needs(
    chromium: Browser, address: str
) -> None:
    page = new_page(chromium, PHONE, **TOUCH)
    put_on_map(page, address, 2, serving.played_by_bots(2, 5, placing_first))
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Go back").click()
    told = page.locator("[role=status] p", has_text="You have chosen nothing at this table yet.")
    expect(told).to_be_visible()
    assert told.evaluate("(node) => node.offsetWidth > innerWidth / 2")
    page.context.close()


def test_the_rules_are_read_in_chapters_with_examples_apart(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/battle")
    expect(page.locator("main h2, main h3").nth(5)).to_be_visible()
    expect(page.locator("main details summary", has_text="Examples").first).to_be_visible()
    expect(page.locator("main p.clause[id^='BR-']").nth(100)).to_be_attached()
