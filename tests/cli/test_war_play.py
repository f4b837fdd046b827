"""War of Honor in the terminal: the map, Fortresses, Paths and variants beside what every CCG shows."""

import random

import gorin
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.screen import Screen, Size, compose
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
    assert "Military 0, Honor 0, Dishonor 0, Enlightenment 0; this turn 0 Honor gained" in lines


def asked_for(kind, seats=4, **options):
    """A game at the first question of a kind for which there is something on the map already."""
    game, chance = gorin.new("war-of-honor", seats=seats, seed=1, **options), random.Random(3)
    while game.decision.kind != kind or len(game.view(0)["map"]) < 9:
        game.choose(chance.choice(game.decision.options))
    return game


def screen(game, width=100):
    view = game.view(game.decision.seat)
    shown = compose(Screen(picture_of("war-of-honor"), view, [], Menu(game.decision)), Size(width, 60))
    return [line.plain.rstrip() for line in shown]


def test_free_places_stand_on_the_map_with_the_numbers_of_their_options():
    game = asked_for("setup.hex")
    drawn = "\n".join(screen(game))
    places = [option for option in game.decision.options if option.id.startswith("hex:")]
    assert len(places) >= 3
    for number, option in enumerate(game.decision.options, 1):
        assert (f"·[{number}]" in drawn) == (option in places)
    assert all(len(line) <= 100 for line in screen(game))


def test_tiles_lie_on_the_map_as_they_lie_beside_one_another():
    game = asked_for("attack.origin")
    view = game.view(0)
    lines = [line.plain for line in picture_of("war-of-honor").chart(view, 120, {"t1": "1"})]
    tiles = [(line.index("Toshi"), row) for row, line in enumerate(lines) if "Toshi" in line]
    assert len(tiles) == 1
    assert sum(line.count("╭") for line in lines) == len(view["map"]) == 21
    assert sum(line.count("╭[1]") for line in lines) == 1
    for one in view["map"]:
        beside = {each["id"] for each in view["map"] if are_beside(one, each)}
        assert beside == set(one["beside"]), "rows are half a tile apart"


def are_beside(one, other):
    """As drawn: in the same row a tile apart, in the next one half a tile."""
    across = abs((2 * one["column"] + one["row"]) - (2 * other["column"] + other["row"]))
    return (across, abs(one["row"] - other["row"])) in ((2, 0), (1, 1))


def test_an_attack_and_the_steps_of_everybody_are_drawn():
    view = asked_for("attack.origin").view(0)
    view["launched"] = {"from": "t1", "at": "t4", "adjacent": True}
    for seat, steps in enumerate(([1, 0, 0, 0], [0, 2, 0, 0], [0, 2, 0, 0], [0, 0, 0, 5])):
        view["players"][seat]["score"]["steps"] = steps
    lines = [line.plain.rstrip() for line in picture_of("war-of-honor").chart(view, 100, {})]
    assert [sum(line.count(word) for line in lines) for word in (" attacks ", " attacked ")] == [1, 1]
    names = [player["name"] for player in view["players"]]
    military, honor, _, enlightenment = (
        next(line for line in lines if line.startswith(path)).split()
        for path in ("Military", "Honor", "Dishonor", "Enlightenment")
    )
    assert military == ["Military", names[0]]
    assert [name[:6] for name in honor[1:]] == [name[:6] for name in names[1:3]]
    assert enlightenment == ["Enlightenment", names[3]]


def agreed(kind, **options):
    game = asked_for(kind, **options)
    return [line.plain for line in picture_of("war-of-honor").standing(game.view(0), 120)[2:]]


def test_what_was_agreed_is_named_at_the_start_and_what_is_unusual_afterwards():
    [usual] = agreed("setup.hex")
    assert usual.startswith("Victory        Paths to Victory: Whoever takes the fifth step")
    [wartime] = agreed("setup.hex", victory="wartime")
    assert wartime.startswith("Victory        Wartime: Only")
    assert agreed("attack.origin", victory="wartime") == ["Agreed     Wartime"]
    assert agreed("attack.origin") == []
