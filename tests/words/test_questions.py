"""How a card speaks of what is picked: its text with pronouns, its questions with names."""

import pytest

from gorin.words.abilities import trait
from gorin.words.flow import may
from gorin.words.nouns import your
from gorin.words.picks import performer, performing, target, targets, up_front
from gorin.words.things import IT, TARGET, called
from gorin.words.triggers import THIS_ENTERS_PLAY
from support.toy.definition import creature
from support.toy.words import CREATURE, TURN_ENDS, destroy, gain_honor, later
from support.trying import table, trying


@pytest.mark.parametrize(
    ("parts", "text", "prompt"),
    [
        (
            (performer(your(CREATURE)), gain_honor(1)),
            "Choose your creature: Gain 1 honor.",
            "Who performs it? Choose your creature.",
        ),
        (
            (performing(your(CREATURE), 1, 2), gain_honor(1)),
            "Choose one or two of your creatures: Gain 1 honor.",
            "Who performs it? Choose one or two of your creatures.",
        ),
        (
            (up_front(targets(CREATURE, 1, 2)), destroy(TARGET)),
            "Target one or two creatures: Destroy them.",
            "Choose one or two target creatures.",
        ),
        (
            (up_front(target(CREATURE)), destroy(TARGET)),
            "Target a creature: Destroy it.",
            "Choose a target creature.",
        ),
    ],
)
def test_what_is_picked_before_the_effects_is_named_before_them(parts, text, prompt):
    t = table(trying(*parts), mine=("Rat", "Guard"))
    assert t.text == text
    assert t.play().prompt == f"Trial: {prompt}"


@pytest.mark.parametrize(
    ("name", "asked"), [("it", "destroy Rat"), ("him", "destroy Rat"), ("that beast", "destroy Rat")]
)
def test_a_question_has_names_where_the_text_has_pronouns(name, asked):
    t = table(trying(target(CREATURE), may(destroy(called(name, TARGET)))), mine=("Rat", "Guard"))
    assert t.text == f"You may destroy {name}."
    assert t.play().choose("Rat").prompt == f"Trial: Do you want to {asked}?"


def test_a_question_names_what_has_triggered_it():
    t = table(creature("Witch", 1, trait(THIS_ENTERS_PLAY, may(destroy(IT)))))
    assert t.play().prompt == "Witch: Do you want to destroy Witch?"


@pytest.mark.parametrize("effect", [may(destroy(IT)), later(TURN_ENDS, may(destroy(IT)))])
def test_a_question_that_nobody_has_triggered_names_nobody(effect):
    assert table(trying(effect)).play().prompt == "Trial: Do you want to destroy him?"
