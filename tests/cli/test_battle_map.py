"""The map of Battle for Rokugan: legible at every size, true to the view, silent about secrets."""

import random
from collections import Counter

import pytest
from rich.console import Console

import gorin
from gorin.cli.terminal import news
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.pictures.battle import map as battle_map
from gorin.cli.terminal.pictures.battle.lists import board_table
from gorin.cli.terminal.pictures.battle.words import LOOKS, short_face, short_name
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.pictures.picture import Picture
from gorin.cli.terminal.screen import Screen, Size, compose
from gorin.games.battle.map import PROVINCES, SPOT_IDS

SIZES = [(battle_map.LEAST_WIDTH, battle_map.LEAST_HEIGHT), (75, 33), (92, 38), (120, 46)]


def play_at_random(seats, choices, seed=3):
    game, rng = gorin.new("battle", seats=seats, seed=seed), random.Random(seed)
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            break
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    return game


def crowded_board(seats=5):
    """A random game just before the tokens of the second round are revealed."""
    for choices in range(60, 400, 3):
        view = play_at_random(seats, choices).view(0)
        if view["round"] == 2 and len(view["pieces"]) >= 4 * seats - 1:
            return view
    raise AssertionError("no crowded board found")


@pytest.fixture(scope="module")
def crowded():
    return crowded_board()


def text_of(lines):
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("size", SIZES)
def test_every_line_is_as_wide_as_the_map(size, crowded):
    lines = battle_map.draw(crowded, *size)
    assert [line.cell_len for line in lines] == [size[0]] * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_every_province_is_named_with_its_values(size, crowded):
    text = text_of(battle_map.draw(crowded, *size))
    for province, told in crowded["provinces"].items():
        assert short_name(province) in text
        assert battle_map.values_of(told, crowded) in text


def chip(view, piece):
    """What a token's label says before its arrow."""
    above = [short_face(other.get("face")) for other in view["pieces"] if other["on"] == piece["id"]]
    letters = LOOKS[view["players"][piece["seat"]]["clan"]].letters
    return f"{letters} {'+'.join([short_face(piece.get('face')), *above])}"


@pytest.mark.parametrize("size", SIZES)
def test_every_combat_token_is_on_the_map(size, crowded):
    text = text_of(battle_map.draw(crowded, *size))
    chips = Counter(chip(crowded, piece) for piece in crowded["pieces"] if piece["on"] is None)
    assert sum(chips.values()) >= 15
    for label, count in chips.items():
        assert text.count(label) >= count


@pytest.mark.parametrize("size", SIZES)
def test_every_special_token_is_on_the_map(size):
    view = gorin.new("battle", seed=1).view(0)
    specials = [
        "peace",
        "scorched-earth",
        "shrine",
        "battlefield",
        "harbor",
        "honor+2",
        "honor=4",
        "defense+1",
    ]
    for province, special in zip(view["provinces"].values(), specials, strict=False):
        province["special"] = special
    text = text_of(battle_map.draw(view, *size))
    for label in ("PEACE", "SCORCHED", "SHRINE", "B.FIELD", "HARBOR", "✿+2", "✿=4", "■+1"):
        assert label in text


@pytest.mark.parametrize("size", SIZES)
def test_a_mark_at_every_spot_finds_room(size):
    view = gorin.new("battle", seed=1).view(0)
    spots = SPOT_IDS[:: 4 if size == SIZES[0] else 3]
    marks = {spot: str(number) for number, spot in enumerate(spots, 100)}
    text = text_of(battle_map.draw(view, *size, marks))
    assert all(f"[{mark}" in text for mark in marks.values())


def test_an_attack_points_at_its_target():
    view = gorin.new("battle", seed=1, clans=["crab", "crane", "lion", "unicorn"]).view(0)
    piece = {"id": 1, "seat": 0, "faceup": False, "on": None}
    for spot, arrow in {
        "dragon_west>dragon_capital": "→",
        "dragon_capital>dragon_west": "←",
        "unicorn_southwest>crab_northwest": "↓",
        "sea>lion_east": "←",
        "sea>islands_west": "↗",
    }.items():
        view["pieces"] = [{**piece, "spot": spot}]
        assert f"Cb ?{arrow}" in text_of(battle_map.draw(view, 92, 38))


def test_a_province_has_the_colour_of_who_controls_it():
    view = gorin.new("battle", seed=1, clans=["crab", "crane", "lion", "unicorn"]).view(0)
    view["provinces"]["dragon_west"].update(owner=1, facedown=1)
    top = battle_map.draw(view, 92, 38)[0]
    assert top.get_style_at_offset(Console(), 2).bgcolor.name == LOOKS["crane"].land


def test_names_are_short_and_different():
    names = [short_name(province.id) for province in PROVINCES]
    assert len(set(names)) == 30
    assert max(map(len, names)) <= 10


def test_the_table_has_all_that_the_map_has(crowded):
    text = text_of(board_table(crowded, 90))
    assert all(short_name(province.id) in text for province in PROVINCES)
    tokens = text[text.index("Combat tokens") :]
    assert tokens.count("→") == len([1 for piece in crowded["pieces"] if ">" in piece["spot"]])


def screen_text(game, seat, size):
    picture, view = picture_of("battle"), game.view(seat)
    decisions = [decision for decision in game.pending if decision.seat == seat]
    told = news.told(picture, view, news.heard(game, seat))
    menu = Menu(decisions[0]) if decisions else None
    return text_of(compose(Screen(picture, view, told, menu), size))


@pytest.mark.parametrize("size", [Size(120, 45), Size(90, 30)])
@pytest.mark.parametrize("choices", [0, 40, 75, 110, 150])
def test_the_screen_shows_nothing_that_the_seat_cannot_know(size, choices):
    game = play_at_random(4, choices)
    worlds = [game, *[game.determinize(0, random.Random(n)) for n in (1, 2)]]
    assert len({screen_text(world, 0, size) for world in worlds}) == 1


def test_a_game_without_a_picture_is_listed(crowded):
    text = text_of(Picture().listing(crowded, 80))
    assert "provinces" in text
    assert "Crane South" in text
    assert all(line.cell_len <= 80 for line in Picture().listing(crowded, 80))
