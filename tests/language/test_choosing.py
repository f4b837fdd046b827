"""What somebody chooses while the effects resolve: a card, some of his own, a player, or whether at all."""

from gorin.language.card_filters import anothers, your
from gorin.language.choosing import choose, choose_player, each_may, may_choose, may_choose_own
from gorin.language.picks import target
from gorin.language.players import (
    ACTOR,
    CHOSEN_PLAYER,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    TARGET_PLAYER,
    controller_of,
    other_player,
    owner_of,
)
from gorin.language.selectors import CHOSEN, TARGET
from support.toy.language import CREATURE, destroy, gain_honor, lose_honor
from support.trying import table, trying


def test_what_is_chosen_is_spoken_of_from_then_on():
    t = table(trying(gain_honor(1), choose(CREATURE), destroy(CHOSEN)), mine=("Rat",), theirs=("Guard",))
    assert t.text == "Gain 1 honor. Choose a creature. Destroy it."
    assert t.play().honor == [6, 5], "it is chosen when its turn comes"
    assert (t.prompt, t.offered) == ("Trial — destroy which creature?", ["Rat", "Guard"])
    assert t.choose("Guard").is_dead("Guard")


def test_where_nobody_can_be_chosen_the_rest_does_not_happen():
    t = table(trying(gain_honor(1), choose(CREATURE), destroy(CHOSEN), gain_honor(5)))
    assert t.play().honor == [6, 5]


def test_who_may_choose_may_pass_and_then_the_rest_does_not_happen():
    def card():
        return trying(may_choose(CREATURE), destroy(CHOSEN), gain_honor(1))

    t = table(card(), theirs=("Rat",))
    assert t.text == "You may choose a creature. Destroy it. Gain 1 honor."
    t.play()
    assert (t.prompt, t.offered) == ("Trial — destroy which creature? (Or pass.)", ["Rat", "Pass"])
    t.choose("Pass")
    assert (t.is_dead("Rat"), t.honor) == (False, [5, 5])
    t = table(card(), theirs=("Rat",)).play().choose("Rat")
    assert (t.is_dead("Rat"), t.honor) == (True, [6, 5])


def test_somebody_may_choose_so_many_of_his_own():
    def card():
        return trying(target(other_player()), may_choose_own(2, CREATURE, destroy(CHOSEN), who=TARGET_PLAYER))

    t = table(card(), mine=("Rat",), theirs=("Guard", "Giant"))
    assert t.text == "Another target player may destroy 2 of their creatures."
    t.play().choose("Player 1")
    assert (t.asked, t.offered) == (1, ["Guard", "Giant", "Pass"])
    assert t.prompt == "Trial — you may destroy 2 of your creatures"
    t.choose("Guard")
    assert t.offered == ["Giant", "Undo"]
    t.choose("Undo", "Guard", "Giant")
    assert (t.is_dead("Rat"), t.is_dead("Guard"), t.is_dead("Giant")) == (False, True, True)
    t = table(card(), theirs=("Guard",)).play().choose("Player 1")
    assert t.prompt == "Which card do you play?", "with too few of them he is not asked"


def test_a_player_is_chosen_and_named():
    t = table(trying(choose_player(), lose_honor(2, CHOSEN_PLAYER)), seats=3)
    assert t.text == "Choose a player. The chosen player loses 2 honor."
    assert t.play().offered == ["Player 0", "Player 1", "Player 2"]
    assert t.choose("Player 2").honor == [5, 5, 3]


def test_each_may_in_turn_order():
    t = table(trying(each_may(EACH_PLAYER, lose_honor(1, ACTOR)), gain_honor(1)), seats=3)
    assert t.text == "Each player, in turn order, may lose 1 honor. Gain 1 honor."
    t.play()
    assert (t.asked, t.prompt) == (0, "Trial — lose 1 honor?")
    assert t.choose("Pass").asked == 1
    assert t.choose("Yes").honor == [5, 4, 5], "done before the next is asked"
    assert t.asked == 2
    assert t.choose("Yes").honor == [6, 4, 4]


def test_players_are_whom_the_words_name():
    t = table(trying(lose_honor(1, EACH_OTHER_PLAYER), gain_honor(1, EACH_PLAYER)), seats=3)
    assert t.text == "Each other player loses 1 honor. Each player gains 1 honor."
    assert t.play().honor == [6, 5, 5]
    t = table(
        trying(target(CREATURE), gain_honor(1, controller_of(TARGET)), gain_honor(2, owner_of(TARGET))),
        theirs=("Rat",),
    )
    assert t.text == "Target creature's controller gains 1 honor. Its owner gains 2 honor."
    t.s.controller[t.number("Rat")] = 0
    assert t.play().choose("Rat").honor == [6, 7]


def test_another_player_with_some_cards_can_be_targeted():
    t = table(
        trying(target(other_player(your(CREATURE) | anothers(CREATURE))), lose_honor(1, TARGET_PLAYER)),
        theirs=("Rat",),
        seats=3,
    )
    assert t.play().offered == ["Player 1", "Undo"], "Player 2 has none"
    assert t.choose("Player 1").honor == [5, 4, 5]
