"""Chapter: Game Overview and Object of the Game."""

import pytest

from support.battle_table import CLANS, new_table, side, table
from support.rule import rule


def honor(**totals):
    """The end of a game in which each clan holds one province and has this much honor in all."""
    holds = {  # a province with three flowers, and an objective that it does not fulfil
        "crab": ("crab_east", "way_of_the_sail"),
        "crane": ("crane_south", "reclaiming_lost_lands"),
        "dragon": ("dragon_south", "web_of_influence"),
    }
    sides = {}
    for clan, total in totals.items():
        province, objective = holds[clan]
        sides[clan] = side(f"{province}+{total - 3}", objective=objective)
    return table(phase="scoring", **sides)


@rule("BR-OVR-01")
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_every_player_leads_exactly_one_clan(seats):
    for seed in range(10):
        players = new_table(seats=seats, seed=seed).view()["players"]
        clans = [player["clan"] for player in players]
        assert len(clans) == seats
        assert set(clans) <= set(CLANS)
        assert len(set(clans)) == seats


@rule("BR-OVR-01")
def test_a_player_has_no_clan_before_choosing_one_and_keeps_the_one_chosen():
    t = new_table(seats=2, clans="choose")
    assert [player["clan"] for player in t.view()["players"]] == [None, None]
    t.choose("lion", 0)
    t.choose("crab", 1)
    assert [player["clan"] for player in t.view()["players"]] == ["lion", "crab"]


@rule("BR-OVR-02")
@pytest.mark.parametrize(
    "totals",
    (
        {"crab": 30, "crane": 28, "dragon": 25},
        {"crab": 28, "crane": 30, "dragon": 25},
        {"crab": 28, "crane": 25, "dragon": 30},
    ),
)
def test_the_highest_honor_wins_wherever_its_owner_sits(totals):
    t = honor(**totals)
    assert t.game.outcome.scores == tuple(totals.values())
    assert t.winners == {clan for clan, total in totals.items() if total == 30}


@rule("BR-OVR-03")
def test_equal_leaders_share_the_win_and_only_they():
    t = honor(crab=25, crane=30, dragon=30)
    assert t.game.outcome.scores == (25, 30, 30)
    assert t.winners == {"crane", "dragon"}


@rule("BR-OVR-03")
def test_all_players_win_when_all_are_equal():
    # The Crab have more provinces and the Crane more control tokens: neither breaks the tie.
    t = table(
        crab=side("crab_east", "crab_northwest", objective="way_of_the_sail"),
        crane=side("lion_east+2", objective="reclaiming_lost_lands"),
        phase="scoring",
    )
    assert t.game.outcome.scores == (4, 4)
    assert t.winners == {"crab", "crane"}
