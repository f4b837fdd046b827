"""Chapter: paying costs."""

import pytest

from gorin.games.ccg.kinds import CHI
from gorin.games.ccg.language.abilities import open_, pay_gold
from gorin.games.ccg.language.protection import BOWING, prevents
from gorin.games.ccg.language.traits import has_minimum, produces
from gorin.games.ccg.language.verbs.in_play.states import bow, discard, dishonor
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import FATE_CARD, HOLDING, SAMURAI
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.core.zones import HAND
from gorin.language.picks import paying, performer
from gorin.language.selectors import PAID, PERFORMER, SELF
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, strategy
from support.ccg_table import table, unit
from support.plain_cards import PLAIN, plain, samurai, when
from support.rule import rule


def a_card():
    return paying(FATE_CARD.in_zone(HAND))


def payer(name, *parts, **facts):
    """Somebody with an ability that also works while he is bowed: only its costs are in the way."""
    return samurai(
        name, text=(open_(*parts, gain_honor(1), even_if_bowed=True), *facts.pop("also", ())), **facts
    )


cards = published(
    *PLAIN,
    payer("Bows First", cost(bow(SELF)), a_card(), cost(discard(PAID))),
    payer("Discards First", a_card(), cost(discard(PAID)), cost(bow(SELF))),
    payer("Bow Payer", cost(bow(SELF))),
    payer("Shame Payer", cost(dishonor(SELF))),
    payer("Upright Payer", cost(bow(SELF)), also=(prevents(BOWING, SELF),)),
    payer("Steady Payer", cost(gives(SELF, chi=-4)), chi=4, also=(has_minimum(SELF, CHI, 1),)),
    payer("Steady Saver", cost(gives(SELF, chi=-3)), chi=4, also=(has_minimum(SELF, CHI, 1),)),
    strategy(
        "Dear Plan",
        gold=2,
        focus=1,
        text=(open_(performer(your(SAMURAI)), cost(bow(PERFORMER)), gain_honor(1)),),
    ),
    strategy("Working Plan", focus=1, text=(open_(paying(your(HOLDING)), cost(bow(PAID)), gain_honor(1)),)),
    holding("Bank", gold=2, text=(produces(2), open_(pay_gold(2), cost(bow(SELF)), gain_honor(1)))),
    also=("diamond",),
)


def offered(player):
    return {each.removeprefix("use:") for each in player.may if each.startswith("use:")}


@rule("CE-COST-01", "DE-COST-09")
@also_in("diamond")
@pytest.mark.parametrize(
    ("slug", "first", "then"),
    (
        ("bows-first", "Bows First bows", "discards Plain Sword"),
        ("discards-first", "discards Plain Sword", "Discards First bows"),
    ),
)
def test_costs_are_paid_in_the_order_mentioned(slug, first, then):
    t = table(north=plain(slug, hand=["plain-sword"]), south=plain())
    t.north.uses(slug, "plain-sword")
    assert when(t, first) < when(t, then) < when(t, "gains 1 Honor")


@rule("CE-COST-02", "CE-COST-04")
@pytest.mark.parametrize(
    ("slug", "spent", "told"),
    (
        ("bow-payer", {"bowed": True}, "Bow Payer bows"),
        ("shame-payer", {"dishonored": True}, "Shame Payer is dishonored"),
    ),
)
def test_a_change_among_the_constraints_is_a_cost_and_must_really_happen(slug, spent, told):
    t = table(north=plain(slug, hand=["guard-1"]), south=plain())
    t.north.uses(slug)
    assert any(told in line for line in t.log)
    tired = table(north=plain(unit(slug, **spent), hand=["guard-1"]), south=plain())
    assert offered(tired.north) == set()


@rule("CE-COST-03")
def test_the_gold_of_a_strategy_is_paid_first():
    t = table(north=plain("plain-samurai", hand=["dear-plan"]), south=plain(hand=["guard-1"]))
    t.north.plays("dear-plan", "plain-samurai")
    assert when(t, "Plain Keep bows") < when(t, "Plain Samurai is bowed") < when(t, "gains 1 Honor")


@rule("CE-COST-03", "CE-COST-04")
def test_without_the_gold_the_strategy_is_not_played():
    t = table(
        north=plain("plain-samurai", hand=["dear-plan"], stronghold_bowed=True),
        south=plain(hand=["guard-1"]),
    )
    assert offered(t.north) == set()


@rule("CE-COST-04", "DE-BOW-02")
@also_in("diamond")
def test_what_one_cost_bows_does_not_pay_another():
    """The Bank could give its own 2 Gold, but then it could not be bowed any more."""
    poor = table(north=plain("bank", hand=["guard-1"], stronghold_bowed=True), south=plain())
    assert offered(poor.north) == set()
    t = table(north=plain("bank", "farm-9", hand=["guard-1"], stronghold_bowed=True), south=plain())
    t.north.uses("bank")
    assert t.is_bowed("farm-9")
    assert t.is_bowed("bank")
    assert t.north.honor == 6


@rule("CE-COST-05", "CE-COST-04")
def test_a_penalty_that_a_minimum_stops_is_not_paid():
    t = table(north=plain("steady-payer", "steady-saver", hand=["guard-1"]), south=plain())
    assert offered(t.north) == {"steady-saver"}
    t.north.uses("steady-saver")
    assert t.chi("steady-saver") == 1


@rule("CE-COST-06", "DE-PLAY-02")
@also_in("diamond")
def test_cards_out_of_play_pay_no_costs():
    piles = {"dynasty_discard": ["farm-8"], "provinces": [{"card": "farm-1", "face_up": True}]}
    t = table(north=plain(hand=["working-plan"], **piles), south=plain("farm-7"))
    assert offered(t.north) == set()
    rich = table(north=plain("farm-9", hand=["working-plan"], **piles), south=plain("farm-7"))
    rich.north.chooses("use:working-plan")
    assert picks(rich.north) == {"farm-9"}


@rule("CE-COST-07")
def test_paying_a_cost_is_not_an_effect():
    t = table(north=plain("upright-payer", hand=["guard-1"]), south=plain())
    t.north.uses("upright-payer")
    assert t.is_bowed("upright-payer")
    assert t.north.honor == 6
