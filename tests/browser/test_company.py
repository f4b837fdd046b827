"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import gorin
from browser.kit import (
    DESKTOP,
    NEEDS_BROWSER,
    OPTION,
    TRAY,
    WHOLE_GAME_OF_BOTS,
    expect,
    new_page,
    open_from_lobby,
    play_until_placing,
    stop_time,
    table_for,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
AWAY = 10
"""The shortest absence that a table can be opened with, in seconds."""


def two_at_a_table(chromium: Browser, address: str) -> tuple[list[Page], list[list[str]]]:
    """Two browsers that sit at one table by its link, and what the server sends to each."""
    pages = [new_page(chromium, DESKTOP) for _ in range(2)]
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
    expect(placing.locator(f"{TRAY} [data-ref^='hand:']").nth(1)).to_be_visible()
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
    expect(prompt).to_contain_text("where?")
    asked = prompt.inner_text()
    chooser.locator(f".options {OPTION}").first.click()
    expect(prompt).not_to_have_text(asked, use_inner_text=True)
    chooser.get_by_role("tab", name="Table").click()
    chooser.get_by_role("button", name="Ask to undo").click()
    expect(chooser.get_by_text("You asked to undo your last choice")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(prompt).to_have_text(asked, use_inner_text=True)
    for page in pages:
        page.context.close()


def test_a_spectator_sees_no_hand(chromium: Browser, page: Page, address: str) -> None:
    link = open_from_lobby(page, address, seats=2)
    watcher = new_page(chromium, DESKTOP)
    watcher.goto(link)
    watcher.wait_for_selector("main.battle")
    expect(watcher.locator(TRAY)).to_have_count(0)
    expect(watcher.locator(OPTION)).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("1 person is watching.")).to_be_visible()
    watcher.context.close()
    expect(page.get_by_text("1 person is watching.")).to_have_count(0)


def test_somebody_is_not_heard_any_more(chromium: Browser, address: str) -> None:
    pages, _ = two_at_a_table(chromium, address)
    for page in pages:
        page.get_by_role("tab", name="Chat").click()
    hana, ren = pages
    ren.get_by_role("button", name="Good luck!").click()
    heard = hana.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("Ren Good luck!")
    hana.get_by_role("button", name="Ren", exact=True).click()
    expect(heard).to_have_text("Nobody has said anything yet.")
    hana.reload()
    hana.get_by_role("tab", name="Chat").click()
    expect(heard).to_have_text("Nobody has said anything yet.")
    hana.get_by_role("button", name="Ren", exact=True).click()
    expect(heard).to_contain_text("Ren Good luck!")
    for page in pages:
        page.context.close()


def players_told(frames: list[str]) -> list[dict[str, Any]]:
    """The players in every view and every change that came over the wire."""
    told: list[dict[str, Any]] = []
    for message in map(json.loads, frames):
        if message["type"] == "snapshot" and message["view"] is not None:
            told += message["view"]["players"]
        elif message["type"] == "delta":
            told += [player for path, *value in message["view"] if path == ["players"] for player in value[0]]
    return told


def listen(page: Page, heard: list[str]) -> None:
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))


def test_a_rematch_takes_everybody_along(chromium: Browser, address: str) -> None:
    pages, _ = two_at_a_table(chromium, address)
    first = pages[0].url
    for page in pages:
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Let a bot play for me").click()
    scorings = [page.get_by_role("dialog", name="Final scoring") for page in pages]
    expect(scorings[0]).to_be_visible(timeout=WHOLE_GAME_OF_BOTS)
    scorings[0].get_by_role("button", name="Rematch").click()
    expect(scorings[1].get_by_role("button", name="Join the rematch")).to_be_visible()
    scorings[1].get_by_role("button", name="Join the rematch").click()
    for page in pages:
        expect(page.locator(OPTION).first).to_be_visible()
        expect(page.get_by_role("region", name="Waiting for players")).to_have_count(0)
    assert pages[0].url == pages[1].url != first
    for page in pages:
        page.context.close()


def test_every_browser_adds_to_the_seed_and_checks_it_at_the_end(chromium: Browser, address: str) -> None:
    pages, _ = two_at_a_table(chromium, address)
    for page in pages:
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Let a bot play for me").click()
    for page in pages:
        expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible(timeout=WHOLE_GAME_OF_BOTS)
        page.get_by_role("button", name="Look at the board").click()
        page.get_by_role("tab", name="Table").click()
        page.get_by_text("Is the luck fair?").click()
        expect(page.get_by_text("2 players' browsers added to it")).to_be_visible()
        expect(page.get_by_text("Your browser has checked it")).to_be_visible()
        page.context.close()


def test_who_is_invited_is_told_to_what(chromium: Browser, page: Page, address: str) -> None:
    """Which game, how it is played, against whom and in how much time: before taking a seat."""
    war = {"game": "war-of-honor", "options": {"victory": "wartime"}, "seats": [None, None, "heuristic"]}
    clock = {"kind": "chess", "seconds": 900, "extra": 10}
    link = table_for(page, address, {**war, "clock": clock, "name": "Hana", "title": "Evening"})
    guest = new_page(chromium, DESKTOP)
    guest.goto(link)
    told = guest.get_by_role("region", name="Waiting for players")
    expect(told).to_contain_text("War of Honor")
    expect(told).to_contain_text("Wartime")
    expect(told).to_contain_text("15 minutes each, 10 seconds more per choice")
    expect(told).to_contain_text("3, 1 free")
    expect(told.get_by_role("listitem")).to_have_text(["Hana", "free", "Bot (Intermediate)"])
    expect(told.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/war-of-honor")
    expect(told.get_by_role("link", name="Learn it")).to_have_attribute("href", "/introduction/war-of-honor")
    guest.context.close()


def test_who_is_invited_is_offered_decks_that_can_be_played(
    chromium: Browser, page: Page, address: str
) -> None:
    """A deck of another format would be refused."""
    wish = {"game": "lcg", "options": {"format": "skirmish"}, "seats": [None, None], "name": "Hana"}
    link = table_for(page, address, wish)
    guest = new_page(chromium, DESKTOP)
    guest.goto(link)
    told = guest.get_by_role("region", name="Waiting for players")
    expect(told).to_contain_text("The Card Game, Skirmish")
    decks = guest.get_by_label("Your deck", exact=True).locator("optgroup option")
    expect(decks.first).to_be_attached()
    names = decks.evaluate_all("all => all.map(each => each.value)")
    assert {name.endswith("-skirmish") for name in names} == {True}
    guest.goto(address)
    others = guest.get_by_role("region", name="Other tables")
    listed = others.locator("li", has=guest.locator(f"a[href='{link.removeprefix(address)}']"))
    expect(listed).to_contain_text("The Card Game, Skirmish")
    guest.context.close()


def test_a_table_says_that_it_was_set_up_from_a_position(chromium: Browser, page: Page, address: str) -> None:
    position = gorin.new("battle", seats=2, seed=3).position()
    link = table_for(page, address, {"seats": [None, None], "name": "Hana", "position": position})
    other = new_page(chromium, DESKTOP)
    other.goto(address)
    listed = other.get_by_role("region", name="Other tables").locator(
        "li", has=other.locator(f"a[href='{link.removeprefix(address)}']")
    )
    expect(listed).to_contain_text("set up from a position")
    other.goto(link)
    expect(other.get_by_role("region", name="Waiting for players")).to_contain_text("continues a position")
    other.get_by_role("button", name="Take a seat").click()
    other.get_by_role("tab", name="Table").click()
    expect(other.get_by_text("Set up from a position")).to_be_visible()
    other.context.close()


def test_a_bot_goes_on_for_a_player_who_is_gone(chromium: Browser, page: Page, address: str) -> None:
    wish = {"game": "battle", "seats": [None, None], "name": "Hana", "absence": AWAY}
    link = table_for(page, address, wish)
    stop_time(page)  # else he may be away for so long that nobody says so any more
    page.goto(link)
    other = new_page(chromium, DESKTOP)
    other.goto(link)
    other.get_by_label("Your name").fill("Ren")
    other.get_by_role("button", name="Take a seat").click()
    expect(other.locator(OPTION).first).to_be_visible()
    other.context.close()
    expect(page.get_by_text("Ren is away.")).to_be_visible()
    page.clock.resume()
    page.get_by_role("button", name="Ren is away: let a bot take over").click()
    expect(page.get_by_text("Ren is away")).to_have_count(0)


def test_a_seat_is_given_up_before_the_game_begins(chromium: Browser, page: Page, address: str) -> None:
    link = open_from_lobby(page, address, seats=3, second="")
    other = new_page(chromium, DESKTOP)
    other.goto(link)
    other.get_by_role("button", name="Take a seat").click()
    waiting = page.get_by_role("region", name="Waiting for players")
    expect(waiting.get_by_role("listitem").nth(1)).to_have_text("Guest")
    other.get_by_role("button", name="Leave the table").click()
    expect(waiting.get_by_role("listitem").nth(1)).to_have_text("free")
    other.context.close()
