"""The territory cards that are played in upkeep: what each does and on what terms."""

import pytest

from support.battle_table import side
from support.battle_territory import COASTAL, HAND, all_of, holding, offered
from support.worlds import told_apart

SHADOWLANDS = {"shadowlands_north", "shadowlands_south"}


# --- special tokens into provinces -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "special", "where"),
    [
        ("feats-of-engineering", "harbor", lambda t: all_of(t) - COASTAL),
        ("sacred-ground", "shrine", all_of),
        ("honorable-fight", "battlefield", all_of),
        ("bushido", "honor=4", lambda t: all_of(t) - SHADOWLANDS),
        ("aid-of-the-kami", "defense+2", lambda t: all_of(t) - SHADOWLANDS),
        ("port-of-prosperity", "honor+2", lambda t: all_of(t) - SHADOWLANDS),
        ("diplomatic-mission", "peace", all_of),
        ("pirate-raids", "scorched-earth", all_of),
    ],
)
def test_a_special_token_goes_into_one_province(card, special, where):
    t = holding(card)
    before = t.supply(special)
    t.crab.plays(card)
    assert offered(t) == where(t)
    t.crab.choose("unicorn_east")
    assert {name for name in all_of(t) if t.special(name)} == {"unicorn_east"}
    assert t.special("unicorn_east") == special
    assert t.supply(special) == before - 1
    assert t.awaits == ["crab"]
    assert t.phase == "placement"


@pytest.mark.parametrize(
    ("card", "special", "count"),
    [("code-of-honor", "honor+1", 2), ("ashigaru-levies", "defense+1", 3)],
)
def test_several_special_tokens_go_into_different_provinces(card, special, count):
    t = holding(card)
    t.crab.plays(card)
    picks = ("unicorn_east", "crab_east", "crane_south")[:count]
    for number, pick in enumerate(picks):
        assert offered(t) == all_of(t) - SHADOWLANDS - set(picks[:number])
        assert "done" not in t.crab.may
        t.crab.choose(pick)
    assert {name for name in all_of(t) if t.special(name) == special} == set(picks)
    assert t.supply(special) == 0


@pytest.mark.parametrize(
    ("special", "flowers"),
    [("honor+1", 3), ("honor+2", 4), ("honor=4", 4), ("defense+1", 3), ("defense+2", 3)],
)
def test_the_token_shows_in_the_flowers_of_the_province(special, flowers):
    t = holding("bountiful-harvest", specials={"lion_east": special})
    assert t.view()["provinces"]["lion_east"]["flowers"] == flowers


def test_bushido_takes_the_place_of_the_printed_flowers():
    t = holding("bushido")
    t.crab.plays("bushido", "crane_south")  # three flowers
    assert t.view()["provinces"]["crane_south"]["flowers"] == 4


# --- Diplomatic Mission and Pirate Raids: and something more ---------------------------------------


def test_diplomatic_mission_to_an_opponent_gives_two_faceup_tokens():
    t = holding("diplomatic-mission")
    t.crab.plays("diplomatic-mission", "crane_south")
    assert t.crab.may == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert t.control("crab_east") == (1, 2)
    assert (t.special("crane_south"), t.control("crane_south")) == ("peace", (1, 1))


@pytest.mark.parametrize("province", ["crab_capital", "lion_east"], ids=["own", "empty"])
def test_diplomatic_mission_elsewhere_gives_nothing_more(province):
    t = holding("diplomatic-mission")
    t.crab.plays("diplomatic-mission", province)
    assert t.special(province) == "peace"
    assert t.phase == "placement"
    assert "control" not in t.kinds


def test_pirate_raids_on_an_own_province_give_three_faceup_tokens_elsewhere():
    t = holding("pirate-raids")
    t.crab.plays("pirate-raids", "crab_east")
    assert t.owner("crab_east") is None
    assert t.crab.may == {"crab_capital"}
    t.crab.choose("crab_capital")
    assert t.control("crab_capital") == (1, 3)
    assert t.crab.own["control_pool"] == 26


def test_pirate_raids_on_an_opponent_take_the_province_away():
    t = holding("pirate-raids")
    t.crab.plays("pirate-raids", "crane_south")
    assert t.special("crane_south") == "scorched-earth"
    assert (t.owner("crane_south"), t.control("crane_south")) == (None, (0, 0))
    assert t.crane.own["control_pool"] == 29
    assert t.phase == "placement"
    assert "control" not in t.kinds


def test_pirate_raids_on_the_only_own_province_give_nothing():
    t = holding("pirate-raids", crab=side("crab_east", hand=HAND))
    t.crab.plays("pirate-raids", "crab_east")
    assert t.crab.provinces == set()
    assert t.phase == "placement"


# --- control tokens --------------------------------------------------------------------------------


def test_strength_of_purpose_adds_one_faceup_token_to_two_own_provinces():
    t = holding("strength-of-purpose", crab=side("crab_capital", "crab_east", "lion_east", hand=HAND))
    t.crab.plays("strength-of-purpose")
    assert offered(t) == {"crab_capital", "crab_east", "lion_east"}
    t.crab.choose("crab_east")
    assert t.crab.may == {"crab_capital", "lion_east", "back"}
    t.crab.choose("lion_east")
    assert [t.control(name) for name in ("crab_capital", "crab_east", "lion_east")] == [
        (1, 0),
        (1, 1),
        (1, 1),
    ]


def test_strength_of_purpose_needs_two_own_provinces():
    t = holding("strength-of-purpose", crab=side("crab_capital", hand=HAND))
    assert t.crab.may == {"pass"}


def test_bountiful_harvest_adds_two_faceup_tokens_to_one_own_province():
    t = holding("bountiful-harvest")
    t.crab.plays("bountiful-harvest")
    assert offered(t) == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert [t.control(name) for name in ("crab_capital", "crab_east")] == [(1, 0), (1, 2)]


def test_bountiful_harvest_is_nothing_for_a_ronin():
    assert holding("bountiful-harvest", crab=side(hand=HAND)).crab.may == {"pass"}


def test_bless_the_lands_frees_a_scorched_province_and_settles_it():
    waste = {"crane_central": "scorched-earth", "lion_east": "scorched-earth", "dragon_south": "peace"}
    t = holding("bless-the-lands", specials=waste)
    t.crab.plays("bless-the-lands")
    assert offered(t) == {"crane_central", "lion_east"}
    t.crab.choose("lion_east")
    assert t.special("lion_east") is None
    assert (t.owner("lion_east"), t.control("lion_east")) == ("crab", (1, 1))
    assert t.special("crane_central") == "scorched-earth"
    assert t.supply("scorched-earth") == 14


def test_bless_the_lands_needs_scorched_earth():
    assert holding("bless-the-lands", specials={"lion_east": "peace"}).crab.may == {"pass"}


@pytest.mark.parametrize(
    ("province", "held"), [("crab_east", (1, 2)), ("crane_south", (1, 1)), ("lion_east", (0, 0))]
)
def test_foment_rebellion_ends_peace_and_strengthens_an_own_province_only(province, held):
    places = ("crab_east", "crane_south", "lion_east")
    t = holding("foment-rebellion", specials={**dict.fromkeys(places, "peace"), "dragon_south": "shrine"})
    t.crab.plays("foment-rebellion")
    assert offered(t) == set(places)
    t.crab.choose(province)
    assert t.special(province) is None
    assert t.control(province) == held
    assert t.supply("peace") == 13


def test_foment_rebellion_needs_peace():
    assert holding("foment-rebellion", specials={"lion_east": "shrine"}).crab.may == {"pass"}


def test_cultural_exchange_swaps_all_control_tokens_of_two_provinces():
    t = holding("cultural-exchange", specials={"crane_south": "peace"})
    t.crab.plays("cultural-exchange")
    assert offered(t) == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert t.crab.may == {"crane_capital", "crane_south"}
    t.crab.choose("crane_south")
    assert (t.owner("crane_south"), t.control("crane_south")) == ("crab", (1, 0))
    assert (t.owner("crab_east"), t.control("crab_east")) == ("crane", (1, 1))
    assert t.special("crane_south") == "peace"


def test_which_province_is_given_is_in_no_world_of_others_before_one_is_taken():
    tables = [holding("cultural-exchange") for _ in range(2)]
    for t, province in zip(tables, ("crab_capital", "crab_east"), strict=True):
        t.crab.plays("cultural-exchange", province)
    assert told_apart(tables[0].game, tables[1].game, seat=tables[0].crane.seat) == set()


def test_cultural_exchange_needs_an_opponent_on_the_board():
    t = holding("cultural-exchange", crane=side(hand=("army-1", "bluff")))
    assert t.crab.may == {"pass"}


# --- hands and discard piles -----------------------------------------------------------------------


def test_promotion_brings_back_a_fighter_for_another_token_of_the_hand():
    pile = ("army-4", "navy-2", "shinobi-2", "blessing-2", "raid")
    t = holding("promotion", crab=side("crab_capital", hand=HAND, discard=pile))
    t.crab.plays("promotion")
    assert offered(t) == {"army-4", "navy-2", "shinobi-2"}
    t.crab.choose("army-4")
    kept = {"army-1", "army-2", "army-3", "army-4", "navy-1", "shinobi-1"}
    assert t.crab.may == {f"{way}:{face}" for way in ("discard", "pool") for face in kept}
    t.crab.choose("discard:army-1")
    assert t.crab.hand == ["army-2", "army-3", "army-4", "navy-1", "shinobi-1", "bluff"]
    assert "army-1" in t.crab.discard
    assert "army-4" not in t.crab.discard


def test_promotion_may_put_the_other_token_into_the_pool():
    t = holding("promotion", crab=side("crab_capital", hand=HAND, discard=("army-4",)))
    before = t.crab.pool
    t.crab.plays("promotion", "army-4", "pool:shinobi-1")
    assert sorted(t.crab.pool) == sorted([*before, "shinobi-1"])
    assert t.crab.discard == []
    assert "Crab returns a token to its pool." in t.log
    assert not [line for line in t.log if "shinobi 1" in line]


def test_promotion_needs_a_fighter_in_the_own_discard_pile():
    t = holding(
        "promotion",
        crab=side("crab_capital", hand=HAND, discard=("raid", "blessing-2", "diplomacy")),
        crane=side("crane_capital", discard=("army-5",)),
    )
    assert t.crab.may == {"pass"}


def test_reinforcements_bring_back_two_armies_for_two_other_tokens():
    pile = ("army-4", "army-5", "navy-2", "shinobi-2")
    t = holding("reinforcements", crab=side("crab_capital", hand=HAND, discard=pile))
    t.crab.plays("reinforcements")
    assert offered(t) == {"army-4", "army-5"}
    t.crab.choose("army-4")
    assert t.crab.may == {"army-5"}
    t.crab.choose("army-5", "discard:army-1", "pool:army-2")
    assert t.crab.hand == ["army-3", "army-4", "army-5", "navy-1", "shinobi-1", "bluff"]
    assert t.crab.discard == ["army-1", "navy-2", "shinobi-2"]


def test_reinforcements_with_one_army_in_the_pile_bring_back_one():
    t = holding("reinforcements", crab=side("crab_capital", hand=HAND, discard=("army-4",)))
    t.crab.plays("reinforcements", "army-4", "discard:army-1")
    assert t.phase == "placement"
    assert t.crab.hand == ["army-2", "army-3", "army-4", "navy-1", "shinobi-1", "bluff"]


def test_reinforcements_need_an_army_in_the_pile():
    t = holding("reinforcements", crab=side("crab_capital", hand=HAND, discard=("navy-2", "shinobi-2")))
    assert t.crab.may == {"pass"}


def test_spy_network_shows_a_hand_and_forbids_the_bluff_this_round():
    hand = ("army-1", "navy-2", "bluff")
    t = holding("spy-network", lion=side("lion_capital", hand=("army-2", "bluff")), crane=side(hand=hand))
    t.crab.plays("spy-network")
    assert offered(t) == {"seat-1", "seat-2"}
    t.crab.choose(f"seat-{t.crane.seat}")
    assert t.crab.sees["players"][t.crane.seat]["known_hand"] == list(hand)
    assert t.crab.sees["players"][t.lion.seat]["known_hand"] == []
    assert t.lion.sees["players"][t.crane.seat]["known_hand"] == []
    assert "Crab looks at Crane's hand." in t.log
    t.crab.places("army-1", "crab_capital")
    assert {option for option in t.crane.may if option.startswith("place:")} == {
        "place:army-1",
        "place:navy-2",
    }
    t.crane.places("army-1", "crab_east")
    assert {"place:army-2", "place:bluff"} <= t.lion.may


def test_spy_network_forbids_the_bluff_for_one_round_only():
    t = holding("spy-network", crab=side("crab_capital"), crane=side("crane_capital"))
    t.crab.plays("spy-network", f"seat-{t.crane.seat}")
    assert t.round == 3
    assert t.crane.own["bluff_barred"] is False
