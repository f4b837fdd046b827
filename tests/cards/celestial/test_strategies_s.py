"""Strategies with s: what each does, and what it may not do."""

from __future__ import annotations

from support.ccg_battle import (
    WAITING,
    answer,
    hand,
    is_offered,
)
from support.ccg_table import quiet_battle, side, table, unit

# --- Selfless Politics ----------------------------------------------------------------------------


def politics_against(*attackers):
    """The other player has played it upon the first of the attackers in the Action phase."""
    t = table(
        north=side(*attackers, stronghold="temple-of-purity", hand=(WAITING,)),
        south=side("hida-kaoru", hand=hand("selfless-politics")),
    )
    t.north.passes()
    t.south.plays("selfless-politics", attackers[0])
    t.until("attack")
    return t


def attack_with(t, slug):
    """North attacks with one Personality, at the first province of the other player."""
    for choice in ("seat1", slug, "p4", "done"):
        t.north.chooses(choice)
    t.north.table_passes_reactions()


def test_selfless_politics_shames_the_one_who_assigns_to_attack_you():
    t = politics_against("hida-ogano", "hiruma-aki")
    attack_with(t, "hida-ogano")
    assert t.is_dishonored("hida-ogano")
    assert not t.is_dishonored("hiruma-aki")
    assert t.south.honor == 7


def test_selfless_politics_does_not_touch_another_attacker():
    t = politics_against("hida-ogano", "hiruma-aki")
    attack_with(t, "hiruma-aki")
    assert not t.is_dishonored("hiruma-aki")
    assert not t.is_dishonored("hida-ogano")
    assert t.south.honor == 5


def test_selfless_politics_is_an_open_action():
    t = quiet_battle(side("hida-kaoru", hand=hand("selfless-politics")), side("hida-ogano"))
    assert t.attacker.may == {"pass"}


# --- Settling the Homeless ------------------------------------------------------------------------


def test_settling_the_homeless_moves_a_personality_without_followers_home_even_without_presence():
    t = quiet_battle(
        side("hida-kaoru", unit("hida-ogano", "steadfast-bushi"), hand=()),
        side(hand=hand("settling-the-homeless"), home=["hiruma-aki"]),
    )
    t.defender.chooses("use:settling-the-homeless")
    assert t.defender.may == {"hida-kaoru", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.is_home("hida-kaoru")
    assert not t.is_home("hida-ogano")


def test_settling_the_homeless_needs_somebody_without_followers():
    t = quiet_battle(side(unit("hida-ogano", "steadfast-bushi"), hand=hand("settling-the-homeless")), side())
    assert t.attacker.may == {"pass"}


# --- Shame Never Dies -----------------------------------------------------------------------------


def shame(courtier, victim, **facts):
    return quiet_battle(
        side(
            "hida-kaoru",
            home=[courtier],
            hand=hand("settling-the-homeless", "shame-never-dies"),
        ),
        side(victim, "hida-ogano", **facts),
    )


def test_shame_never_dies_costs_the_owner_of_a_dishonorable_one_sent_home_three_honor():
    t = shame("doji-ayano", unit("matsu-mikura", dishonored=True))
    t.attacker.chooses("use:settling-the-homeless")
    t.attacker.chooses("matsu-mikura")
    answer(t, t.attacker, "use:shame-never-dies")
    assert t.attacker.may == {"doji-ayano", "back"}
    t.attacker.chooses("doji-ayano")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("doji-ayano")
    assert t.defender.honor == 2


def test_shame_never_dies_does_not_bow_a_scorpion_courtier_and_answers_destruction_too():
    t = quiet_battle(
        side(
            unit("hida-kaoru", "oni-daikyu"),
            home=[unit("bayushi-kurumi", bowed=True)],
            hand=hand("shame-never-dies"),
        ),
        side(unit("isawa-kyoko", dishonored=True), "hida-ogano"),
    )
    t.attacker.chooses("use:oni-daikyu")
    t.attacker.chooses("isawa-kyoko")
    answer(t, t.attacker, "use:shame-never-dies")
    t.attacker.chooses("bayushi-kurumi")
    t.attacker.table_passes_reactions()
    assert t.defender.honor == 5 - 3 - 3  # what her own dishonorable death costs comes first


def test_shame_never_dies_does_not_answer_for_the_honorable_or_without_a_courtier():
    t = shame("doji-ayano", "matsu-mikura")
    t.attacker.chooses("use:settling-the-homeless")
    t.attacker.chooses("matsu-mikura")
    assert not is_offered(t, t.attacker, "use:shame-never-dies")
    alone = shame("hiruma-aki", unit("matsu-mikura", dishonored=True))
    alone.attacker.chooses("use:settling-the-homeless")
    alone.attacker.chooses("matsu-mikura")
    assert not is_offered(alone, alone.attacker, "use:shame-never-dies")


# --- Song of the World ----------------------------------------------------------------------------

DECK = ("charge", "rout", "keen-blade", "doji-armor", "steadfast-bushi", "veteran-advisor")


def test_song_of_the_world_orders_the_top_five_cards_of_your_deck():
    t = table(north=side("togashi-taro", hand=hand("song-of-the-world"), fate=DECK), south=side())
    t.north.uses("song-of-the-world", "togashi-taro")
    assert t.north.may == set(DECK[:5])
    for slug in ("steadfast-bushi", "rout", "charge", "doji-armor"):
        t.north.chooses(slug)
    names = [t.s.names[t.s.what[card]] for card in reversed(t.s.players[0].fate)]
    assert names == ["steadfast-bushi", "rout", "charge", "doji-armor", "keen-blade", "veteran-advisor"]


def test_song_of_the_world_is_sung_by_a_monk_or_shugenja():
    t = table(north=side("hida-kaoru", hand=hand("song-of-the-world")), south=side("togashi-taro"))
    assert t.north.may_not("use:song-of-the-world")


# --- Steel on Steel -------------------------------------------------------------------------------


def test_steel_on_steel_destroys_the_loser_of_the_duel():
    t = quiet_battle(
        side("doji-ayano", unit("hida-kaoru", bowed=True), hand=hand("steel-on-steel")),
        side("hida-ogano", home=["hiruma-aki"]),
    )
    t.attacker.chooses("use:steel-on-steel")
    assert t.attacker.may == {"doji-ayano", "back"}
    t.attacker.chooses("doji-ayano")
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    t.defender.chooses("choice0")
    finish_duel(t)
    assert (t.zone("doji-ayano"), t.zone("hida-ogano")) == ("play", "discard")


def finish_duel(t):
    """The rest of the focus pools goes back as it comes."""
    while "focus card on the bottom" in t.prompt or t.is_in_window:
        t.mirror.choose(t.game.decision.options[0 if "focus" in t.prompt else -1].id, t.game.decision.seat)


def test_steel_on_steel_needs_an_unbowed_personality_and_an_enemy():
    t = quiet_battle(side(unit("doji-ayano", bowed=True), hand=hand("steel-on-steel")), side("hida-ogano"))
    assert t.attacker.may == {"pass"}


# --- Swift Sword Cut ------------------------------------------------------------------------------


def test_swift_sword_cut_bows_the_kensai_or_a_weapon_of_his():
    t = quiet_battle(
        side(unit("bayushi-eisaku", "keen-blade"), hand=hand("swift-sword-cut")),
        side("isawa-kyoko", "hida-ogano", unit("hiruma-aki", "steadfast-bushi", "doji-armor")),
    )
    t.attacker.chooses("use:swift-sword-cut")
    assert t.attacker.may == {"bayushi-eisaku", "back"}
    t.attacker.chooses("bayushi-eisaku")
    assert t.attacker.may == {"bayushi-eisaku", "keen-blade", "back"}
    t.attacker.chooses("keen-blade")
    assert t.prompt.endswith("with Force no higher than Bayushi Eisaku's Chi")
    assert t.attacker.may == {"isawa-kyoko", "steadfast-bushi", "doji-armor", "back"}
    t.attacker.chooses("steadfast-bushi")
    t.attacker.table_passes_reactions()
    assert t.zone("steadfast-bushi") == "discard"
    assert t.s.bowed[t.s.host.index(t.card("bayushi-eisaku"))]
    assert not t.is_bowed("bayushi-eisaku")


def test_swift_sword_cut_needs_an_unbowed_kensai_or_weapon():
    t = quiet_battle(
        side(unit("bayushi-eisaku", bowed=True), "hida-kaoru", hand=hand("swift-sword-cut")),
        side("isawa-kyoko"),
    )
    assert t.attacker.may == {"pass"}
