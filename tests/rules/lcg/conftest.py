"""The LCG is played here also while it is not offered to everybody."""

import pytest

import gorin.games
from gorin.games.lcg.rules import LCG


@pytest.fixture(autouse=True)
def registered():
    if "lcg" not in [rules.id for rules in gorin.games.all_games()]:
        gorin.games.register(LCG)
