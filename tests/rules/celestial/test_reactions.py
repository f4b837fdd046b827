"""Chapter: Reactions."""

import json

import pytest

import gorin
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.kernel.game import checksum
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_table import table
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

TWO_GAINED = heard("honor gained", "after 2 Honor are gained", lambda s, context, moment: moment.amount == 2)

cards = published(
    *PLAIN,
    samurai("Speaker", text=(open_(gain_honor(1)), open_(gain_honor(2)))),
    samurai("Watcher", text=(reaction(TWO_GAINED, draw(1)),)),
    samurai("Second Watcher", text=(reaction(TWO_GAINED, draw(1)),)),
    samurai("Avenger", text=(reaction(TWO_GAINED, target(PERSONALITY), bow(TARGET)),)),
)


def game():
    """Nobody holds a card, so nobody else is asked."""
    north = plain("watcher", "second-watcher", "speaker", fate=[])
    return table(north=north, south=plain("watcher", "speaker", fate=[]))


@rule("CE-REAC-01")
def test_a_reaction_waits_for_its_trigger():
    t = game()
    assert "use:watcher" not in t.north.may
    t.north.chooses("use:speaker")
    assert t.prompt == "Take an action, or pass"
    t.south.chooses("use:speaker:2")
    assert "React?" in t.prompt
    assert t.north.may == {"use:watcher", "use:second-watcher", "pass"}


@rule("CE-REAC-02")
def test_the_active_player_reacts_first_then_it_goes_round():
    t = game()
    t.north.passes()
    t.south.chooses("use:speaker:2")
    assert t.asked == "north"
    t.north.chooses("use:watcher")
    assert t.asked == "south"
    t.south.chooses("use:watcher")
    assert t.north.may == {"use:second-watcher", "pass"}


@rule("CE-REAC-03")
def test_who_passed_may_react_later_until_both_pass_in_succession():
    t = game()
    t.north.passes()
    t.south.chooses("use:speaker:2")
    t.north.passes()
    t.south.chooses("use:watcher")
    assert t.north.may == {"use:watcher", "use:second-watcher", "pass"}
    t.north.chooses("use:watcher")
    assert t.north.may == {"use:second-watcher", "pass"}
    t.north.passes()
    assert t.asked == "north"
    assert t.prompt == "Take an action, or pass"


@rule("CE-REAC-03")
def test_a_reaction_that_is_taken_back_was_none():
    t = table(north=plain("watcher", "speaker", fate=[]), south=plain("avenger", fate=[]))
    t.north.chooses("use:speaker:2")
    t.north.passes()
    t.south.chooses("use:avenger")
    t.south.chooses("back")
    assert t.south.may == {"use:avenger", "pass"}
    t.south.passes()
    assert t.prompt == "Take an action, or pass", "who has passed is not asked again and learns nothing"
    t = table(north=plain("watcher", "speaker", fate=[]), south=plain("avenger", fate=[]))
    t.north.chooses("use:speaker:2")
    t.north.passes()
    t.south.chooses("use:avenger")
    t.south.chooses("speaker")
    assert t.north.may == {"use:watcher", "pass"}


@pytest.mark.parametrize(
    ("field", "values"), [("rung", [-1, 3]), ("turn", [-1, 2]), ("passes", [-1, 2]), ("at", [-1, 1, 2, 5])]
)
def test_a_save_in_the_middle_of_reactions_has_a_turn_for_each_player(field, values):
    t = table(north=plain("watcher", "speaker", fate=[]), south=plain("avenger", fate=[]))
    t.north.chooses("use:speaker:2")
    t.north.passes()
    t.south.chooses("use:avenger")
    for value in values:
        content = json.loads(t.game.save())
        (respond,) = [step for step in content["state"]["stack"] if step["is"] == "reaction-window"]
        respond[field] = value
        with pytest.raises(gorin.InvalidSave, match="the step reaction-window"):
            gorin.load(json.dumps({**content, "check": checksum(content)}))
