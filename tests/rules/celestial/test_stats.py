"""Chapter: bonuses, penalties and stats."""

import pytest

from gorin.games.ccg.kinds import CHI, FORCE, GOLD_COST, PERSONAL_HONOR
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.amounts import chi_of
from gorin.games.ccg.language.cards import created_follower
from gorin.games.ccg.language.protection import BONUSES, prevents
from gorin.games.ccg.language.traits import has_maximum, has_minimum
from gorin.games.ccg.language.verbs.in_play.creating import create
from gorin.games.ccg.language.verbs.in_play.setting import exchanges, sets
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import lose_honor
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY
from gorin.games.ccg.language.which.measures import more_expensive_than
from gorin.games.ccg.table.values import base, gold_cost
from gorin.language.card_filters import anothers, your
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, SELF, TARGET
from gorin.language.traits import Has
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import item, strategy
from support.ccg_table import table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai, stranger, trick
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Weakling", force=1),
    samurai("Survivor", chi=2, text=(has_minimum(SELF, CHI, 1),)),
    samurai("Humble Samurai", text=(has_maximum(SELF, FORCE, 4),)),
    samurai("Stubborn Samurai", text=(prevents(BONUSES, SELF),)),
    samurai("Strong Samurai", force=5, chi=2),
    stranger("Cheap Stranger", gold=5),
    stranger("Dear Stranger", gold=7),
    stranger("Fallen Stranger", gold=7, text=(Has(SELF, GOLD_COST, -3, None),)),
    stranger("Infamous Stranger", honor_req=-5),
    item("Cheap Charm", force=0, chi=0, gold=1, focus=1, text=(Has(SELF, GOLD_COST, -4, None),)),
    trick("Weaken", gives(TARGET, force=-3)),
    trick("Cripple", gives(TARGET, force=-5)),
    trick("Help", gives(TARGET, force=1)),
    trick("Strengthen", gives(TARGET, force=3)),
    trick("Drain", gives(TARGET, chi=-4)),
    trick("Inspire", gives(TARGET, chi=2, personal_honor=2)),
    trick("Set Chi to Three", sets(TARGET, CHI, 3)),
    trick("Set Force to Five", sets(TARGET, FORCE, 5)),
    trick("Force as Chi", sets(TARGET, FORCE, chi_of(TARGET))),
    trick("Turn Around", exchanges(TARGET, FORCE, CHI)),
    trick("Recruit", create(created_follower(2, "Tested"), TARGET)),
    trick("Slay", destroy(TARGET)),
    strategy("Train", focus=1, text=(open_(target(FOLLOWER), gives(TARGET, force=1)),)),
    strategy("Shame", focus=1, text=(open_(lose_honor(8)),)),
    strategy(
        "Envy",
        focus=1,
        text=(
            open_(
                performer(your(PERSONALITY)),
                target(anothers(PERSONALITY, more_expensive_than(PERFORMER))),
                bow(TARGET),
            ),
        ),
    ),
    also=("diamond",),
)


def tried(who, *tricks):
    """A table on which these Strategies were played on somebody, one after another."""
    t = table(north=plain(who, hand=[*tricks, "plain-plan"]), south=plain())
    for each in tricks:
        t.north.plays(each, who)
    return t


def changes(t, who, stat):
    return [each.amount for each in t.s.lasting if each.subject == t.card(who) and each.stat == stat]


@rule("CE-STAT-01")
def test_bonuses_and_penalties_are_added_before_the_minimum():
    assert tried("weakling", "weaken").force("weakling") == 0
    assert tried("weakling", "weaken", "help").force("weakling") == 0
    assert tried("weakling", "weaken", "strengthen").force("weakling") == 1


@rule("CE-STAT-01")
def test_an_effect_may_give_a_minimum():
    t = tried("survivor", "drain")
    assert t.chi("survivor") == 1
    assert t.zone("survivor") == "play"
    assert tried("survivor", "drain", "inspire").chi("survivor") == 1


@rule("CE-STAT-01")
def test_an_effect_may_give_a_maximum():
    assert tried("humble-samurai", "strengthen").force("humble-samurai") == 4
    assert tried("humble-samurai", "strengthen", "weaken").force("humble-samurai") == 3


@rule("CE-STAT-02", "CE-STAT-03")
def test_force_is_never_below_zero():
    assert tried("plain-stranger", "cripple").force("plain-stranger") == 0


@rule("CE-STAT-02", "CE-STAT-03")
def test_a_gold_cost_is_never_below_zero():
    t = table(north=plain("plain-samurai", hand=["cheap-charm"]), south=plain())
    assert gold_cost(t.s, t.card("cheap-charm")) == 0


@rule("CE-STAT-03")
def test_family_honor_may_be_negative():
    t = table(north=plain(hand=["shame", "plain-plan"]), south=plain())
    t.north.plays("shame")
    assert t.north.honor == -3


@rule("CE-STAT-03")
@pytest.mark.parametrize(("honor", "offered"), ((-5, True), (-6, False)))
def test_an_honor_requirement_may_be_negative(honor, offered):
    north = plain(honor=honor, provinces=face_up("infamous-stranger"))
    t = table("dynasty", north=north, south=plain())
    assert ("buy:infamous-stranger" in t.north.may) == offered


@rule("CE-STAT-03")
def test_a_modifier_with_a_sign_may_be_negative():
    t = table(north=plain(of("plain-samurai", "plain-charm")), south=plain())
    assert t.force("plain-charm") == -1


@rule("CE-STAT-04")
def test_setting_a_stat_gives_the_bonus_or_penalty_that_is_missing():
    t = tried("strong-samurai", "inspire", "set-chi-to-three")
    assert t.chi("strong-samurai") == 3
    assert changes(t, "strong-samurai", CHI) == [2, -1]


@rule("CE-STAT-04")
def test_a_stat_that_was_pressed_to_zero_still_reaches_the_value():
    t = tried("weakling", "cripple", "set-force-to-five")
    assert t.force("weakling") == 5
    assert changes(t, "weakling", FORCE) == [-5, 9]


@rule("CE-STAT-04")
def test_a_stat_that_was_set_goes_on_changing():
    assert tried("weakling", "set-force-to-five", "help").force("weakling") == 6


@rule("CE-STAT-05")
def test_setting_ends_with_its_duration():
    t = tried("plain-samurai", "set-force-to-five")
    assert t.force("plain-samurai") == 5
    end_turn(t)
    assert t.force("plain-samurai") == 3


@rule("CE-STAT-05")
def test_setting_is_negated_like_the_bonus_or_penalty_that_it_is():
    assert tried("stubborn-samurai", "set-force-to-five").force("stubborn-samurai") == 3
    assert tried("stubborn-samurai", "weaken", "force-as-chi").force("stubborn-samurai") == 0
    t = tried("stubborn-samurai", "set-chi-to-three", "drain")
    assert t.zone("stubborn-samurai") == "discard"


@rule("CE-STAT-06")
def test_two_stats_are_exchanged_at_once():
    t = tried("strong-samurai", "turn-around")
    assert (t.force("strong-samurai"), t.chi("strong-samurai")) == (2, 5)
    assert t.zone("strong-samurai") == "play"


@rule("CE-STAT-06")
def test_present_values_are_exchanged():
    t = tried("strong-samurai", "help", "inspire", "turn-around")
    assert (t.force("strong-samurai"), t.chi("strong-samurai")) == (4, 6)


@rule("CE-STAT-07")
def test_more_expensive_is_who_costs_more_now():
    south = plain("plain-stranger", "dear-stranger", "fallen-stranger")
    t = table(north=plain("cheap-stranger", hand=["envy"]), south=south)
    t.north.chooses("use:envy")
    t.north.chooses("cheap-stranger")
    assert t.north.may == {"dear-stranger", "back"}
    assert gold_cost(t.s, t.card("fallen-stranger")) == 4


@rule("CE-STAT-08", "DE-STAT-16")
@also_in("diamond")
def test_base_is_what_is_printed():
    t = tried("plain-samurai", "strengthen", "inspire")
    card = t.card("plain-samurai")
    assert (t.force("plain-samurai"), base(t.s, FORCE, card)) == (6, 3)
    assert (t.chi("plain-samurai"), base(t.s, CHI, card)) == (5, 3)
    assert (t.personal_honor("plain-samurai"), base(t.s, PERSONAL_HONOR, card)) == (4, 2)


@rule("CE-STAT-08")
def test_what_asks_for_the_base_does_not_see_bonuses():
    shamed = of("plain-samurai", dishonored=True)
    t = table(north=plain(hand=["inspire", "slay", "plain-plan"]), south=plain(shamed))
    t.north.plays("inspire", "plain-samurai")
    t.north.plays("slay", "plain-samurai")
    assert t.south.honor == 3  # the loss is his base Personal Honor


@rule("CE-STAT-09")
def test_the_base_of_a_created_card_is_what_it_was_created_with():
    t = table(north=plain("plain-samurai", hand=["recruit", "train", "plain-plan"]), south=plain())
    t.north.plays("recruit", "plain-samurai")
    t.north.plays("train", "created-2f-tested-follower")
    card = t.card("created-2f-tested-follower")
    assert (t.force("created-2f-tested-follower"), base(t.s, FORCE, card)) == (3, 2)
