"""How effects hang together: if, may, choose one, later, whichever comes first."""

from gorin.kernel.questions import run
from gorin.language.abilities import cost
from gorin.language.card_filters import anothers, any_, your
from gorin.language.conditions import you_control
from gorin.language.flow import choose_one, if_, may, or_instead
from gorin.language.picks import may_pay_with, second_target, target
from gorin.language.players import YOU, controller_of
from gorin.language.selectors import PAID, SECOND, TARGET
from support.toy.kinds import FOR_EVER
from support.toy.language import (
    CREATURE,
    TURN_ENDS,
    destroy,
    dies,
    draw,
    first_of,
    for_a_while,
    gain_honor,
    has_strength,
    later,
    lose_honor,
)
from support.toy.occasion import Destroy
from support.trying import table, trying

CONTROLLER = controller_of(TARGET)


def if_you_have_one():
    return trying(if_(you_control(CREATURE), gain_honor(2), otherwise=(lose_honor(1),)))


def test_if_and_otherwise():
    t = table(if_you_have_one(), mine=("Rat",))
    assert t.text == "If you control a creature, gain 2 honor; otherwise, lose 1 honor."
    assert t.play().honor == [7, 5]
    assert table(if_you_have_one(), theirs=("Rat",)).play().honor == [4, 5]


def test_if_without_otherwise_does_nothing_else():
    t = table(trying(if_(you_control(CREATURE), gain_honor(2)), gain_honor(1)))
    assert t.text == "If you control a creature, gain 2 honor. Gain 1 honor."
    assert t.play().honor == [6, 5]


def test_may_is_asked_and_can_be_passed():
    def card():
        return trying(may(gain_honor(2), lose_honor(1)), gain_honor(1))

    t = table(card())
    assert t.text == "You may gain 2 honor and lose 1 honor. Gain 1 honor."
    t.play()
    assert (t.asked, t.prompt) == (0, "Trial — gain 2 honor and lose 1 honor?")
    assert t.offered == ["Yes", "Pass"]
    assert t.choose("Yes").honor == [7, 5]
    assert table(card()).play().choose("Pass").honor == [6, 5]


def test_what_may_be_said_of_somebody_is_decided():
    t = table(trying(target(CREATURE), may(for_a_while(has_strength(TARGET, +2), FOR_EVER))), mine=("Rat",))
    assert t.text == "You may decide that target creature has +2 strength for ever."
    t.play().choose("Rat")
    assert t.prompt.startswith("Trial — decide that ")
    assert t.prompt.endswith(" has +2 strength for ever?")
    assert t.choose("Yes").strength("Rat") == 3


def test_may_with_otherwise_happens_one_way_or_the_other():
    def card():
        return trying(
            target(anothers(CREATURE)),
            may(destroy(TARGET), who=CONTROLLER, otherwise=(lose_honor(2, CONTROLLER),)),
        )

    t = table(card(), theirs=("Rat",))
    assert t.text == (
        "The controller of target creature another player controls may destroy it; if not, its controller"
        " loses 2 honor."
    )
    t.play().choose("Rat")
    assert (t.asked, t.prompt) == (1, "Trial — destroy Rat?")
    t.choose("Yes")
    assert (t.is_dead("Rat"), t.honor) == (True, [5, 5])
    t = table(card(), theirs=("Rat",)).play().choose("Rat", "Pass")
    assert (t.is_dead("Rat"), t.honor) == (False, [5, 3])


def test_what_is_targeted_by_may_is_chosen_as_it_resolves_and_need_not_be_there():
    def card():
        return trying(
            target(your(CREATURE)),
            destroy(TARGET),
            may(second_target(anothers(CREATURE)), destroy(SECOND), otherwise=(draw(),)),
        )

    t = table(card(), mine=("Rat",), theirs=("Guard", "Giant"))
    assert t.text == (
        "Destroy target creature you control. You may destroy target creature another player controls;"
        " if not, draw a card."
    )
    t.play().choose("Rat")
    assert t.is_dead("Rat"), "the first effect has happened when the second target is chosen"
    assert t.offered == ["Guard", "Giant", "Pass"]
    t.choose("Giant")
    assert (t.is_dead("Guard"), t.is_dead("Giant")) == (False, True)
    alone = table(card(), mine=("Rat",)).play()
    held = len(alone.s.cards(1, 0))
    alone.choose("Rat")
    assert len(alone.s.cards(1, 0)) == held, "played one, drew one, since there was nobody to target"


def test_choose_one_of_some_ways():
    def card():
        return trying(choose_one(gain_honor(3), (lose_honor(1), draw()), draw()))

    t = table(card())
    assert t.text == "Gain 3 honor, lose 1 honor and draw a card, or draw a card."
    t.play()
    assert t.prompt == "Trial — choose one"
    assert t.offered == ["Gain 3 honor", "Lose 1 honor and draw a card", "Draw a card"]
    assert t.choose("Gain 3 honor").honor == [8, 5]
    assert table(card()).play().choose("Lose 1 honor and draw a card").honor == [4, 5]


def test_somebody_else_can_be_the_one_who_chooses():
    t = table(
        trying(target(CREATURE), choose_one(destroy(TARGET), lose_honor(2, CONTROLLER), who=CONTROLLER)),
        theirs=("Rat",),
    )
    assert t.text == "Target creature's controller chooses one: destroy it or its controller loses 2 honor."
    t.play().choose("Rat")
    assert t.asked == 1
    assert t.offered == ["Destroy Rat", "Rat's controller loses 2 honor"]
    assert t.choose("Rat's controller loses 2 honor").honor == [5, 3]


def test_later_happens_at_its_moment_and_once():
    t = table(trying(later(TURN_ENDS, gain_honor(2), until=FOR_EVER), may(gain_honor(1))))
    assert t.text == "At the end of the turn, gain 2 honor. You may gain 1 honor."
    assert t.play().honor == [5, 5]
    assert t.choose("Pass").honor == [7, 5]
    t.choose("Pass", "Pass")
    assert t.honor == [7, 5], "it came once, and is over"
    assert t.s.lasting == []


def test_what_is_waited_for_in_this_turn_does_not_come_later():
    t = table(trying(later(dies(CREATURE), gain_honor(2))), mine=("Rat",)).play()
    t.s.push(Destroy(t.number("Rat"), 0))
    run(t.s)
    assert (t.is_dead("Rat"), t.honor) == (True, [5, 5])


def test_later_every_time():
    t = table(trying(later(TURN_ENDS, gain_honor(2), until=FOR_EVER, every_time=True)))
    assert t.text == "For ever, at the end of the turn, gain 2 honor."
    assert t.play().honor == [7, 5]
    assert t.choose("Pass").honor == [9, 5]


def test_the_first_of_several_moments():
    def card():
        dying = first_of(TURN_ENDS, dies(any_(CREATURE)), gain_honor(2))
        return trying(dying, may(target(CREATURE), destroy(TARGET)), lose_honor(1))

    t = table(card(), theirs=("Rat",))
    assert t.text == (
        "At the end of the turn or after a creature is destroyed, whichever comes first, gain 2 honor."
        " You may destroy target creature. Lose 1 honor."
    )
    t.play().choose("Rat")
    assert t.honor == [6, 5], "when it was destroyed, and not at the end of the turn again"
    assert [line.args for line in t.game.events if line.kind == "honor"] == [(0, 2), (0, -1)]
    t = table(card(), theirs=("Rat",)).play().choose("Pass")
    assert [line.args for line in t.game.events if line.kind == "honor"] == [(0, -1), (0, 2)]


def test_a_cost_or_another_instead():
    def card():
        return trying(
            may_pay_with(your(CREATURE)), cost(or_instead(lose_honor(1, YOU), destroy(PAID))), gain_honor(3)
        )

    t = table(card(), mine=("Rat",))
    assert t.text == "Lose 1 honor or destroy a creature you control instead: Gain 3 honor."
    t.play()
    assert t.prompt == "Trial — you may choose a creature you control to pay with"
    assert t.offered == ["Rat", "Done", "Undo"]
    t.choose("Rat")
    assert (t.is_dead("Rat"), t.honor) == (True, [8, 5])
    t = table(card(), mine=("Rat",)).play().choose("Done")
    assert (t.is_dead("Rat"), t.honor) == (False, [7, 5])


def test_questions_speak_as_the_game_does():
    """The ways to go on are read aloud with the game's own names of stats and durations."""
    blessing = for_a_while(has_strength(TARGET, +2))
    t = table(trying(target(CREATURE), choose_one(blessing, draw())), mine=("Rat",))
    t.play().choose("Rat")
    assert t.offered == ["Rat has +2 strength until the end of the turn", "Draw a card"]
