"""Regions: what each does for its player, and what it may not do."""

from __future__ import annotations

from gorin.games.ccg.definition import definition
from gorin.games.ccg.table.reading import followers
from gorin.language.core.active_effects import has
from support.ccg_table import battle, side, table, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


def with_region(region, card="large-farm", face_up=False, more=3):
    """Provinces, the first of them with a Region."""
    return ({"card": card, "face_up": face_up, "region": region}, *["large-farm"] * more)


def created(t, bearer):
    return [t.s.definition(card) for card in followers(t.s, t.card(bearer))]


# --- Farmlands and Utaku Meadows ------------------------------------------------------------------


def test_farmlands_create_a_follower_for_two_gold():
    t = table(
        north=side("hida-kaoru", "large-farm", provinces=with_region("farmlands")), south=side("doji-ayano")
    )
    t.north.chooses("use:farmlands")
    assert t.north.may == {"hida-kaoru", "back"}, "only your own Personalities"
    t.north.chooses("hida-kaoru")
    t.north.chooses("large-farm")
    (made,) = created(t, "hida-kaoru")
    assert (made.force, made.keywords, made.type_name) == (1, (), "Follower")
    assert not t.is_bowed("kyuden-hida")


def test_farmlands_need_two_gold():
    t = table(
        north=side(
            "hida-kaoru", unit("kyuden-hida", bowed=True), provinces=with_region("farmlands"), hand=WAITING
        ),
        south=side(),
    )
    assert t.north.may_not("use:farmlands")
    assert set(definition("celestial", "farmlands").keywords) == {"Singular", "Farm"}


def test_utaku_meadows_create_a_cavalry_follower_for_three_gold():
    t = table(north=side("moto-taban", provinces=with_region("utaku-meadows")), south=side())
    t.north.uses("utaku-meadows", "moto-taban")
    (made,) = created(t, "moto-taban")
    assert (made.force, made.keywords) == (1, ("Cavalry",))
    assert t.is_bowed("kyuden-hida")


def test_utaku_meadows_need_three_gold():
    t = table(
        north=side(
            "moto-taban",
            "border-keep",
            unit("kyuden-hida", bowed=True),
            provinces=with_region("utaku-meadows"),
        ),
        south=side(),
    )
    assert t.north.may_not("use:utaku-meadows")


# --- Overgrown Grove ------------------------------------------------------------------------------


def test_overgrown_grove_discards_three_cards_to_send_an_attacker_home():
    t = battle(
        attacker=side("hida-kaoru", "hida-ogano"),
        defender=side("doji-ayano", provinces=with_region("overgrown-grove")),
    )
    t.defender.chooses("use:overgrown-grove")
    assert t.defender.may == {"hida-kaoru", "hida-ogano", "back"}, "Ayano does not attack"
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.is_home("hida-kaoru") and not t.is_home("hida-ogano")
    assert len(t.s.players[1].fate_discard) == 3 and len(t.s.players[1].fate) == 5


def test_overgrown_grove_needs_three_cards_in_the_deck():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(
            "doji-ayano", provinces=with_region("overgrown-grove"), fate=("keen-blade",) * 2, hand=WAITING
        ),
    )
    assert t.defender.may_not("use:overgrown-grove")


# --- Private Shrine -------------------------------------------------------------------------------


def test_private_shrine_gives_two_force_at_its_own_province():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(
            "doji-ayano",
            unit("kakita-hideo", dishonored=True),
            home=["hida-ogano"],
            provinces=with_region("private-shrine"),
        ),
    )
    t.defender.uses("private-shrine")
    assert (t.force("doji-ayano"), t.force("kakita-hideo"), t.force("hida-ogano")) == (4, 1, 6)
    assert t.force("hida-kaoru") == 4
    assert t.is_bowed("private-shrine")


def test_private_shrine_gives_one_force_elsewhere_and_none_while_bowed():
    t = battle(
        attacker=side("hida-kaoru", provinces=with_region("private-shrine")),
        defender=side("doji-ayano", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("private-shrine")
    assert t.force("hida-kaoru") == 5
    t.defender.passes()
    assert t.asked != "attacker" or t.attacker.may_not("use:private-shrine")


# --- Shinden Shorai -------------------------------------------------------------------------------


def shinden(card, face_up=True, **facts):
    return table(
        north=side(
            "diamond-mine",
            "remote-village",
            provinces=with_region("shinden-shorai", card, face_up),
            hand=WAITING,
            **facts,
        ),
        south=side(),
    )


def test_shinden_shorai_brings_in_the_personality_of_its_province_at_full_cost():
    t = shinden("hida-kaoru")
    t.north.uses("shinden-shorai")
    t.north.chooses("diamond-mine")
    t.north.chooses("remote-village")
    assert t.zone("hida-kaoru") == "play" and not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("kyuden-hida")
    assert t.north.honor == 5, "an action brings no Honor for the own Clan"


def test_shinden_shorai_ignores_the_honor_requirement_of_the_lion():
    t = shinden("akodo-sagashite")
    assert "use:shinden-shorai" in t.north.may


def test_shinden_shorai_asks_others_for_their_honor_requirement():
    assert shinden("doji-ayano").north.may_not("use:shinden-shorai")


def test_shinden_shorai_needs_a_face_up_personality_and_a_third_turn():
    assert shinden("hida-kaoru", face_up=False).north.may_not("use:shinden-shorai")
    assert shinden("iron-mine").north.may_not("use:shinden-shorai")
    assert shinden("hida-kaoru", turns=2).north.may_not("use:shinden-shorai")
    assert shinden("hida-kuon-exp6").north.may_not("use:shinden-shorai"), "he costs more than there is"


# --- Stone-Hewed Shrine ---------------------------------------------------------------------------


def test_stone_hewed_shrine_strengthens_earth_defenders_of_its_province():
    t = battle(
        attacker=side("tamori-kazushige"),
        defender=side("isawa-nakajima", "doji-ayano", provinces=with_region("stone-hewed-shrine")),
    )
    assert t.force("tamori-kazushige") == 3, "he attacks"
    assert t.force("doji-ayano") == 2, "she is not Earth"
    plain = battle(attacker=side("tamori-kazushige"), defender=side("isawa-nakajima", "doji-ayano"))
    assert t.force("isawa-nakajima") == plain.force("isawa-nakajima") + 1


def test_stone_hewed_shrine_bows_an_earth_personality_anywhere_for_strength():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(home=["tamori-kazushige", "doji-ayano"], provinces=with_region("stone-hewed-shrine")),
    )
    t.defender.chooses("use:stone-hewed-shrine")
    assert t.defender.may == {"tamori-kazushige", "back"}
    t.defender.chooses("tamori-kazushige")
    assert (t.strength(4), t.strength(5)) == (9, 6)
    assert t.is_bowed("tamori-kazushige")


def test_stone_hewed_shrine_needs_an_unbowed_earth_personality():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(
            home=[unit("tamori-kazushige", bowed=True), "doji-ayano"],
            provinces=with_region("stone-hewed-shrine"),
            hand=WAITING,
        ),
    )
    assert t.defender.may_not("use:stone-hewed-shrine")


# --- The Ivory Coast ------------------------------------------------------------------------------


def test_the_ivory_coast_moves_home_and_straightens_the_unit():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(
            unit("doji-ayano", unit("steadfast-bushi", bowed=True), bowed=True),
            home=["kakita-hideo"],
            provinces=with_region("the-ivory-coast"),
        ),
    )
    t.defender.chooses("use:the-ivory-coast")
    assert t.defender.may == {"doji-ayano", "back"}, "somebody at this battlefield"
    t.defender.chooses("doji-ayano")
    t.defender.table_passes_reactions()
    assert t.is_home("doji-ayano")
    assert not t.is_bowed("doji-ayano") and not t.is_bowed("steadfast-bushi")
    assert t.is_bowed("the-ivory-coast")


def test_the_ivory_coast_does_nothing_while_bowed():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side("doji-ayano", provinces=with_region(unit("the-ivory-coast", bowed=True)), hand=WAITING),
    )
    assert t.defender.may_not("use:the-ivory-coast")


# --- War-ravaged Plain ----------------------------------------------------------------------------


def test_war_ravaged_plain_is_discarded_to_destroy_a_region():
    t = table(
        north=side(provinces=with_region("war-ravaged-plain")), south=side(provinces=with_region("farmlands"))
    )
    t.north.chooses("use:war-ravaged-plain")
    t.north.chooses("farmlands")
    assert t.zone("farmlands") == t.zone("war-ravaged-plain") == "discard"
    assert all(place.region == -1 for place in t.s.provinces)


def test_war_ravaged_plain_is_limited_to_the_own_turn_and_to_regions():
    t = table(
        north=side("hida-kaoru", hand=WAITING),
        south=side(provinces=with_region("war-ravaged-plain"), hand=WAITING),
    )
    t.north.passes()
    assert t.south.may == {"pass"}
    assert not has(t.s, t.card("war-ravaged-plain"), "Unique")
