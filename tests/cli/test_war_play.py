"""War of Honor in the terminal: Fortresses and Paths beside what every CCG shows."""

import random

import gorin
from gorin.cli.terminal.pictures import picture_of
from support.walk import walk


def shown(game, seat=0):
    picture = picture_of("war-of-honor")
    view = game.view(seat)
    return [line.plain for line in [*picture.listing(view, 120), *picture.standing(view, 120)]]


def test_a_whole_game_can_be_shown_at_any_moment():
    game, phases = gorin.new("war-of-honor", seats=3, seed=4), set()
    for number, moment in enumerate(walk(game, random.Random(4), whole=True)):
        if moment.state.phase not in phases or number % 200 == 0:
            phases.add(moment.state.phase)
            assert shown(moment)
    assert {"setup", "action", "attack", "dynasty", "path"} <= phases


def test_fortresses_and_paths_are_told():
    game = gorin.new("war-of-honor", seats=2, seed=1)
    for moment in walk(game, random.Random(1), whole=True):
        if moment.state.phase == "action":
            break
    lines = "\n".join(shown(game))
    assert lines.count("Fortress") >= 6 and "Honor None" not in lines
    assert "Military 0, Honor 0, Dishonor 0, Enlightenment 0; in this turn 0 Honor gained" in lines
