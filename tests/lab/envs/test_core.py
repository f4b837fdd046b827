"""The environments of our own: the same games as at any table, in actions and numbers."""

import copy
import importlib
import json
import pickle
import random
import re
import sys

import numpy as np
import pytest

import gorin
from gorin.kernel.observing import OPTION_COLUMNS
from gorin.lab.envs import CHANCE, Env, ProcessVectorEnv, VectorEnv
from gorin.lab.envs.kinds import KINDS
from support.question_kinds import PAGE
from support.walk import TABLES, game_of

GAMES = [
    (game_of(name), {"seats": seats, **({"format": name.partition("/")[2]} if "/" in name else {})})
    for name, seats in TABLES
    if name != "toy"
]


def play(env: Env, rng: random.Random, steps: int) -> list[int]:
    """So many steps, or to the end."""
    taken: list[int] = []
    while not env.over and len(taken) < steps:
        taken.append(rng.choice(env.legal()))
        env.step(taken[-1])
    return taken


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_mask_offers_what_the_game_offers_and_nothing_else(game, options):
    env, rng = Env(game, **options), random.Random(1)
    env.reset(5)
    for _ in range(60):
        count = env.game.pending[0].count
        assert env.mask().tolist() == [1] * count + [0] * (env.actions - count)
        assert env.options()[:count, 0].all()
        assert not env.options()[count:].any()
        with pytest.raises(gorin.GorinError, match=f"action {count} is not offered"):
            env.step(count)
        env.step(rng.randrange(count))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_same_seed_and_actions_lead_to_the_same_moment(game, options):
    one, other = Env(game, **options), Env(game, **options)
    one.reset(3)
    actions = play(one, random.Random(3), 150)
    other.reset(3)
    for action in actions:
        other.step(action)
    assert one.game.digest() == other.game.digest()
    other.reset(4)
    assert one.game.digest() != other.game.digest()


def test_a_whole_game_ends_with_returns_that_add_up_to_nothing():
    for seed in range(4):
        env = Env("battle", seats=3)
        env.reset(seed)
        play(env, random.Random(seed), 10_000)
        outcome = env.game.outcome
        assert outcome is not None
        assert abs(env.returns().sum()) < 1e-6
        assert {seat for seat in range(3) if env.returns()[seat] > 0} == set(outcome.winners)
        with pytest.raises(gorin.GorinError, match="the game is over"):
            env.step(0)


def test_a_game_that_takes_too_long_is_abandoned_and_nobody_wins():
    env = Env("battle", seats=2, longest=7)
    play(env, random.Random(1), 100)
    assert env.steps == 7
    assert env.over
    assert env.is_truncated
    assert not env.returns().any()


def test_a_long_list_is_cut_into_pages_that_offer_every_option_once():
    env, rng, seen_long = Env("battle", seats=2, actions=8), random.Random(2), 0
    for _ in range(400):
        if env.over:
            env.reset(9)
        decision = env.game.pending[0]
        if decision.count > 8:
            seen_long += 1
            words: list[str] = []
            for _ in range(-(-decision.count // 7)):
                assert env.legal()[-1] == 7
                words += [env.words_of(action) for action in env.legal()[:-1]]
                assert np.count_nonzero(env.options()[:, 0]) == len(env.legal()) - 1
                env.step(7)
            assert env.page == 0
            assert words == [option.label for option in decision.options]
            env.step(7)  # an option of the second page is the one that it says it is
            wanted = env.words_of(0)
            before = len(env.game.record()["choices"])
            env.step(0)
            assert env.game.record()["choices"][before][1] == decision_id(decision, wanted)
        else:
            env.step(rng.choice(env.legal()))
    assert seen_long > 5


def decision_id(decision: gorin.Decision, label: str) -> str:
    return next(option.id for option in decision.options if option.label == label)


def test_forced_questions_are_asked_only_where_that_is_wanted():
    quiet, asking = Env("celestial"), Env("celestial", forced=True)
    counts: dict[bool, list[int]] = {False: [], True: []}
    for env in (quiet, asking):
        env.reset(1)
        rng = random.Random(1)
        for _ in range(300):
            counts[env.forced].append(len(env.legal()))
            env.step(rng.choice(env.legal()))
            if env.over:
                env.reset(2)
    assert 1 not in counts[False]
    assert 1 in counts[True]


def test_chance_is_asked_before_anything_is_drawn_or_shuffled_and_decides_it():
    """With the same choices, the outcome of chance alone makes the difference."""
    digests = set()
    for luck in range(6):
        env, rng, drawn = Env("battle", seats=2, outcomes=16), random.Random(4), 0
        env.reset(1)
        assert env.seat == CHANCE
        assert env.legal() == list(range(16))
        env.step(3)
        for _ in range(60):
            if env.seat == CHANCE:
                drawn += 1
                env.step(luck)
            else:
                before = env.game.state.chance.drawn
                env.step(env.legal()[0])
                assert env.game.state.chance.drawn == before or env.seat != CHANCE
                rng.random()
        assert drawn > 2
        digests.add(env.game.digest())
    assert len(digests) == 6


def test_copies_go_on_alike_and_apart():
    for outcomes in (0, 8):
        env = Env("lcg", format="skirmish", outcomes=outcomes)
        play(env, random.Random(5), 40)
        copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        for other in copies:
            assert (other.seat, other.page, other.legal()) == (env.seat, env.page, env.legal())
            assert play(other, random.Random(6), 30) == play(env.clone(), random.Random(6), 30)
        ends = {other.game.digest() for other in copies}
        assert len(ends) == 1
        assert env.game.digest() not in ends


def test_an_information_state_tells_moments_apart_by_what_the_seat_has_seen_and_done_and_nothing_else():
    env, rng, texts = Env("battle", seats=2), random.Random(7), []
    while not env.over:
        if env.seat == 0:
            texts.append(env.information_state(0))
            seat, own, *seen = json.loads(texts[-1])
            assert seat == 0
            assert own == [option for who, option in env.game.record()["choices"] if who == 0]
            world = env.clone()
            world.game = env.game.determinize(0, rng)
            assert json.loads(world.information_state(0))[2:] == seen
        env.step(rng.choice(env.legal()))
    assert len(set(texts)) == len(texts) > 30


def test_many_tables_are_stepped_together_as_each_would_be_alone():
    envs, rng = VectorEnv("battle", 3, seed=10, seats=2), random.Random(8)
    alone = [Env("battle", seats=2) for _ in range(3)]
    seeds = [10, 11, 12]
    for number, env in enumerate(alone):
        env.reset(seeds[number])
    ended = 0
    for _ in range(400):
        batch = envs.look()
        for number, env in enumerate(alone):
            assert batch.seats[number] == env.seat
            assert (batch.observations[number] == env.observation(env.seat)).all()
            assert (batch.options[number] == env.options()).all()
        actions = [rng.choice(np.flatnonzero(row)) for row in batch.masks]
        after = envs.step(actions)
        for number, env in enumerate(alone):
            env.step(actions[number])
            assert after.ended[number] == env.over
            assert (after.returns[number] == env.returns()).all()
            if env.over:
                ended += 1
                seeds[number] += 3
                env.reset(seeds[number])
    assert ended >= 3
    assert batch.options.shape == (3, 128, len(OPTION_COLUMNS))


def test_tables_in_processes_are_those_of_one_process():
    rng, together = random.Random(9), VectorEnv("battle", 4, seed=20, seats=2)
    with ProcessVectorEnv("battle", 4, processes=2, seed=20, seats=2) as apart:
        assert [*map(np.ndarray.tolist, apart.look())] == [*map(np.ndarray.tolist, together.look())]
        for _ in range(150):
            actions = [rng.choice(np.flatnonzero(row)) for row in together.look().masks]
            one, other = together.step(actions), apart.step(actions)
            assert all((ours == theirs).all() for ours, theirs in zip(one, other, strict=True))
        with pytest.raises(gorin.GorinError, match="is not offered"):
            apart.step([500] * 4)
        with pytest.raises(gorin.GorinError, match="3 actions were given for 4 tables"):
            apart.step([0] * 3)


def test_every_kind_of_question_has_a_number():
    documented = set(re.findall(r"^\| `([a-z.-]+)` \|", PAGE.read_text(encoding="utf-8"), flags=re.M))
    assert set(KINDS) == documented
    assert len(set(KINDS)) == len(KINDS)


def test_bad_wishes_are_refused():
    with pytest.raises(gorin.GorinError, match="at least 2 actions, not 1"):
        Env("battle", actions=1)
    with pytest.raises(gorin.GorinError, match="at least 1 table, not 0"):
        VectorEnv("battle", 0)
    with pytest.raises(gorin.GorinError, match="2 tables cannot be divided among 3 processes"):
        ProcessVectorEnv("battle", 2, processes=3)


def test_without_numpy_the_extra_is_named(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("gorin.lab.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(gorin.GorinError, match=r'pip install "gorin\[envs\]"'):
        importlib.import_module("gorin.lab.envs.core")
