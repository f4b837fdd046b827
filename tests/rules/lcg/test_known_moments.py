"""Every kind of moment declares what its `other` is: there is none that no check of a save knows."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.table.changes.changing import OTHERS, begun, carry_out
from gorin.games.lcg.validation.moments import FITS, moment_fits
from gorin.language.core.context import TriggerEvent
from gorin.language.core.definition import Ability
from support.lcg_table import side, table
from support.made import made
from support.sources import SOURCES

UNHEARD_OF = made(TriggerEvent, "unheard of", 0, 0, 0, 0, 0)


def kinds_in(path: Path) -> Iterator[str]:
    """The kinds of the moments that are made there, where they are written out."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TriggerEvent":
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def test_every_kind_that_the_rules_make_is_declared():
    made_there = {kind for path in (SOURCES / "games" / "lcg").rglob("*.py") for kind in kinds_in(path)}
    assert "duel begins" in made_there
    assert made_there <= set(OTHERS)


def test_every_kind_that_a_card_answers_is_declared():
    abilities = [node for card in WRITTEN for node in card.nodes if isinstance(node, Ability)]
    answered = {ability.hears for ability in abilities if ability.hears}
    assert "enters play" in answered
    assert answered <= set(OTHERS)


def test_whatever_a_moment_is_about_is_looked_for():
    assert set(OTHERS.values()) == set(FITS)


def test_what_was_never_declared_does_not_happen():
    s = table(north=side(), south=side()).s
    assert not moment_fits(s, UNHEARD_OF)
    with pytest.raises(AssertionError, match="unheard of"):
        carry_out(s, UNHEARD_OF, begun(s, []))
