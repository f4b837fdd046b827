"""Abilities as they are used: costs, what pays them, picks that leave a way to go on, asking together."""

import pytest

from gorin.kernel.questions import SimultaneousQuestions
from gorin.language.abilities import cost
from gorin.language.card_filters import anothers, any_, your
from gorin.language.conditions import is_, you_control
from gorin.language.core.questions import CHOICES, AskThing
from gorin.language.core.resolution import Effect
from gorin.language.core.ruleset import register_cards
from gorin.language.picks import paying, performer, second_target, target, targets
from gorin.language.predicates import AFTER, Simple, keyword
from gorin.language.selectors import PAID, PERFORMER, SECOND, TARGET
from support.toy import ops
from support.toy.language import CREATURE, at_least, destroy, draw, gain_honor, lose_honor, strength_of
from support.trying import table, trying


def test_a_cost_must_be_payable_and_is_paid_first():
    t = table(trying(cost(lose_honor(5)), gain_honor(1)))
    assert t.text == "Lose 5 honor: Gain 1 honor."
    assert t.play().honor == [1, 5]
    assert not table(trying(cost(lose_honor(6)), gain_honor(1))).can_play


def test_a_cost_may_be_due_only_for_some():
    def card():
        return trying(cost(lose_honor(6), unless=you_control(CREATURE)), gain_honor(1))

    assert table(card()).text == "Lose 6 honor unless you control a creature: Gain 1 honor."
    assert not table(card()).can_play
    assert table(card(), mine=("Rat",)).play().honor == [6, 5]


def test_what_a_cost_is_paid_with_is_chosen_among_what_can_pay_it():
    t = table(
        trying(paying(your(CREATURE)), cost(destroy(PAID)), target(anothers(CREATURE)), destroy(TARGET)),
        mine=("Rat", "Guard"),
        theirs=("Giant",),
    )
    assert t.text == "Destroy a creature you control: Destroy target creature another player controls."
    t.play()
    assert t.prompt == "Trial — destroy which of your creatures?"
    assert t.offered == ["Rat", "Guard", "Undo"]
    t.choose("Rat", "Giant")
    assert (t.is_dead("Rat"), t.is_dead("Guard"), t.is_dead("Giant")) == (True, False, True)


def test_only_picks_that_leave_a_way_to_go_on_are_offered():
    another = Simple(AFTER, "besides it", lambda s, context, card: card not in TARGET.cards(s, context))
    t = table(
        trying(target(CREATURE), second_target(any_(CREATURE, keyword("Beast"), another)), destroy(SECOND)),
        mine=("Rat", "Guard"),
    )
    t.play()
    assert t.offered == ["Guard", "Undo"], "with the rat as first target there would be no second"
    t.choose("Guard")
    assert t.offered == ["Rat", "Undo"]
    t.choose("Undo")
    assert t.offered == ["Guard", "Undo"]
    t.choose("Undo")
    assert t.prompt == "Which card do you play?"


def test_so_many_targets_must_be_there():
    def card():
        return trying(targets(CREATURE, 2, 3), destroy(TARGET))

    assert table(card()).text == "Destroy 2 or 3 target creatures."
    assert not table(card(), mine=("Rat",)).can_play
    t = table(card(), mine=("Rat", "Guard"), theirs=("Giant",)).play().choose("Rat")
    assert "Done" not in t.offered
    t.choose("Guard")
    assert t.offered == ["Giant", "Done", "Undo"]
    t.choose("Done")
    assert (t.is_dead("Rat"), t.is_dead("Guard"), t.is_dead("Giant")) == (True, True, False)


def test_one_of_your_own_performs_it():
    t = table(
        trying(
            performer(your(CREATURE)),
            target(any_(CREATURE, at_least(strength_of(PERFORMER)))),
            destroy(TARGET),
        ),
        mine=("Guard",),
        theirs=("Rat", "Giant"),
    )
    t.play()
    assert t.prompt == "Trial — which of your creatures performs it?"
    assert t.choose("Guard").offered == ["Guard", "Giant", "Undo"]


class EveryoneSays(Effect):
    """Everybody says secretly whether he gives honor away."""

    def do(self, s, context, runner) -> None:
        among, words = [CHOICES, CHOICES + 1], ["Yes", "No"]
        s.push(
            SimultaneousQuestions(
                [AskThing(seat, "Do you give 1 honor?", among, words) for seat in range(s.seats)]
            )
        )

    def take(self, s, context, runner) -> None:
        for seat in range(s.seats):
            if s.answers[seat] == CHOICES:
                ops.gain(s, seat, -1)

    def text(self, renderer) -> str:
        return "each player secretly chooses whether to give 1 honor"


def test_an_effect_can_ask_everybody_at_once():
    t = table(trying(EveryoneSays(), gain_honor(3)))
    t.play()
    assert [decision.seat for decision in t.game.pending] == [0, 1]
    t.game.choose("choice0", 1)
    assert t.honor == [5, 5], "nothing happens before all have chosen"
    t.game.choose("choice1", 0)
    assert t.honor == [8, 4]


def test_a_part_of_a_card_cannot_stand_on_two():
    part = draw()
    trying(part)
    with pytest.raises(ValueError, match="a part of trial cannot be used twice"):
        trying(part)


def test_two_cards_of_a_game_cannot_share_a_name():
    register_cards("crowded", [trying(draw())])
    with pytest.raises(ValueError, match="two cards trial"):
        register_cards("crowded", [trying(draw())])


def test_a_condition_reads_whom_the_picks_name():
    for name, honor in (("Rat", 5), ("Elf", 4)):
        price = cost(lose_honor(1), unless=is_(TARGET, "Beast"))
        t = table(trying(target(CREATURE), price, destroy(TARGET)), theirs=("Rat", "Elf"))
        assert t.play().choose(name).honor == [honor, 5]
