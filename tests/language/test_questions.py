"""How a card speaks of what is picked: its text with pronouns, its questions with names."""

import pytest

from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.language.abilities import trait
from gorin.language.card_filters import your
from gorin.language.event_kinds import after
from gorin.language.flow import may
from gorin.language.picks import performer, performing, target, targets, up_front
from gorin.language.selectors import IT, SELF, TARGET, called
from support.toy.definition import creature
from support.toy.language import CREATURE, TURN_ENDS, destroy, gain_honor, later
from support.trying import table, trying


@pytest.mark.parametrize(
    ("parts", "text", "prompt"),
    [
        (
            (performer(your(CREATURE)), gain_honor(1)),
            "Choose a creature you control: Gain 1 honor.",
            "which of your creatures performs it?",
        ),
        (
            (performing(your(CREATURE), 1, 2), gain_honor(1)),
            "Choose 1 or 2 of your creatures: Gain 1 honor.",
            "choose 1 or 2 of your creatures to perform this",
        ),
        (
            (up_front(targets(CREATURE, 1, 2)), destroy(TARGET)),
            "Target 1 or 2 creatures: Destroy them.",
            "choose 1 or 2 creatures",
        ),
        (
            (up_front(target(CREATURE)), destroy(TARGET)),
            "Target a creature: Destroy it.",
            "destroy which creature?",
        ),
    ],
)
def test_what_is_picked_before_the_effects_is_named_before_them(parts, text, prompt):
    t = table(trying(*parts), mine=("Rat", "Guard"))
    assert t.text == text
    assert t.play().prompt == f"Trial — {prompt}"


@pytest.mark.parametrize(
    ("name", "asked"), [("it", "destroy Rat"), ("him", "destroy Rat"), ("that beast", "destroy Rat")]
)
def test_a_question_has_names_where_the_text_has_pronouns(name, asked):
    t = table(trying(target(CREATURE), may(destroy(called(name, TARGET)))), mine=("Rat", "Guard"))
    assert t.text == f"You may destroy {name}."
    assert t.play().choose("Rat").prompt == f"Trial — {asked}?"


def test_a_question_names_what_has_triggered_it():
    t = table(creature("Witch", 1, trait(after(ENTERS_PLAY, SELF), may(destroy(IT)))))
    assert t.play().prompt == "Witch — destroy Witch?"


@pytest.mark.parametrize("effect", [may(destroy(IT)), later(TURN_ENDS, may(destroy(IT)))])
def test_a_question_that_nobody_has_triggered_names_nobody(effect):
    assert table(trying(effect)).play().prompt == "Trial — destroy him?"
