"""Every field of a step is looked at by a check of saves."""

import ast
from collections.abc import Iterator

from gorin.games.ccg.rules import CcgRules
from gorin.games.ccg.validation.stack_sanity import BY_NAME
from gorin.kernel.questions import Question, SimultaneousQuestions
from gorin.kernel.resolve import Resolve
from gorin.kernel.serializable import classes_under, fields_of
from gorin.kernel.state import Step
from support.sources import SOURCES
from support.walk import new_game

OTHERS = (Question, SimultaneousQuestions, Resolve)
"""Questions are asked again instead, and the cards of Battle for Rokugan are no part of these games."""
EDITIONS = ("celestial", "diamond", "war-of-honor")
CHECKS = ("validation/actions.py", "validation/fights.py", "validation/stack_sanity.py", "*/sanity.py")
OF_ALL = {"at"}
"""Where a step is, is checked for all alike."""


def functions() -> Iterator[ast.FunctionDef]:
    for pattern in CHECKS:
        found = sorted((SOURCES / "games/ccg").glob(pattern))
        assert found, pattern
        for path in found:
            yield from (
                each for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.FunctionDef)
            )


def names_in_checks() -> dict[str, set[str]]:
    """What the functions that take a step of a class read of it."""
    known: dict[str, set[str]] = {}
    for function in functions():
        for argument in function.args.args:
            read = {
                node.attr
                for node in ast.walk(function)
                if isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == argument.arg
            }
            for name in ast.unparse(argument.annotation).split(" | "):
                known.setdefault(name, set()).update(read)
    return known


def steps() -> list[type[Step]]:
    """Those of all editions, once the cards of each are known; nothing but their own kinds is ever done."""
    for edition in EDITIONS:
        new_game(edition, 2, 1)
    known = [
        kind
        for kind in classes_under("gorin.kernel", *CcgRules.packages).values()
        if issubclass(kind, Step) and not issubclass(kind, OTHERS)
    ]
    return [kind for kind in known if not any(issubclass(each, kind) and each is not kind for each in known)]


def told_by_name(kind: type[Step]) -> set[str]:
    """What is checked of a step that no check knows by its class."""
    return set(BY_NAME) | {
        name for name, holds in fields_of(kind).items() if holds.endswith("ability-context")
    }


def test_every_field_of_a_step_is_known_to_a_check():
    """A yes or no and a word are whatever they are; a number, a list or an object refers to something."""
    checks, unknown = names_in_checks(), {}
    for kind in steps():
        bases = [base.__name__ for base in kind.__mro__ if base is not Step and base.__name__ in checks]
        known = OF_ALL.union(*[checks[base] for base in bases]) if bases else told_by_name(kind) | OF_ALL
        found = {name for name, holds in fields_of(kind).items() if holds not in ("bool", "str")} - known
        if found:
            unknown[kind.__name__] = found
    assert unknown == {}
