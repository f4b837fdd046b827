"""Law: a save with a wrong number or word is refused with our own error, or its game can be played."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import gorin
from gorin.kernel.game import checksum
from gorin.kernel.windows import InterruptibleEvent
from support.walk import TABLES, game_of, new_game, walk

Path = tuple[Any, ...]
CHECKED = [(name, seats) for name, seats in TABLES if game_of(name) != "toy"]
"""The test game takes every state: nobody sends it one from outside."""
MOMENTS = (4, 60, 130)
"""So many choices after the beginning, each in a game of its own."""
TRIED = 45
"""So many numbers of each moment are made wrong."""
PLAYED_ON = 12
"""So many choices are made afterwards."""
HUGE = 10**12
BOOKS = [
    ("celestial", 2, "war-of-honor-advanced"),
    ("lcg", 2, "lcg-team"),
    ("lcg", 2, "lcg-enlightenment"),
    ("lcg", 4, "lcg"),
]
"""A game, and a ruleset that knows its cards but plays another one."""


# --- making a value wrong -------------------------------------------------------------------------


def values_in(value: Any, sort: type, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The way to every number or word, and what it is."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield from values_in(each, sort, (*path, name))
    if type(value) is sort:
        yield path, value


def by_kind(content: dict[str, Any], sort: type) -> dict[Path, list[tuple[Path, Any]]]:
    """Values that have the same names on their way are of one kind."""
    kinds: dict[Path, list[tuple[Path, Any]]] = {}
    for path, value in values_in(content, sort):
        kinds.setdefault(tuple(part for part in path if isinstance(part, str)), []).append((path, value))
    return kinds


def some_numbers(content: dict[str, Any], rng: random.Random) -> list[tuple[Path, int]]:
    """Half of what is in progress, the others of as many kinds as there are: most numbers are cards."""
    kinds = by_kind(content, int)
    working = [each for kind in sorted(kinds) if "stack" in kind for each in kinds[kind]]
    others = [rng.choice(kinds[kind]) for kind in sorted(kinds) if "stack" not in kind]
    chosen = rng.sample(working, min(len(working), TRIED // 2))
    return chosen + rng.sample(others, min(len(others), TRIED - len(chosen)))


def with_value(content: dict[str, Any], path: Path, value: Any) -> str:
    """The save with another value there, and a check that fits."""
    damaged = json.loads(json.dumps(content))
    place = damaged
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return json.dumps({**damaged, "check": checksum(damaged)})


# --- what anybody does with a game ----------------------------------------------------------------


def look_at(game: gorin.Game, rng: random.Random) -> None:
    for seat in (None, *range(game.seats)):
        assert game.view(seat)["seats"] == game.seats
    refs = ["c0", "seat0", "nothing"]
    for decision in game.pending:
        assert decision.prompt and decision.kind
        assert all(option.label for option in decision.options)
        assert decision.proposed in ("", *(option.id for option in decision.options))
        refs += [ref for option in decision.options for ref in option.refs]
    for ref in rng.sample(refs, min(len(refs), 4)):
        ask_why_not(game, rng.randrange(game.seats), ref)
    assert [line.kind for line in game.events] == [event.kind for event in game.state.events]
    assert game.clone().digest() == game.digest()


def ask_why_not(game: gorin.Game, seat: int, ref: str) -> None:
    try:
        assert all(reason.sentence for reason in game.why_not(seat, ref))
    except gorin.GorinError as error:
        assert str(error)  # there is no such object


def play_on(game: gorin.Game, rng: random.Random) -> None:
    look_at(game, rng)
    assert gorin.load(game.save()).digest() == game.digest()
    for _ in islice(walk(game, rng), PLAYED_ON):
        pass
    look_at(game, rng)
    assert json.loads(game.save())["kind"] == "save"


def moments_of(name: str, seats: int) -> Iterator[tuple[dict[str, Any], random.Random]]:
    for seed, length in enumerate(MOMENTS):
        game, rng = new_game(name, seats, seed), random.Random(seed)
        for _ in islice(walk(game, rng), length):
            pass
        yield json.loads(game.save()), rng


def outcome_of(damaged: str, rng: random.Random) -> str:
    try:
        loaded = gorin.load(damaged)
    except gorin.GorinError as error:
        assert str(error)
        return "refused"
    play_on(loaded, rng)
    return "played"


@pytest.mark.parametrize(("name", "seats"), CHECKED)
def test_a_wrong_number_is_refused_or_its_game_can_be_played(name: str, seats: int):
    became: Counter[str] = Counter()
    for content, rng in moments_of(name, seats):
        for path, number in some_numbers(content, rng):
            wrong = rng.choice((number - 1, number + 1, number + 1, number - 1, HUGE, -HUGE))
            became[outcome_of(with_value(content, path, wrong), rng)] += 1
    assert became["refused"] > 30 and became["played"] > 10


@pytest.mark.parametrize(("name", "seats"), CHECKED)
def test_a_wrong_word_is_refused_or_its_game_can_be_played(name: str, seats: int):
    """Nothing, nonsense, or a word that the save has elsewhere."""
    refused = 0
    for content, rng in moments_of(name, seats):
        words = sorted({word for _, word in values_in(content, str)})
        for _, places in sorted(by_kind(content, str).items()):
            path, word = rng.choice(places)
            wrong = rng.choice([each for each in ("", "nonsense", rng.choice(words)) if each != word])
            refused += outcome_of(with_value(content, path, wrong), rng) == "refused"
    assert refused > 20


@pytest.mark.parametrize(("name", "seats", "ruleset"), BOOKS)
def test_a_game_is_played_by_no_book_of_others(name: str, seats: int, ruleset: str):
    """Also where the cards of the one are all in the other."""
    for content, _ in moments_of(name, seats):
        with pytest.raises(gorin.GorinError):
            gorin.load(with_value(content, ("state", "edition"), ruleset))


def opportunities(name: str, seats: int, seed: int) -> Iterator[gorin.Game]:
    """The moments of a game in which somebody may respond to what happens."""
    for moment in walk(new_game(name, seats, seed), random.Random(seed)):
        if isinstance(moment.state.stack[-2], InterruptibleEvent):
            yield moment


@pytest.mark.parametrize("name", ["celestial", "diamond", "lcg"])
def test_a_window_reads_the_answer_of_the_one_whom_it_asks(name: str):
    moments = list(map(gorin.Game.save, islice(opportunities(name, 2, 1), 6)))
    assert len(moments) == 6
    for save in moments:
        content = json.loads(save)
        window = ("state", "stack", len(content["state"]["stack"]) - 2)
        asking = content["state"]["stack"][-2]
        assert gorin.load(save).save() == save
        for field, wrong in [("turn", 1 - asking["turn"]), ("at", asking["at"] + 1), ("at", 0)]:
            with pytest.raises(gorin.InvalidSave):
                gorin.load(with_value(content, (*window, field), wrong))
