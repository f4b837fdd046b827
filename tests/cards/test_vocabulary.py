"""The vocabulary of a game has every word of it: authors would not find a word that is missing there."""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from support.sources import SOURCES

VOCABULARIES = {
    "gorin.games.lcg.vocabulary": "gorin.games.lcg.language",
    "gorin.games.ccg.vocabulary": "gorin.games.ccg.language",
    "gorin.games.ccg.diamond.vocabulary": "gorin.games.ccg.diamond.language",
}
"""The vocabulary of a game -> where its words are defined."""
NO_WORDS = ("ability", "changing", "meaning", "worthwhile")
"""Modules with what words are made of."""
MAKES_NONE = ("None", "bool", "int", "str", "list[", "Reason", "Meaning", "UseAbility |")
"""What functions return that are no words, by how the annotation begins."""


def modules(package: str) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        if found.name.rpartition(".")[2] not in NO_WORDS:
            yield import_module(found.name)


def source_of(module: ModuleType) -> str:
    path = SOURCES.joinpath(*module.__name__.split(".")[1:])
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


def words_in(module: ModuleType) -> Iterator[str]:
    """Functions that make a part of a card, and parts that are ready-made."""
    for node in ast.parse(source_of(module)).body:
        if isinstance(node, ast.FunctionDef) and makes_word(node):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            yield from [name for name in names if is_word(getattr(module, name, None))]


def makes_word(node: ast.FunctionDef) -> bool:
    made = ast.unparse(node.returns) if node.returns else "None"
    return not made.startswith(MAKES_NONE) or made == "list[Effect]"


def is_word(value: Any) -> bool:
    """An object of the language; names of verbs are for programs."""
    if isinstance(value, list):
        return bool(value) and is_word(value[0])
    kind = type(value)
    return kind.__module__.startswith("gorin.") and kind.__name__ != "Verb"


@pytest.mark.parametrize(("vocabulary", "package"), VOCABULARIES.items())
def test_it_has_every_word_of_its_game(vocabulary: str, package: str):
    known = vars(import_module(vocabulary))
    missing = [
        f"from {module.__name__} import {name}"
        for module in modules(package)
        for name in words_in(module)
        if not name.startswith("_") and known.get(name) is not getattr(module, name)
    ]
    assert missing == []


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_it_passes_on_nothing_but_words(vocabulary: str):
    """Modules and marks of its own would end up in every card file."""
    public = {name: value for name, value in vars(import_module(vocabulary)).items() if name[0] != "_"}
    assert [name for name, value in public.items() if isinstance(value, ModuleType)] == []
    assert "annotations" not in public


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_it_says_what_is_in_it(vocabulary: str):
    """Each heading of the list of contents is the heading of a part, in the same order."""
    module = import_module(vocabulary)
    lines = source_of(module).splitlines()
    parts = [line.strip("# -") for line in lines if line.startswith("# ---")]
    contents = [line[2:].partition(":")[0] for line in str(module.__doc__).splitlines() if line[:2] == "- "]
    assert contents == parts
    assert len(parts) > 5
