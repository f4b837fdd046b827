"""Which cards: nouns, what is said of them, and the very ones."""

import pytest

from gorin.language.card_filters import (
    CardFilter,
    anothers,
    any_,
    noun_for,
    noun_with,
    of_active_player,
    your,
    your_other,
)
from gorin.language.conditions import you_control
from gorin.language.core.context import AbilityContext
from gorin.language.core.zones import DISCARD, HAND
from gorin.language.measures import Limit, Together
from gorin.language.picks import ANY_NUMBER, chosen, second_target, target, targets
from gorin.language.predicates import conditionally, either, keyword, lacking, one_of
from gorin.language.selectors import SECOND, SELF, TARGET, both, called, only_if
from support.toy import kinds
from support.toy.definition import creature
from support.toy.language import (
    CREATURE,
    at_least,
    at_most,
    besides_this,
    destroy,
    gain_honor,
    has_strength,
    strength_of,
)
from support.toy.reading import strength
from support.trying import said, table, targets_of, trying

MINE, THEIRS = ("Guard", "Rat"), ("Giant", "Elf")
BEAST = noun_with("Beast", (kinds.CREATURE,), False, "Beast")
SPELL = noun_for("spell", kinds.ACTION)


@pytest.mark.parametrize(
    ("card_filter", "words", "fitting"),
    [
        (CREATURE, "target creature", ["Rat", "Guard", "Giant", "Elf"]),
        (your(CREATURE), "target creature you control", ["Rat", "Guard"]),
        (anothers(CREATURE), "target creature another player controls", ["Giant", "Elf"]),
        (any_(CREATURE, keyword("Beast", "Ghost")), "target Beast or Ghost creature", ["Rat"]),
        (any_(CREATURE, lacking("Beast")), "target non-Beast creature", ["Guard", "Giant", "Elf"]),
        (BEAST, "target Beast", ["Rat"]),
        (BEAST | SPELL, "target Beast or spell", ["Rat"]),
        (your(BEAST) | anothers(CREATURE, at_least(3)),
         "target Beast you control, or creature another player controls with strength 3 or higher",
         ["Rat", "Giant"]),
        (any_(CREATURE, at_most(1)), "target creature with strength 1 or lower", ["Rat"]),
        (your(CREATURE, at_least(2)), "target creature you control with strength 2 or higher", ["Guard"]),
        (any_(CREATURE, of_active_player), "target creature controlled by the active player",
         ["Rat", "Guard"]),
        (any_(CREATURE, either(at_least(4), at_most(1))),
         "target creature with strength 4 or higher or with strength 1 or lower", ["Rat", "Giant"]),
        (any_(CREATURE, one_of("that is a beast", BEAST)), "target creature that is a beast", ["Rat"]),
        (any_(CREATURE, one_of("as old as", BEAST, BEAST)), "target creature as old as each Beast",
         ["Rat"]),
        (any_(CREATURE, conditionally(you_control(CREATURE), at_most(1))),
         "target creature (with strength 1 or lower if you control a creature)", ["Rat"]),
        (any_(CREATURE, conditionally(you_control(SPELL), at_most(1))),
         "target creature (with strength 1 or lower if you control a spell)",
         ["Rat", "Guard", "Giant", "Elf"]),
    ],
)  # fmt: skip
def test_a_noun_means_the_cards_of_which_all_is_true(card_filter, words, fitting):
    text, offered = targets_of(card_filter, MINE, THEIRS)
    assert text == f"Destroy {words}."
    assert offered == fitting


def test_cards_that_are_not_in_play():
    t = table(trying(target(CREATURE.in_zone(HAND)), gain_honor(1)), mine=("Rat",), hand=("Guard",))
    drawn = [t.s.card(card).name for card in t.s.cards(HAND, 0)]
    assert t.play().offered == [name for name in ("Guard", "Giant", "Elf") if name in drawn] + ["Undo"]
    assert not table(trying(target(CREATURE.in_zone(DISCARD)), gain_honor(1)), mine=("Rat",)).can_play


def test_what_is_compared_with_a_number_read_from_the_table():
    card_filter = any_(CREATURE, at_most(strength_of(your(CREATURE))))
    text, offered = targets_of(card_filter, ("Guard",), ("Giant", "Rat"))
    assert text == "Destroy target creature with strength no higher than each of your creatures' strength."
    assert offered == ["Rat", "Guard"]


def test_these_and_those():
    t = table(
        trying(target(your(CREATURE)), second_target(anothers(CREATURE)), destroy(both(TARGET, SECOND))),
        mine=("Rat",),
        theirs=("Guard", "Elf"),
    )
    assert t.text == "Destroy target creature you control and target creature another player controls."
    t.play().choose("Rat", "Guard")
    assert (t.is_dead("Rat"), t.is_dead("Guard"), t.is_dead("Elf")) == (True, True, False)
    assert both(CREATURE, CREATURE).cards(t.s, AbilityContext(0, t.number("Trial"))) == [t.number("Elf")], (
        "once each"
    )


def test_only_those_of_whom_it_is_true():
    def card():
        return trying(targets(CREATURE, 1, 2), gain_honor(1), destroy(only_if(TARGET, at_most(1))))

    t = table(card(), theirs=("Rat", "Giant")).play().choose("Rat", "Giant")
    assert (t.is_dead("Rat"), t.is_dead("Giant")) == (True, False)
    one = trying(target(CREATURE), gain_honor(strength_of(TARGET)), destroy(only_if(TARGET, BEASTLY)))
    assert table(one).text == ("Gain honor equal to target creature's strength. Destroy it if it is Beast.")


BEASTLY = keyword("Beast")


def test_a_name_of_its_own():
    assert said(called("the fallen one", CREATURE)) == "the fallen one"
    t = table(trying(destroy(called("the fallen ones", CREATURE))), mine=("Rat",), theirs=("Guard",)).play()
    assert t.text == "Destroy the fallen ones."
    assert (t.is_dead("Rat"), t.is_dead("Guard")) == (True, True)


def test_this_card_and_your_others():
    t = table(
        creature("Lord", 1, has_strength(SELF, +3), has_strength(your_other(CREATURE, besides_this), +1)),
        mine=("Rat",),
        theirs=("Guard",),
    )
    assert t.text == "This creature has +3 strength.\nEach of your other creatures has +1 strength."
    t.play()
    assert (t.strength("Lord"), t.strength("Rat"), t.strength("Guard")) == (4, 2, 2)


def test_what_is_picked_together_keeps_a_limit():
    limit = Limit("strength", strength, strength_of(any_(CREATURE, at_least(4))))
    weak: CardFilter = any_(CREATURE, Together(1, (limit,)))
    t = table(trying(targets(weak, 1, 9), destroy(TARGET)), mine=("Rat", "Guard"), theirs=("Giant", "Elf"))
    t.play()
    assert t.offered == ["Rat", "Guard", "Elf", "Undo"], "the giant alone is not below the giant"
    t.choose("Guard")
    assert t.offered == ["Rat", "Done", "Undo"], "two and two are not below four"
    t.choose("Rat")
    assert (t.is_dead("Rat"), t.is_dead("Guard"), t.is_dead("Giant")) == (True, True, False)


def test_a_pick_says_for_what_it_is_made():
    picks = [chosen(CREATURE), target(CREATURE), targets(CREATURE, 2, 2), targets(CREATURE, 1, ANY_NUMBER)]
    dialect = creature("X", 1).dialect
    assert [pick.prompt(dialect) for pick in picks] == [
        "choose a creature",
        "choose a creature",
        "choose 2 creatures",
        "choose one or more creatures",
    ]
