"""Chapter: Resolution Phase."""

from itertools import permutations

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def raided_crane_capital(*more, **facts):
    """The Crab raid the Crane Capital from next door, in the last round."""
    sides = {
        "crab": side("crane_central"),
        "crane": side("crane_capital+2", "crane_south"),
        "lion": side("lion_east", "lion_northwest"),
        "scorpion": side("scorpion_north"),
        **facts,
    }
    pieces = [token("crab", "raid", "crane_capital"), *more]
    return table(**sides, round=5, phase="resolution", pieces=pieces)


def peaceful_crane_capital(*more):
    """The Crane bring peace to their capital, in the last round."""
    return table(
        crane=side("crane_capital+2"),
        lion=side("lion_east", "lion_capital"),
        scorpion=side("scorpion_north"),
        round=5,
        phase="resolution",
        pieces=[token("crane", "diplomacy", "crane_capital"), *more],
    )


@rule("BR-RES-01")
def test_the_seven_steps_come_in_order():
    t = table(
        crab=side("crab_east", "crab_capital"),
        crane=side("crane_south", "crane_capital"),
        lion=side("lion_northwest"),
        dragon=side("shadowlands_south"),
        phase="resolution",
        pieces=[
            token("crane", "diplomacy", "crane_capital"),
            token("lion", "army-1", "lion_northwest>unicorn_east"),
            token("crab", "bluff", "crab_capital"),
            token("crane", "army-1", "sea>islands_east"),
            token("crab", "raid", "crane_south"),
        ],
    )
    steps = ("revealed", "bluff_back", "illegal", "raid", "diplomacy", "battle", "claimed", "round")
    order = [kind for kind in t.kinds if kind in steps]
    assert order == ["revealed"] * 5 + list(steps[1:])


@rule("BR-RES-02", "BR-RES-03")
def test_a_resolved_token_lies_open_before_the_player_who_placed_it():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        phase="resolution",
        pieces=[token("crab", "army-2", "crab_east>crane_south"), token("crane", "army-1", "crane_south")],
    )
    for viewer in (0, 1, None):
        assert [player["discard"] for player in t.view(viewer)["players"]] == [["army-2"], ["army-1"]]


@rule("BR-RES-04")
def test_all_facedown_tokens_are_turned_over_before_anything_is_discarded():
    t = table(
        unicorn=side("unicorn_east", hand=("army-1", "bluff")),
        lion=side("lion_northwest"),
        phase="resolution",
        pieces=[
            token("unicorn", "army-1", "unicorn_east"),
            token("unicorn", "army-2", "unicorn_east>lion_northwest"),
            token("lion", "army-3", "lion_northwest"),
            token("lion", "army-4", "unicorn_capital"),
        ],
    )
    # The Unicorn may swap tokens first; until then each player knows only the own ones.
    assert t.unicorn.face_at("lion_northwest") == [None]
    assert t.lion.face_at("unicorn_east") == [None]
    t.unicorn.passes()
    assert t.kinds.index("discarded") > max(i for i, kind in enumerate(t.kinds) if kind == "revealed")
    assert [line for line in t.log if " reveals " in line] == [
        "Unicorn reveals army 1 in Unicorn East.",
        "Unicorn reveals army 2 from Unicorn East against Lion Northwest.",
        "Lion reveals army 3 in Lion Northwest.",
        "Lion reveals army 4 in Unicorn Capital.",
    ]


@rule("BR-RES-05")
def test_bluffs_and_illegal_tokens_are_off_the_map_before_the_battles():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        lion=side("scorpion_capital"),
        phase="resolution",
        pieces=[
            token("crab", "army-1", "crab_east>crane_south"),
            token("crab", "army-5", "crane_south"),
            token("crab", "bluff", "crane_south"),
            token("lion", "navy-2", "scorpion_capital>crane_south"),
            token("crane", "navy-1", "crane_south"),
            token("crane", "bluff", "crane_south"),
        ],
    )
    assert "Battle for Crane South: Crab attacks with 1; Crane defends with 1; Crane holds it." in t.log


@rule("BR-RES-06")
def test_a_revealed_bluff_is_back_behind_the_screen_of_its_owner():
    # In the last round no upkeep comes after, so it is the resolution that gives the bluff back.
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        round=5,
        phase="resolution",
        pieces=[token("crab", "bluff", "crab_east>crane_south"), token("crane", "bluff", "crab_east")],
    )
    for player in (t.crab, t.crane):
        assert player.hand == ["bluff"]
        assert player.discard == []


@rule("BR-RES-07")
def test_an_illegally_placed_token_is_discarded_to_its_owner():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        phase="resolution",
        pieces=[token("crab", "army-5", "crane_south"), token("crane", "raid", "crane_south")],
    )
    assert (t.crab.discard, t.crane.discard) == (["army-5"], ["raid"])
    assert [args[0] for args in t.told("illegal")] == [t.crab.seat, t.crane.seat]


@rule("BR-RES-08")
def test_a_raid_comes_before_diplomacy_in_the_same_province():
    t = raided_crane_capital(token("crane", "diplomacy", "crane_capital"))
    assert t.special("crane_capital") == "scorched-earth"
    assert t.crane.discard == ["diplomacy"]
    assert t.supply("peace") == 15


@rule("BR-RES-09")
def test_a_raid_discards_all_tokens_in_the_province_and_on_its_borders():
    t = raided_crane_capital(
        token("lion", "army-5", "lion_east>crane_capital"),
        token("crane", "army-4", "crane_capital"),
        token("crane", "army-3", "crane_capital>lion_capital"),
        token("scorpion", "navy-1", "sea>crane_capital"),
        token("lion", "shinobi-1", "crane_capital"),
        token("lion", "blessing-2", "lion_east>crane_capital", on=2),
    )
    assert not t.told("battle")
    assert t.crane.discard == ["army-3", "army-4"]
    assert t.lion.discard == ["army-5", "shinobi-1", "blessing-2"]
    assert t.scorpion.discard == ["navy-1"]
    assert t.owner("lion_capital") is None


@rule("BR-RES-09")
def test_a_raid_leaves_tokens_alone_that_are_not_on_the_borders_of_the_province():
    t = raided_crane_capital(
        token("lion", "army-1", "lion_east>lion_capital"),
        token("scorpion", "navy-1", "sea>crane_south"),
    )
    assert {args[0] for args in t.told("battle")} == {6, 10}
    assert t.owner("crane_south") == "scorpion"


@rule("BR-RES-10")
def test_a_raid_takes_all_control_tokens_back_to_their_pool():
    t = raided_crane_capital()
    assert t.owner("crane_capital") is None
    assert t.control("crane_capital") == (0, 0)
    assert t.crane.own["control_pool"] == 29  # one is in Crane South


@rule("BR-RES-11")
def test_a_raid_token_gives_way_to_scorched_earth():
    t = raided_crane_capital()
    assert t.special("crane_capital") == "scorched-earth"
    assert t.crab.discard == ["raid"]
    assert t.supply("scorched-earth") == 14


@rule("BR-RES-12")
def test_a_raid_discards_the_shinobi_that_helped_it():
    t = raided_crane_capital(token("crab", "shinobi-2", "crane_capital"), crab=side("crab_capital"))
    assert t.special("crane_capital") == "scorched-earth"
    assert t.crab.discard == ["shinobi-2", "raid"]
    assert t.owner("crane_capital") is None


@rule("BR-RES-13")
def test_two_raids_on_one_province_leave_one_scorched_earth_token():
    t = raided_crane_capital(token("lion", "raid", "crane_capital"))
    assert (t.crab.discard, t.lion.discard) == (["raid"], ["raid"])
    assert t.special("crane_capital") == "scorched-earth"
    assert t.supply("scorched-earth") == 14
    assert len(t.told("special")) == 1


@rule("BR-RES-14")
def test_every_diplomacy_that_no_raid_struck_brings_peace_before_the_battles():
    t = raided_crane_capital(
        token("crane", "diplomacy", "crane_capital"),
        token("crane", "diplomacy", "crane_south"),
        token("lion", "diplomacy", "lion_northwest"),
        token("crab", "army-5", "crane_central>crane_south"),
    )
    assert not t.told("battle")
    assert [t.special(name) for name in ("crane_south", "lion_northwest")] == ["peace", "peace"]
    assert t.supply("peace") == 13


@rule("BR-RES-15")
def test_diplomacy_discards_all_tokens_in_the_province_and_on_its_borders():
    t = peaceful_crane_capital(
        token("lion", "army-5", "lion_east>crane_capital"),
        token("crane", "army-4", "crane_capital"),
        token("crane", "army-3", "crane_capital>crane_central"),
        token("scorpion", "navy-1", "sea>crane_capital"),
    )
    assert not t.told("battle")
    assert t.crane.discard == ["army-3", "army-4", "diplomacy"]
    assert t.lion.discard == ["army-5"]
    assert t.scorpion.discard == ["navy-1"]
    assert t.owner("crane_central") is None


@rule("BR-RES-15")
def test_diplomacy_leaves_tokens_alone_that_are_not_on_the_borders_of_the_province():
    t = peaceful_crane_capital(token("lion", "army-1", "lion_capital>crane_central"))
    assert t.owner("crane_central") == "lion"


@rule("BR-RES-16")
def test_a_diplomacy_token_gives_way_to_a_peace_token():
    t = peaceful_crane_capital()
    assert t.special("crane_capital") == "peace"
    assert t.crane.discard == ["diplomacy"]
    assert t.supply("peace") == 14


@rule("BR-RES-17")
def test_peace_leaves_the_control_tokens_in_place():
    t = peaceful_crane_capital(token("lion", "army-5", "lion_east>crane_capital"))
    assert t.owner("crane_capital") == "crane"
    assert t.control("crane_capital") == (1, 2)


@rule("BR-RES-18")
def test_each_contested_province_has_one_battle():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        lion=side("scorpion_capital"),
        phase="resolution",
        pieces=[
            token("crab", "army-1", "crab_east>crane_south"),
            token("lion", "army-1", "scorpion_capital>crane_south"),
            token("crab", "shinobi-1", "crane_south"),
            token("lion", "army-2", "scorpion_capital>scorpion_north"),
            token("lion", "shinobi-2", "islands_west"),
        ],
    )
    battles = [line.split(":")[0] for line in t.log if line.startswith("Battle")]
    assert sorted(battles) == [
        "Battle for Crane South",
        "Battle for Islands West",
        "Battle for Scorpion North",
    ]


CAROUSEL = (
    token("crab", "army-1", "crab_east>crane_south"),
    token("crane", "army-3", "crane_south>scorpion_capital"),
    token("lion", "army-1", "scorpion_capital>crab_east"),
)


@rule("BR-RES-19", "BR-RES-20")
@pytest.mark.parametrize("pieces", list(permutations(CAROUSEL)))
def test_an_attack_counts_though_its_own_province_falls_whatever_comes_first(pieces):
    # Each attacks from the province that the next one takes: no order of battles could favour one of them.
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        lion=side("scorpion_capital"),
        phase="resolution",
        pieces=list(pieces),
    )
    assert t.owner("crane_south") == "crab"
    assert t.owner("scorpion_capital") == "crane"
    assert t.owner("crab_east") == "lion"


@rule("BR-RES-20")
def test_two_clans_can_take_each_others_province():
    t = table(
        crab=side("crab_northwest"),
        unicorn=side("unicorn_southwest"),
        phase="resolution",
        pieces=[
            token("unicorn", "shinobi-1", "crab_northwest"),
            token("crab", "army-1", "crab_northwest>unicorn_southwest"),
        ],
    )
    assert t.owner("crab_northwest") == "unicorn"
    assert t.owner("unicorn_southwest") == "crab"


@rule("BR-RES-21")
def test_who_controls_a_territory_after_the_battles_takes_its_card():
    t = table(
        lion=side("unicorn_capital", "unicorn_east"),
        crab=side("crab_capital"),
        phase="resolution",
        pieces=[token("lion", "army-1", "unicorn_capital>unicorn_southwest")],
    )
    assert set(t.lion.cards) == {"unicorn"}
    assert t.crab.cards == {}


@rule("BR-RES-22")
def test_a_territory_with_one_province_missing_is_not_controlled():
    t = table(
        lion=side("unicorn_capital", "unicorn_east"),
        crab=side("crab_capital", "unicorn_southwest"),
        phase="resolution",
    )
    assert t.view()["territories"]["unicorn"]["owner"] is None
    assert (t.lion.cards, t.crab.cards) == ({}, {})


@rule("BR-RES-23")
def test_the_round_track_moves_on_by_one():
    t = table(crab=side("crab_capital"), crane=side("crane_capital"), round=3, phase="resolution")
    assert t.round == 4
    assert t.told("round") == [(4,)]
