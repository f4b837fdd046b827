"""Saves of the server's own: loaded without a check, and the same game as with one."""

import random
import time

import pytest

import gorin
from gorin.kernel.game import Game
from gorin.server.jobs import functions
from gorin.server.saved.own_saves import load_own, save_for_bot

GAMES = ["battle", "celestial", "diamond", "war-of-honor", "lcg"]


def play_on(game: Game, rng: random.Random, choices: int) -> None:
    for _ in range(choices):
        if game.over:
            return
        decision = rng.choice(game.pending)
        game.choose(decision.pick(rng.randrange(decision.count)).id, decision.seat)


def moments(name: str) -> list[Game]:
    game, rng, found = gorin.new(name, seed=4), random.Random(2), []
    for _ in range(6):
        play_on(game, rng, 30)
        if not game.over:
            found.append(game.clone())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_an_own_save_is_the_same_game_and_goes_on_alike(name: str):
    for game in moments(name):
        save = game.save()
        back = load_own(save)
        assert back.save() == save
        for each in (game, back):
            play_on(each, random.Random(8), 20)
        assert back.save() == game.save()


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_sees_the_same_without_the_history(name: str):
    for game in moments(name):
        lean = load_own(save_for_bot(game))
        assert lean.digest() == game.digest()
        for decision, same in zip(game.pending, lean.pending, strict=True):
            assert lean.view(decision.seat) == game.view(decision.seat)
            assert (same.kind, same.about, [o.id for o in same.options]) == (
                decision.kind,
                decision.about,
                [o.id for o in decision.options],
            )


@pytest.mark.parametrize("name", ["celestial", "lcg"])
def test_a_bot_does_not_pay_for_the_checks_and_the_length_of_a_game(name: str):
    game = moments(name)[-1]
    save, lean, seat = game.save(), save_for_bot(game), game.pending[0].seat
    assert len(lean) < len(save) * 0.8

    def seconds(job) -> float:
        best = float("inf")
        for _ in range(5):
            begun = time.process_time()
            job()
            best = min(best, time.process_time() - begun)
        return best

    assert seconds(lambda: functions.think("random", lean, seat, 1)) < seconds(lambda: gorin.load(save)) / 2
