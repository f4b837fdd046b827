"""War of Honor by other conditions of victory: the heuristic bot aims at what wins there."""

import random
from typing import Any

import pytest

import gorin
from gorin import bots
from gorin.bots.ccg.acting import my_honor, their_honor
from gorin.bots.ccg.aiming import Aim
from gorin.bots.ccg.board import Board
from gorin.bots.ccg.campaign import Campaign
from gorin.bots.ccg.chaining import link_worth
from gorin.games.ccg.war_of_honor.setup import is_mission
from gorin.games.ccg.war_of_honor.state import DISHONOR, ENLIGHTENMENT, HONOR, MILITARY
from support.ccg_box import EDITION, army, laid
from support.ccg_cards import published
from support.ccg_table import Table
from support.ccg_war import WAR, plain, war
from support.plain_cards import stranger

cards = published(*WAR, stranger("Giant", force=12), edition=EDITION)
BOX = ("dragon-tetsu-kama-mura", "lion-venerable-plains-of-the-ikoma", "scorpion-seven-stings-keep")


def begun(victory: str) -> gorin.Game:
    return gorin.new(EDITION, decks=list(BOX), seed=1, victory=victory)


def aim_of(game: gorin.Game, seat: int) -> Aim:
    view = game.view(seat)
    return Aim(view, view["players"][seat])


def board_of(t: Table, seat: int = 0) -> Board:
    return Board(t.game.view(seat), t.game.decision.options)


def on_a_mission(mission: list[int], **score: Any) -> Board:
    others = {"mission": [0, 3, 3, 3]}
    mine = {"mission": mission, "steps": [0, 0, 0, 0], **score}
    able = army(
        hand=("ring-of-earth",),
        dynasty=(*["disreputable-house"] * 4, "matsu-sakaki"),
        fate=("ring-of-water", "ring-of-air"),
    )
    return board_of(laid(north=able, south=army(), victory="secret-missions", scores=[mine, others]))


def test_a_mission_asks_for_what_the_own_deck_can_do():
    game = begun("secret-missions")
    players = [bots.make("heuristic", EDITION, random.Random(seat)) for seat in range(3)]
    wished = [aim_of(game, seat).mission for seat in range(3)]
    while "mission" in (decision := game.pending[0]).prompt:
        bots.let_choose(game, players[decision.seat], decision)
    written = [score.mission for score in game.state.scores]
    assert written == wished and all(is_mission(mission) for mission in written)
    dragon, lion, scorpion = written
    assert dragon[DISHONOR] == lion[DISHONOR] == 0 < scorpion[DISHONOR]
    assert dragon[ENLIGHTENMENT] > lion[ENLIGHTENMENT]


def test_a_student_needs_two_of_each_and_whose_deck_cannot_comes_by_force():
    game = begun("student-of-all")
    assert [aim_of(game, seat).due for seat in range(3)] == [[2, 2, 2, 2]] * 3
    assert [aim_of(game, seat).is_force for seat in range(3)] == [True, True, False]
    assert [aim_of(game, seat).wants(HONOR) for seat in range(3)] == [False, False, True]


@pytest.mark.parametrize("victory", ["paths", "wartime", "classic", "overall-champion"])
def test_otherwise_there_is_nothing_in_particular(victory: str):
    aim = aim_of(begun(victory), 0)
    assert not aim.due and not aim.is_force and not aim.is_steps and not aim.wants(MILITARY)


def test_honor_is_worth_more_the_nearer_a_step_is_that_is_due():
    far, near = on_a_mission([1, 3, 3, 2]), on_a_mission([1, 3, 3, 2], gained=6, caused=6)
    idle = on_a_mission([3, 0, 3, 3], gained=6)
    assert my_honor(near) > my_honor(far) > my_honor(idle)
    assert their_honor(near) > their_honor(far)


def test_what_is_earned_in_this_turn_or_taken_already_is_wanted_no_more():
    assert on_a_mission([1, 3, 3, 2], gained=7).aim.wants(HONOR)
    assert not on_a_mission([1, 3, 3, 2], gained=8).aim.wants(HONOR)
    assert not on_a_mission([1, 3, 3, 2], steps=[0, 3, 0, 0]).aim.wants(HONOR)


def test_a_ring_is_kept_for_a_step_of_enlightenment():
    due, idle = on_a_mission([1, 3, 3, 2]), on_a_mission([3, 3, 3, 0])
    assert [link_worth(each, each.rings.in_hand[0]) for each in (due, idle)] == [12.0, 3.0]


def asked_to_join(victory: str) -> Campaign:
    """The Lion attacks; the Phoenix is invited and could take a province for nothing."""
    t = war(
        "attack",
        lion=plain("plain-samurai"),
        dragon=plain(),
        phoenix=plain("giant"),
        victory=victory,
    )
    for choice in ("seat1", "t1", "t2", "seat2", "done"):
        if t.asked == "lion":
            t.lion.chooses(choice)
    while t.asked != "phoenix":
        t.mirror.choose("done", t.game.decision.seat)
    board = board_of(t, 2)
    return Campaign(board, board.view["players"][1])


def test_in_a_brawl_others_may_fight_their_own_wars():
    assert asked_to_join("paths").orders() and not asked_to_join("bushido-brawl").orders()


@pytest.mark.parametrize(("victory", "bought"), [("paths", "small-farm"), ("bushido-brawl", "matsu-sakaki")])
def test_in_a_brawl_the_army_comes_early(victory: str, bought: str):
    shown = [{"card": slug, "face_up": True} for slug in ("small-farm", "matsu-sakaki")]
    lion = army(*["diamond-mine"] * 4, provinces=shown, stronghold="venerable-plains-of-the-ikoma")
    t = laid("dynasty", north=lion, south=army(), victory=victory)
    decision = t.game.decision
    bot = bots.make("heuristic", EDITION, random.Random(1))
    chosen = bot.choose(decision, bots.outlook_of(t.game, 0))
    assert t.s.names[t.s.what[int(chosen.refs[0].removeprefix("c"))]] == bought
