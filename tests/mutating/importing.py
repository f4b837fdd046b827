"""The rules as they are imported: with one change, or with marks that say what was reached."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any

from mutating.changes import SOURCES, parsed, shown

MARKS = "_reached_"


class Rewriting(MetaPathFinder, Loader):
    """Imports certain files from a tree that `tree_of` gives, and keeps no compiled copy of them."""

    def __init__(self, paths: list[str], tree_of: Callable[[str], ast.Module], known: dict[str, Any]) -> None:
        self.paths = {_module_name(path): path for path in paths}
        self.tree_of = tree_of
        self.known = known
        """Further names that the modules find among their own."""

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname not in self.paths:
            return None
        file = SOURCES / self.paths[fullname]
        folders = [str(file.parent)] if file.name == "__init__.py" else None
        return spec_from_file_location(fullname, file, loader=self, submodule_search_locations=folders)

    def exec_module(self, module: ModuleType) -> None:
        path = self.paths[module.__name__]
        vars(module).update(self.known)
        exec(compile(self.tree_of(path), str(SOURCES / path), "exec", dont_inherit=True), vars(module))


def import_with(tree: ast.Module, path: str) -> None:
    """From now on the file is imported as this tree."""
    sys.meta_path.insert(0, Rewriting([path], lambda _: tree, {}))


def _module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


# --- marks ----------------------------------------------------------------------------------------------


Key = tuple[str, str, str]
"""A statement: its file, the function that it stands in, and its text. Lines move, these stay."""


class Marks:
    """Every statement of a function sets its mark when it is reached."""

    def __init__(self, paths: list[str], keys: list[Key]) -> None:
        self.keys = keys
        """By mark: its statement. It grows as files are imported."""
        self.numbers = {key: number for number, key in enumerate(keys)}
        self.reached = bytearray(len(keys))
        sys.meta_path.insert(0, Rewriting(paths, self._marked, {MARKS: self.reached}))

    def taken(self) -> int:
        """The marks that are set, as the bytes of a number; they are cleared."""
        found = int.from_bytes(self.reached, "little")
        self.reached[:] = bytes(len(self.reached))
        return found

    def _marked(self, path: str) -> ast.Module:
        tree = parsed(path)
        for place, function in functions(tree):
            for body in list(_bodies(function)):
                body[:] = self._with_marks(body, path, place)
        return ast.fix_missing_locations(tree)

    def _with_marks(self, body: list[ast.stmt], path: str, place: str) -> list[ast.stmt]:
        """The statements, each behind its mark; a docstring stays the first."""
        found: list[ast.stmt] = []
        for statement in body:
            if not _is_text(statement):
                found.append(self._mark(statement, (path, place, shown(statement))))
            found.append(statement)
        return found

    def _mark(self, statement: ast.stmt, key: Key) -> ast.stmt:
        if key not in self.numbers:
            self.numbers[key] = len(self.keys)
            self.keys.append(key)
            self.reached.append(0)
        mark = ast.parse(f"{MARKS}[{self.numbers[key]}] = 1").body[0]
        for node in ast.walk(mark):
            if "lineno" in node._attributes:
                ast.copy_location(node, statement)
        return mark


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(node: ast.AST, place: str = "") -> Iterator[tuple[str, Function]]:
    """Every function with its name, the innermost first: a mark inside would change the text outside."""
    for child in ast.iter_child_nodes(node):
        inside = place
        if isinstance(child, Function | ast.ClassDef):
            inside = f"{place}.{child.name}".lstrip(".")
        yield from functions(child, inside)
        if isinstance(child, Function):
            yield inside, child


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements below a function, but not those of functions and classes inside of it."""
    for _, value in ast.iter_fields(node):
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
                continue
            if isinstance(each, ast.AST):
                yield from _bodies(each)
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
