"""Records and positions leave the page as files and come back as tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import gorin
from browser import serving
from browser.kit import NEEDS_BROWSER, OPTION, expect, placing_first, put_on_table
from browser.playing import PROMPT

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = NEEDS_BROWSER
MOMENT = 60


def finished() -> dict[str, Any]:
    return serving.played_by_bots(3, 7, lambda game: game.over)


def saved(page: Page, link: str, folder: Path) -> Path:
    """Click a link that saves a file; where the file is."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name=link).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def file_form(page: Page, address: str, path: Path) -> Locator:
    """The lobby with a file chosen."""
    page.goto(address)
    page.get_by_label("A recording or a saved position").set_input_files(path)
    return page.locator("form", has_text="Open a file")


def test_a_record_is_saved_and_opened_again(page: Page, address: str, tmp_path: Path) -> None:
    record = finished()
    put_on_table(page, address, 3, record)
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Table").click()
    path = saved(page, "Save the record", tmp_path)
    assert json.loads(path.read_text()) == record
    form = file_form(page, address, path)
    expect(form).to_contain_text(
        f"A record of Battle for Rokugan, 3 seats, {len(record['choices'])} choices."
    )
    form.get_by_role("button", name="Open it as a new table").click()
    expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible()


def test_a_record_is_played_on_from_a_moment(page: Page, address: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = serving.played_by_bots(3, 7, placing_first)
    choices = len(record["choices"])
    path.write_text(json.dumps({**record, "choices": [*record["choices"], [0, "place:bluff"]]}))
    form = file_form(page, address, path)
    form.get_by_role("slider").fill(str(choices))
    expect(form).to_contain_text(f"After {choices} choices")
    form.get_by_role("button", name="Open it as a new table").click()
    expect(page.locator(PROMPT).first).to_contain_text("Place a token")


def test_a_position_is_saved_from_a_replay_and_opened(page: Page, address: str, tmp_path: Path) -> None:
    record = finished()
    put_on_table(page, address, 3, record)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_label("Moment").fill(str(MOMENT))
    expect(page.locator(".count")).to_contain_text(f"{MOMENT} /")
    path = saved(page, "Save position", tmp_path)
    then = gorin.replay({**record, "choices": record["choices"][:MOMENT]})
    again = gorin.setup("battle", json.loads(path.read_text()))
    assert [again.view(seat) for seat in range(3)] == [then.view(seat) for seat in range(3)]
    form = file_form(page, address, path)
    expect(form).to_contain_text("A position of Battle for Rokugan, 3 seats.")
    form.get_by_label("Your seat").select_option(f"seat {then.pending[0].seat + 1}")
    form.get_by_role("button", name="Open it as a new table").click()
    expect(page.locator(OPTION).first).to_be_visible()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("not a game", "not a saved game file"),
        ('{"cards": 40}', "neither the record of a game nor a saved position"),
        ('{"game": "battle", "players": [{"clan": "crab"}]}', "2 to 5 players"),
        (
            '{"gorin": 1, "kind": "record", "game": "battle", "setup": {"seats": 2}, "seed": 1, '
            '"choices": [[0, "fly"]]}',
            "choice 1 of this record cannot be made",
        ),
    ],
)
def test_a_file_that_cannot_be_played_is_refused_with_a_sentence(
    page: Page, address: str, tmp_path: Path, content: str, reason: str
) -> None:
    path = tmp_path / "strange.json"
    path.write_text(content)
    form = file_form(page, address, path)
    button = form.get_by_role("button", name="Open it as a new table")
    alert = form.get_by_role("alert")
    expect(button.or_(alert)).to_be_visible()
    if button.is_visible():
        button.click()
    expect(alert).to_contain_text(reason)
    expect(page).to_have_url(f"{address}/")
