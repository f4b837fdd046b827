"""Holdings of War of Honor: what each produces, what else it does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.acting.gold import available, production
from support.ccg_box import IDLE, act, army, asked_for, bowed_in_play, fight, laid, next_turn, offered
from support.rule import rule


def gold(t, slug, paying_for=None):
    """How much a card gives towards a cost, perhaps that of another card."""
    return production(t.s, t.card(slug), -1 if paying_for is None else t.card(paying_for))


# --- Gold -----------------------------------------------------------------------------------------

PLAINLY = {
    "disreputable-house": 2,
    "expendable-resources": 2,
    "family-library": 2,
    "shinseis-tomb": 2,
    "shrine-to-fukurokujin": 2,
    "small-farm": 1,
    "temple-to-the-ancestors": 2,
    "the-seekers-temple": 2,
    "traveling-peddler": 2,
    "war-encampment": 2,
}


@rule("WH-GLD-01")
@pytest.mark.parametrize(("slug", "produced"), PLAINLY.items())
def test_these_produce_the_same_for_everybody(slug, produced):
    t = laid(north=army(slug), south=army())
    assert gold(t, slug) == produced


@pytest.mark.parametrize(("first", "produced"), [(True, 3), (False, 4)])
def test_border_village_gives_more_to_who_came_later_but_not_for_holdings(first, produced):
    play = ("border-village",)
    t = laid(north=army(*play, hand=("hired-legion",), went_first=first), south=army(went_first=not first))
    assert gold(t, "border-village", "hired-legion") == produced
    assert gold(t, "border-village") == produced
    assert gold(t, "border-village", "large-farm") == 3  # one in a province


@pytest.mark.parametrize(
    ("card", "produced"), [("heavens-tears", 4), ("a-samurais-soul", 4), ("hired-legion", 2)]
)
def test_war_encampment_gives_more_for_items_and_spells_from_the_hand(card, produced):
    t = laid(north=army("war-encampment", hand=(card,)), south=army())
    assert gold(t, "war-encampment", card) == produced
    assert gold(t, "war-encampment") == 2


# --- Simple Men -----------------------------------------------------------------------------------


def buying(*play: str, price: str):
    """The own Stronghold is bowed; one card is for sale."""
    return laid(
        "dynasty",
        north=army(*play, provinces=({"card": price, "face_up": True},), stronghold_bowed=True),
        south=army(),
    )


@pytest.mark.parametrize("farms", [("small-farm", "large-farm"), ("large-farm", "small-farm")])
def test_simple_men_bow_another_farm_with_them(farms):
    t = buying("simple-men", *farms, price="bayushi-saka")
    assert available(t.s, 0, -1) == 6  # the Small Farm helps, the Large Farm pays itself
    assert "buy:bayushi-saka" not in t.north.may
    t = buying("simple-men", *farms, price="ikoma-toraji")
    t.north.chooses("buy:ikoma-toraji")
    assert "Simple Men and Small Farm" in t.game.decision.options[0].label
    t.north.chooses("choice0")
    assert bowed_in_play(t) == {"seven-stings-keep", "simple-men", "small-farm"}


def test_simple_men_may_choose_their_helper():
    t = buying("simple-men", "small-farm", "large-farm", price="ikoma-toraji")
    t.north.chooses("buy:ikoma-toraji")
    t.north.chooses("simple-men")
    assert t.north.may == {"small-farm", "large-farm"}
    t.north.chooses("large-farm")
    assert bowed_in_play(t) == {"seven-stings-keep", "simple-men", "large-farm"}


def test_simple_men_may_take_back_their_choice():
    t = buying("simple-men", "small-farm", "large-farm", price="bayushi-shigeo")
    t.north.chooses("discount:bayushi-shigeo")  # 5 Gold for a Scorpion
    t.north.chooses("simple-men")
    t.north.chooses("large-farm")
    assert t.north.may - {"choice0"} == {"small-farm", "back"}
    t.north.chooses("back")
    assert {"simple-men", "small-farm", "large-farm"} <= t.north.may


def test_simple_men_produce_nothing_alone_but_help_each_other():
    alone = laid(north=army("simple-men", "diamond-mine"), south=army())
    assert gold(alone, "simple-men") == 0
    two = laid(north=army("simple-men", "simple-men", stronghold_bowed=True), south=army())
    assert available(two.s, 0, -1) == 4


# --- Disreputable House, Expendable Resources, Temples --------------------------------------------


def test_disreputable_house_makes_another_player_lose_honor():
    t = laid(north=army("disreputable-house"), south=army(), east=army())
    assert asked_for(t.north, "disreputable-house") == {"seat1", "seat2"}
    t.north.chooses("seat2")
    assert (t.north.honor, t.south.honor, t.east.honor) == (5, 5, 3)
    assert t.is_bowed("disreputable-house")


@rule("WH-ACT-03")
def test_disreputable_house_is_open_to_its_player_in_others_turns():
    t = laid(north=army(), south=army("disreputable-house"))
    assert offered(t, "south", "disreputable-house")


def test_expendable_resources_trade_a_personality_for_a_card():
    t = fight(
        attacker=army("matsu-yosa", "expendable-resources", home=["akodo-dosei"]),
        defender=army("togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), "expendable-resources") == {"matsu-yosa"}
    t.attacker.chooses("matsu-yosa")
    assert t.zone("matsu-yosa") == "discard"
    assert len(t.attacker.hand) == 2


@rule("WH-TXT-15")
def test_temple_to_the_ancestors_bows_for_honor():
    t = laid(north=army("temple-to-the-ancestors"), south=army())
    t.north.uses("temple-to-the-ancestors")
    assert t.north.honor == 7
    assert t.is_bowed("temple-to-the-ancestors")
    idle = laid(north=army({"card": "temple-to-the-ancestors", "bowed": True}), south=army())
    assert "use:temple-to-the-ancestors" not in idle.north.may


@rule("WH-GLO-39", "WH-GLO-40")
def test_the_seekers_temple_is_given_up_for_a_ring():
    t = laid(
        north=army("the-seekers-temple", fate=("charge", "ring-of-air", "ring-of-water", "courtesy")),
        south=army(),
    )
    t.north.chooses("use:the-seekers-temple")
    assert t.north.may == {"ring-of-air", "ring-of-water"}
    t.north.chooses("ring-of-water")
    assert "ring-of-water" in t.north.hand
    assert t.zone("the-seekers-temple") == "discard"
    assert any("shuffle" in line for line in t.log)


def test_traveling_peddler_sells_a_card_for_three_gold_but_not_his_own():
    t = laid(north=army("traveling-peddler", "diamond-mine"), south=army())
    t.north.chooses("use:traveling-peddler")
    t.north.chooses("choice0")
    assert len(t.north.hand) == 2
    assert t.is_bowed("traveling-peddler")
    poor = laid(north=army("traveling-peddler", "large-farm", stronghold_bowed=True), south=army())
    assert "use:traveling-peddler" not in poor.north.may


# --- Family Library -------------------------------------------------------------------------------


def library(**facts):
    return laid(
        north=army(
            "family-library",
            provinces=({"card": "large-farm", "face_up": True}, "small-farm"),
            dynasty_discard=("matsu-yosa", {"card": "akodo-dosei", "dead": True}, "diamond-mine"),
            **facts,
        ),
        south=army(),
    )


@rule("WH-GLO-07", "WH-GLO-08", "WH-GLO-12")
def test_family_library_brings_back_somebody_who_is_not_dead():
    t = library()
    t.north.chooses("use:family-library")
    assert t.north.may == {"p0", "back"}  # only what lies face-up
    t.north.chooses("p0")
    assert t.north.may == {"matsu-yosa", "back"}
    t.north.chooses("matsu-yosa")
    place = t.s.provinces[0]
    assert (place.card, place.face_up) == (t.card("matsu-yosa"), False)
    assert t.zone("family-library") == t.zone("large-farm", 0) == "discard"


def test_family_library_needs_somebody_to_bring_back():
    t = laid(north=army("family-library", provinces=({"card": "large-farm", "face_up": True},)), south=army())
    assert "use:family-library" not in t.north.may


# --- Shinsei's Tomb -------------------------------------------------------------------------------


def tomb(answer="choice0"):
    """The Ring of the Void is discarded from the hand for its ability."""
    t = laid(north=army("shinseis-tomb", hand=("ring-of-the-void",)), south=army(hand=("charge", "charge")))
    t.north.chooses("use:ring-of-the-void:2")
    assert "lay Ring of the Void face-up under Shinsei's Tomb" in t.prompt
    t.north.chooses(answer)
    return t


def test_shinseis_tomb_keeps_a_ring_and_gives_it_back():
    t = tomb()
    assert t.zone("ring-of-the-void") == "under"
    shown = t.game.view(1)["players"][0]["holdings"][0]
    assert [card["slug"] for card in shown["under"]] == ["ring-of-the-void"]
    act(t, "north").uses("shinseis-tomb:2")
    assert "ring-of-the-void" in t.north.hand
    assert t.zone("shinseis-tomb") == "discard"


def test_shinseis_tomb_need_not_keep_it_and_loses_it_with_itself():
    t = tomb("pass")
    assert t.zone("ring-of-the-void") == "discard"
    kept = laid(north=army({"card": "shinseis-tomb", "over": ["ring-of-air"]}), south=army())
    from gorin.games.ccg.table import ops

    ops.destroy(kept.s, kept.card("shinseis-tomb"))
    assert kept.zone("ring-of-air") == "discard"


# --- Shrine to Fukurokujin ------------------------------------------------------------------------


@rule("WH-GLO-04")
@pytest.mark.parametrize(
    ("top", "zone"),
    [("charge", "hand"), ("stagnation", "discard"), ("courtesy", "hand"), ("chokehold", "hand")],
)
def test_shrine_to_fukurokujin_compares_focus_with_base_chi(top, zone):
    """Base Chi is 3 although a Weapon makes it 4."""
    armed = {"card": "bayushi-maemi", "with": ["a-samurais-soul"]}
    t = laid(north=army("shrine-to-fukurokujin", armed, fate=(top, IDLE)), south=army())
    t.north.uses("shrine-to-fukurokujin", "bayushi-maemi")
    assert t.zone(top) == zone


def test_shrine_to_fukurokujin_needs_somebody_who_performs():
    t = laid(north=army("shrine-to-fukurokujin"), south=army())
    assert "use:shrine-to-fukurokujin" not in t.north.may


def test_nobody_controls_two_of_a_singular_holding():
    t = laid(
        "dynasty",
        north=army("expendable-resources", provinces=({"card": "expendable-resources", "face_up": True},)),
        south=army(),
    )
    assert not any(each.startswith("buy:") for each in t.north.may)
    next_turn(t)
