"""Small changes to a program: what could be changed where, and the program with one of them."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
RULES_CODE = ("gorin/kernel", "gorin/language", "gorin/games")
CARD_LISTS = (
    *[
        f"gorin/games/ccg/{each}/{lists}"
        for each in ("celestial", "diamond", "war_of_honor")
        for lists in ("cards", "decks")
    ],
    "gorin/games/lcg/cards",
    "gorin/games/lcg/decks/pool",
    "gorin/games/lcg/decks/core",
)
"""What cards say and which are in a deck: facts, looked after by the tests of single cards."""

OTHER_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
LEFT_OUT = ("annotation", "returns", "type_comment", "decorator_list")
"""Parts of a program that nothing runs, or that say how to compile it."""


class Site(NamedTuple):
    """A place where something can be changed, and how to change it in the tree that it was found in."""

    kind: str
    place: str
    statement: ast.stmt
    is_deferred: bool
    """Inside a function, and so run when the function is called and not when the file is read."""
    change: Callable[[], None]


class Mutant(NamedTuple):
    """One change, named by its file, its kind and its number among all of the file."""

    path: str
    number: int
    kind: str
    line: int
    place: str
    is_deferred: bool

    @property
    def package(self) -> str:
        """kernel, words, games/battle or games/ccg"""
        return next(package for package in RULES_CODE if self.path.startswith(package))[len("gorin/") :]


class Changed(NamedTuple):
    """A file with one change in it."""

    tree: ast.Module
    before: str
    after: str


def rules_files(only: str = "") -> list[str]:
    """The files of the rules, relative to `src`; `only` those below a path."""
    found = [path for each in RULES_CODE for path in (SOURCES / each).rglob("*.py")]
    paths = [path.relative_to(SOURCES).as_posix() for path in found]
    wanted = only.removeprefix("src/").removesuffix("/")
    return sorted(path for path in paths if path.startswith(wanted) and not path.startswith(CARD_LISTS))


def mutants_of(path: str) -> list[Mutant]:
    """Every change that can be made to a file."""
    found = enumerate(sites(parsed(path)))
    return [
        Mutant(path, number, site.kind, site.statement.lineno, site.place, site.is_deferred)
        for number, site in found
    ]


def changed(mutant: Mutant) -> Changed:
    """The file of a mutant with its change."""
    tree = parsed(mutant.path)
    site = next(site for number, site in enumerate(sites(tree)) if number == mutant.number)
    before = shown(site.statement)
    site.change()
    ast.fix_missing_locations(tree)
    return Changed(tree, before, shown(site.statement))


def parsed(path: str) -> ast.Module:
    return ast.parse((SOURCES / path).read_text(encoding="utf-8"), path)


def shown(statement: ast.stmt) -> str:
    """A statement as text; of one with a body only its head."""
    head = copy.copy(statement)
    for body in ("body", "orelse", "finalbody", "handlers", "cases"):
        if hasattr(head, body):
            setattr(head, body, [])
    return ast.unparse(head)


# --- finding sites --------------------------------------------------------------------------------------


def sites(tree: ast.Module) -> Iterator[Site]:
    """All places, in the order of the text."""
    for statement in tree.body:
        yield from _in_statement(statement, "", False)


def _in_statement(statement: ast.stmt, place: str, is_deferred: bool) -> Iterator[Site]:
    if isinstance(statement, ast.If) and shown(statement) == "if TYPE_CHECKING:":
        return
    for kind, change in _of_statement(statement):
        yield Site(kind, place, statement, is_deferred, change)
    inside, later = place, is_deferred
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = f"{place}.{statement.name}".lstrip(".")
        later = is_deferred or not isinstance(statement, ast.ClassDef)
    for node in _children(statement):
        if isinstance(node, ast.stmt):
            yield from _in_statement(node, inside, later)
        else:
            yield from _in_expression(node, statement, inside, is_deferred)


def _in_expression(node: ast.AST, statement: ast.stmt, place: str, is_deferred: bool) -> Iterator[Site]:
    for kind, change in _of_node(node):
        yield Site(kind, place, statement, is_deferred, change)
    for child in _children(node):
        if isinstance(child, ast.stmt):  # the bodies of `except` and `case`
            yield from _in_statement(child, place, is_deferred)
        else:
            yield from _in_expression(child, statement, place, is_deferred)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    for name, value in ast.iter_fields(node):
        if name in LEFT_OUT:
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield each


Way = tuple[str, Callable[[], None]]


def _of_statement(statement: ast.stmt) -> Iterator[Way]:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        yield "deleted call", lambda: setattr(statement, "value", ast.Constant(None))
    if isinstance(statement, ast.If | ast.While):
        test = statement.test
        if not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            yield "not", lambda: setattr(statement, "test", ast.UnaryOp(ast.Not(), test))


def _of_node(node: ast.AST) -> Iterator[Way]:
    if isinstance(node, ast.Compare):
        yield from _of_comparison(node)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", lambda: setattr(node, "op", other)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", lambda: _become(node, ast.Call(ast.Name("bool", ast.Load()), [node.operand], []))
    elif isinstance(node, ast.Constant):
        yield from _of_constant(node)
    elif isinstance(node, ast.Call):
        yield from _of_call(node)


def _of_comparison(node: ast.Compare) -> Iterator[Way]:
    for position, operator in enumerate(node.ops):
        for other in OTHER_COMPARISONS[type(operator)]:
            yield "comparison", lambda at=position, other=other: node.ops.__setitem__(at, other())


def _of_constant(node: ast.Constant) -> Iterator[Way]:
    value = node.value
    if isinstance(value, bool):
        yield "constant", lambda: setattr(node, "value", not value)
    elif type(value) is int:
        for step in (1, -1):
            yield "constant", lambda step=step: setattr(node, "value", value + step)


def _of_call(node: ast.Call) -> Iterator[Way]:
    for at in range(len(node.args) - 1):
        pair = node.args[at : at + 2]
        is_plain = not any(isinstance(each, ast.Starred) for each in pair)
        if is_plain and ast.dump(pair[0]) != ast.dump(pair[1]):
            yield "swapped arguments", lambda at=at: _swap(node.args, at)


def _swap(arguments: list[ast.expr], at: int) -> None:
    arguments[at], arguments[at + 1] = arguments[at + 1], arguments[at]


def _become(node: ast.AST, other: ast.AST) -> None:
    """Turn a node into another in its place: its parent need not be known."""
    node.__class__ = other.__class__
    node.__dict__.clear()
    node.__dict__.update(other.__dict__)
