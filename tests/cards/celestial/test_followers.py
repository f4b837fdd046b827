"""The Followers of Celestial Edition."""

from __future__ import annotations

from support.ccg_table import quiet_battle, side, table, unit


def rich(*play, **facts):
    """A player who can pay for much."""
    return side(*play, "diamond-mine", "diamond-mine", stronghold="temple-of-purity", **facts)


def pay(player):
    """Pay as proposed, where there is more than one way."""
    if "choice0" in player.may:
        player.chooses("choice0")


def until_asked_for_the_hand(t):
    """Everybody passes until somebody may take a card into the hand."""
    while "into your hand" not in t.prompt:
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next(each for each in ("pass", "done", ids[-1]) if each in ids), t.game.decision.seat)


# --- Battle Maiden Troop --------------------------------------------------------------------------


def test_battle_maiden_troop_the_enemy_leader_may_give_honor_instead():
    t = quiet_battle(side(unit("utaku-kohana", "battle-maiden-troop")), side("hida-kaoru"))
    t.attacker.chooses("use:battle-maiden-troop")
    assert t.asked == "defender"
    assert t.defender.may == {"choice0", "choice1"}
    t.defender.chooses("choice0")
    assert (t.attacker.honor, t.defender.honor) == (7, 5)
    assert t.force("battle-maiden-troop") == 3


def test_battle_maiden_troop_otherwise_strengthens_the_maidens_of_its_army_alone():
    t = quiet_battle(
        side(unit("utaku-kohana", "battle-maiden-troop"), "hida-kaoru", home=["utaku-kohana"]),
        side("utaku-kohana"),
    )
    t.attacker.uses("battle-maiden-troop")
    t.defender.chooses("choice1")
    assert t.attacker.honor == 5
    assert (t.force("utaku-kohana"), t.force("battle-maiden-troop")) == (3, 4)
    assert (t.force("hida-kaoru"), t.force("utaku-kohana", 1), t.force("utaku-kohana", 2)) == (4, 2, 2)


# --- Steadfast Bushi ------------------------------------------------------------------------------


def test_steadfast_bushi_straightens_after_an_action_that_straightened_his_personality():
    t = table(
        north=side(
            unit("moto-taban", unit("steadfast-bushi", bowed=True), bowed=True),
            unit("iuchi-xiong", "heavenly-lance-of-the-unicorn", unit("steadfast-bushi", bowed=True)),
        ),
        south=side(),
    )
    t.north.uses("heavenly-lance-of-the-unicorn", "moto-taban", "choice0")
    assert not t.is_bowed("moto-taban")
    assert not t.is_bowed("steadfast-bushi")
    assert t.is_bowed("steadfast-bushi", 1)


def test_steadfast_bushi_stays_bowed_where_his_personality_was_not_straightened():
    t = table(
        north=side(
            unit("moto-taban", unit("steadfast-bushi", bowed=True)),
            unit("iuchi-xiong", "heavenly-lance-of-the-unicorn"),
        ),
        south=side(),
    )
    t.north.uses("heavenly-lance-of-the-unicorn", "moto-taban", "choice0")
    assert t.is_bowed("steadfast-bushi")


# --- Taoist Archer --------------------------------------------------------------------------------


def test_taoist_archer_draws_a_card_after_he_enters_play():
    t = table(north=rich("hida-kaoru", hand=("taoist-archer",)), south=side())
    t.north.chooses("equip:taoist-archer")
    t.north.chooses("hida-kaoru")
    pay(t.north)
    assert t.zone("taoist-archer") == "play"
    assert t.north.may == {"use:taoist-archer", "pass"}
    t.north.chooses("use:taoist-archer")
    assert t.north.hand == ["unproven-guardian"]


def test_taoist_archer_does_not_draw_for_another_card():
    t = table(
        north=rich(unit("hida-kaoru", "taoist-archer"), hand=("wandering-scout",)),
        south=side(),
    )
    t.north.chooses("equip:wandering-scout")
    t.north.chooses("hida-kaoru")
    pay(t.north)
    assert t.zone("wandering-scout") == "play"
    assert t.north.hand == []


def test_taoist_archer_shoots_those_of_five_force_or_less():
    t = quiet_battle(side(unit("hida-kaoru", "taoist-archer")), side("hiruma-aki", "hida-ogano"))
    t.attacker.chooses("use:taoist-archer:2")
    assert t.attacker.may == {"hiruma-aki", "hida-ogano", "back"}
    t.attacker.chooses("hiruma-aki")
    t.attacker.table_passes_reactions()
    assert t.zone("hiruma-aki") == "discard"


def test_taoist_archer_does_not_shoot_a_personality_behind_his_followers():
    t = quiet_battle(side(unit("hida-kaoru", "taoist-archer")), side(unit("hiruma-aki", "steadfast-bushi")))
    t.attacker.chooses("use:taoist-archer:2")
    assert t.attacker.may == {"steadfast-bushi", "back"}


# --- Traveling Ronin ------------------------------------------------------------------------------


def test_traveling_ronin_attaches_from_the_hand_in_battle_and_may_return_when_the_turn_ends():
    t = quiet_battle(rich("hida-kaoru", hand=("traveling-ronin",)), side("hiruma-aki"))
    t.attacker.chooses("use:traveling-ronin")
    t.attacker.chooses("hida-kaoru")
    pay(t.attacker)
    assert t.zone("traveling-ronin") == "play"
    t.fight()
    until_asked_for_the_hand(t)
    t.attacker.chooses("choice0")
    assert t.zone("traveling-ronin") == "hand"


def test_traveling_ronin_may_stay():
    t = table(north=rich("hida-kaoru", hand=("traveling-ronin",)), south=side())
    t.north.chooses("use:traveling-ronin")
    t.north.chooses("hida-kaoru")
    pay(t.north)
    until_asked_for_the_hand(t)
    t.north.passes()
    assert t.zone("traveling-ronin") == "play"


def test_traveling_ronin_is_not_offered_where_nobody_can_have_him_or_pay():
    poor = table(
        north=side("hida-kaoru", unit("kyuden-hida", bowed=True), hand=("traveling-ronin",)), south=side()
    )
    assert poor.north.may_not("use:traveling-ronin")
    shamed = table(north=rich(unit("hida-kaoru", dishonored=True), hand=("traveling-ronin",)), south=side())
    assert shamed.north.may_not("use:traveling-ronin")


def test_traveling_ronin_in_play_has_no_action():
    t = table(north=rich(unit("hida-kaoru", "traveling-ronin"), hand=("keen-blade",)), south=side())
    assert t.north.may_not("use:traveling-ronin")


# --- Unproven Guardian ----------------------------------------------------------------------------


def test_unproven_guardian_honors_courtiers_and_shugenja_alone():
    t = table(
        north=side(
            unit("isawa-kyoko", "unproven-guardian"),
            unit("doji-ayano", "unproven-guardian"),
            unit("hida-kaoru", "unproven-guardian"),
            "isawa-mizuhiko",
        ),
        south=side(),
    )
    assert t.personal_honor("isawa-kyoko") == 4
    assert t.personal_honor("doji-ayano") == 5
    assert t.personal_honor("hida-kaoru") == 2
    assert t.personal_honor("isawa-mizuhiko") == 2


# --- Veteran Advisor ------------------------------------------------------------------------------


def test_veteran_advisor_draws_a_card_in_battle_once():
    t = quiet_battle(side(unit("hida-kaoru", "veteran-advisor")), side("hiruma-aki"))
    t.attacker.uses("veteran-advisor")
    assert t.attacker.hand == ["keen-blade", "unproven-guardian"]
    assert t.attacker.may == {"pass"}


def test_veteran_advisor_does_nothing_at_home_or_bowed():
    t = quiet_battle(
        side(
            unit("hida-kaoru", unit("veteran-advisor", bowed=True)),
            home=[unit("hida-kaoru", "veteran-advisor")],
            hand=("keen-blade",),
        ),
        side("hiruma-aki"),
    )
    assert t.attacker.may_not("use:veteran-advisor")


# --- Wandering Scout ------------------------------------------------------------------------------


def test_wandering_scout_straightens_himself_even_if_bowed():
    t = quiet_battle(
        side(unit("moto-taban", unit("wandering-scout", bowed=True), bowed=True)), side("hiruma-aki")
    )
    t.attacker.uses("wandering-scout")
    assert not t.is_bowed("wandering-scout")
    assert t.is_bowed("moto-taban")


def test_wandering_scout_does_not_straighten_at_home():
    t = quiet_battle(
        side(
            "hida-kaoru", home=[unit("moto-taban", unit("wandering-scout", bowed=True))], hand=("keen-blade",)
        ),
        side("hiruma-aki"),
    )
    assert t.attacker.may_not("use:wandering-scout")
