"""`gorin games`: what can be played."""

import json

from click.testing import CliRunner

import gorin
from gorin.cli.games import games


def run(*args):
    return CliRunner().invoke(games, args, catch_exceptions=False)


def test_every_game_of_the_table_of_contents_is_listed():
    printed = run().stdout
    for id in ("battle", "celestial", "diamond", "war-of-honor", "lcg"):
        assert any(line.startswith(f"{id} ") for line in printed.splitlines())


def test_json_has_what_a_program_needs_to_start_a_game():
    listed = {game["id"]: game for game in json.loads(run("--json").stdout)}
    battle = listed["battle"]
    assert battle["status"] == "playable"
    assert battle["seats"] == [2, 3, 4, 5]
    assert battle["options"] == {"seats": 4, "clans": "random"}
    assert gorin.new("battle", **battle["options"], seed=1).seats == 4
    celestial = listed["celestial"]
    assert celestial["status"] == "playable"
    assert celestial["seats"] == [2]
    assert len(celestial["decks"]) == 8
    war = listed["war-of-honor"]
    assert (war["status"], war["seats"], len(war["decks"])) == ("playable", [2, 3, 4, 5, 6], 4)
    assert gorin.new("war-of-honor", **war["options"], seed=1).seats == 4
    diamond = listed["diamond"]
    assert (diamond["status"], diamond["seats"]) == ("playable", [2, 3, 4, 5, 6])
    assert {"crab-kyuden-hida", "unicorn-shiro-shinjo"} <= set(diamond["decks"])
    assert diamond["options"]["alternate_start"] is False
    assert gorin.new("diamond", **diamond["options"], seed=1).seats == 2
    lcg = listed["lcg"]
    assert (lcg["status"], lcg["seats"], len(lcg["decks"])) == ("playable", [2, 3, 4], 7)
    assert lcg["formats"] == ["stronghold", "skirmish", "enlightenment", "team-conquest"]
    assert gorin.new("lcg", **lcg["options"], seed=1).seats == 2
