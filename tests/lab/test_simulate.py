"""Many games: the same whoever plays them, in the order of their seeds, and honestly counted."""

import random
import subprocess
import sys
import threading

import pytest

import gorin
from gorin import bots
from gorin.lab.checks import BrokenLaw, check_moment
from gorin.lab.pairs import Record, against_each_other
from gorin.lab.plan import UNFINISHED, GameCrashed, Plan, Played
from gorin.lab.simulate import simulate
from gorin.lab.summary import summarize
from gorin.lab.workers import _deaf_to_ctrl_c
from support.limits import LIMIT


def plan(**facts):
    return Plan(**{"game": "battle", "seats": 2, "games": 4, **facts})


def played(**facts):
    default = {
        "seed": 1,
        "bots": ("heuristic", "random"),
        "labels": ("crab", "crane"),
        "winners": (0,),
        "ending": "won",
        "scores": (30, 10),
        "rounds": 5,
        "decisions": 100,
        "digest": "",
    }
    return Played(**{**default, **facts})


# --- while they are played -------------------------------------------------------------------------


def test_the_laws_are_checked_every_so_many_decisions(monkeypatch):
    seen = []
    monkeypatch.setattr("gorin.lab.plan.check_moment", lambda game, rng: seen.append(game.digest()))
    (game,) = simulate(plan(games=1, check=40))
    assert len(seen) == len(set(seen)) == 1 + (game.decisions - 1) // 40


def test_a_moment_that_keeps_the_laws_passes_and_stays_as_it_is():
    game = gorin.new("celestial", seed=4)
    before = game.digest()
    check_moment(game, random.Random(1))
    assert game.digest() == before


def test_a_copy_that_is_another_game_breaks_a_law(monkeypatch):
    game = gorin.new("battle", seats=2, seed=1)
    before = game.clone()
    game.choose(game.decision.options[0])
    monkeypatch.setattr("gorin.lab.checks._copies", lambda game: [("clone", before)])
    with pytest.raises(BrokenLaw, match="its clone is another game"):
        check_moment(game, random.Random(1))


def test_somebody_gives_up_now_and_then_and_the_others_play_on():
    giving_up = plan(game="war-of-honor", seats=3, games=3, concede=60, keep_records=True)
    results = list(simulate(giving_up))
    assert all(game.ending != UNFINISHED for game in results)
    conceded = [sum(each[1] == "concede" for each in game.record["choices"]) for game in results]
    assert max(conceded) >= 1
    with pytest.raises(gorin.GorinError, match="players cannot concede in Battle"):
        list(simulate(plan(concede=60)))


# --- playing -----------------------------------------------------------------------------------------


def test_games_come_in_the_order_of_their_seeds():
    results = list(simulate(plan(seed=7)))
    assert [game.seed for game in results] == [7, 8, 9, 10]
    assert all(game.winners and game.decisions > 50 and game.rounds == 5 for game in results)


def test_two_processes_come_to_the_same_as_one():
    many = plan(games=60, bots=("random",))
    assert list(simulate(many, jobs=2)) == list(simulate(many, jobs=1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_played_comes_when_the_games_are_stopped(jobs):
    """None comes twice, and each is what it would have been."""
    stop, many = threading.Event(), plan(games=100, bots=("random",))
    games = simulate(many, jobs, stop)
    first = next(games)
    stop.set()
    played = [first, *games]
    assert played == [many.play(game.seed - many.seed) for game in played]
    assert [game.seed for game in played] == sorted({game.seed for game in played})


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_game_is_begun_once_they_are_stopped(jobs):
    stop = threading.Event()
    stop.set()
    assert list(simulate(plan(games=30, bots=("random",)), jobs, stop)) == []


IS_BLOCKED = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


def test_processes_that_play_do_not_hear_ctrl_c_even_while_they_start():
    """Pressed while they imported the engine, it ended them, and all games were lost with them."""

    def hears() -> str:
        return subprocess.run(
            [sys.executable, "-c", IS_BLOCKED], capture_output=True, text=True, timeout=LIMIT, check=True
        ).stdout.strip()

    assert hears() == "False"
    with _deaf_to_ctrl_c():
        assert hears() == "True"
    assert hears() == "False"


def test_a_record_replays_to_the_digest_of_its_game():
    (game,) = simulate(plan(games=1, keep_records=True, options={"clans": ["lion", "crab"]}))
    assert gorin.replay(game.record).digest() == game.digest
    assert game.labels == ("lion", "crab")


def test_no_record_is_kept_unless_it_is_asked_for():
    (game,) = simulate(plan(games=1))
    assert game.record is None


def test_the_bots_change_seats_from_game_to_game():
    moving = plan(seats=3, bots=("heuristic", "random"))
    assert [moving.sitting(number).index("heuristic") for number in range(4)] == [0, 1, 2, 0]
    staying = plan(seats=3, bots=("heuristic", "random"), rotate=False)
    assert staying.sitting(2) == ("heuristic", "random", "random")


def test_each_line_up_plays_its_share_and_the_bots_change_seats_in_each():
    line_ups = (
        ("lion-shamate-keep", "crane-seawatch-castle"),
        ("crane-seawatch-castle", "lion-shamate-keep"),
    )
    sharing = plan(game="celestial", line_ups=line_ups, bots=("heuristic", "random"), longest=30)
    results = list(simulate(sharing))
    assert [game.decks for game in results] == [line_ups[0]] * 2 + [line_ups[1]] * 2
    assert [game.labels for game in results] == [("Lion", "Crane")] * 2 + [("Crane", "Lion")] * 2
    assert [game.bots.index("heuristic") for game in results] == [0, 1, 0, 1]


def test_a_deck_is_counted_against_each_other_from_both_seats():
    table = against_each_other(
        [
            played(decks=("a", "b"), winners=(0,)),
            played(decks=("b", "a"), winners=(0,)),
            played(decks=("b", "a"), winners=()),
            played(decks=("a", "a"), winners=(1,)),
        ]
    )
    assert table["a"] == {"b": Record(3, 1), "a": Record(1, 0)}
    assert table["b"] == {"a": Record(3, 1)}


@pytest.mark.parametrize(
    ("facts", "jobs", "message"),
    [
        ({"line_ups": (("a", "b"),) * 3}, 1, "4 games cannot be divided among 3 pairs of decks"),
        ({"game": "go"}, 1, "no game 'go'"),
        ({"seats": 6}, 1, "2 to 5 seats"),
        ({"games": 0}, 1, "at least 1 game"),
        ({"longest": 0}, 1, "at least 1 decision"),
        ({"bots": ("clever",)}, 1, "no bot 'clever'"),
        ({"bots": ("random",) * 3}, 1, "3 bots were named for 2 seats"),
        ({"bots": ()}, 1, "0 bots were named"),
        ({"options": {"weather": "rain"}}, 1, "no option 'weather'"),
        ({"seed": "x"}, 1, "whole number"),
        ({}, 0, "at least 1 process"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(facts, jobs, message):
    with pytest.raises(gorin.GorinError, match=message):
        simulate(plan(**facts), jobs)


def test_a_crash_names_the_seed(monkeypatch):
    class Clumsy(bots.Bot):
        name = "clumsy"

        def choose(self, decision, outlook):
            if decision.kind == "turn":
                raise IndexError("dropped it")
            return decision.pick(0)

    monkeypatch.setitem(bots.BOTS, "clumsy", Clumsy)
    with pytest.raises(GameCrashed, match="battle with 2 seats and seed 12 crashed: IndexError"):
        list(simulate(plan(seed=12, bots=("clumsy",))))


def test_a_game_that_does_not_end_is_given_up_and_counted():
    """Seed 1 needs more than 40 decisions, as every game does."""
    (game,) = simulate(plan(games=1, longest=40, keep_records=True))
    assert (game.winners, game.scores, game.decisions, game.ending) == ((), (), 40, "unfinished")
    assert gorin.replay(game.record).digest() == game.digest
    summary = summarize([game, played(), played()]).plain()
    assert summary["endings"] == {"won": 2, "unfinished": 1}
    assert (summary["games"], summary["by_seat"]["0"]["wins"]) == (3, 2)


# --- counting ----------------------------------------------------------------------------------------


def test_wins_are_counted_by_bot_seat_and_clan():
    summary = summarize(
        [
            played(),
            played(bots=("random", "heuristic"), labels=("crane", "lion"), winners=(1,), scores=(5, 20)),
            played(labels=("crane", "crab"), winners=(0, 1), scores=(15, 15)),
        ]
    ).plain()
    assert summary["games"] == 3
    assert summary["decisions_per_game"] == 100
    assert summary["rounds_per_game"] == 5
    assert summary["by_bot"] == {
        "heuristic": {"games": 3, "wins": 3, "shared": 1, "win_rate": 1.0, "mean_score": 21.67},
        "random": {"games": 3, "wins": 1, "shared": 1, "win_rate": 0.3333, "mean_score": 10.0},
    }
    assert {seat: row["wins"] for seat, row in summary["by_seat"].items()} == {"0": 2, "1": 2}
    assert {clan: row["games"] for clan, row in summary["by_label"].items()} == {
        "crab": 2,
        "crane": 3,
        "lion": 1,
    }


def test_a_win_among_seats_of_the_same_bot_is_not_shared():
    summary = summarize([played(bots=("random", "random"), winners=(0, 1), scores=(9, 9))]).plain()
    assert summary["by_bot"]["random"] == {
        "games": 1,
        "wins": 1,
        "shared": 0,
        "win_rate": 1.0,
        "mean_score": 9.0,
    }


def test_a_game_without_clans_scores_and_rounds_is_counted_too():
    summary = summarize([played(labels=(None, None), scores=(), rounds=None)]).plain()
    assert summary["by_label"] == {}
    assert summary["rounds_per_game"] is None
    assert summary["by_bot"]["heuristic"]["mean_score"] is None
