"""Chapter: Naval."""

import pytest

from gorin.games.ccg.definition import definition
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.card_filters import your
from gorin.language.core.render import phrase_text
from gorin.language.picks import performer
from support.ccg_battle import marched, picks
from support.ccg_cards import published
from support.ccg_making import follower, strategy
from support.ccg_table import table, unit
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Sailor", keywords=("Naval",), text=(in_battle(gain_honor(1)),)),
    samurai("Second Sailor", keywords=("Naval", "Tactician"), text=(in_battle(gain_honor(1)),)),
    samurai("Fighter", text=(in_battle(gain_honor(1)),)),
    follower("Marines", force=1, honor_req=0, gold=1, focus=1, keywords=("Naval",)),
    strategy("Battle Plan", focus=1, text=(in_battle(gain_honor(1)),)),
    strategy("Duty", focus=1, text=(in_battle(performer(your(PERSONALITY)), gain_honor(1)),)),
)


def engaged(north, south, hand=("guard-1",)):
    t = marched(plain(*north, hand=list(hand)), plain(*south, hand=["guard-2"]))
    t.north.chooses("p4")
    return t


@rule("CE-NAV-01", "CE-NAV-04")
@pytest.mark.parametrize(
    ("north", "south", "possible"),
    (
        ([unit("sailor", "marines")], ["second-sailor"], True),
        (["sailor"], [], True),
        (["sailor"], ["second-sailor"], False),
        (["sailor"], [unit("fighter", "marines")], False),
        ([unit("fighter", "marines")], [], False),
    ),
)
def test_the_attacker_needs_more_naval_cards_and_a_naval_personality(north, south, possible):
    t = engaged(north, south)
    assert (t.asked == "north" and "naval" in t.north.may) == possible


@rule("CE-NAV-03")
def test_the_defender_cannot_use_it():
    t = engaged(["fighter"], ["sailor", "second-sailor"])
    assert t.s.in_combat
    assert t.asked == "south"
    assert "naval" not in t.south.may


@rule("CE-NAV-01", "CE-NAV-02")
def test_the_attacker_acts_first_with_the_one_he_targeted():
    t = engaged(["sailor", "second-sailor", "fighter"], ["plain-stranger"], ("battle-plan", "duty"))
    t.north.chooses("naval")
    assert picks(t.north) == {"sailor", "second-sailor"}
    t.north.chooses("sailor")
    t.north.table_passes_reactions()
    assert (t.s.in_combat, t.asked) == (True, "north")
    assert t.north.may == {"use:sailor", "use:duty", "pass"}
    t.north.chooses("use:duty")
    assert t.asked != "north" or "Who performs" not in t.prompt
    t.north.table_passes_reactions()
    assert t.north.honor == 6
    assert t.asked == "south"
    t.south.passes()
    assert {"use:sailor", "use:second-sailor", "use:fighter", "use:battle-plan"} <= t.north.may


@rule("CE-NAV-02")
def test_what_he_may_do_by_the_rules_counts_too():
    t = engaged(["second-sailor", "fighter"], ["plain-stranger"], ("plain-scroll",))
    t.north.chooses("naval")
    t.north.chooses("second-sailor")
    t.north.table_passes_reactions()
    assert t.north.may == {"use:second-sailor", "tactics", "pass"}
    t.north.uses("tactics", "plain-scroll")
    assert t.force("second-sailor") == 6


@rule("CE-NAV-02")
def test_who_passes_lets_the_defender_begin():
    t = engaged(["sailor"], ["fighter"])
    t.north.passes()
    assert t.south.may == {"use:fighter", "pass"}


@rule("CE-NAV-01")
def test_it_is_used_once_in_each_battle():
    t = table(
        "attack", north=plain("sailor", "second-sailor", hand=["guard-1"]), south=plain(hand=["guard-2"])
    )
    t.north.chooses("seat1")
    for who, where in (("sailor", "p4"), ("second-sailor", "p5")):
        t.north.chooses(who)
        t.north.chooses(where)
    for who, where in (("sailor", "p4"), ("second-sailor", "p5")):
        t.north.chooses(where)
        t.north.uses("naval", who)
        assert t.s.in_combat
        assert f"use:{who}" in t.north.may
        t.fight()
    rules = definition("celestial", "the-rules")
    assert "Once per battle, after engaging" in phrase_text(rules, rules.abilities[5])
