"""Positions: what the box adds, as people would write it down, and what is refused."""

import json

import pytest

import gorin
from gorin.games.ccg.kinds import YOUR_NEXT_TURN
from gorin.games.ccg.language.abilities import limited
from gorin.games.ccg.language.verbs.in_play.entering import stays_at_home
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.kernel.errors import InvalidPosition
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_war import EDITION, WAR, around_toshi_ranbo, fighting, plain, there, war
from support.rule import rule

cards = published(
    *WAR,
    strategy("Long Plan", focus=1, text=(limited(stays_at_home()),)),
    strategy(
        "Vow", focus=1, text=(limited(target(PERSONALITY), gives(TARGET, force=1, until=YOUR_NEXT_TURN)),)
    ),
    edition=EDITION,
)


def again(t):
    """The same moment, written down and read."""
    return gorin.setup(EDITION, json.loads(json.dumps(t.game.position())))


def test_the_map_the_scores_and_the_agreement_are_told():
    tiles = around_toshi_ranbo(["lion", "dragon"])
    tiles[3]["face_down"] = True
    told = [
        {"steps": [1, 2, 3, 4], "gained": 3, "rings": ["ring-of-earth"], "mission": [3, 3, 3, 0]},
        {"steps": [0, 0, 0, 1], "caused": 2, "conquered": True, "joins": True, "mission": [0, 3, 3, 3]},
    ]
    t = war(
        lion=plain("plain-samurai"), dragon=plain(), map=tiles, scores=told, victory="secret-missions",
        gempukku=True, strength_of_will=True,
    )  # fmt: skip
    position = t.game.position()
    assert position["scores"] == told and position["victory"] == "secret-missions"
    assert position["gempukku"] and position["strength_of_will"]
    assert position["map"][3]["face_down"] and position["map"][0] == {"at": [0, 0]}
    copy = again(t)
    assert copy.view(0) == t.game.view(0) and copy.view(1) == t.game.view(1)


def test_an_attack_knows_its_fortresses():
    t = war(
        "battle",
        lion=plain({"card": "plain-samurai", "at": 4}, hand=["guard-1"]),
        dragon=plain({"card": "plain-stranger", "at": 4}, hand=["guard-1"]),
        battle={"attacker": 0, "defender": 1, "at": 4},
        launched=[3, 6],
    )
    assert t.game.position()["launched"] == [3, 6]
    assert again(t).view(None)["launched"] == {"from": "t3", "at": "t6", "adjacent": False}


def test_without_a_map_everybody_lies_somewhere():
    position = {"players": [{"stronghold": "lion-keep", "provinces": ["farm-1"]} for _ in range(3)]}
    s = gorin.setup(EDITION, position).state
    assert len(s.tiles) == 16 and len({(tile.column, tile.row) for tile in s.tiles}) == 16


def test_a_strategy_that_stays_at_home_is_told():
    t = war(lion=plain(hand=["long-plan", "guard-1"]), dragon=plain())
    t.lion.uses("long-plan")
    assert t.zone("long-plan") == "play"
    assert again(t).view(0) == t.game.view(0)


def test_what_lasts_until_the_next_own_turn_is_told():
    t = war(lion=plain("plain-samurai", hand=["vow", "guard-1"]), dragon=plain())
    t.lion.uses("vow", "plain-samurai")
    assert t.game.position()["effects"][0]["until"] == "next-turn"
    assert again(t).view(0) == t.game.view(0)


WRONG = [
    ({"map": []}, "the first tile is Toshi Ranbo"),
    ({"map": [{"at": [0, 0]}, {"at": [1, 0]}]}, "only Toshi Ranbo is nobody's"),
    ({"map": [{"at": [0, 0]}, {"at": [0, 0], "owner": 0}]}, "where another tile lies"),
    ({"map": [{"at": [0]}]}, "is a column and a row"),
    ({"map": [{"at": [0, 0]}, {"at": [1, 0], "owner": 0}]}, "has no face-up Fortress"),
    ({"map": [{"at": [0, 0]}, {"at": [1, 0], "owner": 0, "face_down": True}]}, "only of a Fortress"),
    ({"map": [{"at": [0, 0]}, {"at": [1, 0], "owner": 0, "fortress": "farm-1"}]}, "is no Fortress"),
    ({"map": [{"at": [0, 0]}, {"at": [1, 0], "fortress": "lion-open-fortress"}]}, "say its owner"),
    ({"scores": [{}]}, "an entry for each of the 2 players"),
    ({"scores": [{"steps": [6, 0, 0, 0]}, {}]}, "a whole number from 0 to 5"),
    ({"scores": [{"steps": [1]}, {}]}, "has a number for each Path"),
    ({"scores": [{"rings": ["farm-1"]}, {}]}, "names the Rings"),
    ({"scores": [{"mission": [3, 3, 3, 0]}, {}]}, "gives nine points"),
    ({"victory": "secret-missions"}, "says the mission of each player"),
    ({"victory": "chess"}, "there is no 'chess'"),
    ({"launched": [1, 2]}, "only while there is an attack"),
    ({"gempukku": 1}, "is true or false"),
    ({"temples": 1}, "knows no 'temples'"),
]


@pytest.mark.parametrize(("told", "wrong"), WRONG)
def test_what_is_wrong_is_named(told, wrong):
    with pytest.raises(InvalidPosition, match=wrong):
        war(lion=plain(), dragon=plain(), **told)


def test_an_attack_goes_between_face_up_fortresses():
    with pytest.raises(InvalidPosition, match="a face-up Fortress of the Attacker and one of the Defender"):
        battle = {"attacker": 0, "defender": 1, "at": 4}
        war("battle", lion=plain(), dragon=plain(), battle=battle, launched=[2, 1])


@rule("WH-RES-36")
def test_in_a_battle_that_was_laid_out_a_lost_province_turns_the_fortress_too():
    t = fighting(lion=plain(*[there("plain-samurai")] * 3, hand=["guard-1"]))
    t.fight()
    t.until("dynasty")
    assert t.dragon.provinces == 3 and not t.s.tiles[2].face_up
