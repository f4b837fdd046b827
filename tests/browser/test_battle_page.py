"""The table of Battle for Rokugan in a real browser, with the real server behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser import serving
from browser.kit import (
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    SECOND_DIGIT,
    TRAY,
    WHOLE_GAME_OF_BOTS,
    choices_of,
    choose_until_over,
    expect,
    fits,
    new_page,
    open_from_lobby,
    placing_first,
    put_on_table,
    stop_time,
)
from browser.playing import PROMPT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_from_the_lobby_to_the_result(page: Page, address: str, seats: int) -> None:
    open_from_lobby(page, address, seats)
    assert choose_until_over(page) > 20
    scoring = page.get_by_role("dialog", name="Final scoring")
    expect(scoring).to_contain_text("honor")
    expect(scoring.get_by_role("listitem")).to_have_count(seats)
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("Is the luck fair?")).to_be_visible()
    expect(page.get_by_text("Save the record")).to_be_visible()


def test_every_choice_is_on_the_thing_itself(page: Page, address: str) -> None:
    open_from_lobby(page, address, seats=2)
    page.locator(f"{TRAY} [data-ref^='objective:'].open").first.click()
    expect(page.locator(PROMPT).first).to_have_text("Start in which province?")
    page.locator("path.land.open").first.click(force=True)
    expect(page.locator(".control").first).to_be_attached()


def test_a_token_is_placed_by_clicking_and_taken_back_by_a_key(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    token = page.locator(f"{TRAY} [data-ref^='hand:'].open").first
    token.click()
    expect(page.locator(PROMPT).first).to_contain_text("where?")
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT).first).to_contain_text("Place a token")
    page.keyboard.press("1")
    expect(page.locator(PROMPT).first).to_contain_text("where?")


OF_TEN = ".prompt .options [data-option]"


def ten_to_choose_from(game: Any) -> bool:
    """The first seat has as many options as need a second digit, for the last of them only."""
    decision = game.view(0)["decision"]
    options = decision["options"] if decision else []
    return len({each["label"] for each in options if each["id"] not in ("pass", "done", "back")}) == 10


def choose_from_ten(page: Page, address: str) -> tuple[list[str], list[str]]:
    """Sit down where there are ten options; gives them as they are numbered, and what the page chooses.

    Its time stands still: a second digit never comes too late.
    """
    sent = choices_of(page)
    stop_time(page)
    put_on_table(page, address, 3, serving.played_by_bots(3, 8, ten_to_choose_from))
    options = page.locator(OF_TEN)
    expect(options).to_have_count(10)
    return options.evaluate_all("all => all.map(node => node.dataset.option)"), sent


@pytest.mark.parametrize(("keys", "chosen"), [("1", 0), ("11", 0), ("10", 9), ("5", 4), ("15", 4)])
def test_any_of_ten_options_is_chosen_by_its_number(page: Page, address: str, keys: str, chosen: int) -> None:
    """The digit that was typed last counts where it makes no number with the one before."""
    options, sent = choose_from_ten(page, address)
    page.keyboard.type(keys)
    page.clock.run_for(SECOND_DIGIT)
    expect(page.locator(OF_TEN)).not_to_have_count(10)
    assert [f'"{options[chosen]}"' in frame for frame in sent] == [True]


def test_a_number_that_may_become_longer_is_seen_taken_at_once_or_given_up(page: Page, address: str) -> None:
    options, sent = choose_from_ten(page, address)
    typed = page.locator(".prompt .option.typed")
    page.keyboard.press("1")
    expect(typed).to_have_attribute("data-option", options[0])
    expect(typed).to_contain_text("Enter")
    page.keyboard.press("Escape")
    expect(typed).to_have_count(0)
    assert sent == [], "nothing was taken back either"
    page.keyboard.press("1")
    page.locator(".said").click()
    expect(typed).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(OF_TEN)).not_to_have_count(10)
    assert [options[0] in frame for frame in sent] == [True]


def test_why_not_is_answered_with_a_rule(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    page.keyboard.press("?")
    page.locator("[data-ref='province:islands_east']").click(position={"x": 12, "y": 60}, force=True)
    dialog = page.get_by_role("dialog", name="Why not?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_phone_size_by_touch(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    assert fits(page)
    page.locator(f"{TRAY} [data-ref^='hand:'].open").first.tap()
    expect(page.locator(PROMPT).first).to_contain_text("where?")
    page.get_by_role("tab", name="Choices").tap()
    page.locator(f"[role=tabpanel] {OPTION}").first.tap()
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("log", name="What has happened")).to_contain_text(" places ")
    page.context.close()


def test_the_rules_browser_opens_at_a_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/battle#BR-RAD-03")
    expect(page.locator("#BR-RAD-03")).to_be_in_viewport()
    expect(page.locator("#BR-RAD-03.target")).to_be_visible()
    page.get_by_label("Search the rules").fill("br-rad")
    expect(page.get_by_role("status")).to_have_text("6 clauses")


def test_undo_chat_and_the_bot_that_sits_in(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    page.locator(f"{TRAY} [data-ref^='hand:'].open").first.click()
    expect(page.locator(PROMPT).first).to_contain_text("where?")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Ask to undo").click()
    expect(page.locator(PROMPT).first).to_contain_text("Place a token")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good evening")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hana Good evening")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible(timeout=WHOLE_GAME_OF_BOTS)


def test_a_finished_game_is_watched_again_and_played_on_from_a_moment(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, lambda game: game.over))
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".count")).to_contain_text("0 /")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".count")).to_contain_text("1 /")
    page.get_by_label("Moment").fill("60")
    expect(page.locator(".count")).to_contain_text("60 /")
    expect(page.locator(TRAY)).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(TRAY)).to_be_visible()
    expect(page.locator(OPTION)).to_have_count(0)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(OPTION).first).to_be_visible()
