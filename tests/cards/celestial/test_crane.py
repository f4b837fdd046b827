"""Crane Personalities: what each does, and what it may not do."""

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


@pytest.mark.parametrize(
    ("slug", "keywords"),
    [
        ("doji-ayano", {"Courtier", "Crane Clan", "Samurai"}),
        ("kakita-hideo", {"Duelist", "Crane Clan", "Samurai"}),
    ],
)
def test_these_have_their_keywords_and_no_abilities(slug, keywords):
    card = definition("celestial", slug)
    assert set(card.keywords) == keywords
    assert card.words == ()


# --- Doji Ayano, Experienced ----------------------------------------------------------------------


def test_ayano_keeps_one_who_does_not_bow_from_attacking():
    t = table(
        north=side("hida-kaoru", "hida-ogano", hand=WAITING), south=side("doji-ayano-exp", hand=WAITING)
    )
    t.north.passes()
    t.south.uses("doji-ayano-exp", "hida-kaoru")
    assert t.is_bowed("doji-ayano-exp")
    assert t.asked == "north"
    t.north.passes()
    assert not t.is_bowed("hida-kaoru")
    t.until("attack")
    t.north.chooses("seat1")
    assert t.north.may == {"hida-ogano", "done"}


def test_ayano_does_not_bind_one_who_bows():
    t = table(north=side("hida-kaoru", hand=WAITING), south=side("doji-ayano-exp", hand=WAITING))
    t.north.passes()
    t.south.uses("doji-ayano-exp", "hida-kaoru")
    t.north.chooses("choice0")
    assert t.is_bowed("hida-kaoru")
    assert not t.s.lasting


def test_ayano_must_be_able_to_bow():
    t = table(north=side(unit("doji-ayano-exp", bowed=True), hand=WAITING), south=side("hida-kaoru"))
    assert t.north.may_not("use:doji-ayano-exp")


def test_one_kept_from_attacking_may_still_defend():
    t = table(
        north=side("doji-ayano-exp", "hida-ogano", hand=WAITING), south=side("hida-kaoru", hand=WAITING)
    )
    t.north.uses("doji-ayano-exp", "hida-kaoru")
    t.south.passes()
    t.until("attack")
    t.north.chooses("seat1")
    t.north.uses("hida-ogano", "p4")
    assert t.south.may == {"hida-kaoru", "done"}


# --- Doji Dainagon --------------------------------------------------------------------------------


def test_dainagon_lobbies_on_another_players_turn():
    t = table(
        north=side("hida-kaoru", hand=WAITING),
        south=side("doji-dainagon", "doji-ayano", hand=WAITING, honor=9),
    )
    t.north.passes()
    t.south.chooses("lobby")
    assert t.south.may == {"doji-dainagon", "back"}
    t.south.chooses("doji-dainagon")
    t.south.table_passes_reactions()
    assert t.is_bowed("doji-dainagon")
    assert t.s.favor == 1


def test_without_dainagon_nobody_lobbies_on_another_players_turn():
    t = table(north=side("hida-kaoru", hand=WAITING), south=side("doji-ayano", hand=WAITING, honor=9))
    t.north.passes()
    assert t.south.may == {"pass"}


def test_dainagon_needs_the_highest_honor_to_lobby():
    t = table(north=side("hida-kaoru", hand=WAITING), south=side("doji-dainagon", hand=WAITING, honor=5))
    t.north.passes()
    assert t.south.may_not("lobby")


def test_dainagon_is_one_of_several_who_can_lobby_on_his_own_turn_and_only_once():
    t = table(north=side("doji-dainagon", "doji-ayano", hand=WAITING, honor=9), south=side(hand=WAITING))
    t.north.chooses("lobby")
    assert t.north.may == {"doji-dainagon", "doji-ayano", "back"}
    t.north.chooses("doji-ayano")
    t.south.passes()
    assert t.north.may_not("lobby")


# --- Doji Hakuseki, Experienced 2 -----------------------------------------------------------------


def test_hakuseki_forbids_one_ability_of_a_personality_this_turn():
    t = table(north=side("doji-hakuseki-exp2", hand=WAITING), south=side("doji-ayano-exp", hand=WAITING))
    t.north.uses("doji-hakuseki-exp2", "doji-ayano-exp")
    assert t.north.may == {"use:doji-ayano-exp"}
    t.north.chooses("use:doji-ayano-exp")
    assert t.south.may == {"pass"}


def test_hakuseki_leaves_the_other_abilities_alone():
    t = table(
        north=side("doji-hakuseki-exp2", hand=WAITING),
        south=side("doji-hakuseki-exp2", "doji-ayano-exp", hand=WAITING),
    )
    t.north.chooses("use:doji-hakuseki-exp2")
    t.north.chooses(f"c{t.card('doji-hakuseki-exp2', 1)}")
    t.north.table_passes_reactions()
    assert t.north.may == {"use:doji-hakuseki-exp2", "use:doji-hakuseki-exp2:2"}
    t.north.chooses("use:doji-hakuseki-exp2:2")
    assert t.south.may == {"use:doji-hakuseki-exp2", "use:doji-ayano-exp", "pass"}


def test_hakusekis_duel_pays_the_winner_and_bows_the_loser():
    t = combat("doji-hakuseki-exp2", against=["hida-kaoru"])
    t.defender.uses("doji-hakuseki-exp2:2", "hida-kaoru")
    assert t.asked == "attacker" and t.attacker.may_not("choice1")
    t.attacker.strikes()
    assert t.is_bowed("hida-kaoru") and t.zone("hida-kaoru") == "play"
    assert (t.attacker.honor, t.defender.honor) == (5, 7)


def test_hakuseki_destroys_a_dishonorable_loser():
    t = combat("doji-hakuseki-exp2", against=[unit("hida-kaoru", dishonored=True)])
    t.defender.uses("doji-hakuseki-exp2:2", "hida-kaoru")
    t.attacker.strikes()
    assert t.zone("hida-kaoru") == "discard"
    assert (t.attacker.honor, t.defender.honor) == (3, 7)


def test_of_two_losers_only_the_dishonorable_one_is_destroyed():
    t = combat(
        "doji-hakuseki-exp2",
        against=[unit("doji-ayano", "heavenly-blade-of-the-crane", dishonored=True)],
    )
    t.defender.uses("doji-hakuseki-exp2:2", "doji-ayano")
    while "react?" not in t.prompt and t.asked == "defender":  # the Duelist must focus first
        t.defender.chooses(f"c{t.s.stack[-2].pools[0][0]}")
    t.attacker.chooses(f"c{t.s.stack[-2].pools[1][0]}")
    t.defender.strikes()
    assert t.zone("doji-ayano") == "discard"
    assert t.zone("doji-hakuseki-exp2") == "play" and t.is_bowed("doji-hakuseki-exp2")
    assert t.defender.honor == 5


def test_hakuseki_challenges_only_enemies_at_the_battlefield():
    t = combat("doji-hakuseki-exp2", "doji-ayano", against=["hida-kaoru"], foes_home=["hida-ogano"])
    t.defender.chooses("use:doji-hakuseki-exp2:2")
    assert t.defender.may == {"hida-kaoru", "back"}


# --- Doji Shigeyuki -------------------------------------------------------------------------------


def test_who_refuses_shigeyuki_goes_home():
    t = combat("doji-shigeyuki", against=["hida-kaoru", "hida-ogano"])
    t.defender.uses("doji-shigeyuki", "hida-kaoru")
    assert t.attacker.may == {"choice0", "choice1"}
    t.attacker.chooses("choice1")
    assert t.is_home("hida-kaoru") and not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("doji-shigeyuki")


def test_shigeyukis_duel_is_one_of_personal_honor_and_bows_the_losers_unit():
    t = combat("doji-shigeyuki", against=[unit("hida-kaoru", "steadfast-bushi")])
    t.defender.uses("doji-shigeyuki", "hida-kaoru")
    t.attacker.chooses("choice0")
    t.attacker.strikes()
    assert t.is_bowed("hida-kaoru") and t.is_bowed("steadfast-bushi")
    assert not t.is_home("hida-kaoru")
    assert "Doji Shigeyuki wins the duel, 3 to 2." in t.log


def test_shigeyuki_may_lose():
    t = combat(unit("doji-shigeyuki", dishonored=True), against=["hida-kaoru"])
    t.defender.uses("doji-shigeyuki", "hida-kaoru")
    t.attacker.chooses("choice0")
    t.defender.chooses(f"c{t.s.stack[-2].pools[0][0]}")
    t.attacker.chooses(f"c{t.s.stack[-2].pools[1][0]}")
    t.defender.strikes()
    assert t.is_bowed("doji-shigeyuki") and not t.is_bowed("hida-kaoru")


def test_shigeyuki_challenges_nobody_as_honorable_as_his_chi_nor_a_friend():
    t = combat("doji-shigeyuki", "hida-kaoru", against=["doji-ayano", "hida-ogano"])
    t.defender.chooses("use:doji-shigeyuki")
    assert t.defender.may == {"hida-ogano", "back"}


# --- Doji Yoshitada -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "honors"), [("choice1", (3, 5)), ("choice2", (5, 7)), ("choice3", (5, 3))]
)
def test_yoshitada_shames_a_dishonorable_enemy_for_any_player(choice, honors):
    t = combat("doji-yoshitada", against=[unit("togashi-taro", dishonored=True), "hida-ogano"])
    t.defender.uses("doji-yoshitada", "togashi-taro")
    assert t.is_bowed("togashi-taro")
    t.defender.chooses(choice)
    t.defender.table_passes_reactions()
    assert (t.attacker.honor, t.defender.honor) == honors


def test_honor_that_yoshitada_brings_to_the_shamed_ones_controller_rehonors_him_instead():
    t = combat("doji-yoshitada", against=[unit("togashi-taro", dishonored=True), "hida-ogano"])
    t.defender.uses("doji-yoshitada", "togashi-taro")
    t.defender.chooses("choice0")
    assert not t.is_dishonored("togashi-taro")
    assert (t.attacker.honor, t.defender.honor) == (5, 5)


def test_yoshitada_only_bows_an_honorable_enemy():
    t = combat("doji-yoshitada", against=["hida-kaoru"], home=["doji-ayano"])
    t.defender.uses("doji-yoshitada", "hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert t.asked == "attacker" and t.attacker.may == {"pass"}


# --- Kakita Hideo, Experienced --------------------------------------------------------------------


def test_hideo_gains_honor_for_a_duel_he_wins():
    t = combat("doji-hakuseki-exp2", against=["kakita-hideo-exp", "hida-kaoru"])
    t.defender.uses("doji-hakuseki-exp2:2", "kakita-hideo-exp")
    t.attacker.chooses(f"c{t.s.stack[-2].pools[1][0]}")
    t.defender.strikes()
    assert (t.attacker.honor, t.defender.honor) == (8, 5)


def test_hideo_gains_nothing_for_a_duel_he_loses():
    t = combat("doji-hakuseki-exp2", against=["kakita-hideo-exp", "hida-kaoru"])
    t.defender.uses("doji-hakuseki-exp2:2", "kakita-hideo-exp")
    t.attacker.strikes()
    assert (t.attacker.honor, t.defender.honor) == (5, 7)


def _both_focus(t):
    t.defender.uses("doji-hakuseki-exp2:2", "kakita-hideo-exp")
    t.attacker.chooses("keen-blade")
    t.defender.chooses(f"c{t.s.stack[-2].pools[0][0]}")
    t.attacker.chooses("choice0")


def stands(t: Table, mine: int, theirs: int) -> bool:
    name = "Doji Hakuseki (Experienced 2)" if mine > theirs else "Kakita Hideo (Experienced)"
    totals = f"{max(mine, theirs)} to {min(mine, theirs)}"
    return f"{name} wins the duel, {totals}." in t.log


def test_hideo_discards_one_focused_card_of_each_player():
    t = combat("doji-hakuseki-exp2", against=["kakita-hideo-exp", "hida-kaoru"])
    _both_focus(t)
    assert t.attacker.may == {"use:kakita-hideo-exp:2", "pass"}
    t.attacker.uses("kakita-hideo-exp:2")
    assert t.attacker.may == {"keen-blade"}
    t.attacker.chooses("keen-blade")
    assert t.attacker.may == {"unproven-guardian"}
    t.attacker.chooses("unproven-guardian")
    t.put_pools_back()
    assert t.zone("keen-blade", 0) == "discard"
    assert stands(t, 5, 4)


def test_hideo_may_let_the_focused_cards_be():
    t = combat("doji-hakuseki-exp2", against=["kakita-hideo-exp", "hida-kaoru"])
    _both_focus(t)
    t.attacker.passes()
    t.put_pools_back()
    assert stands(t, 8, 6)


def test_hideo_discards_nothing_where_only_one_has_focused():
    t = combat("doji-hakuseki-exp2", against=["kakita-hideo-exp", "hida-kaoru"])
    t.defender.uses("doji-hakuseki-exp2:2", "kakita-hideo-exp")
    t.attacker.chooses("keen-blade")
    t.defender.chooses("choice0")
    assert "focus card on the bottom" in t.prompt


def test_hideo_has_no_say_in_the_duels_of_others():
    t = combat("doji-hakuseki-exp2", against=["kakita-hideo-exp", "kakita-idzuki"])
    t.defender.uses("doji-hakuseki-exp2:2", "kakita-idzuki")
    t.attacker.chooses("keen-blade")
    t.defender.chooses(f"c{t.s.stack[-2].pools[0][0]}")
    t.attacker.chooses("choice0")
    assert "focus card on the bottom" in t.prompt
    assert t.attacker.honor == 5


# --- Kakita Idzuki --------------------------------------------------------------------------------


def test_idzuki_bows_a_dishonorable_enemy_and_takes_honor_from_his_controller():
    t = combat("kakita-idzuki", against=[unit("togashi-taro", dishonored=True), "hida-ogano"])
    t.defender.uses("kakita-idzuki", "togashi-taro")
    assert t.is_bowed("togashi-taro")
    assert (t.attacker.honor, t.defender.honor) == (3, 7)


def test_idzuki_may_not_act_against_the_honorable():
    t = combat("kakita-idzuki", unit("togashi-taro", dishonored=True), against=["hida-ogano"])
    assert t.defender.may == {"pass"}
