"""The LCG, offered for the length of a test: it is not yet to be played by anybody else."""

from collections.abc import Iterator

import pytest

import gorin.games
from gorin.games.lcg.rules import LCG


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    gorin.games.register(LCG)
    yield
    gorin.games.unregister(LCG.id)
