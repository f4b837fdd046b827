"""The Strategies s to z of Celestial Edition."""

from __future__ import annotations

from support.ccg_table import battle, quiet_battle, side, table, unit

WAITING = "keen-blade"
"""A card that nobody can play in combat: its player is asked all the same."""


def hand(*slugs):
    return (*slugs, WAITING)


def answer(t, player, what):
    """Everybody lets windows pass until this is offered to a player, who takes it."""
    while "react?" in t.prompt:
        if t.game.decision.seat == player.seat and what in player.may:
            player.chooses(what)
            return
        t.mirror.choose("pass", t.game.decision.seat)
    raise AssertionError(f"{what} was never offered")


def is_offered(t, player, what):
    """Is this offered to a player before the windows are over?"""
    while not t.game.over and "react?" in t.prompt:
        if t.game.decision.seat == player.seat and what in player.may:
            return True
        t.mirror.choose("pass", t.game.decision.seat)
    return False


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
    while "focus pool" in t.prompt or "react?" in t.prompt:
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


# --- The Height of Courage ------------------------------------------------------------------------


def test_the_height_of_courage_keeps_somebody_where_he_is():
    t = quiet_battle(
        side("hida-kaoru", "matsu-mikura", hand=hand("the-height-of-courage")),
        side("hida-ogano", hand=hand("settling-the-homeless", "settling-the-homeless")),
    )
    t.defender.chooses("use:settling-the-homeless")
    t.defender.chooses("hida-kaoru")
    answer(t, t.attacker, "use:the-height-of-courage")
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    assert not t.is_home("hida-kaoru")
    t.attacker.passes()
    t.defender.plays("settling-the-homeless", "hida-kaoru")
    assert t.is_home("hida-kaoru")


def test_the_height_of_courage_does_not_answer_your_own_actions():
    t = quiet_battle(
        side("hida-kaoru", hand=hand("the-height-of-courage", "settling-the-homeless")), side("hida-ogano")
    )
    t.attacker.chooses("use:settling-the-homeless")
    t.attacker.chooses("hida-kaoru")
    assert not is_offered(t, t.attacker, "use:the-height-of-courage")


def test_the_height_of_courage_strengthens_a_personality_and_his_followers():
    t = quiet_battle(
        side(unit("hida-kaoru", "steadfast-bushi"), "matsu-mikura", hand=hand("the-height-of-courage")),
        side("hida-ogano"),
    )
    t.attacker.plays("the-height-of-courage:2", "hida-kaoru")
    assert (t.force("hida-kaoru"), t.force("steadfast-bushi"), t.force("matsu-mikura")) == (5, 3, 3)


# --- The Hundred-Hand Strike ----------------------------------------------------------------------


def test_the_hundred_hand_strike_bows_whom_it_leaves_without_force_and_goes_on():
    t = quiet_battle(
        side("togashi-taro", hand=hand("the-hundred-hand-strike", "the-hundred-hand-strike")),
        side("matsu-mikura", "hida-ogano", hand=(WAITING,)),
    )
    t.defender.passes()
    t.attacker.plays("the-hundred-hand-strike", "togashi-taro", "matsu-mikura")
    assert (t.force("togashi-taro"), t.force("matsu-mikura")) == (2, 0)
    assert t.is_bowed("matsu-mikura")
    assert t.asked == "attacker"
    t.attacker.plays("the-hundred-hand-strike", "togashi-taro", "hida-ogano")
    assert t.force("hida-ogano") == 3
    assert not t.is_bowed("hida-ogano")


def test_the_hundred_hand_strike_needs_a_monk_with_force_to_give():
    t = quiet_battle(side("hida-kaoru", hand=hand("the-hundred-hand-strike")), side("matsu-mikura"))
    assert t.attacker.may == {"pass"}
    weak = quiet_battle(side("togashi-meiyu", hand=hand("the-hundred-hand-strike")), side("matsu-mikura"))
    assert weak.attacker.may == {"pass"}


# --- The Slow Death -------------------------------------------------------------------------------


def test_the_slow_death_straightens_an_opposed_unit():
    t = quiet_battle(
        side(
            unit("hida-kaoru", unit("steadfast-bushi", bowed=True), bowed=True), hand=hand("the-slow-death")
        ),
        side("hida-ogano", home=["matsu-mikura"]),
    )
    t.attacker.chooses("use:the-slow-death:2")
    assert t.attacker.may == {"hida-kaoru", "hida-ogano", "back"}
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    assert not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("steadfast-bushi")


def test_the_slow_death_does_not_straighten_the_unopposed():
    t = quiet_battle(side(unit("hida-kaoru", bowed=True), hand=hand("the-slow-death")), side())
    assert t.attacker.may == {"pass"}


def duel(*focused):
    """Ayano challenges; her player focuses these from the pool, one after another, then she is struck at."""
    t = quiet_battle(
        side("doji-ayano", hand=hand("steel-on-steel"), fate=(*focused, "charge", "charge", "charge")),
        side("hida-ogano", fate=("rout", "rout", "rout")),
    )
    t.attacker.chooses("use:steel-on-steel")
    t.attacker.chooses("doji-ayano")
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    for slug in focused:
        t.defender.chooses("rout")
        t.attacker.chooses(slug)
    t.defender.chooses("choice0")
    return t


def test_the_slow_death_as_a_focus_strengthens_the_winner_after_the_duel():
    t = duel("the-slow-death")
    answer_focus(t)
    assert t.zone("hida-ogano") == "discard"
    assert t.force("doji-ayano") == 5


def answer_focus(t):
    """Focus Effects in the order they come, then the pools go back."""
    while "Focus" in t.prompt or "focus" in t.prompt or "react?" in t.prompt:
        last = "react?" in t.prompt
        t.mirror.choose(t.game.decision.options[-1 if last else 0].id, t.game.decision.seat)


# --- The Wrath of Osano-Wo ------------------------------------------------------------------------


def test_the_wrath_of_osano_wo_shoots_with_the_chi_of_the_one_who_bows():
    t = quiet_battle(
        side("togashi-taro", "iuchi-xiong", "hida-kaoru", hand=hand("the-wrath-of-osano-wo")),
        side("shiba-fusaburu", "matsu-mikura"),
    )
    t.attacker.chooses("use:the-wrath-of-osano-wo")
    assert t.attacker.may == {"togashi-taro", "iuchi-xiong", "back"}
    t.attacker.chooses("iuchi-xiong")
    t.attacker.chooses("shiba-fusaburu")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("iuchi-xiong")
    assert t.zone("shiba-fusaburu") == "discard"


def test_the_wrath_of_osano_wo_is_too_weak_for_more_force_than_that_chi():
    t = quiet_battle(side("togashi-taro", hand=hand("the-wrath-of-osano-wo")), side("shiba-fusaburu"))
    t.attacker.plays("the-wrath-of-osano-wo", "togashi-taro", "shiba-fusaburu")
    assert t.zone("shiba-fusaburu") == "play"
    bowed = quiet_battle(
        side(unit("togashi-taro", bowed=True), hand=hand("the-wrath-of-osano-wo")), side("matsu-mikura")
    )
    assert bowed.attacker.may == {"pass"}


# --- Threat of Execution --------------------------------------------------------------------------


def test_threat_of_execution_bows_one_of_low_honor_and_perhaps_a_dishonorable_one():
    t = quiet_battle(
        side("yoritomo-eriko", hand=hand("threat-of-execution")),
        side(
            "hida-ogano",
            "doji-ayano",
            unit("matsu-mikura", dishonored=True),
            home=[unit("hiruma-aki", dishonored=True)],
        ),
    )
    t.attacker.chooses("use:threat-of-execution")
    t.attacker.chooses("yoritomo-eriko")
    assert t.attacker.may == {"yoritomo-eriko", "hida-ogano", "matsu-mikura", "back"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("yoritomo-eriko")
    assert t.is_bowed("hida-ogano")
    assert t.attacker.may == {"matsu-mikura", "pass"}
    t.attacker.chooses("matsu-mikura")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("matsu-mikura")


def test_threat_of_execution_does_not_bow_a_crane_magistrate():
    t = quiet_battle(side("doji-yoshitada", hand=hand("threat-of-execution")), side("hida-ogano"))
    t.attacker.plays("threat-of-execution", "doji-yoshitada", "hida-ogano")
    assert not t.is_bowed("doji-yoshitada")
    assert t.is_bowed("hida-ogano")


def test_threat_of_execution_needs_an_unbowed_magistrate():
    t = quiet_battle(
        side(unit("yoritomo-eriko", bowed=True), "hida-kaoru", hand=hand("threat-of-execution")),
        side("hida-ogano"),
    )
    assert t.attacker.may == {"pass"}


# --- Twice-Cutting Spirit -------------------------------------------------------------------------


def test_twice_cutting_spirit_gives_honor_as_force_and_takes_chi_from_an_enemys():
    t = quiet_battle(
        side("akodo-sagashite", "isawa-kyoko", hand=hand("twice-cutting-spirit")), side("hida-ogano")
    )
    t.attacker.chooses("use:twice-cutting-spirit")
    assert t.attacker.may == {"akodo-sagashite", "back"}
    t.attacker.chooses("akodo-sagashite")
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert (t.force("akodo-sagashite"), t.force("hida-ogano")) == (6, 2)


def test_twice_cutting_spirit_needs_an_opposed_samurai():
    t = quiet_battle(side("isawa-kyoko", hand=hand("twice-cutting-spirit")), side("hida-ogano"))
    assert t.attacker.may == {"pass"}


# --- Unfamiliar Ground ----------------------------------------------------------------------------


def unfamiliar_ground():
    t = quiet_battle(
        side("hida-kaoru", hand=hand("unfamiliar-ground", "unfamiliar-ground")),
        side(
            "hida-ogano",
            unit("matsu-mikura", "taoist-archer", "steadfast-bushi"),
            "akodos-grave",
            home=["hiruma-aki"],
        ),
    )
    t.defender.passes()
    t.attacker.plays("unfamiliar-ground")
    return t


def test_unfamiliar_ground_bows_each_card_of_five_force_at_its_battlefield():
    t = unfamiliar_ground()
    assert t.zone("unfamiliar-ground") == "play"
    assert t.is_bowed("hida-ogano")
    assert t.is_bowed("taoist-archer")
    assert not any(
        t.is_bowed(slug) for slug in ("hida-kaoru", "matsu-mikura", "steadfast-bushi", "hiruma-aki")
    )


def test_unfamiliar_ground_lets_them_go_when_a_card_destroys_it():
    t = unfamiliar_ground()
    t.defender.plays("akodos-grave", "unfamiliar-ground")
    assert t.zone("unfamiliar-ground") == "discard"
    assert not t.is_bowed("hida-ogano")
    assert not t.is_bowed("taoist-archer")


def test_unfamiliar_ground_cannot_be_laid_where_a_terrain_is():
    t = unfamiliar_ground()
    t.defender.passes()
    assert t.attacker.may == {"pass"}


# --- Unstoppable Force ----------------------------------------------------------------------------


def unstoppable_force():
    t = quiet_battle(
        side(unit("hida-kaoru", "steadfast-bushi"), hand=hand("unstoppable-force")),
        side(unit("hida-ogano", "oni-daikyu"), unit("hiruma-aki", "oni-daikyu")),
    )
    t.defender.passes()
    t.attacker.chooses("use:unstoppable-force")
    assert t.attacker.may == {"hida-kaoru", "hida-ogano", "hiruma-aki", "back"}
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    return t


def test_unstoppable_force_strengthens_personality_and_followers_of_a_unit():
    t = unstoppable_force()
    assert (t.force("hida-kaoru"), t.force("steadfast-bushi"), t.force("hida-ogano")) == (5, 3, 6)


def test_unstoppable_force_negates_the_next_destruction_by_another_player_once():
    t = unstoppable_force()
    t.defender.uses("oni-daikyu", "steadfast-bushi")
    assert t.zone("steadfast-bushi") == "play"
    t.attacker.passes()
    t.defender.uses("oni-daikyu", "steadfast-bushi")
    assert t.zone("steadfast-bushi") == "discard"


def test_unstoppable_force_needs_an_opposed_unit():
    t = quiet_battle(side("hida-kaoru", hand=hand("unstoppable-force")), side())
    assert t.attacker.may == {"pass"}


# --- Unstoppable Power ----------------------------------------------------------------------------


def test_unstoppable_power_drains_for_each_element_and_gains_the_force_lost():
    t = quiet_battle(
        side(
            "isawa-kyoko",
            "iuchi-xiong",
            "iuchi-xiong",
            home=["asako-katashi"],
            hand=hand("unstoppable-power"),
        ),
        side("hida-ogano", hand=(WAITING,)),
    )
    t.defender.passes()
    t.attacker.plays("unstoppable-power", "hida-ogano")
    assert t.force("hida-ogano") == 4
    assert t.attacker.honor == 7
    assert t.asked == "attacker"


def test_unstoppable_power_gains_no_more_than_was_lost():
    t = quiet_battle(
        side("isawa-kyoko", "iuchi-xiong", hand=hand("unstoppable-power")), side("isawa-kyoko", "hida-ogano")
    )
    there = next(
        o.id for o in _targets(t, "unstoppable-power") if o.refs == (f"c{t.card('isawa-kyoko', 1)}",)
    )
    t.mirror.choose(there, 0)
    t.attacker.table_passes_reactions()
    assert t.force("isawa-kyoko", 1) == 0
    assert t.attacker.honor == 6


def _targets(t, slug):
    t.attacker.chooses(f"use:{slug}")
    return t.game.decision.options


def test_unstoppable_power_does_nothing_without_elements():
    t = quiet_battle(side("hida-kaoru", hand=hand("unstoppable-power")), side("hida-ogano"))
    t.attacker.plays("unstoppable-power", "hida-ogano")
    assert t.force("hida-ogano") == 6
    assert t.attacker.honor == 5


# --- Unwavering Assault ---------------------------------------------------------------------------


def test_unwavering_assault_brings_a_samurai_from_home_even_without_presence():
    t = quiet_battle(
        side("hida-ogano", hand=()),
        side(
            home=[unit("hida-kaoru", unit("steadfast-bushi", bowed=True), bowed=True), "isawa-kyoko"],
            hand=hand("unwavering-assault"),
        ),
    )
    t.defender.chooses("use:unwavering-assault")
    assert t.defender.may == {"hida-kaoru", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.s.place[t.card("hida-kaoru")] == 4
    assert not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("steadfast-bushi")


def test_unwavering_assault_costs_gold_and_needs_a_samurai_at_home():
    poor = battle(
        side("hida-ogano"),
        side(
            unit("temple-of-purity", bowed=True),
            stronghold="temple-of-purity",
            home=["hida-kaoru"],
            hand=hand("unwavering-assault"),
        ),
    )
    assert poor.defender.may == {"pass"}
    present = quiet_battle(
        side("hida-ogano", hand=()), side("hida-kaoru", home=["isawa-kyoko"], hand=hand("unwavering-assault"))
    )
    assert present.defender.may == {"pass"}


# --- Viper Tattoo ---------------------------------------------------------------------------------


def test_viper_tattoo_strengthens_the_tattooed_and_bows_an_enemy_card_no_stronger_than_he_was():
    t = quiet_battle(
        side("togashi-taro", "hida-kaoru", hand=hand("viper-tattoo")),
        side("isawa-kyoko", "shiba-fusaburu", unit("matsu-mikura", "steadfast-bushi")),
    )
    t.attacker.chooses("use:viper-tattoo")
    assert t.attacker.may == {"togashi-taro", "back"}
    t.attacker.chooses("togashi-taro")
    assert t.attacker.may == {"isawa-kyoko", "steadfast-bushi", "back"}
    t.attacker.chooses("steadfast-bushi")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("steadfast-bushi")
    assert t.force("togashi-taro") == 5


def test_viper_tattoo_needs_an_unbowed_tattooed_personality():
    t = quiet_battle(side(unit("togashi-taro", bowed=True), hand=hand("viper-tattoo")), side("isawa-kyoko"))
    assert t.attacker.may == {"pass"}


# --- Weigh the Cost -------------------------------------------------------------------------------


def test_weigh_the_cost_sends_a_samurai_home_for_strength_and_an_enemys_force():
    t = quiet_battle(side("hida-kaoru", "isawa-kyoko", hand=hand("weigh-the-cost")), side("hida-ogano"))
    before = t.strength(4)
    t.attacker.chooses("use:weigh-the-cost:2")
    assert t.attacker.may == {"hida-kaoru", "back"}
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    t.attacker.chooses("choice1")
    assert t.strength(4) == before - 2
    assert t.attacker.may == {"hida-ogano", "pass"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert t.is_home("hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert t.force("hida-ogano") == 3


def test_weigh_the_cost_needs_a_samurai_at_the_battlefield():
    t = quiet_battle(
        side("isawa-kyoko", home=["hida-kaoru"], hand=hand("weigh-the-cost")), side("hida-ogano")
    )
    assert t.attacker.may == {"pass"}


def test_weigh_the_cost_as_a_focus_raises_itself_and_another_of_your_focused_cards():
    t = duel("weigh-the-cost", "the-slow-death")
    t.attacker.chooses("use:weigh-the-cost")
    assert t.attacker.may == {"the-slow-death"}
    t.attacker.chooses("the-slow-death")
    answer_focus(t)
    assert any("13" in line for line in t.log)  # Chi 4, Focus Values 3 + 1 and 4 + 1
