"""What other libraries expect of an environment, tried by the tests that they bring."""

import random

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import gorin
import gorin.lab.envs.open_spiel as spiel
from gorin.lab.envs.petting_zoo import env
from support.walk import TABLES, game_of

TABLES_OF_ZOO = [
    (game_of(name), {"seats": seats, **({"format": name.partition("/")[2]} if "/" in name else {})})
    for name, seats in TABLES
    if name != "toy"
]


@pytest.mark.filterwarnings("ignore::UserWarning")  # an observation is a dictionary: PettingZoo remarks on it
@pytest.mark.parametrize(("game", "options"), TABLES_OF_ZOO)
def test_pettingzoo_finds_nothing_wrong(game, options, capsys):
    api_test(env(game, **options), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(game, **options), num_cycles=30)


def test_an_agent_gets_its_reward_when_the_game_ends():
    zoo, rng, rewards = env("battle", seats=3), random.Random(1), {}
    zoo.reset(seed=2)
    for agent in zoo.agent_iter():
        seen, reward, is_over, was_cut, _ = zoo.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        allowed = [number for number, may in enumerate(seen["action_mask"]) if may]
        zoo.step(None if is_over or was_cut else rng.choice(allowed))
    assert sorted(rewards) == ["player_0", "player_1", "player_2"]
    assert sorted(rewards.values()) in ([-1, -1, 2], [-1, 0.5, 0.5], [0, 0, 0])


def test_an_abandoned_game_is_truncated_not_terminated():
    zoo, rng = env("battle", seats=2, longest=5), random.Random(1)
    zoo.reset(seed=1)
    for _ in range(5):
        zoo.step(rng.choice([number for number, may in enumerate(zoo.last()[0]["action_mask"]) if may]))
    assert all(zoo.truncations.values())
    assert not any(zoo.terminations.values())


def test_chance_has_no_agent_in_pettingzoo():
    with pytest.raises(gorin.GorinError, match="no agent for chance"):
        env("battle", outcomes=4)


@pytest.mark.parametrize("name", spiel.GAMES)
def test_openspiel_finds_nothing_wrong(name: str):
    """It plays at random, and tries copies, texts, serializing, and that chances add up to 1 on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_game_of_openspiel_has_the_seats_that_were_asked_for():
    state = pyspiel.load_game("gorin_battle(seats=4)").new_initial_state()
    assert state.is_chance_node()
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.returns()) == 4
    assert abs(sum(state.returns())) < 1e-6
