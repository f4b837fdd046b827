"""What a question is called by programs: the rule that asks it, whatever the words of its prompt."""

from __future__ import annotations

import gorin
from gorin.games.ccg.definition import definition
from support.battle_table import side as any_side
from support.battle_table import table as board
from support.battle_table import token
from support.ccg_table import battle, side, table


def test_a_decision_is_named_by_the_rule_and_the_stage_that_wait_for_it():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side(hand=("charge",)))
    assert t.game.decision.kind == "action"
    t.north.passes()
    t.south.passes()
    assert t.game.decision.kind == "attack.declare"


def test_the_same_rule_asks_under_the_same_name_with_other_words():
    calm = table(north=side("hida-kaoru", hand=("charge",)), south=side()).game.decision
    fight = battle(attacker=side("hida-kaoru"), defender=side("doji-ayano", hand=("charge",))).game.decision
    assert calm.prompt != fight.prompt
    assert calm.kind == fight.kind


def test_questions_asked_together_are_named_by_the_step_that_asks_them():
    game = gorin.new("battle", seats=3, seed=1)
    assert len(game.pending) == 3
    assert {decision.kind for decision in game.pending} == {"setup.objective"}


def test_a_card_asks_under_the_name_of_its_instruction():
    t = crane_with_a_scout()
    t.crane.choose("play:scout")
    assert (t.game.decision.kind, t.game.decision.about) == ("card.look-at-token", "")


def test_a_question_about_one_of_many_things_says_which():
    t = crane_with_a_scout()
    t.crane.choose("place:army-1")
    assert (t.game.decision.kind, t.game.decision.about) == ("turn.place", "army-1")


def crane_with_a_scout():
    return board(
        crane=any_side("crane_south", hand=("army-1", "bluff"), scouts=1),
        lion=any_side("lion_capital"),
        pieces=[token("lion", "bluff", "islands_east")],
    )


def test_the_words_of_a_card_ask_under_their_own_address():
    t = battle(attacker=side("hida-kaoru", hand=("charge",)), defender=side("doji-ayano"))
    charge = definition("celestial", "charge")
    t.defender.passes()
    t.attacker.uses("charge")
    assert t.game.decision.kind == "ability.target"
    assert t.game.decision.about == charge.abilities[0].picks[0].address == "charge:1"
