"""Positions: what is written down is set up again as it was, and what cannot be is not."""

import json

import pytest

import gorin
from gorin.games.lcg.kinds import ELEMENTS
from gorin.games.lcg.position.writing import is_describable
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, side, table, who
from support.rule import rule


def again(t):
    """The moment as it was written into a file and read again."""
    return gorin.setup("lcg", json.loads(json.dumps(t.game.position())))


@rule("LCG-CUND-01")
def test_what_lies_under_a_card_lies_there_again():
    lady = who("doji-whisperer", under=["doji-challenger"])
    under = {"card": "shameful-display", "under": ["favorable-ground"]}
    t = table(north=side(lady, hand=("levy",), stronghold_province=under), south=side())
    assert t.s.host[t.card("doji-challenger")] == t.card("doji-whisperer")
    assert is_describable(t.s)
    told = again(t)
    assert told.state.host == t.s.host and told.state.zone == t.s.zone
    assert told.view(0) == t.game.view(0)


@rule("LCG-ENL-14")
def test_the_rings_of_enlightenment_lie_in_the_same_pools_again():
    rings = [{"element": each, "pool": pool} for pool in range(3) for each in ELEMENTS]
    rings[-1]["fate"] = 2
    t = enlightenment(north=side(hand=("levy",)), south=side(), east=side(), rings=rings)
    assert [ring.pool for ring in t.s.rings] == [0] * 5 + [1] * 5 + [2] * 5
    assert t.game.position()["rings"][-1] == {"element": "void", "pool": 2, "type": "military", "fate": 2}
    assert again(t).view(0) == t.game.view(0)


@pytest.mark.parametrize("province", [4, 10])
def test_an_attack_is_at_a_province_of_an_opponent(province):
    """Number 4 is the attacker's own last, 10 would be the first after the defender's."""
    fact = {"attacker": 0, "type": "military", "ring": "air", "province": province}
    with pytest.raises(gorin.InvalidPosition, match=r"conflict\.province"):
        conflict(attacker=side("doji-challenger"), defender=side(), conflict=fact)
