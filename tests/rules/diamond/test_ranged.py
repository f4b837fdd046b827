"""Ranged Attacks, alone and combined (DE-RNG)."""

from gorin.games.ccg.acting.resolutions import taking
from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.fighting.ranged import RangedAttack, ranged_attack, ranged_target
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.when.about_actions import taken_has
from gorin.games.ccg.language.which.predicates import dishonorable
from gorin.language.abilities import cost
from gorin.language.picks import second_target
from gorin.language.selectors import SECOND_SLOT, SELF
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting
from support.ccg_making import follower
from support.ccg_table import unit
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

ALSO = second_target(ranged_target().card_filter), RangedAttack(3, SECOND_SLOT)
"""Another one at the same time."""


def at_the_dishonored():
    pick, shot = ranged_attack(2)
    pick.card_filter = pick.card_filter.with_(dishonorable)
    return pick, shot


cards = published(
    *PLAIN,
    samurai("Bowman", text=(battle(cost(bow(SELF)), *ranged_attack(3), keywords=("Fire",)),)),
    samurai(
        "Two Bows",
        text=(
            battle(cost(bow(SELF)), *ranged_attack(1)),
            battle(cost(bow(SELF)), *ranged_attack(2)),
        ),
    ),
    samurai("Strong Man", force=4),
    samurai("Mountain", force=6),
    follower(
        "Archers",
        force=1,
        honor_req=0,
        gold=1,
        focus=1,
        text=(battle(cost(bow(SELF)), *ranged_attack(2), keywords=("Ninja",)),),
    ),
    follower(
        "Choosy Archers",
        force=1,
        honor_req=0,
        gold=1,
        focus=1,
        text=(battle(cost(bow(SELF)), *at_the_dishonored()),),
    ),
    follower(
        "Steady Archers",
        force=1,
        honor_req=0,
        gold=1,
        focus=1,
        text=(battle(*ranged_attack(2), once_per_battle=True),),
    ),
    samurai("Volley Man", text=(battle(cost(bow(SELF)), *ranged_attack(3), *ALSO),)),
    follower("Light Riders", force=2, honor_req=0, gold=1, focus=1),
    edition=EDITION,
)


def shooting(mine, theirs, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(plain(*theirs, hand=["guard-1"]), plain(*mine, hand=["guard-2"], **facts))


@rule("DE-RNG-11", "DE-RNG-03")
def test_archers_destroy_light_cavalry():
    t = shooting("bowman", unit("mountain", "light-riders"))
    t.defender.chooses("use:bowman")
    assert t.defender.may == {"light-riders", "back"}
    t.defender.chooses("light-riders")
    t.defender.table_passes_reactions()
    assert t.zone("light-riders") == "discard" and t.zone("mountain") == "play"


@rule("DE-RNG-06", "DE-RNG-12")
def test_two_of_a_unit_do_together_what_neither_could():
    for together, fate in ((True, "discard"), (False, "play")):
        t = shooting(unit("bowman", "archers"), "strong-man")
        t.defender.chooses("use:bowman")
        t.defender.chooses("strong-man")
        assert t.defender.may == {"use:archers", "done", "back"}
        t.defender.chooses("use:archers" if together else "done")
        t.defender.table_passes_reactions()
        assert t.zone("strong-man") == fate  # 3 + 2 against 4
        assert t.is_bowed("bowman") and t.is_bowed("archers") == together


@rule("DE-RNG-06")
def test_who_shoots_along_may_be_taken_back():
    second = {"card": "archers", "bowed": False}
    t = shooting(unit("bowman", "archers", second), "mountain")
    t.defender.chooses("use:bowman")
    t.defender.chooses("mountain")
    t.defender.chooses("use:archers")
    t.defender.chooses("back")
    t.defender.chooses("back")
    assert t.defender.may == {"mountain", "back"}
    t.defender.chooses("back")
    assert not t.is_bowed("bowman") and "use:bowman" in t.defender.may


@rule("DE-RNG-07")
def test_archers_of_two_units_do_not_combine():
    t = shooting(["bowman", unit("plain-samurai", "archers")], "strong-man")
    t.defender.chooses("use:bowman")
    t.defender.chooses("strong-man")
    t.defender.table_passes_reactions()
    assert t.zone("strong-man") == "play" and t.is_bowed("bowman")


@rule("DE-RNG-08")
def test_who_is_bowed_does_not_shoot_along():
    t = shooting(unit("bowman", {"card": "archers", "bowed": True}), "strong-man")
    t.defender.chooses("use:bowman")
    t.defender.chooses("strong-man")
    t.defender.table_passes_reactions()
    assert t.zone("strong-man") == "play"


@rule("DE-RNG-08")
def test_who_could_not_shoot_at_that_target_does_not_shoot_along():
    ashamed = {"card": "mountain", "dishonored": True}  # there they could aim
    t = shooting(unit("bowman", "choosy-archers", "archers"), ["strong-man", ashamed])
    assert "use:choosy-archers" in t.defender.may
    t.defender.chooses("use:bowman")
    t.defender.chooses("strong-man")
    assert t.defender.may == {"use:archers", "done", "back"}


@rule("DE-RNG-09")
def test_nobody_combines_with_himself():
    t = shooting(unit("two-bows", "archers"), "plain-samurai")
    t.defender.chooses("use:archers")
    t.defender.chooses("plain-samurai")
    assert t.defender.may == {"use:two-bows", "use:two-bows:2", "done", "back"}
    t.defender.chooses("use:two-bows")
    t.defender.table_passes_reactions()
    assert t.zone("plain-samurai") == "discard"  # 2 + 1 against 3; the second bow is silent
    assert t.is_bowed("two-bows")


@rule("DE-RNG-10")
def test_a_combined_attack_has_the_traits_of_all():
    t = shooting(unit("bowman", "archers", "archers"), "mountain")
    t.defender.chooses("use:bowman")
    t.defender.chooses("mountain")
    for ninja in (False, True):
        taken = taking(t.s)
        assert [taken_has(t.s, taken, each) for each in ("Fire", "Ninja", "Air")] == [True, ninja, False]
        if not ninja:
            t.defender.chooses("use:archers")


def test_who_has_shot_along_has_used_his_attack_in_this_battle():
    for together in (True, False):
        t = shooting(unit("bowman", "steady-archers"), "mountain")
        t.defender.chooses("use:bowman")
        t.defender.chooses("mountain")
        t.defender.chooses("use:steady-archers" if together else "done")
        t.defender.table_passes_reactions()
        t.attacker.passes()
        assert not t.is_bowed("steady-archers")
        assert ("use:steady-archers" in t.defender.may) != together


@rule("DE-RNG-14")
def test_the_targets_of_simultaneous_attacks_are_chosen_before_any_resolves():
    t = shooting("volley-man", [unit("plain-samurai", "light-riders"), "strong-man"])
    t.defender.chooses("use:volley-man")
    assert t.defender.may == {"light-riders", "strong-man", "back"}
    t.defender.chooses("light-riders")
    assert "plain-samurai" not in t.defender.may  # his Follower still stands before him
    assert t.zone("light-riders") == "play"
    t.defender.chooses("strong-man")
    t.defender.table_passes_reactions()
    assert t.zone("light-riders") == "discard" and t.zone("plain-samurai") == "play"
