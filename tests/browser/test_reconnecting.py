"""Reloads, lost connections and a server that is killed: the table is as it was."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser import serving
from browser.kit import NEEDS_BROWSER, OPTION, TOKEN, TRAY, expect, placing_first, put_on_table
from browser.playing import PROMPT

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = NEEDS_BROWSER
LOG = "What has happened"


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    page.locator(f"{TRAY} [data-ref^='hand:'].open").first.click()
    prompt = page.locator(PROMPT).first
    expect(prompt).to_contain_text("where?")
    said = prompt.inner_text()
    options = page.locator(".options button[data-option]").all_inner_texts()
    page.reload()
    expect(prompt).to_have_text(said)
    assert page.locator(".options button[data-option]").all_inner_texts() == options
    page.goto(address)
    page.get_by_role("region", name="Your tables").get_by_role("button", name="Resume").first.click()
    expect(prompt).to_have_text(said)


def test_a_killed_server_comes_back_in_the_middle_of_a_choice(page: Page, tmp_path: Path) -> None:
    with serving.Killable(tmp_path) as server:
        put_on_table(page, server.address, 3, serving.played_by_bots(3, 7, placing_first))
        page.locator(TOKEN).first.click()
        prompt = page.locator(PROMPT).first
        expect(prompt).to_contain_text("where?")
        said, options = prompt.inner_text(), page.locator(".options button[data-option]").all_inner_texts()
        server.kill()
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        expect(prompt).to_have_text(said)
        assert page.locator(".options button[data-option]").all_inner_texts() == options
        page.locator(f".options {OPTION}").first.click()
        expect(page.get_by_role("log", name=LOG)).to_contain_text("places a token")


def test_what_changed_since_the_last_turn_survives_a_reload(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 5, placing_first))
    page.locator(TOKEN).first.click()
    page.locator(f".options {OPTION}").first.click()
    expect(page.locator(PROMPT).first).to_contain_text("Place a token")
    expect(page.get_by_text("since your last choice")).to_be_visible()
    fresh = page.locator(".log p.fresh").all_inner_texts()
    marked = page.locator("[data-ref^='piece:'] .new").count()
    assert any("places a token" in line for line in fresh)
    assert marked == 2  # the tokens of the two others
    page.reload()
    expect(page.get_by_text("since your last choice")).to_be_visible()
    assert page.locator(".log p.fresh").all_inner_texts() == fresh
    assert page.locator("[data-ref^='piece:'] .new").count() == marked


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("table/nosuch", "There is no table 'nosuch'."),
        ("replay/nosuch", "There is no table 'nosuch'."),
        ("nowhere", "There is no page here."),
        ("decks/battle", "Battle for Rokugan is played without decks."),
    ],
)
def test_a_bad_link_says_so_and_leads_back(page: Page, address: str, link: str, told: str) -> None:
    page.goto(f"{address}/{link}")
    expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
