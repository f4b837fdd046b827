"""A save of the LCG whose numbers leave their range is refused, at either end, whatever its check says."""

import json
from typing import Any

import pytest

import gorin
from gorin.games.lcg.kinds import CONFLICT_END
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.turn.setup import Mulligan
from gorin.games.lcg.validation.moments import moment_fits
from gorin.kernel.game import checksum
from gorin.language.core.context import AbilityContext, TriggerEvent
from support.lcg_course import to_phase
from support.lcg_table import Table, conflict, side, table, who
from support.made import made

Path = tuple[Any, ...]


def fighting() -> Table:
    """The action window of a conflict: the defender is asked."""
    return conflict(
        attacker=side(who("doji-challenger", "fine-katana"), hand=("banzai",)),
        defender=side("yogo-outcast", hand=("ornate-fan",)),
    )


def declaring() -> Table:
    """North is asked for the province that he attacks."""
    t = table(north=side("doji-challenger"), south=side(hand=("ornate-fan",)))
    t.south.passes()
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    return t


def bidding() -> Table:
    """North has bid in secret, and South has not."""
    t = table("dynasty", north=side(), south=side())
    to_phase(t, "draw")
    while "bid-1" not in t.north.options:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("bid-2")
    return t


def copying() -> Table:
    """A character of North is a copy of another for a while."""
    t = fighting()
    copy = t.card("doji-challenger")
    course.become_copy(t.s, copy, t.card("yogo-outcast"), CONFLICT_END, AbilityContext(0, copy))
    return t


def replacing() -> Table:
    """One card is chosen that is to be replaced before the game begins."""
    game = gorin.new("lcg", seed=1)
    while not isinstance(game.state.stack[-2], Mulligan):
        game.choose(game.decision.options[0].id)
    game.choose(next(option.id for option in game.decision.options if option.refs))
    return Table(game, ["north", "south"])


CARDS = len(fighting().s.what)
OUTSIDE: list[tuple[Any, Path, list[Any]]] = [
    (fighting, ("owner", 0), [-1, 2]),
    (fighting, ("controller", 0), [-1, 2]),
    (fighting, ("zone", 0), [-1, 99]),
    (fighting, ("known", 0), [-2, 4]),
    (fighting, ("what", 0), [-1, 999]),
    (fighting, ("fate", 0), [-1]),
    (fighting, ("status", 0), [-2, 2]),
    (fighting, ("host", 0), [-2, CARDS]),
    (fighting, ("lies_in", 0), [-2, 10]),
    (fighting, ("players", 0, "honor"), [-1]),
    (fighting, ("players", 0, "fate"), [-1]),
    (fighting, ("players", 0, "military"), [-1]),
    (fighting, ("players", 0, "gained"), [-1]),
    (fighting, ("players", 0, "stronghold"), [-2, CARDS]),
    (fighting, ("provinces", 0, "id"), [-1, 1]),
    (fighting, ("provinces", 0, "owner"), [-1, 2]),
    (fighting, ("provinces", 0, "card"), [-2, CARDS]),
    (fighting, ("rings", 0, "element"), [-1, 5]),
    (fighting, ("rings", 0, "type"), [-1, 2]),
    (fighting, ("rings", 0, "state"), [-1, 3]),
    (fighting, ("rings", 0, "holder"), [-2, 2]),
    (fighting, ("rings", 0, "fate"), [-1]),
    (fighting, ("rings", 0, "province"), [-2, 10]),
    (fighting, ("conflict", "attacker"), [-1, 2]),
    (fighting, ("conflict", "defender"), [-1, 2]),
    (fighting, ("conflict", "ring"), [-1, 5]),
    (fighting, ("conflict", "type"), [-1, 2]),
    (fighting, ("conflict", "number"), [0, 2]),
    (fighting, ("conflict", "winner"), [-2, 2]),
    (fighting, ("conflict", "provinces"), [[], [-1], [10]]),
    (fighting, ("active",), [-1, 2]),
    (fighting, ("favor",), [-2, 2]),
    (fighting, ("round",), [-1]),
    (fighting, ("actions",), [-1]),
    (fighting, ("stack",), [[]]),
    (fighting, ("stack", 0, "at"), [-1, 11]),
    (fighting, ("stack", 0, "at"), [8, 10]),
    (fighting, ("stack", 4, "at"), [0, 2]),
    (fighting, ("stack", 4, "turn"), [1]),
    (fighting, ("stack", 5, "among", 0), [1_046_001]),
    (fighting, ("stack", 0, "first"), [-1, 2]),
    (fighting, ("stack", 4, "order"), [[], [2], [-1], [1, 1]]),
    (fighting, ("stack", 4, "passes"), [-1, 3]),
    (fighting, ("stack", 5, "seat"), [-1, 0, 2]),
    (fighting, ("stack", 5, "among"), [[], [-9], [10**9]]),
    (fighting, ("history", 0, "card"), [-2, CARDS]),
    (fighting, ("history", 0, "seat"), [-2, 2]),
    (copying, ("lasting", 0, "amount"), [-1, 10**4]),
    (replacing, ("stack", -2, "chosen", 0), [-1, 0]),
    (replacing, ("stack", -2, "deck"), ["province"]),
    (replacing, ("stack", -1, "among", 0), [0]),
    (declaring, ("stack", 3, "ring"), [-2, 5]),
    (declaring, ("stack", 3, "type"), [-2, 2]),
    (declaring, ("stack", 3, "place"), [-2, 10]),
    (declaring, ("stack", 3, "seat"), [-1, 2]),
    (declaring, ("stack", 3, "attackers"), [[-1], [CARDS + 9]]),
    (declaring, ("stack", 3, "at"), [5, 7]),
    (declaring, ("stack", 4, "seat"), [-1, 1, 2]),
    (declaring, ("stack", 4, "among", 0), [99_999, 10**12, -(10**12)]),
    (declaring, ("stack", 4, "among"), [[], [100_010], [100_000 + 50_005]]),
    (bidding, ("answers", 0), [0, 6]),
    (bidding, ("stack", 3, "at"), [0, 2]),
    (bidding, ("stack", 4, "open"), [[2], [1, 1]]),
    (bidding, ("stack", 4, "questions", 1, "seat"), [-1, 0, 2]),
    (bidding, ("stack", 4, "questions", 1, "among"), [[]]),
    (bidding, ("stack", 3, "bidders"), [[0, 2], [-1]]),
]
"""Moment, a number of its save, and values just outside its range, or of something that is not there."""


def forged(game: gorin.Game, path: Path, value: Any) -> str:
    """A save with one number changed and its check made to fit."""
    content = json.loads(game.save())
    place = content["state"]
    for name in path[:-1]:
        place = place[name]
    assert place[path[-1]] != value, "this changes nothing"
    place[path[-1]] = value
    return json.dumps({**content, "check": checksum(content)})


@pytest.mark.parametrize(
    ("moment", "path", "values"), OUTSIDE, ids=lambda part: part.__name__ if callable(part) else str(part)
)
def test_a_number_outside_its_range_is_refused(moment: Any, path: Path, values: list[Any]):
    game = moment().game
    assert gorin.load(game.save()).digest() == game.digest()
    for value in values:
        with pytest.raises(gorin.InvalidSave):
            gorin.load(forged(game, path, value))


@pytest.mark.parametrize(
    ("kind", "last"),
    [
        ("honor given", 1),
        ("fate given", 1),
        ("token passes", 1),
        ("control", 1),
        ("supports", 1),
        ("conflict declared", 1),
        ("conflict lost", 1),
        ("province breaks", 9),
        ("province filled", 9),
        ("hidden", 9),
        ("ring claimed", 4),
        ("fate to ring", 4),
        ("ring selected", 4),
        ("attached", CARDS - 1),
        ("fate moved", CARDS - 1),
        ("status moved", CARDS - 1),
        ("becomes copy", CARDS - 1),
        ("duel begins", CARDS - 1),
        ("duel won", CARDS - 1),
        ("duel lost", CARDS - 1),
    ],
)
def test_a_moment_is_about_somebody_or_something_that_there_is(kind: str, last: int):
    """The other player, the province, the ring or the other card, whichever this kind is about."""
    assert fitting(kind, -1, 0, last, last + 1) == [0, last]


@pytest.mark.parametrize(
    ("kind", "last"),
    [
        ("honor gained", 1),
        ("honor lost", 1),
        ("fate gained", 1),
        ("fate lost", 1),
        ("conflict won", 1),
        ("removed", 1),
        ("revealed", 9),
    ],
)
def test_a_moment_that_may_be_about_nobody_else_is_about_nobody_who_is_not_there(kind: str, last: int):
    assert fitting(kind, -2, -1, 0, last, last + 1) == [-1, 0, last]


def fitting(kind: str, *others: int) -> list[int]:
    s = fighting().s
    return [other for other in others if moment_fits(s, made(TriggerEvent, kind, 0, 0, other, 0, 0))]
