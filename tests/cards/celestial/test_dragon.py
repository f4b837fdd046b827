"""Dragon Personalities: what each does, and what it may not do."""

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


def bring_in(slug: str, stronghold: str, *play) -> Table:
    """A Personality in a province is bought with the Gold of many farms."""
    t = table(
        "dynasty",
        north=side(
            *["large-farm"] * 6,
            *play,
            stronghold=stronghold,
            honor=20,
            hand=WAITING,
            provinces=[{"card": slug, "face_up": True}],
        ),
        south=side(),
    )
    t.north.chooses(f"discount:{slug}")
    while "Gold" in t.prompt:
        t.north.chooses(t.game.decision.options[0].id)
    return t


def test_taro_has_his_keywords_and_no_abilities():
    card = definition("celestial", "togashi-taro")
    assert set(card.keywords) == {"Dragon Clan", "Monk", "Tattooed"}
    assert card.words == ()


# --- Mirumoto Kei, Experienced 2 ------------------------------------------------------------------

DRAGON = "pillars-of-virtue"


def test_kei_brings_a_sword_for_one_of_her_players_personalities():
    t = bring_in("mirumoto-kei-exp2", DRAGON, "togashi-taro")
    assert t.north.may == {"mirumoto-kei-exp2", "togashi-taro", "pass"}
    t.north.chooses("togashi-taro")
    assert (t.force("togashi-taro"), t.chi("togashi-taro")) == (5, 4)
    assert t.zone("created-2f-1c-weapon-item") == "play"


def test_kei_may_come_without_a_sword():
    t = bring_in("mirumoto-kei-exp2", DRAGON, "togashi-taro")
    t.north.passes()
    assert t.force("togashi-taro") == 3
    assert "created-2f-1c-weapon-item" not in t.s.names


def test_keis_sword_is_lost_on_one_who_carries_a_weapon_already():
    t = bring_in("mirumoto-kei-exp2", DRAGON, unit("togashi-taro", "keen-blade"))
    t.north.chooses("togashi-taro")
    assert t.force("togashi-taro") == 5
    assert t.zone("created-2f-1c-weapon-item") == "removed"


def test_keis_duel_destroys_the_loser():
    t = combat("mirumoto-kei-exp2", against=["hida-kaoru", "hida-ogano"])
    t.defender.uses("mirumoto-kei-exp2:2", "hida-kaoru")
    assert t.asked == "attacker"
    t.attacker.strikes()
    assert t.zone("hida-kaoru") == "discard"
    assert t.zone("mirumoto-kei-exp2") == "play"


def test_kei_may_lose_her_duel():
    t = combat("mirumoto-kei-exp2", against=["hida-ogano"])
    t.defender.uses("mirumoto-kei-exp2:2", "hida-ogano")
    t.attacker.chooses(f"c{t.s.stack[-2].pools[1][0]}")
    t.defender.strikes()
    assert t.zone("mirumoto-kei-exp2") == "discard"
    assert t.zone("hida-ogano") == "play"


def test_kei_challenges_enemies_alone():
    t = combat("mirumoto-kei-exp2", "togashi-taro", against=["hida-kaoru"], foes_home=["hida-ogano"])
    t.defender.chooses("use:mirumoto-kei-exp2:2")
    assert t.defender.may == {"hida-kaoru", "back"}


# --- Tamori Kazushige -----------------------------------------------------------------------------


def test_kazushige_is_stronger_while_he_defends():
    assert combat("tamori-kazushige", against=["hida-kaoru"]).force("tamori-kazushige") == 5
    assert combat("hida-kaoru", against=["tamori-kazushige"]).force("tamori-kazushige") == 3
    assert table(north=side("tamori-kazushige", hand=WAITING), south=side()).force("tamori-kazushige") == 3


def _kazushige_helps() -> Table:
    t = table(
        north=side(unit("togashi-taro", bowed=True), "hida-kaoru", hand=WAITING),
        south=side("tamori-kazushige", "hida-ogano", hand=WAITING),
    )
    t.north.passes()
    t.south.chooses("use:tamori-kazushige")
    assert t.south.may == {"togashi-taro", "hida-kaoru", "back"}
    t.south.chooses("togashi-taro")
    t.south.table_passes_reactions()
    return t


def test_kazushige_straightens_another_players_personality_before_the_phase_ends():
    t = _kazushige_helps()
    assert t.is_bowed("togashi-taro")
    t.until("attack")
    assert not t.is_bowed("togashi-taro")


def test_kazushige_gains_honor_if_the_other_does_not_attack():
    t = _kazushige_helps()
    t.until("end")
    assert t.south.honor == 7


def test_kazushige_gains_nothing_if_the_other_attacks():
    t = _kazushige_helps()
    t.until("attack")
    t.north.chooses("seat1")
    t.north.chooses("togashi-taro")
    t.north.chooses("p4")
    t.north.chooses("done")
    t.until("end")
    assert t.south.honor == 5


def test_kazushige_does_not_act_on_his_own_players_turn():
    t = table(north=side("tamori-kazushige", hand=WAITING), south=side("hida-kaoru", hand=WAITING))
    assert t.north.may_not("use:tamori-kazushige")


# --- Togashi Gato ---------------------------------------------------------------------------------


@pytest.mark.parametrize("top", ["viper-tattoo", "ring-of-air"])
def test_gato_takes_a_tattoo_or_a_ring_from_the_top_of_the_deck(top):
    t = combat("togashi-gato", against=["hida-kaoru"], fate=(top, "steadfast-bushi"))
    t.defender.uses("togashi-gato")
    assert t.defender.hand == ["keen-blade", top]


def test_gato_leaves_another_card_on_the_deck_where_everybody_has_seen_it():
    t = combat("togashi-gato", against=["hida-kaoru"], fate=("steadfast-bushi", "viper-tattoo"))
    t.defender.uses("togashi-gato")
    assert t.defender.hand == ["keen-blade"]
    assert t.zone("steadfast-bushi") == "deck"
    assert any("shows Steadfast Bushi" in line for line in t.log)


def test_gato_finds_nothing_in_an_empty_deck():
    t = combat("togashi-gato", against=["hida-kaoru"], fate=())
    t.defender.uses("togashi-gato")
    assert t.defender.hand == ["keen-blade"]


# --- Togashi Meiyu --------------------------------------------------------------------------------


def test_meiyu_may_arrive_with_three_fire_tokens():
    t = bring_in("togashi-meiyu", DRAGON)
    t.north.uses("togashi-meiyu")
    assert t.force("togashi-meiyu") == 3
    assert [token.name for token in t.s.tokens] == ["Fire"] * 3


def test_meiyu_may_decline_and_gets_no_tokens_for_others_or_later():
    t = bring_in("togashi-meiyu", DRAGON)
    t.north.passes()
    assert t.force("togashi-meiyu") == 0
    t = bring_in("togashi-taro", DRAGON, "togashi-meiyu")
    assert t.north.may_not("use:togashi-meiyu")


# --- Togashi Osawa, Experienced -------------------------------------------------------------------


def test_osawa_bows_or_straightens_somebody_in_the_same_battle_even_if_bowed():
    t = combat(unit("togashi-osawa-exp", bowed=True), against=["hida-kaoru"], foes_home=["hida-ogano"])
    t.defender.chooses("use:togashi-osawa-exp")
    assert t.defender.may == {"togashi-osawa-exp", "hida-kaoru", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    t.defender.chooses("choice0")
    assert t.is_bowed("hida-kaoru")


def test_osawa_at_home_reaches_only_those_of_the_same_home():
    t = table(
        north=side("togashi-osawa-exp", unit("togashi-taro", bowed=True), hand=WAITING),
        south=side("hida-kaoru", hand=WAITING),
    )
    t.north.chooses("use:togashi-osawa-exp")
    assert t.north.may == {"togashi-osawa-exp", "togashi-taro", "back"}
    t.north.chooses("togashi-taro")
    t.north.table_passes_reactions()
    t.north.chooses("choice1")
    assert not t.is_bowed("togashi-taro")


def test_osawa_acts_once_a_turn():
    t = table(north=side("togashi-osawa-exp", hand=WAITING), south=side("hida-kaoru", hand=WAITING))
    t.north.uses("togashi-osawa-exp", "togashi-osawa-exp")
    t.north.chooses("choice0")
    t.south.passes()
    assert t.north.may_not("use:togashi-osawa-exp")


# --- Togashi Sakata -------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "name"), [("choice0", "Fire"), ("choice1", "Sake")])
def test_sakata_takes_a_token_of_fire_or_sake(choice, name):
    t = table(north=side("togashi-sakata", hand=WAITING), south=side(hand=WAITING))
    t.north.uses("togashi-sakata")
    t.north.chooses(choice)
    t.north.table_passes_reactions()
    assert t.force("togashi-sakata") == 5
    assert [token.name for token in t.s.tokens] == [name]


def test_sakatas_breath_is_stronger_for_each_sake_token():
    drunk = [{"name": "Sake", "force": 1}, {"name": "Sake", "force": 1}]
    t = combat(unit("togashi-sakata", tokens=drunk), against=["hida-ogano"])
    t.defender.uses("togashi-sakata:2", "hida-ogano")
    assert t.zone("hida-ogano") == "discard"


def test_fire_tokens_do_not_help_sakatas_breath():
    hot = [{"name": "Fire", "force": 1}, {"name": "Fire", "force": 1}]
    t = combat(unit("togashi-sakata", tokens=hot), against=["hida-ogano"])
    t.defender.uses("togashi-sakata:2", "hida-ogano")
    assert t.zone("hida-ogano") == "play"


def test_sakata_takes_no_token_on_another_players_turn():
    t = table(north=side(hand=WAITING), south=side("togashi-sakata", hand=WAITING))
    t.north.passes()
    assert t.south.may == {"pass"}


# --- Togashi Shiori -------------------------------------------------------------------------------


def test_shiori_bows_an_enemy_of_no_more_chi():
    t = combat("togashi-shiori", against=["hida-ogano"])
    t.defender.uses("togashi-shiori", "hida-ogano")
    assert t.is_bowed("hida-ogano")


def test_shiori_may_not_touch_enemies_with_items_or_more_chi():
    t = combat(
        "togashi-shiori",
        "togashi-taro",
        against=[
            "doji-ayano",
            unit("hida-ogano", "doji-armor"),
            unit("hida-kaoru", "steadfast-bushi"),
        ],
    )
    t.defender.chooses("use:togashi-shiori")
    assert t.defender.may == {"hida-kaoru", "back"}
