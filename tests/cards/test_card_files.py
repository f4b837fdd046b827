"""Card files hold names and words: no sentence, no function, no test of their own stands in them.

What a card says must come from the same object as what it does: a sentence beside a lambda is refused here.
A card file imports the vocabulary of its game and nothing else, and a card lies where its clan and type say.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from gorin.games.ccg.celestial import cards as celestial_cards
from gorin.games.ccg.definition import Card as CcgCard
from gorin.games.ccg.diamond import cards as diamond_cards
from gorin.games.ccg.kinds import PERSONALITY, STRATEGY
from gorin.games.ccg.war_of_honor import cards as war_cards
from gorin.games.lcg import cards as lcg_cards
from gorin.language.abilities import Usable
from support.sources import SOURCES

GAMES = SOURCES / "games"
FOLDERS = ("lcg/cards", "ccg/celestial/cards", "ccg/diamond/cards", "ccg/war_of_honor/cards")


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted((GAMES / folder).rglob("*.py"))]
    return [path for path in found if path.name != "__init__.py"]


def named(path: Path) -> str:
    return path.relative_to(GAMES).with_suffix("").as_posix()


every_file = pytest.mark.parametrize("path", files(), ids=named)


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    return ".".join(["gorin.games", *path.relative_to(GAMES).with_suffix("").parts])


def comments(tree: ast.Module) -> set[int]:
    """The strings that are docstrings, or stand below a name."""
    lone = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return {id(value) for value in lone if isinstance(value, ast.Constant)}


def is_sentence(text: str) -> bool:
    """Names and traits begin with a capital; what says something has a mark or begins with a small letter."""
    return "{" in text or (" " in text.strip() and text[:1].islower())


@every_file
def test_a_card_file_holds_names_and_words_only(path: Path):
    tree = tree_of(path)
    said = comments(tree)
    found = [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Lambda | ast.FunctionDef | ast.ClassDef)
        or (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in said
            and is_sentence(node.value)
        )
    ]
    assert found == []


@every_file
def test_it_imports_words_only(path: Path):
    """Five times at most."""
    imported = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imported if not brings_words(node)] == []
    assert 1 <= len(imported) <= 5


def brings_words(node: ast.Import | ast.ImportFrom) -> bool:
    """The vocabulary of the game or of the edition, the word that makes a card, what one card alone needs."""
    if not isinstance(node, ast.ImportFrom) or node.module is None:
        return False
    return node.module.endswith((".vocabulary", ".one_offs")) or ast.unparse(node).endswith(
        ".pool import card"
    )


@every_file
def test_its_own_names_hide_no_word(path: Path):
    """A name of the file would win over the word of the same name, in silence."""
    tree = tree_of(path)
    words = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        if str(node.module).endswith(".vocabulary")
        for name in vars(import_module(str(node.module)))
    }
    own = {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    assert own & words == set()


@every_file
def test_its_cards_stand_in_the_order_of_their_names(path: Path):
    """So that a card is found, and two new ones seldom meet in the same line."""
    listed = [node for node in tree_of(path).body if isinstance(node, ast.AnnAssign)][-1].value
    assert isinstance(listed, ast.List)
    names = [name_in(element) for element in listed.elts]
    assert names == sorted(names)


def name_in(element: ast.expr) -> str:
    """The title of a card, or how the titles of several begin that are written together."""
    strings = [node for node in ast.walk(element) if isinstance(node, ast.Constant)]
    return str(min(strings, key=lambda node: (node.lineno, node.col_offset)).value)


@pytest.mark.parametrize("card", lcg_cards.WRITTEN, ids=lambda card: card.slug)
def test_a_card_of_the_lcg_lies_where_its_clan_and_type_say(card):
    printed = card.printed
    deck = f"{printed.side}_" if printed.type_name == "character" else ""
    home = import_module(f"gorin.games.lcg.cards.{printed.clan.lower()}.{deck}{printed.type_name}s")
    assert card in home.CARDS


EDITIONS = {
    "celestial": (celestial_cards.CARDS, "strategies"),
    "diamond": (diamond_cards.CARDS, "actions"),
    "war_of_honor": ([card for card in war_cards.CARDS if card not in war_cards.BORROWED], "strategies"),
}
"""The cards that are written in an edition, and what it calls its strategies."""


def home_of(card: CcgCard, strategies: str) -> str:
    """Where a card of the CCG lies, by its type; Personalities by Clan, strategies by their first action."""
    if card.type == PERSONALITY:
        return f"personalities/{card.clans[0].lower() if card.clans else 'unaligned'}"
    if card.type != STRATEGY:
        return f"{card.type_name.lower()}s"
    if strategies == "actions" and card.has("Kiho"):
        return "kihos"
    return f"{strategies}/{first_action(card)}"


def first_action(card: CcgCard) -> str:
    usable = [ability for ability in card.abilities if isinstance(ability, Usable)]
    said = [word for ability in usable for word in ability.heading().lower().replace("/", " ").split()]
    return [*[word for word in said if word in ("battle", "limited", "open", "reaction")], "others"][0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_of_the_ccg_lies_where_its_type_says(edition: str):
    cards, strategies = EDITIONS[edition]
    room = GAMES / "ccg" / edition / "cards"
    for card in cards:
        home = home_of(card, strategies)
        there = [*room.glob(f"{home}.py"), *room.glob(f"{home}_?_to_?.py")]
        lying = [each for path in there for each in import_module(module_of(path)).CARDS]
        assert card in lying, f"{card.name} belongs into {home}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Fine Katana", False),
        ("covert", False),
        ("{whom} cannot be bowed", True),
        ("after you win a conflict", True),
    ],
)
def test_what_counts_as_a_sentence(text: str, says: bool):
    assert is_sentence(text) is says
