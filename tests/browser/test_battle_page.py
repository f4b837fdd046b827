"""The page in a real browser, with the real server behind it (docs/protocol.md)."""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from browser import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

REQUIRED = os.environ.get("GORIN_REQUIRE_BROWSER") == "1"
PLAYWRIGHT = "playwright.sync_api"
NOT_INSTALLED = "NO BROWSER TESTS: Playwright for Python is not installed"
if REQUIRED:
    expect = importlib.import_module(PLAYWRIGHT).expect
else:
    expect = pytest.importorskip(PLAYWRIGHT, reason=NOT_INSTALLED).expect

MISSING = serving.why_no_browser()
if MISSING and REQUIRED:
    pytest.fail(f"GORIN_REQUIRE_BROWSER=1, but {MISSING}", pytrace=False)
pytestmark = [
    pytest.mark.skipif(MISSING is not None, reason=f"NO BROWSER TESTS: {MISSING}"),
    # Playwright's event loop and uvicorn's thread outlive a test by a moment.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
]

TRAY = "[aria-label='Behind your screen']"
OPTION = "button[data-option]:not([disabled])"
MOST_CHOICES = 400


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving.server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with serving.browser() as opened:
        yield opened


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    with_faults = new_page(chromium, {"width": 1280, "height": 800})
    yield with_faults
    with_faults.context.close()


def new_page(chromium: Browser, viewport: Any, **options: Any) -> Page:
    """A browser of its own: cookies and storage are not shared. Any error on the page fails the test."""
    context: BrowserContext = chromium.new_context(viewport=viewport, reduced_motion="reduce", **options)
    page = context.new_page()

    def fail(error: Any) -> None:
        raise AssertionError(f"an error on the page: {error}")

    page.on("pageerror", fail)
    return page


def open_from_lobby(page: Page, address: str, seats: int, second: str = "heuristic") -> str:
    """Fill in the lobby's form as a person would; gives the table's address."""
    page.goto(address)
    page.get_by_label("Your name at the table").fill("Hana")
    page.get_by_label("Seats").select_option(str(seats))
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option(second)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("main.battle")
    return page.url


def put_on_table(page: Page, address: str, seats: int, record: dict[str, Any]) -> None:
    """Sit down at a table that stands at a moment of a game."""
    page.goto(address)
    page.wait_for_selector("text=New table")
    wish = {"game": "battle", "seats": [None, *["heuristic"] * (seats - 1)], "name": "Hana", "record": record}
    made = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(a => a.json())", wish
    )
    page.goto(f"{address}/table/{made['table']}")
    page.wait_for_selector("main.battle")


def choose_until_over(page: Page) -> int:
    """Take the first visible option again and again; says how many were taken."""
    for made in range(MOST_CHOICES):
        page.wait_for_selector(f"{OPTION}, [aria-label='Final scoring']")
        if page.locator("[aria-label='Final scoring']").count():
            return made
        prompt = page.locator(".prompt").first.inner_text()
        options = page.locator(f".options {OPTION}")
        (options.first if options.count() else page.locator(OPTION).first).click()
        page.wait_for_function(
            """([before, option]) =>
                document.querySelector('[aria-label="Final scoring"]') ||
                document.querySelector('.prompt')?.innerText !== before ||
                document.querySelector(option)""",
            arg=[prompt, OPTION],
        )
    raise AssertionError(f"no end after {MOST_CHOICES} choices")


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_from_the_lobby_to_the_result(page: Page, address: str, seats: int) -> None:
    open_from_lobby(page, address, seats)
    assert choose_until_over(page) > 20
    scoring = page.get_by_role("dialog", name="Final scoring")
    expect(scoring).to_contain_text("honor")
    assert scoring.get_by_role("listitem").count() == seats
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("Is the chance fair?")).to_be_visible()
    expect(page.get_by_text("Save the record")).to_be_visible()


def test_every_choice_is_on_the_thing_itself(page: Page, address: str) -> None:
    open_from_lobby(page, address, seats=2)
    page.locator(f"{TRAY} [data-ref^='objective:'].open").first.click()
    expect(page.locator(".prompt strong").first).to_have_text("Which province do you start in?")
    page.locator("path.land.open").first.click(force=True)
    expect(page.locator(".control").first).to_be_attached()


def test_a_token_is_placed_by_clicking_and_taken_back_by_a_key(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    token = page.locator(f"{TRAY} [data-ref^='hand:'].open").first
    token.click()
    expect(page.locator(".prompt strong").first).to_contain_text("go")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt strong").first).to_contain_text("Place a token")
    page.keyboard.press("1")
    expect(page.locator(".prompt strong").first).to_contain_text("go")


def placing_first(game: Any) -> bool:
    view = game.view(0)
    return bool(view["decision"]) and view["decision"]["prompt"].startswith("Place a token")


def test_why_not_is_answered_with_a_rule(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    page.keyboard.press("?")
    page.locator("[data-ref='province:islands_east']").click(position={"x": 12, "y": 60}, force=True)
    dialog = page.get_by_role("dialog", name="Why not?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def two_at_a_table(chromium: Browser, address: str) -> tuple[list[Page], list[list[str]]]:
    """Two browsers that sit at one table by its link, and what the server sends to each."""
    pages = [new_page(chromium, {"width": 1280, "height": 800}) for _ in range(2)]
    frames: list[list[str]] = [[], []]
    for page, heard in zip(pages, frames, strict=True):
        listen(page, heard)
    link = open_from_lobby(pages[0], address, seats=2, second="")
    expect(pages[0].get_by_label("Invite link")).to_have_value(link)
    pages[1].goto(link)
    pages[1].get_by_label("Your name").fill("Ren")
    pages[1].get_by_role("button", name="Take a seat").click()
    for page in pages:
        page.locator(f"{TRAY} [data-ref^='objective:'].open").first.click()
    return pages, frames


def test_two_browsers_see_only_their_own_hands(chromium: Browser, address: str) -> None:
    """The server sends nothing of the other's hand, pool or objective: so the page cannot show it."""
    pages, frames = two_at_a_table(chromium, address)
    placing = play_until_placing(pages)
    assert placing.locator(f"{TRAY} [data-ref^='hand:']").count() > 1
    for seat, page in enumerate(pages):
        foreign = [player for player in players_told(frames[seat]) if player["seat"] != seat]
        assert foreign
        for player in foreign:
            assert not {"hand", "pool", "objective", "dealt_objectives"} & player.keys()
        page.context.close()


def test_going_back_needs_consent(chromium: Browser, address: str) -> None:
    pages, _ = two_at_a_table(chromium, address)
    chooser = play_until_placing(pages)
    other = next(page for page in pages if page is not chooser)
    chooser.locator(f"{TRAY} [data-ref^='hand:'].open").first.click()
    prompt = chooser.locator(".prompt").first
    expect(prompt).to_contain_text("go")
    asked = prompt.inner_text()
    chooser.locator(f".options {OPTION}").first.click()
    expect(prompt).not_to_contain_text(asked)
    chooser.get_by_role("tab", name="Table").click()
    chooser.get_by_role("button", name="Ask to go back").click()
    expect(chooser.get_by_text("You asked to go back")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(prompt).to_have_text(asked, use_inner_text=True)
    for page in pages:
        page.context.close()


def play_until_placing(pages: list[Page]) -> Page:
    """Let the pages take their first options in turn, until one of them may place a token."""
    for _ in range(MOST_CHOICES):
        for page in pages:
            # The Dragon also pick a token of their hand before, to put it back: that is no placing.
            if page.locator(".prompt", has_text="Place a token").count():
                return page
            option = page.locator(f".options {OPTION}")
            if option.count():
                option.first.click()
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody came to place a token")


def players_told(frames: list[str]) -> list[dict[str, Any]]:
    """The players in every view and every change that came over the wire."""
    told: list[dict[str, Any]] = []
    for message in map(json.loads, frames):
        if message["type"] == "all":
            told += message["view"]["players"]
        elif message["type"] == "news":
            told += [player for path, *value in message["view"] if path == ["players"] for player in value[0]]
    return told


def listen(page: Page, heard: list[str]) -> None:
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    page.locator(f"{TRAY} [data-ref^='hand:'].open").first.click()
    prompt = page.locator(".prompt strong").first
    expect(prompt).to_contain_text("go")
    said = prompt.inner_text()
    options = page.locator(".options button[data-option]").all_inner_texts()
    page.reload()
    expect(prompt).to_have_text(said)
    assert page.locator(".options button[data-option]").all_inner_texts() == options
    page.goto(address)
    page.get_by_role("region", name="Your tables").get_by_role("button", name="Resume").first.click()
    expect(prompt).to_have_text(said)


def test_phone_size_by_touch(chromium: Browser, address: str) -> None:
    page = new_page(chromium, {"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"{TRAY} [data-ref^='hand:'].open").first.tap()
    expect(page.locator(".prompt strong").first).to_contain_text("go")
    page.get_by_role("tab", name="Choices").tap()
    page.locator(f"[role=tabpanel] {OPTION}").first.tap()
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("log", name="What has happened")).to_contain_text("places a token")
    page.context.close()


def test_the_rules_browser_opens_at_a_clause(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/battle#BR-RAD-03")
    expect(page.locator("#BR-RAD-03")).to_be_in_viewport()
    expect(page.locator("#BR-RAD-03.target")).to_be_visible()
    page.get_by_label("Search the rules").fill("br-rad")
    expect(page.get_by_role("status")).to_have_text("6 clauses")


def test_a_spectator_sees_no_hand(chromium: Browser, page: Page, address: str) -> None:
    link = open_from_lobby(page, address, seats=2)
    watcher = new_page(chromium, {"width": 1280, "height": 800})
    watcher.goto(link)
    watcher.wait_for_selector("main.battle")
    expect(watcher.locator(TRAY)).to_have_count(0)
    expect(watcher.locator(OPTION)).to_have_count(0)
    watcher.context.close()


def test_undo_chat_and_the_bot_that_sits_in(page: Page, address: str) -> None:
    put_on_table(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    page.locator(f"{TRAY} [data-ref^='hand:'].open").first.click()
    expect(page.locator(".prompt strong").first).to_contain_text("go")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Ask to go back").click()
    expect(page.locator(".prompt strong").first).to_contain_text("Place a token")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good evening")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hana Good evening")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible(timeout=60_000)


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
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(OPTION).first).to_be_visible()


SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_on_any_page(chromium: Browser, address: str, size: str):
    axe = importlib.import_module("axe_playwright_python.sync_playwright").Axe()
    page = new_page(chromium, SIZES[size])
    page.goto(address)
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    found = {"lobby": axe.run(page)}
    open_from_lobby(page, address, 3)
    page.locator(OPTION).first.wait_for(state="attached")
    found["table"] = axe.run(page)
    page.goto(f"{address}/rules/battle#BR-RAD-03")
    page.wait_for_selector(".target")
    found["rules"] = axe.run(page)
    page.context.close()
    grave = {
        name: [v["id"] for v in results.response["violations"] if v["impact"] in ("serious", "critical")]
        for name, results in found.items()
    }
    assert grave == {"lobby": [], "table": [], "rules": []}
