"""Chapter: Successful Defense."""

import pytest

from support.battle_table import next_round, side, table, token
from support.rule import rule


def defense(*pieces):
    """The Crane hold Crane South; the Crab and the Scorpion are next door."""
    sides = {
        "crane": side("crane_south", "crane_central"),
        "crab": side("crab_east", "mainland_west"),
        "scorpion": side("scorpion_capital"),
    }
    return table(**sides, phase="resolution", pieces=list(pieces))


@rule("BR-DEF-01")
def test_a_beaten_attack_gives_the_defender_one_faceup_token_there():
    t = defense(token("crab", "army-1", "crab_east>crane_south"), token("crane", "army-1", "crane_south"))
    assert t.control("crane_south") == (1, 1)
    assert t.control("crane_central") == (1, 0)
    assert t.crane.own["control_pool"] == 27


@rule("BR-DEF-02")
def test_an_attack_that_is_not_strong_enough_for_the_bonuses_has_failed():
    t = defense(token("crab", "army-1", "crab_east>scorpion_capital"))
    assert t.control("scorpion_capital") == (1, 1)


@rule("BR-DEF-02")
@pytest.mark.parametrize(
    "cause",
    [
        [token("crab", "diplomacy", "crab_east")],
        [token("scorpion", "raid", "crab_east")],
        [token("crane", "raid", "crab_east")],
    ],
    ids=["peace where it came from", "a raid where it came from", "a raid by the defender"],
)
def test_an_attack_that_is_swept_off_its_border_has_failed(cause):
    t = defense(token("crab", "army-5", "crab_east>crane_south"), *cause)
    assert t.crab.discard[0] == "army-5"
    assert (t.owner("crane_south"), t.control("crane_south")) == ("crane", (1, 1))


@pytest.mark.parametrize(
    ("face", "spot"),
    [("army-5", "sea>crane_south"), ("navy-1", "crane_south"), ("shinobi-1", "crab_east>crane_south")],
)
def test_a_token_placed_against_the_rules_never_was_an_attack(face, spot):
    # Our reading: step 2 takes off bluffs and illegal tokens alike, and neither has attacked.
    t = defense(token("crab", face, spot))
    assert t.told("illegal")
    assert t.told("defended") == []
    assert t.control("crane_south") == (1, 0)


@rule("BR-DEF-02")
@pytest.mark.parametrize("spot", ["crane_south", "crab_east>crane_south"])
@pytest.mark.parametrize("face", ["raid", "diplomacy"])
def test_only_an_army_a_navy_or_shinobi_make_an_attack_that_can_fail(face, spot):
    # Scorched earth apart, which a raid in the middle would bring: the Dragon have no province near.
    t = table(
        crane=side("crane_south"),
        dragon=side("dragon_west"),
        phase="resolution",
        pieces=[token("dragon", face, spot)],
    )
    assert t.dragon.discard == [face]
    assert t.control("crane_south") == (1, 0)


@rule("BR-DEF-02")
def test_an_attack_that_fails_helps_nobody_in_an_empty_province():
    t = defense(token("crab", "army-5", "sea>islands_east"))
    assert t.owner("islands_east") is None
    assert "control" not in t.kinds


@rule("BR-DEF-03")
@pytest.mark.parametrize("spot", ["crab_east>crane_south", "crane_south", "sea>crane_south"])
def test_a_bluff_is_no_attack(spot):
    t = defense(token("crab", "bluff", spot))
    assert t.control("crane_south") == (1, 0)


@rule("BR-DEF-03")
def test_diplomacy_is_no_defense_whatever_it_stops():
    t = defense(
        token("crab", "army-5", "crab_east>crane_south"),
        token("crab", "army-4", "sea>crane_south"),
        token("crane", "army-1", "crane_south"),
        token("crane", "diplomacy", "crane_south"),
    )
    assert t.special("crane_south") == "peace"
    assert t.control("crane_south") == (1, 0)


@rule("BR-DEF-03")
@pytest.mark.parametrize("swept_by", ["raid", "diplomacy"])
def test_peace_is_no_defense_though_the_attack_was_swept_away_next_door(swept_by):
    # Our reading: where peace comes in this round, nothing was defended, whichever token came first.
    t = defense(
        token("crab", "army-5", "crab_east>crane_south"),
        token("scorpion" if swept_by == "raid" else "crab", swept_by, "crab_east"),
        token("crane", "diplomacy", "crane_south"),
    )
    assert t.special("crab_east") == ("scorched-earth" if swept_by == "raid" else "peace")
    assert t.special("crane_south") == "peace"
    assert t.told("defended") == []
    assert t.control("crane_south") == (1, 0)


@rule("BR-DEF-04")
@pytest.mark.parametrize("face", ["army-1", "navy-1", "shinobi-1"])
def test_a_token_that_waits_in_vain_for_an_attack_has_defended(face):
    t = defense(token("crane", face, "crane_south"))
    assert t.control("crane_south") == (1, 1)


@rule("BR-DEF-05")
@pytest.mark.parametrize(
    "pieces",
    [
        [token("crane", "bluff", "crane_south")],
        [token("crane", "bluff", "crane_south"), token("crane", "blessing-2", "crane_south", on=1)],
        [token("crane", "raid", "crane_south")],
        [token("crane", "diplomacy", "crane_south")],
    ],
    ids=["bluff", "blessing", "raid", "diplomacy"],
)
def test_other_tokens_alone_do_not_defend(pieces):
    assert defense(*pieces).control("crane_south") == (1, 0)


@rule("BR-DEF-06")
def test_several_tokens_that_wait_in_vain_give_one_control_token():
    t = defense(
        token("crane", "army-1", "crane_south"),
        token("crane", "army-2", "crane_south"),
        token("crane", "shinobi-1", "crane_south"),
    )
    assert t.control("crane_south") == (1, 1)


@rule("BR-DEF-06")
def test_attacks_that_fail_in_different_ways_give_one_control_token():
    t = defense(
        token("crab", "army-5", "crab_east>crane_south"),
        token("crab", "diplomacy", "crab_east"),
        token("scorpion", "army-1", "scorpion_capital>crane_south"),
        token("crane", "army-2", "crane_south"),
    )
    assert t.control("crane_south") == (1, 1)


@rule("BR-DEF-07")
def test_the_defenders_of_an_unattacked_province_are_discarded():
    t = defense(token("crane", "army-1", "crane_south"), token("crane", "navy-2", "crane_south"))
    assert t.crane.discard == ["army-1", "navy-2"]
    assert t.pieces == set()


@rule("BR-DEF-08")
def test_the_new_token_helps_from_the_next_battle_on():
    attack = token("crab", "army-1", "crab_east>crane_south")
    t = defense(attack, token("crane", "army-1", "crane_south"))
    assert any("Crab attacks with 1; Crane defends with 1; Crane holds it" in line for line in t.log)
    t = next_round(t, attack)
    assert any("Crab attacks with 1; Crane defends with 1; Crane holds it" in line for line in t.log)
    assert t.control("crane_south") == (1, 2)


def test_an_attack_that_a_shugenja_took_off_the_board_was_none():
    # Our reading: what counts is an attack that is there when the tokens are revealed.
    t = table(
        crane=side("crane_south", hand=("army-1", "bluff")),
        crab=side("crab_east"),
        pieces=[token("crab", "army-1", "crab_east>crane_south")],
    )
    t.crane.plays("shugenja", "piece-1")
    t.crane.places("army-1", "crane_south>mainland_east")
    assert t.control("crane_south") == (1, 0)
