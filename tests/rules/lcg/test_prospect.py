"""What would come of a conflict if it resolved now, as everybody at the table is told."""

from support.lcg_course import to_the_end
from support.lcg_table import conflict, side


def foretold(t):
    return t.game.view(None)["conflict"]["now"]


def test_a_strong_attack_without_defenders_would_break_the_province():
    t = conflict(attacker=side("akodo-toturi", "honored-general"), defender=side())
    assert foretold(t) == {"winner": 0, "unopposed": True, "breaks": ["p5"]}
    before = t.s.players[1].honor
    to_the_end(t)
    assert t.s.provinces[5].broken
    assert t.s.players[1].honor < before


def test_a_weak_attack_would_win_and_break_nothing():
    t = conflict(attacker=side("matsu-berserker"), defender=side("doji-whisperer"))
    assert foretold(t) == {"winner": 0, "unopposed": False, "breaks": []}


def test_the_stronger_defender_would_win():
    t = conflict(attacker=side("doji-whisperer"), defender=side("akodo-toturi"))
    assert foretold(t) == {"winner": 1, "unopposed": False, "breaks": []}


def test_nobody_wins_without_skill():
    t = conflict(attacker=side("doji-whisperer"), defender=side())
    assert foretold(t) == {"winner": None, "unopposed": False, "breaks": []}
