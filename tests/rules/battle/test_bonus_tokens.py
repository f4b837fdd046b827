"""Chapter: Honor Bonus and Defense Bonus."""

import pytest

from gorin.games.battle.tokens import SPECIAL_IDS
from support.battle_table import new_table, side, table, token
from support.rule import rule


def scored(special, province="crab_northwest"):
    """The Crab's honor at the end, with a special token in a province that prints one flower."""
    t = table(
        crab=side("crab_northwest", objective="web_of_influence"),
        crane=side("crane_capital"),
        specials={province: special} if special else {},
        round=5,
        phase="resolution",
    )
    return t.crab.score


@rule("BR-BON-01")
def test_without_territory_cards_no_bonus_token_comes_onto_the_board():
    t = new_table(seats=3, seed=4)
    t.play_on(until="over")
    assert "card_played" not in t.kinds
    placed = {SPECIAL_IDS[args[0]] for args in t.told("special")}
    assert placed, "this game should have brought peace or scorched earth"
    assert placed <= {"peace", "scorched-earth"}


@rule("BR-BON-01")
@pytest.mark.parametrize(
    ("territory", "card", "picks", "special"),
    [
        ("crane", "code-of-honor", ("lion_east", "dragon_south"), "honor+1"),
        ("islands", "port-of-prosperity", ("lion_east",), "honor+2"),
        ("lion", "bushido", ("lion_east",), "honor=4"),
        ("mainland", "ashigaru-levies", ("lion_east", "dragon_south", "crab_east"), "defense+1"),
        ("phoenix", "aid-of-the-kami", ("lion_east",), "defense+2"),
    ],
)
def test_each_kind_of_bonus_token_comes_by_its_territory_card(territory, card, picks, special):
    t = table(
        crab=side("crab_capital", hand=("army-1", "bluff")),
        crane=side("crane_capital"),
        phase="territory-cards",
        cards={territory: (card, "crab")},
    )
    t.crab.plays(card, *picks)
    assert [t.special(name) for name in picks] == [special] * len(picks)
    assert t.supply(special) == 0


@rule("BR-BON-02")
@pytest.mark.parametrize(("special", "flowers"), [(None, 1), ("honor+1", 2), ("honor+2", 3), ("honor=4", 4)])
def test_an_honor_token_gives_its_honor_to_the_controller(special, flowers):
    assert scored(special) == {"flowers": flowers, "faceup": 0, "objective": 0, "territories": 0}


@rule("BR-BON-02")
def test_an_honor_token_elsewhere_gives_nothing():
    assert scored("honor+2", "crab_east")["flowers"] == 1


@rule("BR-BON-03")
@pytest.mark.parametrize(("special", "defense"), [("defense+1", 1), ("defense+2", 2), ("honor+2", 0)])
def test_a_defense_token_adds_its_strength_to_the_defense(special, defense):
    def attacked_with(strength):
        return table(
            crab=side("crab_east"),
            crane=side("crane_south"),
            specials={"crane_south": special},
            phase="resolution",
            pieces=[token("crab", f"army-{strength}", "crab_east>crane_south")],
        )

    assert attacked_with(defense + 1).owner("crane_south") == "crab"
    if defense:
        assert attacked_with(defense).owner("crane_south") == "crane"


@rule("BR-BON-04")
@pytest.mark.parametrize("special", ["defense+1", "defense+2"])
def test_a_defense_token_gives_one_honor_whatever_its_strength(special):
    assert scored(special)["flowers"] == 1 + 1
