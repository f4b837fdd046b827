"""Chapter: what does not happen, what may not be done, what is ignored."""

import pytest

from gorin.games.ccg.celestial.one_offs import recruit_here, somebody_to_recruit
from gorin.games.ccg.kinds import FORCE
from gorin.games.ccg.language.abilities import limited, open_, reaction
from gorin.games.ccg.language.protection import BONUSES, BOWING, negates, prevents
from gorin.games.ccg.language.restrictions import BE_TARGETED
from gorin.games.ccg.language.traits import for_a_while, produces
from gorin.games.ccg.language.verbs.in_play.states import (
    bow,
    can_remain_bowed,
    destroy,
    lets_remain_bowed,
    straighten,
)
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.actions import stop_action
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import HOLDING, PERSONALITY
from gorin.games.ccg.table.preventing import EFFECTS
from gorin.language.abilities import cost, requires
from gorin.language.core.render import card_text
from gorin.language.core.resolution import Effect
from gorin.language.flow import may, surely
from gorin.language.picks import target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, region, strategy
from support.ccg_table import table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, plain, samurai, stranger, trick
from support.rule import rule


class NegateForceOf(Effect):
    """The Force changes of the target are negated."""

    def do(self, s, context, runner):
        from gorin.games.ccg.table import ops

        ops.negate_stat_changes(s, FORCE, TARGET.cards(s, context))

    def text(self, renderer):
        return "negate the Force changes of the target"

    def intents(self, known):
        return []


OTHERS_ACTION = heard(
    "about to resolve",
    "before another's action resolves",
    lambda s, context, moment: moment.seat != context.seat,
)

cards = published(
    *PLAIN,
    stranger("Unbowing", text=(prevents(BOWING, SELF),)),
    stranger("Unmoved", text=(prevents(BONUSES, SELF, EFFECTS),)),
    stranger("Untouchable", text=(cannot(BE_TARGETED, SELF),)),
    stranger("Patient", text=(can_remain_bowed(SELF),)),
    stranger("Proud Stranger", gold=1, honor_req=9, keywords=("Monk",)),
    samurai("Spoiler", text=(reaction(OTHERS_ACTION, cost(bow(SELF)), stop_action()),)),
    holding("Slow Mill", gold=2, text=(produces(2), can_remain_bowed(SELF))),
    trick("Halt", bow(TARGET)),
    trick("Surely Halt", surely(bow(TARGET))),
    trick("Help", gives(TARGET, force=2)),
    trick("Surely Help", surely(gives(TARGET, force=2))),
    trick("Humble", NegateForceOf()),
    trick("Wake", straighten(TARGET)),
    trick("Surely Wake", surely(straighten(TARGET))),
    trick("Nap", bow(TARGET), lets_remain_bowed(TARGET)),
    trick("Slay", destroy(TARGET)),
    strategy(
        "Costly Plan",
        focus=1,
        gold=2,
        text=(open_(target(PERSONALITY), cost(lose_honor(1)), bow(TARGET), gain_honor(5)),),
    ),
    strategy("Wake Holding", focus=1, text=(open_(target(HOLDING), straighten(TARGET)),)),
    region("Strict Place", text=(limited(requires(somebody_to_recruit()), recruit_here()),)),
    region("Holy Place", text=(limited(requires(somebody_to_recruit("Monk")), recruit_here("Monk")),)),
    also=("diamond",),
)


def meeting(*play, hand=(), theirs=(), **facts):
    return table(north=plain(*play, hand=[*hand, "plain-plan"], **facts), south=plain(*theirs))


@rule("CE-NEG-01", "CE-NEG-07")
def test_what_does_not_bow_can_be_tried_and_stays_unbowed():
    t = meeting("plain-stranger", hand=["halt"], theirs=["unbowing"])
    t.north.chooses("use:halt")
    assert "unbowing" in t.north.may
    t.north.chooses("unbowing")
    assert not t.is_bowed("unbowing")
    assert t.zone("halt") == "discard"


@rule("CE-NEG-02", "DE-CANC-04", "DE-CANC-05")
@also_in("diamond")
@pytest.mark.parametrize("stopped", (True, False))
def test_if_its_effects_do_not_happen_nothing_does_and_costs_stay_paid(stopped):
    t = meeting("plain-stranger", hand=["costly-plan"], theirs=["spoiler"])
    t.north.chooses("use:costly-plan")
    t.north.chooses("plain-stranger")
    t.south.chooses("use:spoiler" if stopped else "pass")
    t.north.table_passes_reactions()
    assert t.is_bowed("plain-stranger") is not stopped
    assert t.north.honor == (4 if stopped else 9)
    assert t.is_bowed("plain-keep")
    assert t.zone("costly-plan") == "discard"


@rule("CE-NEG-03")
def test_a_kind_of_effect_fails_whenever_it_would_occur():
    t = meeting("unmoved", "plain-stranger", hand=["help", "help"])
    t.north.plays("help", "unmoved")
    t.north.plays("help", "unmoved")
    assert t.force("unmoved") == 2


@rule("CE-NEG-04")
def test_negating_what_is_in_effect_ends_it_for_good():
    t = meeting("plain-stranger", hand=["help", "humble", "help"])
    t.north.plays("help", "plain-stranger")
    assert t.force("plain-stranger") == 4
    t.north.plays("humble", "plain-stranger")
    assert t.force("plain-stranger") == 2
    t.north.plays("help", "plain-stranger")
    assert t.force("plain-stranger") == 4  # what comes later is not negated


@rule("CE-NEG-05")
def test_what_will_not_be_negated_happens_and_lasts():
    t = meeting("unbowing", "unmoved", hand=["surely-halt", "surely-help", "humble"])
    t.north.plays("surely-halt", "unbowing")
    assert t.is_bowed("unbowing")
    t.north.plays("surely-help", "unmoved")
    t.north.plays("humble", "unmoved")
    assert t.force("unmoved") == 4


@rule("CE-NEG-06")
def test_what_may_not_be_targeted_cannot_be_chosen():
    t = meeting("untouchable", "plain-stranger", hand=["halt"])
    t.north.chooses("use:halt")
    assert t.north.may == {"plain-stranger", "back"}
    t = meeting("untouchable", hand=["halt"])
    assert "use:halt" not in t.north.may


# --- may remain bowed -----------------------------------------------------------------------------


def straightening(*play, **facts):
    north = plain(*play, hand=["plain-plan"], **facts)
    return table("straighten", north=north, south=plain())


@rule("CE-NEG-08")
@pytest.mark.parametrize(("answer", "stays"), (("choice0", False), ("choice1", True)))
def test_in_the_straighten_phase_the_controller_chooses(answer, stays):
    t = straightening(of("patient", bowed=True), of("plain-samurai", bowed=True))
    assert t.asked == "north"
    assert "Patient may remain bowed" in t.prompt
    t.north.chooses(answer)
    assert t.is_bowed("patient") is stays
    assert not t.is_bowed("plain-samurai")
    assert t.s.phase == "action"


@rule("CE-NEG-08")
def test_each_of_several_cards_is_asked_for():
    t = straightening(of("patient", bowed=True), of("slow-mill", bowed=True))
    t.north.chooses("choice1")
    assert "Slow Mill may remain bowed" in t.prompt
    t.north.chooses("choice0")
    assert t.is_bowed("patient")
    assert not t.is_bowed("slow-mill")


@rule("CE-NEG-08")
def test_who_is_not_bowed_is_not_asked():
    t = straightening("patient", of("plain-samurai", bowed=True))
    assert t.s.phase == "action"
    assert not t.is_bowed("plain-samurai")


@rule("CE-NEG-08")
@pytest.mark.parametrize(("answer", "stays"), (("choice0", False), ("choice1", True)))
def test_any_effect_that_would_straighten_it_can_be_negated_by_its_controller(answer, stays):
    t = meeting("plain-stranger", hand=["wake"], theirs=[of("patient", bowed=True)])
    t.north.plays("wake", "patient")
    assert t.asked == "south"
    t.south.chooses(answer)
    assert t.is_bowed("patient") is stays


@rule("CE-NEG-08", "CE-NEG-05")
def test_an_effect_that_will_not_be_negated_straightens_it():
    t = meeting("plain-stranger", hand=["surely-wake"], theirs=[of("patient", bowed=True)])
    t.north.plays("surely-wake", "patient")
    assert not t.is_bowed("patient")


@rule("CE-NEG-08")
def test_an_effect_lets_it_remain_bowed_until_it_straightens():
    t = meeting(hand=["nap", "wake", "halt"], theirs=["plain-stranger"])
    t.north.plays("nap", "plain-stranger")
    t.north.plays("wake", "plain-stranger")
    t.south.chooses("choice0")
    t.north.plays("halt", "plain-stranger")
    assert t.is_bowed("plain-stranger")
    end_turn(t)
    assert not t.is_bowed("plain-stranger")  # nobody was asked any more


@rule("CE-NEG-08")
def test_it_outlasts_the_turn_but_not_the_card():
    t = meeting("plain-samurai", hand=["nap"])
    t.north.plays("nap", "plain-samurai")
    end_turn(t)
    end_turn(t)
    assert "Plain Samurai may remain bowed" in t.prompt
    t.north.chooses("choice1")
    assert t.is_bowed("plain-samurai")
    t = meeting("plain-samurai", hand=["nap", "slay"])
    t.north.plays("nap", "plain-samurai")
    t.north.plays("slay", "plain-samurai")
    assert not t.s.lasting


# --- ignoring -------------------------------------------------------------------------------------


@rule("CE-NEG-09")
@pytest.mark.parametrize(("place", "comes"), (("strict-place", False), ("holy-place", True)))
def test_an_ignored_requirement_is_not_asked_for(place, comes):
    province = {"card": "proud-stranger", "face_up": True, "region": place}
    t = table(north=plain(provinces=[province], hand=["plain-plan"]), south=plain())
    assert (f"use:{place}" in t.north.may) is comes
    if comes:
        t.north.chooses(f"use:{place}")
        assert t.zone("proud-stranger") == "play"


@pytest.mark.parametrize(
    ("fails", "said"),
    [
        (negates, "You may negate his bowing this turn."),
        (prevents, "You may decide that effects do not bow him this turn."),
    ],
)
def test_what_may_be_negated_reads_as_something_to_do(fails, said):
    effects = straighten(TARGET), may(for_a_while(fails(BOWING, TARGET)))
    card = strategy("Let Be", focus=1, text=(open_(target(PERSONALITY), *effects),))
    assert card_text(card) == f"Open: Straighten target Personality. {said}"
