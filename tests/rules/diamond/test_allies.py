"""Chapter: the Attack Phase among several players, as far as Diamond answers otherwise than the family."""

import gorin
from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.which.card_filters import PERSONALITY, enemy
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import strategy
from support.ccg_table import unit, war
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

GIANT = samurai("Giant", force=20)
STRIKE = strategy("Test Strike", focus=1, text=(battle(target(enemy(PERSONALITY)), bow(TARGET)),))
cards = published(*PLAIN, GIANT, STRIKE, edition=EDITION)
SOLDIER, IDLE = "plain-samurai", ("guard-1",)


@rule("DE-BTL-30", "DE-BTL-07")
def test_everybody_has_an_opportunity_and_can_only_pass_without_presence():
    t = war(
        EDITION,
        attacker=plain(SOLDIER, hand=("test-strike",)),
        bystander=plain(hand=("test-strike",)),
        defender=plain(SOLDIER, hand=("test-strike",)),
    )
    assert t.defender.may == {"use:test-strike", "pay-more", "pass"}
    t.defender.passes()
    t.attacker.passes()
    assert (t.asked, t.bystander.may) == ("bystander", {"pass"})


@rule("DE-DISH-12", "DE-SAMP-01")
def test_a_dishonored_ally_is_rehonored_instead_of_the_honor():
    sides = {name: plain(SOLDIER) for name in ("north", "south")}
    t = laid("attack", **sides, east=plain(unit(SOLDIER, dishonored=True)))
    t.north.chooses("seat1")
    t.north.chooses("seat2")
    t.south.chooses("seat2")
    t.north.chooses("done")
    t.east.chooses(SOLDIER)
    t.east.chooses("p4")
    assert (t.east.honor, t.is_dishonored(SOLDIER, 2)) == (5, False)


@rule("DE-RES-37", "DE-WIN-04")
def test_an_attack_is_over_for_everybody_when_the_defender_has_lost():
    t = war(
        EDITION,
        attacker=plain("giant", hand=IDLE),
        raider=plain("plain-shugenja", hand=IDLE),
        defender=plain(SOLDIER, provinces=["farm-1"], hand=IDLE),
        guard=plain("plain-stranger", hand=IDLE),
    )
    t.fight()
    assert t.s.is_out(2) and not t.game.over
    assert (t.s.active, t.s.phase, t.s.defender) == (0, "dynasty", -1)
    assert t.is_home("giant") and t.is_home("plain-shugenja") and t.is_bowed("plain-shugenja")
    assert (t.zone(SOLDIER), t.zone("plain-stranger")) == ("removed", "discard")


@rule("DE-RES-37")
def test_a_leader_who_leaves_in_the_middle_of_a_battle_decides_nothing():
    t = war(
        EDITION,
        attacker=plain("giant", hand=IDLE),
        guard=plain("plain-stranger", hand=IDLE),
        defender=plain(SOLDIER, hand=IDLE),
    )
    left = gorin.load(t.game.save())
    t.mirror.choose("concede", 2)
    assert not t.game.over and t.s.battlefield == -1
    assert t.zone("giant") == t.zone("plain-stranger") == "play"
    assert t.is_home("giant") and t.is_home("plain-stranger")
    assert (t.attacker.honor, t.guard.honor) == (5, 5)
    left.choose("concede", 0)
    assert (left.state.battlefield, left.state.attacker, left.state.active) == (-1, -1, 1)  # a new turn
    assert len([place for place in left.state.provinces if place.owner == 2]) == 4


@rule("DE-RES-31")
def test_an_ally_of_the_defender_who_is_still_out_comes_home_bowed():
    fought = [{"card": f"farm-{n}", "fought": True} for n in range(1, 5)]
    t = war(
        EDITION,
        attacker=plain("plain-stranger"),
        defender=plain(provinces=fought),
        guard=plain(SOLDIER),
        phase="attack",
        segment="next-battle",
    )
    assert t.is_home(SOLDIER)
    assert t.is_bowed(SOLDIER)


@rule("DE-DISH-08", "DE-RES-25")
def test_a_dishonored_ally_costs_his_leader_nothing_and_gains_nothing_by_it():
    def fought(*attackers):
        t = war(
            EDITION,
            attacker=plain(*attackers, hand=IDLE),
            raider=plain(unit("plain-stranger", dishonored=True)),
            defender=plain(SOLDIER),
        )
        t.fight()
        return t

    t = fought("plain-samurai")
    assert (t.attacker.honor, t.raider.honor) == (5 + 2, 5)
    assert t.is_dishonored("plain-stranger")
    tied = fought("plain-shugenja")
    assert (tied.attacker.honor, tied.defender.honor) == (5 + 1, 5 + 2)
    assert tied.raider.honor == 5 - 1  # he has died as he was
    assert tied.is_dishonored("plain-stranger")
