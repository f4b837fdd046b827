"""Chapter: duels, and the words that mean something only in them."""

import pytest

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import ZONES
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.fighting.focusing import raises_focus
from gorin.games.ccg.presentation.hidden import is_face_down, knows
from gorin.games.ccg.table.values import focus_value
from support.ccg_cards import published, with_cards
from support.ccg_duels import DUEL_CARDS, ZEROS, duel, finish, names, pool
from support.ccg_making import strategy
from support.ccg_table import table
from support.plain_cards import plain, when, when_of
from support.rule import rule

cards = published(*DUEL_CARDS)


# --- challenges -----------------------------------------------------------------------------------


@rule("CE-DUEL-01")
def test_a_duel_is_between_personalities_of_different_players():
    north = plain("plain-samurai", "four-chi", hand=["challenge", "plain-plan"])
    t = table(north=north, south=plain("plain-stranger"))
    t.north.plays("challenge", "plain-samurai", "four-chi")
    assert duel_in_progress(t.s) is None
    assert t.zone("plain-samurai") == t.zone("four-chi") == "play"
    assert duel_in_progress(duel().s) is not None


@rule("CE-DUEL-02")
def test_a_plain_challenge_cannot_be_refused():
    t = duel()
    assert t.south.may == {"value-0", "choice0"}
    assert t.game.decision.options[0].label == "Strike"


@rule("CE-DUEL-03")
def test_a_refused_duel_does_not_happen():
    t = duel(by="polite-challenge")
    assert [option.label for option in t.game.decision.options] == ["Accept", "Refuse"]
    t.south.chooses("choice1")
    assert duel_in_progress(t.s) is None
    assert t.zone("plain-stranger") == t.zone("plain-samurai") == "play"
    assert t.north.honor == 7
    t = duel(by="polite-challenge")
    t.south.chooses("choice0")
    assert duel_in_progress(t.s) is not None


def test_who_is_challenged_is_told_both_duelists_and_what_is_at_stake():
    t = duel(by="polite-challenge")
    for seat in (0, 1, None):
        told = t.game.view(seat)["challenge"]
        duelists = [told["challenger"], told["challenged"]]
        assert duelists == [f"c{t.card('plain-samurai')}", f"c{t.card('plain-stranger')}"]
        assert (told["stat"], told["stakes"], told["refused"]) == (
            "Chi",
            ["Destroy the loser."],
            "Gain 2 Honor.",
        )
    t.south.chooses("choice0")
    assert t.game.view(1)["challenge"] is None
    assert t.game.view(1)["duel"]["stakes"] == ["Destroy the loser."]


# --- focus pools ----------------------------------------------------------------------------------


@rule("CE-DUEL-04")
def test_each_player_takes_the_three_topmost_cards_of_his_fate_deck():
    t = duel(fate=["value-1", "value-2", "value-3", "value-4"], their_fate=["value-5", "value-0"])
    assert pool(t, 0) == ["value-1", "value-2", "value-3"]
    assert pool(t, 1) == ["value-5", "value-0"]
    assert names(t, t.s.players[0].fate) == ["value-4"]


@rule("CE-DUEL-04", "CE-DUEL-06")
def test_nothing_is_played_from_the_pool_nor_from_the_hand_laid_aside():
    mine = ["interruption", "honorable-strike", "plain-plan"]
    t = duel("duelist", "four-chi", fate=mine, hand=["plain-plan"])
    assert t.north.may == {"interruption", "honorable-strike", "plain-plan"}  # each as a focus only
    assert not any(option.id.startswith("use") for option in t.game.decision.options)
    t.north.chooses("honorable-strike")
    t.south.chooses("choice0")
    while duel_in_progress(t.s):  # no Reaction of a card in the pool is offered
        assert not any(
            option.id.startswith("use:c") and "nterruption" in option.label
            for option in t.game.decision.options
        )
        t.mirror.choose(t.game.decision.options[-1].id, t.game.decision.seat)
    assert t.north.honor == 6


@rule("CE-DUEL-04")
def test_a_reaction_in_a_hand_laid_aside_is_not_offered():
    t = duel("duelist", "four-chi", by="friendly-duel", hand=["interruption"])
    t.north.chooses("value-0")
    t.south.chooses("choice0")
    finish(t)
    assert t.north.hand == ["interruption"]
    assert t.north.honor == 5


@rule("CE-DUEL-05")
def test_only_its_player_sees_the_faces_of_a_pool():
    t = duel(fate=["value-1", "value-2", "value-3"])
    cards_ = duel_in_progress(t.s).pools[0]
    assert all(knows(t.s, 0, card) and not knows(t.s, 1, card) for card in cards_)
    assert all(is_face_down(t.s, card) for card in cards_)
    assert "value-2" not in str(t.game.view(1))


# --- focusing and striking ------------------------------------------------------------------------


@rule("CE-DUEL-07")
def test_the_challenged_has_the_first_choice():
    t = duel()
    assert t.asked == "south"
    assert t.south.may == {"value-0", "choice0"}


@rule("CE-DUEL-08")
def test_a_focused_card_lies_face_down_and_players_alternate():
    t = duel(their_fate=["value-5", "value-1", "value-1"], fate=["value-3", "value-3", "value-3"])
    t.south.chooses("value-5")
    assert t.asked == "north"
    assert t.zone("value-5") == "focused"
    assert is_face_down(t.s, t.card("value-5"))
    assert not knows(t.s, 0, t.card("value-5"))
    t.north.chooses("value-3")
    assert t.asked == "south"
    t.south.chooses("choice0")
    assert any("Value 5" in line for line in t.log)


@rule("CE-DUEL-09")
def test_who_cannot_focus_must_strike():
    t = duel(their_fate=["value-1"], fate=["value-1"] * 6)
    t.south.chooses("value-1")
    t.north.chooses("value-1")
    assert t.south.may == {"choice0"}


@rule("CE-DUEL-10")
def test_one_card_of_a_duel_may_come_from_the_hand():
    t = duel(their_hand=["value-5", "value-4"], their_fate=["value-1"] * 3)
    assert t.south.may == {"value-1", "value-5", "value-4", "choice0"}
    t.south.chooses("value-5")
    t.north.chooses("value-0")
    assert t.south.may == {"value-1", "choice0"}
    assert t.south.hand == ["value-4"]
    assert len(pool(t, 1)) == 3


# --- Focus Effects --------------------------------------------------------------------------------


@rule("CE-DUEL-11", "CE-DUEL-13")
def test_after_the_strike_focus_effects_resolve_and_nothing_else_on_the_cards():
    t = duel(their_fate=["honorable-strike", "value-0", "value-0"], by="friendly-duel")
    t.south.chooses("honorable-strike")
    assert t.south.honor == 5
    t.north.chooses("choice0")
    finish(t)
    assert t.south.honor == 6  # not the ten of its Open action
    assert any("focused Honorable Strike" in line for line in t.log)


@rule("CE-DUEL-13")
def test_a_reaction_on_a_focused_card_is_ignored():
    t = duel(their_fate=["interruption", "value-0", "value-0"], by="friendly-duel")
    t.south.chooses("interruption")
    t.north.chooses("choice0")
    finish(t)
    assert t.south.honor == 5


@rule("CE-DUEL-12")
def test_the_active_player_orders_the_focus_effects():
    their = ["honorable-strike", "famous-strike", "value-0"]
    t = duel(their_fate=their, by="friendly-duel", fate=["value-0"] * 3)
    t.south.chooses("honorable-strike")
    t.north.chooses("value-0")
    t.south.chooses("famous-strike")
    t.north.chooses("choice0")
    while t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.asked == "north"
    assert t.prompt == "Resolve which Focus Effect first?"
    first = next(option for option in t.game.decision.options if "Famous" in option.label)
    t.north.chooses(first.id)
    assert t.south.honor == 9
    assert when(t, "gains 3 Honor") < when(t, "gains 1 Honor")  # the last one needs no question


@rule("CE-DUEL-12")
def test_a_single_focus_effect_needs_no_order():
    t = duel(their_fate=["honorable-strike", "value-0", "value-0"], by="friendly-duel", fate=["value-0"] * 3)
    t.south.chooses("honorable-strike")
    t.north.chooses("choice0")
    while t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.south.honor == 6
    assert t.prompt == "Put which focus card on the bottom of your deck next?"


@rule("CE-DUEL-12", "CE-DUEL-18")
def test_when_a_duelist_is_gone_no_focus_effect_follows():
    their = ["deadly-strike", "famous-strike", "value-0"]
    t = duel(their_fate=their, by="friendly-duel", fate=["value-0"] * 3)
    t.south.chooses("deadly-strike")
    t.north.chooses("value-0")
    t.south.chooses("famous-strike")
    t.north.chooses("choice0")
    while t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)
    first = next(option for option in t.game.decision.options if "Deadly" in option.label)
    t.north.chooses(first.id)
    assert t.zone("plain-samurai") == "discard"
    assert t.south.honor == 5
    assert not [line for line in t.log if "The duel stands" in line]


@rule("CE-DUEL-13")
def test_other_traits_of_a_focused_card_do_not_happen():
    t = duel(their_fate=["loud-guards", "value-0", "value-0"], by="friendly-duel", fate=["value-0"] * 3)
    t.south.chooses("loud-guards")
    t.north.chooses("choice0")
    finish(t)
    assert t.south.honor == 5


# --- the outcome ----------------------------------------------------------------------------------


@rule("CE-DUEL-14")
def test_the_higher_sum_of_stat_and_focus_values_wins():
    t = duel("four-chi", "five-chi", fate=["value-5", *ZEROS], their_fate=["value-3", *ZEROS])
    t.south.chooses("value-3")
    t.north.chooses("value-5")
    t.south.strikes()
    assert any("wins the duel, 9 to 8" in line for line in t.log)
    assert t.zone("five-chi") == "discard"
    assert t.is_bowed("four-chi")


@rule("CE-DUEL-14")
def test_all_focused_cards_count():
    t = duel("four-chi", "five-chi", fate=["value-1"] * 3, their_fate=["value-0"] * 3)
    for _ in range(2):
        t.south.chooses("value-0")
        t.north.chooses("value-1")
    t.south.strikes()
    assert t.zone("five-chi") == "discard"


@rule("CE-DUEL-15")
@pytest.mark.parametrize(("by", "loser"), (("challenge", "strong-man"), ("test-of-strength", "weak-man")))
def test_the_duel_stat_is_chi_unless_another_is_given(by, loser):
    t = duel("strong-man", "weak-man", by=by)
    t.south.strikes()
    assert t.zone(loser) == "discard"
    assert {t.zone("strong-man"), t.zone("weak-man")} == {"play", "discard"}


@rule("CE-DUEL-16")
def test_losing_alone_does_nothing():
    t = duel("four-chi", by="friendly-duel")
    t.south.strikes()
    assert t.zone("plain-stranger") == "play"
    assert not t.is_bowed("plain-stranger")


@rule("CE-DUEL-16", "CE-DUEL-18")
def test_the_consequences_belong_to_the_duel_before_its_cards_are_cleared_away():
    t = duel("four-chi")
    t.south.chooses("value-0")
    t.north.chooses("choice0")
    finish(t)
    destroyed, over = when(t, "Plain Stranger (Crab"), when_of(t, "duel_end")
    assert when(t, "wins") < destroyed < when(t, "Four Chi is bowed") < over
    assert over < when_of(t, "discard") < when(t, "goes to the bottom")


@rule("CE-DUEL-16", "CE-DUEL-19", "CE-DUEL-20")
def test_what_was_focused_and_the_pools_still_lie_there_while_the_consequences_happen():
    t = duel("four-chi", by="courteous-duel")
    t.south.chooses("value-0")
    t.north.chooses("choice0")
    t.north.table_passes_reactions()
    assert t.north.may == {"choice0", "pass"}
    assert t.game.view(0)["duel"]["pool_sizes"] == [3, 2]
    assert [card["slug"] for card in t.game.view(0)["duel"]["focused"][1]] == ["value-0"]
    assert t.zone("plain-stranger") == "play"
    t.north.passes()
    t.put_pools_back()
    assert t.zone("plain-stranger") == "discard"
    assert duel_in_progress(t.s) is None


@rule("CE-DUEL-03", "CE-DUEL-16")
def test_without_a_duel_there_are_no_consequences():
    t = duel(by="boastful-challenge")
    t.south.chooses("choice1")
    assert t.north.honor == 5
    t = duel(by="boastful-challenge")
    t.south.chooses("choice0")
    t.south.strikes()
    assert t.north.honor == 8


@rule("CE-DUEL-18")
def test_a_duel_that_is_broken_off_has_no_consequences():
    t = duel(by="boastful-challenge", their_fate=["deadly-strike", "value-1", "value-2"])
    t.south.chooses("choice0")
    t.south.chooses("deadly-strike")
    t.north.chooses("choice0")
    finish(t)
    assert t.zone("plain-samurai") == "discard"
    assert t.north.honor == 5
    assert "deadly-strike" in names(t, t.s.players[1].fate_discard)
    assert len(t.s.players[1].fate) == 2


@rule("CE-DUEL-17")
def test_on_a_tie_both_lose():
    t = duel("plain-samurai", "plain-shugenja")
    t.south.strikes()
    assert t.zone("plain-samurai") == t.zone("plain-shugenja") == "discard"


@rule("CE-DUEL-18")
def test_when_it_is_resolved_there_is_no_duel():
    t = duel(by="friendly-duel", hand=["plain-plan"])
    t.south.strikes()
    assert duel_in_progress(t.s) is None
    assert t.asked == "north"


@rule("CE-DUEL-19")
def test_focused_cards_are_discarded_and_their_focus_values_are_as_printed():
    t = duel(by="friendly-duel", their_fate=["rising-strike", "value-1", "value-2"])
    t.south.chooses("rising-strike")
    t.north.chooses("value-0")
    t.south.chooses("choice0")
    finish(t)
    assert any("wins the duel, 6 to 3" in line for line in t.log)
    assert "rising-strike" in names(t, t.s.players[1].fate_discard)
    assert "value-0" in names(t, t.s.players[0].fate_discard)
    assert focus_value(t.s, t.card("rising-strike")) == 2


@rule("CE-DUEL-19")
def test_the_focus_value_of_the_only_focused_card_is_as_printed_again():
    t = duel(by="friendly-duel", their_fate=["rising-strike", "value-1", "value-2"])
    t.south.chooses("rising-strike")
    t.north.chooses("choice0")
    finish(t)
    assert any("wins the duel, 6 to 3" in line for line in t.log)
    assert focus_value(t.s, t.card("rising-strike")) == 2


def test_without_a_duel_no_other_card_is_focused_whose_value_could_rise():
    sharpen = strategy("Test Sharpen", focus=1, text=(open_(raises_focus(2)),))
    with with_cards(sharpen):
        t = table(north=plain(hand=["test-sharpen", "plain-plan"]), south=plain())
        t.north.plays("test-sharpen")
        assert focus_value(t.s, t.card("test-sharpen")) == 3
        assert "use:plain-plan" in t.north.may


@rule("CE-DUEL-20")
def test_the_rest_of_a_pool_goes_to_the_bottom_in_the_order_its_player_likes():
    t = duel(by="friendly-duel", fate=["value-1", "value-2", "value-3", "value-4"], hand=["plain-plan"])
    t.south.chooses("choice0")
    while t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.north.may == {"value-1", "value-2", "value-3"}
    t.north.chooses("value-2")
    t.north.chooses("value-3")
    t.put_pools_back()
    assert names(t, t.s.players[0].fate) == ["value-1", "value-3", "value-2", "value-4"]  # bottom first
    assert {ZONES[t.s.zone[card]] for card in t.s.players[0].fate} == {"deck"}


# --- Duelists -------------------------------------------------------------------------------------


@rule("CE-DUEL-21", "CE-DUEL-22", "CE-DUEL-23")
@pytest.mark.parametrize(
    ("challenger", "challenged", "first"),
    (
        ("duelist", "four-chi", "north"),
        ("duelist", "plain-shugenja", "north"),  # equal Chi
        ("duelist", "lesser-man", "south"),
        ("duelist", "rival", "south"),
        ("plain-samurai", "four-chi", "south"),
        ("plain-samurai", "rival", "south"),
    ),
)
def test_a_duelist_who_challenges_no_lesser_man_must_focus_first(challenger, challenged, first):
    t = duel(challenger, challenged)
    assert t.asked == first
    may = t.north.may if first == "north" else t.south.may
    assert ("choice0" in may) is (first == "south")


@rule("CE-DUEL-22")
def test_a_duelist_without_cards_strikes():
    t = duel("duelist", "four-chi", fate=[])
    assert t.north.may == {"choice0"}


@rule("CE-DUEL-22")
def test_after_the_first_focus_he_may_strike_like_anybody():
    t = duel("duelist", "four-chi")
    t.north.chooses("value-0")
    t.south.chooses("value-0")
    assert "choice0" in t.north.may


@rule("CE-GLO-02")
def test_a_focus_effect_means_nothing_outside_duels():
    t = table(north=plain("plain-samurai", hand=["honorable-strike", "famous-strike"]), south=plain())
    assert t.north.may == {"use:honorable-strike:2", "pass"}  # its Open action alone
    t.north.plays("honorable-strike:2")
    assert t.north.honor == 15
