"""The table as a stage: cards that can be read, moments that are seen, no empty stops, few clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser import serving
from browser.card_serving import assigning, buying, challenged, fighting, one_choice_before
from browser.clicks import Player, fixed_chance, sit_down
from browser.kit import (
    DESKTOP,
    NEEDS_BROWSER,
    OPTION,
    PHONE,
    TELLING,
    choices_of,
    expect,
    new_page,
    placing_first,
    skip_what_is_told,
    stop_time,
    wait_until_at_rest,
)
from browser.kit import put_on_table as put_on_map
from browser.playing import PROMPT, unseen
from browser.test_card_page import DECKS, DUELISTS, HAND, put_on_table, put_record_on_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
SCREENS: dict[str, Any] = {"1440": {"width": 1440, "height": 900}, "1920": {"width": 1920, "height": 1080}}
SMALLEST_NAME = 11
FINGER = 40
TOLD_BY_HAND = """{
    localStorage.setItem('gorin.pace', 'calm')
    const wait = window.setTimeout
    window.setTimeout = (deed, time, ...rest) => wait(deed, time > 1_000 ? 600_000 : time, ...rest)
}"""
"""What has happened is told step by step, and it is who looks on that steps."""
NEEDS_NO_SCROLLING = """() => {
    const board = document.querySelector('.board')
    return board.scrollHeight <= board.clientHeight + 1
}"""
"""Cards are sized when what stands beside them has been measured, a moment after it is drawn."""
ARMIES_HAVE_ROOM = """() => [...document.querySelectorAll('.field')].every((field) => {
    const box = field.getBoundingClientRect()
    const inside = (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const across = left >= box.left - 1 && right <= box.right + 1
        return across && top >= box.top - 1 && bottom <= box.bottom + 1
    }
    return [...field.querySelectorAll('.unit, .strip, .banner')].every(inside)
})"""
"""Nobody stands outside of his battlefield, on somebody's lands or where one must scroll to."""
WIDTHS = "all => all.map(node => Math.min(node.offsetWidth, node.offsetHeight))"
LETTERS = "all => all.map(node => parseFloat(getComputedStyle(node).fontSize))"


def reacting(view: dict[str, Any]) -> bool:
    """The first seat may react to what the other one does with a card."""
    asked = bool(view["decision"]) and view["decision"]["prompt"].endswith(("react?", "React?"))
    return asked and bool(view["doing"] and view["doing"]["slug"]) and len(view["decision"]["options"]) > 1


def only_passing(view: dict[str, Any]) -> bool:
    """The first seat may take an action, and there is none."""
    asked = bool(view["decision"]) and view["decision"]["kind"] == "action"
    return asked and [option["id"] for option in view["decision"]["options"]] == ["pass"]


# --- legible ------------------------------------------------------------------------------------------


def laden(view: dict[str, Any]) -> bool:
    """A battle in which plates and provinces are as high as they become: with the Favor and with Regions."""
    regions = [place for player in view["players"] for place in player["provinces"] if place["region"]]
    return fighting(view) and view["favor"] is not None and len(regions) >= 2


@pytest.mark.parametrize("screen", SCREENS)
def test_no_name_is_too_small_and_own_provinces_are_as_large_as_others(
    chromium: Browser, address: str, screen: str
) -> None:
    page = new_page(chromium, SCREENS[screen])
    for moment in (buying, fighting, laden):
        put_on_table(page, address, moment)
        names = page.locator(".board .name, .board .strip span, [aria-label='Your hand'] .name")
        assert min(names.evaluate_all(LETTERS)) >= SMALLEST_NAME
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.wait_for_function(NEEDS_NO_SCROLLING)
    put_on_table(page, address, buying)
    own, others = [
        page.locator(f"[aria-label^='Provinces of {clan}'] .slot, [aria-label^='Provinces of {clan}'] .back")
        for clan in ("Lion", "Scorpion")
    ]
    assert min(own.evaluate_all(WIDTHS)) >= max(others.evaluate_all(WIDTHS))
    page.context.close()


HIDDEN = """(cards) => cards.filter((card) => {
    const { left, right } = card.getBoundingClientRect()
    const home = card.closest('.home').getBoundingClientRect()
    return left < home.left - 1 || right > home.right + 1
}).map((card) => card.dataset.slug)"""


def test_on_a_small_screen_whoever_may_be_sent_is_in_sight(page: Page, address: str) -> None:
    put_on_table(page, address, assigning)
    units = page.locator(".near .home .slot.open")
    expect(units.nth(2)).to_be_visible()
    wait_until_at_rest(page)
    assert units.evaluate_all(HIDDEN) == []
    put_on_table(page, address, fighting)
    assert page.locator(".near .home .strip").evaluate_all(HIDDEN) == []


@pytest.mark.parametrize(("screen", "least"), [("1440", 100), ("1920", 130)])
def test_in_a_battle_the_battlefield_has_the_stage(
    chromium: Browser, address: str, screen: str, least: int
) -> None:
    page = new_page(chromium, SCREENS[screen])
    put_on_table(page, address, fighting)
    fighters = page.locator(".field .unit > .slot")
    assert min(fighters.evaluate_all(WIDTHS)) >= least
    page.context.close()


def test_equal_holdings_lie_on_one_another_and_strategies_say_what_they_do(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    holdings = page.locator("[aria-label='Home of Lion'] .holdings [data-slug]")
    slugs = holdings.evaluate_all(
        "all => all.map(node => node.dataset.slug + node.classList.contains('bowed'))"
    )
    assert len(slugs) == len(set(slugs))
    gists = page.locator(f"{HAND} .gist").all_inner_texts()
    assert len(gists) >= 3
    assert all(gists)


# --- no empty stops -----------------------------------------------------------------------------------


def test_what_has_one_option_is_answered_by_itself(page: Page, address: str) -> None:
    sent = choices_of(page)
    stop_time(page)
    put_on_table(page, address, only_passing, by_itself=True)
    expect(page.locator(".by-itself")).to_contain_text("Nothing else can be done")
    assert sent == []
    page.clock.resume()
    expect(page.locator(".by-itself")).to_have_count(0)
    assert any('"pass"' in frame for frame in sent)


def test_who_wants_to_choose_is_waited_for(page: Page, address: str) -> None:
    sent = choices_of(page)
    stop_time(page)
    put_on_table(page, address, only_passing, by_itself=True)
    page.get_by_role("button", name="Let me choose").click()
    expect(page.locator(".by-itself")).to_have_count(0)
    page.clock.run_for(60_000)  # of the page's own time: whatever it would answer by itself is answered
    expect(page.locator(f".prompt {OPTION}").first).to_be_visible()
    assert sent == []


def test_stops_are_set_on_the_turn_track_and_kept(page: Page, address: str) -> None:
    put_on_table(page, address, reacting, by_itself=True)
    is_own = page.locator(".prompt .turn", has_text="Your turn").count() > 0
    whose = "your turn" if is_own else "other players' turns"
    stop = page.get_by_role("button", name=f"Stop for Reactions in {whose}")
    expect(stop).to_have_attribute("aria-pressed", "true")
    asked = page.locator(PROMPT).first.inner_text()
    stop.click()
    expect(page.locator(PROMPT).first).not_to_have_text(asked)
    page.reload()
    expect(stop).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("key", ["f", "t"])
def test_a_key_passes_until_something_happens_or_the_turn_is_over(page: Page, address: str, key: str) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    put_on_table(page, address, buying)
    page.keyboard.press(key)
    expect(page.locator(PROMPT).first).not_to_contain_text("Bring in which card?")
    assert any('"done"' in frame for frame in sent)


def test_nine_turns_take_few_clicks_and_none_of_them_is_empty(page: Page, address: str) -> None:
    page.set_viewport_size(SCREENS["1440"])
    with fixed_chance(11):
        sit_down(page, address, 11)
    player = Player(page)
    with unseen(page):
        player.play(9)
    assert player.clicks <= 55
    assert player.empty == []


# --- moments ------------------------------------------------------------------------------------------


def decide_a_battle(page: Page, address: str) -> None:
    """Sit down where two armies face each other, and make the choice that ends their battle."""
    record, option = one_choice_before("Battle", tuple(DECKS), moment=fighting)
    put_record_on_table(page, address, record)
    page.locator(f".prompt [data-option='{option}']").first.click()


def test_a_battle_is_told_before_anybody_is_dead(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP, motion="no-preference")
    page.add_init_script(TOLD_BY_HAND)
    decide_a_battle(page, address)
    told = page.locator(TELLING)
    expect(told).to_contain_text("Battle")
    fighters = page.locator(".field.current .unit")
    assert fighters.count() >= 2, "the board shows the moment that is told"
    expect(page.locator(f".prompt {OPTION}")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{TELLING} .result.decided")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"{TELLING} .result.decided")).to_have_count(0)
    assert fighters.count() >= 2, "one step back is the moment before"
    skip_what_is_told(page)
    expect(told).to_have_count(0)
    page.context.close()


MOMENTS = {
    "takes the Imperial Favor": ("lion-shamate-keep", "crane-seawatch-castle"),
    "brings Ring": ("dragon-pillars-of-virtue", "phoenix-temple-of-purity"),
    "loses the": ("lion-shamate-keep", "crane-seawatch-castle"),
    "Event:": ("lion-shamate-keep", "crane-seawatch-castle"),
    "Duel": ("scorpion-law-of-darkness", "crane-seawatch-castle"),
    " wins": ("lion-shamate-keep", "crane-seawatch-castle"),
}
"""How the title of a moment reads, and decks that come to it."""


@pytest.mark.parametrize("title", MOMENTS)
def test_what_counts_is_told_before_the_next_question(chromium: Browser, address: str, title: str) -> None:
    page = new_page(chromium, DESKTOP)
    page.add_init_script("localStorage.setItem('gorin.payments', 'no')")
    page.add_init_script(TOLD_BY_HAND)
    record, option = one_choice_before(title, MOMENTS[title])
    put_record_on_table(page, address, record)
    page.locator(f".prompt [data-option='{option}'], .duel [data-option='{option}']").first.click()
    told = page.locator(TELLING)
    for _ in range(30):
        expect(told).to_be_visible()
        if title in told.get_by_role("heading", level=2).inner_text():
            break
        page.keyboard.press("ArrowRight")
    expect(told.get_by_role("heading", level=2)).to_contain_text(title)
    expect(page.locator(f".prompt {OPTION}")).to_have_count(0)
    skip_what_is_told(page)
    expect(told).to_have_count(0)
    page.context.close()


def test_a_challenge_shows_both_duelists_and_what_is_at_stake(page: Page, address: str) -> None:
    put_on_table(page, address, challenged, DUELISTS)
    panel = page.get_by_role("region", name="Challenge")
    expect(panel.locator("[data-slug]")).to_have_count(2)
    expect(panel).to_contain_text("At stake:")
    expect(panel).to_contain_text("the loser")
    expect(page.locator(PROMPT).first).to_contain_text("accept the challenge")
    page.locator(".prompt [data-option]", has_text="Accept").click()
    expect(page.locator(".duel .stakes")).to_contain_text("the loser")


def test_the_card_in_question_is_in_sight(page: Page, address: str) -> None:
    put_on_table(page, address, reacting)
    question = page.get_by_role("region", name="In question")
    expect(question).to_contain_text("uses")
    expect(question.get_by_role("heading")).to_have_count(1)


# --- the log ------------------------------------------------------------------------------------------


def test_names_in_the_log_show_their_card_and_the_set_up_is_folded(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    log = page.get_by_role("log")
    name = log.locator("p button").last
    title = name.inner_text()
    name.hover()
    expect(page.get_by_role("tooltip", name=title)).to_be_visible()
    expect(log.locator("> details").nth(3)).to_be_attached()
    expect(log.locator("> details[open]")).to_have_count(2)
    log.get_by_text("Set-up").click()
    expect(log.get_by_text("goes first")).to_be_visible()


# --- fewer clicks -------------------------------------------------------------------------------------


def test_all_units_are_sent_by_one_click_and_one_confirmation(page: Page, address: str) -> None:
    put_on_table(page, address, assigning)
    units = page.locator("[aria-label='Home of Lion'] .slot.open").count()
    page.get_by_role("button", name="here").first.click()
    page.get_by_role("button", name="Send them").click()
    expect(page.locator(PROMPT).first).not_to_contain_text("Assign a unit to attack")
    lines = page.get_by_role("log").locator("p", has_text=" assigns ")
    expect(lines.nth(units - 1)).to_be_attached()


def test_a_unit_is_dragged_to_a_battlefield(page: Page, address: str) -> None:
    put_on_table(page, address, assigning)
    unit = page.locator("[aria-label='Home of Lion'] .slot.open").first
    ref = unit.get_attribute("data-ref")
    unit.drag_to(page.locator(".field").nth(1))
    expect(page.locator(f".field [data-ghost='{ref}']")).to_be_visible()


PICKED = "[aria-label='Picked so far'] button"


def test_units_that_were_assigned_are_taken_back_singly(page: Page, address: str) -> None:
    put_on_table(page, address, assigning)
    units = page.locator("[aria-label='Home of Lion'] .slot.open")
    first, second = [units.nth(n).get_attribute("data-ref") for n in (0, 1)]
    for unit, field in ((first, 0), (second, 1)):
        page.locator(f"[aria-label='Home of Lion'] [data-ref='{unit}']").drag_to(
            page.locator(".field").nth(field)
        )
        expect(page.locator(f"[data-ghost='{unit}']")).to_be_visible()
    expect(page.locator(PICKED)).to_have_count(2)
    page.locator(f"[data-ghost='{first}']").click()
    expect(page.locator(f"[data-ghost='{first}']")).to_have_count(0)
    expect(page.locator(".field").nth(1).locator(f"[data-ghost='{second}']")).to_be_visible()
    expect(page.locator(PICKED)).to_have_count(1)


def performing(view: dict[str, Any]) -> bool:
    """The first seat may choose several who perform an action together."""
    decision = view["decision"]
    return (
        bool(decision) and "choose one or more of your" in decision["prompt"] and len(decision["options"]) > 3
    )


def test_several_targets_are_marked_and_taken_back_singly(page: Page, address: str) -> None:
    put_on_table(page, address, performing, ["mantis-thunder-dragon-bay", "crane-seawatch-castle"])
    cards = page.locator(".board [data-ref].open")
    first, second = [cards.nth(n).get_attribute("data-ref") for n in (0, 1)]
    for number, ref in enumerate((first, second), 1):
        page.locator(f".board [data-ref='{ref}']").click()
        expect(page.locator(PICKED)).to_have_count(number)
    expect(page.locator(f".board [data-ref='{first}'].marked")).to_be_visible()
    page.locator(PICKED).first.click()
    expect(page.locator(PICKED)).to_have_count(1)
    expect(page.locator(f".board [data-ref='{second}'].marked")).to_be_visible()
    page.locator(f".board [data-ref='{second}']").click()
    expect(page.locator(PICKED)).to_have_count(0)


def test_a_payment_that_needs_no_thought_is_made(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    card = page.locator("[aria-label^='Provinces of Lion'] .slot.open").first
    ref = card.get_attribute("data-ref")
    page.locator(f".options button[data-option='buy:{ref}']").first.click()
    expect(page.locator(f"[aria-label='Home of Lion'] [data-ref='{ref}']")).to_be_attached()


# --- the end ------------------------------------------------------------------------------------------


def test_the_final_scores_stay_in_the_header(page: Page, address: str) -> None:
    put_on_map(page, address, 3, serving.played_by_bots(3, 7, lambda game: game.over))
    page.get_by_role("dialog", name="Final scoring").get_by_role("button", name="Look at the board").click()
    scores = page.locator("[aria-label='Final scores'] li")
    expect(scores).to_have_count(3)
    numbers = [int(text.split()[-1]) for text in scores.all_inner_texts()]
    assert numbers == sorted(numbers, reverse=True)


# --- answers ------------------------------------------------------------------------------------------


def test_a_player_opens_as_what_it_is(page: Page, address: str) -> None:
    put_on_table(page, address, buying)
    page.locator("[data-ref='seat1']").click()
    answer = page.get_by_role("dialog", name="Why not?")
    expect(answer).to_contain_text("Honor")
    expect(answer).not_to_contain_text("something else")


def reach_of(spot: Any) -> float:
    """How many pixels a finger has for it."""
    return float(spot.locator(".reach").evaluate("node => node.getBoundingClientRect().width"))


def test_on_a_phone_a_border_is_magnified_before_it_is_chosen(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, has_touch=True, is_mobile=True)
    sent = choices_of(page)
    put_on_map(page, address, 3, serving.played_by_bots(3, 5, placing_first))
    page.locator("[aria-label='Behind your screen'] [data-ref^='hand:'].open").first.tap()
    spot = page.locator("[data-ref^='border:'].spot.open").first
    expect(spot).to_be_attached()
    wait_until_at_rest(page)
    before = len(sent)
    narrow = reach_of(spot)
    spot.locator(".ghost").tap(force=True)
    expect(page.get_by_role("button", name="The whole map")).to_be_visible()
    wait_until_at_rest(page)
    assert reach_of(spot) >= FINGER > narrow
    assert len(sent) == before, "nothing was chosen yet"
    spot.locator(".ghost").tap(force=True)
    expect(page.get_by_role("dialog", name="Which of these?")).to_contain_text("Are you sure?")
    page.context.close()
