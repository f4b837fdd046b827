"""Law: bots judge by what the rules and the definitions tell, and never by a sentence."""

from __future__ import annotations

import ast

import pytest

from support.sources import SOURCES

ROOT = SOURCES / "bots"
SPOKEN = {"prompt", "label", "remark", "said", "sentence"}
"""What is written for people: of decisions, options, and the words of cards."""
SPEAKING = {"gorin.language.core.render", "gorin.language.core.english"}
MATCHING = {"startswith", "endswith", "find", "index", "count", "removeprefix", "removesuffix", "split"}


def is_sentence(node: ast.AST) -> bool:
    """Words with a space between them, which no id has."""
    return any(
        isinstance(each, ast.Constant) and isinstance(each.value, str) and " " in each.value.strip()
        for each in ast.walk(node)
    )


def searches(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr in MATCHING


def sentences_read(tree: ast.AST) -> list[str]:
    """Where a module looks at something that is said to people."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [n.name for n in node.names]
            found += [f"line {node.lineno}: imports {name}" for name in names if name in {"re", *SPEAKING}]
        elif isinstance(node, ast.Attribute) and node.attr in SPOKEN:
            found.append(f"line {node.lineno}: reads .{node.attr}")
        elif isinstance(node, ast.Attribute) and node.attr == "text":
            found.append(f"line {node.lineno}: asks for a text")
        elif isinstance(node, ast.Constant) and node.value == "text":
            found.append(f"line {node.lineno}: reads the text in a view")
        elif isinstance(node, ast.Compare) and is_sentence(node):
            found.append(f"line {node.lineno}: compares with a sentence")
        elif isinstance(node, ast.Dict) and any(key is not None and is_sentence(key) for key in node.keys):
            found.append(f"line {node.lineno}: looks a sentence up")
        elif isinstance(node, ast.Call) and searches(node.func) and any(map(is_sentence, node.args)):
            found.append(f"line {node.lineno}: searches for words")
    return found


FOR_PEOPLE = {"adviser.py", "review.py"}
"""They say what a bot thinks of options, so they name them; what it thinks comes from `search.py`."""
BOTS = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.rglob("*.py"))]


@pytest.mark.parametrize("path", [path for path in BOTS if path not in FOR_PEOPLE])
def test_no_bot_reads_a_sentence(path: str):
    assert sentences_read(ast.parse((ROOT / path).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "import re",
        "from gorin.language.core.render import card_text",
        "x = decision.prompt",
        "x = option.label.lower()",
        "x = view['doing']['text']",
        "x = doing.get('text')",
        "x = words == 'Choose one.'",
        "x = 'enemy unit' in words",
        "x = words.startswith('Who performs')",
        "JUDGES = {'Which clan do you lead?': 1}",
        "x = card.text(speaker)",
    ],
)
def test_the_check_finds_what_it_looks_for(code: str):
    assert len(sentences_read(ast.parse(code))) == 1
