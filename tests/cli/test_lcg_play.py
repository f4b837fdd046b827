"""The LCG in the terminal: provinces, rings, and the conflict's totals after every action."""

import random

import pytest

import gorin
from gorin import introductions
from gorin.cli.terminal.news import told
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.screen import Screen, Size, compose
from support.walk import walk

RECORD = introductions.find("lcg").record
BEFORE_THE_SWORD, AFTER_THE_SWORD, DEFENDING = 29, 31, 48
"""So many choices of the lesson lead there."""
SIZE = Size(100, 40)


def at(choices):
    return gorin.replay({**RECORD, "choices": RECORD["choices"][:choices]})


def screen(game, seat=0, size=SIZE):
    return "\n".join(line.plain for line in compose(Screen(picture_of("lcg"), game.view(seat)), size))


@pytest.mark.parametrize(("format", "seats"), [("stronghold", 2), ("enlightenment", 3), ("team-conquest", 4)])
def test_a_game_can_be_shown_at_any_moment(format, seats):
    game, phases = gorin.new("lcg", format=format, seed=4), set()
    for number, moment in enumerate(walk(game, random.Random(4))):
        if moment.state.phase not in phases or number % 50 == 0:
            phases.add(moment.state.phase)
            for seat in (None, *range(seats)):
                assert screen(moment, seat)
    assert {"dynasty", "draw", "conflict"} <= phases


def test_the_totals_stand_on_the_screen_and_change_with_every_action():
    before, after = screen(at(BEFORE_THE_SWORD)), screen(at(AFTER_THE_SWORD))
    assert "military conflict, 9 against 0, province strength 10" in before
    assert "As it stands, Lion would win unopposed." in before
    assert "military conflict, 11 against 0, province strength 10" in after
    assert "As it stands, Lion would win unopposed, a province would break." in after
    assert "9 attacking against 0 defending." in before and "11 attacking against 0 defending." in after


def test_the_news_tell_the_totals_after_an_action():
    game, picture = at(AFTER_THE_SWORD), picture_of("lcg")
    lines = told(picture, game.view(0), picture.news(game.view(0), list(game.events)[-3:]))
    assert [line.plain for line in lines][-1] == "Skill: 11 attacking, 0 defending."


def test_the_prompt_and_the_hand_are_in_sight_on_a_small_screen():
    lines = screen(at(DEFENDING), size=Size(80, 24)).split("\n")
    assert any("4 attacking against 0 defending." in line for line in lines[-12:])
    assert any("Way of the Lion" in line for line in lines[-12:])


def test_face_down_provinces_are_named_to_their_owner_only():
    game, wide = at(0), Size(250, 40)
    assert "Rally to the Cause (facedown)" in screen(game, 0, wide)
    assert "Rally to the Cause" not in screen(game, 1, wide)
    assert "Shameful Display" not in screen(game, 0, wide)


def test_cards_can_be_looked_up_and_windows_have_names():
    picture = picture_of("lcg")
    assert "Restricted" in picture.cards()["Fine Katana"]
    assert "Fine Katana" in picture.face("Fine Katana", 60)[0].plain
    in_conflict, between = at(AFTER_THE_SWORD), at(13)
    assert picture.window(in_conflict.view(0), "action") == "conflict"
    assert picture.window(between.view(0), "action") == "actions"
    assert picture.window(between.view(0), "response") == "responses"
    assert picture.window(between.view(0), "conflict.ring") == ""
    named = {each.name: each.ref for each in picture.names(in_conflict.view(0))}
    assert named["Crane's second province"] == "p6" and named["Fire ring"] == "ring-fire"


def test_what_is_promised_is_told():
    view = gorin.new("lcg", format="enlightenment", seed=1).view(0)
    view["treaties"]["made"] = [
        {"promises": [{"text": "A declares no conflict against B"}], "until": "for the rest of the game"}
    ]
    listing = [line.plain for line in picture_of("lcg").listing(view, 120)]
    assert "Treaty     A declares no conflict against B; for the rest of the game" in listing
