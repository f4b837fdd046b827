"""Levels: what people call the bots."""

import random
from pathlib import Path

import pytest

from gorin import bots
from gorin.kernel.errors import GorinError


def test_every_bot_has_a_level_and_every_level_a_bot():
    assert [level.bot for level in bots.LEVELS] == list(bots.names())


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_is_found_by_its_level_and_by_its_own_name(level):
    for name in (level.name, level.name.lower(), level.bot):
        assert bots.make(name, "battle", random.Random(1)).name == level.bot
        assert bots.shown(name) == level.name


def test_an_unknown_bot_is_refused_with_the_levels_there_are():
    with pytest.raises(GorinError, match="there is no bot 'genius'; choose beginner or intermediate"):
        bots.find("genius")


def test_the_page_calls_them_the_same():
    page = Path(__file__).parents[2] / "web" / "src" / "lib" / "bots.ts"
    for level in bots.LEVELS:
        assert f"{level.bot}: {{ name: '{level.name}', manner: '{level.manner}' }}" in page.read_text()
