"""Damaged positions end in a game or in our own error, never in anything else."""

import json
import random

import pytest

import gorin
from gorin.lab.fuzz import DAMAGES, FAILED, PLAYED, REFUSED, Fuzzed, Words, damage, fuzz, slots, some_options

COUNTS = {"battle": 1500, "celestial": 150, "diamond": 100, "war-of-honor": 100, "lcg": 150}


@pytest.mark.parametrize("name", COUNTS)
def test_no_damaged_position_brings_anything_but_a_game_or_a_plain_error(name):
    result = Fuzzed().count(fuzz(name, COUNTS[name], seed=7))
    assert [(trial.error, trial.position) for trial in result.failures] == []
    assert result.endings[PLAYED] > COUNTS[name] // 20, "hardly any damage was small enough to be played"
    assert result.endings[REFUSED] > COUNTS[name] // 20, "hardly any damage was noticed"


@pytest.mark.parametrize("rules", gorin.games(), ids=lambda rules: rules.id)
def test_every_format_every_number_of_seats_and_every_variant_is_damaged(rules):
    drawn = [some_options(rules, random.Random(number)) for number in range(300)]
    assert {options["seats"] for options in drawn} == set(rules.seats)
    assert {options["format"] for options in drawn if "format" in options} == set(rules.formats)
    for variant in rules.variants:
        agreed = [options[variant.id] for options in drawn if variant.id in options]
        assert set(agreed) == {choice.value for choice in variant.choices}
        assert len(agreed) < len(drawn), "the game as it usually is was forgotten"


def test_the_same_seed_makes_the_same_damage():
    assert list(fuzz("battle", 60, seed=3)) == list(fuzz("battle", 60, seed=3))
    assert list(fuzz("battle", 60, seed=3)) != list(fuzz("battle", 60, seed=4))


def test_whatever_is_no_error_of_ours_is_a_failure(monkeypatch):
    def stumble(game: str, position: object) -> gorin.Game:
        raise KeyError("a traceback")

    monkeypatch.setattr(gorin, "setup", stumble)
    result = Fuzzed().count(fuzz("battle", 30, seed=1))
    assert result.failures
    assert all("a traceback" in trial.error for trial in result.failures)
    json.dumps(result.plain())


def test_an_offered_option_that_is_refused_is_a_failure(monkeypatch):
    def refuse(self: gorin.Game, option: object, seat: object = None) -> None:
        raise gorin.IllegalChoice("not today")

    whole = list(fuzz("battle", 10, seed=2))
    assert PLAYED in {trial.ending for trial in whole}
    position = gorin.new("battle", seats=2, seed=1).position()
    monkeypatch.setattr("gorin.lab.fuzz._some_position", lambda game, rng: position)
    monkeypatch.setattr(gorin.Game, "choose", refuse)
    endings = {trial.ending for trial in fuzz("battle", 100, seed=2)}
    assert endings == {FAILED, REFUSED}


def test_every_damage_changes_some_position():
    game = gorin.new("battle", seats=3, seed=1)
    for _ in range(60):
        game.choose(game.decision.pick(0), game.decision.seat)
    position = json.loads(json.dumps(game.position()))
    words = Words()
    words.learn(position)
    for harm in DAMAGES:
        rng, changed = random.Random(1), 0
        for _ in range(200):
            copy = json.loads(json.dumps(position))
            inner, name = rng.choice(slots(copy))
            harm(inner, name, words, rng)
            changed += copy != position
        assert changed > 5, harm.__name__


def test_nothing_is_left_to_damage_in_an_empty_position():
    damage({}, Words(), random.Random(1))
