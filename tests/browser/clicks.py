"""How many clicks a person needs: nine Celestial turns against a bot, played with real clicks and counted.

`PYTHONPATH=tests python -m browser.clicks` prints the count for each seed.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gorin
from browser.kit import table_for
from browser.playing import PROMPT
from browser.serving import browser, fixed_chance, server
from support.limits import LIMIT

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

DECKS = ["lion-shamate-keep", "crane-seawatch-castle"]
SEEDS = (3, 11, 20)
SCREEN: Any = {"width": 1440, "height": 900}
TURNS = 9
MOST = 400
RESULT = "[aria-label='The result']"
WAITING = ".by-itself"
MOST_BOUGHT = 2
SETTLED = 120
"""Milliseconds in which the table has not changed: then a person would act.

On a busy machine too: what the page is about to do by itself it has said, or it does it before it is looked
at again, and while a choice is on its way there is nothing to click."""
NOW = """() => {
    const prompt = document.querySelector('PROMPT')?.innerText ?? ''
    const options = [...document.querySelectorAll('.prompt button[data-option]:not([disabled])')]
    return [prompt, options.map((each) => each.dataset.option), document.querySelector('.by-itself') !== null]
}""".replace("PROMPT", PROMPT)


class Player:
    """Somebody who buys what can be bought, attacks with everybody, and lets pass the rest."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.empty: list[str] = []
        """The questions at which there was only one thing to click."""
        self.asked: list[str] = []
        self.bought = 0
        """How many cards in this turn: who has bought so many passes the rest of it."""

    @property
    def turn(self) -> int:
        told = self.page.locator(".track .turn small").inner_text()
        return int(told) if told.isdecimal() else 0

    def play(self, turns: int) -> None:
        moved = time.monotonic()
        while self.clicks < MOST and self.turn <= turns and not self.page.locator(RESULT).count():
            prompt, options, waiting = self.page.evaluate(NOW)
            if not options or waiting:
                assert time.monotonic() < moved + LIMIT, f"nothing happens after {self.clicks} clicks"
                self.page.wait_for_timeout(50)
                continue
            moved = time.monotonic()
            self.page.wait_for_timeout(SETTLED)
            if self.page.evaluate(NOW) != [prompt, options, waiting]:
                continue
            self.answer(prompt, options)

    def answer(self, prompt: str, options: list[str]) -> None:
        self.asked.append(prompt)
        if not prompt.startswith(("Bring", "Pay")):
            self.bought = 0
        if len([each for each in options if each != "back"]) == 1:
            self.empty.append(prompt)
        if prompt.startswith(("Bring in which", "Discard which face-up")) and self.bought >= MOST_BOUGHT:
            self.click(self.page.get_by_role("button", name="Pass the turn"))
        elif prompt.startswith("Assign") and "attack" in prompt and self.everybody_here().count():
            self.click(self.everybody_here().first)
            if self.page.get_by_role("button", name="Send them").count():
                self.click(self.page.get_by_role("button", name="Send them"))
        else:
            self.click(self.page.locator(f".prompt [data-option='{self.wish(prompt, options)}']").first)

    def everybody_here(self) -> Locator:
        return self.page.locator("button.all")

    def wish(self, prompt: str, options: list[str]) -> str:
        """The option that this player takes."""
        deeds = [each for each in options if each not in ("pass", "done", "back")]
        if prompt.startswith("Fight where"):
            return "done" if "done" in options else self.fought_for(deeds)
        if prompt.startswith(("Bring in which", "Attack whom")):
            self.bought += prompt.startswith("Bring")
            return deeds[0]
        return next((each for each in ("pass", "done") if each in options), deeds[0])

    def fought_for(self, places: list[str]) -> str:
        """A battlefield at which somebody is."""
        fields = self.page.locator(".field:not(.quiet) .forces")
        busy = fields.evaluate_all("all => all.map(node => node.dataset.ref)")
        return next((place for place in places if place in busy), places[0])

    def click(self, button: Locator) -> None:
        before = self.page.evaluate(NOW)
        self.clicks += 1
        button.click()
        for _ in range(40):
            if self.page.evaluate(NOW) != before:
                return
            self.page.wait_for_timeout(25)


def sit_down(page: Page, address: str, seed: int) -> None:
    """At a table whose chance is known: the same game every time."""
    record = gorin.new("celestial", decks=DECKS, seed=seed).record()
    wish: dict[str, Any] = {"game": "celestial", "seats": [None, "heuristic"], "name": "Hana"}
    wish["record"] = record
    page.goto(table_for(page, address, wish))
    page.wait_for_selector("main.cards")


def main(seeds: list[int]) -> None:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address, browser() as opened:
        for seed in seeds:
            page = opened.new_context(viewport=SCREEN, reduced_motion="reduce").new_page()
            with fixed_chance(seed):
                sit_down(page, address, seed)
            player = Player(page)
            player.play(TURNS)
            print(f"seed {seed}: {player.clicks} clicks, {len(player.empty)} of them without a choice")
            for prompt, times in Counter(re.sub(r"\d+", "n", each) for each in player.asked).most_common():
                print(f"    {times:3} {prompt}")
            page.context.close()


if __name__ == "__main__":
    main([int(each) for each in sys.argv[1:]] or list(SEEDS))
