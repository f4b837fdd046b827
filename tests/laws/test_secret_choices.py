"""Law: what others have chosen, and a seat has not heard of, is in no world that it believes in."""

import random
from itertools import combinations

import pytest

import gorin
from gorin.kernel.private_choices import forget_answers
from support.walk import TABLES, log_of, new_game, walk
from support.worlds import told_apart

PAIRS = 6
"""So many pairs of choices that look the same are looked at in each game, and so many moments at most."""
MOMENTS = 60
RESOLVING = "effect."
"""What is chosen while an ability resolves is no secret, although others only hear what comes of it."""
PLAYED = [table for table in TABLES if table[0] != "toy"]
"""The toy does not tell which ability is used before it has done something."""


def after(moment: gorin.Game, seat: int, option: str) -> gorin.Game:
    game = moment.clone()
    game.choose(option, seat)
    return game


def looks(game: gorin.Game, seat: int) -> object:
    """What a seat sees and has heard, also of changes that make no line of the log."""
    heard = [(event.kind, event.args) for event in game.state.events if event.visible_to(seat)]
    return game.view(seat), log_of(game, seat), heard


def pair_that_looks_the_same(
    moment: gorin.Game, rng: random.Random
) -> tuple[gorin.Game, gorin.Game, int] | None:
    """Two choices of one player after which another sees and has heard the same."""
    decision = rng.choice(moment.pending)
    seat = rng.choice([each for each in range(moment.seats) if each != decision.seat])
    if decision.kind.startswith(RESOLVING):
        return None
    ids = [option.id for option in decision.options]
    games = [after(moment, decision.seat, option) for option in rng.sample(ids, min(3, len(ids)))]
    going_on = [game for game in games if not game.over]
    for one, other in combinations(going_on, 2):
        if looks(one, seat) == looks(other, seat):
            return one, other, seat
    return None


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_secret_choices_are_in_no_world_of_others(name: str, seats: int):
    rng = random.Random(seats)
    found = tried = 0
    for moment in walk(new_game(name, seats, 1), rng):
        if found == PAIRS or tried == MOMENTS:
            break
        if rng.random() < 0.3:
            tried += 1
            pair = pair_that_looks_the_same(moment, rng)
            if pair is not None:
                found += 1
                assert sorted(map(str, told_apart(*pair))) == [], pair[0].record()["choices"][-1]
    assert found, "no choice was secret"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_answer_counts_for_the_stage_after_its_question_alone(name: str, seats: int):
    """So that a world can do without the answers of others, which say what they have chosen."""
    rng = random.Random(seats)
    for number, moment in enumerate(walk(new_game(name, seats, 2), rng)):
        if number == 2 * MOMENTS:
            break
        decision = rng.choice(moment.pending)
        option = decision.pick(rng.randrange(decision.count)).id
        forgetful = moment.clone()
        forget_answers(forgetful.state)
        games = [after(each, decision.seat, option) for each in (moment, forgetful)]
        for game in games:
            forget_answers(game.state)
        assert games[0].digest() == games[1].digest()
