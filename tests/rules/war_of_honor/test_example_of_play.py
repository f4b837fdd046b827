"""The rulebook's Example of Play, choice by choice, with its numbers (WH-EXP).

Allen (Lion), Bob (Dragon), Cindy (Phoenix) and Daria (Scorpion) sit clockwise; it is Allen's turn. One number
differs: the book lets Ikoma Toraji cost 5 Gold, the card itself says 4, so Allen pays 2 instead of 3.
"""

import gorin
from gorin.games.ccg.table.values import army_force, unit_force
from support.ccg_table import Table, side, unit
from support.ccg_war import EDITION, fortress
from support.rule import rule

NAMES = ["allen", "bob", "cindy", "daria"]
IDLE = "akodo-regulars"
"""A card that nobody can play during the example."""
NEXT_TO_FATE, BESIDE_IT, FIRST, SECOND = "p11", "p10", "p8", "p9"
"""Cindy's provinces: the rightmost lies next to her Fate deck."""
FROM_THE_TOP = "choice0"
"""Bob's Stronghold lets him draw from the bottom; in the example he takes the topmost card."""
MORE_STRENGTH = "choice0"

MAP = [
    {"at": [0, 0]},
    fortress(0, "lion", "open", [1, 0]),  # t1: Allen attacks from here
    fortress(0, "lion", "battle", [-1, 0]),
    fortress(0, "lion", "limited", [-1, 1], face_down=True),
    fortress(2, "phoenix", "battle", [1, 1]),  # t4: what he attacks
    fortress(2, "phoenix", "open", [-3, 0]),
    fortress(3, "scorpion", "open", [2, 0]),  # beside both
    fortress(1, "dragon", "open", [0, 2]),  # beside Cindy's only
]


def sitting(*play, **facts):
    filled = {"dynasty": ["small-farm"] * 6, "fate": [IDLE] * 6, "provinces": ["small-farm"] * 4, **facts}
    told = side(*play, **filled)
    return {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}


def a_few_turns_have_gone_by() -> Table:
    """WH-EXP-01 to WH-EXP-09."""
    allen = sitting(
        unit("ikoma-toraji#0", bowed=True), "matsu-nishijo", unit("copper-mine", bowed=True), "border-keep",
        stronghold="venerable-plains-of-the-ikoma", stronghold_bowed=True,
        provinces=["military-alliance", "akodo-dosei", "ikoma-toraji", "large-farm"],
        hand=["deathseeker-troop", "courtesy", IDLE, IDLE, IDLE],
    )  # fmt: skip
    bob = sitting(
        "ring-of-the-void", "togashi-taro", "togashi-shiori", stronghold="tetsu-kama-mura",
        hand=["spinning-heel-kick", "cold-hands-stone-heart", "settling-the-homeless", "ring-of-water"],
    )  # fmt: skip
    cindy = sitting(
        unit("agasha-gifu", "shielded-by-tempest"), "silver-mine", stronghold="city-of-tears",
        hand=["groves-of-stone", "unstoppable-power", IDLE],
    )  # fmt: skip
    daria = sitting(
        "bayushi-sorii", unit("bayushi-shigeo", "ronin-brotherhood"), stronghold="seven-stings-keep",
        hand=["begone-fool", "ring-of-earth", "restoring-order", IDLE],
    )  # fmt: skip
    position = {
        "phase": "straighten",
        "active": 0,
        "players": [allen, bob, cindy, daria],
        "map": MAP,
        "scores": [{}, {"steps": [0, 0, 0, 1], "rings": ["ring-of-the-void"]}, {}, {}],
        "used_ever": [{"of": "border-keep", "ability": 2}],
    }
    return Table(gorin.setup(EDITION, position), NAMES)


def gained(t):
    return [score.gained for score in t.s.scores]


def then(t, name, *choices):
    """He is the one who is asked, and this is what he chooses, one after another."""
    for choice in choices:
        assert t.asked == name, f"{t.asked} is asked instead of {name}: {t.prompt}"
        getattr(t, name).chooses(choice)


def passing(t, *names):
    """These pass, in this order."""
    for name in names:
        then(t, name, "pass")


@rule(*(f"WH-EXP-{number:02}" for number in range(1, 81)))
def test_the_example_of_play():
    t = a_few_turns_have_gone_by()
    action_phase(t)
    declaration(t)
    maneuvers(t)
    first_battles(t)
    the_big_battle(t)
    dynasty_and_end(t)
    paths(t)


def action_phase(t):
    # Straighten and Events phase
    assert not t.is_bowed("ikoma-toraji") and not t.is_bowed("copper-mine")
    assert t.zone("military-alliance") == "discard"
    assert len(t.s.lasting) == 1  # its effect lasts for the whole game
    shown = [place.card for place in t.s.provinces if place.owner == 0 and place.face_up]
    assert [t.s.names[t.s.what[card]] for card in shown] == ["akodo-dosei", "ikoma-toraji", "large-farm"]
    assert not t.s.provinces[0].face_up  # refilled after the Event
    # Action phase
    assert t.asked == "allen" and t.s.phase == "action"
    assert t.allen.may_not("use:border-keep:2")
    then(t, "allen", "equip:deathseeker-troop", "ikoma-toraji", "copper-mine")
    assert t.is_bowed("copper-mine") and unit_force(t.s, t.card("ikoma-toraji")) == 5
    held = len(t.bob.hand)
    then(t, "bob", "use:ring-of-the-void:2", FROM_THE_TOP)
    assert t.is_bowed("ring-of-the-void") and len(t.bob.hand) == held + 1
    passing(t, "cindy", "daria")
    then(t, "allen", "use:lion-open-fortress", "matsu-nishijo")
    assert t.force("matsu-nishijo") == 5
    passing(t, "bob")
    then(t, "cindy", "equip:groves-of-stone", "agasha-gifu", "silver-mine")
    assert t.is_bowed("silver-mine") and t.zone("groves-of-stone") == "play"
    passing(t, "daria", "allen", "bob", "cindy")


def declaration(t):
    assert t.s.phase == "attack"
    then(t, "allen", "seat2", "t1", "t4")
    assert t.game.view(None)["launched"] == {"from": "t1", "at": "t4", "adjacent": True}
    assert t.allen.may == {"seat3", "done"}  # Daria, but not Bob
    then(t, "allen", "seat3")
    assert t.cindy.may == {"seat1", "seat3", "done"}
    then(t, "cindy", "seat3", "seat1")


def maneuvers(t):
    then(t, "allen", "ikoma-toraji", NEXT_TO_FATE, "matsu-nishijo", NEXT_TO_FATE)
    assert unit_force(t.s, t.card("ikoma-toraji")) == 5
    assert t.force("matsu-nishijo") == 7  # 3, 2 from the Fortress, 2 for attacking
    assert t.s.allegiance[3] == 0
    then(t, "daria", "bayushi-sorii", NEXT_TO_FATE, "bayushi-shigeo", BESIDE_IT)
    assert gained(t) == [0, 0, 0, 2] and t.s.allegiance[3] == 1
    assert [army_force(t.s, place, 1) for place in (11, 10)] == [15, 8]
    assert t.strength(11) == t.strength(10) == 6
    then(t, "cindy", "agasha-gifu", NEXT_TO_FATE)
    then(t, "bob", "togashi-taro", BESIDE_IT, "togashi-shiori", NEXT_TO_FATE)
    assert gained(t) == [0, 2, 0, 2] and t.s.allegiance[1] == 2


def first_battles(t):
    for place in (FIRST, SECOND):
        then(t, "allen", place)
        passing(t, "cindy", "daria", "allen", "bob")
    assert t.cindy.provinces == 4 and gained(t) == [0, 2, 0, 2]
    # Shigeo against Taro
    then(t, "allen", BESIDE_IT)
    passing(t, "cindy")
    then(t, "daria", "use:begone-fool", "togashi-taro")
    assert t.is_dishonored("togashi-taro") and t.is_home("togashi-taro")
    assert t.s.scores[3].caused == 2
    passing(t, "allen", "bob", "cindy", "daria")
    then(t, "daria", "use:ring-of-earth", "pass")  # the battle is decided; she has no other card for it
    assert t.cindy.provinces == 3
    assert t.zone("ring-of-earth") == "play"
    assert gained(t) == [0, 2, 0, 5]  # Military Alliance: for Daria, who had units there, and not for Allen
    assert t.is_home("bayushi-shigeo") and t.is_bowed("bayushi-shigeo") and t.is_bowed("ronin-brotherhood")


def the_big_battle(t):
    """There is only one battlefield left, so nobody asks where."""
    then(t, "cindy", "use:agasha-gifu", "deathseeker-troop")
    assert t.is_bowed("deathseeker-troop") and "unstoppable-power" in t.cindy.hand
    passing(t, "daria")
    then(t, "allen", "use:venerable-plains-of-the-ikoma", "matsu-nishijo", "togashi-shiori", "courtesy")
    assert t.is_bowed("togashi-shiori") and gained(t)[0] == 2
    bobs_chain(t)
    then(t, "cindy", "use:groves-of-stone", MORE_STRENGTH)
    assert t.strength(11) == 10
    passing(t, "daria")
    then(t, "allen", "use:lion-battle-fortress", "togashi-shiori")
    assert t.is_home("togashi-shiori")
    passing(t, "bob")
    then(t, "cindy", "use:unstoppable-power", "ikoma-toraji")
    assert t.force("ikoma-toraji") == 0  # Earth, Fire and Air: 3, but he had only 2
    assert gained(t) == [2, 2, 2, 5]
    assert [army_force(t.s, 11, side) for side in (1, 2)] == [3, 4]
    passing(t, "cindy")  # the card grants another action, which the example leaves alone
    then(t, "daria", "use:restoring-order", "bayushi-sorii", "agasha-gifu")
    assert t.is_home("agasha-gifu") and t.is_bowed("agasha-gifu")
    assert not t.is_bowed("shielded-by-tempest") and not t.is_bowed("groves-of-stone")
    passing(t, "allen")
    then(t, "bob", "use:settling-the-homeless", "bayushi-sorii")
    assert t.is_home("bayushi-sorii")
    bobs_ring(t)
    passing(t, "cindy", "daria", "allen", "bob")
    passing(t, "bob")  # the battle is decided, and he has nothing for it
    resolved(t)


def bobs_chain(t):
    then(t, "bob", "use:spinning-heel-kick", "togashi-shiori")
    assert not t.is_bowed("togashi-shiori")
    # Shiori must perform it; Nishijo has one ability to lose
    then(t, "bob", "use:cold-hands-stone-heart", "matsu-nishijo", "use:matsu-nishijo", FROM_THE_TOP)
    assert t.force("togashi-shiori") == 6
    then(t, "bob", "use:togashi-shiori", "matsu-nishijo")
    assert t.is_bowed("matsu-nishijo")


def bobs_ring(t):
    """Four Battle actions of different titles: the Ring comes into play, and brings Shiori back."""
    then(t, "bob", "use:ring-of-water", "pass")
    assert t.zone("ring-of-water") == "play"
    passing(t, "cindy", "daria", "allen")
    then(t, "bob", "use:ring-of-water:2", "togashi-shiori", NEXT_TO_FATE, "pass")
    assert t.is_bowed("ring-of-water") and not t.is_home("togashi-shiori")
    assert [army_force(t.s, 11, side) for side in (1, 2)] == [0, 6]


def resolved(t):
    assert all(t.zone(slug) == "discard" for slug in ("ikoma-toraji", "matsu-nishijo", "deathseeker-troop"))
    assert t.s.dead[t.card("ikoma-toraji")] and t.s.dead[t.card("matsu-nishijo")]
    assert not t.s.dead[t.card("deathseeker-troop")]
    assert gained(t) == [2, 2, 8, 5]
    assert t.is_home("togashi-shiori") and t.is_bowed("togashi-shiori")
    assert not t.s.tiles[4].face_up  # and Allen has nobody left to straighten
    assert t.s.phase == "dynasty"


def dynasty_and_end(t):
    then(t, "allen", "discount:ikoma-toraji", "venerable-plains-of-the-ikoma")
    assert t.zone("ikoma-toraji", 1) == "play" and t.s.bowed[t.s.players[0].stronghold]
    then(t, "allen", "buy:large-farm")  # only Border Keep is left to pay for it
    assert t.is_bowed("large-farm") and t.is_bowed("border-keep")
    then(t, "allen", "done")  # he keeps Akodo Dosei in his province
    assert len(t.allen.hand) == 4


def paths(t):
    steps = [score.steps for score in t.s.scores]
    assert t.s.phase == "path" and steps[0] == [0, 0, 0, 0]
    assert steps[1] == [0, 0, 0, 2]
    then(t, "bob", "path:enlightenment", "ring-of-water")
    assert not t.is_bowed("ring-of-water")
    held = len(t.cindy.hand)
    assert t.s.scores[2].steps == [0, 1, 0, 0]
    then(t, "cindy", "path:honor")
    assert len(t.cindy.hand) == held + 1
    assert t.s.scores[3].steps == [1, 0, 0, 1] and t.s.scores[3].caused == 2
    held = len(t.daria.hand)
    then(t, "daria", "path:enlightenment")
    assert len(t.daria.hand) == held + 1
    then(t, "daria", "path:military", "bayushi-shigeo")
    assert not t.is_bowed("bayushi-shigeo") and t.is_bowed("ronin-brotherhood")
    assert t.s.active == 1  # Bob's turn begins
