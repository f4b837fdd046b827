"""Numbers that are read from the table when they are needed."""

from gorin.language.amounts import Highest, Variety, amount_if, count_of, plus, twice
from gorin.language.card_filters import anothers, your
from gorin.language.conditions import you_control
from gorin.language.core.definition import TextRenderer
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.toy.language import CREATURE, destroy, gain_honor, strength_of
from support.toy.reading import strength
from support.trying import said, table, trying


def gained(amount, mine=("Guard",), theirs=()):
    """The honor that somebody gains who has these creatures, and what the card says."""
    t = table(trying(gain_honor(amount)), mine=mine, theirs=theirs)
    return t.play().honor[0] - 5, t.text.removeprefix("Gain honor equal to ").removesuffix(".")


def test_how_many_there_are():
    mine, theirs = ("Guard", "Rat"), ("Giant",)
    assert gained(count_of(CREATURE), mine, theirs) == (3, "the number of creatures")
    assert gained(count_of(your(CREATURE), 2), mine, theirs) == (4, "twice the number of your creatures")
    others = count_of(anothers(CREATURE), 3)
    assert gained(others, mine, theirs) == (3, "3 times the number of other players' creatures")


def test_one_number_plus_another():
    assert gained(plus(2, count_of(CREATURE))) == (3, "2 plus the number of creatures")


def test_twice_a_number():
    assert gained(twice(count_of(CREATURE)), ("Guard", "Rat")) == (4, "twice the number of creatures")


def test_so_much_of_something():
    renderer = TextRenderer()
    mines, bonus = count_of(your(CREATURE)), amount_if(you_control(CREATURE), 2)
    assert mines.counted_in("Gold", renderer) == "1 Gold for each of your creatures"
    assert plus(mines, bonus).counted_in("Gold", renderer) == (
        "1 Gold for each of your creatures, and 2 Gold if you control a creature"
    )
    assert strength_of(CREATURE).counted_in("Gold", renderer) == "Gold equal to each creature's strength"


def test_one_number_or_another():
    assert gained(amount_if(you_control(CREATURE), 3)) == (3, "3 if you control a creature")
    assert gained(amount_if(you_control(CREATURE), 3), ()) == (0, "3 if you control a creature")
    either = "3 if you control a creature, otherwise 1"
    assert gained(amount_if(you_control(CREATURE), 3, 1)) == (3, either)
    assert gained(amount_if(you_control(CREATURE), 3, 1), ()) == (1, either)


def test_what_is_added_on_a_condition_stands_in_brackets():
    amount = plus(count_of(CREATURE), amount_if(you_control(CREATURE), 2))
    assert gained(amount) == (3, "the number of creatures (plus 2 if you control a creature)")
    assert gained(amount, (), ("Rat",))[0] == 1


def test_a_stat_of_some_cards():
    t = table(trying(target(CREATURE), gain_honor(strength_of(TARGET)), destroy(TARGET)), theirs=("Giant",))
    assert t.text == "Gain honor equal to target creature's strength. Destroy it."
    assert t.play().choose("Giant").honor == [9, 5]
    assert gained(strength_of(CREATURE), ("Guard", "Rat"))[0] == 3, "of several it is added up"


def test_the_highest_of_some():
    highest = Highest("strength", strength, CREATURE)
    assert gained(highest, ("Guard", "Giant", "Rat")) == (4, "the highest strength among creatures")
    assert gained(highest, ())[0] == 0


def test_how_many_of_some_keywords():
    variety = Variety(("Beast", "Ghost"), CREATURE, "the number of kinds of creatures")
    assert gained(variety, ("Guard", "Rat")) == (1, "the number of kinds of creatures")
    assert said(variety) == "the number of kinds of creatures"
