"""The whole table against a list of our own: map, tokens, clans, cards and objectives."""

from collections import Counter

import pytest

import gorin
from support.battle_table import new_table, side, table

# Province: flowers, defense, coast (C) or landlocked (-), and the neighbours that have no line above.
MAP = """
crab_capital       2 2 C crab_central mainland_south shadowlands_north shadowlands_south
crab_central       2 0 - crab_east crab_northwest mainland_south mainland_west shadowlands_north
crab_east          3 0 - crab_northwest crane_south mainland_west scorpion_capital scorpion_west
crab_northwest     1 0 - scorpion_west shadowlands_north unicorn_southwest
crane_capital      2 2 C crane_central lion_capital lion_east
crane_central      2 0 C crane_south lion_capital scorpion_capital
crane_south        3 0 C mainland_east mainland_west scorpion_capital
dragon_capital     2 2 - dragon_south dragon_west lion_northwest phoenix_capital
dragon_south       3 0 - lion_capital lion_east lion_northwest phoenix_capital
dragon_west        1 0 - lion_northwest unicorn_capital
lion_capital       2 2 - lion_east lion_northwest scorpion_capital scorpion_north
lion_east          2 0 C phoenix_capital phoenix_central phoenix_east
lion_northwest     2 0 - scorpion_north unicorn_capital unicorn_east
phoenix_capital    2 2 - phoenix_central
phoenix_central    2 0 - phoenix_east
phoenix_east       1 0 C
scorpion_capital   2 2 - scorpion_north scorpion_west
scorpion_north     3 0 - scorpion_west unicorn_east
scorpion_west      1 0 - unicorn_east unicorn_southwest
unicorn_capital    2 2 - unicorn_east unicorn_southwest
unicorn_east       3 0 - unicorn_southwest
unicorn_southwest  1 0 -
mainland_east      2 0 C mainland_south mainland_west
mainland_south     3 0 C mainland_west
mainland_west      3 0 -
islands_east       1 0 C islands_north islands_west
islands_north      2 0 C islands_west
islands_west       1 0 C
shadowlands_north  0 1 - shadowlands_south
shadowlands_south  0 1 C
"""
PROVINCES = {words[0]: words[1:] for words in map(str.split, MAP.strip().splitlines())}

TERRITORY_CARDS = {
    "crab": ("Feats of Engineering", "Promotion"),
    "crane": ("Code of Honor", "Diplomatic Mission"),
    "dragon": ("Strength of Purpose", "Sacred Ground"),
    "lion": ("Bushido", "Honorable Fight"),
    "phoenix": ("Aid of the Kami", "Bless the Lands"),
    "scorpion": ("Foment Rebellion", "Spy Network"),
    "unicorn": ("Cultural Exchange", "Reinforcements"),
    "mainland": ("Bountiful Harvest", "Ashigaru Levies"),
    "islands": ("Port of Prosperity", "Pirate Raids"),
    "shadowlands_north": ("Dark Favors", "Purge the Weak"),
    "shadowlands_south": ("Animate the Dead", "Inspire Fear"),
}

COMMON_TOKENS = {
    **{"army-1": 6, "army-2": 4, "army-3": 3, "army-4": 2, "army-5": 1},
    **{"navy-1": 2, "navy-2": 1, "shinobi-1": 1, "shinobi-2": 1},
    **{"blessing-2": 2, "diplomacy": 1, "raid": 1, "bluff": 1},
}
CLAN_TOKEN = {
    "crab": "navy-3",
    "crane": "diplomacy",
    "dragon": "blessing-3",
    "lion": "army-6",
    "phoenix": "blessing-3",
    "scorpion": "shinobi-3",
    "unicorn": "raid",
}
SPECIALS = {
    **{"peace": 15, "scorched-earth": 15, "shrine": 1, "battlefield": 1, "harbor": 1},
    **{"honor+1": 2, "honor+2": 1, "honor=4": 1, "defense+1": 3, "defense+2": 1},
}
OBJECTIVES = {
    "last_line_of_defense": ("The Last Line of Defense", 5),
    "rice_bowl": ("The Rice Bowl of the Empire", 6),
    "great_wall_north": ("The Great Wall of the North", 6),
    "plains_of_battle": ("The Plains of Battle", 7),
    "great_library": ("The Great Library", 7),
    "den_of_secrets": ("The Den of Secrets", 7),
    "court_of_five_winds": ("The Court of Five Winds", 6),
    "reclaiming_lost_lands": ("Reclaiming Lost Lands", 3),
    "emerald_empire": ("Emerald Empire", 10),
    "way_of_the_sail": ("Way of the Sail", 10),
    "web_of_influence": ("Web of Influence", 10),
    "way_of_humility": ("Way of Humility", 10),
}


TERRITORY_NAMES = {
    **{clan: clan.capitalize() for clan in CLAN_TOKEN},
    **{"mainland": "Heartlands", "islands": "Islands"},
    **{"shadowlands_north": "Shadowlands North", "shadowlands_south": "Shadowlands South"},
}


def slug(name):
    return name.lower().replace(" ", "-")


def territory_of(province):
    return province if province.startswith("shadowlands") else province.split("_")[0]


def ronin_table():
    """A ronin may place an army on any border, and so shows them all."""
    return table(crab=side(ronin=True, hand=("army-1", "bluff")), crane=side("crane_capital"))


def test_the_provinces_have_their_flowers_defense_and_coasts():
    told = new_table().view()["provinces"]
    at_start = {name: [told[name]["flowers"], told[name]["defense"], told[name]["coastal"]] for name in told}
    assert at_start == {
        name: [int(flowers), int(defense), coast == "C"]
        for name, (flowers, defense, coast, *_) in PROVINCES.items()
    }


def test_territories_have_names_and_provinces_are_called_after_them():
    told = new_table().view()
    assert {name: space["name"] for name, space in told["territories"].items()} == TERRITORY_NAMES
    for name, province in told["provinces"].items():
        bearing = name.removeprefix(territory_of(name)).replace("_", " ").title()
        assert province["name"] == TERRITORY_NAMES[territory_of(name)] + bearing


def test_the_borders_are_those_of_the_map():
    offered = ronin_table().crab.spots("army-1")
    borders = [(name, other) for name, told in PROVINCES.items() for other in told[3:]]
    land = {f"{one}>{other}" for one, other in borders} | {f"{other}>{one}" for one, other in borders}
    coasts = {f"sea>{name}" for name, told in PROVINCES.items() if told[2] == "C"}
    assert (len(land), len(coasts)) == (2 * 64, 12)
    assert offered == set(PROVINCES) | land | coasts


@pytest.mark.parametrize("territory", TERRITORY_CARDS)
def test_a_territory_is_made_of_its_provinces(territory):
    members = [name for name in PROVINCES if territory_of(name) == territory]
    rival = "unicorn" if territory == "crab" else "crab"

    def owner(*held):
        t = table(dragon=side(*held), **{rival: side(f"{rival}_capital")}, phase="territory-cards", round=2)
        return {name for name, told in t.view()["territories"].items() if told["owner"] == t.dragon.seat}

    assert owner(*members) == {territory}
    for missing in members[1:]:
        assert owner(*[name for name in members if name != missing]) == set()


def test_each_clan_starts_in_its_capital():
    for clans in (("crab", "crane", "dragon", "lion"), ("phoenix", "scorpion", "unicorn")):
        t = new_table(clans=list(clans))
        while "control" not in t.kinds:
            decision = t.game.decision
            t.choose(decision.options[0].id, decision.seat)
        assert {clan: getattr(t, clan).provinces for clan in clans} == {
            clan: {f"{clan}_capital"} for clan in clans
        }


@pytest.mark.parametrize("territory", TERRITORY_CARDS)
def test_each_territory_has_its_two_cards_and_no_other(territory):
    def card_at(name):
        position = {
            "players": [{"clan": "crab"}, {"clan": "crane"}],
            "provinces": {"crab_capital": {"owner": "crab"}},
            "phase": "upkeep",
            "territory_cards": {territory: {"card": slug(name), "played": True}},
        }
        return gorin.setup("battle", position).view()["territories"][territory]["card"]["name"]

    for cards in TERRITORY_CARDS.values():
        for name in cards:
            if name in TERRITORY_CARDS[territory]:
                assert card_at(name) == name
            else:
                with pytest.raises(gorin.InvalidPosition):
                    card_at(name)


@pytest.mark.parametrize("territory", TERRITORY_CARDS)
def test_both_cards_of_a_territory_are_dealt_in_some_game(territory):
    dealt = set()
    for seed in range(12):
        position = gorin.new("battle", seats=2, seed=seed).position()
        dealt.add(position["territory_cards"][territory]["card"])
    assert dealt == {slug(name) for name in TERRITORY_CARDS[territory]}


@pytest.mark.parametrize("clan", CLAN_TOKEN)
def test_a_clan_has_its_27_combat_tokens_and_30_control_tokens(clan):
    rival = "lion" if clan == "crab" else "crab"
    t = table(**{clan: side(f"{clan}_capital", hand=("army-1", "bluff")), rival: side("islands_east")})
    player = getattr(t, clan)
    tokens = Counter(player.hand + player.pool)
    assert tokens == Counter(COMMON_TOKENS) + Counter([CLAN_TOKEN[clan]])
    assert tokens.total() == 27
    assert player.own["control_pool"] == 29
    assert "bluff" not in player.pool


def test_the_special_tokens_of_the_box():
    assert new_table().view()["supply"] == SPECIALS


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_has_its_name_and_worth(objective):
    t = table(
        crab=side("crab_capital", hand=("army-1", "bluff"), objective=objective), crane=side("crane_south")
    )
    told = t.crab.own["objective"]
    assert (told["name"], told["honor"]) == OBJECTIVES[objective]
    assert f"{told['honor']} honor" in told["text"]


def test_there_are_no_other_objectives():
    dealt = set()
    for seed in range(12):
        for player in gorin.new("battle", seats=5, seed=seed).position()["players"]:
            dealt |= set(player["dealt"])
    assert dealt == set(OBJECTIVES)
