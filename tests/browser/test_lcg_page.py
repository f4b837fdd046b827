"""The LCG in a real browser: whole games of people, and what they see of a conflict."""

from __future__ import annotations

import functools
import importlib
import random
import re
from typing import TYPE_CHECKING, Any

import pytest

import gorin
from browser.kit import (
    DESKTOP,
    LONG_PAUSES,
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    come_to,
    expect,
    fits,
    new_page,
    table_for,
    wait_until_at_rest,
)
from browser.lcg_serving import (
    RESULT,
    TOUCH,
    play_eagerly_until,
    play_until_asked,
    play_until_over,
    seat_people,
)
from browser.playing import PROMPT, WHOLE_GAME
from browser.test_stage import (
    LETTERS,
    NEEDS_NO_SCROLLING,
    SCREENS,
    SMALLEST_NAME,
    TOLD_BY_HAND,
    WIDTHS,
)
from gorin import introductions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
MOST_CHOICES = 1500
DECIDING = 32
"""So many choices of the lesson lead to the pass that ends its first conflict."""
FORMATS = {"stronghold": 2, "enlightenment": 3, "team-conquest": 4}


@functools.cache
def fought(format: str) -> dict[str, Any]:
    """The record of a random game in which the first seat may act in a conflict with both sides present."""
    for seed in range(1, 20):
        game = gorin.new("lcg", format=format, seed=seed)
        chance = random.Random(seed)
        for _ in range(MOST_CHOICES):
            view = game.view(0)
            conflict = view["conflict"]
            if view["decision"] and conflict and conflict["attackers"] and conflict["defenders"]:
                return game.record()
            if game.over:
                break
            decision = game.pending[0]
            game.choose(chance.choice(decision.options), seat=decision.seat)
    raise AssertionError("no such moment")


def sit_in_conflict(
    chromium: Browser, address: str, screen: Any, format: str, opened: Page | None = None
) -> Page:
    page = opened or new_page(chromium, screen)
    wish = {"game": "lcg", "seats": [None, *["random"] * (FORMATS[format] - 1)], "name": "Hana"}
    come_to(page, table_for(page, address, {**wish, "record": fought(format)}), "main.lcg")
    return page


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("format", FORMATS)
def test_the_conflict_is_the_centre_of_the_picture(
    chromium: Browser, address: str, screen: str, format: str
) -> None:
    page = sit_in_conflict(chromium, address, SCREENS[screen], format)
    conflict = page.get_by_role("region", name="Conflict")
    told = gorin.replay(fought(format)).view(0)["conflict"]
    expect(conflict.locator(".totals")).to_contain_text(str(told["attack"]))
    expect(conflict.locator(".totals")).to_contain_text(str(told["defense"]))
    expect(conflict.locator(".prospect")).to_contain_text("would")
    fighters = conflict.locator(".character > .slot")
    expect(fighters).to_have_count(len(told["attackers"]) + len(told["defenders"]))
    page.wait_for_function(NEEDS_NO_SCROLLING)
    wait_until_at_rest(page)
    assert min(fighters.evaluate_all(WIDTHS)) >= 100
    names = page.locator(".board .name, .board .strip span, .board .edge span, .hand .name")
    assert min(names.evaluate_all(LETTERS)) >= SMALLEST_NAME
    page.context.close()


def test_rings_tell_what_lies_on_them_and_who_has_them(chromium: Browser, address: str) -> None:
    page = sit_in_conflict(chromium, address, DESKTOP, "enlightenment")
    told = gorin.replay(fought("enlightenment")).view(0)
    rings = page.get_by_role("group", name="Rings").get_by_role("button")
    expect(rings).to_have_count(len(told["rings"]))
    contested = page.locator(".ring.contested")
    expect(contested).to_have_attribute("data-ref", told["conflict"]["ring"])
    for ring in told["rings"]:
        button = page.locator(f"[data-ref='{ring['id']}']")
        whose = "claimed by" if ring["holder"] is not None else ring["state"]
        expect(button).to_have_attribute("aria-label", re.compile(f"{ring['fate']} fate, {whose}"))
    page.context.close()


def test_a_face_down_province_is_known_to_its_owner_only(chromium: Browser, address: str) -> None:
    page = sit_in_conflict(chromium, address, DESKTOP, "stronghold")
    own, other = gorin.replay(fought("stronghold")).view(0)["players"]
    hidden = [place for place in own["provinces"] if not place["revealed"]]
    assert hidden
    assert all(place["card"] for place in hidden)
    for place in hidden:
        expect(page.locator(f"[data-ref='{place['id']}']")).to_contain_text(place["card"]["name"])
    for place in other["provinces"]:
        if not place["revealed"]:
            expect(page.locator(f"[data-ref='{place['id']}']")).to_contain_text("facedown")
    page.context.close()


@functools.cache
def at_peace() -> dict[str, Any]:
    """A dynasty phase, with two cards under the first seat's stronghold province: one of them all know."""
    game, chance = gorin.new("lcg", format="stronghold", seed=4), random.Random(1)
    while game.view(0)["phase"] != "dynasty" or not game.view(0)["decision"]:
        decision = game.pending[0]
        game.choose(chance.choice(decision.options), seat=decision.seat)
    position = game.position()
    known, secret = {"card": "forgotten-library"}, {"card": "imperial-storehouse"}
    position["players"][0]["stronghold_province"]["under"] = [
        {**known, "known_to": [0, 1]},
        {**secret, "known_to": [0]},
    ]
    return dict(position)


def sit_at_peace(chromium: Browser, address: str, screen: Any, seat: int = 0) -> Page:
    page = new_page(chromium, screen, **(TOUCH if screen == PHONE else {}))
    seats = ["random" if number != seat else None for number in range(2)]
    wish = {"game": "lcg", "seats": seats, "name": "Hana", "position": at_peace()}
    come_to(page, table_for(page, address, wish), "main.lcg")
    return page


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_under_a_province_are_counted_and_named_to_who_knows_them(
    chromium: Browser, address: str, screen: Any
) -> None:
    page = sit_at_peace(chromium, address, screen)
    under = page.locator(".near").get_by_role("button", name="Under Crane's stronghold province")
    expect(under).to_contain_text("2 under it")
    expect(under).to_have_attribute("title", "Under it: Forgotten Library, Imperial Storehouse")
    under.click()
    pile = page.get_by_role("dialog", name="Under Crane's stronghold province")
    expect(pile.locator(".name")).to_have_text(["Forgotten Library", "Imperial Storehouse"])
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
    page.context.close()


def test_what_lies_under_a_province_is_no_secret_that_leaks(chromium: Browser, address: str) -> None:
    page = sit_at_peace(chromium, address, DESKTOP, seat=1)
    under = page.get_by_role("button", name="Under Crane's stronghold province")
    expect(under).to_contain_text("2 under it")
    expect(under).to_have_attribute("title", "Under it: Forgotten Library, 1 unknown")
    under.click()
    pile = page.get_by_role("dialog", name="Under Crane's stronghold province")
    expect(pile.locator(".name")).to_have_text(["Forgotten Library"])
    expect(pile).to_contain_text("1 more unknown")
    page.context.close()


CUT = """(names) => {
    const isCut = (name) =>
        name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2
    return names.filter(isCut).map((name) => name.innerText)
}"""


@pytest.mark.parametrize("format", ["stronghold", "enlightenment"])
def test_on_a_small_screen_names_can_be_read(chromium: Browser, address: str, format: str) -> None:
    page = sit_at_peace(chromium, address, DESKTOP)
    wait_until_at_rest(page)
    assert page.locator(".near .edge span").evaluate_all(CUT) == [], "of one's own provinces all of them"
    page.context.close()
    page = sit_in_conflict(chromium, address, DESKTOP, format)
    page.wait_for_function(NEEDS_NO_SCROLLING)
    titles = page.locator("button.strip span").evaluate_all("(names) => names.map((name) => name.title)")
    assert titles and all(titles), "and the rest is told in full to who points at it"
    page.context.close()


AT_THE_TOP = """() => {
    const topOf = (part) => document.querySelector(part).getBoundingClientRect().top
    return Math.abs(topOf('.front') - topOf('.board')) < 2
}"""


def test_on_a_phone_the_conflict_comes_into_sight(chromium: Browser, address: str) -> None:
    page = sit_in_conflict(chromium, address, PHONE, "team-conquest")
    expect(page.locator(".totals")).to_be_in_viewport()
    page.wait_for_function(AT_THE_TOP)
    expect(page.locator(".panel.turn")).to_be_in_viewport()
    assert fits(page)
    page.context.close()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(chromium: Browser, address: str, screen: Any) -> None:
    axe = importlib.import_module("axe_playwright_python.sync_playwright").Axe()
    found = {}
    for format in FORMATS:
        page = sit_in_conflict(chromium, address, screen, format)
        violations = axe.run(page).response["violations"]
        found[format] = [each["id"] for each in violations if each["impact"] in ("serious", "critical")]
        page.context.close()
    assert {format: grave for format, grave in found.items() if grave} == {}


# --- sitting down -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("format", "seats"), [("", 2), *FORMATS.items()])
def test_a_format_decides_how_many_sit_there(page: Page, address: str, format: str, seats: int) -> None:
    page.goto(address)
    page.get_by_label("Game").select_option(label="Legend of the Five Rings: The Card Game")
    if format:
        page.get_by_label("Format").select_option(format)
    expect(page.get_by_role("listitem").locator("select[aria-label^='Seat ']")).to_have_count(seats - 1)
    if format == "enlightenment":
        page.get_by_text("Variants").click()
        page.get_by_label("Treaties").select_option(label="none")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main.lcg .plate")).to_have_count(seats)
    expect(page.get_by_role("tab", name="Treaties")).to_have_count(0)


# --- moments ----------------------------------------------------------------------------------------


def test_a_conflict_is_summed_up_before_the_next_question(chromium: Browser, address: str) -> None:
    """The totals first, then who has won; then what was broken. Only then the player is asked again."""
    page = new_page(chromium, DESKTOP)
    page.add_init_script(TOLD_BY_HAND)
    page.add_init_script(LONG_PAUSES)
    record = introductions.find("lcg").record
    wish = {"game": "lcg", "seats": [None, "random"], "name": "Hana"}
    decided = {**record, "choices": record["choices"][:DECIDING]}
    page.goto(table_for(page, address, {**wish, "record": decided}))
    page.locator(".prompt [data-option=pass]").click()
    telling = page.locator("[aria-label='What happens']")
    expect(telling).to_contain_text("Conflict")
    expect(telling.locator(".side b")).to_have_text(["11", "0"])
    expect(page.locator(".prompt [data-option]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(telling.locator(".result.decided")).to_have_text("Lion wins the conflict.")
    page.keyboard.press("ArrowRight")
    expect(page.locator(PROMPT).first).to_contain_text("React?")
    page.locator(".prompt [data-option=pass]").click()
    expect(telling).to_contain_text("Crane's second province breaks")
    page.context.close()


# --- whole games: the second person sits at a phone -------------------------------------------------


@WHOLE_GAME
def test_two_people_play_a_whole_stronghold_game(chromium: Browser, address: str) -> None:
    pages = seat_people(chromium, address, [DESKTOP, PHONE], [], "stronghold")
    play_until_over(pages)
    for page in pages:
        expect(page.locator(RESULT)).to_contain_text("wins")
        page.context.close()


@WHOLE_GAME
def test_two_people_and_two_bots_play_team_conquest(chromium: Browser, address: str) -> None:
    pages = seat_people(chromium, address, [DESKTOP, PHONE], ["random", "random"], "team-conquest")
    play_until_over(pages)
    for page in pages:
        expect(page.locator(RESULT).get_by_role("listitem")).to_have_count(4)
        page.context.close()


@WHOLE_GAME
def test_two_people_make_a_treaty_and_break_it_in_a_game_of_enlightenment(
    chromium: Browser, address: str
) -> None:
    """A bot is the third; who has promised to bid little bids all."""
    pages = seat_people(chromium, address, [DESKTOP, PHONE], ["random"], "enlightenment")
    one, other = pages
    play_until_asked(pages, "Play a card, use an action")
    for answer in (
        "Offer",
        "bids at most 2 for cards",
        "bids at most 2 for cards",
        "for the rest",
        "Stake 2 honor",
    ):
        one.locator(f".options {OPTION}", has_text=answer).first.click()
    expect(other.locator(PROMPT).first).to_contain_text("offers a treaty")
    other.get_by_role("button", name="Agree").last.click()  # under the question, or in a sheet over it
    names = [page.locator(".near .who b").inner_text() for page in pages]
    bound = one.locator(".near .bound", has_text=f"treaty with {names[1]}")  # the bot makes treaties, too
    expect(bound).to_be_visible()
    for page in pages:
        page.get_by_role("tab", name="Treaties").click()
        treaty = page.get_by_role("region", name="Treaties").locator("article", has_text=" and ".join(names))
        promises = [f"{name} bids at most 2 for cards." for name in names]
        expect(treaty.get_by_role("listitem")).to_have_text(promises)
    play_until_asked(pages, "Bid how much honor for cards?")
    honor = int(one.locator(".near .honor dd").inner_text())
    one.locator(f".options {OPTION}", has_text="Bid 5").click()
    play_eagerly_until(pages, lambda: bound.count() == 0)
    assert int(one.locator(".near .honor dd").inner_text()) < honor
    one.get_by_role("tab", name="Log").click()
    expect(one.get_by_role("log")).to_contain_text("breaks the treaty with")
    play_until_over(pages)
    for page in pages:
        expect(page.locator(RESULT).get_by_role("listitem")).to_have_count(3)
        page.context.close()


def offered(game: gorin.Game) -> bool:
    decision = game.pending[0]
    return decision.seat == 0 and decision.takes_words


def test_a_promise_is_made_in_words_of_ones_own(page: Page, address: str) -> None:
    game, chance = gorin.new("lcg", format="enlightenment", seed=1), random.Random(1)
    while not offered(game):
        game.choose(chance.choice(game.pending[0].options), game.pending[0].seat)
    wish = {"game": "lcg", "seats": [None, "random", "random"], "name": "Hana", "record": game.record()}
    page.goto(table_for(page, address, wish))
    promise = "I leave your mountain alone to the end of time."
    page.get_by_label("In your own words").fill(promise)
    page.get_by_role("button", name="Say it").click()
    game.choose(f"say:{promise}", 0)
    assert game.pending[0].prompt.endswith("promise?")
    expect(page.locator(PROMPT).first).to_have_text(game.pending[0].prompt)
