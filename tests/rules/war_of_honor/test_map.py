"""Chapter: placing the tiles."""

import random

import pytest

from gorin.games.ccg.war_of_honor import ops
from gorin.games.ccg.war_of_honor.board import FORTRESSES
from gorin.games.ccg.war_of_honor.map import distances, open_places, standing, why_not_placed
from gorin.games.ccg.war_of_honor.state import Tile
from support.ccg_cards import published
from support.ccg_war import CLANS, EDITION, WAR, new, plain, starting_holdings, war
from support.made import made
from support.rule import rule
from support.walk import walk

cards = published(*WAR, *starting_holdings(), edition=EDITION)

ALL = tuple(CLANS)
EAST = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]


def placing(*clans, seed=1, **options):
    """Every moment of the placing, by chance."""
    game = new(*clans, seed=seed, **options)
    for moment in walk(game, random.Random(seed)):
        if moment.state.phase != "setup":
            return
        yield moment


def laid(*clans, seed=1, **options):
    for moment in placing(*clans, seed=seed, **options):
        game = moment
    return game.state


def a_map(*places):
    """A state whose map has Plains at these places, besides Toshi Ranbo."""
    s = new("lion", "dragon").state
    s.tiles = [plains(-1, 0, 0), *[plains(0, *place) for place in places]]
    return s


def plains(owner, column, row):
    return made(Tile, owner, -1, column, row, True)


@rule("WH-SET-16", "WH-TIL-14")
def test_toshi_ranbo_lies_in_the_middle_and_is_nobodys():
    s = new(*ALL).state
    assert [(tile.owner, tile.column, tile.row) for tile in s.tiles] == [(-1, 0, 0)]
    assert all(tile.owner >= 0 for tile in laid(*ALL).tiles[1:])


@rule("WH-TIL-01", "WH-TIL-10")
def test_one_tile_each_clockwise_from_the_starting_player():
    s = laid("lion", "scorpion", "dragon")  # the Scorpion goes first
    assert [tile.owner for tile in s.tiles[1:]] == [1, 2, 0] * 5


@rule("WH-TIL-02", "WH-SET-01", "WH-SET-04", "WH-SET-05", "WH-SET-08")
def test_three_fortresses_of_the_own_clan_and_two_plains():
    s = laid(*ALL)
    for seat, clan in enumerate(ALL):
        own = [tile for tile in s.tiles if tile.owner == seat]
        slugs = sorted(s.names[s.what[tile.card]] for tile in own if tile.card >= 0)
        assert slugs == [f"{clan}-{kind}-fortress" for kind in ("battle", "limited", "open")]
        assert sum(1 for tile in own if tile.card < 0) == 2
    assert len(s.tiles) == 1 + 4 * 5


@rule("WH-SET-05", "WH-CMP-04", "WH-ADV-07")
def test_each_of_the_nine_clans_has_a_battle_an_open_and_a_limited_fortress():
    by_clan = {}
    for card in FORTRESSES:
        by_clan.setdefault(card.clans[0], []).append(card.abilities[0].heading())
    assert len(by_clan) == 9
    assert all(sorted(kinds) == ["Battle", "Limited", "Open"] for kinds in by_clan.values())


@rule("WH-CMP-03")
def test_there_are_27_fortresses():
    assert len(FORTRESSES) == 27


@rule("WH-TIL-03")
def test_the_player_chooses_which_tile_to_place():
    game = new("lion", "dragon")
    labels = [option.label for option in game.decision.options]
    assert labels == ["Dragon Battle Fortress", "Dragon Open Fortress", "Dragon Limited Fortress", "Plains"]
    game.choose("choice3")
    assert "Plains" in game.decision.prompt
    game.choose("back")
    game.choose("choice1")
    assert "Open Fortress" in game.decision.prompt


@rule("WH-TIL-03")
@pytest.mark.parametrize(
    ("placed", "left"),
    [
        (("Battle", "Open"), ["Dragon Limited Fortress", "Plains"]),
        (("Plains", "Plains", "Battle"), ["Dragon Open Fortress", "Dragon Limited Fortress"]),
    ],
)
def test_who_has_two_different_tiles_left_still_chooses(placed, left):
    game = new("lion", "dragon")
    for kind in [each for each in placed for _ in range(2)]:  # both players do alike
        game.choose(next(option.id for option in game.decision.options if kind in option.label))
        game.choose(game.decision.options[0].id)
    assert game.decision.prompt == "Place which tile?"
    assert [option.label for option in game.decision.options] == left


@rule("WH-TIL-04")
def test_no_two_tiles_lie_in_one_place():
    s = laid(*ALL)
    places = [(tile.column, tile.row) for tile in s.tiles]
    assert len(set(places)) == len(places)
    assert why_not_placed(s, 0, 0).sentence == "There is already a tile here."


@rule("WH-TIL-05", "WH-TIL-06")
def test_beside_toshi_ranbo_or_touching_two_tiles():
    assert sorted(open_places(a_map())) == [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]
    s = a_map((1, 0))
    assert why_not_placed(s, -1, 0) is None  # it touches Toshi Ranbo and nothing else
    assert why_not_placed(s, 2, 0).clauses == ("WH-TIL-05",)  # it touches one tile
    assert why_not_placed(a_map((1, 0), (1, -1)), 2, -1) is None  # it touches two


@rule("WH-TIL-07")
def test_three_tiles_at_most_between_a_tile_and_toshi_ranbo():
    row = [(x, y) for x in range(1, 5) for y in (0, -1)]
    s = a_map(*[place for place in row if place != (4, 0)])
    assert why_not_placed(s, 4, 0) is None  # 1, 2 and 3 lie between
    s = a_map(*row, (5, -1))
    assert why_not_placed(s, 5, 0).clauses == ("WH-TIL-07",)


@rule("WH-TIL-07")
def test_the_route_goes_over_tiles():
    """Four steps as the crow flies, but there is no tile on that way."""
    s = a_map((1, 0), (2, 0), (3, 0), (4, -1), (5, -2))
    assert distances(s)[4] == 4
    assert why_not_placed(s, 4, -2).clauses == ("WH-TIL-07",)
    s.tiles.append(plains(0, 3, -1))
    assert why_not_placed(s, 4, -2) is None


@rule("WH-TIL-08")
def test_all_tiles_are_face_up_and_what_they_do_is_known_to_all():
    game = list(placing(*ALL))[-1]
    shown = game.view(None)["map"]
    assert all(tile["face_up"] for tile in shown)
    lion = next(tile for tile in shown if tile["slug"] == "lion-open-fortress")
    assert lion["text"] == "Open: Give target Personality you control +2F." and not lion["reconstructed"]


@rule("WH-TIL-09")
def test_a_place_is_all_that_is_said_of_a_tile():
    assert all(option.id.startswith("hex:") or option.id == "back" for option in _place().options)


def _place():
    game = new("lion", "dragon")
    game.choose("choice0")
    return game.decision


def test_however_tiles_are_placed_there_is_room_for_all():
    for seed in range(6):
        s = laid(*ALL, "lion", "scorpion", seed=seed)
        assert len(s.tiles) == 31
        assert max(distances(s).values()) <= 4


@rule("WH-TIL-11", "WH-TIL-12", "WH-TIL-13", "WH-DUR-01")
def test_the_last_face_up_fortress_is_never_turned_face_down():
    t = war(lion=plain("plain-samurai"), dragon=plain())
    s = t.s
    assert standing(s, 0) == [1, 3, 5]
    assert ops.turn_over(s, 1, False) and ops.turn_over(s, 3, False)
    assert not ops.turn_over(s, 5, False)
    assert standing(s, 0) == [5]
    assert ops.turn_over(s, 1, True) and not ops.turn_over(s, 1, True)


@rule("WH-OPT-01")
@pytest.mark.parametrize("kept", (0, 1, 2))
def test_gempukku_begins_with_one_fortress_face_up(kept):
    game = new("lion", "dragon", gempukku=True)
    rng = random.Random(1)
    while game.state.phase == "setup":
        decision = game.decision
        chosen = f"choice{kept}" if "starts face-up" in decision.prompt else rng.choice(decision.options).id
        game.choose(chosen)
    for seat in (0, 1):
        own = [tile for tile in game.state.tiles if tile.owner == seat and tile.card >= 0]
        assert [tile.face_up for tile in own] == [at == kept for at in range(3)]
