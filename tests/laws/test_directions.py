"""Law: rooms import only from the rooms below them, and no two modules import each other in a circle."""

import ast
import re
from collections.abc import Container
from pathlib import Path

import pytest

from support.sources import SOURCES

ORDER = ("kernel", "language", "games", "cards", "bots", "lab", "server", "cli")
TOP = ("lab", "server", "cli")  # these do not know one another
ROOT = SOURCES


def imported_rooms(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found.update(name.split(".")[1] for name in names if name.startswith("gorin."))
    return found & set(ORDER)


@pytest.mark.parametrize("room", [room for room in ORDER if (ROOT / room).is_dir()])
def test_a_room_imports_only_from_below(room: str):
    allowed = set(ORDER[: ORDER.index(room) + 1]) - (set(TOP) - {room})
    if room == "cli":
        allowed |= set(ORDER)  # the command starts everything
    for path in (ROOT / room).rglob("*.py"):
        assert imported_rooms(path) <= allowed, f"{path.relative_to(ROOT)} reaches above its room"


def test_the_kernel_knows_no_game():
    for path in (ROOT / "kernel").rglob("*.py"):
        assert imported_rooms(path) <= {"kernel"}


def test_the_language_of_cards_knows_no_game():
    paths = list((ROOT / "language").rglob("*.py"))
    assert len(paths) > 20
    for path in paths:
        assert imported_rooms(path) <= {"kernel", "language"}, f"{path.relative_to(ROOT)} knows a game"


def test_the_core_of_the_language_knows_no_word():
    """How words work does not depend on which there are."""
    for path in (ROOT / "language" / "core").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found = re.findall(r"^\s*(?:from|import) (gorin\.words[\w.]*)", text, re.MULTILINE)
        assert [name for name in found if not name.startswith("gorin.language.core")] == []


SERVER = ("store", "table", "saved", "presentation", "jobs", "peers", "hosting", "workers", "web", "stress")
"""The rooms of the server, from the ground up."""


def test_the_rooms_of_the_server_import_only_from_below():
    found = {path.name for path in (ROOT / "server").iterdir() if (path / "__init__.py").exists()}
    assert found == set(SERVER)
    for room in SERVER:
        allowed = SERVER[: SERVER.index(room) + 1]
        for path in (ROOT / "server" / room).rglob("*.py"):
            above = re.findall(r"gorin\.server\.(\w+)", path.read_text(encoding="utf-8"))
            assert set(above) <= set(allowed), f"{path.relative_to(ROOT)} reaches above its room"


def test_a_room_of_the_server_has_few_files():
    for room in SERVER:
        assert len(list((ROOT / "server" / room).glob("*.py"))) <= 15, f"{room} is two rooms"


# --- circles ----------------------------------------------------------------------------------------


def modules() -> dict[str, Path]:
    """Every module of the package by its name."""
    found = {}
    for path in ROOT.rglob("*.py"):
        parts = ("gorin", *path.relative_to(ROOT).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported_modules(path: Path, known: Container[str]) -> set[str]:
    """What a module imports, also inside functions and for the eyes of a type checker only."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name if name in known else node.module for name in inner)
    return {name for name in found if name in known}


def circle_in(imports: dict[str, set[str]]) -> list[str]:
    """What is left when whoever imports nothing of the rest is taken away, again and again."""
    left = {name: others - {name} for name, others in imports.items()}
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


def test_a_circle_would_be_found():
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_no_modules_import_each_other_in_a_circle():
    known = modules()
    assert len(known) > 300
    assert circle_in({name: imported_modules(path, known) for name, path in known.items()}) == []
