"""Chapter: the Dynasty phase."""

import random

import pytest

from gorin.games.ccg.celestial.one_offs import recruit_here, somebody_to_recruit
from gorin.games.ccg.language.abilities import limited
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.table.reading import is_at_home
from gorin.language.abilities import requires
from support.ccg_cards import published
from support.ccg_making import celestial, event, region
from support.ccg_table import table
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai, stranger, when
from support.rule import rule
from support.worlds import told_apart

cards = published(
    *PLAIN,
    samurai("Seventh Samurai", gold=7, personal_honor=3),
    samurai("Proud Samurai", gold=6, honor_req=9, personal_honor=3),
    samurai("Cheap Samurai", gold=1),
    event("Festival", text=(gain_honor(1),)),
    celestial("Bright Star"),
    stranger("Proud Stranger", gold=2, honor_req=4),
    region("Gathering Place", text=(limited(requires(somebody_to_recruit()), recruit_here()),)),
)

RICH = ["farm-6", "farm-7", "farm-8", "farm-9"]
"""With the Stronghold: 12 Gold."""


def buying(*slugs, play=RICH, **facts):
    return table("dynasty", north=plain(*play, provinces=face_up(*slugs), **facts), south=plain())


def recruiting(slug, **facts):
    """The Action phase, with a Region that brings in who lies in its province."""
    province = {"card": slug, "face_up": True, "region": "gathering-place"}
    return table(north=plain(*RICH, provinces=[province], **facts), south=plain())


def gold(t, seat=0):
    """How much Gold the player has not used."""
    from gorin.games.ccg.acting.gold import production, sources

    return sum(production(t.s, card, -1) for card in sources(t.s, seat, -1))


def pays(t, deal):
    """Take a deal; the Gold it took."""
    before = gold(t)
    t.north.chooses(deal)
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    return before - gold(t)


@rule("CE-DYN-01")
@pytest.mark.parametrize("slug", ("festival", "bright-star", "gathering-place"))
def test_only_personalities_and_holdings_are_bought(slug):
    assert buying(slug, "farm-1").north.may == {"buy:farm-1", "done"}


@rule("CE-DYN-01")
def test_a_payment_can_be_taken_back_and_nothing_was_bought():
    t = buying("plain-stranger", "farm-1")
    t.north.chooses("buy:plain-stranger")
    t.north.chooses("back")
    assert t.zone("plain-stranger") == "province"
    assert gold(t) == 12
    assert t.north.may == {"buy:plain-stranger", "buy:farm-1", "done"}


@rule("CE-DYN-01")
def test_who_can_buy_nothing_goes_on_to_discarding():
    """Everybody sees what is face-up and what Gold there is, so nothing is told by not asking."""
    t = buying("plain-stranger", play=[], stronghold_bowed=True)
    assert t.north.may == {"discard:plain-stranger", "done"}
    t = table("dynasty", north=plain(provinces=["farm-1", "farm-2"]), south=plain(hand=["guard-1"]))
    assert t.s.active == 1  # nothing is face-up at all: the turn is over


@rule("CE-DYN-05")
def test_no_price_is_below_zero():
    t = buying("cheap-samurai")
    (deal,) = [each for each in t.game.decision.options if each.id.startswith("discount")]
    assert deal.label == "Bring in Cheap Samurai for 0 Gold (Clan discount)"
    assert pays(t, "discount:cheap-samurai") == 0
    assert t.zone("cheap-samurai") == "play"


@rule("CE-DYN-01")
def test_as_many_cards_are_bought_as_can_be_paid_in_any_order():
    t = buying("farm-1", "plain-stranger", "plain-samurai", "farm-2")
    for deal in ("buy:plain-stranger", "buy:farm-2", "discount:plain-samurai"):
        assert {"buy:farm-1", deal} <= t.north.may
        pays(t, deal)
    assert t.zone("plain-stranger") == t.zone("farm-2") == t.zone("plain-samurai") == "play"


@rule("CE-DYN-01")
def test_only_the_active_player_buys_and_only_what_is_face_up():
    provinces = [{"card": "farm-1", "face_up": True}, "farm-2"]
    south = plain(provinces=face_up("farm-3"))
    t = table("dynasty", north=plain(provinces=provinces), south=south)
    assert t.asked == "north"
    assert t.north.may == {"buy:farm-1", "done"}


@rule("CE-DYN-02", "CE-DYN-12")
def test_a_holding_enters_bowed_and_a_personality_unbowed_at_home():
    t = buying("farm-1", "plain-stranger")
    pays(t, "buy:farm-1")
    pays(t, "buy:plain-stranger")
    assert t.is_bowed("farm-1")
    assert not t.is_bowed("plain-stranger")
    assert is_at_home(t.s, t.card("plain-stranger"))


@rule("CE-DYN-03")
@pytest.mark.parametrize(("honor", "comes"), ((3, False), (4, True)))
def test_an_honor_requirement_above_the_family_honor_keeps_him_away(honor, comes):
    t = buying("proud-stranger", honor=honor)
    assert ("buy:proud-stranger" in t.north.may) is comes
    t = recruiting("proud-stranger", honor=honor)
    assert ("use:gathering-place" in t.north.may) is comes


@rule("CE-DYN-03", "CE-DYN-04", "CE-DYN-10")
def test_the_exception_for_the_own_clan_is_of_the_dynasty_phase_only():
    assert "discount:proud-samurai" in buying("proud-samurai", honor=3).north.may
    t = recruiting("proud-samurai", honor=3, hand=["plain-plan"])
    assert "use:gathering-place" not in t.north.may


@rule("CE-DYN-04")
def test_a_stranger_is_not_excepted():
    t = buying("proud-stranger", honor=3)
    assert t.north.may == {"discard:proud-stranger", "done"}


@rule("CE-DYN-05")
def test_one_of_the_own_clan_costs_two_less():
    t = buying("seventh-samurai")
    assert pays(t, "discount:seventh-samurai") == 6  # sources of four and two Gold; seven would take eight
    assert t.north.honor == 5


@rule("CE-DYN-05", "CE-DYN-08", "CE-DYN-09")
@pytest.mark.parametrize(
    ("who", "honor", "prices"),
    (
        ("seventh-samurai", 5, {"discount": 5, "honored": 7, "buy": 7}),
        ("proud-samurai", 9, {"discount": 4, "honored": 6, "buy": 6}),
        ("proud-samurai", 8, {"discount": 6, "honored": 8}),
    ),
)
def test_what_each_way_costs(who, honor, prices):
    t = buying(who, honor=honor)
    offered = {option.id.split(":")[0]: option.label for option in t.game.decision.options}
    del offered["done"]
    assert {way: int(label.split(" for ")[1].split()[0]) for way, label in offered.items()} == prices


@rule("CE-DYN-05")
def test_a_stranger_has_no_discount():
    assert buying("plain-stranger").north.may == {"buy:plain-stranger", "done"}


@rule("CE-DYN-06")
def test_at_full_cost_his_personal_honor_is_gained_just_before_he_enters():
    t = buying("seventh-samurai")
    assert pays(t, "honored:seventh-samurai") >= 7
    assert t.north.honor == 8
    assert when(t, "gains 3 Honor") < when(t, "brings in Seventh Samurai")


@rule("CE-DYN-07")
def test_the_honor_is_gained_once_per_dynasty_phase():
    t = buying("plain-samurai", "plain-shugenja", play=[*RICH, "farm-10"])
    pays(t, "honored:plain-samurai")
    assert t.north.honor == 7
    assert "honored:plain-shugenja" not in t.north.may
    pays(t, "buy:plain-shugenja")
    assert t.north.honor == 7


@rule("CE-DYN-07")
def test_the_next_dynasty_phase_gives_it_anew():
    t = buying("plain-samurai", honored=True)
    assert "honored:plain-samurai" not in t.north.may
    end_turn(t)
    end_turn(t)
    t.until("dynasty")
    assert "honored:plain-samurai" in t.north.may


@rule("CE-DYN-08", "CE-DYN-09")
def test_without_enough_honor_the_full_cost_brings_none_and_two_more_do():
    t = buying("proud-samurai", honor=5)
    assert "buy:proud-samurai" not in t.north.may
    assert pays(t, "discount:proud-samurai") == 6
    assert t.north.honor == 5
    t = buying("proud-samurai", honor=5)
    assert pays(t, "honored:proud-samurai") == 8
    assert t.north.honor == 8


@rule("CE-DYN-10")
def test_an_action_that_brings_one_in_asks_the_full_cost_and_gives_no_honor():
    t = recruiting("seventh-samurai")
    before = gold(t)
    t.north.chooses("use:gathering-place")
    while "Pay" in t.prompt:
        assert t.prompt == "Pay 7 Gold for Seventh Samurai \N{EM DASH} bow what?"
        t.north.chooses("choice0")
    assert t.zone("seventh-samurai") == "play"
    assert before - gold(t) >= 7
    assert t.north.honor == 5


@rule("CE-DYN-11")
def test_cards_are_discarded_one_by_one_and_each_province_is_refilled_face_down():
    t = buying("farm-1", "farm-2", dynasty=["farm-13", "farm-14", "farm-5"])
    t.north.chooses("done")
    assert t.north.may == {"discard:farm-1", "discard:farm-2", "done"}
    t.north.chooses("discard:farm-2")
    assert t.zone("farm-2") == "discard"
    assert t.zone("farm-13") == "province"
    assert not t.s.provinces[1].face_up
    assert t.north.may == {"discard:farm-1", "done"}
    t.north.chooses("discard:farm-1")
    assert t.zone("farm-14") == "province"


@rule("CE-DYN-11")
def test_nothing_need_be_discarded_and_nothing_is_bought_afterwards():
    t = buying("farm-1", "farm-2")
    t.north.chooses("done")
    t.north.chooses("done")
    assert t.zone("farm-1") == "province"
    assert t.s.active == 1


def test_what_is_being_paid_for_is_in_no_world_that_others_believe_in():
    tables = [buying("seventh-samurai", "cheap-samurai") for _ in range(3)]
    tables[0].north.chooses("buy:seventh-samurai")
    tables[0].north.chooses("farm-6")
    tables[1].north.chooses("buy:cheap-samurai")
    for t in tables[1:]:
        assert told_apart(tables[0].game, t.game, seat=1) == set()
        assert told_apart(tables[0].game, t.game, seat=0) != set()


@rule("CE-DYN-11")
def test_who_buys_no_more_is_known_once_he_discards():
    done, buys = buying("cheap-samurai", "farm-1"), buying("cheap-samurai", "farm-1")
    done.north.chooses("done")
    assert told_apart(done.game, buys.game, seat=1) == set()
    assert told_apart(done.game, buys.game, seat=0) != set()
    world = done.game.determinize(1, random.Random(1))
    assert world.decision.kind == "dynasty.buy"
    done.north.chooses("discard:farm-1")
    world = done.game.determinize(1, random.Random(1))
    assert world.decision.kind == "dynasty.discard"
