"""Chapter: Ranged Attacks."""

import pytest

from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import reaction
from gorin.games.ccg.language.protection import DESTRUCTION, prevents
from gorin.games.ccg.language.traits import ranged_against
from gorin.games.ccg.language.verbs.fighting.ranged import RANGED_ATTACK_AIMED, change_ranged, ranged_attack
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.language.event_kinds import after
from gorin.language.selectors import SELF
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_making import follower, strategy
from support.ccg_table import battle, unit
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Archer", text=(in_battle(*ranged_attack(3), gain_honor(1)),)),
    samurai("Stout Hero", force=4),
    follower("Stout Guards", force=4, honor_req=0, gold=1, focus=1),
    samurai("Charmed Hero", text=(prevents(DESTRUCTION, SELF),)),
    samurai("Shielded Hero", text=(ranged_against(SELF, -2),)),
    samurai("Exposed Hero", force=5, text=(ranged_against(SELF, +2),)),
    samurai(
        "Dodger",
        text=(
            reaction(after(RANGED_ATTACK_AIMED), change_ranged(-3)),
            reaction(after(RANGED_ATTACK_AIMED), *ranged_attack(3)),
        ),
    ),
    strategy("Arrows", focus=1, text=(in_battle(*ranged_attack(3), gain_honor(1)),)),
)


def shooting(*attackers):
    return battle(
        attacker=plain(*attackers, unit("plain-shugenja", at=5, side=1), home=["archer"], hand=["guard-1"]),
        defender=plain("plain-stranger", hand=["arrows", "guard-2"]),
    )


@rule("CE-RNG-01")
def test_followers_come_before_their_personality():
    t = shooting(unit("plain-samurai", "plain-spearmen", "plain-sword"), "stout-hero")
    t.defender.chooses("use:arrows")
    assert picks(t.defender) == {"plain-spearmen", "stout-hero"}


@rule("CE-RNG-01")
@pytest.mark.parametrize(
    ("attacker", "shot", "gone"),
    (
        ("plain-samurai", "plain-samurai", True),
        ("stout-hero", "stout-hero", False),
        (unit("stout-hero", "plain-spearmen"), "plain-spearmen", True),
        (unit("plain-samurai", "stout-guards"), "stout-guards", False),
    ),
)
def test_what_has_no_more_force_than_the_attack_is_destroyed(attacker, shot, gone):
    t = shooting(attacker)
    t.defender.plays("arrows", shot)
    assert (t.zone(shot) == "discard") == gone
    assert t.defender.honor == 6


@rule("CE-RNG-01", "CE-NEG-01")
def test_a_ranged_attack_is_an_effect_that_can_be_negated():
    t = shooting("charmed-hero")
    t.defender.plays("arrows", "charmed-hero")
    assert t.zone("charmed-hero") == "play"


@rule("CE-RNG-01")
@pytest.mark.parametrize(
    ("shot", "gone"),
    (("shielded-hero", False), ("exposed-hero", True), ("plain-samurai", True), ("stout-hero", False)),
)
def test_what_is_said_of_one_target_is_not_true_of_another(shot, gone):
    t = shooting("shielded-hero", "exposed-hero", "plain-samurai", "stout-hero")
    t.defender.plays("arrows", shot)
    assert (t.zone(shot) == "discard") is gone


@rule("CE-RNG-01")
def test_what_weakens_one_attack_does_not_weaken_another_in_the_meantime():
    """The Dodger weakens the arrows, and shoots back before they arrive."""
    t = shooting("dodger")
    t.defender.chooses("use:arrows")
    t.defender.chooses("dodger")
    for reaction_of_his in ("use:dodger", "use:dodger:2"):
        while t.asked == "defender":
            t.defender.passes()
        t.attacker.chooses(reaction_of_his)
    t.attacker.chooses("plain-stranger")
    t.attacker.table_passes_reactions()
    assert t.zone("plain-stranger") == "discard"  # three against two
    assert t.zone("dodger") == "play"  # nothing against three


@rule("CE-RNG-02")
def test_without_a_target_there_is_no_ranged_attack():
    t = shooting()
    assert "use:arrows" not in t.defender.may
