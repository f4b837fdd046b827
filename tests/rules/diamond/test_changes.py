"""Chapters: numbers, dishonor, destruction, seppuku, the Favor, Ranged Attacks, Spells, experience."""

from gorin.games.ccg.kinds import FORCE
from gorin.games.ccg.language.abilities import battle, open_
from gorin.games.ccg.language.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.language.verbs.in_play.setting import sets
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, discard, dishonor, remove_from_game
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.selectors import whole_unit
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.picks import performer
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import strategy
from support.ccg_table import unit
from support.plain_cards import PLAIN, face_up, plain, samurai, trick
from support.rule import rule

cards = published(
    *PLAIN,
    trick("Weaken", gives(TARGET, force=-4)),
    trick("Strengthen", gives(TARGET, force=2)),
    trick("Poison", gives(TARGET, chi=-3)),
    trick("Settle", sets(TARGET, FORCE, 1)),
    trick("Disgrace", dishonor(TARGET)),
    trick("Slay", destroy(TARGET)),
    trick("Banish", remove_from_game(TARGET)),
    trick("Dismiss", discard(TARGET)),
    trick("Exhaust", bow(whole_unit(TARGET))),
    strategy("Praise", focus=1, text=(open_(performer(your(PERSONALITY)), gain_honor(3)),)),
    strategy("Blunder", focus=1, text=(open_(performer(your(PERSONALITY)), lose_honor(6)),)),
    samurai("Bowman", text=(battle(cost(bow(SELF)), *ranged_attack(3)),)),
    samurai("Beginner", text=(battle(cost(bow(SELF)), *ranged_attack(0)),)),
    samurai("Weakling", force=0),
    samurai("Young Hero", gold=4),
    samurai("Young Hero", gold=8, force=5, experience=1, keywords=("Unique", "Experienced")),
    samurai("Young Hero", gold=9, force=7, experience=2, keywords=("Unique", "Experienced 2", "Loyal")),
    samurai("Proud Man", personal_honor=7),
    edition=EDITION,
)


def acting(*hand, play=("plain-samurai",), **facts):
    return laid(north=plain(*play, hand=[*hand, "guard-1"], **facts), south=plain("plain-stranger"))


# --- numbers --------------------------------------------------------------------------------------


@rule("DE-STAT-05", "DE-STAT-06", "DE-STAT-07", "DE-STAT-08", "DE-STAT-09")
def test_nothing_goes_below_zero_and_penalties_are_kept():
    t = acting("weaken", "strengthen")
    t.north.plays("weaken", "plain-samurai")
    assert t.force("plain-samurai") == 0
    t.north.plays("strengthen", "plain-samurai")
    assert t.force("plain-samurai") == 1  # 3 - 4 + 2


@rule("DE-STAT-10", "DE-STAT-11")
def test_what_is_set_takes_in_what_was_before():
    t = acting("strengthen", "settle", "strengthen")
    t.north.plays("strengthen", "plain-samurai")
    t.north.plays("settle", "plain-samurai")
    assert t.force("plain-samurai") == 1
    t.north.plays("strengthen", "plain-samurai")
    assert t.force("plain-samurai") == 3


@rule("DE-STAT-13", "DE-STAT-15", "DE-CRD-31")
def test_items_change_the_bearer_and_followers_do_not():
    t = acting(play=[unit("plain-samurai", "plain-sword", "plain-charm", "plain-spearmen")])
    assert (t.force("plain-samurai"), t.chi("plain-samurai")) == (4, 5)


@rule("DE-CRD-27")
def test_without_chi_he_dies():
    t = acting("poison")
    t.north.plays("poison", "plain-samurai")
    assert t.zone("plain-samurai") == "discard"


@rule("DE-COST-13")
def test_effects_end_with_the_turn():
    from support.plain_cards import end_turn

    t = acting("strengthen")
    t.north.plays("strengthen", "plain-samurai")
    end_turn(t)
    assert t.force("plain-samurai") == 3


def test_personal_honor_has_no_maximum():
    assert acting(play=["proud-man"]).personal_honor("proud-man") == 7


# --- bowing, dishonor, death ----------------------------------------------------------------------


@rule("DE-BOW-08", "DE-BOW-09")
def test_a_unit_bows_whole_only_where_it_is_said():
    men = unit("plain-samurai", "plain-spearmen")
    t = acting("exhaust", play=[men])
    t.north.plays("exhaust", "plain-samurai")
    assert t.is_bowed("plain-samurai") and t.is_bowed("plain-spearmen")


@rule("DE-OLD-08")
def test_own_bowed_personalities_are_targets():
    t = acting("strengthen", play=[{"card": "plain-samurai", "bowed": True}])
    t.north.plays("strengthen", "plain-samurai")
    assert t.force("plain-samurai") == 5


@rule("DE-DISH-02", "DE-COST-14")
def test_the_dishonored_have_no_personal_honor():
    t = acting("disgrace")
    t.north.plays("disgrace", "plain-samurai")
    assert t.is_dishonored("plain-samurai") and t.personal_honor("plain-samurai") == 0


@rule("DE-DISH-03", "DE-DISH-05")
def test_the_dishonored_become_honorable_instead_of_gaining():
    t = acting("praise", play=[{"card": "plain-samurai", "dishonored": True}])
    t.north.plays("praise", "plain-samurai")
    assert t.north.honor == 5 and not t.is_dishonored("plain-samurai")


@rule("DE-DISH-10", "DE-DEST-07", "DE-DEST-08")
def test_a_dishonored_death_costs_honor():
    t = acting("slay", play=[{"card": "plain-samurai", "dishonored": True}])
    t.north.plays("slay", "plain-samurai")
    assert t.north.honor == 3
    assert t.s.dead[t.card("plain-samurai")] and t.is_dishonored("plain-samurai")
    t = acting("slay")
    t.north.plays("slay", "plain-samurai")
    assert t.s.dead[t.card("plain-samurai")] and not t.is_dishonored("plain-samurai")


@rule("DE-DEST-09", "DE-DEST-10")
def test_who_is_discarded_is_not_dead():
    t = acting("dismiss", play=[{"card": "plain-samurai", "bowed": True}])
    t.north.plays("dismiss", "plain-samurai")
    assert not t.s.dead[t.card("plain-samurai")] and not t.is_bowed("plain-samurai")


@rule("DE-DEST-02", "DE-DEST-03", "DE-DEST-04", "DE-DEST-05", "DE-DEST-06")
def test_what_is_attached_leaves_with_him():
    for trick_, zone in (("slay", "discard"), ("banish", "removed"), ("dismiss", "discard")):
        t = acting(trick_, play=[unit("plain-samurai", "plain-sword")])
        t.north.plays(trick_, "plain-samurai")
        assert t.zone("plain-samurai") == t.zone("plain-sword") == zone


@rule("DE-DEST-11", "DE-DEST-13")
def test_seppuku_cuts_a_loss_to_one():
    t = acting("blunder")
    t.north.chooses("use:blunder")
    t.north.chooses("plain-samurai")
    t.north.chooses("seppuku")
    t.north.chooses("plain-samurai")
    assert t.north.honor == 4
    assert t.s.dead[t.card("plain-samurai")] and not t.is_dishonored("plain-samurai")


# --- the Favor ------------------------------------------------------------------------------------


@rule("DE-FAV-01", "DE-FAV-02", "DE-FAV-03", "DE-FAV-05", "DE-FAV-06")
def test_lobbying_needs_more_honor_than_everybody():
    t = acting(honor=-1)
    assert "lobby" not in t.north.may  # 5 is more
    t = laid(north=plain("plain-samurai", honor=-1), south=plain(honor=-2), favor=1)
    t.north.uses("lobby", "plain-samurai")
    assert t.s.favor == 0 and t.is_bowed("plain-samurai")
    t = laid(north=plain("plain-samurai", hand=["guard-1"]), south=plain())
    assert "lobby" not in t.north.may  # a tie is not enough


@rule("DE-FAV-04")
def test_who_has_the_favor_does_not_lobby():
    t = laid(north=plain("plain-samurai", honor=9, hand=["guard-1"]), south=plain(), favor=0)
    assert "lobby" not in t.north.may


@rule("DE-FAV-05")
def test_nobody_without_personal_honor_lobbies():
    shamed = {"card": "plain-samurai", "dishonored": True}
    t = laid(north=plain(shamed, honor=9, hand=["guard-1"]), south=plain())
    assert "lobby" not in t.north.may


# --- Ranged Attacks -------------------------------------------------------------------------------


@rule("DE-RNG-01", "DE-RNG-02", "DE-RNG-03", "DE-RNG-05", "DE-RNG-15")
def test_arrows_hit_followers_first():
    men = unit("plain-shugenja", "plain-spearmen", "plain-sword")
    waiting = {"hand": ["guard-1"]}
    t = fighting(plain(men, "young-hero-exp", **waiting), plain("bowman", home=["plain-stranger"], **waiting))
    t.defender.chooses("use:bowman")
    assert t.defender.may == {"plain-spearmen", "young-hero-exp", "back"}
    t.defender.chooses("young-hero-exp")
    assert t.zone("young-hero-exp") == "play"  # 3 against 5
    assert t.is_bowed("bowman")


@rule("DE-RNG-03", "DE-RNG-04")
def test_a_weak_arrow_kills_the_weak():
    t = fighting(plain("weakling", "plain-samurai"), plain("beginner"))
    t.defender.uses("beginner", "weakling")
    assert t.zone("weakling") == "discard"


# --- experience -----------------------------------------------------------------------------------


def promoting(*slugs, play=("young-hero",), **facts):
    return laid("dynasty", north=plain(*play, provinces=face_up(*slugs), **facts), south=plain())


@rule("DE-EXP-04", "DE-EXP-05", "DE-EXP-06", "DE-EXP-08", "DE-EXP-11")
def test_the_experienced_lies_upon_the_young_for_nothing():
    young = unit("young-hero", "plain-sword", bowed=True)
    t = promoting("young-hero-exp", play=[young], stronghold_bowed=True)
    t.north.chooses("overlay:young-hero-exp")
    t.north.chooses("young-hero")
    assert t.force("young-hero-exp") == 7  # with the Sword
    assert t.is_bowed("young-hero-exp")


@rule("DE-EXP-12", "DE-EXP-13")
def test_two_levels_cost_the_difference():
    t = promoting("young-hero-exp2", play=["young-hero", "farm-6", "farm-7", "farm-8"], stronghold_bowed=True)
    t.north.chooses("overlay:young-hero-exp2")
    t.north.chooses("young-hero")
    assert sum(t.s.bowed) == 4  # 5 Gold from farms of two, and the Stronghold was bowed


@rule("DE-EXP-09")
def test_overlaying_asks_for_nothing_that_playing_does():
    t = promoting("young-hero-exp2", play=["young-hero-exp"], stronghold="plain-manor")
    assert "overlay:young-hero-exp2" in t.north.may  # although he is Loyal to another Clan


@rule("DE-EXP-15", "DE-UNIQ-04", "DE-UNIQ-07")
def test_levels_of_one_name():
    t = promoting("young-hero", play=["young-hero-exp"])
    assert "overlay:young-hero" not in t.north.may
    assert "buy:young-hero" in t.north.may
    rich = [f"farm-{n}" for n in range(6, 13)]
    t = laid(
        "dynasty", north=plain(*rich, provinces=face_up("young-hero-exp2")), south=plain("young-hero-exp")
    )
    assert not any(each.startswith(("buy", "discount", "honored")) for each in t.north.may)


@rule("DE-EXP-17", "DE-EXP-18", "DE-RES-12")
def test_each_card_of_a_stack_counts_for_honor():
    stack = {"card": "young-hero-exp", "over": ["young-hero"], "with": ["plain-sword"]}
    strong = ("young-hero-exp2", "plain-samurai", "proud-man")
    t = fighting(plain(*strong, hand=["guard-1"]), plain(stack, hand=["guard-1"]))
    t.fight()
    assert t.attacker.honor == 5 + 2 * 3
