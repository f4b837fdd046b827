"""The moments that a table stops at: what is said of each, who stands against whom, and what comes of it."""

import pytest

import gorin
from gorin.games.ccg.celestial.rules import CELESTIAL
from gorin.games.ccg.presentation.highlights import TELLINGS
from gorin.games.ccg.presentation.log import LINES
from gorin.kernel.pictures import wrong_pictures
from gorin.language.core.context import NOBODY, NOTHING
from support.ccg_cards import published
from support.ccg_table import table
from support.plain_cards import PLAIN, plain

cards = published(*PLAIN)


@pytest.fixture(scope="module")
def s():
    """The Crab sit against the Crane; each has a Personality."""
    north, south = plain("plain-samurai"), plain("plain-stranger", stronghold="plain-manor")
    return table(north=north, south=south).s


def seen(s, kind, *args):
    """The title, the sides as name, number and seat, and the result; None where there is nothing to see."""
    found = TELLINGS[kind](s, args)
    if found is None:
        return None
    return found.title, [(side.name, side.value, side.seat) for side in found.sides], found.result


@pytest.mark.parametrize(
    ("attack", "defence", "walls", "result"),
    [
        (4, 4, 6, "Neither side is stronger."),
        (4, 5, 6, "Crane wins the battle."),
        (5, 4, NOTHING, "Crab wins the battle."),
        (10, 4, 6, "Crab wins the battle, and the province stands."),
        (11, 4, 6, "Crab wins the battle, and the province falls."),
    ],
)
def test_a_battle_is_shown_with_both_sides_and_the_province(s, attack, defence, walls, result):
    sides = [("Crab", attack, 0), ("Crane", defence, 1)]
    sides += [] if walls == NOTHING else [("province", walls, -1)]
    assert seen(s, "forces", 5, attack, defence, walls, 0, 1) == ("Battle", sides, result)


def test_who_attacks_is_named_first_whoever_it_is(s):
    _, sides, result = seen(s, "forces", 5, 3, 2, NOTHING, 1, 0)
    assert sides == [("Crane", 3, 1), ("Crab", 2, 0)]
    assert result == "Crane wins the battle."


def test_where_nobody_attacks_there_is_nothing_to_see(s):
    assert seen(s, "forces", 5, 0, 2, 6, 0, 1) is None
    assert seen(s, "forces", 5, 1, 2, 6, 0, 1) is not None
    assert seen(s, "forces", 5, 1, 2, 6) is None  # as it was told before it said who fights


def test_a_duel_is_shown_with_the_totals_of_both(s):
    one, other = s.names.index("plain-samurai"), s.names.index("plain-stranger")
    sides = [("Plain Samurai", 4, -1), ("Plain Stranger", 3, -1)]
    assert seen(s, "duel_totals", one, 4, other, 3) == ("Duel", sides, "Plain Samurai wins.")
    assert seen(s, "duel_totals", one, 3, other, 4)[2] == "Plain Stranger wins."
    assert seen(s, "duel_totals", one, 3, other, 3)[2] == "Both lose."
    assert seen(s, "duel", one, other)[0] == "Plain Samurai duels Plain Stranger"
    assert seen(s, "duel_refused", 1, other)[0] == "Plain Stranger refuses the challenge"


@pytest.mark.parametrize(
    ("kind", "args", "title"),
    [
        ("province_destroyed", (1, 7, 1, 2), "Crane loses the third province"),
        ("favor", (1,), "Crane takes the Imperial Favor"),
        ("attack", (0, 1), "Crab attacks Crane"),
        ("lost", (1,), "Crane has lost"),
        ("over", (1,), "Crane wins"),
        ("over", (), "Nobody wins"),
    ],
)
def test_what_falls_and_who_wins_is_shown(s, kind, args, title):
    assert seen(s, kind, *args)[0] == title


def test_the_favor_that_nobody_has_is_nothing_to_see(s):
    assert seen(s, "favor", NOBODY) is None


def test_each_moment_is_also_a_line_of_the_log():
    assert set(TELLINGS) <= set(LINES)


def test_a_save_whose_battle_was_fought_by_nobody_is_refused():
    s = gorin.new("celestial", seed=1).state
    assert wrong_pictures(s, CELESTIAL) is None
    s.tell("forces", (5, 3, 2, 6, 0, 1))
    assert wrong_pictures(s, CELESTIAL) is None
    s.tell("forces", (5, 3, 2, 6, 0, 2))
    assert wrong_pictures(s, CELESTIAL) == "the log tells of something that cannot have happened"
