"""Chapter: Navy."""

from support.battle_table import side, table, token
from support.rule import rule

COASTS = {
    "crab_capital",
    "crane_capital",
    "crane_central",
    "crane_south",
    "lion_east",
    "phoenix_east",
    "mainland_east",
    "mainland_south",
    "islands_east",
    "islands_north",
    "islands_west",
    "shadowlands_south",
}


@rule("BR-NAV-01", "BR-NAV-03")
def test_a_navy_attacks_any_foreign_coast_and_defends_an_own_coastal_province():
    t = table(
        dragon=side("dragon_capital", "crane_south", hand=("navy-1", "bluff")),
        crane=side("crane_capital"),
    )
    landings = {f"sea>{name}" for name in COASTS - {"crane_south"}}
    assert t.dragon.legal_spots("navy-1") == landings | {"crane_south"}


@rule("BR-NAV-01")
def test_a_navy_takes_a_province_far_from_everything_its_clan_controls():
    t = table(
        phoenix=side("phoenix_capital", hand=("navy-1", "bluff")),
        crab=side("crab_capital", "mainland_south"),
    )
    t.phoenix.places("navy-1", "sea>mainland_south")
    assert t.told("illegal") == []
    assert t.owner("mainland_south") == "phoenix"


@rule("BR-NAV-02")
def test_a_navy_on_a_land_border_is_discarded():
    t = table(
        crane=side("crane_capital", hand=("navy-2", "bluff")),
        lion=side("lion_capital", "lion_east"),
    )
    assert "crane_capital>lion_east" in t.crane.feints("navy-2")
    t.crane.places("navy-2", "crane_capital>lion_east")
    assert len(t.told("illegal")) == 1
    assert t.crane.discard == ["navy-2"]
    assert t.told("battle") == []
    assert t.owner("lion_east") == "lion"


def harbor_in_dragon_south(**facts):
    """A Lion province with the harbor, next to a Crane province."""
    return table(
        crane=side("crane_capital", "lion_northwest", hand=("navy-2", "bluff")),
        lion=side("lion_capital", "dragon_south", hand=("navy-2", "bluff")),
        specials={"dragon_south": "harbor"},
        **facts,
    )


@rule("BR-NAV-02")
def test_a_navy_crosses_any_land_border_into_a_harbor():
    t = harbor_in_dragon_south()
    around = {"lion_capital", "lion_east", "lion_northwest", "dragon_capital", "phoenix_capital"}
    on_land = {spot for spot in t.crane.legal_spots("navy-2") if ">" in spot and not spot.startswith("sea>")}
    assert on_land == {f"{origin}>dragon_south" for origin in around}
    t.crane.places("navy-2", "phoenix_capital>dragon_south")
    t.lion.places("bluff", "islands_east")
    assert t.told("illegal") == []
    assert t.owner("dragon_south") == "crane"


@rule("BR-NAV-02")
def test_a_navy_out_of_a_harbor_is_discarded():
    t = harbor_in_dragon_south(turn="lion")
    t.lion.places("navy-2", "dragon_south>lion_northwest")
    t.crane.places("bluff", "islands_east")
    assert len(t.told("illegal")) == 1
    assert t.lion.discard == ["navy-2"]
    assert t.owner("lion_northwest") == "crane"


@rule("BR-NAV-03")
def test_a_navy_adds_its_strength_to_the_defense_of_a_coast():
    t = table(
        crane=side("crane_south", hand=("navy-2", "bluff")),
        crab=side("crab_east"),
        pieces=[token("crab", "army-2", "crab_east>crane_south")],
    )
    t.crane.places("navy-2", "crane_south")
    assert "Battle for Crane South: Crab attacks with 2; Crane defends with 2; Crane holds it." in t.log


@rule("BR-NAV-04")
def test_a_navy_in_a_landlocked_province_is_discarded_unless_there_is_a_harbor():
    def defended(**facts):
        t = table(
            lion=side("lion_capital", "lion_northwest", hand=("navy-1", "bluff")),
            crane=side("crane_capital"),
            **facts,
        )
        is_legal = "lion_northwest" in t.lion.legal_spots("navy-1")
        t.lion.places("navy-1", "lion_northwest")
        assert t.lion.discard == ["navy-1"]
        return is_legal, len(t.told("illegal")), t.control("lion_northwest")

    assert defended() == (False, 1, (1, 0))
    assert defended(specials={"lion_northwest": "harbor"}) == (True, 0, (1, 1))


@rule("BR-NAV-05")
def test_a_navy_in_the_middle_of_a_foreign_coastal_province_is_discarded():
    for target, owner in (("crane_south", "crane"), ("islands_east", None)):
        t = table(
            crab=side("crab_capital", hand=("navy-2", "bluff")),
            crane=side("crane_capital", "crane_south"),
        )
        assert target in t.crab.feints("navy-2")
        t.crab.places("navy-2", target)
        assert len(t.told("illegal")) == 1
        assert t.crab.discard == ["navy-2"]
        assert t.told("battle") == []
        assert t.owner(target) == owner
