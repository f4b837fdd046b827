"""Learning what counts: the weights are found again, keep their signs, and are the same every time."""

from __future__ import annotations

import random

import pytest

from gorin.bots.standing import FACTORS, HELPS, HURTS
from gorin.bots.weights import WEIGHTS
from gorin.lab import standings
from gorin.lab.standings import Row, Setting, as_module, gathered, learned, surprise, table_of


def rows_by(weights: list[float], count: int = 1500) -> list[Row]:
    """Moments of a game that is decided by these weights, and by chance."""
    rng, rows = random.Random(1), []
    for number in range(count):
        sides = [[rng.uniform(0, 5) for _ in weights] for _ in range(2)]
        hopes = standings._hopes(weights, sides)
        first = float(rng.random() < hopes[0])
        rows.append(Row(sides, [first, 1 - first], number))
    return rows


def test_the_weights_behind_a_game_are_found(monkeypatch):
    monkeypatch.setattr(standings, "GRIP", 0.0)
    rows = rows_by([0.8, -0.4, 0.0])
    found = learned(rows, [HELPS, HURTS, HELPS], random.Random(1))
    assert found == pytest.approx([0.8, -0.4, 0.0], abs=0.12)
    assert surprise(found, rows) < surprise([0.0, 0.0, 0.0], rows) - 0.1


def test_few_games_say_less_than_many():
    """Weights are held near zero, so that what happened by chance in some games does not count much."""
    rows = rows_by([0.8])
    held = learned(rows, [HELPS], random.Random(1))[0]
    assert 0.3 < held < 0.8


def test_no_weight_takes_the_wrong_sign_whatever_the_games_say():
    found = learned(rows_by([0.8, -0.4]), [HURTS, HURTS], random.Random(1))
    assert found[0] == 0.0
    assert found[1] < 0.0


def test_the_same_games_give_the_same_table_whose_module_can_be_read_back():
    settings = (Setting("battle", 2, 2, {}), Setting("lcg", 2, 2, {"format": "skirmish"}))
    tables = [table_of(gathered(settings, 1.0, say=False), say=False) for _ in range(2)]
    assert tables[0] == tables[1]
    assert set(tables[0]) >= {"battle/0", "battle/3", "lcg/skirmish"}
    read: dict[str, object] = {}
    exec(as_module(tables[0]), read)
    assert read["WEIGHTS"] == tables[0]


def test_every_game_and_format_has_weights():
    wanted = {(setting.game, setting.options.get("format")) for setting in standings.SETTINGS}
    assert {game for game, _ in wanted} == set(FACTORS)
    for game, format in wanted - {("battle", None)}:
        assert (f"{game}/{format}" if format else game) in WEIGHTS
    assert {f"battle/{left}" for left in range(5)} <= set(WEIGHTS)
