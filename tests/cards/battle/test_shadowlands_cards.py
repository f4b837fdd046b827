"""The cards of the Shadowlands: their price, what each does at the start of a turn and on what terms."""

import random

import pytest

from support.battle_table import side, token
from support.battle_territory import COASTAL, HAND, all_of, holding, offered
from support.worlds import told_apart

CRANE_ARMY = token("crane", "army-3", "crane_capital")
CRANE_SHINOBI = token("crane", "shinobi-2", "crab_east")
CRAB_NAVY = token("crab", "navy-2", "crab_capital")


def with_pieces(card, *pieces, **facts):
    crab = side("crab_capital+1", "crab_east", "shadowlands_north", hand=HAND)
    return holding(card, **{"crab": crab, **facts}, pieces=list(pieces))


# --- the Shadowlands: Dark Favors ------------------------------------------------------------------


@pytest.mark.parametrize("card", ["dark-favors", "animate-the-dead", "inspire-fear"])
def test_the_price_is_an_own_control_token_outside_the_shadowlands(card):
    t = with_pieces(
        card,
        CRANE_ARMY,
        crab=side("crab_capital+1", "crab_east", "shadowlands_north", hand=HAND, discard=("army-4",)),
        specials={"lion_east": "peace"},
    )
    t.crab.plays(card)
    assert offered(t) == {"crab_capital", "crab_east"}
    t.crab.choose("crab_capital")
    assert t.control("crab_capital") == (1, 0)
    assert "back" not in t.crab.may


@pytest.mark.parametrize("card", ["dark-favors", "animate-the-dead", "inspire-fear"])
def test_without_a_control_token_outside_the_shadowlands_the_price_cannot_be_paid(card):
    t = with_pieces(
        card,
        CRANE_ARMY,
        crab=side("shadowlands_north", "shadowlands_south", hand=HAND, discard=("army-4",)),
        specials={"lion_east": "peace"},
    )
    assert f"play:{card}" not in t.crab.may
    assert "place:army-1" in t.crab.may


def test_dark_favors_looks_at_up_to_four_tokens_and_discards_one_of_them():
    five = [token("crane", f"army-{n}", "crane_capital") for n in (1, 2, 3, 4)] + [CRAB_NAVY]
    t = with_pieces("dark-favors", *five, crane=side("crane_capital"))
    t.crab.plays("dark-favors", "crab_east")
    assert t.crab.may == {"piece-1", "piece-2", "piece-3", "piece-4", "piece-5", "done"}
    t.crab.choose("piece-1")
    assert t.crab.face_at("crane_capital") == ["army-1", None, None, None]
    assert t.crab.may == {"piece-2", "piece-3", "piece-4", "piece-5", "done"}
    t.crab.choose("piece-2", "piece-3", "piece-5")
    assert t.crab.may == {"piece-1", "piece-2", "piece-3", "piece-5"}
    t.crab.choose("piece-3")
    assert t.crane.discard == ["army-3"]
    assert t.crab.face_at("crane_capital") == ["army-1", "army-2", None]
    assert t.view()["pieces"][0]["faceup"] is False
    assert not [line for line in t.log if "army 1" in line or "army 2" in line]


def test_dark_favors_may_stop_looking_early_and_the_turn_goes_on():
    t = with_pieces("dark-favors", CRANE_ARMY, CRANE_SHINOBI)
    t.crab.plays("dark-favors", "crab_east", "piece-1", "done")
    assert t.crab.may == {"piece-1"}
    t.crab.choose("piece-1")
    assert t.crane.discard == ["army-3"]
    assert "place:army-1" in t.crab.may


def test_dark_favors_spares_blessed_tokens():
    t = with_pieces(
        "dark-favors", CRANE_ARMY, token("crane", "blessing-2", "crane_capital", on=1), CRANE_SHINOBI
    )
    t.crab.plays("dark-favors", "crab_east")
    assert t.crab.may == {"piece-3", "done"}
    assert "BR-BLS-03" in t.crab.why_not("piece:1")


def test_dark_favors_needs_a_token_on_the_board():
    assert "play:dark-favors" not in with_pieces("dark-favors").crab.may


# --- Purge the Weak --------------------------------------------------------------------------------


def test_purge_the_weak_costs_a_token_of_the_hand_and_discards_two_of_the_board():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI, CRAB_NAVY)
    t.crab.plays("purge-the-weak")
    assert offered(t) == set(HAND)
    t.crab.choose("army-1")
    assert {"piece-1", "piece-2", "piece-3"} <= t.crab.may
    t.crab.choose("piece-1", "piece-3")
    assert t.crane.discard == ["army-3"]
    assert t.crab.discard == ["army-1", "navy-2"]
    assert t.pieces == {("crane", "crab_east")}


def test_purge_the_weak_takes_two_tokens_where_there_are_two():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI, CRAB_NAVY)
    t.crab.plays("purge-the-weak", "army-1", "piece-1")
    assert t.crab.may == {"piece-2", "piece-3", "back"}


def test_purge_the_weak_takes_one_token_where_there_is_one():
    t = with_pieces("purge-the-weak", CRANE_ARMY)
    t.crab.plays("purge-the-weak", "army-1", "piece-1")
    assert t.crane.discard == ["army-3"]
    assert t.awaits == ["crane"]


def test_purge_the_weak_takes_the_place_of_placing_a_token():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI)
    t.crab.plays("purge-the-weak", "army-1", "piece-1", "piece-2")
    assert t.awaits == ["crane"]
    assert len(t.crab.hand) == 5


def test_purge_the_weak_can_be_paid_with_the_bluff_which_then_rests():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI)
    t.crab.plays("purge-the-weak", "bluff", "piece-1", "piece-2")
    assert "bluff" not in t.crab.hand
    assert t.crab.discard == []
    assert t.view()["players"][t.crab.seat]["bluff_before_screen"] is True


def test_purge_the_weak_spares_blessed_tokens():
    t = with_pieces(
        "purge-the-weak", CRANE_ARMY, token("crane", "blessing-2", "crane_capital", on=1), CRANE_SHINOBI
    )
    t.crab.plays("purge-the-weak", "army-1")
    assert t.crab.may - {"done"} == {"piece-3"}


def test_a_bluff_that_is_purged_comes_back_but_rests_this_round():
    t = with_pieces("purge-the-weak", token("crane", "bluff", "crab_east"), crane=side("crane_capital"))
    t.crab.plays("purge-the-weak", "army-1", "piece-1")
    assert t.crane.discard == []
    assert t.view()["players"][t.crane.seat]["bluff_before_screen"] is True


# --- Animate the Dead ------------------------------------------------------------------------------


def animating(*discard, pieces=(), **facts):
    crab = side("crab_capital+1", "crab_east", hand=HAND, discard=discard)
    return holding("animate-the-dead", **{"crab": crab, **facts}, pieces=list(pieces))


def test_who_rises_is_in_no_world_of_others_before_he_is_placed():
    tables = [animating("army-4", "navy-2") for _ in range(2)]
    for t, face in zip(tables, ("army-4", "navy-2"), strict=True):
        t.crab.plays("animate-the-dead", "crab_capital", face)
    assert told_apart(tables[0].game, tables[1].game, seat=tables[0].crane.seat) == set()
    world = tables[0].game.determinize(tables[0].crane.seat, random.Random(1))
    assert [option.id for option in world.pending[0].options] == ["army-4", "navy-2"]


def test_animate_the_dead_places_a_token_of_the_discard_pile_faceup():
    t = animating("army-4", "navy-2")
    t.crab.plays("animate-the-dead", "crab_capital")
    assert t.crab.may == {"army-4", "navy-2"}
    t.crab.choose("army-4", "crab_east>crane_south")
    assert t.crab.discard == ["navy-2"]
    (piece,) = t.view()["pieces"]
    assert (piece["face"], piece["faceup"], piece["spot"]) == ("army-4", True, "crab_east>crane_south")


def test_animate_the_dead_leaves_the_turn_to_be_played():
    t = animating("army-4")
    t.crab.plays("animate-the-dead", "crab_capital", "army-4", "crab_east")
    assert t.awaits == ["crab"]
    t.crab.places("army-1", "crab_east")
    assert t.awaits == ["crane"]


def test_animate_the_dead_keeps_to_the_rules_of_the_token():
    t = animating("army-4", "shinobi-2", "diplomacy", "raid")
    t.crab.plays("animate-the-dead", "crab_capital", "diplomacy")
    assert t.crab.may == {"crab_capital", "crab_east"}
    t = animating("army-4", "shinobi-2", "diplomacy", "raid")
    t.crab.plays("animate-the-dead", "crab_capital", "shinobi-2")
    assert t.crab.may == all_of(t)
    t = animating("army-4", "shinobi-2", "diplomacy", "raid")
    t.crab.plays("animate-the-dead", "crab_capital", "raid")
    assert t.crab.may == all_of(t) - {"crab_capital", "crab_east"}


def test_animate_the_dead_keeps_to_the_borders_of_armies_and_navies():
    t = animating("army-4")
    t.crab.plays("animate-the-dead", "crab_east", "army-4")
    # Crab East was the price: nothing starts from there any more.
    assert t.crab.may == {
        "crab_capital",
        "crab_capital>crab_central",
        "crab_capital>mainland_south",
        "crab_capital>shadowlands_north",
        "crab_capital>shadowlands_south",
    }
    t = animating("navy-2")
    t.crab.plays("animate-the-dead", "crab_east", "navy-2")
    assert t.crab.may == {"crab_capital"} | {f"sea>{name}" for name in COASTAL - {"crab_capital"}}


def test_animate_the_dead_puts_a_blessing_on_an_own_facedown_token():
    t = animating("blessing-2", pieces=[CRAB_NAVY, CRANE_ARMY])
    t.crab.plays("animate-the-dead", "crab_east", "blessing-2")
    assert t.crab.may == {"piece-1"}
    t.crab.choose("piece-1")
    assert [piece["on"] for piece in t.view()["pieces"]] == [None, None, 1]


def test_animate_the_dead_needs_a_token_that_can_be_placed():
    assert "play:animate-the-dead" not in animating().crab.may
    assert "play:animate-the-dead" not in animating("blessing-2").crab.may


def test_an_animated_token_fights_like_the_others():
    t = animating("army-4", crane=side("crane_capital", "crane_south+1"))
    t.crab.plays("animate-the-dead", "crab_capital", "army-4", "crab_east>crane_south")
    for face in HAND[:5]:
        t.crab.places(face, "crab_capital")
    assert t.owner("crane_south") == "crab"
    assert "army-4" in t.crab.discard


# --- Inspire Fear ----------------------------------------------------------------------------------


SPECIALS = {"lion_east": "peace", "crane_south": "shrine", "dragon_south": "scorched-earth"}


def test_inspire_fear_removes_two_special_tokens_of_any_kind():
    t = with_pieces("inspire-fear", specials=SPECIALS)
    t.crab.plays("inspire-fear", "crab_east")
    assert offered(t) == set(SPECIALS)
    t.crab.choose("lion_east")
    assert t.crab.may == {"crane_south", "dragon_south", "done", "back"}
    t.crab.choose("dragon_south")
    assert {name for name in all_of(t) if t.special(name)} == {"crane_south"}
    assert (t.supply("peace"), t.supply("scorched-earth"), t.supply("shrine")) == (15, 15, 0)
    assert "place:army-1" in t.crab.may


def test_inspire_fear_may_remove_none():
    t = with_pieces("inspire-fear", specials=SPECIALS)
    before = [t.special(province) for province in SPECIALS]
    t.crab.plays("inspire-fear", "crab_east", "done")
    assert [t.special(province) for province in SPECIALS] == before


def test_inspire_fear_may_remove_just_one():
    t = with_pieces("inspire-fear", specials=SPECIALS)
    t.crab.plays("inspire-fear", "crab_east", "lion_east", "done")
    assert {name for name in all_of(t) if t.special(name)} == {"crane_south", "dragon_south"}


def test_inspire_fear_needs_a_special_token():
    assert "play:inspire-fear" not in with_pieces("inspire-fear").crab.may
