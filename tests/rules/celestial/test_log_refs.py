"""Log lines point at the cards, provinces and seats that they speak of."""

import random
import re

import pytest

import gorin
from gorin.games.ccg.presentation.log import LINES
from gorin.games.ccg.presentation.log_refs import CARD, SHAPES
from gorin.language.library.library import known_decks

COURSE = {
    "turn",
    "barren",
    "lasting_end",
    "durations_end",
    "negated",
    "combat",
    "ranged",
    "battle_end",
    "attack_end",
    "duel",
    "duel_totals",
    "duel_end",
    "over",
}
"""What is about the course of the game; the end of a game names its winners in another way."""


@pytest.fixture(scope="module")
def games() -> list[gorin.Game]:
    decks = list(known_decks("celestial"))
    played = []
    for seed in range(4):
        rng = random.Random(seed)
        game = gorin.new("celestial", decks=rng.sample(decks, 2), seed=seed)
        for _ in range(1500):
            if not game.over:
                game.choose(game.decision.pick(rng.randrange(game.decision.count)), game.decision.seat)
        played.append(game)
    return played


def test_every_line_says_what_it_is_about():
    assert set(SHAPES) == set(LINES) - COURSE


def test_a_line_points_at_what_there_is(games):
    for game in games:
        s = game.state
        known = {f"c{card}" for card in range(len(s.what))}
        known |= {f"p{place}" for place in range(s.next_province)} | {"seat0", "seat1"}
        for line in game.events:
            assert set(line.refs) <= known
            assert len(set(line.refs)) == len(line.refs)


def test_a_card_that_is_pointed_at_is_named(games):
    """Refilling and looking name no card; everything else says which card it points at."""
    told = 0
    for game in games:
        s = game.state
        for line in [line for line in game.events if line.sentence]:
            cards = [int(ref[1:]) for ref in line.refs if re.fullmatch(r"c\d+", ref)]
            for card in cards[:1]:
                name = s.definitions[s.what[card]].name.removeprefix("Created ")
                assert name in line.sentence, line
                told += 1
    assert told > 500


def test_who_does_it_is_the_first(games):
    for game in games:
        names = {game.view()["players"][seat]["name"]: seat for seat in (0, 1)}
        for line in game.events:
            doer = next((seat for name, seat in names.items() if line.sentence.startswith(f"{name} ")), None)
            if doer is not None and line.kind not in (*COURSE, "forces") and SHAPES[line.kind][0] != CARD:
                assert line.refs[:1] == (f"seat{doer}",), (line.kind, line)
