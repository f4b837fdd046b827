"""Chapter: Diplomacy."""

from support.battle_table import side, table, token
from support.rule import rule


@rule("BR-DIP-01")
def test_diplomacy_goes_into_any_province_that_is_yours():
    own = {"crab_capital", "crab_east", "shadowlands_north"}
    t = table(
        crab=side(*own, hand=("diplomacy", "bluff")),
        crane=side("crane_capital", "crane_south"),
    )
    assert t.crab.legal_spots("diplomacy") == own
    t.crab.places("diplomacy", "shadowlands_north")
    assert t.special("shadowlands_north") == "peace"


@rule("BR-DIP-02")
def test_diplomacy_in_a_province_that_is_not_yours_is_discarded_and_makes_no_peace():
    for target in ("crane_south", "islands_east"):
        t = table(
            crab=side("crab_capital", "crab_east", hand=("diplomacy", "bluff")),
            crane=side("crane_capital", "crane_south"),
        )
        assert target in t.crab.feints("diplomacy")
        t.crab.places("diplomacy", target)
        assert len(t.told("illegal")) == 1
        assert t.crab.discard == ["diplomacy"]
        assert t.special(target) is None
        assert t.told("diplomacy") == []


@rule("BR-DIP-03")
def test_diplomacy_ends_the_attacks_of_this_round_and_leaves_peace():
    t = table(
        crane=side("crane_south", hand=("diplomacy", "bluff")),
        crab=side("crab_east"),
        pieces=[
            token("crab", "army-5", "crab_east>crane_south"),
            token("crab", "navy-3", "sea>crane_south"),
            token("crab", "shinobi-2", "crane_south"),
        ],
    )
    t.crane.places("diplomacy", "crane_south")
    assert t.special("crane_south") == "peace"
    assert t.owner("crane_south") == "crane"
    assert sorted(t.crab.discard) == ["army-5", "navy-3", "shinobi-2"]
    assert t.crane.discard == ["diplomacy"]
    assert t.told("battle") == []


@rule("BR-DIP-03")
def test_a_province_at_peace_is_safe_from_the_attacks_of_later_rounds():
    t = table(
        crane=side("crane_south", hand=("diplomacy", "bluff")),
        crab=side("crab_east"),
        initiative=["crab", "rise-of-an-empire", "master-of-tactics"],
    )
    t.crane.places("diplomacy", "crane_south")
    assert (t.round, t.awaits) == (3, ["crab"])
    spots = t.crab.spots("bluff")
    assert {spot for spot in spots if "crane_south" in spot} == set()
    assert "crab_east>scorpion_capital" in spots


@rule("BR-DIP-04")
def test_there_is_no_diplomacy_on_the_battlefield():
    t = table(
        crane=side("crane_south", "crane_capital", hand=("diplomacy", "bluff")),
        crab=side("crab_east"),
        specials={"crane_south": "battlefield"},
        pieces=[token("crab", "army-1", "crab_east>crane_south")],
    )
    assert t.crane.legal_spots("diplomacy") == {"crane_capital"}
    t.crane.places("diplomacy", "crane_south")
    assert len(t.told("illegal")) == 1
    assert t.crane.discard == ["diplomacy"]
    assert t.special("crane_south") == "battlefield"
    assert t.owner("crane_south") == "crab"
