"""What players have seen they know, until cards are mixed or can no longer be told apart."""

import random
from typing import Any

import pytest

from gorin.games.ccg.table import ops
from gorin.kernel.events import EVERYBODY, only
from support.ccg_cards import published
from support.ccg_table import Table, table
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(*PLAIN)

HELD = ("plain-sword", "plain-charm", "guard-1")


def at_table(hand: tuple[str, ...] = HELD) -> Table:
    return table(north=plain("plain-samurai", hand=list(hand)), south=plain())


def known(t: Table, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What a viewer knows of a player's hand, and of the Fate deck by its place from the top."""
    shown = t.game.view(viewer)["players"][seat]["known"]
    return {
        "hand": sorted(card["slug"] for card in shown["hand"]),
        "deck": {entry["place"]: entry["card"]["slug"] for entry in shown["fate_deck"]},
    }


def in_every_world(t: Table, viewer: int, card: int) -> bool:
    rng = random.Random(1)
    worlds = [t.game.determinize(viewer, rng) for _ in range(12)]
    return all(world.state.what[card] == t.s.what[card] for world in worlds)


@pytest.mark.parametrize("on_top", [True, False])
def test_a_card_of_a_hand_that_all_have_seen_is_known_in_the_deck_and_drawn_again(on_top: bool):
    t = at_table()
    sword = t.card("plain-sword")
    ops.show(t.s, 0, sword)
    ops.put_in_deck(t.s, sword, on_top)
    place = 1 if on_top else len(t.s.players[0].fate)
    assert known(t, 1)["deck"] == known(t, None)["deck"] == {place: "plain-sword"}
    assert in_every_world(t, 1, sword)
    ops.draw(t.s, 0, from_bottom=not on_top)
    assert known(t, 1) == {"hand": ["plain-sword"], "deck": {}}
    assert in_every_world(t, 1, sword)


@rule("CE-DRAW-05")
def test_a_shuffle_ends_it():
    t = at_table()
    sword = t.card("plain-sword")
    ops.show(t.s, 0, sword)
    ops.put_in_deck(t.s, sword, True)
    ops.shuffle(t.s, 0, False)
    assert known(t, 1)["deck"] == known(t, 0)["deck"] == {}


@rule("CE-DRAW-02")
def test_who_has_looked_at_a_hand_knows_it_until_a_card_leaves_it_unseen():
    t = at_table()
    ops.look(t.s, 1, t.s.players[0].hand)
    assert known(t, 1)["hand"] == sorted(HELD)
    assert known(t, None)["hand"] == []
    ops.discard(t.s, t.card("guard-1"))
    assert known(t, 1)["hand"] == ["plain-charm", "plain-sword"], "that one everybody has seen go"
    ops.put_in_deck(t.s, t.card("plain-sword"), True)
    assert known(t, 1) == {"hand": [], "deck": {}}
    assert known(t, 0)["deck"] == {1: "plain-sword"}, "who put it there knows it"


def test_the_only_card_of_a_hand_can_be_followed():
    t = at_table(("plain-sword",))
    ops.look(t.s, 1, t.s.players[0].hand)
    ops.put_in_deck(t.s, t.card("plain-sword"), True)
    assert known(t, 1) == {"hand": [], "deck": {1: "plain-sword"}}


@rule("CE-DUEL-08")
def test_a_card_focused_face_down_may_be_any_of_the_hand():
    t = at_table()
    for card in t.s.players[0].hand:
        ops.show(t.s, 0, card)
    ops.focus(t.s, 0, t.card("plain-sword"))
    assert known(t, 1)["hand"] == []
    assert t.s.known[t.card("plain-sword")] == only(0)


@rule("CE-DUEL-05", "CE-DUEL-20")
def test_a_known_card_in_a_focus_pool_is_known_there_until_one_leaves_it_face_down():
    t = at_table()
    top = t.s.players[0].fate[-1]
    ops.show(t.s, 0, top)
    pool = ops.form_pool(t.s, 0, 3)
    assert top in pool and t.s.known[top] == EVERYBODY
    ops.put_in_deck(t.s, top, False)
    assert t.s.known[top] == only(0)
    assert known(t, 1)["deck"] == {}


def test_cards_that_somebody_puts_back_in_a_new_order_are_known_to_that_player_alone():
    t = at_table()
    top = list(reversed(t.s.players[0].fate[-2:]))
    for card in top:
        ops.show(t.s, 0, card)
    assert sorted(known(t, 1)["deck"]) == [1, 2]
    ops.arrange_top(t.s, 0, list(reversed(top)))
    assert known(t, 1)["deck"] == {}
    assert sorted(known(t, 0)["deck"]) == [1, 2]
