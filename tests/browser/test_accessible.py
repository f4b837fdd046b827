"""Axe looks at every page."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import pytest

from browser import serving
from browser.kit import (
    DESKTOP,
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    new_page,
    open_from_lobby,
    put_on_table,
    wait_until_at_rest,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = NEEDS_BROWSER
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_on_any_page(chromium: Browser, address: str, size: str) -> None:
    axe = importlib.import_module("axe_playwright_python.sync_playwright").Axe()
    page = new_page(chromium, SIZES[size])
    found: dict[str, list[str]] = {}

    def look(name: str, path: str, sign: str) -> None:
        page.goto(f"{address}{path}")
        page.wait_for_selector(sign, state="attached")
        wait_until_at_rest(page)
        violations = axe.run(page).response["violations"]
        found[name] = [v["id"] for v in violations if v["impact"] in ("serious", "critical")]

    running = open_from_lobby(page, address, 3).removeprefix(address)
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, lambda game: game.over))
    ended = page.url.removeprefix(address)
    look("lobby", "/", "text=Open a file")
    look("table", running, OPTION)
    look("table in words", f"{running}?plain", OPTION)
    look("final scoring", ended, "[aria-label='Final scoring']")
    look("replay", ended.replace("/table/", "/replay/"), "[aria-label='Replay']")
    look("introduction", "/introduction/battle", "[aria-label='Introduction']")
    look("rules", "/rules/battle#BR-RAD-03", ".target")
    page.context.close()
    assert {name: grave for name, grave in found.items() if grave} == {}
