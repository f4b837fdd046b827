"""Mantis Personalities: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_table import battle, side, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


@pytest.mark.parametrize(
    ("slug", "keywords"),
    [
        ("moshi-kamiya", {"Mantis Clan", "Shugenja", "Thunder"}),
        ("yoritomo-eriko", {"Naval", "Magistrate", "Mantis Clan", "Samurai"}),
        ("yoritomo-saburo", {"Naval", "Mantis Clan", "Samurai", "Scout"}),
        ("yoritomo-suwa", {"Naval", "Commander", "Mantis Clan", "Samurai"}),
    ],
)
def test_these_have_their_keywords_and_no_abilities(slug, keywords):
    card = definition("celestial", slug)
    assert set(card.keywords) == keywords
    assert card.words == ()


# --- Tsuruchi Nobukatsu ---------------------------------------------------------------------------


def nobukatsu_against(*enemies):
    return battle(
        attacker=side(*enemies, home=[unit("clan-estate", bowed=True)], hand=WAITING),
        defender=side("tsuruchi-nobukatsu", home=[unit("diamond-mine", bowed=True)], hand=WAITING),
    )


def test_nobukatsu_shoots_with_four_and_may_straighten_a_holding_of_anybody():
    t = nobukatsu_against("hida-kaoru", "hida-ogano")
    t.defender.uses("tsuruchi-nobukatsu", "hida-kaoru")
    assert t.zone("hida-kaoru") == "discard"
    assert t.defender.may == {"diamond-mine", "clan-estate", "pass"}
    t.defender.chooses("diamond-mine")
    t.defender.table_passes_reactions()
    assert not t.is_bowed("diamond-mine") and t.is_bowed("clan-estate")


def test_nobukatsu_may_leave_the_holdings_alone():
    t = nobukatsu_against("hida-kaoru", "hida-ogano")
    t.defender.uses("tsuruchi-nobukatsu", "hida-kaoru")
    t.defender.passes()
    assert t.is_bowed("diamond-mine")


def test_nobukatsu_straightens_nothing_after_a_shot_that_destroyed_nobody():
    t = nobukatsu_against("hida-ogano")
    t.defender.uses("tsuruchi-nobukatsu", "hida-ogano")
    assert t.zone("hida-ogano") == "play"
    assert t.asked == "attacker"
    assert t.is_bowed("diamond-mine")


# --- Tsuruchi Omori -------------------------------------------------------------------------------


def test_omori_shoots_with_two():
    t = battle(
        attacker=side(unit("hida-ogano", "steadfast-bushi"), "hida-kaoru", hand=WAITING),
        defender=side("tsuruchi-omori", hand=WAITING),
    )
    t.defender.chooses("use:tsuruchi-omori")
    assert t.defender.may == {"steadfast-bushi", "hida-kaoru", "back"}, "nobody behind a Follower"
    t.defender.chooses("steadfast-bushi")
    t.defender.table_passes_reactions()
    assert t.zone("steadfast-bushi") == "discard"


def test_omori_does_not_bring_down_three_force():
    t = battle(attacker=side("moshi-kamiya", hand=WAITING), defender=side("tsuruchi-omori", hand=WAITING))
    t.defender.uses("tsuruchi-omori", "moshi-kamiya")
    assert t.zone("moshi-kamiya") == "play"


# --- Tsuruchi Sanjo -------------------------------------------------------------------------------


def test_sanjo_sends_home_who_has_less_honor_than_sanjo_has_chi():
    t = battle(
        attacker=side("hida-ogano", "matsu-mikura", home=["hida-kaoru"], hand=WAITING),
        defender=side("tsuruchi-sanjo", hand=WAITING),
    )
    t.defender.chooses("use:tsuruchi-sanjo")
    assert t.defender.may == {"hida-ogano", "tsuruchi-sanjo", "back"}, "Mikura's 3 are not lower than 3"
    t.defender.chooses("hida-ogano")
    t.defender.table_passes_reactions()
    assert t.is_home("hida-ogano")
    assert not t.is_bowed("hida-ogano")


def test_sanjo_at_home_sends_nobody_away():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("hida-kaoru", home=["tsuruchi-sanjo"], hand=WAITING),
    )
    assert t.defender.may_not("use:tsuruchi-sanjo")


# --- Yoritomo Naizen (Experienced 3) --------------------------------------------------------------


def test_naizen_shoots_with_six():
    t = battle(
        attacker=side("hida-ogano", "moto-chen-exp3", hand=WAITING),
        defender=side("yoritomo-naizen-exp3", hand=WAITING),
    )
    t.defender.uses("yoritomo-naizen-exp3", "hida-ogano")
    assert t.zone("hida-ogano") == "discard"


def test_naizen_spares_seven_force():
    t = battle(
        attacker=side(unit("hida-ogano", "doji-armor"), hand=WAITING),
        defender=side("yoritomo-naizen-exp3", hand=WAITING),
    )
    t.defender.uses("yoritomo-naizen-exp3", "hida-ogano")
    assert t.zone("hida-ogano") == "play"


def recruiting_naizen(*holdings):
    return battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            "yoritomo-naizen-exp3",
            "yoritomo-eriko",
            home=[*holdings, "yoritomo-suwa"],
            hand=("veteran-advisor", "keen-blade"),
            fate_discard=("steadfast-bushi", "oni-daikyu"),
            stronghold="kyuden-hida",
        ),
    )


def test_naizen_attaches_a_follower_for_three_gold_less_and_acts_again():
    t = recruiting_naizen("diamond-mine")
    t.defender.chooses("use:yoritomo-naizen-exp3:2")
    assert t.defender.may == {"veteran-advisor", "steadfast-bushi", "back"}, (
        "no Items, and nothing from the deck"
    )
    t.defender.chooses("veteran-advisor")
    assert t.defender.may == {"yoritomo-naizen-exp3", "yoritomo-eriko", "back"}, "nobody at home"
    t.defender.chooses("yoritomo-eriko")
    t.defender.table_passes_reactions()
    t.defender.chooses("diamond-mine")
    t.defender.table_passes_reactions()
    assert t.zone("veteran-advisor") == "play"
    assert t.s.host[t.card("veteran-advisor")] == t.card("yoritomo-eriko")
    assert t.is_bowed("diamond-mine"), "4 of 7 Gold"
    assert t.asked == "defender"
    assert "use:yoritomo-naizen-exp3" in t.defender.may


def test_naizen_calls_a_follower_back_from_the_discard_pile_for_nothing():
    t = recruiting_naizen()
    t.defender.uses("yoritomo-naizen-exp3:2", "steadfast-bushi", "yoritomo-naizen-exp3")
    assert t.zone("steadfast-bushi") == "play", "3 Gold less than 3"
    t.defender.passes()
    assert t.asked == "attacker"


def test_naizen_may_target_somebody_who_cannot_take_the_follower_and_acts_again_all_the_same():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            "yoritomo-naizen-exp3",
            unit("yoritomo-eriko", dishonored=True),
            hand=("keen-blade",),
            fate_discard=("steadfast-bushi",),
        ),
    )
    t.defender.chooses("use:yoritomo-naizen-exp3:2")
    t.defender.chooses("steadfast-bushi")
    assert "yoritomo-eriko" in t.defender.may, "her Personal Honor is too low for it"
    t.defender.chooses("yoritomo-eriko")
    t.defender.table_passes_reactions()
    assert t.zone("steadfast-bushi") == "discard"
    assert t.asked == "defender" and "use:yoritomo-naizen-exp3" in t.defender.may


def test_the_follower_stays_where_it_is_if_naizen_cannot_pay():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("yoritomo-naizen-exp3", unit("seawatch-castle", bowed=True), hand=("taoist-archer",)),
    )
    t.defender.uses("yoritomo-naizen-exp3:2", "taoist-archer", "yoritomo-naizen-exp3")
    assert t.zone("taoist-archer") == "hand"


# --- Yoritomo Saburo (Experienced) ----------------------------------------------------------------


def called_to_battle(friend):
    """Kuon calls a friend to the battle, while Saburo lies bowed at home."""
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            "hida-kuon-exp6",
            home=[unit("yoritomo-saburo-exp", unit("veteran-advisor", bowed=True), bowed=True), friend],
        ),
    )
    t.defender.chooses("use:hida-kuon-exp6:2")
    t.defender.chooses(friend)
    while t.asked == "attacker" and t.is_in_window:
        t.attacker.passes()
    return t


def test_saburo_follows_a_naval_personality_although_bowed():
    t = called_to_battle("yoritomo-eriko")
    t.defender.chooses("use:yoritomo-saburo-exp")
    t.defender.table_passes_reactions()
    assert not t.is_home("yoritomo-saburo-exp")
    assert not t.is_bowed("yoritomo-saburo-exp") and not t.is_bowed("veteran-advisor")


def test_saburo_need_not_follow():
    t = called_to_battle("yoritomo-eriko")
    t.defender.passes()
    assert t.is_home("yoritomo-saburo-exp") and t.is_bowed("yoritomo-saburo-exp")


def test_saburo_does_not_follow_who_is_not_naval():
    t = called_to_battle("hida-kaoru")
    assert not t.is_home("hida-kaoru")
    assert "react?" not in t.prompt
    assert t.is_home("yoritomo-saburo-exp") and t.is_bowed("yoritomo-saburo-exp")


def test_saburo_does_not_follow_the_naval_personalities_of_others():
    t = battle(
        attacker=side("yoritomo-eriko", hand=WAITING),
        defender=side("tsuruchi-sanjo", "yoritomo-saburo-exp"),
    )
    t.defender.chooses("use:tsuruchi-sanjo")
    t.defender.chooses("yoritomo-eriko")
    while t.is_in_window:
        assert t.asked == "attacker"
        t.attacker.passes()
    assert t.is_home("yoritomo-eriko")
    assert not t.is_home("yoritomo-saburo-exp")


def test_saburo_goes_home_with_a_friend_who_is_sent_home():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("tsuruchi-sanjo", "yoritomo-eriko", "yoritomo-saburo-exp"),
    )
    t.defender.chooses("use:tsuruchi-sanjo")
    t.defender.chooses("yoritomo-eriko")
    while t.asked == "attacker" and t.is_in_window:
        t.attacker.passes()
    t.defender.chooses("use:yoritomo-saburo-exp")
    t.defender.table_passes_reactions()
    assert t.is_home("yoritomo-eriko") and t.is_home("yoritomo-saburo-exp")
