"""Sums that are reckoned with say what they start from: mypyc takes those of floats for ints otherwise.

`2 * sum(floats)` is right in Python and a TypeError once compiled, but only where the sum is not empty.
"""

import ast
from pathlib import Path

import pytest

from gorin import bots

SOURCES = sorted(Path(bots.__file__).parent.rglob("*.py"))


def bare_sums(tree: ast.AST) -> list[int]:
    """The lines in which a sum without a start is part of a calculation."""
    operands = [
        operand
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        for operand in (node.left, node.right)
    ]
    return [
        call.lineno
        for call in operands
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "sum"
        and len(call.args) == 1
    ]


def test_a_bare_sum_is_found():
    assert bare_sums(ast.parse("a = 2 * sum(x)\nb = sum(x)\nc = 1 + sum(x, 0.0)\nd = sum(x) - 1")) == [1, 4]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_bot_reckons_with_a_bare_sum(path: Path):
    assert bare_sums(ast.parse(path.read_text("utf-8"))) == []
