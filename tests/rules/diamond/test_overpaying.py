"""Paying more Gold than needed, also for a cost of 0 (DE-COST-08)."""

import random

import pytest

import gorin
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.verbs.players.preventing import payment_with, prevent_production
from gorin.language.abilities import trait
from gorin.language.selectors import IT
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import holding, strategy
from support.ccg_table import side, table
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai
from support.rule import rule

BOWS = heard("bowed", "whenever this card bows", lambda s, context, m: m.card == context.source)
ROBBED = heard(
    "bowed",
    "after another's Mine bows for Gold",
    lambda s, context, m: payment_with(s, m.card) is not None and s.names[s.what[m.card]] == "mine",
)
RESOLVED = heard(
    "resolved",
    "after an action of your Speaker",
    lambda s, context, m: m.seat == context.seat and s.names[s.what[m.card]] == "speaker",
)
cards = published(
    *PLAIN,
    holding("Bell", gold=1, text=(produces(1), trait(BOWS, gain_honor(3)))),
    holding("Mine", gold=1, text=(produces(2),)),
    strategy("Dear Plan", gold=2, focus=1, text=(open_(gain_honor(1)),)),
    strategy("Echo", focus=1, text=(reaction(RESOLVED, gain_honor(2)),)),
    samurai("Speaker", text=(open_(gain_honor(1)),)),
    samurai("Giver", gold=2),
    samurai("Thief", text=(reaction(ROBBED, prevent_production(IT)),)),
    edition=EDITION,
)


@rule("DE-COST-08", "DE-COST-07")
def test_who_wishes_pays_for_what_costs_nothing():
    t = laid(north=plain("bell", "mine", hand=["plain-plan", "plain-plan"]), south=plain())
    before = t.north.honor
    t.north.chooses("pay-more")
    t.north.chooses("use:plain-plan")
    assert t.north.may == {"done", "plain-keep", "bell", "mine", "back"}
    t.north.chooses("bell")
    assert t.north.may == {"done", "plain-keep", "mine", "back"}
    t.north.chooses("done")
    assert (t.is_bowed("bell"), t.is_bowed("mine")) == (True, False)
    assert t.north.honor == before + 3 + 1  # what hears it bow has heard it, and the action has resolved
    assert any("overpays by 1 Gold" in line for line in t.log)
    assert "pay-more" in t.north.may  # the wish is fulfilled
    t.north.chooses("use:plain-plan")
    assert t.north.honor == before + 3 + 1 + 1  # and nobody is asked who does not wish it
    assert not t.is_bowed("mine")


@rule("DE-COST-08")
def test_what_is_covered_may_be_paid_with_more():
    t = laid(north=plain("bell", "mine", hand=["dear-plan"], stronghold_bowed=True), south=plain())
    t.north.chooses("pay-more")
    t.north.chooses("use:dear-plan")
    t.north.chooses("mine")
    assert t.north.may == {"done", "bell", "back"}
    t.north.chooses("bell")  # nothing is left to ask for
    assert t.is_bowed("bell") and t.is_bowed("mine")
    assert any("overpays by 1 Gold" in line for line in t.log)


@rule("DE-COST-08", "DE-COST-02")
def test_what_has_no_cost_in_gold_is_not_paid_for():
    t = laid(north=plain("bell", "speaker"), south=plain())
    assert t.north.may == {"use:speaker", "pass"}  # nothing here costs Gold
    t = laid(north=plain("bell", "speaker", hand=["plain-plan"]), south=plain())
    t.north.chooses("pay-more")
    t.north.uses("speaker")
    assert not t.is_bowed("bell")
    assert "pay-enough" in t.north.may  # the wish is still there


@rule("DE-COST-08")
def test_a_wish_is_taken_back_and_so_is_what_was_chosen():
    t = laid(north=plain("bell", "mine", hand=["plain-plan"]), south=plain())
    t.north.chooses("pay-more")
    assert t.north.may == {"use:plain-plan", "pay-enough", "pass"}
    t.north.chooses("use:plain-plan")
    t.north.chooses("bell")
    t.north.chooses("back")
    assert t.north.may == {"done", "plain-keep", "bell", "mine", "back"}
    t.north.chooses("back")
    assert t.north.hand == ["plain-plan"]
    t.north.chooses("pay-enough")
    t.north.chooses("use:plain-plan")
    assert t.north.hand == []
    assert not any(t.s.bowed)


@rule("DE-COST-08")
def test_recruits_and_reactions_are_overpaid_too():
    provinces = [*face_up("giver"), "farm-2", "farm-3", "farm-4"]
    t = laid("dynasty", north=plain("bell", "mine", provinces=provinces, honor=5), south=plain())
    t.north.chooses("pay-more")
    t.north.chooses("discount:giver")  # for nothing
    t.north.chooses("mine")
    t.north.chooses("done")
    assert t.is_bowed("mine")
    assert t.zone("giver") == "play"
    t = laid(north=plain("bell", "speaker", hand=["echo"], stronghold_bowed=True), south=plain())
    before = t.north.honor
    t.north.chooses("use:speaker")
    t.north.chooses("pay-more")
    assert t.is_in_window
    t.north.chooses("use:echo")
    t.north.chooses("bell")
    assert t.is_bowed("bell")
    assert t.north.honor == before + 1 + 3 + 2


@rule("DE-COST-08", "DE-CANC-10")
def test_what_was_paid_too_much_makes_up_for_what_is_prevented():
    t = laid(north=plain("bell", "mine", hand=["dear-plan"]), south=plain("thief"))
    before = t.north.honor
    t.north.chooses("pay-more")
    t.north.chooses("use:dear-plan")
    for source in ("mine", "plain-keep", "done"):
        t.north.chooses(source)
    t.south.chooses("use:thief")
    assert "bell" not in t.north.may  # 4 Gold are left of 6: nobody has to pay anew
    assert (t.north.hand, t.north.honor) == ([], before + 1)
    assert not t.is_bowed("bell")


@rule("DE-COST-08")
def test_nobody_else_knows_of_the_wish():
    t = laid(north=plain("bell", hand=["plain-plan"]), south=plain())
    seen = t.game.view(1)
    t.north.chooses("pay-more")
    assert t.game.view(1) == seen
    told = [line for line in t.game.events if "will overpay" in line.sentence]
    assert [line.seats for line in told] == [(0,)]


@rule("DE-COST-08")
def test_the_wish_is_in_no_world_that_others_believe_in():
    t = laid(north=plain("bell", hand=["plain-plan"], fate=["plain-plan"] * 4), south=plain())
    t.north.chooses("pay-more")
    for seat, wishes in ((0, True), (1, False)):
        world = t.game.determinize(seat, random.Random(seat))
        assert world.state.players[0].lavish is wishes
        assert ("pay-enough" if wishes else "pay-more") in [option.id for option in world.pending[0].options]


def test_the_wish_is_a_quality_of_its_player_and_no_ability_that_was_used():
    t = laid(north=plain("bell", hand=["plain-plan"]), south=plain())
    t.north.chooses("pay-more")
    position = t.game.position()
    assert position["players"][0]["overpays"] is True
    assert "used" not in position and "overpays" not in position["players"][1]
    again = gorin.setup(EDITION, position)
    assert "pay-enough" in [option.id for option in again.decision.options]


def test_the_wish_ends_with_the_turn():
    t = laid(north=plain("bell", hand=["plain-plan"]), south=plain())
    t.north.chooses("pay-more")
    end_turn(t)
    end_turn(t)
    t.until("action")
    assert "pay-more" in t.north.may


def test_nobody_wishes_it_in_an_edition_that_does_not_let_him():
    t = table(north=side("hida-kaoru"), south=side())
    position = t.game.position()
    position["players"][0]["overpays"] = True
    with pytest.raises(gorin.InvalidPosition, match="overpays"):
        gorin.setup("celestial", position)


def test_nobody_is_asked_for_it_in_vain():
    t = laid(north=plain("bell", hand=["plain-plan"], stronghold_bowed=True), south=plain())
    assert "pay-more" in t.north.may
    t = laid(north=plain(hand=["plain-plan"], stronghold_bowed=True), south=plain())
    assert t.north.may == {"use:plain-plan", "pass"}  # there is no Gold


def test_games_of_spendthrifts_end():
    """Whoever wishes it as often as he can plays on all the same."""
    game, rng = gorin.new("diamond", seats=2, seed=5), random.Random(5)
    for _ in range(40_000):
        if game.over:
            break
        decision = game.pending[0]
        ids = [option.id for option in decision.options]
        game.choose("pay-more" if "pay-more" in ids else rng.choice(ids), decision.seat)
    assert game.over
