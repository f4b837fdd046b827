"""Levels: what people call the bots."""

import random
from pathlib import Path

import pytest

import gorin
from gorin import bots
from gorin.bots import beginner
from gorin.kernel.errors import GorinError
from support.walk import TABLES, game_of, new_game


def test_every_bot_that_people_may_play_against_has_a_level():
    assert [level.bot for level in bots.LEVELS] == list(bots.names())
    assert len(bots.LEVELS) >= 4


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_is_found_by_its_level_and_by_its_own_name(level):
    for name in (level.name, level.name.lower(), level.bot):
        assert bots.make(name, "battle", random.Random(1)).name == level.bot
        assert bots.shown(name) == level.name


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_names_in_older_saves_and_records_still_work(name):
    assert bots.make(name, "battle", random.Random(1)).name == name


def test_an_unknown_bot_is_refused_with_the_levels_there_are():
    levels = "beginner, intermediate, expert or master"
    with pytest.raises(GorinError, match=f"there is no bot 'genius'; choose {levels}"):
        bots.find("genius")


def test_the_page_calls_them_the_same():
    page = Path(__file__).parents[2] / "web" / "src" / "lib" / "bots.ts"
    for level in bots.LEVELS:
        assert f"{level.bot}: {{ name: '{level.name}', manner: '{level.manner}' }}" in page.read_text()


def test_the_docs_have_a_row_for_each_of_them():
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    for level in bots.LEVELS:
        assert f"| {level.name} | `{level.bot}` |" in text


def test_a_level_does_not_know_a_game_without_rules_of_thumb():
    for level in bots.LEVELS:
        with pytest.raises(GorinError, match="does not know 'toy' yet"):
            bots.make(level.bot, "toy", random.Random(1))


PLAYED = [(name, seats) for name, seats in TABLES if game_of(name) in beginner.OVERLOOKS and seats < 4]


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_a_beginner_comes_to_an_end_and_never_goes_back(name, seats):
    game = new_game(name, seats, 2)
    players = [bots.make("beginner", game_of(name), random.Random(seat)) for seat in range(seats)]
    for _ in range(6_000):
        if game.over:
            break
        decision = game.pending[0]
        chosen = players[decision.seat].choose(decision, bots.outlook_of(game, decision.seat))
        assert chosen.id != "back" or decision.count == 1
        game.choose(chosen, decision.seat)
    assert game.over


def asked_again(bot: bots.Bot, game: gorin.Game, times: int) -> set[str]:
    decision = game.pending[0]
    return {bot.choose(decision, bots.outlook_of(game, decision.seat)).id for _ in range(times)}


def test_a_beginner_overlooks_the_best_choice_now_and_then():
    game = gorin.new("battle", seats=2, seed=1)
    while game.decision.kind != "setup.province":
        game.choose(game.decision.pick(0))
    best = asked_again(bots.make("heuristic", "battle", random.Random(1)), game, 40)
    taken = asked_again(bots.make("beginner", "battle", random.Random(1)), game, 40)
    assert best & taken
    assert taken - best


def test_an_expert_thinks_about_some_choices_and_a_master_about_all():
    game = gorin.new("battle", seats=2, seed=1)
    while game.decision.count == 1:
        game.choose(game.decision.pick(0))
    decision, outlook = game.decision, bots.outlook_of(game, game.decision.seat)
    thought: list[str] = []

    for name in ("expert", "master"):
        bot = bots.make(name, "battle", random.Random(1))
        bot.stopped = lambda: True  # one world is enough to see that it thinks
        for _ in range(12):
            worlds: list[int] = []

            def imagine(rng, worlds=worlds):
                worlds.append(1)
                return outlook.imagine(rng)

            bot.choose(decision, bots.Outlook(outlook.look, imagine))
            thought.append(f"{name} {'thinks' if worlds else 'follows a rule'}")
    assert {*thought} == {"expert thinks", "expert follows a rule", "master thinks"}
