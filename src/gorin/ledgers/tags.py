"""Which tests say that they show a clause, read from the sources of the tests: no test has to run for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from gorin.ledgers.clauses import CHECKOUT

TESTS = CHECKOUT / "tests"


@cache
def tagged_tests(tests: Path = TESTS) -> dict[str, tuple[str, ...]]:
    """The tests by the clauses that their tags name; none in an installed wheel, which has no tests."""
    found: dict[str, set[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "rule(" in source:
            for test, clause in tags_in(source, path.relative_to(tests.parent).as_posix()):
                found.setdefault(clause, set()).add(test)
    return {clause: tuple(sorted(names)) for clause, names in found.items()}


def tags_in(source: str, file: str) -> Iterator[tuple[str, str]]:
    """Each test of a file with each clause that it is tagged with.

    >>> list(tags_in('@rule("BR-RAD-03")\\ndef test_raid(): ...', "tests/test_raids.py"))
    [('tests/test_raids.py::test_raid', 'BR-RAD-03')]
    """
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for clause in _clauses_within(decorator):
                    yield f"{file}::{node.name}", clause


def _clauses_within(decorator: ast.expr) -> Iterator[str]:
    """What any `rule(...)` in a decorator names, also in the marks of a parameter."""
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            for argument in call.args:
                yield from _named_by(argument)


def _named_by(argument: ast.expr) -> Iterator[str]:
    """A clause that is written out, or the clauses of a numbered series."""
    match argument:
        case ast.Constant(value=str(clause)):
            yield clause
        case ast.Starred(
            value=ast.ListComp(elt=elt, generators=[series]) | ast.GeneratorExp(elt=elt, generators=[series])
        ):
            yield from _series(elt, series.iter)


def _series(elt: ast.expr, numbers: ast.expr) -> Iterator[str]:
    """`f"WH-EXP-{number:02}" for number in range(1, 81)`."""
    match elt, numbers:
        case (
            ast.JoinedStr(values=[ast.Constant(value=str(prefix)), ast.FormattedValue()]),
            ast.Call(
                func=ast.Name(id="range"), args=[ast.Constant(value=int(low)), ast.Constant(value=int(high))]
            ),
        ):
            for number in range(low, high):
                yield f"{prefix}{number:02}"
