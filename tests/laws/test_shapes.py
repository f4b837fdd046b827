"""Laws: the state is plain values, steps are data, and only ops write."""

import ast
import random
from pathlib import Path

import pytest

from gorin.kernel.serializable import Serializable, classes_under, fields_of
from gorin.kernel.state import Step
from support.mirror import moment as values
from support.sources import SOURCES
from support.walk import GAMES, TABLES, new_game, walk

ROOT = SOURCES
BUILDERS = (
    "/ops.py",
    "/knowing.py",  # parts of ops; see test_what_is_known_changes_by_ops_only
    "/position/reading.py",
    "/position/board.py",
    "/position/sides.py",
    "/position/cards.py",
    "/position/starting.py",
    "/hidden.py",
    "/state.py",
    "/dealing.py",
)
"""The writers of a game's state: its ops, and the rooms that build states instead of playing them."""
MUTATORS = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault"}


def assert_plain(value: object) -> None:
    if isinstance(value, Serializable):
        for name in fields_of(type(value)):
            assert_plain(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            assert_plain(item)
    else:
        assert value is None or type(value) in (int, bool, str), f"{value!r} is not plain"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_state_is_plain_values_and_nothing_else(name: str, seats: int):
    told = 0
    for moment in walk(new_game(name, seats, 6), random.Random(6)):
        s = moment.state
        for field in set(fields_of(type(s))) - {"events"}:
            assert_plain(getattr(s, field))
        assert_plain(s.told.since(told))  # the others have been looked at
        told = len(s.told)
        for step in s.stack:
            extra = set(getattr(step, "__dict__", {})) - set(fields_of(type(step)))
            assert not extra, f"{type(step).__name__} keeps {extra} outside its fields"


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_every_stage_of_every_step_is_a_method(rules):
    for cls in classes_under("gorin.kernel", *rules.packages).values():
        if issubclass(cls, Step):
            for stage in cls.stages:
                assert callable(getattr(cls, stage, None)), f"{cls.__name__} has no stage {stage}"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_clone_leaves_nothing_shared_that_can_change(name: str, seats: int):
    told = 0
    for moment in walk(new_game(name, seats, 7), random.Random(7)):
        cloned = moment.clone()
        original, copy = moment.state, cloned.state
        assert copy.events == original.events
        assert values(cloned, told) == values(moment, told)
        told = len(original.told)
        for field in fields_of(type(original)):
            one, other = getattr(original, field), getattr(copy, field)
            if isinstance(one, list) and field != "scores":
                assert one is not other, f"{field} is shared"
                inner = [(a, b) for a, b in zip(one, other, strict=True) if isinstance(a, list)]
                assert all(a is not b for a, b in inner), f"an inner list of {field} is shared"


ENGINE = [path for room in ("language", "games") for path in sorted((ROOT / room).rglob("*.py"))]


def root_name(node: ast.expr) -> str | None:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def writes_to_state(tree: ast.AST) -> list[int]:
    """The lines that assign to, or change in place, something that hangs on the state `s`."""
    lines = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS
        ):
            targets = [node.func.value]
        flat = [part for t in targets for part in (t.elts if isinstance(t, ast.Tuple) else [t])]
        if any(isinstance(t, ast.Attribute | ast.Subscript) and root_name(t) == "s" for t in flat):
            lines.append(node.lineno)
    return sorted(lines)


def test_the_check_for_writes_can_find_one():
    found = writes_to_state(ast.parse("s.owner[3] = 1\nx.y = 2\ns.hands[0].append(1)\na, s.b = 1, 2\n"))
    assert found == [1, 3, 4]


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: p.name)
def test_only_ops_write(path: Path):
    if "/ops/" not in path.as_posix() and not path.as_posix().endswith(BUILDERS):
        assert writes_to_state(ast.parse(path.read_text(encoding="utf-8"))) == []


TEACHERS = {"show_to_all", "show_to", "take_unseen", "slip_away", "lose_track"}
"""What changes who knows a card."""


@pytest.mark.parametrize("path", ENGINE, ids=lambda p: p.name)
def test_what_is_known_changes_by_ops_only(path: Path):
    if "/ops/" not in path.as_posix() and not path.as_posix().endswith(("/ops.py", "/knowing.py")):
        named = {
            node.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Name)
        }
        assert not named & TEACHERS


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda p: p.name)
def test_the_engine_has_no_other_source_of_chance_or_time(path: Path):
    room = path.relative_to(ROOT).parts[0]
    if room not in ("kernel", "games", "language"):
        return
    text = path.read_text(encoding="utf-8")
    for word in ("import time\n", "import secrets", "random.random(", "random.choice(", "datetime"):
        assert word not in text, f"{path.name} uses {word}"
