"""Chapter: Raid."""

from support.battle_table import side, table, token
from support.rule import rule


@rule("BR-RAD-01", "BR-RAD-02")
def test_a_raid_goes_into_any_province_that_is_not_yours():
    own = {"crab_capital", "crab_east"}
    t = table(
        crab=side(*own, hand=("raid", "bluff")),
        crane=side("crane_capital"),
        specials={"islands_east": "defense+1", "lion_capital": "battlefield", "dragon_capital": "peace"},
    )
    every_province = set(t.view()["provinces"])
    assert t.crab.legal_spots("raid") == every_province - own - {"lion_capital", "dragon_capital"}


@rule("BR-RAD-01", "BR-RAD-03")
def test_a_raid_next_to_an_own_province_scorches_a_foreign_or_an_empty_one():
    for target in ("crane_south", "mainland_west"):
        t = table(
            crab=side("crab_capital", "crab_east", hand=("raid", "bluff")),
            crane=side("crane_capital", "crane_south"),
        )
        t.crab.places("raid", target)
        assert (t.special(target), t.owner(target)) == ("scorched-earth", None)
        assert t.crab.discard == ["raid"]


@rule("BR-RAD-02")
def test_a_raid_on_an_own_province_is_discarded():
    t = table(
        crab=side("crab_capital", "crab_east", hand=("raid", "bluff")),
        crane=side("crane_capital"),
    )
    assert {"crab_capital", "crab_east"} <= t.crab.feints("raid")
    t.crab.places("raid", "crab_east")
    assert len(t.told("illegal")) == 1
    assert t.crab.discard == ["raid"]
    assert (t.special("crab_east"), t.owner("crab_east")) == (None, "crab")


@rule("BR-RAD-03")
def test_a_raid_without_shinobi_or_neighbouring_province_has_no_effect():
    t = table(
        crab=side("crab_capital", hand=("raid", "navy-1", "bluff")),
        crane=side("crane_capital"),
        # Foreign shinobi, an own navy at the coast and an own shinobi elsewhere are no support.
        pieces=[token("crane", "shinobi-1", "islands_east"), token("crab", "shinobi-1", "islands_west")],
    )
    t.crab.places("raid", "islands_east")
    t.crab.places("navy-1", "sea>islands_east")
    assert t.told("raid") == []
    assert len(t.told("idle_raid")) == 1
    assert t.told("illegal") == []  # it was placed by the rules and simply fails
    assert "raid" in t.crab.discard
    assert t.special("islands_east") is None
    assert len(t.told("battle")) == 2


@rule("BR-RAD-03", "BR-RAD-05")
def test_own_shinobi_in_the_province_are_enough_for_a_raid_far_away():
    t = table(
        crab=side("crab_capital"),
        phoenix=side("phoenix_capital", "phoenix_east"),
        pieces=[token("crab", "raid", "phoenix_east"), token("crab", "shinobi-1", "phoenix_east")],
        phase="resolution",
    )
    assert (t.special("phoenix_east"), t.owner("phoenix_east")) == ("scorched-earth", None)
    assert sorted(t.crab.discard) == ["raid", "shinobi-1"]


@rule("BR-RAD-04")
def test_a_raid_may_be_placed_before_the_shinobi_that_it_needs():
    t = table(
        crab=side("crab_capital", hand=("raid", "shinobi-1", "bluff")),
        phoenix=side("phoenix_capital", "phoenix_east"),
    )
    t.crab.places("raid", "phoenix_east")
    t.crab.places("shinobi-1", "phoenix_east")
    assert t.special("phoenix_east") == "scorched-earth"


@rule("BR-RAD-04")
def test_a_raid_whose_shinobi_are_lost_before_the_reveal_has_no_effect():
    t = table(
        phoenix=side("phoenix_capital", "phoenix_east", hand=("army-1", "bluff")),
        crab=side("crab_capital"),
        pieces=[token("crab", "raid", "phoenix_east"), token("crab", "shinobi-1", "phoenix_east", id=7)],
    )
    t.phoenix.plays("shugenja", "piece-7")
    t.phoenix.places("army-1", "phoenix_capital")
    assert len(t.told("idle_raid")) == 1
    assert (t.special("phoenix_east"), t.owner("phoenix_east")) == (None, "phoenix")


@rule("BR-RAD-04")
def test_a_raid_whose_neighbouring_province_is_lost_before_the_reveal_has_no_effect():
    t = table(
        crab=side("crab_east", "crab_capital", "shadowlands_south", hand=("raid", "army-1", "bluff")),
        crane=side("crane_south"),
        specials={"islands_east": "defense+1"},
        cards={"shadowlands_south": ("inspire-fear", "crab")},
    )
    t.crab.places("raid", "crane_south")
    t.crab.plays("inspire-fear", "crab_east", "islands_east")  # its price is a control token
    assert t.owner("crab_east") is None
    t.crab.places("army-1", "crab_capital")
    assert len(t.told("idle_raid")) == 1
    assert t.special("crane_south") is None


@rule("BR-RAD-06")
def test_there_is_no_raid_on_the_battlefield():
    t = table(
        crab=side("crab_east", hand=("raid", "bluff")),
        crane=side("crane_south"),
        specials={"crane_south": "battlefield"},
    )
    assert "crane_south" in t.crab.feints("raid")
    t.crab.places("raid", "crane_south")
    assert len(t.told("illegal")) == 1
    assert t.crab.discard == ["raid"]
    assert (t.special("crane_south"), t.owner("crane_south")) == ("battlefield", "crane")
