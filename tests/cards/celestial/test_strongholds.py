"""Strongholds: what each does for its player, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_cards import published
from support.ccg_table import battle, side, table, unit
from support.plain_cards import GIFTS

cards = published(*GIFTS)

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


@pytest.mark.parametrize(
    ("slug", "clan", "numbers", "keywords"),
    [
        ("kyuden-hida", "Crab", (8, 4, 3), ()),
        ("law-of-darkness-dojo", "Scorpion", (7, 4, 1), ("Dojo",)),
        ("pillars-of-virtue", "Dragon", (7, 4, 5), ()),
        ("seawatch-castle", "Crane", (6, 4, 6), ()),
        ("shamate-keep", "Lion", (7, 3, 7), ()),
        ("temple-of-purity", "Phoenix", (6, 4, 6), ("Temple",)),
        ("the-utaku-plains", "Unicorn", (7, 5, 4), ()),
        ("thunder-dragon-bay", "Mantis", (7, 4, 2), ("Thunder",)),
    ],
)
def test_a_stronghold_has_its_strength_gold_and_honor(slug, clan, numbers, keywords):
    card = definition("celestial", slug)
    assert (card.province_strength, card.gold_production, card.starting_honor) == numbers
    assert card.clans == (clan,)
    assert card.keywords == keywords


# --- Kyuden Hida ----------------------------------------------------------------------------------


def equips(player, card, bearer, paying):
    player.chooses(f"equip:{card}")
    player.chooses(bearer)
    player.chooses(paying)


def test_kyuden_hida_draws_a_card_after_a_follower_enters_play_from_your_hand():
    t = table(north=side("hida-kaoru", "remote-village", hand=("steadfast-bushi",)), south=side())
    equips(t.north, "steadfast-bushi", "hida-kaoru", "remote-village")
    assert t.north.may == {"use:kyuden-hida", "pass"}
    t.north.chooses("use:kyuden-hida")
    assert t.north.hand == ["unproven-guardian"]


def test_kyuden_hida_does_not_answer_items_or_created_followers():
    t = table(
        north=side(
            "hida-kaoru",
            "remote-village",
            "large-farm",
            hand=WAITING,
            provinces=({"card": "iron-mine", "region": "farmlands"},),
        ),
        south=side(hand=WAITING),
    )
    t.north.uses("farmlands", "hida-kaoru", "large-farm")
    assert t.asked == "south"
    t.south.passes()
    equips(t.north, "keen-blade", "hida-kaoru", "remote-village")
    assert t.north.hand == []
    assert t.asked == "south"


def test_kyuden_hida_does_not_work_while_bowed():
    t = table(north=side("hida-kaoru", "remote-village", hand=("steadfast-bushi",)), south=side(hand=WAITING))
    equips(t.north, "steadfast-bushi", "hida-kaoru", "kyuden-hida")
    assert t.asked == "south"
    assert t.north.hand == []


# --- Law of Darkness Dojo -------------------------------------------------------------------------


def test_law_of_darkness_dojo_weakens_an_enemy_even_while_bowed():
    t = battle(
        attacker=side(
            "bayushi-eisaku",
            home=[unit("law-of-darkness-dojo", bowed=True)],
            stronghold="law-of-darkness-dojo",
        ),
        defender=side("hida-ogano", "hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.chooses("use:law-of-darkness-dojo:2")
    assert t.attacker.may == {"hida-ogano", "hida-kaoru", "back"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert t.force("hida-ogano") == 2
    assert not t.is_bowed("hida-ogano"), "he is honorable"


def test_law_of_darkness_dojo_bows_a_dishonorable_enemy():
    t = battle(
        attacker=side("bayushi-eisaku", stronghold="law-of-darkness-dojo"),
        defender=side(unit("hida-ogano", dishonored=True), hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("law-of-darkness-dojo:2", "hida-ogano")
    assert t.is_bowed("hida-ogano")


def test_law_of_darkness_dojo_makes_a_loss_by_your_battle_action_greater_by_one():
    t = battle(
        attacker=side("bayushi-eisaku", stronghold="law-of-darkness-dojo", hand=("ramifications",)),
        defender=side(unit("hida-ogano", dishonored=True), "hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("ramifications", "hida-ogano")
    assert t.defender.honor == 2
    assert t.attacker.honor == 5


def test_law_of_darkness_dojo_does_not_add_to_a_loss_by_another_players_action():
    t = battle(
        attacker=side(
            unit("hida-ogano", dishonored=True), "bayushi-eisaku", stronghold="law-of-darkness-dojo"
        ),
        defender=side("hida-kaoru", hand=("ramifications",)),
    )
    t.defender.uses("ramifications", "hida-ogano")
    assert t.attacker.honor == 3
    assert t.defender.honor == 5


# --- Pillars of Virtue ----------------------------------------------------------------------------


def test_pillars_of_virtue_give_another_action_after_a_kiho():
    t = battle(
        attacker=side("hida-ogano", "hida-kaoru", hand=WAITING),
        defender=side("togashi-taro", stronghold="pillars-of-virtue", hand=("palm-strike", "charge")),
    )
    t.defender.chooses("use:palm-strike")
    t.defender.chooses("togashi-taro")
    t.defender.chooses("hida-ogano")
    t.attacker.passes()
    assert t.defender.may == {"use:pillars-of-virtue", "pass"}
    t.defender.chooses("use:pillars-of-virtue")
    t.defender.table_passes_reactions()
    assert t.is_bowed("hida-ogano")
    assert t.asked == "defender"
    assert t.prompt == "Take an additional action, or pass"


def test_pillars_of_virtue_do_not_answer_other_actions():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(
            "togashi-taro",
            home=["akodos-grave"],
            stronghold="pillars-of-virtue",
            hand=("keen-blade",),
            provinces=({"card": "large-farm", "region": "private-shrine"}, "large-farm"),
        ),
    )
    t.defender.chooses("use:private-shrine")
    t.defender.table_passes_reactions()
    assert t.asked == "attacker"
    assert not t.is_bowed("pillars-of-virtue")


# --- Seawatch Castle ------------------------------------------------------------------------------


def test_seawatch_castle_duels_for_the_favor_and_sends_the_loser_home():
    t = battle(
        attacker=side("hida-kaoru", "hida-ogano", hand=WAITING, fate=()),
        defender=side(
            "kakita-hideo",
            unit("doji-ayano", bowed=True),
            home=[unit("seawatch-castle", bowed=True)],
            fate=(),
        ),
    )
    t.defender.chooses("use:seawatch-castle")
    assert t.defender.may == {"kakita-hideo", "back"}
    t.defender.chooses("kakita-hideo")
    assert t.defender.may == {"hida-kaoru", "hida-ogano", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.prompt == "Focus a card, or strike?"
    t.attacker.chooses("choice0")
    t.defender.table_passes_reactions()
    assert t.is_home("hida-kaoru"), "Chi 2 against 3"
    assert not t.is_home("kakita-hideo")
    assert t.s.favor == 1


def test_seawatch_castle_needs_an_unbowed_challenger():
    t = battle(attacker=side("hida-kaoru"), defender=side(unit("kakita-hideo", bowed=True), hand=WAITING))
    assert t.defender.may_not("use:seawatch-castle")


# --- Shamate Keep ---------------------------------------------------------------------------------


def test_a_dishonorable_paragon_of_shamate_keep_keeps_personal_honor():
    t = table(
        north=side(
            unit("matsu-satsune", dishonored=True),
            unit("matsu-mikura", dishonored=True),
            stronghold="shamate-keep",
        ),
        south=side(unit("utaku-kohana-exp", dishonored=True)),
    )
    assert t.personal_honor("matsu-satsune") == 3
    assert t.personal_honor("matsu-mikura") == 0, "no Paragon"
    assert t.personal_honor("utaku-kohana-exp") == 0, "not yours"


def test_shamate_keep_moves_home_who_has_no_higher_personal_honor():
    t = battle(
        attacker=side("hida-kaoru", "doji-ayano", hand=WAITING),
        defender=side("matsu-mikura", unit("matsu-fumiyo", bowed=True), stronghold="shamate-keep"),
    )
    t.defender.chooses("use:shamate-keep")
    assert t.defender.may == {"matsu-mikura", "back"}, "only who is unbowed"
    t.defender.chooses("matsu-mikura")
    assert t.defender.may == {"hida-kaoru", "matsu-mikura", "back"}, "Ayano and Fumiyo have more"
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.is_home("hida-kaoru")
    assert t.defender.honor == 7


def test_shamate_keep_brings_no_honor_for_moving_your_own():
    t = battle(
        attacker=side("hida-kaoru", hand=WAITING),
        defender=side("matsu-mikura", "akodo-shunori", stronghold="shamate-keep"),
    )
    t.defender.uses("shamate-keep", "matsu-mikura", "akodo-shunori")
    assert t.is_home("akodo-shunori")
    assert t.defender.honor == 5


# --- Temple of Purity -----------------------------------------------------------------------------


def test_temple_of_purity_weakens_another_players_personality_even_while_bowed():
    t = table(
        north=side("asako-katashi", unit("temple-of-purity", bowed=True), stronghold="temple-of-purity"),
        south=side("hida-ogano"),
    )
    t.north.chooses("use:temple-of-purity")
    assert t.north.may == {"hida-ogano", "back"}
    t.north.chooses("hida-ogano")
    assert t.force("hida-ogano") == 2
    assert (t.north.honor, t.south.honor) == (5, 5)


def against_a_ninja(*inquisitors):
    """South has the Temple; Ogano of North has been made a Ninja."""
    t = table(
        north=side("hida-ogano", hand=WAITING),
        south=side(*inquisitors, stronghold="temple-of-purity"),
        having={"hida-ogano": "Ninja"},
    )
    t.north.passes()
    t.south.chooses("use:temple-of-purity")
    t.south.chooses("hida-ogano")
    t.north.table_passes_reactions()
    return t


def test_temple_of_purity_with_an_inquisitor_lets_you_reward_or_punish_a_player():
    t = against_a_ninja("asako-katashi")
    assert t.south.may == {"choice0", "choice1", "choice2", "choice3"}
    t.south.chooses("choice1")
    t.north.table_passes_reactions()
    assert (t.north.honor, t.south.honor) == (3, 5)


def test_temple_of_purity_without_an_inquisitor_only_weakens():
    t = against_a_ninja("isawa-kyoko")
    assert (t.north.honor, t.south.honor) == (5, 5)
    assert t.force("hida-ogano") == 2


def test_the_penalty_of_temple_of_purity_is_not_negated():
    t = table(
        north=side("isawa-kyoko", "frontline-encampment", stronghold="temple-of-purity", hand=WAITING),
        south=side("hida-ogano", hand=("justly-earned-victory",)),
    )
    t.north.uses("temple-of-purity", "hida-ogano")
    t.south.passes()
    t.north.uses("frontline-encampment", "isawa-kyoko")
    t.until("attack")
    t.north.chooses("seat1")
    t.north.chooses("isawa-kyoko")
    t.north.chooses("p4")
    t.south.chooses("hida-ogano")
    t.south.chooses("p4")
    t.north.chooses("p4")
    assert (t.force("isawa-kyoko"), t.force("hida-ogano")) == (3, 2)
    t.south.uses("justly-earned-victory:2")
    assert (t.force("isawa-kyoko"), t.force("hida-ogano")) == (1, 2), "other changes of Force are over"


# --- The Utaku Plains -----------------------------------------------------------------------------


def test_the_utaku_plains_give_your_personalities_in_play_personal_honor():
    t = table(
        north=side("moto-taban", provinces=("utaku-kohana",), stronghold="the-utaku-plains"),
        south=side("hida-kaoru"),
    )
    assert t.personal_honor("moto-taban") == 3
    assert t.personal_honor("utaku-kohana") == 3, "she is not in play"
    assert t.personal_honor("hida-kaoru") == 2


def test_the_utaku_plains_take_force_equal_to_the_performers_personal_honor():
    t = battle(
        attacker=side(unit("hida-ogano", "traveling-ronin"), hand=WAITING),
        defender=side("moto-taban", home=["utaku-kohana"], stronghold="the-utaku-plains"),
    )
    t.defender.chooses("use:the-utaku-plains")
    t.defender.chooses("moto-taban")
    assert t.defender.may == {"hida-ogano", "traveling-ronin", "back"}
    t.defender.chooses("traveling-ronin")
    t.defender.table_passes_reactions()
    assert (t.force("traveling-ronin"), t.force("hida-ogano")) == (1, 6)


def test_the_utaku_plains_need_somebody_at_the_battlefield():
    t = battle(
        attacker=side("hida-ogano"),
        defender=side(home=["moto-taban"], stronghold="the-utaku-plains", hand=WAITING),
    )
    assert t.defender.may_not("use:the-utaku-plains")


# --- Thunder Dragon Bay ---------------------------------------------------------------------------


def test_thunder_dragon_bay_strikes_and_then_strengthens_one_of_yours():
    t = battle(
        attacker=side("hida-kaoru", unit("hida-ogano", "traveling-ronin"), hand=WAITING),
        defender=side("yoritomo-suwa", home=["yoritomo-saburo"], stronghold="thunder-dragon-bay"),
    )
    t.defender.chooses("use:thunder-dragon-bay:2")
    assert t.defender.may == {"hida-kaoru", "traveling-ronin", "back"}, "Ogano stands behind his Follower"
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.zone("hida-kaoru") == "discard"
    assert t.defender.may == {"yoritomo-suwa", "yoritomo-saburo"}
    t.defender.chooses("yoritomo-suwa")
    assert t.force("yoritomo-suwa") == 5


def test_thunder_dragon_bay_answers_no_action_without_thunder_and_none_of_another_player():
    t = battle(
        attacker=side("hida-kaoru", hand=WAITING),
        defender=side(
            "yoritomo-suwa",
            stronghold="thunder-dragon-bay",
            provinces=({"card": "large-farm", "region": "private-shrine"}, "large-farm"),
        ),
    )
    t.defender.uses("private-shrine")
    assert t.asked == "attacker"
    assert t.force("yoritomo-suwa") == 6


def test_thunder_dragon_bay_destroys_nobody_stronger_than_four():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("yoritomo-suwa", stronghold="thunder-dragon-bay"),
    )
    t.defender.uses("thunder-dragon-bay:2", "hida-ogano")
    assert t.zone("hida-ogano") == "play"
