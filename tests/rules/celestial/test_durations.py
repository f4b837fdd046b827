"""Chapter: how long things last."""

import pytest

from gorin.games.ccg.kinds import BATTLE_END, COMBAT_END, GAME_END
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.traits import for_a_while, has_chi
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives, gives_keyword, negate_force_changes
from gorin.games.ccg.language.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.language.abilities import cost
from gorin.language.core.active_effects import has
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import strategy
from support.ccg_table import battle, table, unit
from support.plain_cards import PLAIN, end_turn, plain, samurai, trick
from support.rule import rule

cards = published(
    *PLAIN,
    trick("Marking", bow(TARGET), puts_tokens(TARGET, 1, "Wisdom", force=1), gain_honor(2)),
    trick("Training", gives(TARGET, force=2), gives_keyword(TARGET, "Duelist")),
    trick("Lesson", for_a_while(has_chi(TARGET, 1))),
    samurai("Spender", text=(open_(cost(gives(SELF, chi=-1)), gain_honor(1)),)),
    samurai("Grower", text=(in_battle(gives(SELF, force=2, until=GAME_END)),)),
    samurai("Sprinter", text=(in_battle(gives(SELF, force=9, until=COMBAT_END)),)),
    samurai("Runner", text=(in_battle(gives(SELF, force=9, until=BATTLE_END)),)),
    trick("Growth", gives(TARGET, force=2, until=GAME_END)),
    strategy("Sobriety", focus=1, text=(in_battle(negate_force_changes()),)),
    also=("diamond",),
)


def game(*hand):
    return table(north=plain("plain-samurai", "spender", hand=hand), south=plain(hand=["guard-1"]))


@rule("CE-DUR-01", "DE-COST-15")
@also_in("diamond")
def test_what_is_marked_on_the_table_stays():
    t = game("marking")
    t.north.plays("marking", "plain-samurai")
    end_turn(t)
    assert t.s.active == 1
    assert t.is_bowed("plain-samurai")
    assert t.force("plain-samurai") == 4
    assert t.north.honor == 7


@rule("CE-DUR-02")
def test_what_has_no_other_duration_ends_with_the_turn():
    t = game("training", "lesson")
    t.north.plays("training", "plain-samurai")
    t.south.passes()
    t.north.plays("lesson", "plain-samurai")
    card = t.card("plain-samurai")
    assert (t.force("plain-samurai"), t.chi("plain-samurai"), has(t.s, card, "Duelist")) == (5, 4, True)
    t.until("dynasty")
    assert (t.force("plain-samurai"), t.chi("plain-samurai"), has(t.s, card, "Duelist")) == (5, 4, True)
    end_turn(t)
    assert (t.force("plain-samurai"), t.chi("plain-samurai"), has(t.s, card, "Duelist")) == (3, 3, False)


@rule("CE-DUR-03")
def test_costs_that_last_end_with_the_turn_too():
    t = game("guard-2")
    t.north.uses("spender")
    assert t.chi("spender") == 2
    end_turn(t)
    assert t.chi("spender") == 3


@rule("CE-DUR-02", "CE-DUR-04")
def test_what_is_permanent_stays_in_later_turns():
    t = game("growth")
    t.north.plays("growth", "plain-samurai")
    end_turn(t)
    end_turn(t)
    assert t.force("plain-samurai") == 5


@rule("CE-DUR-04")
def test_what_is_permanent_can_be_negated():
    t = battle(attacker=plain("plain-samurai", hand=["sobriety"]), defender=plain("grower", hand=["guard-1"]))
    t.defender.uses("grower")
    assert t.force("grower") == 5
    t.attacker.plays("sobriety")
    assert t.force("grower") == 3


@rule("CE-DUR-02")
@pytest.mark.parametrize(("who", "wins"), (("sprinter", False), ("runner", True)))
def test_what_lasts_for_the_combat_segment_is_over_at_resolution(who, wins):
    """Three against four; nine more until combat ends are of no use, until the battle ends they are."""
    defender = plain(unit("plain-stranger", "plain-spearmen"), hand=["guard-1"])
    t = battle(attacker=plain(who, hand=["guard-2"]), defender=defender)
    t.defender.passes()
    t.attacker.uses(who)
    assert t.force(who) == 12
    t.fight()
    assert (t.zone(who) == "play") is wins
    if wins:
        assert t.force(who) == 3
