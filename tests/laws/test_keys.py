"""Law: a key that nobody knows is refused at every depth, with the nearest that somebody does."""

import json
import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import gorin
from gorin.kernel.game import checksum
from gorin.language.library.given import as_option
from gorin.language.library.library import library_of
from support.walk import GAMES, TABLES, game_of, new_game, walk

Path = tuple[Any, ...]


def misspelt(key: str) -> str:
    return key[0] + key


def keys_in(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every key of every table."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        if isinstance(value, dict):
            yield (*path, name)
        yield from keys_in(each, (*path, name))


def different(value: Any) -> list[Path]:
    """One key of each kind: the first of many cards stands for the others."""
    kinds = {tuple(0 if isinstance(part, int) else part for part in path): path for path in keys_in(value)}
    return list(kinds.values())


def with_other_key(value: Any, path: Path, also: bool = False) -> Any:
    """A copy in which a key is written wrongly, or stands there once more."""
    copy = json.loads(json.dumps(value))
    table = copy
    for part in path[:-1]:
        table = table[part]
    told = table[path[-1]] if also else table.pop(path[-1])
    table[misspelt(path[-1])] = told
    return copy


def named(key: str) -> str:
    """How an error names it."""
    return rf"knows no '{re.escape(misspelt(key))}'; did you mean {re.escape(key)}\?"


def some_games(name: str, seats: int) -> Iterator[gorin.Game]:
    """Games that were begun just now, and some time ago."""
    for seed, length in enumerate((0, 25, 70, 120)):
        game, rng = new_game(name, seats, seed), random.Random(seed)
        for _ in islice(walk(game, rng), length):
            pass
        if not game.over:
            yield game


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_misspelt_key_of_a_position_is_named_with_the_nearest(name: str, seats: int):
    tried = set()
    for game in some_games(name, seats):
        position = game.position()
        for path in different(position):
            option = f"option.*'{misspelt(path[-1])}'"  # a new game lists those that there are
            words = option if path[:1] == ("new",) and len(path) == 2 else named(path[-1])
            with pytest.raises(gorin.InvalidPosition, match=words):
                gorin.setup(game_of(name), with_other_key(position, path))
            tried.add(path[-1])
    assert "players" in tried
    assert len(tried) > 15 or name == "toy"


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("also", [False, True], ids=["instead", "besides"])
def test_a_misspelt_key_of_a_save_or_a_record_is_named_with_the_nearest(name: str, seats: int, also: bool):
    game = list(some_games(name, seats))[-1]
    save, record = json.loads(game.save()), game.record()
    del save["choices"][2:], save["state"]["events"][2:]  # they are many
    for path in [each for each in different(save) if each[-1] != "is" and each[:2] != ("start", "setup")]:
        if path[0] in ("gorin", "kind", "game", "check") and not also:
            continue  # what is no save at all is told so
        wrong = with_other_key(save, path, also)
        with pytest.raises(gorin.InvalidSave, match=named(path[-1])):
            gorin.load(json.dumps({**wrong, "check": checksum(wrong)}))
    for key in set(record) - (set() if also else {"gorin", "kind", "game"}):
        with pytest.raises(gorin.InvalidRecord, match=named(key)):
            gorin.replay(with_other_key(record, (key,), also))


@pytest.mark.parametrize("name", ["celestial", "diamond", "war-of-honor", "lcg"])
def test_a_misspelt_part_of_a_deck_is_named_with_the_nearest(name: str):
    library = library_of(name)
    deck = as_option(name, library.decks[GAMES[name].decks[0]])
    for key in deck:
        with pytest.raises(gorin.InvalidSetup, match=f"a deck {named(key)}"):
            gorin.new(name, decks=[with_other_key(deck, (key,)), deck])


def test_a_record_starts_from_one_thing():
    game = gorin.new("battle", seed=1)
    with pytest.raises(gorin.InvalidRecord, match="starts from one thing"):
        gorin.replay({**game.record(), "position": game.position()})


NOTHING = {"game": None, "new": None, "seed": None, "chance": None, "then": None, "phase": None}


def test_what_is_null_is_not_said():
    clans = {"players": [{"clan": "crab"}, {"clan": "lion"}]}
    assert gorin.setup("battle", {**clans, **NOTHING}).digest() == gorin.setup("battle", clans).digest()
    pile = {"conflict": ["banzai"], "provinces": ["fertile-fields"]}
    cards = {"players": [pile, pile]}
    said = gorin.setup("lcg", {**cards, **NOTHING, "format": None})
    assert said.digest() == gorin.setup("lcg", cards).digest()


@pytest.mark.parametrize("format", [[], {}, "strong", 7])
def test_a_format_that_is_none_is_refused(format: Any):
    with pytest.raises(gorin.InvalidPosition, match="there is no format"):
        gorin.setup("lcg", {"format": format, "players": []})
    with pytest.raises(gorin.InvalidSetup, match="there is no format"):
        gorin.new("lcg", format=format)
