"""The laws are tried on every game that is registered, and on a small test game with cards."""

import pytest

from gorin.games import register, unregister
from support.toy import TOY


@pytest.fixture(autouse=True)
def the_test_game_is_playable():
    register(TOY)
    yield
    unregister(TOY.id)
