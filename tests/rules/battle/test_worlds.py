"""Worlds that a seat can believe in: what it cannot know is dealt anew even where a player cannot place."""

import random

from support.battle_table import side, table, token


def faces_of_piece_1(t, seat):
    """The faces that the first piece has in worlds that a seat believes in."""
    return {t.game.determinize(seat, random.Random(n)).state.pieces[0].face for n in range(60)}


def test_who_has_only_a_barred_bluff_left_may_have_placed_anything():
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3", "bluff")),
        crane=side("crane_capital", hand=("bluff",), bluff_barred=True),
        pieces=[token("crane", "army-1", "crane_capital")],
    )
    assert len(faces_of_piece_1(t, t.crab.seat)) > 3


def test_who_has_been_stopped_is_believed_to_hold_nothing_that_can_be_placed():
    t = table(
        crab=side(hand=("raid", "diplomacy"), ronin=True),
        crane=side("crane_capital", hand=("army-2", "bluff")),
        pieces=[token("crab", "army-1", "crane_capital>lion_capital")],
    )
    assert t.view()["players"][0]["stopped"]
    hands = {tuple(t.game.determinize(1, random.Random(n)).state.hands[0]) for n in range(60)}
    assert hands == {tuple(t.game.state.hands[0])}  # with a token to bless, nothing else is left
    assert len(faces_of_piece_1(t, 1)) > 3


def test_who_is_to_place_is_believed_to_be_able_to():
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3")),
        crane=side("crane_capital", bluff_barred=True),
    )
    for number in range(60):
        world = t.game.determinize(1, random.Random(number))
        assert world.view(1) == t.view(1)
        assert {option.id.split(":")[0] for option in world.decision.options} >= {"place"}
