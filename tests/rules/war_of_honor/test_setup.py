"""Chapter: set-up and starting the game."""

import random

import pytest

import gorin
from gorin.kernel.errors import InvalidSetup
from gorin.language.library.library import library_of
from support.ccg_cards import published
from support.ccg_war import CLANS, EDITION, WAR, new, starting_holdings
from support.plain_cards import deck
from support.rule import rule
from support.walk import walk

cards = published(*WAR, *starting_holdings(), edition=EDITION)

ALL = tuple(CLANS)


def laid_out(*clans, seed=1, **options):
    """A new game, its tiles placed at random."""
    game = new(*clans, seed=seed, **options)
    rng = random.Random(seed)
    for moment in walk(game, rng):
        if moment.state.phase != "setup":
            break
    return game


def in_play(s, seat):
    return [s.names[s.what[card]] for card in s.in_play if s.controller[card] == seat]


@rule("WH-OVR-01")
def test_two_players_or_more():
    for seats in (2, 3, 4, 5):
        assert new(*(ALL + ALL)[:seats]).state.seats == seats
    with pytest.raises(InvalidSetup, match="WH-OVR-01"):
        gorin.new(EDITION, seats=1)


@rule("WH-OVR-02", "WH-SHD-01", "WH-SHD-07", "WH-SET-12", "WH-STA-05")
def test_everybody_starts_with_a_stronghold_a_border_keep_and_two_decks():
    s = new(*ALL).state
    for seat, clan in enumerate(ALL):
        assert in_play(s, seat)[:2] == [f"{clan}-keep", "border-keep"]
        assert s.definition(s.players[seat].stronghold).clans == (CLANS[clan],)
        assert s.players[seat].dynasty and s.players[seat].fate


@rule("WH-SET-10", "WH-SET-11", "WH-SET-20")
def test_the_starting_holdings_are_in_no_deck():
    s = new(*ALL).state
    for player in s.players:
        assert len(player.dynasty) == 42 - 4  # four lie in the provinces
        assert {s.definition(card).is_dynasty for card in player.dynasty} == {True}
        assert {s.definition(card).is_fate for card in player.fate} == {True}


@rule("WH-SET-11")
def test_each_deck_is_shuffled_on_its_own():
    s, other = new(*ALL, seed=1).state, new(*ALL, seed=2).state
    assert [s.what[card] for card in s.players[0].fate] != [
        other.what[card] for card in other.players[0].fate
    ]
    faces = [s.what[card] for card in s.players[0].dynasty]
    assert faces != sorted(faces)


@rule("WH-SET-03")
def test_who_plays_what_can_be_agreed():
    s = new("scorpion", "lion").state
    assert [s.definition(player.stronghold).clans[0] for player in s.players] == ["Scorpion", "Lion"]


@rule("WH-STA-02", "WH-SHD-05", "WH-STA-03", "WH-TRN-01")
def test_the_highest_starting_number_begins():
    game = laid_out("lion", "scorpion", "dragon")  # 2, 5, 3
    assert game.state.active == 1
    turns = []
    for moment in walk(game, random.Random(3)):
        if moment.state.active not in turns[-1:]:
            turns.append(moment.state.active)
        if len(turns) == 4:
            break
    assert turns == [1, 2, 0, 1]


@rule("WH-STA-04")
def test_a_tie_is_settled_by_chance():
    assert {new("lion", "lion", seed=seed).state.stack[0].first for seed in range(20)} == {0, 1}


@rule("WH-STA-06", "WH-STA-07", "WH-SET-20")
@pytest.mark.parametrize(("seats", "late"), [(2, [1]), (3, [2]), (4, [2, 3]), (5, [3, 4])])
def test_who_comes_last_has_bamboo_harvesters(seats, late):
    clans = ["scorpion", *["lion"] * (seats - 1)]  # the first goes first
    s = new(*clans).state
    with_harvesters = [seat for seat in range(seats) if "bamboo-harvesters" in in_play(s, seat)]
    assert with_harvesters == late
    harvesters = [card for card in s.in_play if s.names[s.what[card]] == "bamboo-harvesters"]
    assert harvesters and all(s.bowed[card] for card in harvesters)


@rule("WH-STA-08")
def test_tiles_are_placed_between_provinces_and_hands():
    game = new(*ALL)
    s = game.state
    assert len(s.provinces) == 16
    assert not any(player.hand for player in s.players)
    assert "which tile" in game.decision.prompt
    s = laid_out(*ALL).state
    assert [len(player.hand) for player in s.players] == [6] * 4


@rule("WH-HND-01", "WH-HND-02")
def test_six_cards_that_only_their_owner_sees():
    game = laid_out("lion", "dragon")
    assert [len(player.hand) for player in game.state.players] == [6, 6]
    assert len(game.view(0)["players"][0]["hand"]) == 6
    assert game.view(0)["players"][1]["hand"] is None


@rule("WH-SET-06", "WH-SET-07")
def test_players_of_one_clan_are_told_apart_by_a_number():
    names = [player["name"] for player in new("phoenix", "lion", "phoenix").view(None)["players"]]
    assert names == ["Phoenix 1", "Lion", "Phoenix 2"]


@rule("WH-SET-09", "WH-OVR-03", "WH-CMP-01")
def test_everybody_begins_before_the_first_step_of_four_paths():
    game = new(*ALL)
    assert [path["name"] for path in game.view(None)["paths"]] == [
        "Military", "Honor", "Dishonor", "Enlightenment",
    ]  # fmt: skip
    assert [player["score"]["steps"] for player in game.view(None)["players"]] == [[0] * 4] * 4


@rule("WH-SET-02", "WH-STA-01", "WH-OVR-06", "WH-CMP-06")
def test_the_four_decks_of_the_box_are_dealt_at_random():
    tables = [gorin.new(EDITION, seats=4, seed=seed).view(None)["players"] for seed in range(12)]
    dealt = [tuple(player["clan"][0] for player in players) for players in tables]
    assert {tuple(sorted(clans)) for clans in dealt} == {("Dragon", "Lion", "Phoenix", "Scorpion")}
    assert len(set(dealt)) > 4
    for id in gorin.games.find(EDITION).decks:
        lists = library_of(EDITION).decks[id].lists
        assert (len(lists["dynasty"]), len(lists["fate"])) == (40, 40)


def test_options_that_do_not_exist_are_refused():
    with pytest.raises(InvalidSetup, match="it has seats, decks"):
        gorin.new(EDITION, clans=["lion"])
    with pytest.raises(InvalidSetup, match="there is no victory"):
        new("lion", "dragon", victory="by force")
    with pytest.raises(InvalidSetup, match="gempukku is true or false"):
        new("lion", "dragon", gempukku="yes")
    with pytest.raises(InvalidSetup, match="a deck for each of the 3 seats"):
        gorin.new(EDITION, seats=3, decks=[deck("lion-keep")])
