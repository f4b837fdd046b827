"""Chapter: required targeting."""

from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.flow import later
from gorin.games.ccg.language.restrictions import BE_TARGETED
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY, enemy
from gorin.games.ccg.language.which.players import ENEMY_LEADER
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.core.zones import DISCARD
from gorin.language.flow import may
from gorin.language.picks import performer, second_target, target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import PERFORMER, SECOND, SELF, TARGET
from support.ccg_battle import picks, settles_on
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import strategy
from support.ccg_table import battle, table, unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai, trick
from support.rule import rule

cards = published(
    *PLAIN,
    strategy(
        "Two Targets",
        focus=1,
        text=(
            open_(target(your(PERSONALITY)), second_target(FOLLOWER), gives(TARGET, force=1), bow(SECOND)),
        ),
    ),
    strategy("Shame", focus=1, gold=2, text=(open_(target(FOLLOWER), bow(TARGET), gain_honor(1)),)),
    strategy("Offer", focus=1, text=(open_(gain_honor(1), may(target(FOLLOWER), bow(TARGET))),)),
    strategy(
        "Their Choice",
        focus=1,
        text=(in_battle(gain_honor(1), may(target(enemy(PERSONALITY)), bow(TARGET), who=ENEMY_LEADER)),),
    ),
    strategy(
        "Delayed Shame",
        focus=1,
        text=(
            open_(
                gain_honor(1),
                later(heard("phase ends", "at the end of the phase"), may(target(FOLLOWER), bow(TARGET))),
            ),
        ),
    ),
    trick("Mark", gives(TARGET, force=2)),
    strategy(
        "Raise the Dead",
        focus=1,
        text=(open_(target(PERSONALITY.in_zone(DISCARD)), gain_honor(1)),),
    ),
    samurai("Shy Hero", text=(cannot(BE_TARGETED, SELF),)),
    strategy(
        "Ordeal", focus=1, text=(open_(performer(your(PERSONALITY)), cost(bow(PERFORMER)), gain_honor(1)),)
    ),
    also=("diamond",),
)


@rule("CE-TARG-01", "DE-TARG-06", "DE-PLAY-01")
@also_in("diamond")
def test_targets_are_chosen_in_the_order_mentioned_before_anything_happens():
    north = plain(unit("plain-samurai", "guard-1"), hand=["two-targets"])
    t = table(north=north, south=plain("plain-stranger", hand=["guard-1"]))
    t.north.chooses("use:two-targets")
    assert picks(t.north) == {"plain-samurai"}
    t.north.chooses("plain-samurai")
    assert picks(t.north) == {"guard-1"}
    assert t.force("plain-samurai") == 3
    settles_on(t.north, "guard-1")
    assert t.force("plain-samurai") == 4
    assert t.is_bowed("guard-1")


@rule("CE-TARG-02")
def test_optional_targets_are_chosen_as_the_effects_resolve():
    t = table(north=plain(hand=["offer"]), south=plain(unit("plain-samurai", "guard-1")))
    t.north.chooses("use:offer")
    assert t.north.honor == 6
    assert t.north.may == {"guard-1", "pass"}
    alone = table(north=plain(hand=["offer"]), south=plain())
    alone.north.plays("offer")
    assert alone.north.honor == 6


@rule("CE-TARG-02")
def test_targets_of_another_player_are_chosen_as_the_effects_resolve():
    t = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]),
        defender=plain("plain-stranger", hand=["their-choice"]),
    )
    t.defender.plays("their-choice")
    assert t.defender.honor == 6
    assert t.asked == "attacker"


@rule("CE-TARG-02")
def test_delayed_targets_are_chosen_later():
    t = table(north=plain(hand=["delayed-shame"]), south=plain(unit("plain-samurai", "guard-1")))
    t.north.plays("delayed-shame")
    assert t.north.honor == 6
    assert not t.is_bowed("guard-1")
    assert t.north.may == {"guard-1", "pass"}


@rule("CE-TARG-03", "DE-PLAY-04")
@also_in("diamond")
def test_only_cards_in_play_are_targets_unless_the_text_says_otherwise():
    piles = {"dynasty_discard": ["plain-stranger"], "hand": ["mark", "raise-the-dead"]}
    t = table(north=plain("plain-samurai", **piles), south=plain(provinces=["shy-hero"]))
    t.north.chooses("use:mark")
    assert picks(t.north) == {"plain-samurai"}
    t.north.chooses("back")
    t.north.chooses("use:raise-the-dead")
    assert picks(t.north) == {"plain-stranger"}


@rule("CE-TARG-04", "DE-TARG-05")
@also_in("diamond")
def test_without_a_target_the_action_is_not_taken_and_nothing_paid():
    t = table(north=plain("plain-samurai", hand=["shame", "plain-plan"]), south=plain("plain-stranger"))
    assert "use:shame" not in t.north.may
    (reason,) = t.game.why_not(0, f"c{t.card('shame')}")
    assert {"CE-TARG-04", "DE-TARG-05"}.intersection(reason.clauses)
    assert not t.is_bowed("plain-keep")
    led = table(north=plain(hand=["shame"]), south=plain(unit("plain-samurai", "guard-1"), hand=["guard-2"]))
    led.north.plays("shame", "guard-1")
    assert led.is_bowed("plain-keep")


@rule("CE-TARG-01", "CE-PERF-03")
def test_who_may_not_be_targeted_may_not_be_the_one_who_performs():
    t = table(north=plain("shy-hero", "plain-samurai", hand=["mark", "ordeal"]), south=plain())
    t.north.chooses("use:mark")
    assert picks(t.north) == {"plain-samurai"}
    t.north.chooses("back")
    t.north.chooses("use:ordeal")
    assert picks(t.north) == {"plain-samurai"}
