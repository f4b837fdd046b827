"""Positions damaged at random: each must end in a game that can be played, or in our own error.

Everything follows from the seed: a failure can be had again by its number.
"""

from __future__ import annotations

import json
import random
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import gorin
from gorin.kernel.rules import Rules
from gorin.lab.plan import LONGEST

PER_MOMENT = 25
"""How many damaged positions are made of one moment."""
CHOICES = 8
"""How far a game is played that came out of one."""
MOST_DAMAGES = 3
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 255, 1 << 31, -(1 << 63), 10**30, 0.5, 1e308, float("inf"), float("nan"),
    "", "x", "0", "none", "#", "a#b", "x" * 5000, "\ud800", "\x00", [], {}, [[]], [None], {"": {}},
    {"is": "step"}, ["pass"], [[0, "pass"]], [[0, "concede"]],
)  # fmt: skip
DEPTH = 60
"""How deep nested junk is."""

PLAYED, REFUSED, STOPPED, FAILED = "played", "refused", "stopped", "failed"


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of one damaged position: played, refused, stopped as an endless loop, or failed."""

    number: int
    ending: str
    error: str = ""
    position: Any = None
    """Only of one that failed."""


@dataclass(slots=True)
class Fuzzed:
    """What became of all of them."""

    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Trial] = field(default_factory=list)

    def count(self, trials: Iterable[Trial]) -> Fuzzed:
        for trial in trials:
            self.endings[trial.ending] += 1
            if trial.ending == FAILED:
                self.failures.append(trial)
        return self

    def plain(self) -> dict[str, Any]:
        failures = [
            {"number": each.number, "error": each.error, "position": json.dumps(each.position)}
            for each in self.failures
        ]
        return {
            **{ending: self.endings[ending] for ending in (PLAYED, REFUSED, STOPPED, FAILED)},
            "failures": failures,
        }


def fuzz(game: str, count: int, seed: int) -> Iterator[Trial]:
    """So many damaged positions of random moments of a game, and what becomes of each."""
    words = Words()
    for number in range(count):
        if number % PER_MOMENT == 0:
            whole = _some_position(game, random.Random(f"{seed} moment {number // PER_MOMENT}"))
            words.learn(whole)
        yield _try(game, whole, words, number, random.Random(f"{seed} damage {number}"))


def _some_position(game: str, rng: random.Random) -> Any:
    """A random moment of a random game, as it comes out of a file."""
    rules = next(each for each in gorin.games() if each.id == game)
    playing = gorin.new(game, seed=rng.getrandbits(40), **some_options(rules, rng))
    _play(playing, rng, rng.randrange(rng.choice((20, 200, 500))))
    return json.loads(json.dumps(playing.position()))


def some_options(rules: Rules, rng: random.Random) -> dict[str, Any]:
    """Any format, any number of seats, any decks, and half of the time whatever else can be agreed on."""
    options: dict[str, Any] = {"format": rng.choice(rules.formats)} if rules.formats else {}
    options["seats"] = rng.choice(rules.seats_in(options.get("format", "")))
    agreed = [each for each in rules.variants if each.format in ("", options.get("format"))]
    chosen = [(each.id, rng.choice(each.choices)) for each in agreed] if rng.random() < 0.5 else []
    options |= {name: choice.value for name, choice in chosen}
    if rules.decks and not any(choice.library for _, choice in chosen):
        options["decks"] = [rng.choice(rules.decks) for _ in range(options["seats"])]
    return options


def _play(game: gorin.Game, rng: random.Random, choices: int) -> None:
    for _ in range(min(choices, LONGEST)):
        pending = game.pending
        if not pending:
            return
        decision = rng.choice(pending)
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)


# --- one trial ---------------------------------------------------------------------------------------


def _try(game: str, whole: Any, words: Words, number: int, rng: random.Random) -> Trial:
    position = json.loads(json.dumps(whole))
    for _ in range(rng.randint(1, MOST_DAMAGES)):
        position = damage(position, words, rng)
    try:
        begun = gorin.setup(game, position)
    except gorin.GorinError as error:
        wrong = "" if str(error) else "an error without a sentence"
        return Trial(number, FAILED if wrong else REFUSED, wrong, position if wrong else None)
    except Exception:  # whatever else comes out of a position is what is being looked for
        return Trial(number, FAILED, _last_lines(), position)
    try:
        _use(begun, rng)
    except gorin.EndlessLoop as error:
        return Trial(number, STOPPED, str(error))
    except gorin.GorinError as error:
        return Trial(number, FAILED, f"what the game itself offers or tells is refused: {error}", position)
    except Exception:
        return Trial(number, FAILED, _last_lines(), position)
    return Trial(number, PLAYED)


def _use(game: gorin.Game, rng: random.Random) -> None:
    """Do with a game what can be done with it, before and after some choices."""
    for _ in range(2):
        for seat in range(game.seats):
            game.view(seat)
            game.determinize(seat, rng).view(seat)
        gorin.load(game.save())
        gorin.setup(game.rules.id, game.position())
        _play(game, rng, CHOICES)
    gorin.replay(game.record())


def _last_lines() -> str:
    """Where it happened, and what."""
    return " | ".join(traceback.format_exc().strip().splitlines()[-3:])


# --- damages -----------------------------------------------------------------------------------------


class Words:
    """Every name that positions have used so far, to be put where another belongs."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.keys: list[str] = []
        self._known: set[tuple[bool, str]] = set()

    def learn(self, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                self._add(self.keys, key)
                self.learn(inner)
        elif isinstance(value, list):
            for inner in value:
                self.learn(inner)
        elif isinstance(value, str):
            self._add(self.texts, value)

    def _add(self, names: list[str], name: str) -> None:
        if (names is self.keys, name) not in self._known:
            self._known.add((names is self.keys, name))
            names.append(name)


Slot = tuple[Any, Any]
"""A table or list, and a key or index in it."""


def slots(value: Any) -> list[Slot]:
    """Every place in a position where something stands."""
    found: list[Slot] = []
    waiting = [value]
    while waiting:
        inner = waiting.pop()
        names = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        for name in names:
            found.append((inner, name))
            if isinstance(inner[name], dict | list):
                waiting.append(inner[name])
    return found


def damage(position: Any, words: Words, rng: random.Random) -> Any:
    """The position with one thing wrong (or, by luck, only different)."""
    places = slots(position)
    if not places:
        return rng.choice(JUNK)
    inner, name = rng.choice(places)
    rng.choice(DAMAGES)(inner, name, words, rng)
    return position


def misspell_key(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    if isinstance(inner, dict):
        at = rng.randrange(len(name) + 1)
        inner[name[:at] + rng.choice(("", "x", name[at : at + 1])) + name[at + 1 :]] = inner.pop(name)


def rename_key(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    if isinstance(inner, dict):
        inner[rng.choice(words.keys)] = inner.pop(name)


def put_junk(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    inner[name] = json.loads(json.dumps(rng.choice(JUNK)))


def bury_in_lists(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    for _ in range(rng.choice((1, 2, DEPTH))):
        inner[name] = rng.choice(([inner[name]], {"x": inner[name]}))


def shift_number(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    numbers = [(each, key) for each, key in slots(inner) if type(each[key]) is int]
    if numbers:
        each, key = rng.choice(numbers)
        each[key] += rng.choice((-1, 1, -1, 1, -2, 2, 30, 1000))


def put_other_word(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    inner[name] = rng.choice(words.texts or [""])


def put_other_word_of_place(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    """A word that stands elsewhere in the same part: a likely one."""
    texts = [each[key] for each, key in slots(inner) if isinstance(each[key], str)]
    if texts:
        inner[name] = rng.choice(texts)


def drop(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    del inner[name]


def double(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    twin = json.loads(json.dumps(inner[name]))
    if isinstance(inner, list):
        inner.insert(rng.randrange(len(inner) + 1), twin)
    else:
        inner[rng.choice(words.keys)] = twin


def swap(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    other = rng.choice(list(inner) if isinstance(inner, dict) else range(len(inner)))
    inner[name], inner[other] = inner[other], inner[name]


def shuffle_list(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    if isinstance(inner[name], list):
        rng.shuffle(inner[name])


def flip(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    flags = [(each, key) for each, key in slots(inner) if type(each[key]) is bool]
    if flags:
        each, key = rng.choice(flags)
        each[key] = not each[key]


def add_flag(inner: Any, name: Any, words: Words, rng: random.Random) -> None:
    """Say something more in a table: a key that others use, with a value that may fit."""
    if isinstance(inner, dict):
        inner[rng.choice(words.keys)] = rng.choice((True, 1, 2, rng.choice(words.texts or [""])))


Damage = Callable[[Any, Any, Words, random.Random], None]
DAMAGES: tuple[Damage, ...] = (
    misspell_key,
    rename_key,
    put_junk,
    bury_in_lists,
    shift_number,
    shift_number,
    put_other_word,
    put_other_word_of_place,
    put_other_word_of_place,
    drop,
    double,
    swap,
    shuffle_list,
    flip,
    add_flag,
)
