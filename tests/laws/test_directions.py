"""Law: rooms import only from the rooms below them."""

import ast
import re
from pathlib import Path

import pytest

import gorin

ORDER = ("kernel", "words", "games", "cards", "bots", "lab", "server", "cli")
TOP = ("lab", "server", "cli")  # these do not know one another
ROOT = Path(gorin.__file__).parent


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
    paths = list((ROOT / "words").rglob("*.py"))
    assert len(paths) > 20
    for path in paths:
        assert imported_rooms(path) <= {"kernel", "words"}, f"{path.relative_to(ROOT)} knows a game"


def test_the_grammar_knows_no_word():
    """How words work does not depend on which there are."""
    for path in (ROOT / "words" / "grammar").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found = re.findall(r"^\s*(?:from|import) (gorin\.words[\w.]*)", text, re.MULTILINE)
        assert [name for name in found if not name.startswith("gorin.words.grammar")] == []
