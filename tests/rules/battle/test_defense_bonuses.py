"""Chapter: Defense Bonuses."""

import pytest

from support.battle_table import next_round, side, table, token
from support.rule import rule


def defense_of(province, spot, held="", **facts):
    """With what strength a province of the Crane is defended against an attack of the Scorpion."""
    t = table(
        scorpion=side(spot.split(">")[0]),
        crane=side(f"{province}{held}"),
        phase="resolution",
        pieces=[token("scorpion", "army-1", spot)],
        **facts,
    )
    (line,) = [line for line in t.log if line.startswith("Battle")]
    return int(line.split("Crane defends with ")[1].split(";")[0])


@rule("BR-DBN-01")
def test_a_printed_bonus_counts_for_the_defense():
    assert defense_of("crane_capital", "lion_east>crane_capital") == 2
    assert defense_of("shadowlands_north", "crab_central>shadowlands_north") == 1
    assert defense_of("crane_central", "lion_capital>crane_central") == 0


CAPITALS = {
    "crab": "crab_central>crab_capital",
    "crane": "lion_east>crane_capital",
    "dragon": "dragon_south>dragon_capital",
    "lion": "dragon_south>lion_capital",
    "phoenix": "dragon_south>phoenix_capital",
    "scorpion": "lion_capital>scorpion_capital",
    "unicorn": "unicorn_east>unicorn_capital",
}


@rule("BR-DBN-01", "BR-DBN-02")
@pytest.mark.parametrize("clan", CAPITALS)
def test_a_capital_defends_itself_though_its_clan_is_not_in_the_game(clan):
    attacker, other = {"crab": ("lion", "dragon"), "lion": ("crab", "dragon")}.get(clan, ("crab", "lion"))
    spot = CAPITALS[clan]

    def attacked_with(face):
        sides = {attacker: side(spot.split(">")[0]), other: side("islands_east")}
        return table(**sides, phase="resolution", pieces=[token(attacker, face, spot)])

    assert attacked_with("army-2").owner(f"{clan}_capital") is None
    assert attacked_with("army-3").owner(f"{clan}_capital") == attacker


@rule("BR-DBN-03")
def test_a_printed_bonus_helps_whoever_controls_the_province():
    assert defense_of("lion_capital", "dragon_south>lion_capital") == 2


@rule("BR-DBN-04")
def test_each_faceup_control_token_defends_with_one():
    assert defense_of("crane_central", "lion_capital>crane_central", "+3") == 3


@rule("BR-DBN-05")
def test_facedown_control_tokens_do_not_defend():
    tokens = {"crane_central": {"owner": "crane", "facedown": 4, "faceup": 0}}
    attack = "lion_capital>crane_central"
    held = {"lion_capital": {"owner": "scorpion"}, **tokens}
    assert defense_of("crane_central", attack, provinces=held) == 0


@rule("BR-DBN-06")
def test_a_province_holds_any_number_of_control_tokens():
    t = table(
        crane=side("crane_central+5", "crane_capital+17"),
        lion=side("lion_capital"),
        phase="resolution",
        pieces=[token("crane", "army-1", "crane_central"), token("crane", "army-1", "crane_capital")],
    )
    assert t.control("crane_central") == (1, 6)
    assert t.control("crane_capital") == (1, 18)


@rule("BR-DBN-06")
def test_a_province_defended_round_after_round_gets_a_token_each_time():
    army = token("crane", "army-1", "crane_central")
    t = table(
        crane=side("crane_central"), lion=side("lion_capital"), round=1, phase="resolution", pieces=[army]
    )
    for faceup in (1, 2, 3, 4):
        assert t.control("crane_central") == (1, faceup)
        t = next_round(t, army)
    assert t.game.over
    assert t.control("crane_central") == (1, 5)


@rule("BR-DBN-07")
@pytest.mark.parametrize(("special", "bonus"), [("defense+1", 1), ("defense+2", 2)])
def test_a_defense_token_counts_for_the_defense(special, bonus):
    specials = {"crane_central": special}
    assert defense_of("crane_central", "lion_capital>crane_central", specials=specials) == bonus


@rule("BR-DBN-08")
def test_all_bonuses_add_up():
    specials = {"crane_capital": "defense+1"}
    assert defense_of("crane_capital", "lion_east>crane_capital", "+1", specials=specials) == 4
