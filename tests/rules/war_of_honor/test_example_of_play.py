"""The rulebook's Example of Play, choice by choice, with its numbers (WH-EXP).

Allen (Lion), Bob (Dragon), Cindy (Phoenix) and Daria (Scorpion) sit clockwise; it is Allen's turn. One number
differs: the book lets Ikoma Toraji cost 5 Gold, the card itself says 4, so Allen pays 2 instead of 3.
"""

import gorin
from gorin.games.ccg.table.reading import army_force, unit_force
from support.ccg_table import Table, side, unit
from support.ccg_war import EDITION, fortress
from support.rule import rule

NAMES = ["allen", "bob", "cindy", "daria"]
IDLE = "akodo-regulars"
"""A card that nobody can play during the example."""
NEXT_TO_FATE, BESIDE_IT, FIRST, SECOND = "p11", "p10", "p8", "p9"
"""Cindy's provinces: the rightmost lies next to her Fate deck."""

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


def passing(t, *names):
    """These pass, in this order, each asked in his turn; windows in which nothing is said are passed over."""
    for name in names:
        quiet(t)
        assert t.asked == name, f"{t.asked} is asked instead of {name}: {t.prompt}"
        t.mirror.choose("pass", t.names.index(name))
    quiet(t)


def quiet(t):
    while not t.game.over and t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)


def acts(t, name, *choices):
    """One action, with everything that is chosen for it."""
    quiet(t)
    assert t.asked == name, f"{t.asked} is asked instead of {name}: {t.prompt}"
    for choice in choices:
        getattr(t, name).chooses(choice)


def bows(t, name, source):
    while t.asked == name and "what do you bow" in t.prompt:
        getattr(t, name).chooses(source)


def from_the_top(t):
    """Bob's Stronghold lets him draw from the bottom; in the example he takes the topmost card."""
    if "from the top" in t.prompt:
        t.bob.chooses("choice0")


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
    acts(t, "allen", "equip:deathseeker-troop")
    if "ikoma-toraji" in t.allen.may:
        t.allen.chooses("ikoma-toraji")
    bows(t, "allen", "copper-mine")
    assert t.is_bowed("copper-mine") and unit_force(t.s, t.card("ikoma-toraji")) == 5
    held = len(t.bob.hand)
    acts(t, "bob", "use:ring-of-the-void:2")
    from_the_top(t)
    assert t.is_bowed("ring-of-the-void") and len(t.bob.hand) == held + 1
    passing(t, "cindy", "daria")
    acts(t, "allen", "use:lion-open-fortress", "matsu-nishijo")
    assert t.force("matsu-nishijo") == 5
    passing(t, "bob")
    acts(t, "cindy", "equip:groves-of-stone")
    if "agasha-gifu" in t.cindy.may:
        t.cindy.chooses("agasha-gifu")
    bows(t, "cindy", "silver-mine")
    assert t.is_bowed("silver-mine") and t.zone("groves-of-stone") == "play"
    passing(t, "daria", "allen", "bob", "cindy")


def declaration(t):
    assert t.s.phase == "attack"
    t.allen.chooses("seat2")
    t.allen.chooses("t1")
    t.allen.chooses("t4")
    assert t.game.view(None)["launched"] == {"from": "t1", "at": "t4", "adjacent": True}
    assert t.allen.may == {"seat3", "done"}  # Daria, but not Bob
    t.allen.chooses("seat3")
    if t.asked == "allen" and "nvite" in t.prompt:
        t.allen.chooses("done")
    assert t.cindy.may == {"seat1", "seat3", "done"}
    t.cindy.chooses("seat3")
    t.cindy.chooses("seat1")
    if t.asked == "cindy" and "nvite" in t.prompt:
        t.cindy.chooses("done")


def assigns(t, name, **places):
    player = getattr(t, name)
    for slug, place in places.items():
        player.chooses(slug.replace("_", "-"))
        player.chooses(place)
    if t.asked == name and "done" in player.may:
        player.chooses("done")


def maneuvers(t):
    assigns(t, "allen", ikoma_toraji=NEXT_TO_FATE, matsu_nishijo=NEXT_TO_FATE)
    assert unit_force(t.s, t.card("ikoma-toraji")) == 5
    assert t.force("matsu-nishijo") == 7  # 3, 2 from the Fortress, 2 for attacking
    assert t.asked == "daria" and t.s.allegiance[3] == 0
    assigns(t, "daria", bayushi_sorii=NEXT_TO_FATE, bayushi_shigeo=BESIDE_IT)
    assert gained(t) == [0, 0, 0, 2] and t.s.allegiance[3] == 1
    assert [army_force(t.s, place, 1) for place in (11, 10)] == [15, 8]
    assert t.strength(11) == t.strength(10) == 6
    assigns(t, "cindy", agasha_gifu=NEXT_TO_FATE)
    assigns(t, "bob", togashi_taro=BESIDE_IT, togashi_shiori=NEXT_TO_FATE)
    assert gained(t) == [0, 2, 0, 2] and t.s.allegiance[1] == 2


def first_battles(t):
    for place in (FIRST, SECOND):
        t.allen.chooses(place)
        passing(t, "cindy", "daria", "allen", "bob")
    assert t.cindy.provinces == 4 and gained(t) == [0, 2, 0, 2]
    # Shigeo against Taro
    t.allen.chooses(BESIDE_IT)
    passing(t, "cindy")
    acts(t, "daria", "use:begone-fool", "togashi-taro")
    assert t.is_dishonored("togashi-taro") and t.is_home("togashi-taro")
    assert t.s.scores[3].caused == 2
    passing_until_decided(t)
    assert t.cindy.provinces == 3
    assert t.zone("ring-of-earth") == "play"
    assert gained(t) == [0, 2, 0, 5]  # Military Alliance: for Daria, who had units there, and not for Allen
    assert t.is_home("bayushi-shigeo") and t.is_bowed("bayushi-shigeo") and t.is_bowed("ronin-brotherhood")


def passing_until_decided(t):
    """Allen, Bob, Cindy and Daria pass; when the battle is decided, Daria plays the Ring of Earth."""
    for name in ("allen", "bob", "cindy", "daria"):
        quiet(t)
        assert t.asked == name and t.s.in_combat
        t.mirror.choose("pass", t.names.index(name))
    while t.zone("ring-of-earth") != "play":
        mine = [d for d in t.game.pending if d.seat == 3]
        if mine and "use:ring-of-earth" in t.daria.may:
            t.daria.chooses("use:ring-of-earth")
        else:
            t.mirror.choose("pass", t.game.decision.seat)
    quiet(t)


def the_big_battle(t):
    if t.asked == "allen" and NEXT_TO_FATE in t.allen.may:
        t.allen.chooses(NEXT_TO_FATE)
    acts(t, "cindy", "use:agasha-gifu", "deathseeker-troop")
    if t.asked == "cindy" and t.cindy.may & {"done", "pass"} and "discard" in t.prompt.lower():
        t.cindy.chooses("done" if "done" in t.cindy.may else "pass")
    assert t.is_bowed("deathseeker-troop") and "unstoppable-power" in t.cindy.hand
    passing(t, "daria")
    acts(t, "allen", "use:venerable-plains-of-the-ikoma", "matsu-nishijo", "togashi-shiori", "courtesy")
    assert t.is_bowed("togashi-shiori") and gained(t)[0] == 2
    bobs_chain(t)
    acts(t, "cindy", "use:groves-of-stone")
    if "choice0" in t.cindy.may:
        t.cindy.chooses("choice0")
    assert t.strength(11) == 10
    passing(t, "daria")
    acts(t, "allen", "use:lion-battle-fortress", "togashi-shiori")
    assert t.is_home("togashi-shiori")
    passing(t, "bob")
    acts(t, "cindy", "use:unstoppable-power", "ikoma-toraji")
    assert t.force("ikoma-toraji") == 0  # Earth, Fire and Air: 3, but he had only 2
    assert gained(t) == [2, 2, 2, 5]
    assert [army_force(t.s, 11, side) for side in (1, 2)] == [3, 4]
    if t.asked == "cindy":
        t.cindy.passes()  # the card grants another action, which the example leaves alone
    acts(t, "daria", "use:restoring-order", "bayushi-sorii", "agasha-gifu")
    assert t.is_home("agasha-gifu") and t.is_bowed("agasha-gifu")
    assert not t.is_bowed("shielded-by-tempest") and not t.is_bowed("groves-of-stone")
    passing(t, "allen")
    acts(t, "bob", "use:settling-the-homeless", "bayushi-sorii")
    assert t.is_home("bayushi-sorii")
    acts_with_ring_of_water(t)
    passing(t, "cindy", "daria", "allen", "bob")
    resolved(t)


def bobs_chain(t):
    acts(t, "bob", "use:spinning-heel-kick", "togashi-shiori")
    assert not t.is_bowed("togashi-shiori")
    acts(t, "bob", "use:cold-hands-stone-heart", "matsu-nishijo")  # Shiori must perform it
    t.bob.chooses("use:matsu-nishijo")  # the one ability she has
    from_the_top(t)
    assert t.force("togashi-shiori") == 6
    acts(t, "bob", "use:togashi-shiori", "matsu-nishijo")
    assert t.is_bowed("matsu-nishijo")


def acts_with_ring_of_water(t):
    """Four Battle actions of different titles: the Ring comes into play, and brings Shiori back."""
    while t.zone("ring-of-water") != "play":
        if t.asked == "bob" and "use:ring-of-water" in t.bob.may:
            t.bob.chooses("use:ring-of-water")
        else:
            t.mirror.choose("pass", t.game.decision.seat)
    passing(t, "cindy", "daria", "allen")
    acts(t, "bob", "use:ring-of-water:2", "togashi-shiori")
    if t.asked == "bob" and NEXT_TO_FATE in t.bob.may:
        t.bob.chooses(NEXT_TO_FATE)
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
    deal = next(id for id in t.allen.may if id == "discount:ikoma-toraji")
    t.allen.chooses(deal)
    bows(t, "allen", "venerable-plains-of-the-ikoma")
    assert t.zone("ikoma-toraji", 1) == "play" and t.s.bowed[t.s.players[0].stronghold]
    t.allen.chooses("buy:large-farm")
    bows(t, "allen", "border-keep")
    assert t.is_bowed("large-farm") and t.is_bowed("border-keep")
    while t.asked == "allen" and t.s.phase == "dynasty":
        t.allen.chooses("done")
    assert len(t.allen.hand) == 4


def paths(t):
    steps = [score.steps for score in t.s.scores]
    assert t.s.phase == "path" and steps[0] == [0, 0, 0, 0]
    assert t.asked == "bob" and steps[1] == [0, 0, 0, 2]
    t.bob.chooses("path:enlightenment")
    t.bob.chooses("ring-of-water")
    assert not t.is_bowed("ring-of-water")
    held = len(t.cindy.hand)
    assert t.s.scores[2].steps == [0, 1, 0, 0]
    t.cindy.chooses("path:honor")
    assert len(t.cindy.hand) == held + 1
    assert t.s.scores[3].steps == [1, 0, 0, 1] and t.s.scores[3].caused == 2
    held = len(t.daria.hand)
    t.daria.chooses("path:enlightenment")
    assert len(t.daria.hand) == held + 1
    t.daria.chooses("path:military")
    if "bayushi-shigeo" in t.daria.may:
        t.daria.chooses("bayushi-shigeo")
    assert not t.is_bowed("bayushi-shigeo") and t.is_bowed("ronin-brotherhood")
    assert t.s.active == 1  # Bob's turn begins
