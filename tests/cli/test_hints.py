"""Hints name what the reader has: no file of the checkout where gorin was installed."""

import ast
from pathlib import Path

import pytest

import gorin
from gorin import checkout
from gorin.ledgers import CoverageError
from gorin.ledgers.coverage import load

SOURCES = Path(gorin.__file__).parent
ONLY_THERE = ("run.py", "pyproject.toml", "CONTRIBUTING", "requirements.lock", "Makefile", "build/compiled")


@pytest.fixture
def installed(monkeypatch, tmp_path):
    monkeypatch.setattr(checkout, "ROOT", tmp_path)


def test_a_checkout_is_told_its_own_commands(tmp_path):
    with pytest.raises(CoverageError, match=r"python3 run\.py test"):
        load(tmp_path / "nothing.json")


def test_an_installed_gorin_names_no_file_of_the_checkout(installed, tmp_path):
    (tmp_path / "damaged.json").write_text("{")
    for name in ("nothing.json", "damaged.json"):
        with pytest.raises(CoverageError) as refused:
            load(tmp_path / name)
        assert "run.py" not in str(refused.value)


def sentences(path):
    """The texts of a module that somebody may be shown: all but the docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    allowed = {
        id(part)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "hint"
        for part in ast.walk(call.args[0])
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told | allowed:
            yield node.value


def test_every_other_sentence_names_none_either():
    """Only `hint` may, for those who work in a checkout."""
    paths = [path for path in SOURCES.rglob("*.py") if path.name != "checkout.py"]
    found = [
        (path.name, text)
        for path in paths
        for text in sentences(path)
        if any(name in text for name in ONLY_THERE)
    ]
    assert len(paths) > 100
    assert found == []
