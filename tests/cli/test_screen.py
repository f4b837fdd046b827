"""The screen of a small terminal: the question and what the player holds stay in sight, the board scrolls."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import gorin
from gorin.cli.terminal.menu import Menu
from gorin.cli.terminal.pictures import picture_of
from gorin.cli.terminal.screen import Screen, Size, compose

SMALL = Size(80, 24)
NEWS = [Text(f"Something has happened for the {n}th time.") for n in range(4, 30)]
DECKS = ["lion-shamate-keep", "crane-seawatch-castle"]


def moments(seed: int, count: int = 80):
    """The first seat is asked, again and again."""
    game, rng = gorin.new("celestial", decks=DECKS, seed=seed), random.Random(seed)
    while count and not game.over:
        decision = game.pending[0]
        if decision.seat == 0:
            count -= 1
            yield game, decision
        game.choose(rng.choice(decision.options), seat=decision.seat)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_question_and_hand_stay_in_sight_at_eighty_by_twenty_four(seed: int):
    picture = picture_of("celestial")
    for game, decision in moments(seed):
        view = game.view(0)
        screen = Screen(picture, view, news=NEWS, menu=Menu(decision))
        lines = [line.plain for line in compose(screen, SMALL)]
        seen = "\n".join(lines[-(SMALL.height - 1) :])
        assert f"hand ({len(view['players'][0]['hand'])})" in seen
        assert decision.prompt.split()[0] in seen
        assert "▶" in seen
