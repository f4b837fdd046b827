"""Laws: what a save or a client sees never depends on what a class is called.

A class in a state is called by its tag, a question by its kind. Both are pinned: tags in tests/golden/tags/,
kinds in docs/question-kinds.md. Whoever changes one changes what other people's files and programs rely on.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gorin
from gorin.kernel.questions import Question
from gorin.kernel.resolve import Instruction
from gorin.kernel.rules import Rules
from gorin.kernel.serializable import IS, Serializable, classes_under, encode
from gorin.kernel.state import Step
from gorin.language.core.resolution import Effect
from support.question_kinds import documented
from support.sources import SOURCES
from support.walk import GAMES

PLAYED = [rules for rules in GAMES.values() if rules.id != "toy"]
GOLDEN = Path(__file__).parents[1] / "golden" / "tags"
OLD_SAVES = Path(__file__).parents[1] / "kernel" / "old_saves"
ID = re.compile(r"[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?")


def classes_of(rules: Rules) -> dict[str, type[Serializable]]:
    return classes_under("gorin.kernel", *rules.packages)


def sources() -> Iterator[tuple[Path, ast.ClassDef]]:
    for room in ("kernel", "language", "games"):
        for path in sorted((SOURCES / room).rglob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    yield path, node


# --- tags -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_every_class_in_a_state_declares_a_tag_of_its_own(rules: Rules):
    without = [
        cls.__name__ for cls in classes_of(rules).values() if not ID.fullmatch(cls.__dict__.get("tag", ""))
    ]
    assert without == []


def test_two_classes_of_a_game_with_the_same_tag_are_refused():
    class Twin(Step):
        tag = "step"

    Twin.__module__ = "tests.twins"
    with pytest.raises(TypeError, match="Step and Twin have the same tag 'step'"):
        classes_under("gorin.kernel", "tests.twins")


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.id)
def test_the_tags_are_those_of_the_list(rules: Rules):
    """`GORIN_REGENERATE=1` writes the list anew, for new classes: a tag in it never changes."""
    written = "".join(f"{tag}\n" for tag in sorted(classes_of(rules)))
    path = GOLDEN / f"{rules.id}.txt"
    if os.environ.get("GORIN_REGENERATE") == "1":
        path.write_text(written, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.id)
def test_every_former_name_leads_to_a_class(rules: Rules):
    assert set(rules.former_names.values()) <= set(classes_of(rules))


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.id)
def test_a_save_from_before_the_tags_is_loaded(rules: Rules):
    """What it holds is what the file says, with tags for names of classes and whatever was added since."""
    text = (OLD_SAVES / f"{rules.id}.json").read_text(encoding="utf-8")
    told = msgspec.json.decode(text)["state"]
    game = gorin.load(text)
    assert retagged(told, rules) == encode(game.state)
    assert gorin.load(game.save()).digest() == game.digest()


def retagged(value: Any, rules: Rules) -> Any:
    if isinstance(value, dict):
        tag = rules.former_names[value[IS]]
        former = {then: now for now, then in rules.former_fields.items()}
        told = {former.get(name, name): retagged(inner, rules) for name, inner in value.items()}
        return {**classes_of(rules)[tag].added, **told, IS: tag}
    return [retagged(item, rules) for item in value] if isinstance(value, list) else value


# --- kinds of questions -----------------------------------------------------------------------------


def under(cls: type[Any]) -> Iterator[type[Any]]:
    for inner in cls.__subclasses__():
        yield inner
        yield from under(inner)


def kinds_of(rules: Rules) -> set[str]:
    """Every kind that a step, an effect or an instruction of a game declares."""
    found = {
        kind for cls in classes_of(rules).values() if issubclass(cls, Step) for kind in cls.kinds.values()
    }
    for cls in (*under(Effect), *under(Instruction)):
        if cls.__module__.startswith(rules.packages) and cls.__dict__.get("asks"):
            found.add(cls.asks)
    return found


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.id)
def test_the_kinds_of_questions_are_those_of_the_list(rules: Rules):
    assert kinds_of(rules) == documented(rules.id)
    assert all(ID.fullmatch(kind) for kind in kinds_of(rules))


def _answered(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Attribute) and part.attr == "answers" for part in ast.walk(node))


def _calls(node: ast.AST) -> set[str]:
    """The methods that a method calls on its own object."""
    return {
        part.func.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and isinstance(part.func.value, ast.Name)
        and part.func.value.id == "self"
    }


def takers(node: ast.ClassDef, stages: tuple[str, ...]) -> set[str]:
    """The stages in the body of a class that read an answer, themselves or by a method that they call."""
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    reading = {name for name, method in methods.items() if _answered(method)}
    return {
        name
        for name in methods.keys() & set(stages)
        if name in reading or _calls(methods[name]) & (reading - set(stages))
    }


def test_every_stage_that_takes_an_answer_says_what_was_asked():
    """`Resolve` and the like, which ask in the name of what they run, say it themselves."""
    steps = {(cls.__module__, cls.__name__): cls for cls in under(Step) if not issubclass(cls, Question)}
    looked_at, silent = 0, []
    for path, node in sources():
        module = "gorin." + ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        step = steps.get((module, node.name))
        if step is None or step.question_kind is not Step.question_kind:
            continue
        taking = takers(node, step.stages)
        looked_at += len(taking)
        users = [each for each in (step, *under(step)) if not each.__subclasses__()]
        silent += [f"{each.__name__}.{name}" for each in users for name in taking - set(each.kinds)]
    assert silent == []
    assert looked_at > 80


def test_every_effect_that_takes_an_answer_says_what_was_asked():
    asking = [
        cls for cls in under(Effect) if cls.take is not Effect.take and cls.__module__.startswith("gorin.")
    ]
    assert [cls.__name__ for cls in asking if not cls.asks] == []
    assert len(asking) > 60


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_every_kind_belongs_to_a_stage(rules: Rules):
    for cls in classes_of(rules).values():
        if issubclass(cls, Step):
            assert set(cls.kinds) <= set(cls.stages), cls.__name__
