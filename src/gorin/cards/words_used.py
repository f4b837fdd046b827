"""With which words the cards of a game are written, read from the card files themselves.

A word is a name that a card file imports from the language of its game; a name that a file gives to several
words of its own stands for these. `one_offs` of a game are what a single card needs and no other.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = Path(str(import_module("gorin.games").__file__)).resolve().parent
CARD_FILES: Final = {
    "celestial": "ccg/celestial/cards",
    "diamond": "ccg/diamond/cards",
    "war-of-honor": "ccg/war_of_honor/cards",
    "lcg": "lcg/cards",
}
VOCABULARIES: Final = {
    "celestial": ("gorin.games.ccg.vocabulary",),
    "diamond": ("gorin.games.ccg.vocabulary", "gorin.games.ccg.diamond.vocabulary"),
    "war-of-honor": ("gorin.games.ccg.vocabulary",),
    "lcg": ("gorin.games.lcg.vocabulary",),
}
LANGUAGE: Final = ("language", "vocabulary", "one_offs")
"""Modules of which one has its name from these export words."""
ONE_OFFS: Final = "one_offs"


class Written(NamedTuple):
    """A card as it is written: its name, its words, and which of them serve no other card by design."""

    name: str
    words: frozenset[str]
    one_offs: frozenset[str]


def written_cards(game: str) -> list[Written]:
    """The cards that the files of a game define; those borrowed from another edition are that one's."""
    files = sorted((GAMES / CARD_FILES[game]).rglob("*.py"))
    return [card for path in files if path.name != "__init__.py" for card in _cards_in(path)]


def words_used(game: str) -> Counter[str]:
    """For each word the number of cards of this game that are written with it; one-offs are no words."""
    return Counter(word for card in written_cards(game) for word in card.words - card.one_offs)


def words_served(game: str) -> dict[str, int]:
    """For each word of this game's cards the number of cards that it serves, those of other games included.

    Half of the words belong to every card game, and the editions of the CCG share nearly all of theirs.
    """
    everywhere: Counter[tuple[str, int]] = Counter()
    for other in CARD_FILES:
        for word, cards in words_used(other).items():
            everywhere[_identity(other, word)] += cards
    return {word: everywhere[_identity(game, word)] for word in words_used(game)}


def _identity(game: str, word: str) -> tuple[str, int]:
    """A word is the same in two games if it is the same object under the same name."""
    modules = [import_module(name) for name in VOCABULARIES[game]]
    return word, next((id(getattr(module, word)) for module in modules if hasattr(module, word)), hash(game))


def one_offs(game: str) -> list[Written]:
    """The cards that need something of their own."""
    return [card for card in written_cards(game) if card.one_offs]


def _cards_in(path: Path) -> Iterator[Written]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    known = _imported(tree)
    named: dict[str, set[str]] = {name: {name} for name in known}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named[node.targets[0].id] = _words(node.value, named)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.List):
            for each in node.value.elts:
                words = _words(each, named)
                special = frozenset(word for word in words if known[word] == ONE_OFFS)
                yield Written(_title(each), frozenset(words), special)


def _imported(tree: ast.Module) -> dict[str, str]:
    """The words that a file imports, each with the part of its module's name that makes it one."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            part = next((part for part in reversed(node.module.split(".")) if part in LANGUAGE), "")
            names = [alias.asname or alias.name for alias in node.names] if part else []
            found |= dict.fromkeys(_exported(node.module) if names == ["*"] else names, part)
    return found


def _exported(module: str) -> list[str]:
    return [name for name in vars(import_module(module)) if not name.startswith("_")]


def _words(node: ast.expr, named: dict[str, set[str]]) -> set[str]:
    return {word for each in ast.walk(node) if isinstance(each, ast.Name) for word in named.get(each.id, ())}


def _title(card: ast.expr) -> str:
    """The name of the card that is defined, also within another call."""
    strings = [node for node in ast.walk(card) if isinstance(node, ast.Constant)]
    return str(min(strings, key=lambda node: (node.lineno, node.col_offset)).value)
