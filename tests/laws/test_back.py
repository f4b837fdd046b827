"""Law: "back" takes back the last pick and nothing else."""

import random

import pytest

import gorin
from support.walk import TABLES, game_of, log_of, new_game, offers, walk

GROUPED = ("celestial", "diamond", "war-of-honor")
"""Where a unit and its battlefield, or a card and what it costs, are picked as one and taken back as one."""
MOST_GROUPED = 4
SHORT = {"toy": 8}
"""So many games are played where one is short; two of each other."""


def goes_back(game: gorin.Game, seat: int, option: str, earlier: list[object]) -> bool:
    """Choose something and take it back; True where that was possible."""
    tried = game.clone()
    tried.choose(option, seat)
    ids = [o.id for d in tried.pending if d.seat == seat for o in d.options]
    if option == "back" or "back" not in ids:
        return False
    tried.choose("back", seat)
    if offers(tried) != offers(game):
        assert offers(tried) in earlier, "this question was not asked before"
        return True
    for other in (None, *range(game.seats)):
        assert tried.view(other) == game.view(other)
        assert log_of(tried, other) == log_of(game, other)
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_back_leads_to_the_same_question_as_before(name: str, seats: int):
    rng = random.Random(seats)
    taken_back = 0
    for seed in range(SHORT.get(name, 2)):
        earlier: list[object] = []
        for moment in walk(new_game(name, seats, seed), rng):
            for decision in moment.pending if rng.random() < 0.3 else ():
                option = rng.choice([option.id for option in decision.options])
                taken_back += goes_back(moment, decision.seat, option, earlier)
            if game_of(name) in GROUPED:
                earlier = [*earlier, offers(moment)][-MOST_GROUPED:]
    assert taken_back > 5, "hardly anything could be taken back"
