"""Bots: fair, tireless, and the heuristic one better than chance."""

import random

import pytest

import gorin
from gorin import bots
from gorin.bots.battle.tactics import JUDGES, asked
from gorin.games.battle.cards import CARDS


def seat_bots(game, *names):
    return [bots.make(name, "battle", random.Random(seat)) for seat, name in enumerate(names)]


def play(game, players):
    """Play to the end; the questions that came up."""
    questions = set()
    while (decision := game.decision) is not None:
        questions.add(asked(decision))
        bots.let_choose(game, players[decision.seat], decision)
    return questions


def wins_of_the_first(names, games):
    """How many games the first bot wins, sitting in each seat in turn."""
    wins = 0
    for seed in range(games):
        shift = seed % len(names)
        game = gorin.new("battle", seats=len(names), seed=seed)
        play(game, seat_bots(game, *names[-shift:], *names[:-shift]) if shift else seat_bots(game, *names))
        wins += shift in game.outcome.winners
    return wins


# --- finding -----------------------------------------------------------------------------------------


def test_a_bot_is_found_by_its_name():
    assert bots.names() == ("beginner", "heuristic", "expert", "master")
    assert bots.find("random") is bots.RandomBot
    assert isinstance(bots.make("heuristic", "battle", random.Random(1)), bots.HeuristicBot)


def test_an_unknown_bot_is_an_error_that_names_the_known_ones():
    levels = "beginner, intermediate, expert or master"
    with pytest.raises(gorin.GorinError, match=f"no bot 'clever'; choose {levels}"):
        bots.find("clever")


def test_the_heuristic_refuses_a_game_that_it_does_not_know():
    with pytest.raises(gorin.GorinError, match="the Intermediate bot does not know 'go' yet, only battle"):
        bots.make("heuristic", "go", random.Random(1))


# --- fairness ----------------------------------------------------------------------------------------


def test_a_bot_is_given_a_decision_and_a_view_and_never_the_game():
    class Spy(bots.Bot):
        def choose(self, decision, outlook):
            seen.append(outlook.look())
            return decision.pick(0)

    seen = []
    game = gorin.new("battle", seats=3, seed=1)
    decision = game.pending[2]
    expected = game.table_view(2)
    bots.let_choose(game, Spy("battle", random.Random(1)), decision)
    assert seen == [expected]
    assert [open.seat for open in game.pending] == [0, 1]


def test_the_random_bot_looks_at_nothing():
    def look(*_):
        raise AssertionError("a view or a world was built")

    decision = gorin.new("battle", seats=2, seed=1).decision
    assert bots.RandomBot("battle", random.Random(1)).choose(decision, bots.Outlook(look, look)).id in {
        option.id for option in decision.options
    }


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(seats, seed):
    game = gorin.new("battle", seats=seats, seed=seed)
    players, rng = seat_bots(game, *["heuristic"] * seats), random.Random(seed)
    compared = 0
    while (decision := game.decision) is not None:
        if rng.random() < 0.15:
            other = game.determinize(decision.seat, rng)
            assert choice_in(other, decision.seat) == choice_in(game, decision.seat)
            compared += 1
        bots.let_choose(game, players[decision.seat], decision)
    assert compared > 10


def choice_in(game, seat):
    bot = bots.make("heuristic", "battle", random.Random(7))
    decision = next(decision for decision in game.pending if decision.seat == seat)
    return bot.choose(decision, bots.outlook_of(game, seat)).id


# --- playing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("names", [("heuristic",), ("heuristic", "random")])
def test_whatever_bots_choose_is_accepted_until_the_game_is_over(seats, names):
    game = gorin.new("battle", seats=seats, seed=seats, clans="choose")
    questions = play(game, seat_bots(game, *[names[seat % len(names)] for seat in range(seats)]))
    assert game.over
    assert questions <= JUDGES.keys()


def test_a_bot_plays_the_same_game_again_with_the_same_chance():
    games = [gorin.new("battle", seats=3, seed=5) for _ in range(2)]
    for game in games:
        play(game, seat_bots(game, "heuristic", "random", "heuristic"))
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_heuristic_has_a_judge_for_every_pick_of_every_card(card):
    for instruction in card.program:
        if instruction.most:
            about = instruction.about([0])
            kind = instruction.asks
            assert (f"{kind}:{about}" if about else kind) in JUDGES


# --- strength ----------------------------------------------------------------------------------------
# It wins nearly every one of these games; the margin is for later changes of its weights.


def test_the_heuristic_beats_a_random_player():
    assert wins_of_the_first(["heuristic", "random"], games=24) >= 21


def test_the_heuristic_beats_three_random_players_together():
    assert wins_of_the_first(["heuristic", "random", "random", "random"], games=8) >= 6
