"""Scorpion Personalities: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_table import Table, battle, side, table, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


def combat(*mine, against, home=(), foes_home=(), **facts) -> Table:
    """Mine defend and act first."""
    return battle(
        attacker=side(*against, home=foes_home, hand=WAITING),
        defender=side(*mine, home=home, hand=WAITING, stronghold="kyuden-hida", **facts),
    )


def test_young_eisaku_has_his_keywords_and_no_abilities():
    card = definition("celestial", "bayushi-eisaku")
    assert set(card.keywords) == {"Kensai", "Bitter Lies", "Samurai", "Scorpion Clan"}
    assert card.words == ()


# --- Bayushi Eisaku, Experienced ------------------------------------------------------------------


def _eisaku_comes(**north) -> Table:
    """Eisaku lies in the first province of a Scorpion player with Gold enough."""
    t = table(
        "dynasty",
        north=side(
            "large-farm",
            "large-farm",
            "large-farm",
            "large-farm",
            stronghold="law-of-darkness-dojo",
            provinces=[{"card": "bayushi-eisaku-exp", "face_up": True}, "remote-village"],
            **north,
        ),
        south=side(provinces=["hida-kaoru", {"card": "hida-ogano", "face_up": True}]),
    )
    t.north.chooses("buy:bayushi-eisaku-exp")
    while t.prompt.startswith("Pay") or "Gold" in t.prompt:
        t.north.chooses(next(option.id for option in t.game.decision.options))
    return t


def test_eisaku_discards_a_card_in_any_province_whether_it_is_hidden_or_not():
    t = _eisaku_comes()
    t.north.chooses("use:bayushi-eisaku-exp")
    assert t.north.may == {"p0", "p1", "p2", "p3", "back"}
    t.north.chooses("p2")
    t.north.table_passes_reactions()
    assert t.zone("hida-kaoru") == "discard"
    assert t.zone("hida-ogano") == "province"


def test_a_hidden_card_is_not_named_to_eisakus_player():
    t = _eisaku_comes()
    t.north.chooses("use:bayushi-eisaku-exp")
    assert not any("Kaoru" in option.label for option in t.game.decision.options)


def test_eisaku_does_nothing_later_than_his_arrival():
    t = table(north=side("bayushi-eisaku-exp", hand=WAITING), south=side(hand=WAITING))
    assert t.north.may_not("use:bayushi-eisaku-exp")


# --- Bayushi Higaonna -----------------------------------------------------------------------------


def test_higaonnas_shot_costs_honor_where_it_kills():
    t = combat("bayushi-higaonna", against=["hida-kaoru", "hida-ogano"])
    t.defender.uses("bayushi-higaonna", "hida-kaoru")
    assert t.zone("hida-kaoru") == "discard"
    assert (t.attacker.honor, t.defender.honor) == (4, 5)


def test_higaonnas_shot_costs_nothing_where_it_does_not_kill():
    t = combat("bayushi-higaonna", against=["hida-ogano"])
    t.defender.uses("bayushi-higaonna", "hida-ogano")
    assert t.zone("hida-ogano") == "play"
    assert t.attacker.honor == 5


def test_higaonna_shoots_at_followers_first():
    t = combat("bayushi-higaonna", against=[unit("hida-kaoru", "steadfast-bushi")])
    t.defender.chooses("use:bayushi-higaonna")
    assert t.defender.may == {"steadfast-bushi", "back"}


# --- Bayushi Jutsushi -----------------------------------------------------------------------------


def test_jutsushis_target_is_dishonored_when_he_assigns():
    t = table(
        north=side("bayushi-jutsushi", "hida-kaoru", hand=WAITING),
        south=side("togashi-taro", "hida-ogano", hand=WAITING),
    )
    t.north.uses("bayushi-jutsushi", "togashi-taro")
    assert not t.is_dishonored("togashi-taro") and t.south.honor == 5
    t.until("attack")
    t.north.chooses("seat1")
    t.north.chooses("done")
    t.south.uses("hida-ogano", "p4")
    t.south.uses("togashi-taro", "p4")
    assert t.is_dishonored("togashi-taro") and not t.is_dishonored("hida-ogano")
    assert t.south.honor == 3


def test_a_samurai_whom_jutsushi_slandered_may_die_for_the_honor_of_his_house():
    t = table(
        north=side("bayushi-jutsushi", hand=WAITING), south=side("hida-kaoru", "hida-ogano", hand=WAITING)
    )
    t.north.uses("bayushi-jutsushi", "hida-kaoru")
    t.until("attack")
    t.north.chooses("seat1")
    t.north.chooses("done")
    t.south.chooses("hida-kaoru")
    t.south.chooses("p4")
    t.south.chooses("done")
    t.south.chooses("seppuku")
    assert t.south.may == {"hida-kaoru", "back"}
    t.south.chooses("hida-kaoru")
    t.south.table_passes_reactions()
    assert t.zone("hida-kaoru") == "discard" and not t.is_dishonored("hida-kaoru")
    assert t.south.honor == 4


def test_jutsushi_does_nothing_to_one_who_stays_home():
    t = table(north=side("bayushi-jutsushi", hand=WAITING), south=side("togashi-taro", hand=WAITING))
    t.north.uses("bayushi-jutsushi", "togashi-taro")
    t.until("end")
    assert not t.is_dishonored("togashi-taro") and t.south.honor == 5


def test_jutsushi_may_not_slander_one_as_honorable_as_his_chi():
    t = table(
        north=side("bayushi-jutsushi", hand=WAITING), south=side("doji-ayano", "hida-kaoru", hand=WAITING)
    )
    t.north.chooses("use:bayushi-jutsushi")
    assert t.north.may == {"bayushi-jutsushi", "hida-kaoru", "back"}


# --- Bayushi Kurumi -------------------------------------------------------------------------------


def test_kurumi_weakens_one_whose_controller_keeps_his_honor():
    t = combat("hida-ogano", against=["hida-kaoru"], home=["bayushi-kurumi"])
    t.defender.uses("bayushi-kurumi", "hida-kaoru")
    assert t.is_bowed("bayushi-kurumi")
    t.attacker.passes()
    assert t.force("hida-kaoru") == 1
    assert not t.is_dishonored("hida-kaoru")


def test_kurumi_leaves_the_force_of_one_who_is_dishonored_for_it():
    t = combat("hida-ogano", against=["hida-kaoru"], home=["bayushi-kurumi"])
    t.defender.uses("bayushi-kurumi", "hida-kaoru")
    t.attacker.chooses("choice0")
    assert t.force("hida-kaoru") == 4
    assert t.is_dishonored("hida-kaoru")


def test_kurumi_weakens_one_who_was_dishonorable_before():
    t = combat("hida-ogano", against=[unit("hida-kaoru", dishonored=True)], home=["bayushi-kurumi"])
    t.defender.uses("bayushi-kurumi", "hida-kaoru")
    t.attacker.chooses("choice0")
    assert t.force("hida-kaoru") == 1


def test_kurumi_at_home_still_needs_a_unit_of_hers_in_the_battle_and_a_target_there():
    t = combat("hida-ogano", against=["hida-kaoru"], home=["bayushi-kurumi"], foes_home=["togashi-taro"])
    t.defender.chooses("use:bayushi-kurumi")
    assert t.defender.may == {"hida-ogano", "hida-kaoru", "back"}
    alone = combat(against=["hida-kaoru"], home=["bayushi-kurumi"])
    assert alone.defender.may == {"pass"}


# --- Bayushi Kurumi, Experienced ------------------------------------------------------------------


def test_experienced_kurumi_gives_tokens_to_one_who_stays_honorable():
    t = table(north=side("bayushi-kurumi-exp", hand=WAITING), south=side("togashi-taro", hand=WAITING))
    t.north.uses("bayushi-kurumi-exp", "togashi-taro")
    assert t.is_bowed("bayushi-kurumi-exp")
    t.south.passes()
    assert (t.force("togashi-taro"), t.chi("togashi-taro")) == (1, 1)
    assert [token.name for token in t.s.tokens] == ["Seduction", "Seduction"]


@pytest.mark.parametrize(("before", "answer"), [(False, "choice0"), (True, "pass")])
def test_experienced_kurumi_gives_no_tokens_to_the_dishonorable(before, answer):
    t = table(
        north=side("bayushi-kurumi-exp", hand=WAITING),
        south=side(unit("togashi-taro", dishonored=before), hand=WAITING),
    )
    t.north.uses("bayushi-kurumi-exp", "togashi-taro")
    t.south.chooses(answer)
    assert t.is_dishonored("togashi-taro")
    assert t.force("togashi-taro") == 3


def test_experienced_kurumi_acts_on_her_own_players_turn_alone():
    t = table(north=side("togashi-taro", hand=WAITING), south=side("bayushi-kurumi-exp", hand=WAITING))
    t.north.passes()
    assert t.south.may == {"pass"}


# --- Bayushi Maemi --------------------------------------------------------------------------------


def test_ranged_attacks_upon_maemi_are_three_weaker():
    t = combat("bayushi-higaonna", against=["bayushi-maemi"])
    t.defender.uses("bayushi-higaonna", "bayushi-maemi")
    assert t.zone("bayushi-maemi") == "play"


def test_maemis_own_ranged_protection_does_not_cover_others():
    t = combat("bayushi-higaonna", against=["bayushi-maemi", "hida-kaoru"])
    t.defender.uses("bayushi-higaonna", "hida-kaoru")
    assert t.zone("hida-kaoru") == "discard"


def test_maemi_dishonors_one_who_has_no_force_left():
    t = combat("bayushi-maemi", against=["togashi-taro", "hida-ogano"])
    t.defender.uses("bayushi-maemi", "togashi-taro")
    assert t.force("togashi-taro") == 0
    assert t.is_dishonored("togashi-taro")


def test_maemi_does_not_dishonor_one_with_force_left():
    t = combat("bayushi-maemi", "hida-kaoru", against=["hida-ogano"])
    t.defender.chooses("use:bayushi-maemi")
    assert t.defender.may == {"hida-ogano", "back"}
    t.defender.chooses("hida-ogano")
    t.defender.table_passes_reactions()
    assert t.force("hida-ogano") == 3
    assert not t.is_dishonored("hida-ogano")


# --- Bayushi Nori ---------------------------------------------------------------------------------


def test_nori_bows_a_personality_or_his_attachments():
    foe = unit("hida-kaoru", "steadfast-bushi", "doji-armor")
    t = combat("bayushi-nori", against=[foe])
    t.defender.uses("bayushi-nori", "hida-kaoru")
    t.defender.chooses("choice1")
    assert [t.is_bowed(slug) for slug in ("hida-kaoru", "steadfast-bushi", "doji-armor")] == [
        True,
        False,
        False,
    ]
    t = combat("bayushi-nori", against=[foe])
    t.defender.uses("bayushi-nori", "hida-kaoru")
    t.defender.chooses("choice0")
    assert [t.is_bowed(slug) for slug in ("hida-kaoru", "steadfast-bushi", "doji-armor")] == [
        False,
        True,
        True,
    ]
    assert t.attacker.honor == 5


def test_nori_takes_honor_for_a_dishonorable_enemy():
    t = combat("bayushi-nori", against=[unit("togashi-taro", dishonored=True)], foes_home=["hida-kaoru"])
    t.defender.chooses("use:bayushi-nori")
    assert t.defender.may == {"togashi-taro", "back"}
    t.defender.chooses("togashi-taro")
    t.defender.table_passes_reactions()
    t.defender.chooses("choice0")
    assert (t.attacker.honor, t.defender.honor) == (3, 5)


# --- Bayushi Paneki, Experienced 5 ----------------------------------------------------------------


def _attack_with_paneki(slug="bayushi-paneki-exp5") -> Table:
    t = table(
        "attack",
        north=side("bayushi-paneki-exp5", "hida-kaoru", hand=WAITING),
        south=side(provinces=["hida-ogano", "large-farm"], hand=WAITING),
    )
    t.north.chooses("seat1")
    t.north.chooses(slug)
    t.north.chooses("p4")
    t.north.chooses("done")
    return t


def test_paneki_may_discard_from_the_defenders_provinces_when_he_assigns():
    t = _attack_with_paneki()
    assert "Dynasty card" in t.prompt
    assert t.north.may == {"p4", "p5", "pass"}
    t.north.chooses("p4")
    assert t.zone("hida-ogano") == "discard"


def test_paneki_need_not_discard_anything():
    t = _attack_with_paneki()
    t.north.passes()
    assert t.zone("hida-ogano") == "province"


def test_paneki_discards_nothing_when_others_assign():
    t = _attack_with_paneki("hida-kaoru")
    assert t.zone("hida-ogano") == "province"
    assert "Dynasty card" not in t.prompt


def test_paneki_bows_one_and_dishonors_another():
    t = combat("bayushi-paneki-exp5", against=["hida-kaoru", "togashi-taro"], foes_home=["hida-ogano"])
    t.defender.uses("bayushi-paneki-exp5:2", "hida-kaoru")
    assert t.defender.may == {"bayushi-paneki-exp5", "hida-kaoru", "togashi-taro", "pass"}
    t.defender.chooses("togashi-taro")
    t.defender.table_passes_reactions()
    assert t.is_bowed("hida-kaoru") and t.zone("hida-kaoru") == "play"
    assert t.is_dishonored("togashi-taro")


def test_paneki_destroys_the_dishonorable_and_may_leave_it_at_that():
    t = combat("bayushi-paneki-exp5", against=[unit("hida-kaoru", dishonored=True), "togashi-taro"])
    t.defender.uses("bayushi-paneki-exp5:2", "hida-kaoru")
    t.defender.passes()
    assert t.zone("hida-kaoru") == "discard"
    assert not t.is_dishonored("togashi-taro")


# --- Bayushi Sakai --------------------------------------------------------------------------------


def test_sakai_bows_his_weapon_to_bow_an_enemy():
    t = combat(unit("bayushi-sakai", "oni-daikyu", "doji-armor"), against=["hida-kaoru"])
    t.defender.chooses("use:bayushi-sakai")
    assert t.defender.may == {"bayushi-sakai", "oni-daikyu", "back"}
    t.defender.chooses("oni-daikyu")
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.is_bowed("oni-daikyu") and not t.is_bowed("bayushi-sakai")
    assert t.is_bowed("hida-kaoru")


def test_sakai_may_destroy_an_attachment_of_a_dishonorable_enemy_alone():
    t = combat(
        "bayushi-sakai",
        against=[
            unit("hida-kaoru", "steadfast-bushi", "doji-armor", dishonored=True),
            unit("hida-ogano", "veteran-advisor"),
        ],
    )
    t.defender.uses("bayushi-sakai", "bayushi-sakai", "hida-kaoru")
    assert t.is_bowed("bayushi-sakai")
    assert t.defender.may == {"steadfast-bushi", "doji-armor", "pass"}
    t.defender.chooses("doji-armor")
    t.defender.table_passes_reactions()
    assert t.zone("doji-armor") == "discard" and t.zone("steadfast-bushi") == "play"


def test_sakai_destroys_nothing_of_an_honorable_enemy():
    t = combat("bayushi-sakai", against=[unit("hida-kaoru", "doji-armor")])
    t.defender.uses("bayushi-sakai", "bayushi-sakai", "hida-kaoru")
    assert t.asked == "attacker"
    assert t.zone("doji-armor") == "play"


def test_a_bowed_sakai_cannot_use_even_an_unbowed_weapon():
    t = combat(unit("bayushi-sakai", "oni-daikyu", bowed=True), against=["hida-kaoru"])
    assert t.defender.may_not("use:bayushi-sakai")
