"""The card table in a real browser, with the real server behind it."""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING, Any

import pytest

from browser.card_serving import (
    Moment,
    assigning,
    buying,
    dueling,
    ended,
    fighting,
    looking,
    played_until,
)
from browser.kit import (
    DESKTOP,
    LONG_PAUSES,
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    SECOND_DIGIT,
    WAITING,
    choices_of,
    come_to,
    expect,
    fits,
    new_page,
    stop_time,
    table_for,
    wait_until_at_rest,
)
from browser.playing import PROMPT, WHOLE_GAME, answer_eagerly, play_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = NEEDS_BROWSER
DECKS = ["lion-shamate-keep", "scorpion-law-of-darkness"]
SEEKERS = ["phoenix-temple-of-purity", "crane-seawatch-castle"]
DUELISTS = ["scorpion-law-of-darkness", "crane-seawatch-castle"]
HAND = "[aria-label='Your hand'] [data-ref]"
RESULT = "[aria-label='The result']"
WARLIKE = ("Attack whom", "Assign", "Fight where", "Bring in which", "Pay")
"""How the questions begin of which somebody who only ever attacks takes the first answer."""


def open_from_lobby(page: Page, address: str, bot: str, decks: list[str]) -> str:
    """Fill in the lobby's form as a person would; gives the table's address."""
    page.goto(address)
    page.get_by_label("Your name at the table").fill("Hana")
    games = page.get_by_label("Game")
    games.select_option(label="Legend of the Five Rings CCG, Celestial Edition")
    page.get_by_label("Seat 2", exact=True).select_option(bot)
    for seat, deck in enumerate(decks, 1):
        page.get_by_label(f"Deck of seat {seat}").select_option(deck)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(f"main.cards, {WAITING}")
    return page.url


def put_on_table(
    page: Page, address: str, moment: Moment, decks: list[str] = DECKS, by_itself: bool = False
) -> None:
    """Sit down at a table that stands at a moment of a game."""
    put_record_on_table(page, address, played_until(moment, decks), by_itself)


def put_record_on_table(page: Page, address: str, record: dict[str, Any], by_itself: bool = False) -> None:
    wish = {"game": "celestial", "seats": [None, "random"], "name": "Hana", "record": record}
    come_to(page, table_for(page, address, wish), "main.cards", by_itself)


def pay_by_hand(page: Page) -> None:
    """From the next page on: payments are not made as proposed."""
    page.add_init_script("localStorage.setItem('gorin.payments', 'no')")


def choose_until_over(page: Page) -> int:
    """Click on visible choices as somebody would who only ever attacks; says how many were made."""
    seen = page.locator(RESULT)
    return play_until([page], lambda: seen.count() > 0, lambda page: answer_eagerly(page, WARLIKE))


# --- the table ----------------------------------------------------------------------------------------


@WHOLE_GAME
def test_a_whole_game_from_the_lobby_to_the_result(page: Page, address: str) -> None:
    open_from_lobby(page, address, "beginner", DECKS)
    assert choose_until_over(page) > 20
    result = page.get_by_role("dialog", name="The result")
    expect(result).to_contain_text("Victory")
    expect(result.get_by_role("listitem")).to_have_count(2)
    result.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("Save the record")).to_be_visible()


def test_a_game_is_conceded_by_two_clicks(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.get_by_role("dialog", name="The result")).to_contain_text("Concession")


def test_every_choice_is_on_the_card_itself(page: Page, address: str) -> None:
    pay_by_hand(page)
    put_on_table(page, address, buying)
    expect(page.locator(".options [data-option]").nth(1)).to_be_visible()
    page.locator("[aria-label^='Provinces of Lion'] .slot.open").first.click()
    menu = page.get_by_role("dialog", name="Which of these?")
    expect(menu.or_(page.locator(PROMPT, has_text="Pay"))).to_be_visible()
    if menu.count():
        menu.get_by_role("button").first.click()
    expect(page.locator(PROMPT).first).to_contain_text("Pay")
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT).first).to_contain_text("Bring in which card?")
    page.keyboard.press("1")
    expect(page.locator(PROMPT).first).to_contain_text("Pay")


def test_a_card_is_shown_closely_by_pointer_by_focus_and_by_click(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    card = page.locator(HAND).first
    name = str(card.get_attribute("aria-label")).split(",")[0]
    card.hover()
    look = page.get_by_role("tooltip", name=name)
    expect(look).to_contain_text("Focus")
    page.mouse.move(0, 0)
    expect(look).to_have_count(0)
    page.locator("[aria-label^='Discard'], button.why").first.focus()
    card.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(look).to_be_visible()
    closed = page.locator("[aria-label='Home of Scorpion'] .slot").first
    closed.click()
    dialog = page.get_by_role("dialog", name=str(closed.get_attribute("aria-label")).split(",")[0])
    expect(dialog).to_contain_text("Province strength")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_piles_open(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    page.get_by_role("button", name="Dynasty discard pile of Lion").click()
    pile = page.get_by_role("dialog", name="Lion: Dynasty discard pile")
    expect(pile.locator("[data-ref]").first).to_be_visible()
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_have_count(0)


def test_keys_choose_nothing_under_a_pile_that_is_looked_at(page: Page, address: str) -> None:
    pay_by_hand(page)  # else it is paid for before the question is seen
    sent = choices_of(page)
    stop_time(page)
    put_on_table(page, address, buying)
    asked = page.locator(PROMPT).first.inner_text()
    page.get_by_role("button", name="Dynasty discard pile of Lion").click()
    pile = page.get_by_role("dialog", name="Lion: Dynasty discard pile")
    pile.locator("h2").click()
    for key in ("1", " "):
        page.keyboard.press(key)
    page.clock.run_for(SECOND_DIGIT)
    expect(pile).to_be_visible()
    expect(page.locator(PROMPT).first).to_have_text(asked)
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
    assert sent == []
    page.keyboard.press("1")
    page.clock.run_for(SECOND_DIGIT)
    expect(page.locator(PROMPT).first).to_contain_text("Pay")


def test_space_passes_after_a_card_was_looked_at(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    asked = page.locator(PROMPT).first.inner_text()
    page.locator("[aria-label='Home of Scorpion'] .slot").first.click()
    expect(page.locator(".zoom.pinned")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".zoom.pinned")).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator(PROMPT).first).not_to_have_text(asked)
    expect(page.locator(".zoom.pinned")).to_have_count(0)


def test_a_space_bar_that_is_held_passes_once(page: Page, address: str) -> None:
    sent = choices_of(page)
    put_on_table(page, address, buying)
    asked = page.locator(PROMPT).first.inner_text()
    page.keyboard.down(" ")
    expect(page.locator(PROMPT).first).not_to_have_text(asked)
    expect(page.get_by_role("button", name="Pass").first).to_be_visible()
    passed = len(sent)
    for _ in range(5):
        page.keyboard.down(" ")  # what a keyboard does while a key is held
    page.keyboard.press("Escape")
    assert len(sent) == passed
    page.keyboard.up(" ")


def test_what_is_still_to_come_of_the_own_deck_is_shown_and_of_no_other(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    own = page.get_by_role("button", name="Fate deck of Lion")
    left = int(str(own.get_attribute("aria-label")).rpartition(" ")[2])
    own.click()
    deck = page.get_by_role("dialog", name="Lion: Fate cards still to come")
    assert left > 10
    expect(deck.locator("[data-ref]")).to_have_count(left)
    page.keyboard.press("Escape")
    expect(deck).to_have_count(0)
    expect(page.get_by_role("button", name="Fate deck of Scorpion")).to_be_disabled()


def test_a_line_of_the_log_points_at_its_card(page: Page, address: str) -> None:
    put_on_table(page, address, fighting)
    page.get_by_role("tab", name="Log").click()
    line = page.get_by_role("log").locator("p", has_text=" assigns ").last
    line.hover()
    card = page.locator(".board button.pointed[data-slug]")
    expect(card).to_have_count(1)
    assert str(card.get_attribute("aria-label")).partition(",")[0] in line.inner_text()


def test_a_battle_shows_both_sides_and_their_force(page: Page, address: str) -> None:
    put_on_table(page, address, fighting)
    current = page.locator(".field.current")
    expect(current).to_have_count(1)
    both = page.locator(".field", has=page.locator("[aria-label^='Attacking'] [data-ref]")).filter(
        has=page.locator("[aria-label^='Defending'] [data-ref]")
    )
    expect(both.first.locator(".forces")).to_contain_text("⚔")


def test_units_assigned_so_far_are_shown_where_they_will_go(page: Page, address: str) -> None:
    put_on_table(page, address, assigning)
    home = page.locator("[aria-label='Home of Lion']")
    leader = home.locator(".slot.open").first
    ref, name = leader.get_attribute("data-ref"), leader.locator(".name").inner_text()
    stack = home.locator(".unit", has=page.locator(f"[data-ref='{ref}']"))
    leader.click()
    expect(stack.locator(".leaving")).to_have_text("where to?")
    field = page.locator(".field").first
    field.locator(".forces").click()
    ghost = field.locator(f"[data-ghost='{ref}']")
    expect(ghost).to_contain_text(name.split(" (")[0])
    expect(field.locator(".coming")).to_have_text(f"+{ghost.locator('b').inner_text()}")
    expect(stack.locator(".leaving")).to_have_text("assigned")
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost], .leaving")).to_have_count(0)


def test_a_duel_shows_the_own_focus_pool_and_only_the_number_of_the_other(page: Page, address: str) -> None:
    put_on_table(page, address, dueling, DUELISTS)
    duel = page.get_by_role("region", name="Duel")
    expect(duel.get_by_role("group", name="Your focus pool").locator("[data-ref]").first).to_be_visible()
    expect(duel).to_contain_text("Focus pool: ")
    expect(page.locator(f".options {OPTION}").first).to_contain_text("Strike")
    strike = duel.get_by_role("button", name="Strike", exact=True)
    expect(strike).to_be_visible()
    strike.click()
    expect(strike).to_have_count(0)


def test_cards_that_are_looked_through_are_shown_as_cards(page: Page, address: str) -> None:
    put_on_table(page, address, looking, SEEKERS)
    looked = page.get_by_role("region", name="Cards you are looking at")
    held = len(hand_of(page))
    card = looked.locator(".slot.open").first
    name = str(card.get_attribute("aria-label")).split(",")[0]
    card.click()
    expect(page.locator(HAND)).to_have_count(held + 1)
    expect(page.locator(HAND).last).to_have_attribute("aria-label", re.compile(f"^{re.escape(name)},"))


def test_a_choice_in_the_turn_of_another_is_not_called_a_turn(page: Page, address: str) -> None:
    def in_their_turn(view: dict[str, Any]) -> bool:
        return bool(view["decision"]) and view["active"] != 0

    put_on_table(page, address, in_their_turn)
    expect(page.locator(".prompt .prompt .turn")).to_have_text("Your choice")
    put_on_table(page, address, buying)
    expect(page.locator(".prompt .prompt .turn")).to_have_text("Your turn")


def test_battlefields_are_named_on_a_phone(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE)
    put_on_table(page, address, fighting)
    expect(page.locator(".forces .place").first).to_be_visible()
    for place in page.locator(".forces .place").all():
        expect(place).to_be_visible()
        expect(place).to_have_text(re.compile(r"^\w+ province( \(lost\))?$"))
    page.context.close()


def test_a_reload_keeps_the_hand_and_the_question(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    before = hand_of(page), page.locator(PROMPT).first.inner_text()
    page.reload()
    page.wait_for_selector(HAND)
    assert (hand_of(page), page.locator(PROMPT).first.inner_text()) == before


def hand_of(page: Page) -> list[str]:
    page.wait_for_selector(HAND)
    return [str(card.get_attribute("data-ref")) for card in page.locator(HAND).all()]


def test_two_browsers_see_only_their_own_hands(chromium: Browser, address: str) -> None:
    pages = [new_page(chromium, DESKTOP) for _ in range(2)]
    for page in pages:
        page.add_init_script(LONG_PAUSES)  # nobody draws a card while hands are compared
    link = open_from_lobby(pages[0], address, "", DUELISTS)
    pages[1].goto(link)
    pages[1].get_by_label("Your name").fill("Ren")
    pages[1].get_by_role("button", name="Take a seat").click()
    for page in pages:
        expect(page.locator("[aria-label='Waiting for players']")).to_have_count(0)
    hands = [hand_of(page) for page in pages]
    for seat, page in enumerate(pages):
        shown = page.evaluate("() => [...document.querySelectorAll('[data-ref]')].map((e) => e.dataset.ref)")
        assert set(hands[seat]) <= set(shown)
        assert not set(hands[1 - seat]) & set(shown)
        own = named(page.locator("[data-slug]").all())
        foreign = named(pages[1 - seat].locator(HAND).all()) - own
        assert foreign
        assert not [name for name in foreign if name in page.content()]
    for page in pages:
        page.context.close()


def test_a_guest_brings_a_deck(chromium: Browser, page: Page, address: str) -> None:
    link = open_from_lobby(page, address, "", DECKS)
    guest = new_page(chromium, DESKTOP)
    guest.goto(f"{address}/decks/celestial")
    guest.get_by_label("Deck", exact=True).select_option("given crab-kyuden-hida")
    guest.get_by_label("Name of the deck").fill("My wall")
    guest.get_by_role("button", name="Save this deck").click()
    expect(guest.get_by_role("alert")).to_have_text("My wall is saved.")
    guest.goto(link)
    decks = guest.get_by_label("Your deck")
    expect(decks.locator("option:checked")).to_have_text("the deck already at the seat")
    decks.select_option(label="My wall")
    guest.get_by_role("button", name="Take a seat").click()
    for each in (page, guest):
        expect(each.locator("[aria-label='Home of Crab']")).to_contain_text("Kyuden Hida")
        expect(each.locator("[aria-label='Home of Lion']")).to_be_visible()
    guest.context.close()


def test_a_deck_that_the_server_refuses_is_named_and_the_seat_stays_free(
    chromium: Browser, page: Page, address: str
) -> None:
    link = open_from_lobby(page, address, "", DECKS)
    guest = new_page(chromium, DESKTOP)

    def spoil(route: Any) -> None:
        route.continue_(post_data='{"name": "Ren", "deck": {"stronghold": "kyuden-hida", "fate": {}}}')

    guest.route("**/api/tables/*/seat", spoil)
    guest.goto(link)
    guest.get_by_role("button", name="Take a seat").click()
    waiting = guest.get_by_role("region", name="Waiting for players")
    expect(waiting.get_by_role("alert")).to_contain_text("the Dynasty deck has 0 cards, fewer than 40")
    expect(waiting.get_by_role("listitem").nth(1)).to_have_text("free")
    guest.context.close()


def test_who_joins_from_the_lobby_picks_a_deck_first(chromium: Browser, page: Page, address: str) -> None:
    """Also who is so quick that the lobby does not know the games yet."""
    link = open_from_lobby(page, address, "", DECKS)
    guest = new_page(chromium, DESKTOP)
    others = guest.get_by_role("region", name="Other tables")
    listed = others.locator("li", has=guest.locator(f"a[href='{link.removeprefix(address)}']"))
    join, early = listed.get_by_role("button", name="Join"), []

    def look_first(route: Route) -> None:
        join.wait_for()
        early.append(join.is_enabled())
        route.continue_()

    guest.route("**/api/games", look_first)
    guest.goto(address)
    join.click()
    expect(guest.get_by_label("Your deck")).to_be_visible()
    assert early == [False]
    guest.context.close()


def named(cards: list[Any]) -> set[str]:
    return {str(card.get_attribute("aria-label")).split(",")[0] for card in cards}


def test_a_spectator_sees_no_hand(chromium: Browser, page: Page, address: str) -> None:
    link = open_from_lobby(page, address, "beginner", DECKS)
    hand = hand_of(page)
    watcher = new_page(chromium, DESKTOP)
    watcher.goto(link)
    watcher.wait_for_selector("main.cards")
    expect(watcher.locator("[aria-label='Your hand']")).to_have_count(0)
    expect(watcher.locator(OPTION)).to_have_count(0)
    for ref in hand:
        expect(watcher.locator(f"[data-ref='{ref}']")).to_have_count(0)
    watcher.context.close()


def test_phone_size_by_touch(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    pay_by_hand(page)
    put_on_table(page, address, buying)
    assert fits(page)
    page.locator(HAND).first.tap()
    look = page.locator(".zoom.pinned")
    expect(look).to_contain_text("Focus")
    look.get_by_role("button", name="Close").tap()
    page.get_by_role("tab", name="Choices").tap()
    page.locator(f"[role=tabpanel] {OPTION}").first.tap()
    expect(page.locator(PROMPT).first).to_contain_text("Pay")
    page.locator(f".prompt {OPTION}", has_text="Undo").tap()
    expect(page.locator(PROMPT).first).to_contain_text("Bring in which card?")
    page.context.close()


def test_a_finished_game_is_watched_again(page: Page, address: str) -> None:
    put_on_table(page, address, ended)
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".count")).to_contain_text("0 /")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".count")).to_contain_text("1 /")
    expect(page.locator("[aria-label='Your hand']")).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator("[aria-label='Your hand']")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(chromium: Browser, address: str, size: str) -> None:
    axe = importlib.import_module("axe_playwright_python.sync_playwright").Axe()
    page = new_page(chromium, DESKTOP if size == "desktop" else PHONE)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        violations = axe.run(page).response["violations"]
        grave = [v for v in violations if v["impact"] in ("serious", "critical")]
        found[name] = [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in grave]

    for name, moment, decks in (
        ("buying", buying, DECKS),
        ("battle", fighting, DECKS),
        ("duel", dueling, DUELISTS),
        ("deck looked through", looking, SEEKERS),
        ("result", ended, DECKS),
    ):
        put_on_table(page, address, moment, decks)
        look(name)
    page.goto(f"{address}/decks/celestial")
    page.get_by_label("Deck", exact=True).select_option("given crab-kyuden-hida")
    page.wait_for_selector("[aria-label='Cards'] li")
    wait_until_at_rest(page)
    look("deck builder")
    page.context.close()
    assert {name: grave for name, grave in found.items() if grave} == {}
