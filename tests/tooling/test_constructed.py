"""What is not compiled (tests, cards, bots, the server) constructs only what the compiled engine lets it.

A compiled class without `allow_interpreted_subclasses` can be called from there, but stays empty: a mistake
that nobody sees on the plain engine. Tests can use `support.made`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import compiling
from gorin.kernel.serializable import Serializable
from tooling.tiny import ROOT

PACKAGE = ROOT / "src" / "gorin"


def not_compiled() -> list[Path]:
    compiled = {ROOT / "src" / module for module in compiling.Engine(ROOT).modules()}
    return [*(ROOT / "tests").rglob("*.py"), *(set(PACKAGE.rglob("*.py")) - compiled)]


def constructed_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Module and name of what is imported from the engine by name, and called."""
    named = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gorin.")
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in named:
            yield named[node.func.id]


def is_forbidden(module: str, name: str) -> bool:
    """Whether this is a class of the compiled engine that only compiled code can construct."""
    kind = getattr(import_module(module), name, None)
    if not (inspect.isclass(kind) and issubclass(kind, Serializable)):
        return False
    home = kind.__module__.split(".")
    return home[1] in compiling.COMPILED_PACKAGES and "cards" not in home and not is_open(kind)


def is_open(kind: type) -> bool:
    path = PACKAGE.parent.joinpath(*kind.__module__.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    (found,) = [
        node
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    return any("allow_interpreted_subclasses" in ast.unparse(mark) for mark in found.decorator_list)


def test_the_check_can_find_one():
    tree = ast.parse("from gorin.kernel.events import Event as E\nE('x')\nprint(E)\n")
    assert list(constructed_in(tree)) == [("gorin.kernel.events", "Event")]
    assert is_forbidden("gorin.kernel.events", "Event")
    assert not is_forbidden("gorin.kernel.serializable", "encode")
    assert not is_forbidden("gorin.kernel.state", "Outcome")


def test_only_what_may_be_constructed_from_outside_is():
    wrong = {
        f"{path.relative_to(ROOT)} constructs {name}"
        for path in not_compiled()
        for module, name in constructed_in(ast.parse(path.read_text(encoding="utf-8")))
        if is_forbidden(module, name)
    }
    assert wrong == set()
