"""Strategies a to f of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_box import IDLE, act, army, asked_for, fight, laid, next_turn, offered, unit
from support.rule import rule


def shamed(slug: str):
    return {"card": slug, "dishonored": True}


# --- A Warrior's Wisdom ---------------------------------------------------------------------------


def test_a_warriors_wisdom_adds_a_monks_chi_to_his_force_and_goes_on():
    t = fight(
        attacker=army("togashi-akagi", "matsu-yosa", hand=("a-warriors-wisdom",)),
        defender=army("togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), "a-warriors-wisdom") == {"togashi-akagi"}
    t.attacker.chooses("togashi-akagi")
    assert t.force("togashi-akagi") == 8
    assert t.asked == "attacker"


# --- Begone, Fool! --------------------------------------------------------------------------------


def test_begone_fool_shames_an_ally_of_either_side():
    t = fight(
        attacker=army("bayushi-saka", hand=("begone-fool",)),
        raider=army("matsu-yosa"),
        defender=army("togashi-taro"),
        guard=army("isawa-naki"),
    )
    assert asked_for(act(t, "attacker"), "begone-fool") == {"matsu-yosa", "isawa-naki"}
    t.attacker.chooses("isawa-naki")
    assert t.is_home("isawa-naki")
    assert t.is_dishonored("isawa-naki")
    assert (t.guard.honor, t.defender.honor) == (3, 5)


@rule("WH-ACT-17")
def test_begone_fool_has_nobody_to_tell_where_nobody_is_allied():
    t = fight(attacker=army("bayushi-saka", hand=("begone-fool",)), defender=army("togashi-taro"))
    assert not offered(t, "attacker", "begone-fool")


# --- Black and White ------------------------------------------------------------------------------


@pytest.mark.parametrize(("paragon", "honor"), [("matsu-sakaki", 6), (shamed("matsu-yosa"), 2)])
def test_black_and_white_destroys_at_the_price_or_gain_of_honor(paragon, honor):
    t = fight(
        attacker=army(paragon, hand=("black-and-white",)),
        defender=army(unit("togashi-taro", "hired-legion"), "togashi-chiko"),
    )
    slug = paragon if isinstance(paragon, str) else paragon["card"]
    picks = asked_for(act(t, "attacker"), "black-and-white", slug)
    assert picks == {"hired-legion", "togashi-chiko"}
    t.attacker.chooses("togashi-chiko")
    assert t.zone("togashi-chiko") == "discard"
    assert t.is_bowed(slug)
    assert t.attacker.honor == honor


def test_black_and_white_needs_a_paragon():
    t = fight(attacker=army("togashi-taro", hand=("black-and-white",)), defender=army("togashi-chiko"))
    assert not offered(t, "attacker", "black-and-white")


# --- Block Supply Lines ---------------------------------------------------------------------------


def test_block_supply_lines_sends_an_attacker_home_and_bows_his_unit():
    t = fight(
        attacker=army(unit("matsu-yosa", "hired-legion")),
        defender=army("togashi-taro", hand=("block-supply-lines",)),
    )
    assert asked_for(t.defender, "block-supply-lines") == {"matsu-yosa"}
    t.defender.chooses("matsu-yosa")
    assert t.is_home("matsu-yosa")
    assert t.is_bowed("hired-legion")


# --- Changing Paths -------------------------------------------------------------------------------

KIHO = ("stagnation", "striking-through-the-void")


def changing_paths(named: str, fate=("ring-of-air",), discard=()):
    """Changing Paths is the first Kiho action of the turn; two more are held."""
    t = laid(
        north=army(
            "togashi-taro", hand=("changing-paths", *KIHO), fate=(IDLE, *fate, IDLE), fate_discard=discard
        ),
        south=army("matsu-yosa"),
    )
    t.north.uses("changing-paths", "togashi-taro")
    names = ("Ring of Air", "Ring of Earth", "Ring of Flame", "Ring of Water", "Ring of the Void")
    t.north.chooses(f"choice{names.index(named)}")
    for slug in KIHO:
        act(t, "north").uses(slug, "togashi-taro", "matsu-yosa")
    return t


@rule("WH-CLR-18")
@pytest.mark.parametrize("piles", [{"fate": ("ring-of-air",)}, {"fate": (), "discard": ("ring-of-air",)}])
def test_changing_paths_finds_the_ring_when_what_it_asks_for_is_done(piles):
    t = changing_paths("Ring of Air", **piles)
    t.north.chooses("choice0")
    assert t.zone("ring-of-air") == "play"


def test_changing_paths_leaves_the_ring_in_the_hand_if_so_liked():
    t = changing_paths("Ring of Air")
    t.north.passes()
    assert t.zone("ring-of-air") == "hand"


def test_changing_paths_finds_no_other_ring():
    t = changing_paths("Ring of Water")
    assert t.zone("ring-of-air") == "deck"


# --- Chokehold and Cold Hands, Stone Heart --------------------------------------------------------


def test_chokehold_bows_who_has_no_more_chi():
    t = fight(
        attacker=army("togashi-taro", {"card": "togashi-akagi", "bowed": True}, hand=("chokehold",)),
        defender=army("matsu-yosa", "bayushi-sorii"),
    )
    assert asked_for(act(t, "attacker"), "chokehold") == {"togashi-taro"}
    t.attacker.chooses("togashi-taro")
    assert t.attacker.may == {"matsu-yosa", "back"}
    t.attacker.chooses("matsu-yosa")
    assert t.is_bowed("matsu-yosa")


def test_cold_hands_takes_an_ability_away_and_goes_on():
    t = fight(
        attacker=army("togashi-taro", hand=("cold-hands-stone-heart",)),
        defender=army("matsu-yosa", hand=("courtesy",)),
    )
    assert "use:matsu-yosa:2" in t.defender.may
    act(t, "attacker").chooses("use:cold-hands-stone-heart")
    t.attacker.chooses("togashi-taro")
    t.attacker.chooses("matsu-yosa")
    t.attacker.chooses("use:matsu-yosa:2")
    assert t.force("togashi-taro") == 5
    assert len(t.attacker.hand) == 2
    assert t.asked == "attacker"
    t.attacker.passes()
    assert "use:matsu-yosa" in t.defender.may
    assert "use:matsu-yosa:2" not in t.defender.may


def test_cold_hands_are_empty_hands():
    armed = unit("togashi-taro", "a-samurais-soul")
    t = fight(attacker=army(armed, hand=("cold-hands-stone-heart",)), defender=army("matsu-yosa"))
    assert not offered(t, "attacker", "cold-hands-stone-heart")


# --- Dance of the Void ----------------------------------------------------------------------------


def test_dance_of_the_void_stays_in_play_alone_and_strengthens_monks_without_weapons():
    t = laid(
        north=army("togashi-taro", unit("togashi-akagi", "a-samurais-soul"), hand=("dance-of-the-void",) * 2),
        south=army("togashi-oki"),
    )
    t.north.plays("dance-of-the-void")
    assert t.zone("dance-of-the-void") == "play"
    assert (t.chi("togashi-taro"), t.chi("togashi-akagi"), t.chi("togashi-oki")) == (4, 5, 3)
    act(t, "north").plays("dance-of-the-void")
    assert sorted(t.zone("dance-of-the-void", nth) for nth in range(2)) == ["discard", "play"]
    assert t.chi("togashi-taro") == 4


@rule("WH-CLR-19", "WH-CLR-20")
def test_dance_of_the_void_protects_once_a_turn_by_an_additional_action_only():
    t = fight(
        attacker=army("togashi-taro", hand=("a-warriors-wisdom",) * 3, home=[{"card": "dance-of-the-void"}]),
        defender=army("bayushi-hirose", hand=("chokehold", "relentless-conviction")),
    )
    assert not offered(t, "attacker", "dance-of-the-void:2")
    t.attacker.plays("a-warriors-wisdom", "togashi-taro")
    t.attacker.uses("dance-of-the-void:2", "togashi-taro")
    act(t, "attacker").plays("a-warriors-wisdom", "togashi-taro")
    assert "use:dance-of-the-void:2" not in t.attacker.may


@pytest.mark.parametrize("first", ["bayushi-shigeo", "black-and-white"])
def test_dance_of_the_void_negates_the_next_bowing_or_destruction(first):
    """Whichever comes first does not happen; what comes then does."""
    t = fight(
        attacker=army("togashi-taro", hand=("a-warriors-wisdom",), home=["dance-of-the-void"]),
        defender=army("bayushi-shigeo", "matsu-yosa", hand=("black-and-white",)),
    )
    act(t, "attacker").plays("a-warriors-wisdom", "togashi-taro")
    t.attacker.uses("dance-of-the-void:2", "togashi-taro")
    picks = {"bayushi-shigeo": ["togashi-taro"], "black-and-white": ["matsu-yosa", "togashi-taro"]}
    act(t, "defender").uses(first, *picks.pop(first))
    assert (t.zone("togashi-taro"), t.is_bowed("togashi-taro")) == ("play", False)
    for ability, named in picks.items():
        act(t, "defender").uses(ability, *named)
    assert t.zone("togashi-taro") == "discard" or t.is_bowed("togashi-taro")


def test_dance_of_the_void_is_not_danced_from_the_hand():
    t = fight(
        attacker=army("togashi-taro", hand=("a-warriors-wisdom", "dance-of-the-void")),
        defender=army("matsu-yosa"),
    )
    act(t, "attacker").plays("a-warriors-wisdom", "togashi-taro")
    assert "use:dance-of-the-void:2" not in t.attacker.may


# --- Desperate Mediation --------------------------------------------------------------------------


def mediation(card: str):
    return fight(
        attacker=army("isawa-naki", "asako-hoshimi", hand=(card,)),
        raider=army("matsu-yosa", "matsu-sakaki"),
        defender=army("togashi-taro"),
        bystander=army(home=["bayushi-saka"]),
    )


@rule("WH-ACT-19", "WH-ACT-20")
def test_desperate_mediation_sends_home_one_of_everybody_there_in_turn_order():
    t = mediation("desperate-mediation")
    act(t, "attacker").plays("desperate-mediation", "isawa-naki")
    assert t.asked == "raider"
    assert t.raider.may == {"matsu-yosa", "matsu-sakaki"}
    t.raider.chooses("matsu-yosa")  # the Defender has but one
    assert t.is_home("isawa-naki") and t.is_home("matsu-yosa") and t.is_home("togashi-taro")
    assert not t.is_home("asako-hoshimi")
    assert (t.attacker.honor, t.raider.honor, t.defender.honor) == (8, 5, 5)


# --- Embracing Virtue -----------------------------------------------------------------------------


def virtue(**facts):
    return laid("dynasty", north=army(), south=army(fate_discard=("embracing-virtue",)), **facts)


def test_embracing_virtue_comes_back_before_anybodys_end_phase():
    t = virtue()
    while t.asked != "south":
        t.north.chooses("done" if "done" in t.north.may else "pass")
    t.south.chooses("choice0")
    assert t.zone("embracing-virtue") == "hand"


def test_embracing_virtue_may_stay_and_is_never_played():
    t = virtue()
    while t.asked != "south":
        t.north.chooses("done" if "done" in t.north.may else "pass")
    t.south.passes()
    assert t.zone("embracing-virtue") == "discard"
    held = fight(attacker=army("matsu-yosa", hand=("embracing-virtue",)), defender=army("togashi-taro"))
    assert not offered(held, "attacker", "embracing-virtue")


# --- Fist and Blade -------------------------------------------------------------------------------


def fist():
    armed = unit("matsu-yosa", "hired-legion", "a-samurais-soul")
    t = fight(
        attacker=army("togashi-akagi", hand=("fist-and-blade",)),
        defender=army(armed, unit("ikoma-toraji", "blades-of-the-fallen-phoenix"), "bayushi-sorii"),
    )
    picks = asked_for(act(t, "attacker"), "fist-and-blade", "togashi-akagi")
    assert picks == {"ikoma-toraji"}  # Yosa has 4 Chi with her Weapon
    return t


def test_fist_and_blade_destroys_and_lets_attachments_be_saved():
    t = fist()
    t.attacker.chooses("ikoma-toraji")
    assert t.asked == "defender"
    assert t.prompt == "Fist and Blade — move attachments of Ikoma Toraji to whom? (Or pass.)"
    assert t.defender.may == {"bayushi-sorii", "pass"}  # Yosa has a Weapon already
    t.defender.chooses("bayushi-sorii")
    assert t.prompt == ("Fist and Blade — move which attachment of Ikoma Toraji to Bayushi Sorii?")
    t.defender.chooses("blades-of-the-fallen-phoenix")
    assert t.zone("ikoma-toraji") == "discard"
    assert t.s.host[t.card("blades-of-the-fallen-phoenix")] == t.card("bayushi-sorii")
    assert t.is_bowed("togashi-akagi")


def test_fist_and_blade_takes_all_that_is_not_saved():
    t = fist()
    t.attacker.chooses("ikoma-toraji")
    t.defender.passes()
    assert t.zone("blades-of-the-fallen-phoenix") == "discard"


# --- Fortuitous Alliance --------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["raider", "guard"])
def test_fortuitous_alliance_looks_draws_and_goes_on_with_allies(role):
    deck = ("charge", "courtesy", "chokehold", "stagnation", "viper-tattoo")
    t = fight(
        attacker=army("togashi-taro", hand=("fortuitous-alliance",), fate=deck),
        defender=army("matsu-yosa"),
        **{role: army("bayushi-saka")},
    )
    act(t, "attacker").plays("fortuitous-alliance", "stagnation", "charge", "courtesy")
    assert sorted(t.attacker.hand) == sorted([IDLE, "stagnation"])
    assert (t.asked == "attacker") == (role == "raider")


def test_an_ally_is_an_ally_to_himself():
    t = fight(
        attacker=army("matsu-yosa"),
        raider=army("togashi-taro", hand=("fortuitous-alliance",), fate=("charge", "courtesy")),
        defender=army("bayushi-saka"),
    )
    act(t, "raider").plays("fortuitous-alliance", "charge")
    assert t.asked == "raider"


def test_what_was_played_is_discarded():
    """WH-STRT-01."""
    t = fight(attacker=army("togashi-taro", hand=("chokehold",)), defender=army("matsu-yosa"))
    act(t, "attacker").plays("chokehold", "togashi-taro", "matsu-yosa")
    assert t.zone("chokehold") == "discard"
    next_turn(t)
    assert t.zone("chokehold") == "discard"
