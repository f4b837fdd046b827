"""The screen of a small terminal: the question and what the player holds stay in sight, the board scrolls."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from rich.text import Text

import gorin
from gorin import bots
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.screen import Screen, Size, compose
from gorin.language.core.english import ordinal

SMALL = Size(80, 24)
NEWS = [Text(f"Something has happened for the {n}th time.") for n in range(4, 30)]
DECKS = ["lion-shamate-keep", "crane-seawatch-castle"]


def moments(seed: int, count: int = 80):
    """The first seat is asked, again and again."""
    game, rng = gorin.new("celestial", decks=DECKS, seed=seed), random.Random(seed)
    while count and not game.over:
        decision = game.pending[0]
        if decision.seat == 0:
            count -= 1
            yield game, decision
        game.choose(rng.choice(decision.options), seat=decision.seat)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_question_and_hand_stay_in_sight_at_eighty_by_twenty_four(seed: int):
    picture = picture_of("celestial")
    for game, decision in moments(seed):
        view = game.view(0)
        screen = Screen(picture, view, news=NEWS, menu=Menu(decision))
        lines = [line.plain for line in compose(screen, SMALL)]
        seen = "\n".join(lines[-(SMALL.height - 1) :])
        assert f"hand ({len(view['players'][0]['hand'])})" in seen
        assert decision.prompt.split()[0] in seen
        assert "▶" in seen


# --- what is going on ---------------------------------------------------------------------------------


def play_until(game_id: str, holds, seed: int = 5, **options):
    """A game of sensible bots at the first moment of which this holds."""
    game = gorin.new(game_id, seed=seed, **options)
    players = [bots.make("heuristic", game_id, random.Random(seat)) for seat in range(game.seats)]
    while not holds(game, game.pending[0]):
        decision = game.pending[0]
        bots.let_choose(game, players[decision.seat], decision)
    return game


def in_sight(game, **more) -> str:
    """What the seat that has to choose sees in a small window, above the line to type in."""
    decision = game.pending[0]
    view, picture = game.view(decision.seat), picture_of(game.rules.id)
    lines = compose(Screen(picture, view, menu=Menu(decision), **more), SMALL)
    return "\n".join(line.plain for line in lines[-(SMALL.height - 2) :])


def is_in_battle(game, decision) -> bool:
    battle = game.view(decision.seat)["battle"]
    return bool(battle) and battle["current"] is not None and decision.kind == "action"


@pytest.mark.parametrize("edition", ["celestial", "diamond", "war-of-honor"])
def test_the_battlefield_stays_in_sight_beside_question_and_hand(edition: str):
    game = play_until(edition, is_in_battle)
    view, seen = game.view(game.pending[0].seat), in_sight(game)
    battle, names = view["battle"], [player["name"] for player in view["players"]]
    (field,) = [field for field in view["battlefields"] if field["id"] == battle["current"]]
    attacker, defender = names[battle["attacker"]], names[battle["defender"]]
    province = "Province" if edition == "diamond" else "province"
    place = f"At {defender}'s {ordinal(field['number'] - 1)} {province}, strength"
    assert place in seen
    assert f"{attacker} {field['attack']}F against {defender} {field['defence']}F" in seen
    assert "'s hand (" in seen
    assert game.pending[0].prompt in seen


def test_the_conflict_stays_in_sight_with_its_place():
    def is_in_conflict(game, decision):
        return game.view(decision.seat)["conflict"] is not None and decision.kind == "action"

    game = play_until("lcg", is_in_conflict)
    told, seen = game.view(game.pending[0].seat)["conflict"], " ".join(in_sight(game).split())
    assert f"{told['type'].capitalize()} conflict at " in seen
    assert f"{told['attack']} attacking against {told['defense']} defending." in seen
    assert "'s hand (" in seen


@pytest.mark.parametrize("size", [SMALL, Size(100, 30), Size(140, 50)])
def test_the_numbered_map_stays_beside_its_options(size: Size):
    game = play_until("war-of-honor", lambda _, decision: "hex:" in decision.options[0].id, seed=3)
    for _ in range(8):
        decision = game.pending[0]
        menu = Menu(decision)
        screen = Screen(picture_of("war-of-honor"), game.view(decision.seat), NEWS, menu)
        seen = "\n".join(line.plain for line in compose(screen, size)[-(size.height - 2) :])
        places = [entry for entry in menu.entries if entry.option.id.startswith("hex:")]
        assert all(f"[{entry.number}]" in seen for entry in places)
        assert "▶" in seen and "'s hand (" in seen
        game.choose(decision.options[0])


def test_what_is_chosen_already_is_shown():
    game = play_until("celestial", lambda _, decision: decision.count > 1)
    seen = in_sight(game, chosen=["Diamond Mine", "Akodo's Grave"])
    assert "Chosen so far: Diamond Mine, Akodo's Grave" in seen
    assert "Chosen so far" not in in_sight(game)


# --- what is told -------------------------------------------------------------------------------------


def test_what_border_keep_put_away_and_what_came_instead_is_news():
    def came_open(game, _):
        return any(event.kind == "refill" and "with" in event.sentence for event in game.events)

    game, picture = play_until("celestial", came_open), picture_of("celestial")
    told = [event.sentence for event in picture.news(game.view(0), game.events)]
    changed = [event.sentence for event in game.events if event.kind in ("to_deck", "refill")]
    assert any("goes to the bottom of" in sentence for sentence in changed)
    assert "" in changed, "what is refilled face-down makes no line"
    assert set(changed) - {""} <= set(told)


def test_a_token_that_is_discarded_while_tokens_are_placed_is_news():
    """At the end of a round all of them are: that would be no news."""

    def lost_early(game, _):
        kinds = [
            event.kind for event in game.events if event.kind in ("placement", "resolution", "discarded")
        ]
        return {("placement", "discarded"), ("resolution", "discarded")} <= set(pairwise(kinds))

    game, picture = play_until("battle", lost_early), picture_of("battle")
    told = [event for event in picture.news(game.view(0), game.events) if event.kind == "discarded"]
    everything = [event for event in game.events if event.kind == "discarded"]
    assert 0 < len(told) < len(everything)
