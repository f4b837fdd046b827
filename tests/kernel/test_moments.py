"""The moments on the way from one choice to the next, for people who look on."""

from __future__ import annotations

import random

import pytest

import gorin
from support.ccg_table import battle, side

DECKS = ["lion-shamate-keep", "crane-seawatch-castle"]


def last_pass(t):
    """The game that decides the battle, seen step by step."""
    while True:
        slow = t.game.clone()
        moments = slow.choose_stepwise("pass")
        if moments:
            return slow, moments
        t.game.choose("pass")


def test_a_battle_is_seen_before_anybody_is_dead():
    t = battle(attacker=side("matsu-satsune", hand=()), defender=side("hida-kaoru", hand=("keen-blade",)))
    after, moments = last_pass(t)
    fields = moments[0].view(1)["battlefields"]
    assert [len(fields[0][name]) for name in ("attacking", "defending")] == [1, 1]
    assert moments[0].events[-1].kind == "forces"
    assert moments[0].pending == ()
    assert after.view(1)["battle"] is None or after.view(1)["battlefields"][0]["attacking"] == []


def test_totals_are_told_with_who_has_won():
    t = battle(attacker=side("matsu-satsune", hand=()), defender=side("hida-kaoru", hand=("keen-blade",)))
    after, _ = last_pass(t)
    line = next(line for line in after.events if line.kind == "forces")
    told = line.highlight.plain()
    values = [each["value"] for each in told["sides"]]
    assert [each["name"] for each in told["sides"]][-1] == "province"
    assert values[:2] == [line.args[1], line.args[2]]
    assert "wins" in told["result"] or "Neither" in told["result"]


@pytest.mark.parametrize(("name", "options"), [("battle", {"seats": 3}), ("celestial", {"decks": DECKS})])
def test_looking_on_changes_nothing(name: str, options: dict):
    watched, plain = (gorin.new(name, seed=5, **options) for _ in range(2))
    rng = random.Random(5)
    seen = 0
    for _ in range(250):
        if plain.over:
            break
        option = rng.choice(plain.decision.options).id
        moments = watched.choose_stepwise(option)
        plain.choose(option)
        seen += len(moments)
        lines = [len(moment.state.events) for moment in moments]
        assert lines == sorted(lines)
        assert all(moment.view(seat)["decision"] is None for moment in moments for seat in range(2))
        assert watched.digest() == plain.digest()
    assert seen > 5
    assert watched.state.witness is None


@pytest.mark.parametrize(("name", "options"), [("battle", {"seats": 3}), ("celestial", {"decks": DECKS})])
def test_a_moment_shows_no_secret(name: str, options: dict):
    """Dealt anew in a way that a seat could believe, it looks the same to that seat and to spectators."""
    game, rng = gorin.new(name, seed=8, **options), random.Random(8)
    different = 0
    while different < 12:
        for moment in game.choose_stepwise(rng.choice(game.decision.options)):
            for seat in range(game.seats):
                other = moment.determinize(seat, rng)
                different += other.digest() != moment.digest()
                for eye in (seat, None):
                    assert table_of(other, eye) == table_of(moment, eye)


def table_of(game: gorin.Game, eye: int | None) -> dict:
    """What is seen, except who is asked: what was dealt anew may go on to the next question."""
    return {name: value for name, value in game.view(eye).items() if name not in ("awaiting", "decision")}
