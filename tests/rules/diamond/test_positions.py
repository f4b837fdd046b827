"""Positions of Diamond, where they could forget something that matters later."""

import gorin
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.plain_cards import PLAIN, plain

cards = published(*PLAIN, edition=EDITION)


def test_an_attack_that_is_to_be_finished_is_finished_after_a_position_too():
    t = laid("attack", north=plain("plain-samurai"), south=plain(hand=["guard-1"]))
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    t.north.chooses("done")
    t.north.chooses("done")
    assert t.s.in_combat
    again = gorin.setup(EDITION, t.game.position())
    for game in (t.game, again):
        game.choose("pass", 1)
    assert again.view(0) == t.game.view(0)
    assert again.state.in_combat
