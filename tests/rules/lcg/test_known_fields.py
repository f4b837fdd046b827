"""What a field of a step holds is told by its name: there is none that no check of a save knows."""

import random
from itertools import islice
from typing import Any

import pytest

from gorin.games.lcg.rules import LCG
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.validation.stack import field_fits
from gorin.kernel.questions import Question, SimultaneousQuestions
from gorin.kernel.resolve import Resolve
from gorin.kernel.serializable import classes_under, fields_of
from gorin.kernel.state import Step
from gorin.language.core.context import AbilityContext
from support.walk import new_game, walk

OTHERS = (Question, SimultaneousQuestions, Resolve)
"""Questions are asked again instead, and the cards of Battle for Rokugan are no part of this game."""
STEPS = [
    kind
    for kind in classes_under("gorin.kernel", *LCG.packages).values()
    if issubclass(kind, Step) and not issubclass(kind, OTHERS)
]
FIRST: dict[str, Any] = {
    "int": 0,
    "[int]": [0],
    "bool": False,
    "str": "",
    "ability-context": AbilityContext(0, 0),
    "[trigger-event]": [],
    "[promise]": [],
}
"""A value of each kind that is right whatever it stands for: the first seat, card, province, ring."""


@pytest.fixture(scope="module")
def begun() -> LcgState:
    """The provinces are laid."""
    *_, game = islice(walk(new_game("lcg", 2, 1), random.Random(1)), 60)
    assert game.state.provinces
    return game.state


@pytest.mark.parametrize("kind", STEPS, ids=lambda kind: kind.__name__)
def test_every_field_of_a_step_is_known(begun: LcgState, kind: type[Step]):
    step = kind.__new__(kind)
    for name, holds in fields_of(kind).items():
        assert field_fits(begun, step, name, FIRST[holds]), name


@pytest.mark.parametrize("value", [0, [0], [[0]], None])
def test_a_field_with_another_name_does_not_fit(begun: LcgState, value: Any):
    assert not field_fits(begun, Step(), "unheard_of", value)
