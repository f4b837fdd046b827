"""Chapter: Army."""

from support.battle_table import side, table, token
from support.rule import rule


@rule("BR-ARM-01", "BR-ARM-07")
def test_an_army_attacks_from_an_own_province_into_an_adjacent_one():
    t = table(
        scorpion=side("scorpion_west", hand=("army-2", "bluff")),
        unicorn=side("unicorn_southwest"),
    )
    assert "scorpion_west>unicorn_southwest" in t.scorpion.legal_spots("army-2")
    t.scorpion.places("army-2", "scorpion_west>unicorn_southwest")
    assert t.owner("unicorn_southwest") == "scorpion"


@rule("BR-ARM-02")
def test_an_army_needs_an_own_province_on_the_border():
    # The harbor lets a navy in from anywhere, so the facedown army cannot be refused; it is found out.
    t = table(
        crab=side("crab_capital", hand=("army-5", "bluff")),
        lion=side("lion_capital", "lion_northwest"),
        specials={"lion_capital": "harbor"},
    )
    assert "dragon_south>lion_capital" in t.crab.feints("army-5")
    assert "lion_capital>dragon_south" not in t.crab.spots("army-5")
    t.crab.places("army-5", "dragon_south>lion_capital")
    assert t.told("illegal")
    assert t.crab.discard == ["army-5"]
    assert t.owner("lion_capital") == "lion"


@rule("BR-ARM-03")
def test_an_army_defends_landlocked_and_coastal_provinces():
    t = table(
        crane=side("crane_capital", "lion_capital", hand=("army-1", "bluff")),
        crab=side("crab_capital"),
    )
    assert {"crane_capital", "lion_capital"} <= t.crane.legal_spots("army-1")


@rule("BR-ARM-04")
def test_an_army_in_the_middle_of_a_foreign_province_is_discarded():
    t = table(
        crab=side("crab_capital", hand=("army-4", "bluff")),
        crane=side("crane_capital"),
    )
    t.crab.places("army-4", "crane_capital")
    assert t.crab.discard == ["army-4"]
    assert t.owner("crane_capital") == "crane"


@rule("BR-ARM-05")
def test_an_army_cannot_cross_the_sea():
    t = table(
        crab=side("crab_capital", hand=("army-4", "bluff")),
        crane=side("crane_capital"),
    )
    assert "sea>islands_east" in t.crab.feints("army-4")
    t.crab.places("army-4", "sea>islands_east")
    assert t.crab.discard == ["army-4"]
    assert t.owner("islands_east") is None


@rule("BR-ARM-06")
def test_an_army_aimed_at_an_own_province_is_refused_and_discarded():
    both = side("crab_capital", "crab_central", hand=("army-4", "bluff"))
    t = table(crab=both, crane=side("crane_capital"))
    assert "crab_capital>crab_central" not in t.crab.spots("army-4")
    # It can only come about by a swap or by hand: resolution takes it away.
    t = table(
        crab=side("crab_capital", "crab_central"),
        crane=side("crane_capital"),
        pieces=[token("crab", "army-4", "crab_capital>crab_central")],
        phase="resolution",
    )
    assert t.crab.discard == ["army-4"]
    assert t.control("crab_central") == (1, 0)


@rule("BR-ARM-08")
def test_a_token_in_the_middle_defends_against_the_attack():
    t = table(
        unicorn=side("unicorn_southwest", hand=("army-2", "bluff")),
        crab=side("crab_northwest", hand=("army-2", "bluff")),
    )
    t.unicorn.places("army-2", "unicorn_southwest>crab_northwest")
    t.crab.places("army-2", "crab_northwest")
    battle = "Battle for Crab Northwest: Unicorn attacks with 2; Crab defends with 2; Crab holds it."
    assert battle in t.log
    assert t.control("crab_northwest") == (1, 1)
