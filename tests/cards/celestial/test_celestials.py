"""Celestials: what each does while it is in play, what it is given up for, and what it may not do."""

from __future__ import annotations

from gorin.games.ccg.definition import definition
from gorin.games.ccg.turn.phases import maximum_hand
from support.ccg_table import battle, side, table, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


def test_all_are_unique_fortunes():
    for slug in (
        "ebisus-honesty",
        "fukurokujins-wisdom",
        "jurojins-blessing",
        "natsu-togumaras-guidance",
        "saibankans-justice",
    ):
        assert definition("celestial", slug).keywords == ("Unique", "Fortune")


# --- Ebisu's Honesty ------------------------------------------------------------------------------


def test_ebisus_honesty_strengthens_your_provinces_only():
    t = table(north=side("ebisus-honesty"), south=side())
    assert [t.strength(place) for place in range(8)] == [10] * 4 + [6] * 4


def test_ebisus_honesty_costs_the_rightmost_province_for_honor():
    t = table(north=side("ebisus-honesty"), south=side())
    t.north.uses("ebisus-honesty")
    assert t.north.honor == 9
    assert [place.id for place in t.s.provinces] == [0, 1, 2, 4, 5, 6, 7]
    assert t.zone("ebisus-honesty") == "discard"
    assert t.strength(0) == 8


def test_ebisus_honesty_is_given_up_in_your_own_turn_only():
    t = table(north=side("hida-kaoru", hand=WAITING), south=side("ebisus-honesty", hand=WAITING))
    t.north.passes()
    assert t.south.may_not("use:ebisus-honesty")


# --- Fukurokujin's Wisdom -------------------------------------------------------------------------


def test_fukurokujins_wisdom_raises_your_maximum_hand_size():
    t = table(north=side("fukurokujins-wisdom"), south=side())
    assert (maximum_hand(t.s, 0), maximum_hand(t.s, 1)) == (9, 8)


def test_fukurokujins_wisdom_moves_several_home_and_straightens_their_units():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            unit("doji-ayano", unit("steadfast-bushi", bowed=True), bowed=True),
            unit("kakita-hideo", bowed=True),
            unit("hida-kaoru", bowed=True),
            home=["fukurokujins-wisdom", unit("hiruma-aki", bowed=True)],
        ),
    )
    t.defender.chooses("use:fukurokujins-wisdom")
    assert t.defender.may == {"doji-ayano", "kakita-hideo", "hida-kaoru", "back"}
    t.defender.chooses("doji-ayano")
    t.defender.chooses("kakita-hideo")
    assert t.defender.may == {"hida-kaoru", "done", "back"}
    t.defender.chooses("done")
    t.defender.table_passes_reactions()
    assert t.is_home("doji-ayano") and t.is_home("kakita-hideo") and not t.is_home("hida-kaoru")
    assert (
        not t.is_bowed("doji-ayano") and not t.is_bowed("steadfast-bushi") and not t.is_bowed("kakita-hideo")
    )
    assert t.is_bowed("hida-kaoru") and t.is_bowed("hiruma-aki")
    assert t.zone("fukurokujins-wisdom") == "discard"


def test_fukurokujins_wisdom_needs_somebody_at_the_battlefield():
    t = battle(
        attacker=side("hida-ogano"), defender=side(home=["fukurokujins-wisdom", "doji-ayano"], hand=WAITING)
    )
    assert t.defender.may_not("use:fukurokujins-wisdom")


# --- Jurojin's Blessing ---------------------------------------------------------------------------


def test_jurojins_blessing_looks_at_the_top_card_and_may_discard_it():
    t = table(north=side("jurojins-blessing", fate=("charge", "rout")), south=side())
    t.north.chooses("use:jurojins-blessing")
    assert t.north.may == {"charge", "pass"}
    t.north.chooses("charge")
    assert t.zone("charge") == "discard" and t.zone("rout") == "deck"


def test_jurojins_blessing_may_leave_the_card_where_it_is_and_only_its_player_has_seen_it():
    from gorin.language.core.knowing import knows

    t = table(north=side("jurojins-blessing", "hida-kaoru", fate=("charge", "rout")), south=side())
    t.north.uses("jurojins-blessing", "pass")
    assert t.s.players[0].fate == [t.card("rout"), t.card("charge")]
    assert knows(t.s, 0, t.card("charge")) and not knows(t.s, 1, t.card("charge"))
    assert not knows(t.s, 0, t.card("rout"))


def test_jurojins_blessing_is_discarded_for_a_strategy_in_the_discard_pile():
    t = table(
        north=side("jurojins-blessing", fate_discard=("charge", "keen-blade", "ring-of-air")),
        south=side(fate_discard=("rout",)),
    )
    t.north.chooses("use:jurojins-blessing:2")
    assert t.north.may == {"charge", "back"}, "no Item, no Ring, nothing of another player"
    t.north.chooses("charge")
    assert t.north.hand == ["charge"]
    assert t.zone("jurojins-blessing") == "discard"


def test_jurojins_blessing_needs_a_strategy_to_take_back():
    t = table(north=side("jurojins-blessing", fate_discard=("keen-blade",)), south=side())
    assert t.north.may_not("use:jurojins-blessing:2")


# --- Natsu-Togumara's Guidance --------------------------------------------------------------------


def test_natsu_togumaras_guidance_protects_a_unit_from_bowing_in_resolution():
    t = table(
        "events",
        north=side(
            unit("hida-ogano", "steadfast-bushi"), "hida-kaoru", provinces=("natsu-togumaras-guidance",)
        ),
        south=side(),
    )
    assert t.north.may == {"hida-ogano", "hida-kaoru", "pass"}
    t.north.chooses("hida-ogano")
    t.until("attack")
    t.north.chooses("seat1")
    for slug in ("hida-ogano", "hida-kaoru"):
        t.north.chooses(slug)
        t.north.chooses("p1")
    t.until("dynasty")
    assert not t.is_bowed("hida-ogano") and not t.is_bowed("steadfast-bushi")
    assert t.is_bowed("hida-kaoru"), "he was not chosen"


def test_natsu_togumaras_guidance_brings_somebody_to_the_battle():
    t = battle(
        attacker=side("hida-ogano"),
        defender=side(
            home=["natsu-togumaras-guidance", unit("doji-ayano", unit("steadfast-bushi", bowed=True))]
        ),
    )
    t.defender.uses("natsu-togumaras-guidance:2", "doji-ayano")
    assert not t.is_home("doji-ayano")
    assert not t.is_bowed("steadfast-bushi")
    assert t.zone("natsu-togumaras-guidance") == "discard"


def test_natsu_togumaras_guidance_moves_nobody_where_there_is_no_enemy():
    t = battle(
        attacker=side(home=["hida-ogano"]),
        defender=side(home=["natsu-togumaras-guidance", "doji-ayano"], hand=WAITING),
    )
    assert t.defender.may_not("use:natsu-togumaras-guidance:2")


# --- Saibankan's Justice --------------------------------------------------------------------------


def test_saibankans_justice_keeps_others_from_lobbying():
    t = table(north=side("hida-kaoru", honor=9, hand=WAITING), south=side("saibankans-justice"))
    assert t.north.may_not("lobby")


def test_saibankans_justice_does_not_keep_its_own_player_from_lobbying():
    t = table(north=side("hida-kaoru", "saibankans-justice", honor=9), south=side())
    assert "lobby" in t.north.may


def test_saibankans_justice_dishonors_two_personalities_of_one_player():
    t = table(
        north=side("saibankans-justice", "hida-kaoru"), south=side("doji-ayano", "kakita-hideo", "hida-ogano")
    )
    t.north.chooses("use:saibankans-justice")
    assert t.north.may == {"hida-kaoru", "doji-ayano", "kakita-hideo", "hida-ogano", "back"}
    t.north.chooses("doji-ayano")
    assert t.north.may == {"kakita-hideo", "hida-ogano", "done", "back"}, "not those of two players"
    t.north.chooses("kakita-hideo")
    t.north.table_passes_reactions()
    assert t.is_dishonored("doji-ayano") and t.is_dishonored("kakita-hideo")
    assert not t.is_dishonored("hida-ogano") and not t.is_dishonored("hida-kaoru")
    assert t.zone("saibankans-justice") == "discard"
