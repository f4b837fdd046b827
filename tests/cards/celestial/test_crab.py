"""Crab Personalities: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_cards import published
from support.ccg_table import battle, side, unit
from support.plain_cards import GIFTS

cards = published(*GIFTS)

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


@pytest.mark.parametrize(
    ("slug", "keywords"),
    [
        ("hida-kaoru", {"Crab Clan", "Hero", "Samurai"}),
        ("hida-ogano", {"Berserker", "Crab Clan", "Samurai"}),
        ("hiruma-aki", {"Berserker", "Crab Clan", "Samurai"}),
    ],
)
def test_these_have_their_keywords_and_no_abilities(slug, keywords):
    card = definition("celestial", slug)
    assert set(card.keywords) == keywords
    assert card.words == ()


# --- Hida Eijiko ----------------------------------------------------------------------------------


def test_eijiko_straightens_one_or_two_crab_personalities_for_a_bowed_follower():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            unit("hida-eijiko", "veteran-advisor"),
            unit("hida-kaoru", bowed=True),
            unit("hida-masatari", bowed=True),
            unit("doji-ayano", bowed=True),
        ),
    )
    t.defender.chooses("use:hida-eijiko")
    assert t.defender.may == {"veteran-advisor", "back"}
    t.defender.chooses("veteran-advisor")
    assert t.defender.may == {"hida-ogano", "hida-eijiko", "hida-kaoru", "hida-masatari", "back"}
    t.defender.chooses("hida-kaoru")
    assert "done" in t.defender.may
    t.defender.chooses("hida-masatari")
    t.defender.table_passes_reactions()
    assert t.is_bowed("veteran-advisor")
    assert not t.is_bowed("hida-kaoru") and not t.is_bowed("hida-masatari")
    assert t.is_bowed("doji-ayano")


@pytest.mark.parametrize("follower_bowed", [True, None])
def test_eijiko_needs_an_unbowed_follower(follower_bowed):
    attached = [unit("veteran-advisor", bowed=True)] if follower_bowed else []
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(unit("hida-eijiko", *attached), unit("hida-kaoru", bowed=True), hand=WAITING),
    )
    assert t.defender.may_not("use:hida-eijiko")


# --- Hida Kuon ------------------------------------------------------------------------------------


def test_the_first_action_that_targets_kuon_alone_in_his_army_does_nothing():
    t = battle(
        attacker=side("kuni-daigo-exp", "shinjo-hwarang", hand=WAITING),
        defender=side("hida-kuon-exp6", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("kuni-daigo-exp", "hida-kuon-exp6")
    assert not t.is_bowed("hida-kuon-exp6")
    t.defender.passes()
    t.attacker.uses("shinjo-hwarang", "hida-kuon-exp6")
    t.attacker.chooses("choice0")
    assert t.is_bowed("hida-kuon-exp6"), "the second action in the battle works"


def test_each_battle_has_its_own_first_action_that_targets_kuon():
    earlier = {"what": "targeted", "card": "hida-kuon-exp6", "seat": 0, "of": "kuni-daigo-exp", "action": 1}
    for history, shielded in (([earlier], False), ([earlier, {"what": "engaged", "seat": 0, "at": 4}], True)):
        t = battle(
            attacker=side("kuni-daigo-exp", hand=WAITING),
            defender=side("hida-kuon-exp6", hand=WAITING),
            history=history,
            so_far={"actions": 1},
        )
        t.defender.passes()
        t.attacker.uses("kuni-daigo-exp", "hida-kuon-exp6")
        assert t.is_bowed("hida-kuon-exp6") is not shielded


def test_kuon_is_not_shielded_while_others_are_in_his_army():
    t = battle(
        attacker=side("kuni-daigo-exp", "shinjo-hwarang", hand=WAITING),
        defender=side("hida-kuon-exp6", "hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("kuni-daigo-exp", "hida-kuon-exp6")
    assert t.is_bowed("hida-kuon-exp6")


def test_kuons_own_players_actions_are_not_stopped():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("hida-kuon-exp6", home=["hida-kaoru"], hand=WAITING),
    )
    t.defender.uses("hida-kuon-exp6:2", "hida-kaoru")
    assert not t.is_home("hida-kaoru")


def test_the_rest_of_an_action_does_not_happen_after_it_targets_kuon_as_it_resolves():
    t = battle(
        attacker=side("akodo-tsudoken-exp", hand=WAITING),
        defender=side("hida-kuon-exp6", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("akodo-tsudoken-exp")
    t.attacker.chooses("hida-kuon-exp6")
    t.attacker.table_passes_reactions()
    assert t.asked == "defender", "nobody is asked whether Kuon bows or straightens"
    assert not t.is_bowed("hida-kuon-exp6")


def test_kuon_calls_a_personality_to_the_battle_and_straightens_him_even_if_kuon_is_bowed():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            unit("hida-kuon-exp6", bowed=True), home=[unit("hida-kaoru", bowed=True)], hand=WAITING
        ),
    )
    t.defender.uses("hida-kuon-exp6:2", "hida-kaoru")
    assert not t.is_home("hida-kaoru")
    assert not t.is_bowed("hida-kaoru")
    assert t.is_bowed("hida-kuon-exp6")


def test_who_is_there_already_does_not_move_and_is_not_straightened_by_kuon():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("hida-kuon-exp6", unit("hida-kaoru", bowed=True), hand=WAITING),
    )
    t.defender.uses("hida-kuon-exp6:2", "hida-kaoru")
    assert t.is_bowed("hida-kaoru")


def test_kuon_at_home_can_bring_nobody_but_himself():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("hida-kaoru", home=["hida-kuon-exp6", "hida-masatari"], hand=WAITING),
    )
    t.defender.chooses("use:hida-kuon-exp6:2")
    assert t.defender.may == {"hida-kuon-exp6", "back"}
    t.defender.chooses("hida-kuon-exp6")
    t.defender.table_passes_reactions()
    assert not t.is_home("hida-kuon-exp6")


def test_kuon_calls_nobody_where_there_are_no_enemies():
    t = battle(
        attacker=side("hida-kuon-exp6", home=["hida-kaoru"], hand=WAITING),
        defender=side(home=["doji-ayano"], hand=WAITING),
    )
    t.defender.passes()
    assert t.attacker.may_not("use:hida-kuon-exp6:2")


# --- Hida Masatari --------------------------------------------------------------------------------


def test_masatari_comes_home_from_the_attack_unbowed_and_the_others_bow():
    t = battle(
        attacker=side(unit("hida-masatari", "veteran-advisor"), "hida-kaoru", hand=WAITING),
        defender=side(hand=WAITING),
    )
    t.fight()
    assert t.is_home("hida-masatari") and not t.is_bowed("hida-masatari")
    assert t.is_bowed("veteran-advisor") and t.is_bowed("hida-kaoru")


def test_effects_bow_masatari_like_anybody():
    t = battle(attacker=side("hida-masatari", hand=WAITING), defender=side("kuni-daigo-exp", hand=WAITING))
    t.defender.uses("kuni-daigo-exp", "hida-masatari")
    assert t.is_bowed("hida-masatari")


# --- Hiruma Aki (Experienced) ---------------------------------------------------------------------


def aki_against(*followers):
    return battle(
        attacker=side(unit("hida-ogano", *followers), hand=WAITING),
        defender=side("hiruma-aki-exp", hand=WAITING),
    )


def test_aki_destroys_followers_with_less_force_together_than_his_own():
    t = aki_against("steadfast-bushi", "battle-maiden-troop", "taoist-archer")
    t.defender.chooses("use:hiruma-aki-exp")
    assert t.defender.may == {"steadfast-bushi", "battle-maiden-troop", "taoist-archer", "back"}
    t.defender.chooses("steadfast-bushi")
    assert t.defender.may == {"battle-maiden-troop", "done", "back"}, "2 and 5 Force are too much for 6"
    t.defender.chooses("battle-maiden-troop")
    t.defender.table_passes_reactions()
    assert t.zone("steadfast-bushi") == t.zone("battle-maiden-troop") == "discard"
    assert t.zone("taoist-archer") == "play"


def test_aki_counts_gold_cost_where_the_force_would_be_too_much():
    t = aki_against("battle-maiden-troop", "wandering-scout")
    t.defender.uses("hiruma-aki-exp", "battle-maiden-troop", "wandering-scout")
    assert t.zone("battle-maiden-troop") == t.zone("wandering-scout") == "discard", (
        "6 Force, but 8 Gold for 9"
    )


def test_aki_destroys_no_personality_and_nobody_who_is_elsewhere():
    t = battle(
        attacker=side("hida-ogano", home=[unit("hida-kaoru", "veteran-advisor")], hand=WAITING),
        defender=side("hiruma-aki-exp", hand=WAITING),
    )
    assert t.defender.may_not("use:hiruma-aki-exp")


# --- Hiruma Gohachiro -----------------------------------------------------------------------------


def offered_reactions(t):
    """Everything that is offered to anybody while all windows for Reactions pass."""
    offered = set()
    while t.is_in_window:
        offered |= getattr(t, t.asked).may
        getattr(t, t.asked).passes()
    return offered


def test_gohachiro_keeps_a_comrade_from_being_destroyed_by_the_action_that_targets_him():
    t = battle(
        attacker=side("yoritomo-naizen-exp3", "tsuruchi-nobukatsu", hand=WAITING),
        defender=side("hiruma-gohachiro", "hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:yoritomo-naizen-exp3")
    t.attacker.chooses("hida-kaoru")
    t.attacker.passes()
    t.defender.chooses("use:hiruma-gohachiro")
    t.defender.table_passes_reactions()
    assert t.zone("hida-kaoru") == "play"
    t.defender.passes()
    t.attacker.uses("tsuruchi-nobukatsu", "hida-kaoru")
    assert t.zone("hida-kaoru") == "discard", "another action destroys him"


def test_gohachiro_keeps_only_the_personality_of_a_unit_that_is_destroyed():
    t = battle(
        attacker=side(unit("moto-chen-exp3", "veteran-advisor"), hand=WAITING),
        defender=side("hiruma-gohachiro", unit("hida-kaoru", "steadfast-bushi"), hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:moto-chen-exp3:2")
    t.attacker.chooses("hida-kaoru")
    while t.asked == "attacker":
        t.attacker.passes()
    t.defender.chooses("use:hiruma-gohachiro")
    t.defender.table_passes_reactions()
    assert t.zone("hida-kaoru") == "play"
    assert t.zone("steadfast-bushi") == "discard", "the unit is destroyed, only his part of it is negated"


def test_gohachiro_does_not_react_when_he_is_targeted_himself():
    t = battle(
        attacker=side("yoritomo-naizen-exp3", hand=WAITING),
        defender=side("hiruma-gohachiro", "hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:yoritomo-naizen-exp3")
    t.attacker.chooses("hiruma-gohachiro")
    assert "use:hiruma-gohachiro" not in offered_reactions(t)
    assert t.zone("hiruma-gohachiro") == "discard"


def test_gohachiro_at_home_helps_nobody_at_the_battle():
    t = battle(
        attacker=side("yoritomo-naizen-exp3", hand=WAITING),
        defender=side("hida-kaoru", home=["hiruma-gohachiro"], hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:yoritomo-naizen-exp3")
    t.attacker.chooses("hida-kaoru")
    assert "use:hiruma-gohachiro" not in offered_reactions(t)
    assert t.zone("hida-kaoru") == "discard"


def test_gohachiro_does_not_help_somebody_in_another_army():
    t = battle(
        attacker=side("yoritomo-naizen-exp3", hand=("charge", *WAITING)),
        defender=side("hiruma-gohachiro", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:charge")
    t.attacker.chooses("yoritomo-naizen-exp3")
    assert "use:hiruma-gohachiro" not in offered_reactions(t)
    assert t.force("yoritomo-naizen-exp3") == 10


# --- Kuni Daigo (Experienced) ---------------------------------------------------------------------


def test_daigo_bows_an_enemy_card():
    t = battle(
        attacker=side(unit("hida-ogano", "keen-blade"), hand=("veteran-advisor",)),
        defender=side("kuni-daigo-exp", "hida-kaoru", hand=("veteran-advisor",)),
    )
    t.defender.chooses("use:kuni-daigo-exp")
    assert t.defender.may == {"hida-ogano", "keen-blade", "back"}
    t.defender.chooses("hida-ogano")
    t.defender.table_passes_reactions()
    assert t.is_bowed("hida-ogano")
    assert t.zone("hida-ogano") == "play"


def test_daigo_destroys_what_is_of_the_shadowlands():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("kuni-daigo-exp", hand=WAITING),
        having={"hida-ogano": "Shadowlands"},
    )
    t.defender.uses("kuni-daigo-exp", "hida-ogano")
    assert t.zone("hida-ogano") == "discard"
