"""The bot that looks ahead: seeded, bounded, blind to what is hidden, at home in every game."""

from __future__ import annotations

import random

import pytest

import gorin
from gorin import bots
from gorin.bots import search
from gorin.bots.search import Budget, SearchBot
from gorin.bots.thought import Ending, Idea, Thought
from support.walk import new_game, walk

SEATS = [
    *(("battle", 2), ("battle", 4), ("celestial", 2), ("diamond", 3)),
    *(("war-of-honor", 4), ("lcg", 2), ("lcg", 3), ("lcg", 4)),
]
QUICK = Budget(worlds=4, ideas=3)


def thought_in(game: gorin.Game, seat: int, budget: Budget = QUICK, seed: int = 5) -> Thought:
    decision = next(decision for decision in game.pending if decision.seat == seat)
    bot = SearchBot(game.rules.id, random.Random(seed), budget)
    return bot.think(decision, bots.outlook_of(game, seat))


def told(thought: Thought) -> list[tuple[str, list[float]]]:
    return [(idea.option, [ending.chance for ending in idea.endings]) for idea in thought.ideas]


def real_choices(name: str, seats: int, count: int, rng: random.Random) -> list[gorin.Game]:
    """Some moments of a game at which somebody has a choice."""
    found = [game.clone() for game in walk(new_game(name, seats, 3), rng) if game.pending[0].count > 2]
    return rng.sample(found, count)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_it_thinks_the_same_however_the_hidden_part_lies(name: str, seats: int):
    rng = random.Random(seats)
    for game in real_choices(name, seats, 2, rng):
        seat = game.pending[0].seat
        thought = thought_in(game, seat)
        assert thought.chosen.option in [option.id for option in game.pending[0].options]
        for again in (game, game.determinize(seat, rng)):
            assert told(thought_in(again, seat)) == told(thought)
            assert thought_in(again, seat).chosen.option == thought.chosen.option


def tried(*results: list[float]) -> Thought:
    """A thought about ideas with these results, the first of them the heuristic's."""
    ideas = [Idea(index, f"idea-{index}") for index in range(len(results))]
    for idea, chances in zip(ideas, results, strict=True):
        idea.endings = [Ending(chance, None) for chance in chances]
    return Thought(ideas, proof=1.5)


def chosen(thought: Thought) -> int:
    thought.narrow()
    thought.conclude()
    return thought.chosen.index


def test_it_departs_from_the_heuristic_only_where_that_is_proven_better():
    assert chosen(tried([0.5] * 8, [0.6, 0.61] * 4, [0.55, 0.56] * 4)) == 1
    assert chosen(tried([0.5] * 8, [0.9, 0.15] * 4)) == 0
    assert chosen(tried([0.5] * 3, [0.9] * 3)) == 0, "so few worlds prove nothing"


def test_what_is_clearly_worse_or_always_the_same_is_tried_no_more():
    thought = tried([0.5, 0.6] * 2, [0.2, 0.3] * 2, [0.5, 0.6] * 2, [0.9, 0.15] * 2)
    thought.narrow()
    assert [idea.index for idea in thought.running] == [0, 3]


def some_choice() -> tuple[gorin.Game, gorin.Decision]:
    game = gorin.new("lcg", seed=2)
    while game.decision.count < 3:
        game.choose(game.decision.pick(0))
    return game, game.decision


def test_it_can_be_interrupted_at_any_time():
    game, decision = some_choice()
    asked: list[int] = []
    bot = SearchBot("lcg", random.Random(1), Budget(worlds=1000))
    bot.stopped = lambda: len(asked) >= 20 or bool(asked.append(1))
    own = bots.make("heuristic", "lcg", random.Random(1))
    outlook = bots.outlook_of(game, decision.seat)
    assert bot.choose(decision, outlook).id == own.choose(decision, outlook).id
    assert len(asked) == 20, "it plays no further once it is told to stop"


def test_it_keeps_to_its_processor_time(monkeypatch):
    """By a clock that goes on by a second whenever somebody looks at it."""
    now = iter(range(10_000))
    monkeypatch.setattr(search.time, "process_time", lambda: float(next(now)))
    game, _ = some_choice()
    thought_in(game, game.decision.seat, Budget(worlds=1000, seconds=30.0))
    assert next(now) == 32


def test_what_only_undoes_another_choice_is_no_idea():
    """Neither taking back, nor deciding not to overpay after all: no world that it imagines offers them."""
    undone: set[str] = set()
    for seed in range(20):
        rng = random.Random(seed)
        for game in walk(new_game("diamond", 2, seed), rng):
            decision = game.pending[0]
            undoing = {option.id for option in decision.bare_options} & {"back", "pay-enough"}
            if undoing - undone and decision.count > 2:
                ideas = thought_in(game, decision.seat, Budget(worlds=1, ideas=50)).ideas
                assert not undoing & {idea.option for idea in ideas}
                assert len(ideas) >= decision.count - 2
                undone |= undoing
        if len(undone) == 2:
            return
    pytest.fail(f"only {undone} came up")


def bidding() -> gorin.Game:
    """A moment at which everybody sets a dial at the same time."""
    game, rng = gorin.new("lcg", seed=4), random.Random(1)
    bot = bots.make("heuristic", "lcg", rng)
    while not (game.decision.is_secret and game.decision.kind == "bid"):
        bots.let_choose(game, bot, game.decision)
    return game


def test_what_is_chosen_at_the_same_time_is_left_to_chance_with_fitting_odds():
    game = bidding()
    seat = game.pending[0].seat
    thought = thought_in(game, seat)
    assert len(thought.mixture) == len(thought.ideas) == game.pending[0].count
    assert sum(thought.mixture) == pytest.approx(1.0)
    assert thought.mixture[thought.ideas.index(thought.chosen)] > 0
    assert len({len(idea.endings) for idea in thought.ideas}) == 1, "all of them are tried in every world"


def test_it_does_not_matter_who_of_those_who_choose_at_the_same_time_has_chosen_already():
    game = bidding()
    first, second = [decision.seat for decision in game.pending]
    for bid in (0, 4):
        later = game.clone()
        later.choose(later.pending[0].pick(bid), first)
        now = thought_in(later, second)
        assert told(now) == told(thought_in(later.determinize(second, random.Random(bid)), second))
