"""Lion Personalities: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_table import battle, side, table, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


@pytest.mark.parametrize(
    ("slug", "keywords"),
    [
        ("akodo-sagashite", {"Commander", "Lion Clan", "Samurai"}),
        ("akodo-shunori", {"Tactician", "Lion Clan", "Samurai"}),
        ("matsu-mikura", {"Hero", "Lion Clan", "Samurai"}),
    ],
)
def test_these_have_their_keywords_and_no_abilities(slug, keywords):
    card = definition("celestial", slug)
    assert set(card.keywords) == keywords
    assert card.words == ()


# --- Akodo Kamina ---------------------------------------------------------------------------------


def test_kamina_bows_to_give_four_force():
    t = table(north=side("akodo-kamina", "hida-kaoru"), south=side("doji-ayano"))
    t.north.uses("akodo-kamina", "doji-ayano")
    assert t.force("doji-ayano") == 6
    assert t.is_bowed("akodo-kamina")


def test_kamina_stays_unbowed_if_a_card_is_discarded_instead():
    t = table(north=side("akodo-kamina", "hida-kaoru", hand=("veteran-advisor",)), south=side())
    t.north.chooses("use:akodo-kamina")
    assert t.north.may == {"veteran-advisor", "done", "back"}
    t.north.chooses("veteran-advisor")
    t.north.chooses("hida-kaoru")
    t.north.table_passes_reactions()
    assert t.force("hida-kaoru") == 8
    assert not t.is_bowed("akodo-kamina")
    assert t.zone("veteran-advisor") == "discard"


def test_kamina_bows_if_no_card_is_chosen_although_there_is_one():
    t = table(north=side("akodo-kamina", "hida-kaoru", hand=("veteran-advisor",)), south=side())
    t.north.uses("akodo-kamina", "done", "hida-kaoru")
    assert t.force("hida-kaoru") == 8
    assert t.is_bowed("akodo-kamina")
    assert t.north.hand == ["veteran-advisor"]


def test_a_bowed_kamina_gives_nothing_even_for_a_card():
    t = table(north=side(unit("akodo-kamina", bowed=True), hand=("veteran-advisor",)), south=side())
    assert t.north.may_not("use:akodo-kamina")


def test_kamina_acts_in_the_open_and_not_in_combat():
    t = battle(attacker=side("hida-kaoru", hand=WAITING), defender=side("akodo-kamina", hand=WAITING))
    assert t.defender.may_not("use:akodo-kamina")


# --- Akodo Seiichi --------------------------------------------------------------------------------


def test_seiichi_bows_to_bow_whole_units_that_are_weaker_than_he_is():
    t = battle(
        attacker=side(
            unit("isawa-kyoko", "doji-armor"),
            unit("kakita-hideo", "veteran-advisor"),
            "hida-kaoru",
            hand=WAITING,
        ),
        defender=side(unit("akodo-seiichi", "armor-of-command"), "bayushi-eisaku", hand=WAITING),
    )
    t.defender.uses("akodo-seiichi")
    assert t.is_bowed("akodo-seiichi")
    assert t.is_bowed("isawa-kyoko") and t.is_bowed("doji-armor"), "2 Force against 4"
    assert not t.is_bowed("kakita-hideo") and not t.is_bowed("veteran-advisor"), "5 Force together"
    assert not t.is_bowed("hida-kaoru"), "equal Force is not lower"
    assert not t.is_bowed("bayushi-eisaku"), "his own side does not oppose him"


def test_seiichi_performs_one_tactical_action_in_a_turn():
    t = battle(
        attacker=side("isawa-kyoko", "hida-kaoru", hand=WAITING),
        defender=side("akodo-seiichi", hand=("veteran-advisor", "keen-blade")),
    )
    assert "use:akodo-seiichi" in t.defender.may
    t.defender.uses("tactics", "akodo-seiichi", "veteran-advisor")
    t.attacker.passes()
    assert t.defender.may_not("use:akodo-seiichi")


# --- Akodo Shigetoshi (Experienced 2) -------------------------------------------------------------


def recruiting_shigetoshi():
    t = table(
        phase="dynasty",
        north=side(
            "hida-kaoru",
            *["diamond-mine"] * 2,
            stronghold="shamate-keep",
            honor=12,
            provinces=({"card": "akodo-shigetoshi-exp2", "face_up": True}, *["large-farm"] * 3),
        ),
        south=side("doji-ayano"),
    )
    t.north.chooses("buy:akodo-shigetoshi-exp2")
    t.north.chooses("choice0")
    return t


def test_shigetoshi_brings_a_follower_for_anybody_when_he_enters_play():
    t = recruiting_shigetoshi()
    assert t.north.may == {"use:akodo-shigetoshi-exp2", "pass"}
    t.north.chooses("use:akodo-shigetoshi-exp2")
    assert t.north.may == {"hida-kaoru", "akodo-shigetoshi-exp2", "doji-ayano", "back"}
    t.north.chooses("hida-kaoru")
    t.north.table_passes_reactions()
    assert t.zone("created-2f-follower") == "play"
    assert t.force("created-2f-follower") == 2
    assert t.s.host[t.card("created-2f-follower")] == t.card("hida-kaoru")


def test_shigetoshis_follower_need_not_be_taken_and_does_not_come_later():
    t = recruiting_shigetoshi()
    t.north.passes()
    assert "created-2f-follower" not in [t.s.names[what] for what in t.s.what]
    assert t.north.may_not("use:akodo-shigetoshi-exp2")


def test_shigetoshi_destroys_a_personality_of_his_own_for_any_enemy_card():
    t = battle(
        attacker=side(unit("hida-ogano", "doji-armor"), hand=WAITING),
        defender=side("akodo-shigetoshi-exp2", "akodo-shunori", hand=WAITING),
    )
    t.defender.chooses("use:akodo-shigetoshi-exp2:2")
    assert t.defender.may == {"akodo-shigetoshi-exp2", "akodo-shunori", "back"}
    t.defender.chooses("akodo-shunori")
    assert t.defender.may == {"hida-ogano", "doji-armor", "back"}
    t.defender.chooses("hida-ogano")
    t.defender.table_passes_reactions()
    assert t.zone("akodo-shunori") == "discard"
    assert t.zone("hida-ogano") == t.zone("doji-armor") == "discard"


def test_for_a_follower_shigetoshi_destroys_only_what_has_no_attachments():
    t = battle(
        attacker=side(unit("hida-ogano", "doji-armor"), "hida-kaoru", hand=WAITING),
        defender=side(unit("akodo-shigetoshi-exp2", "veteran-advisor"), hand=WAITING),
    )
    t.defender.chooses("use:akodo-shigetoshi-exp2:2")
    t.defender.chooses("veteran-advisor")
    assert t.defender.may == {"hida-kaoru", "doji-armor", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.zone("hida-kaoru") == "discard"
    assert t.zone("veteran-advisor") == "discard"


def test_nobody_at_home_is_destroyed_for_shigetoshi():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("akodo-shigetoshi-exp2", home=["akodo-shunori"], hand=WAITING),
    )
    t.defender.chooses("use:akodo-shigetoshi-exp2:2")
    assert t.defender.may == {"akodo-shigetoshi-exp2", "back"}


# --- Akodo Tsudoken (Experienced) -----------------------------------------------------------------


def test_tsudoken_straightens_although_bowed_and_may_bow_somebody():
    t = battle(
        attacker=side("hida-ogano", home=["hida-kaoru"], hand=WAITING),
        defender=side(unit("akodo-tsudoken-exp", bowed=True), hand=WAITING),
    )
    t.defender.uses("akodo-tsudoken-exp")
    assert not t.is_bowed("akodo-tsudoken-exp")
    assert t.defender.may == {"hida-ogano", "akodo-tsudoken-exp", "pass"}, "nobody at home can be targeted"
    t.defender.chooses("hida-ogano")
    t.defender.table_passes_reactions()
    t.defender.chooses("choice0")
    assert t.is_bowed("hida-ogano")


def test_tsudoken_may_straighten_a_friend_or_let_it_be():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("akodo-tsudoken-exp", unit("akodo-shunori", bowed=True), hand=WAITING),
    )
    t.defender.uses("akodo-tsudoken-exp")
    t.defender.chooses("akodo-shunori")
    t.defender.table_passes_reactions()
    t.defender.chooses("choice1")
    assert not t.is_bowed("akodo-shunori")

    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("akodo-tsudoken-exp", unit("akodo-shunori", bowed=True), hand=WAITING),
    )
    t.defender.uses("akodo-tsudoken-exp")
    t.defender.passes()
    assert t.is_bowed("akodo-shunori")
    assert not t.is_bowed("hida-ogano")


# --- Matsu Fumiyo ---------------------------------------------------------------------------------


def test_fumiyo_is_stronger_in_the_attack_only():
    t = battle(attacker=side("matsu-fumiyo", hand=WAITING), defender=side("hida-kaoru", hand=WAITING))
    assert t.force("matsu-fumiyo") == 5
    t = battle(attacker=side("hida-kaoru", hand=WAITING), defender=side("matsu-fumiyo", hand=WAITING))
    assert t.force("matsu-fumiyo") == 3
    t = battle(
        attacker=side("hida-kaoru", home=["matsu-fumiyo"], hand=WAITING),
        defender=side("doji-ayano", hand=WAITING),
    )
    assert t.force("matsu-fumiyo") == 3


def test_fumiyo_frightens_a_weaker_unit_home_bows_it_and_gains_honor():
    t = battle(
        attacker=side("matsu-fumiyo", hand=WAITING),
        defender=side(unit("doji-ayano", "steadfast-bushi"), "hida-ogano", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:matsu-fumiyo")
    assert t.attacker.may == {"doji-ayano", "back"}, "6 Force is more than 5"
    t.attacker.chooses("doji-ayano")
    t.attacker.table_passes_reactions()
    assert t.is_home("doji-ayano")
    assert t.is_bowed("doji-ayano") and t.is_bowed("steadfast-bushi")
    assert t.attacker.honor == 6


def test_fumiyo_bows_nobody_and_gains_nothing_if_the_unit_does_not_move():
    t = battle(
        attacker=side("matsu-fumiyo", hand=WAITING),
        defender=side("doji-ayano", "hida-ogano", hand=("impressive-resilience", "keen-blade")),
    )
    t.defender.plays("impressive-resilience", "doji-ayano")
    t.attacker.uses("matsu-fumiyo", "doji-ayano")
    assert not t.is_home("doji-ayano") and not t.is_bowed("doji-ayano")
    assert t.attacker.honor == 5


def test_fumiyo_frightens_no_unit_of_equal_force():
    t = battle(
        attacker=side("matsu-fumiyo", hand=WAITING),
        defender=side(unit("hiruma-aki", bowed=True), hand=WAITING),
    )
    t.defender.passes()
    assert t.attacker.may_not("use:matsu-fumiyo"), "5 against 5"


# --- Matsu Satsune --------------------------------------------------------------------------------


def test_satsune_discards_a_card_to_straighten_a_unit_of_the_army():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            "matsu-satsune",
            unit("akodo-shunori", unit("veteran-advisor", bowed=True), bowed=True),
            home=[unit("matsu-mikura", bowed=True)],
            hand=("steadfast-bushi", "keen-blade"),
        ),
    )
    t.defender.chooses("use:matsu-satsune")
    assert t.defender.may == {"steadfast-bushi", "keen-blade", "back"}
    t.defender.chooses("steadfast-bushi")
    assert t.defender.may == {"matsu-satsune", "akodo-shunori", "back"}
    t.defender.chooses("akodo-shunori")
    t.defender.table_passes_reactions()
    assert not t.is_bowed("akodo-shunori") and not t.is_bowed("veteran-advisor")
    assert t.zone("steadfast-bushi") == "discard"
    assert t.asked == "attacker", "for a card that is no Virtue nobody is bowed"


def test_for_a_bushido_virtue_satsune_may_also_bow_an_enemy():
    t = battle(
        attacker=side(
            unit("hida-ogano", "veteran-advisor"),
            "hida-kaoru",
            unit("hida-masatari", "doji-armor"),
            hand=WAITING,
        ),
        defender=side("matsu-satsune", unit("akodo-shunori", bowed=True), hand=("courtesy",)),
    )
    t.defender.uses("matsu-satsune", "courtesy", "akodo-shunori")
    assert t.defender.may == {"veteran-advisor", "hida-kaoru", "pass"}
    t.defender.chooses("hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert not t.is_bowed("akodo-shunori")


def test_satsune_needs_a_card_to_discard():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("matsu-satsune", "hida-eijiko", "kuni-daigo-exp"),
    )
    assert "use:kuni-daigo-exp" in t.defender.may
    assert t.defender.may_not("use:matsu-satsune")
