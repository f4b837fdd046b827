"""Words can be read: no letter is too small, nothing is cut off or covered without a sign of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser import serving
from browser.card_serving import Moment, buying, fighting, scattered
from browser.crowd import few_units, renumbered, retell, seat_many
from browser.kit import DESKTOP, NEEDS_BROWSER, PHONE, expect, new_page, placing_first, wait_until_at_rest
from browser.kit import put_on_table as put_on_map
from browser.playing import PROMPT
from browser.test_card_page import pay_by_hand, put_on_table
from browser.test_lcg_page import CUT, sit_in_conflict
from browser.test_stage import SMALLEST_NAME

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = NEEDS_BROWSER
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SCREENS = [DESKTOP, PHONE]
NAMES = ["1280", "phone"]
TOO_SMALL = """(least) => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const node = texts.currentNode.parentElement
        const words = texts.currentNode.textContent.trim()
        if (!words || node.closest('svg, .unseen') || !node.checkVisibility()) continue
        const size = parseFloat(getComputedStyle(node).fontSize)
        if (size > 0 && size < least) found.add(`${node.className} ${size}: ${words}`)
    }
    return [...found]
}"""
OVERLAPPING = """(nodes) => {
    const boxes = nodes.map((node) => [node, node.getBoundingClientRect()])
    const meet = ([, one], [, other]) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const name = ([node]) => node.getAttribute('aria-label') ?? node.textContent
    const later = (n) => boxes.slice(n + 1).filter((other) => meet(boxes[n], other))
    return boxes.flatMap((one, n) => later(n).map((other) => [one, other].map(name)))
}"""


@pytest.mark.parametrize("screen", SCREENS, ids=NAMES)
def test_no_letter_on_a_card_table_is_too_small(chromium: Browser, address: str, screen: Any) -> None:
    for moment in (buying, fighting):
        page = new_page(chromium, screen)
        seat_many(page, 6, allies=True)
        put_on_table(page, address, moment)
        wait_until_at_rest(page)
        assert page.evaluate(TOO_SMALL, SMALLEST_NAME) == []
        page.context.close()
    page = sit_in_conflict(chromium, address, screen, "stronghold")
    wait_until_at_rest(page)
    assert page.evaluate(TOO_SMALL, SMALLEST_NAME) == []
    page.context.close()


NAMES_ARE_LARGE = """(least) => {
    const names = [...document.querySelectorAll('text.name')]
    const size = (name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a
    return names.length > 0 && names.every((name) => size(name) >= least)
}"""


def test_the_names_of_provinces_can_be_read_and_stand_apart(page: Page, address: str) -> None:
    put_on_map(page, address, 5, serving.played_by_bots(5, 7, placing_first))
    page.wait_for_function(NAMES_ARE_LARGE, arg=SMALLEST_NAME - 0.1)
    assert page.locator("g:has(> text.name)").evaluate_all(OVERLAPPING) == []


SPECIALS = ("peace", "honor+1", "honor+2", "honor=4", "defense+1", "defense+2", "shrine", "harbor")
SIZES_ON_MAP = """() => [...document.querySelectorAll('.stage svg text')].map((text) => [
    text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
])"""
LEAST_ON_MAP = 10.9


def cover_the_map(message: dict[str, Any]) -> None:
    """Something with a number wherever there can be one: special tokens, several controls, blessings."""
    view = message["view"]
    for number, province in enumerate(view["provinces"].values()):
        province["special"] = SPECIALS[number % len(SPECIALS)]
        province["faceup"] = 2
    for piece in view["pieces"]:
        piece.update(face="army-3", faceup=True)
    carrier = view["pieces"][0]
    view["pieces"].append({**carrier, "id": 500, "on": carrier["id"], "face": "blessing-2"})


def test_every_number_on_the_map_can_be_read(page: Page, address: str) -> None:
    retell(page, cover_the_map)
    put_on_map(page, address, 5, serving.played_by_bots(5, 7, placing_first))
    wait_until_at_rest(page)
    sizes = page.evaluate(SIZES_ON_MAP)
    assert {"+2", "3"} <= {number for number, _ in sizes}
    assert [(number, size) for number, size in sizes if size < LEAST_ON_MAP] == []


def test_the_numbers_of_a_province_and_its_name_stand_apart(page: Page, address: str) -> None:
    retell(page, cover_the_map)
    put_on_map(page, address, 5, serving.played_by_bots(5, 7, placing_first))
    wait_until_at_rest(page)
    assert page.locator(".marks text, text.name").evaluate_all(OVERLAPPING) == []


# --- many at the table ------------------------------------------------------------------------------------

MORE = "all => all.map(node => node.scrollTop + node.clientHeight < node.scrollHeight - 4)"
SAYS_SO = "all => all.map(node => node.hasAttribute('data-more'))"
TO_THE_END = "all => all.forEach(node => node.scrollTo({ top: node.scrollHeight }))"
MARKED = "document.querySelectorAll('.strips [data-more]').length"


def test_strips_of_five_others_fit_on_a_small_screen(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP)
    seat_many(page, 6, more=few_units)
    put_on_table(page, address, buying)
    wait_until_at_rest(page)
    lists = page.locator(".strips .lists")
    expect(lists).to_have_count(5)
    assert lists.evaluate_all(MORE) == [False] * 5
    page.context.close()


OUTSIDE = """all => all.flatMap((number) => {
    const [inner, outer] = [number, number.closest('.plate')].map((node) => node.getBoundingClientRect())
    return inner.left < outer.left || inner.right > outer.right - 1 ? [number.textContent] : []
})"""


def test_what_is_counted_of_a_player_stands_on_the_plate(chromium: Browser, address: str) -> None:
    """Steps on four Paths are long, and plates narrow where six sit."""
    page = new_page(chromium, DESKTOP)
    seat_many(page, 6)
    put_on_table(page, address, buying)
    wait_until_at_rest(page)
    expect(page.locator(".plate .steps")).to_have_count(6)
    assert page.locator(".plate :is(dt, dd)").evaluate_all(OUTSIDE) == []
    expect(page.locator(".track .agreed")).to_have_text("Wartime")
    assert page.locator(".track .agreed").evaluate_all(CUT) == []
    page.context.close()


def army_for_all(message: dict[str, Any]) -> None:
    """Everybody else has more units than fit into a strip."""
    for player in message["view"]["players"][1:]:
        player["units"] = [renumbered(player["units"][0], 50_000 * n) for n in range(1, 9)]


def test_strips_of_others_that_hold_more_than_is_seen_say_so(chromium: Browser, address: str) -> None:
    page = new_page(chromium, DESKTOP)
    seat_many(page, 6, more=army_for_all)
    put_on_table(page, address, buying)
    lists = page.locator(".strips .lists")
    page.wait_for_function(f"() => {MARKED} > 0")
    wait_until_at_rest(page)
    assert lists.evaluate_all(SAYS_SO) == lists.evaluate_all(MORE)
    lists.evaluate_all(TO_THE_END)
    page.wait_for_function(f"() => {MARKED} === 0")
    page.context.close()


@pytest.mark.parametrize("moment", [fighting, scattered])
def test_the_names_of_both_sides_fit_over_a_battlefield(
    chromium: Browser, address: str, moment: Moment
) -> None:
    page = new_page(chromium, DESKTOP)
    seat_many(page, 6, allies=True)
    put_on_table(page, address, moment)
    forces = page.locator(".field:not(.quiet) .forces > span")
    expect(forces.last).to_contain_text("and allies")
    wait_until_at_rest(page)
    assert forces.evaluate_all(CUT) == []
    page.context.close()


# --- a full house -----------------------------------------------------------------------------------------


def bow_and_arm(message: dict[str, Any]) -> None:
    """The first seat has many units, all of them bowed and with something attached."""
    me = message["view"]["players"][0]
    units = [renumbered(me["units"][0], 1000 * number) for number in range(1, 9)]
    for unit in units:
        unit.update(bowed=True, attachments=renumbered(me["holdings"][:1], int(unit["id"][1:])))
    me["units"] = units


def test_bowed_cards_with_attachments_lie_beside_each_other(page: Page, address: str) -> None:
    retell(page, bow_and_arm)
    put_on_table(page, address, buying)
    cards = page.locator(".near .home .unit > .slot")
    expect(cards).to_have_count(8)
    wait_until_at_rest(page)
    assert cards.evaluate_all(OVERLAPPING) == []


# --- the end, and those who watch -------------------------------------------------------------------------


def end_it(message: dict[str, Any]) -> None:
    message["view"].update(outcome={"winners": [0], "reason": "Conquest", "scores": [1, 0]}, decision=None)


def test_the_result_fits_on_a_phone(chromium: Browser, address: str) -> None:
    page = new_page(chromium, PHONE, **TOUCH)
    retell(page, end_it)
    sit_in_conflict(chromium, address, PHONE, "stronghold", page)
    result = page.get_by_role("dialog", name="The result")
    expect(result).to_contain_text("provinces")
    wait_until_at_rest(page)
    assert result.evaluate("node => node.scrollWidth <= node.clientWidth")
    page.context.close()


def test_who_watches_is_told_so(chromium: Browser, page: Page, address: str) -> None:
    put_on_map(page, address, 3, serving.played_by_bots(3, 7, placing_first))
    expect(page.locator(".prompt.panel")).not_to_contain_text("watching")
    other = new_page(chromium, DESKTOP)
    other.goto(page.url)
    expect(other.locator(".prompt.panel")).to_contain_text("You are watching")
    other.context.close()


# --- numbers ----------------------------------------------------------------------------------------------


def only_the_last_is_listed(message: dict[str, Any]) -> None:
    """The last option that has a number is about nothing that lies on the table."""
    about = [each for each in message["view"]["decision"]["options"] if each["id"] not in ("pass", "done")]
    about[-1]["refs"] = []


def test_in_a_narrow_window_an_option_has_the_number_by_which_it_is_chosen(
    chromium: Browser, address: str
) -> None:
    """There the list leaves out what can be picked on the table; keys count it all the same."""
    page = new_page(chromium, {"width": 800, "height": 800})
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    pay_by_hand(page)
    retell(page, only_the_last_is_listed)
    put_on_table(page, address, buying)
    option = page.locator(".prompt .options [data-option]")
    expect(option).to_have_count(1)
    wanted = str(option.get_attribute("data-option"))
    page.keyboard.type(option.locator("kbd").first.inner_text())
    expect(page.locator(PROMPT).first).to_contain_text("Pay")
    assert [f'"{wanted}"' in frame for frame in sent if '"choose"' in frame] == [True]
    page.context.close()
