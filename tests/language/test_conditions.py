"""What must be true, and how it is said and denied."""

import pytest

from gorin.language.abilities import requires
from gorin.language.card_filters import anothers, any_, your
from gorin.language.conditions import (
    NOT_YOUR_TURN,
    THIS_IN_PLAY,
    Told,
    all_of,
    any_of,
    is_,
    not_,
    there_are,
    there_is,
    you_control,
)
from gorin.language.flow import if_
from gorin.language.picks import target
from gorin.language.predicates import keyword
from gorin.language.rule_kinds import RuleKind, permits
from gorin.language.selectors import TARGET
from gorin.language.verbs import PERMIT
from support.toy.definition import creature
from support.toy.language import (
    CARD,
    CREATURE,
    at_least,
    destroy,
    destroyed_by_this,
    gain_honor,
    has_strength,
)
from support.trying import table, trying


def is_so(condition, mine=(), theirs=()):
    """Whether a condition holds for a player with these creatures."""
    return table(trying(if_(condition, gain_honor(1))), mine=mine, theirs=theirs).play().honor == [6, 5]


def is_so_of(condition, name):
    """Whether a condition holds of a creature that is targeted."""
    t = table(trying(target(CREATURE), if_(condition, gain_honor(1))), theirs=("Rat", "Giant"))
    return t.play().choose(name).honor == [6, 5]


def text_of(condition):
    return table(trying(if_(condition, gain_honor(1)))).text.removesuffix(", gain 1 honor.")


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (at_least(3), "has strength 3 or higher"),
        (any_(CREATURE, at_least(3)), "is a creature with strength 3 or higher"),
    ],
    ids=["a quality", "a noun"],
)
def test_a_card_has_a_quality_or_is_one_of_some(what, words):
    condition = is_(TARGET, what)
    assert is_so_of(condition, "Giant")
    assert not is_so_of(condition, "Rat")
    t = table(trying(target(CREATURE), destroy(TARGET), if_(condition, gain_honor(1))))
    assert t.text == f"Destroy target creature. If it {words}, gain 1 honor."


def test_a_card_has_a_keyword():
    condition = is_(TARGET, "Beast", "Ghost")
    assert is_so_of(condition, "Rat")
    assert not is_so_of(condition, "Giant")
    t = table(trying(target(CREATURE), destroy(TARGET), if_(condition, gain_honor(1))))
    assert t.text == "Destroy target creature. If it is a Beast or a Ghost, gain 1 honor."


@pytest.mark.parametrize(
    ("condition", "words", "holds_with"),
    [
        (you_control(CREATURE), "If you control no creature", ((), ("Rat",))),
        (there_is(any_(CREATURE, keyword("Beast"))), "If there is no Beast creature", (("Guard",), ("Elf",))),
        (there_are(2, CREATURE), "If there are fewer than 2 creatures", (("Rat",), ())),
        (is_(your(CREATURE), at_least(3)), "If each of your creatures does not have strength 3 or higher",
         (("Rat", "Giant"), ())),
        (not_(you_control(CREATURE)), "If you control a creature", (("Rat",), ())),
    ],
)  # fmt: skip
def test_what_is_not_so(condition, words, holds_with):
    assert text_of(not_(condition)) == words
    assert is_so(not_(condition), *holds_with)
    assert not is_so(condition, *holds_with)


def test_what_nobody_can_deny_is_refused():
    condition = Told("it rains", lambda s, context: True)
    with pytest.raises(ValueError, match="deny that it rains"):
        text_of(not_(condition))


def test_all_of_some_and_any_of_some():
    mine, theirs = you_control(CREATURE), there_is(anothers(CREATURE))
    both = "If you control a creature and there is a creature another player controls"
    assert text_of(all_of(mine, theirs)) == both
    assert is_so(all_of(mine, theirs), ("Rat",), ("Guard",))
    assert not is_so(all_of(mine, theirs), ("Rat",))
    assert text_of(all_of(mine, theirs, there_are(2, CREATURE))) == (
        "If you control a creature, and there is a creature another player controls,"
        " and there are 2 or more creatures"
    )
    assert (
        text_of(any_of(mine, theirs))
        == "If you control a creature or there is a creature another player controls"
    )
    assert is_so(any_of(mine, theirs), ("Rat",))
    assert is_so(any_of(mine, theirs), (), ("Rat",))
    assert not is_so(any_of(mine, theirs))


def test_a_requirement_must_hold_before_the_card_can_be_played():
    def card():
        return trying(requires(there_are(2, CREATURE)), requires(you_control(CREATURE)), gain_honor(1))

    t = table(card(), mine=("Rat",), theirs=("Guard",))
    assert t.text == "If there are 2 or more creatures and you control a creature: Gain 1 honor."
    assert t.play().honor == [6, 5]
    few = table(card(), mine=("Rat",))
    assert not few.can_play
    assert [str(reason) for reason in few.game.why_not(0, f"c{few.number('Trial')}")] == [
        "What this card asks for is not so."
    ]


def test_what_came_of_it_is_asked_of_the_deeds():
    t = table(
        trying(target(CREATURE), destroy(TARGET), if_(destroyed_by_this(TARGET), gain_honor(1))),
        theirs=("Rat",),
    )
    assert t.text == "Destroy target creature. If this destroyed it, gain 1 honor."
    assert t.play().choose("Rat").honor == [6, 5]
    t = table(trying(target(CREATURE), if_(destroyed_by_this(TARGET), gain_honor(1))), theirs=("Rat",))
    t.play().choose("Rat")
    assert t.honor == [5, 5]


def test_while_this_card_is_in_play_and_whose_turn_it_is():
    watch = creature("Watch", 1, has_strength(CREATURE, +1, all_of(THIS_IN_PLAY, NOT_YOUR_TURN)))
    t = table(watch, mine=("Rat",), hand=())
    assert t.text == "Each creature has +1 strength while this creature is in play and it is not your turn."
    assert t.strength("Rat") == 1
    t.play()
    assert t.asked == 1
    assert (t.strength("Rat"), t.strength("Watch")) == (2, 2), "the turn has passed to the other player"
    t.choose("Pass")
    assert t.strength("Rat") == 1


def test_a_rule_can_be_bound_to_a_condition():
    free = permits(
        RuleKind("moves freely", "{whom} [moves|move] freely", PERMIT), CARD, while_=you_control(CREATURE)
    )
    assert table(creature("Wind", 0, free)).text == "While you control a creature, cards move freely."
