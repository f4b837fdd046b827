"""Chapter: Special Tokens."""

import pytest

from support.battle_table import new_table, side, table, token
from support.rule import rule

LASTING = ("peace", "scorched-earth")
BY_CARD = (
    "shrine",
    "battlefield",
    "harbor",
    "honor+1",
    "honor+2",
    "honor=4",
    "defense+1",
    "defense+2",
)
PLACING_CARDS = [
    ("crab", "feats-of-engineering"),
    ("crane", "code-of-honor"),
    ("crane", "diplomatic-mission"),
    ("dragon", "sacred-ground"),
    ("lion", "bushido"),
    ("lion", "honorable-fight"),
    ("phoenix", "aid-of-the-kami"),
    ("mainland", "ashigaru-levies"),
    ("islands", "port-of-prosperity"),
    ("islands", "pirate-raids"),
]


def holding(territory, card, **facts):
    """The Crab hold a territory card in the upkeep phase."""
    sides = {"crab": side("crab_capital", hand=("army-1", "bluff")), "crane": side("crane_capital")}
    return table(**sides, phase="territory-cards", cards={territory: (card, "crab")}, **facts)


@rule("BR-SPC-01")
def test_special_tokens_stay_for_the_rest_of_the_game():
    lying = {
        "crane_south": "peace",
        "lion_east": "scorched-earth",
        "dragon_south": "shrine",
        "phoenix_east": "battlefield",
        "unicorn_east": "harbor",
        "islands_east": "honor+2",
        "mainland_west": "defense+1",
    }
    t = table(
        crab=side("crab_capital"), crane=side("crane_capital"), round=3, phase="resolution", specials=lying
    )
    t.play_on(until="over")
    assert t.game.over
    assert {name: t.special(name) for name in lying} == lying


@rule("BR-SPC-02")
def test_there_are_seven_kinds_of_special_tokens():
    kinds = new_table().view()["supply"]
    assert set(kinds) == {*LASTING, *BY_CARD}
    assert {name.strip("+=0123456789") for name in kinds} == {
        "scorched-earth",
        "peace",
        "shrine",
        "battlefield",
        "harbor",
        "honor",
        "defense",
    }


@rule("BR-SPC-03", "BR-SPC-06")
@pytest.mark.parametrize("old", [special for special in BY_CARD if special != "shrine"])
def test_a_token_of_a_card_takes_the_place_of_another_one(old):
    t = holding("dragon", "sacred-ground", specials={"lion_capital": old})
    before = t.supply(old)
    t.crab.plays("sacred-ground", "lion_capital")
    assert t.special("lion_capital") == "shrine"
    assert (t.supply("shrine"), t.supply(old)) == (0, before + 1)


@rule("BR-SPC-04")
@pytest.mark.parametrize(("territory", "card"), PLACING_CARDS)
def test_no_card_replaces_peace_or_scorched_earth(territory, card):
    t = holding(territory, card, specials={"lion_capital": "peace", "dragon_south": "scorched-earth"})
    t.crab.plays(card)
    assert "lion_northwest" in t.crab.may
    assert not {"lion_capital", "dragon_south"} & t.crab.may
    assert t.crab.why_not("province:lion_capital") == {"BR-SPC-04"}
    assert t.crab.why_not("province:dragon_south") == {"BR-SPC-04"}


@rule("BR-SPC-05")
@pytest.mark.parametrize("old", BY_CARD)
@pytest.mark.parametrize(
    ("territory", "card", "new"),
    [("crane", "diplomatic-mission", "peace"), ("islands", "pirate-raids", "scorched-earth")],
    ids=LASTING,
)
def test_peace_and_scorched_earth_replace_every_other_special_token(old, territory, card, new):
    t = holding(territory, card, specials={"lion_capital": old})
    before = t.supply(old)
    t.crab.plays(card, "lion_capital")
    assert t.special("lion_capital") == new
    assert t.supply(old) == before + 1


@rule("BR-SPC-05")
def test_a_raid_replaces_a_bonus_token():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        specials={"crane_south": "defense+2"},
        phase="resolution",
        pieces=[token("crab", "raid", "crane_south")],
    )
    assert t.special("crane_south") == "scorched-earth"
    assert t.supply("defense+2") == 1


@rule("BR-SPC-07")
def test_example_diplomacy_in_the_harbor_province_replaces_the_harbor_by_peace():
    t = table(
        dragon=side("dragon_south", hand=("diplomacy", "bluff")),
        crab=side("crab_capital"),
        specials={"dragon_south": "harbor"},
    )
    assert t.supply("harbor") == 0
    t.dragon.places("diplomacy", "dragon_south")
    assert t.special("dragon_south") == "peace"
    assert t.supply("harbor") == 1
