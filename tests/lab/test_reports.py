"""Reports, ratings and tournaments: what a folder of results says."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from gorin.cli import main as cli
from gorin.lab.charts import bar_chart, write_picture
from gorin.lab.plan import Plan, Played
from gorin.lab.rates import by_bot, by_label, by_seat, card_rates, even, meetings, rates
from gorin.lab.rating import rated
from gorin.lab.report import report
from gorin.lab.simulate import simulate
from gorin.lab.statistics import wilson
from gorin.lab.tournament import Entrant, Setting, Tournament, round_robin

CELESTIAL = ("crab-the-impregnable-fortress-of-the-crab", "crane-seawatch-castle")


def game(seed: int, winners: tuple[int, ...], bots: tuple[str, ...] = ("a", "b"), **told) -> Played:
    labels = tuple(told.pop("labels", [bot.upper() for bot in bots]))
    usual = {"ending": "Conquest", "scores": (), "rounds": 5, "decisions": 100 + seed, "digest": ""}
    return Played(seed=seed, bots=bots, labels=labels, winners=winners, **{**usual, **told})


def test_the_interval_of_wilson_is_that_of_the_textbook():
    assert [round(end, 4) for end in wilson(15, 20)] == [0.5313, 0.8881]
    assert wilson(0, 0) == (0, 1)
    assert wilson(5, 5)[1] == 1


def test_every_seat_counts_by_itself_so_that_self_play_wins_half():
    games = [game(1, (0,), ("a", "a")), game(2, (1,), ("a", "a"))]
    (only,) = rates(games, by_bot)
    assert (only.wins, only.games) == (2, 4)
    assert [(rate.name, rate.rate) for rate in rates(games, by_seat)] == [("seat 1", 0.5), ("seat 2", 0.5)]
    assert even(games) == 0.5


def test_pairs_are_counted_from_both_sides():
    games = [game(1, (0,)), game(2, (0,)), game(3, (1,)), game(4, (0,), ("a", "a"))]
    assert [(rate.name, rate.wins, rate.games) for rate in meetings(games, by_label)] == [
        ("A\tB", 2, 3),
        ("B\tA", 1, 3),
    ]


def test_cards_are_counted_for_those_who_drew_and_played_them():
    games = [
        game(1, (0,), drawn=(("sword", "shield"), ("sword",)), used=(("sword",), ())),
        game(2, (1,), drawn=(("shield",), ("sword",)), used=((), ("sword",))),
    ]
    shield, sword = card_rates(games)
    assert (shield.drawn.wins, shield.drawn.games, shield.played.games) == (1, 2, 0)
    assert (sword.drawn.wins, sword.drawn.games) == (2, 3)
    assert (sword.played.wins, sword.played.games) == (2, 2)


def test_a_game_that_is_watched_tells_which_cards_were_drawn_and_played():
    plain, watched = (
        list(
            simulate(Plan("lcg", 2, games=2, options={"format": "skirmish"}, watch=watch, keep_records=True))
        )
        for watch in (False, True)
    )
    for before, after in zip(plain, watched, strict=True):
        assert replace(after, drawn=(), used=()) == before, "watching changes nothing"
        for drawn, used in zip(after.drawn, after.used, strict=True):
            assert len(drawn) > 8
            assert set(used) < set(drawn)
            assert used
        assert Played.from_plain(json.loads(json.dumps(after.plain()))) == replace(after, record=None)


def test_only_games_with_cards_can_be_watched(capsys):
    assert cli.run(["sim", "battle", "--cards"]) == 2
    assert "Battle for Rokugan is played without decks" in capsys.readouterr().err


# --- reports -------------------------------------------------------------------------------------------


def results(folder: Path, *args: str) -> Path:
    assert cli.run(["sim", *args, "--seed", "5", "--out", str(folder)]) == 0
    return folder


def test_a_report_is_one_page_without_scripts_and_addresses(tmp_path: Path, capsys):
    folder = results(
        tmp_path / "r", "lcg", "--pairs", "--decks", "crab-core,crane-core", "--games", "6",
        "--bots", "random", "--cards", "--option", "format=skirmish",
    )  # fmt: skip
    assert cli.run(["report", str(folder)]) == 0
    assert "report.html" in capsys.readouterr().out
    page = (folder / "report.html").read_text(encoding="utf-8")
    heads = re.findall("<h2>(.*?)</h2>", page)
    assert heads == ["Seats", "Clans", "Decks", "Who beats whom", "Kinds of victory", "Length", "Cards"]
    assert page.count("<svg") == 7
    assert "<script" not in page
    fetched = re.findall(r'(?:src|href)="([^"]+)"|url\(([^)]+)\)|@import', page)
    assert [
        address for found in fetched for address in found if address and not address.startswith("#")
    ] == []
    assert "24 games, 2 seats, bots: Random" in page
    assert "100.0%</td></tr>" not in page.split("Who beats whom")[0]


def test_the_figures_of_a_report_are_those_of_the_games():
    games = [game(seed, (seed % 3 == 0,), ("a", "b")) for seed in range(30)]
    plan = {"game": "lcg", "seats": 2, "options": {}}
    page = report(plan, games)
    low, high = wilson(20, 30)
    assert f"<td>a</td><td>30</td><td>20</td><td>66.7%</td><td>{low:.1%}</td><td>{high:.1%}</td>" in page
    assert "<td>Conquest</td><td>30</td>" in page
    assert "<td>shortest third</td><td>10</td>" in page


def test_what_is_no_folder_of_results_is_refused(tmp_path: Path, capsys):
    for command in ("report", "rate"):
        assert cli.run([command, str(tmp_path)]) == 2
        assert "is not a folder of results" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "library"), [("report", "vl_convert"), ("rate", "openskill.models")])
def test_without_the_library_the_extra_is_named(tmp_path: Path, capsys, monkeypatch, command, library):
    folder = results(tmp_path / "r", "battle", "--seats", "2", "--games", "4")
    monkeypatch.setitem(sys.modules, library, None)
    assert cli.run([command, str(folder)]) == 2
    assert 'pip install "gorin[lab]"' in capsys.readouterr().err
    assert not (folder / "report.html").exists()


def test_names_in_a_report_are_escaped():
    plan = {"game": "lcg", "seats": 2, "options": {}}
    page = report(plan, [game(seed, (0,), labels=("<b>", "&")) for seed in range(4)])
    assert "&lt;b&gt;" in page
    assert "<b>" not in page


@pytest.mark.parametrize(("name", "begins"), [("c.svg", b"<svg"), ("c.png", b"\x89PNG")])
def test_a_chart_becomes_a_picture(tmp_path: Path, name: str, begins: bytes):
    write_picture(bar_chart([{"name": "x", "count": 3}], "games"), tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)


# --- ratings -------------------------------------------------------------------------------------------


def test_who_wins_more_is_rated_higher_with_any_number_of_seats():
    games = [game(seed, (0,), ("strong", "weak", "weak")) for seed in range(10)]
    games += [game(10 + seed, (1,), ("middling", "strong", "weak")) for seed in range(10)]
    games += [game(20 + seed, (0,), ("middling", "weak", "weak")) for seed in range(10)]
    strong, middling, weak = rated(games, by_bot)
    assert (strong.name, middling.name, weak.name) == ("strong", "middling", "weak")
    assert strong.mean > 25 > weak.mean
    assert (strong.games, weak.games) == (20, 30)
    assert strong.deviation < 25 / 3
    assert rated(reversed(games), by_bot) == [strong, middling, weak], (
        "the order of the files does not matter"
    )


def test_games_against_oneself_and_without_a_winner_rate_nobody():
    assert rated([game(1, (0,), ("a", "a")), game(2, ())], by_bot) == []


def test_rate_prints_everybody_with_an_interval(tmp_path: Path, capsys):
    folder = results(
        tmp_path / "r", "battle", "--seats", "3", "--games", "9", "--bots", "intermediate,random"
    )
    capsys.readouterr()
    assert cli.run(["rate", str(folder)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"Intermediate +\d+\.\d +\(.+ to .+\) +9 games", first)
    assert second.startswith("Random")
    assert cli.run(["rate", str(folder), "--by", "clan", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 7
    assert cli.run(["rate", str(folder), "--by", "deck"]) == 2
    assert "no two decks have met" in capsys.readouterr().err


# --- tournaments ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(2, 9))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int):
    rounds = round_robin(count)
    met = [frozenset(pair) for pairs in rounds for pair in pairs]
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    for pairs in rounds:
        sitting = [number for pair in pairs for number in pair]
        assert len(sitting) == len(set(sitting))


class Rigged(Tournament):
    """Lower numbers always win."""

    def _match(self, one: int, other: int) -> None:
        for own, rival in ((one, other), (other, one)):
            standing = self.standings[own]
            standing.games += 1
            standing.wins += own < rival
            standing.points += own < rival
            standing.met.append(rival)


@pytest.mark.parametrize("count", [7, 8])
def test_swiss_rounds_bring_neighbours_together_and_nobody_twice(count: int):
    playing = Rigged(Setting("battle", {}), [Entrant(f"e{number}", "random") for number in range(count)])
    free: list[int] = []
    for _ in range(3):
        pairs = playing.next_swiss_round()
        free += sorted(set(range(count)) - {number for pair in pairs for number in pair})
        playing.play_swiss()
    assert all(len(set(standing.met)) == len(standing.met) for standing in playing.standings)
    assert len(set(free)) == len(free) == (3 if count % 2 else 0)
    assert playing.ranked()[0].name == "e0"
    assert playing.ranked()[0].points == 3


def test_a_tournament_of_decks_exchanges_seats_and_adds_up(capsys):
    command = [
        "tournament",
        "lcg",
        "--decks",
        "crab-core,crane-core,lion-core",
        "--option",
        "format=skirmish",
    ]
    assert cli.run([*command, "--bots", "random", "--games", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in told} == {"crab-core", "crane-core", "lion-core"}
    assert sum(row["points"] for row in told) == 3
    assert sum(row["wins"] for row in told) == 12
    assert [row["points"] for row in told] == sorted([row["points"] for row in told], reverse=True)


def test_the_seats_of_a_match_are_exchanged():
    setting = Setting("celestial", {}, games=5, seed=3)
    one, other = Entrant("one", "random", CELESTIAL[0]), Entrant("other", "heuristic", CELESTIAL[1])
    first, second = setting.plans(one, other, match=2)
    assert (first.options["decks"], first.bots, first.games, first.seed) == (
        [CELESTIAL[0], CELESTIAL[1]], ("random", "heuristic"), 3, 13,
    )  # fmt: skip
    assert (second.options["decks"], second.bots, second.games, second.seed) == (
        [CELESTIAL[1], CELESTIAL[0]], ("heuristic", "random"), 2, 16,
    )  # fmt: skip


def test_a_tournament_of_bots_is_won_by_the_better_one(capsys):
    assert cli.run(["tournament", "battle", "--bots", "random,intermediate", "--games", "6"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith(" 1. Intermediate")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["battle", "--bots", "random"], "at least 2 entrants, not 1"),
        (["celestial", "--decks", "all", "--bots", "random,intermediate"], "one bot plays all decks, not 2"),
        (["lcg", "--decks", "crab-core,crab-core"], "crab-core takes part twice"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(capsys, args, message):
    assert cli.run(["tournament", *args]) == 2
    assert message in capsys.readouterr().err
