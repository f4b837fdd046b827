"""The moments that a table of the LCG stops at: what is said of each, and that each is seen by itself."""

import pytest

import gorin
from gorin import introductions
from gorin.games.lcg.presentation.highlights import CONSEQUENCES, TELLINGS
from gorin.games.lcg.presentation.log import LINES
from gorin.language.core.context import NOBODY, NOTHING
from support.lcg_table import side, table

RECORD = introductions.find("lcg").record
"""A game with a duel, two conquests and an end."""


@pytest.fixture(scope="module")
def s():
    return table(north=side("doji-whisperer"), south=side("matsu-berserker")).game.state


def seen(s, kind, *args):
    """The title, the sides as name, number and seat, and the result; None where there is nothing to see."""
    found = TELLINGS[kind](s, args)
    if found is None:
        return None
    return found.title, [(side.name, side.value, side.seat) for side in found.sides], found.result


def test_a_game_is_told_in_its_moments():
    lines = [
        line.highlight
        for line in gorin.replay(RECORD).events
        if line.highlight is not None and not line.highlight.light
    ]
    told = [
        (highlight.title, [each.value for each in highlight.sides], highlight.result) for highlight in lines
    ]
    assert told == [
        ("Duel", [6, 7], "Honored General wins the duel."),
        ("Conflict", [11, 0], "Lion wins the conflict."),
        ("Crane's second province breaks", [], ""),
        ("Lion claims the Fire ring", [], ""),
        ("Conflict", [4, 3], "Crane wins the conflict."),
        ("Crane claims the Air ring", [], ""),
        ("Conflict", [8, 2], "Lion wins the conflict."),
        ("Crane's stronghold province breaks", [], ""),
        ("Crane has lost", [], "Conquest"),
        ("Lion wins", [], "Conquest"),
    ]


def test_each_moment_is_seen_as_the_table_was_then():
    """Before the last question: the stronghold breaks, then somebody has lost, then it is over."""
    *before, (seat, option) = RECORD["choices"]
    game = gorin.replay({**RECORD, "choices": before})
    passed = game.choose_stepwise(option, seat)
    views = [moment.view(0) for moment in passed]
    assert [view["players"][1]["stronghold_province"]["broken"] for view in views] == [True, True, True]
    assert [view["players"][1]["lost"] for view in views] == [False, True, True]
    assert [moment.over for moment in passed] == [False, False, True]


def test_what_people_do_is_seen_in_passing():
    light = [
        line.highlight.title
        for line in gorin.replay(RECORD).events
        if line.highlight is not None and line.highlight.light
    ]
    assert light[:3] == [
        "Lion plays Honored General",
        "Lion uses Honored General",
        "Crane plays Savvy Politician",
    ]
    assert "Lion attacks Crane's second province: military" in light
    assert "Crane's second province is Entrenched Position" in light
    assert "Kakita Kaezin duels Honored General" in light


def test_nobody_may_win(s):
    name = s.cards.index(next(card for card in s.cards if card.slug == "doji-whisperer"))
    other = s.cards.index(next(card for card in s.cards if card.slug == "matsu-berserker"))
    _, sides, result = seen(s, "duel_result", 3, 3, name, other)
    assert sides == [("Doji Whisperer", 3, -1), ("Matsu Berserker", 3, -1)]
    assert result == "Nobody wins the duel."
    assert seen(s, "result", 0, 1, 0, 0, NOBODY)[2] == "Nobody wins the conflict."
    assert seen(s, "over") == ("Nobody wins", [], "")
    assert seen(s, "duel_result", 3, 3) is None  # as it was told before it said who fought


def test_a_province_that_nobody_has_seen_keeps_its_name(s):
    assert TELLINGS["break"](s, (1, len(s.provinces) - 1, NOTHING)).card == ""


def test_favor_and_treaties_are_moments(s):
    assert seen(s, "favor", NOBODY, 0) is None
    assert seen(s, "favor", 0, 0)[0].endswith("claims the Imperial Favor")
    assert seen(s, "treaty_made", 0, 1, 2)[0].endswith("make a treaty")
    assert "breaks the treaty with" in seen(s, "treaty_broken", 0, 1)[0]


def test_every_moment_is_a_line_of_the_log():
    assert set(TELLINGS) | CONSEQUENCES <= set(LINES)
