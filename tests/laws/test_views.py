"""Laws: a view says whose turn it is to choose, what the seat is asked, and how the game has ended."""

import random
from typing import Any

import pytest

import gorin
from gorin.kernel.serializable import encode
from support.walk import TABLES, finish, new_game, some_moments, walk


def what_every_view_says(game: gorin.Game, seat: int | None) -> dict[str, Any]:
    asked = [decision for decision in game.pending if decision.seat == seat]
    options = [
        {"id": option.id, "label": option.label, "refs": list(option.refs), "remark": option.remark}
        for decision in asked
        for option in decision.options
    ]
    question = None
    if asked:
        told = asked[0]
        question = {"kind": told.kind, "prompt": told.prompt, "options": options, "proposed": told.proposed}
    return {
        "game": game.rules.id,
        "seats": game.seats,
        "seat": seat,
        "awaiting": [decision.seat for decision in game.pending],
        "decision": question,
        "outcome": encode(game.outcome) if game.over else None,
    }


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_view_says_who_must_choose_what_and_how_it_ended(name: str, seats: int):
    rng = random.Random(seats)
    game = new_game(name, seats, 4)
    for moment in some_moments(game, rng, 6):
        for seat in (None, *range(seats)):
            said = what_every_view_says(moment, seat)
            assert {part: moment.view(seat)[part] for part in said} == said
    for seat in (None, *range(seats)):
        said = what_every_view_says(game, seat)
        assert {part: game.view(seat)[part] for part in said} == said


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_finished_game_shows_its_outcome_to_everybody(name: str, seats: int):
    game = next(over for seed in range(20) if (over := finished(name, seats, seed)).over)
    outcome = game.outcome
    assert outcome is not None
    for seat in (None, *range(seats)):
        view = game.view(seat)
        assert view["outcome"]["winners"] == list(outcome.winners)
        assert view["outcome"]["reason"] == outcome.reason
        assert (view["awaiting"], view["decision"]) == ([], None)


def finished(name: str, seats: int, seed: int) -> gorin.Game:
    game = new_game(name, seats, seed)
    for moment in walk(game, random.Random(seed)):
        assert moment.view(None)["outcome"] is None
    return finish(game, random.Random(seed))
