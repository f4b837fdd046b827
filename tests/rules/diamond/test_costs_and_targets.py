"""Chapters: costs, canceling and negating, targets, entering play, bowing."""

import pytest

from gorin.games.ccg.kinds import CHI, FOCUS, FORCE, GAME_END, GOLD_COST
from gorin.games.ccg.language.abilities import battle, limited, open_, pay_gold, reaction
from gorin.games.ccg.language.protection import BOWING, prevents
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.in_play.attaching import transfer
from gorin.games.ccg.language.verbs.in_play.setting import sets
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, discard, straighten
from gorin.games.ccg.language.verbs.in_play.stats import gives, negate_force_changes, removes_keyword
from gorin.games.ccg.language.verbs.players.actions import cancel_action, stop_action
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.verbs.players.preventing import payment_with, prevent_production
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.which.card_filters import FATE_CARD, ITEM, PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import unit
from gorin.games.ccg.table.values import chi, force, gold_cost, stat
from gorin.language.abilities import cost, trait
from gorin.language.card_filters import anothers, your
from gorin.language.core.active_effects import has
from gorin.language.core.context import AbilityContext
from gorin.language.core.zones import HAND
from gorin.language.event_kinds import after
from gorin.language.picks import paying, second_target, target
from gorin.language.selectors import IT, PAID, SECOND, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid, waiting_for
from support.ccg_making import event, follower, holding, item, spell, strategy
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai, stranger, trick
from support.rule import rule

OTHERS = heard("about to resolve", "before another's action", lambda s, context, m: m.seat != context.seat)
PAYS = heard(
    "bowed",
    "after another's Stronghold bows for Gold",
    lambda s, context, m: (
        m.seat != context.seat
        and payment_with(s, m.card) is not None
        and s.names[s.what[m.card]] == "plain-keep"
    ),
)
BOWS = heard("bowed", "after a card bows", lambda s, context, m: m.action > 0 and m.seat == context.seat)

cards = published(
    *PLAIN,
    samurai("Censor", text=(reaction(OTHERS, cancel_action()),)),
    samurai("Spoiler", text=(reaction(OTHERS, stop_action()),)),
    samurai("Breaker", text=(reaction(BOWS, cancel_action()),)),
    samurai("Unbowing", text=(prevents(BOWING, SELF),)),
    samurai("Riser", text=(limited(straighten(SELF), even_if_bowed=True), limited(gain_honor(1)))),
    samurai("Speaker", text=(open_(gain_honor(1), once_per_turn=True),)),
    samurai("Orator", text=(open_(gain_honor(1), once_per_game=True),)),
    stranger("Hero", text=(trait(after(ENTERS_PLAY, SELF), gain_honor(2)), open_(lose_honor(1)))),
    stranger("Villain", text=(trait(after(ENTERS_PLAY, SELF), lose_honor(3)),)),
    samurai("Bidder", text=(open_(pay_gold(3), gain_honor(1)),)),
    item("Relic", force=1, chi=0, gold=1, focus=1, text=(trait(after(ENTERS_PLAY, SELF), gain_honor(1)),)),
    item("Great Blade", force=2, chi=0, gold=10, focus=1, keywords=("Weapon",)),
    item("Charm of Chi", force=0, chi=2, gold=1, focus=1),
    follower("Proud Men", force=1, honor_req=2, gold=1, focus=1),
    holding("Small Mine", gold=1, text=(produces(1),)),
    spell("Second Scroll", gold=1, focus=1, text=(open_(gain_honor(1)),)),
    spell("Third Scroll", gold=1, focus=1, text=(open_(gain_honor(1)),)),
    event("Bare Event", text=(gain_honor(1),)),
    samurai("Thief", text=(reaction(PAYS, prevent_production(IT)),)),
    strategy("Costly Plan", gold=4, focus=1, text=(open_(gain_honor(5)),)),
    trick("Halt", bow(TARGET), gain_honor(2)),
    trick("Slay", destroy(TARGET)),
    trick("Set Chi", sets(TARGET, CHI, 3)),
    trick("Train", gives(TARGET, force=2, until=GAME_END)),
    strategy(
        "Drill", focus=1, text=(battle(target(PERSONALITY), gives(TARGET, force=2, until=GAME_END)),),
    ),
    strategy("Dispel", focus=1, text=(battle(target(PERSONALITY), negate_force_changes()),), ),
    trick("Strip", removes_keyword(TARGET, "Samurai")),
    strategy(
        "Both", focus=1,
        text=(open_(target(PERSONALITY), second_target(PERSONALITY), bow(TARGET), bow(SECOND)),),
    ),
    strategy(
        "Bargain", focus=1,
        text=(
            open_(
                target(your(PERSONALITY)), second_target(anothers(PERSONALITY)),
                paying(FATE_CARD.in_zone(HAND)),
                cost(bow(TARGET)), cost(discard(PAID)), bow(SECOND), lose_honor(1),
            ),
        ),
    ),
    strategy(
        "Hand Over", focus=1,
        text=(open_(target(your(ITEM)), second_target(your(PERSONALITY)), transfer(TARGET, SECOND)),),
    ),
    edition=EDITION,
)  # fmt: skip


def meeting(*play, hand=(), theirs=(), **facts):
    north = plain(*play, hand=[*hand, "guard-1"], **facts)
    return laid(north=north, south=plain(*theirs, hand=["guard-2"]))


def stopped(t, who="censor"):
    """South answers the action with this one."""
    while t.asked != "south" or f"use:{who}" not in t.south.may:
        assert t.is_in_window
        t.mirror.choose("pass", t.game.decision.seat)
    t.south.chooses(f"use:{who}")
    t.north.table_passes_reactions()


# --- canceling and negating -----------------------------------------------------------------------


@rule("DE-CANC-01", "DE-CANC-03", "DE-CANC-05", "DE-COST-11", "DE-COST-10")
def test_a_canceled_action_has_no_effects_but_was_paid_for():
    t = meeting("plain-samurai", hand=["bargain"], theirs=["censor", "plain-stranger"])
    t.north.chooses("use:bargain")
    for pick in ("plain-samurai", "plain-stranger", "guard-1"):
        t.north.chooses(pick)
    stopped(t)
    assert t.is_bowed("plain-samurai") and t.zone("guard-1") == "discard"  # the costs
    assert not t.is_bowed("plain-stranger") and t.north.honor == 5  # the effects
    assert t.zone("bargain") == "discard"
    assert t.asked == "south"  # the opportunity is used up


@rule("DE-CANC-02")
@pytest.mark.parametrize("who", ["speaker", "orator"])
def test_what_was_canceled_was_not_used(who):
    t = meeting(who, theirs=["censor"])
    t.north.chooses(f"use:{who}")
    stopped(t)
    t.south.passes()
    assert f"use:{who}" in t.north.may


@rule("DE-CANC-09", "DE-CANC-07")
@pytest.mark.parametrize("who", ["speaker", "orator"])
def test_what_was_negated_was_used(who):
    t = meeting(who, theirs=["spoiler"])
    t.north.chooses(f"use:{who}")
    stopped(t, "spoiler")
    t.south.passes()
    assert f"use:{who}" not in t.north.may
    assert "resolved" in [moment.kind for moment in t.s.history]


@rule("DE-CANC-13")
def test_what_has_happened_before_the_cancellation_stays():
    t = meeting("plain-samurai", hand=["halt"], theirs=["breaker", "plain-stranger"])
    t.north.chooses("use:halt")
    t.north.chooses("plain-stranger")
    stopped(t, "breaker")
    assert t.is_bowed("plain-stranger") and t.north.honor == 5


@rule("DE-COST-12", "DE-CANC-07")
def test_each_target_has_an_effect_of_its_own():
    t = meeting(hand=["both"], theirs=["unbowing", "plain-stranger"])
    t.north.plays("both", "unbowing", "plain-stranger")
    assert (t.is_bowed("unbowing"), t.is_bowed("plain-stranger")) == (False, True)


@rule("DE-CANC-12")
def test_a_card_whose_attaching_is_canceled_goes_back_to_the_hand():
    t = meeting("plain-samurai", hand=["relic"], theirs=["censor"])
    t.north.chooses("equip:relic")
    t.north.chooses("plain-samurai")
    stopped(t)
    assert t.zone("relic") == "hand"
    assert t.is_bowed("plain-keep")  # what it cost is lost


@rule("DE-COST-09", "DE-PLAY-01", "DE-CANC-12")
def test_what_chagatai_pays_for_a_weapon_is_a_cost_and_lost_when_he_is_stopped():
    armory = {"stronghold_bowed": True, "hand": ["great-blade"]}
    t = fighting(plain("censor"), plain("moto-chagatai-exp2", "blacksmiths", **armory))
    t.defender.chooses("use:moto-chagatai-exp2")
    t.defender.chooses("great-blade")
    assert t.is_bowed("blacksmiths") and t.zone("great-blade") == "hand"
    waiting_for(t, "attacker", "use:censor")
    t.attacker.chooses("use:censor")
    t.defender.table_passes_reactions()
    assert t.is_bowed("blacksmiths") and t.zone("great-blade") == "hand"


def robbed(*mine, hand, then):
    """North has begun to pay with his Stronghold, and the Thief of South has prevented its Gold."""
    t = meeting(*mine, hand=hand, theirs=["thief"])
    t.north.chooses(then[0])
    for pick in then[1:]:
        t.north.chooses(pick)
    waiting_for(t, "south", "use:thief")
    t.south.chooses("use:thief")
    t.north.table_passes_reactions()
    return t


COSTLY = {"hand": ["costly-plan"], "then": ["use:costly-plan", "plain-keep"]}


@rule("DE-CANC-10")
def test_who_is_robbed_of_his_gold_may_pay_with_something_else():
    t = robbed("farm-6", "farm-7", **COSTLY)
    assert t.is_bowed("plain-keep") and t.asked == "north" and t.north.honor == 5
    assert "choice1" in t.north.may  # not to pay
    t.north.chooses("choice0")
    t.north.table_passes_reactions()
    assert t.north.honor == 10
    assert t.is_bowed("farm-6") and t.is_bowed("farm-7")


@rule("DE-CANC-11", "DE-CANC-10")
def test_who_does_not_pay_has_his_card_back_and_nothing_else():
    for play in (["farm-6", "farm-7"], ["farm-6"]):
        t = robbed(*play, **COSTLY)
        if len(play) == 2:  # with the other one alone he could not pay anyway
            t.north.chooses("choice1")
            t.north.table_passes_reactions()
        assert t.zone("costly-plan") == "hand" and t.north.honor == 5
        assert t.is_bowed("plain-keep") and t.asked == "south"  # his opportunity is gone as well


# --- Gold -----------------------------------------------------------------------------------------


@rule("DE-COST-02")
def test_gold_is_produced_only_to_pay():
    t = meeting("small-mine")
    assert t.north.may == {"pass"}


@rule("DE-COST-01")
def test_gold_is_produced_also_in_the_turn_of_another():
    t = laid(north=plain(hand=["guard-1"]), south=plain("bidder", hand=["guard-2"]))
    t.north.passes()
    t.south.uses("bidder")
    assert t.south.honor == 6 and t.is_bowed("plain-keep", 1)


@rule("DE-COST-04", "DE-COST-05", "DE-COST-06")
def test_what_is_left_of_a_source_pays_for_nothing_else():
    t = meeting("plain-samurai", hand=["relic", "guard-3"])
    t.north.uses("equip:relic", "plain-samurai")
    assert t.is_bowed("plain-keep")  # 4 Gold for a cost of 1
    t.south.passes()
    assert "equip:guard-3" not in t.north.may
    assert t.zone("guard-3") == "hand"


# --- what lasts -----------------------------------------------------------------------------------


@rule("DE-COST-17")
def test_what_is_permanent_lasts_but_can_be_undone():
    t = meeting("plain-samurai", hand=["train"])
    t.north.plays("train", "plain-samurai")
    end_turn(t)
    end_turn(t)
    assert t.force("plain-samurai") == 5  # it is North's turn again
    undone = t.game.clone().state
    ops.negate_stat_changes(undone, FORCE, [t.card("plain-samurai")])
    assert force(undone, t.card("plain-samurai")) == 3


@rule("DE-COST-17")
def test_a_card_that_negates_bonuses_undoes_a_permanent_one():
    t = fighting(
        plain("plain-samurai", hand=["drill", "guard-1"]), plain("speaker", hand=["dispel", "guard-2"])
    )
    t.defender.passes()
    t.attacker.plays("drill", "plain-samurai")
    assert t.force("plain-samurai") == 5
    t.defender.plays("dispel", "plain-samurai")
    assert t.force("plain-samurai") == 3


@rule("DE-STAT-12")
def test_a_number_that_was_set_keeps_the_change_that_set_it():
    t = meeting(of("plain-stranger", "charm-of-chi"), hand=["set-chi", "slay"])
    assert t.chi("plain-stranger") == 4
    t.north.plays("set-chi", "plain-stranger")
    assert t.chi("plain-stranger") == 3
    after_loss = t.game.clone().state
    ops.destroy(after_loss, t.card("charm-of-chi"))
    assert chi(after_loss, t.card("plain-stranger")) == 1


@rule("DE-STAT-16")
def test_a_value_is_the_current_one():
    t = meeting(of("plain-samurai", "relic"))
    assert t.force("plain-samurai") == 4
    assert t.s.definition(t.card("plain-samurai")).force == 3


@rule("DE-STAT-17", "DE-STAT-18")
def test_what_a_card_lacks_counts_as_nothing_whatever_would_change_it():
    t = meeting("plain-samurai", provinces=face_up("bare-event", "farm-2", "farm-3", "farm-4"))
    changed, by = t.game.clone().state, AbilityContext(0, t.card("plain-keep"))
    for card, which in (("bare-event", GOLD_COST), ("plain-samurai", FOCUS), ("farm-2", FORCE)):
        assert stat(t.s, which, t.card(card)) == 0
        ops.change_stat(changed, t.card(card), which, 2, GAME_END, by)
        assert stat(changed, which, t.card(card)) == 0
    ops.change_stat(changed, t.card("farm-2"), GOLD_COST, 2, GAME_END, by)
    assert gold_cost(changed, t.card("farm-2")) == 5  # what it has can be changed


# --- targets --------------------------------------------------------------------------------------


@rule("DE-PLAY-01", "DE-TARG-06")
def test_targets_are_chosen_before_anything_is_paid():
    t = meeting("plain-samurai", hand=["bargain"], theirs=["plain-stranger"])
    t.north.chooses("use:bargain")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-stranger")
    assert not t.is_bowed("plain-samurai")
    t.north.chooses("guard-1")
    t.north.table_passes_reactions()
    assert t.is_bowed("plain-samurai") and t.is_bowed("plain-stranger")


@rule("DE-TARG-10")
def test_picking_a_card_to_play_targets_nothing():
    t = meeting("speaker", hand=["halt"])
    t.north.uses("speaker")
    assert "targeted" not in [moment.kind for moment in t.s.history]


@rule("DE-ACTP-03")
def test_who_gets_an_attachment_is_a_target():
    t = meeting("plain-samurai", hand=["relic"])
    t.north.uses("equip:relic", "plain-samurai")
    targeted = [moment.card for moment in t.s.history if moment.kind == "targeted"]
    assert t.card("plain-samurai") in targeted


# --- entering play --------------------------------------------------------------------------------


@rule("DE-PLAY-11", "DE-PLAY-12", "DE-PLAY-13", "DE-PLAY-14")
def test_honor_for_entering_comes_once_and_that_of_an_action_with_the_action():
    for slug, honor in (("villain", 5), ("hero", 10)):
        north = plain(provinces=face_up(slug, "farm-1", "farm-2", "farm-3"), honor=8)
        t = laid("dynasty", north=north, south=plain())
        t.north.chooses(f"buy:{slug}")
        assert (t.zone(slug), t.north.honor) == ("play", honor)
    t = meeting("hero")
    assert t.north.honor == 5
    t.north.uses("hero:2")
    assert t.north.honor == 4


@rule("DE-PLAY-15", "DE-PLAY-16", "DE-PLAY-17", "DE-CRD-30")
def test_what_a_follower_demands_is_asked_only_while_attaching():
    shamed = of("plain-samurai", "proud-men#0", dishonored=True)
    t = meeting(shamed, hand=["proud-men"], honor=-10)
    assert t.personal_honor("plain-samurai") == 0
    assert t.zone("proud-men") == "play"
    assert "equip:proud-men" not in t.north.may
    t = meeting("plain-samurai", hand=["proud-men"], honor=-10)
    assert "equip:proud-men" in t.north.may


@rule("DE-PLAY-18", "DE-GLO-17", "DE-GLO-03")
def test_nobody_throws_his_own_cards_away_or_uses_those_of_others():
    t = meeting("plain-samurai", "small-mine", theirs=["speaker"])
    assert t.north.may == {"equip:guard-1", "pay-more", "pass"}
    t.north.passes()
    assert t.south.may == {"use:speaker", "pass"}


@rule("DE-PLAY-20")
def test_a_card_that_is_handed_over_has_not_entered_play():
    t = meeting(of("plain-samurai", "relic"), "speaker", hand=["hand-over"])
    t.north.plays("hand-over", "relic", "speaker")
    assert t.s.host[t.card("relic")] == t.card("speaker")
    assert t.north.honor == 5


@rule("DE-OLD-09")
def test_chi_sets_no_limit_to_spells():
    held = of("plain-shugenja", "plain-scroll", "second-scroll", "second-scroll")
    t = meeting(held, hand=["third-scroll"])
    assert t.chi("plain-shugenja") == 3
    t.north.uses("equip:third-scroll", "plain-shugenja")
    assert len(unit(t.s, t.card("plain-shugenja"))) == 5


@rule("DE-OLD-10")
def test_every_trait_can_be_taken_away():
    t = meeting("plain-samurai", hand=["strip"])
    t.north.plays("strip", "plain-samurai")
    assert not has(t.s, t.card("plain-samurai"), "Samurai")


# --- bowing ---------------------------------------------------------------------------------------


@rule("DE-BOW-04", "DE-BOW-12")
def test_a_bowed_card_may_straighten_itself_and_do_nothing_else():
    t = meeting(of("riser", bowed=True))
    assert t.north.may == {"use:riser", "equip:guard-1", "pay-more", "pass"}
    t.north.uses("riser")
    assert not t.is_bowed("riser")


@rule("DE-BOW-10")
def test_a_bowed_item_keeps_nobody_from_acting():
    t = meeting(of("speaker", {"card": "relic", "bowed": True}))
    t.north.uses("speaker")
    assert t.north.honor == 6


@rule("DE-ACT-02", "DE-CRD-28")
def test_an_attachment_is_used_by_an_action_of_its_own():
    t = meeting("plain-shugenja", hand=["plain-scroll"])
    assert "use:plain-scroll" not in t.north.may
    t.north.uses("equip:plain-scroll", "plain-shugenja")
    assert t.asked == "south" and t.north.honor == 5
    t.south.passes()
    t.north.uses("plain-scroll")
    assert t.north.honor == 6
