"""`gorin.games` is two things: called it lists the games, imported from it is the room where they live."""

import subprocess
import sys

import pytest

import gorin
from gorin.kernel.rules import Rules
from support.limits import LIMIT


def test_called_it_lists_the_games():
    assert [rules.id for rules in gorin.games()] == ["battle", "celestial", "diamond", "war-of-honor", "lcg"]
    assert all(isinstance(rules, Rules) for rules in gorin.games())


@pytest.mark.parametrize(
    "program",
    [
        "import gorin.games.battle.map as m; assert m.__name__ == 'gorin.games.battle.map'",
        "from gorin.games import battle; assert battle.__name__ == 'gorin.games.battle'",
        "import gorin.games; assert gorin.games.find('battle') in gorin.games()",
        "import gorin; assert gorin.games.battle.rules.BATTLE in gorin.games()",
        "from gorin import games; assert games() == games.all_games()",
    ],
)
def test_all_ways_to_name_it_work(program: str):
    subprocess.run([sys.executable, "-c", program], check=True, timeout=LIMIT)
