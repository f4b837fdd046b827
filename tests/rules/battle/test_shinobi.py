"""Chapter: Shinobi."""

from support.battle_table import side, table, token
from support.rule import rule


@rule("BR-SHI-01")
def test_shinobi_may_go_to_the_middle_of_any_province():
    t = table(
        crab=side("crab_capital", hand=("shinobi-1", "bluff")),
        crane=side("crane_capital", "crane_south"),
        specials={"lion_capital": "battlefield", "dragon_capital": "harbor", "crane_south": "defense+2"},
    )
    every_province = set(t.view()["provinces"])
    assert len(every_province) == 30
    assert t.crab.legal_spots("shinobi-1") == every_province


@rule("BR-SHI-01")
def test_special_tokens_keep_even_shinobi_out():
    closed = {"islands_east": "peace", "islands_west": "scorched-earth", "crane_capital": "shrine"}
    t = table(
        crab=side("crab_capital", hand=("shinobi-1", "bluff")),
        crane=side("crane_capital"),
        specials=closed,
    )
    assert t.crab.legal_spots("shinobi-1") == set(t.view()["provinces"]) - set(closed)
    assert t.crab.spots("shinobi-1").isdisjoint(closed)


@rule("BR-SHI-02")
def test_shinobi_defend_an_own_province():
    t = table(
        crane=side("crane_south", hand=("shinobi-2", "bluff")),
        crab=side("crab_east"),
        pieces=[token("crab", "army-2", "crab_east>crane_south")],
    )
    t.crane.places("shinobi-2", "crane_south")
    assert "Battle for Crane South: Crab attacks with 2; Crane defends with 2; Crane holds it." in t.log


@rule("BR-SHI-02")
def test_shinobi_attack_a_foreign_province():
    t = table(
        crab=side("crab_capital", hand=("shinobi-2", "bluff")),
        phoenix=side("phoenix_capital", "phoenix_east"),
        pieces=[token("phoenix", "army-1", "phoenix_east")],
    )
    t.crab.places("shinobi-2", "phoenix_east")
    assert "Battle for Phoenix East: Crab attacks with 2; Phoenix defends with 1; Crab takes it." in t.log
    assert t.owner("phoenix_east") == "crab"


@rule("BR-SHI-03")
def test_shinobi_on_a_border_are_discarded():
    t = table(
        crab=side("crab_east", hand=("shinobi-2", "bluff")),
        crane=side("crane_south"),
    )
    t.crab.choose("place:shinobi-2")
    borders = {spot for spot in t.crab.may if ">" in spot}
    t.crab.choose("back")
    assert t.crab.feints("shinobi-2") == borders
    assert {"crab_east>crane_south", "sea>crane_south"} <= borders
    t.crab.places("shinobi-2", "crab_east>crane_south")
    assert len(t.told("illegal")) == 1
    assert t.crab.discard == ["shinobi-2"]
    assert t.told("battle") == []
    assert t.owner("crane_south") == "crane"


@rule("BR-SHI-04")
def test_shinobi_in_an_empty_province_attack_it():
    t = table(
        crab=side("crab_capital", hand=("shinobi-2", "shinobi-1", "bluff")),
        crane=side("crane_capital"),
    )
    t.crab.places("shinobi-2", "islands_east")
    t.crab.places("shinobi-1", "lion_capital")
    assert "Battle for Islands East: Crab attacks with 2; its defense is 0; Crab takes it." in t.log
    assert "Battle for Lion Capital: Crab attacks with 1; its defense is 2; nobody takes it." in t.log
    assert (t.owner("islands_east"), t.owner("lion_capital")) == ("crab", None)
