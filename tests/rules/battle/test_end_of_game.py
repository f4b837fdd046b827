"""Chapter: End of the Game."""

import pytest

import gorin
from support.battle_table import side, table
from support.rule import rule

NOTHING = {"flowers": 0, "faceup": 0, "objective": 0, "territories": 0}


def finished(*provinces, objective="web_of_influence", **facts):
    """A game that ends with these provinces of the Crab; the Lion have their capital."""
    return table(
        crab=side(*provinces, objective=objective),
        lion=side("lion_capital", objective="way_of_the_sail"),
        round=5,
        phase="resolution",
        **facts,
    )


@rule("BR-END-01")
def test_the_game_ends_after_round_five_and_not_before():
    t = table(crab=side("crab_capital"), lion=side("lion_capital"), round=4, phase="resolution")
    assert not t.game.over
    assert t.round == 5
    t = finished("crab_capital")
    assert t.game.over
    assert t.phase == "scoring"
    assert t.game.decision is None


@rule("BR-END-02")
def test_secret_objectives_are_revealed_at_the_end():
    sides = {
        "crab": side("crab_capital", objective="rice_bowl", hand=("army-1", "bluff")),
        "lion": side("lion_capital"),
    }
    t = table(**sides, round=5)
    assert "objective" in t.crab.own
    assert "objective" not in t.lion.sees["players"][0]
    assert "objective" not in t.view()["players"][0]
    t.crab.places("army-1", "crab_capital")
    for viewer in (0, 1, None):
        assert t.view(viewer)["players"][0]["objective"]["id"] == "rice_bowl"
    assert any("Crab's objective is The Rice Bowl of the Empire" in line for line in t.log)


@rule("BR-END-03")
def test_flowers_on_the_map_and_on_tokens_count():
    t = finished("crab_central", "crab_northwest", specials={"crab_northwest": "honor+1"})
    assert t.crab.score == {**NOTHING, "flowers": 4}


@rule("BR-END-04")
def test_flowers_of_empty_provinces_count_for_nobody():
    t = finished("crab_central", specials={"crab_east": "honor=4"})
    assert t.crab.score["flowers"] == 2
    assert t.lion.score["flowers"] == 2  # the own capital


@rule("BR-END-05")
def test_each_faceup_control_token_counts_one():
    t = finished("crab_central+2", "crane_south+1")
    assert t.crab.score["faceup"] == 3
    assert t.lion.score["faceup"] == 0


@rule("BR-END-06")
def test_faceup_control_tokens_in_the_shadowlands_count_nothing():
    t = finished("shadowlands_north+2", "shadowlands_south+1", "crab_northwest+1")
    assert t.crab.score["faceup"] == 1


@rule("BR-END-07")
def test_facedown_control_tokens_count_nothing():
    position = {
        "round": 5,
        "phase": "resolution",
        "players": [{"clan": "crab", "objective": "web_of_influence"}, {"clan": "lion"}],
        "provinces": {"crab_northwest": {"owner": "crab", "facedown": 4, "faceup": 0}},
    }
    game = gorin.setup("battle", position)
    assert game.view()["scores"][0] == {**NOTHING, "flowers": 1}


@rule("BR-END-08")
@pytest.mark.parametrize(("objective", "honor"), [("last_line_of_defense", 5), ("rice_bowl", 0)])
def test_an_objective_counts_only_if_it_is_met(objective, honor):
    t = finished("crab_capital", objective=objective)
    assert t.crab.score["objective"] == honor


@rule("BR-END-08")
def test_an_objective_counts_for_its_owner_alone():
    t = finished("crab_capital", "lion_capital", "lion_east", objective="rice_bowl")
    assert t.crab.score["objective"] == 0


@rule("BR-END-09")
def test_each_territory_counts_five():
    islands = ("islands_east", "islands_north", "islands_west")
    crane = ("crane_capital", "crane_central", "crane_south")
    assert finished(*islands).crab.score["territories"] == 5
    assert finished(*islands, *crane).crab.score["territories"] == 10
    assert finished(*islands, *crane[:2]).crab.score["territories"] == 5


@rule("BR-END-10")
def test_the_shadowlands_give_no_honor():
    t = finished("shadowlands_north", "shadowlands_south")
    assert t.view()["territories"]["shadowlands_north"]["owner"] == t.crab.seat
    assert t.crab.score == NOTHING


@rule("BR-END-11")
def test_the_total_is_the_sum_of_the_four_parts():
    t = finished(
        *("islands_east", "islands_north", "islands_west+1"),
        *("phoenix_capital", "phoenix_central+2", "phoenix_east"),
        objective="great_library",
    )
    assert t.crab.score == {"flowers": 9, "faceup": 3, "objective": 7, "territories": 10}
    assert t.game.outcome.scores == (29, 2)
    assert t.winners == {"crab"}


@rule("BR-END-12")
def test_example_an_icon_with_three_flowers_is_worth_three():
    assert finished("crane_south").crab.score == {**NOTHING, "flowers": 3}
