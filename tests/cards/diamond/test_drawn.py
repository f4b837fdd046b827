"""A Ratling, a Phoenix and an Item that are in none of the decks."""

from __future__ import annotations

from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid
from support.ccg_table import unit

IDLE = "hiruma-ashihei"
GAIN, GIVE_BACK = "use:corrupted-jade-sliver", "use:corrupted-jade-sliver:2"
"""The two abilities of the Item."""


# --- Nir'um'tuk -----------------------------------------------------------------------------------


def test_nirumtuk_mounts_both_units():
    t = laid(north=having(unit("nirumtuk", "spearmen"), unit("nirumtuk", "spearmen")), south=having(hand=[]))
    t.north.chooses("use:nirumtuk")
    t.north.chooses(f"c{t.card('nirumtuk', 1)}")
    riders = [card for card in t.s.in_play if t.s.definition(card).slug in ("nirumtuk", "spearmen")]
    assert len(riders) == 4
    assert all(has(t.s, card, "Cavalry") for card in riders)


def test_nirumtuk_bears_one_follower_only():
    t = laid(
        north=having(unit("nirumtuk", "spearmen"), "shinjo-reizo", *["silk-works"] * 3, hand=["spearmen"]),
        south=having(hand=[]),
    )
    t.north.chooses("equip:spearmen")
    assert t.north.may == {"shinjo-reizo", "back"}


# --- Shiba Tsukimi --------------------------------------------------------------------------------


def test_tsukimi_is_strengthened_by_a_shugenja_once_a_battle():
    t = fighting(having(IDLE), having("shiba-tsukimi", "tamori-shaitung"))
    t.defender.chooses("use:shiba-tsukimi")
    t.defender.chooses("tamori-shaitung")
    assert t.force("shiba-tsukimi") == 1 + t.chi("tamori-shaitung")
    t.attacker.passes()
    assert "use:shiba-tsukimi" not in t.defender.may


def test_tsukimi_targets_no_shugenja_outside_her_army():
    t = fighting(having("tamori-shaitung"), having("shiba-tsukimi", IDLE, home=["tamori-shaitung"]))
    assert "use:shiba-tsukimi" not in t.defender.may


# --- Corrupted Jade Sliver ------------------------------------------------------------------------


def test_the_sliver_trades_chi_for_force_and_taints():
    t = laid(north=having(unit("moto-chagatai", "corrupted-jade-sliver")), south=having(hand=[]))
    force, chi = t.force("moto-chagatai"), t.chi("moto-chagatai")
    t.north.chooses(GAIN)
    assert (t.force("moto-chagatai"), t.chi("moto-chagatai")) == (force + 1, chi - 2)
    assert has(t.s, t.card("moto-chagatai"), "Shadowlands")
    assert GIVE_BACK in t.north.may


def test_the_sliver_takes_force_back_from_the_strong_only():
    t = laid(north=having(unit("shiba-tsukimi", "corrupted-jade-sliver")), south=having(hand=[]))
    assert t.force("shiba-tsukimi") == 1
    assert GAIN in t.north.may
    assert GIVE_BACK not in t.north.may
