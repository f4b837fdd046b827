"""Log lines and options point at what they speak of."""

import random

import pytest

import gorin
from gorin.games.battle.cards import CARDS
from gorin.games.battle.map import NAMES, PROVINCES, SPOT_REFS, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.presentation.log import LINES
from gorin.games.battle.presentation.log_refs import SHAPES

SILENT = {
    "round",
    "upkeep",
    "placement",
    "resolution",
    "scoring",
    "renewed",
    "initiative_deck",
    "initiative",
    "over",
}
"""The lines that are about the course of the game and no object of it."""


def known_refs(seats: int) -> set[str]:
    """Every object of the game, as options name them."""
    return (
        {f"seat:{seat}" for seat in range(seats)}
        | {f"card:{card.id}" for card in CARDS}
        | {f"objective:{objective.id}" for objective in OBJECTIVES}
        | {ref for refs in SPOT_REFS for ref in refs}
    )


def played(seats: int, seed: int) -> gorin.Game:
    game, rng = gorin.new("battle", seats=seats, seed=seed), random.Random(seed)
    while not game.over:
        game.choose(game.decision.pick(rng.randrange(game.decision.count)))
    return game


def test_every_line_says_what_it_is_about():
    assert set(SHAPES) == set(LINES) - SILENT
    assert len(TERRITORY_IDS) == 11


@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (2, 3, 5) for seed in range(4)])
def test_a_line_points_at_every_province_and_seat_that_it_names(seats: int, seed: int):
    game = played(seats, seed)
    names = {NAMES[n]: f"{PROVINCES[n].id}" for n in range(len(NAMES))}
    clans = {f"{player['clan'].capitalize()}": player["seat"] for player in game.view()["players"]}
    for line in game.events:
        assert len(set(line.refs)) == len(line.refs)
        assert set(line.refs) <= known_refs(seats)
        assert (line.refs == ()) == (line.kind in SILENT)
        if line.kind in SILENT or "territory" in line.kind:
            continue
        for name, province in names.items():
            if name in line.sentence:
                assert any(province in ref for ref in line.refs), line
        subject = line.sentence.split(" ")[0].removesuffix("'s")
        if subject in clans and not any(line.sentence.startswith(name) for name in names):
            assert f"seat:{clans[subject]}" in line.refs, line


def test_a_battle_names_its_province_and_everybody_who_fought():
    lines = [line for seed in range(6) for line in played(4, seed).events if line.kind == "battle"]
    assert len(lines) > 10
    for line in lines:
        province, defender, winner = line.args[:3]
        fought = {seat for seat in (defender, winner, *line.args[4::2]) if seat >= 0}
        assert line.refs[0] == f"province:{PROVINCES[province].id}"
        assert set(line.refs[1:]) == {f"seat:{seat}" for seat in fought}


def test_a_played_card_is_named():
    lines = [line for seed in range(12) for line in played(3, seed).events if line.kind == "card_played"]
    assert lines
    for line in lines:
        (card,) = [ref.removeprefix("card:") for ref in line.refs if ref.startswith("card:")]
        assert next(c.name for c in CARDS if c.id == card) in line.sentence


def test_a_feint_is_remarked_on_and_the_label_ends_with_the_remark():
    position = {
        "players": [{"clan": "crab", "hand": ["navy-1", "bluff"]}, {"clan": "crane"}],
        "provinces": {"crab_capital": {"owner": "crab"}, "crab_central": {"owner": "crab"}},
    }
    game = gorin.setup("battle", position)
    game.choose("place:navy-1")
    remarks = {option.id: option.remark for option in game.decision.options}
    assert remarks["crab_central"] == "bluff: discarded when revealed"
    assert remarks["crab_capital"] == remarks["back"] == ""
    for option in game.decision.options:
        assert option.label.endswith(f" ({option.remark})") == bool(option.remark)
    told = game.view(0)["decision"]["options"]
    assert [option["remark"] for option in told] == list(remarks.values())
