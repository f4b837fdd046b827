"""Costs of which something is canceled, replaced or no longer possible (LCG-COST-09, LCG-REPL-01)."""

from gorin.games.lcg.language.abilities import action, interrupt, reaction, would_interrupt
from gorin.games.lcg.language.traits import costs_besides
from gorin.games.lcg.language.verbs.answers import cancel, instead
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, honor, return_to_hand, sacrifice
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor, lose_honor
from gorin.games.lcg.language.when.events import BOWS, CARD_PLAYED, HONOR_LOST, IS_DISHONORED, LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.event_kinds import after, when, when_would
from gorin.language.picks import paying, target
from gorin.language.players import YOU
from gorin.language.selectors import PAID, SELF, TARGET
from support.lcg_cards import event, made, person, published
from support.lcg_course import let_be
from support.lcg_table import side, table, who
from support.rule import rule

HELPER = person("Cost Helper", action(cost(bow(SELF)), cost(lose_honor(1)), target(CHARACTER), honor(TARGET)))
LATER = event("Cost Errand", action(paying(your(CHARACTER)), cost(bow(PAID)), gain_honor(3)), facts="cost=2")
SHAME = event("Cost Shame", action(paying(your(CHARACTER)), cost(dishonor(PAID)), gain_honor(3)))
OFFERING = event("Cost Offering", action(paying(your(CHARACTER)), cost(sacrifice(PAID)), gain_honor(3)))
WAKEFUL = person("Cost Wakeful One", would_interrupt(when_would(BOWS), cancel()))
QUICK = person("Cost Quick One", interrupt(when(HONOR_LOST), bow(theirs(CHARACTER))))
BEARER = person("Cost Bearer", would_interrupt(when_would(IS_DISHONORED, CHARACTER), instead(dishonor(SELF))))
CENSOR = person(
    "Cost Censor",
    would_interrupt(when_would(IS_DISHONORED, CHARACTER), cancel()),
    traits="Courtier",
)
FERRY = made(
    "Cost Ferry | Neutral conflict character | cost=1 1/1 glory=0 | Monk",
    would_interrupt(when_would(LEAVES_PLAY, SELF), instead(return_to_hand(SELF))),
)
FEAST = event(
    "Cost Feast", action(paying(your(CHARACTER)), cost(sacrifice(PAID)), target(CHARACTER), honor(TARGET))
)
CRITIC = person("Cost Critic", reaction(after(CARD_PLAYED, YOU), gain_fate(1)))
RIDER = made(
    "Cost Rider | Neutral conflict character | cost=1 2/2 glory=0 | Bushi",
    costs_besides(your(CHARACTER), dishonor(PAID)),
)

cards = published(
    HELPER, LATER, SHAME, OFFERING, WAKEFUL, QUICK, BEARER, CENSOR, FERRY, FEAST, CRITIC, RIDER
)  # fmt: skip


@rule("LCG-COST-09")
def test_a_bowing_that_is_canceled_pays_for_nothing_but_the_rest_is_paid():
    t = table(
        north=side("cost-helper", "doji-whisperer"), south=side("cost-wakeful-one", hand=("ornate-fan",))
    )
    t.north.uses("cost-helper")
    t.south.uses("cost-wakeful-one")
    let_be(t)
    assert t.north.honor == 9
    assert not t.is_bowed("cost-helper")
    assert t.asked == "south"  # nobody chose whom to honor
    t.south.passes()
    assert t.north.may_use("cost-helper")  # it never initiated, so it was not used


@rule("LCG-COST-09", "LCG-PUT-08")
def test_an_event_whose_bowing_was_canceled_is_discarded_and_was_not_played():
    t = table(
        north=side("doji-whisperer", "cost-critic", hand=("cost-errand",)), south=side("cost-wakeful-one")
    )
    t.north.uses("cost-errand", "doji-whisperer")
    t.south.uses("cost-wakeful-one")
    assert t.zone("cost-errand") == "discard"
    assert (t.north.honor, t.north.fate) == (10, 3)
    assert not t.north.may_use("cost-critic")


@rule("LCG-COST-09")
def test_a_cost_that_another_cost_has_made_impossible_was_not_paid():
    t = table(north=side("cost-helper", "doji-whisperer"), south=side("cost-quick-one", hand=("ornate-fan",)))
    t.north.uses("cost-helper")
    t.south.uses("cost-quick-one")
    assert t.is_bowed("cost-helper")  # not by its own doing
    assert t.status("doji-whisperer") == "ordinary"
    assert t.asked == "south"


@rule("LCG-REPL-01")
def test_a_dishonoring_that_falls_on_somebody_else_pays():
    t = table(north=side("doji-whisperer", hand=("cost-shame",)), south=side("cost-bearer"))
    t.north.uses("cost-shame", "doji-whisperer")
    t.south.uses("cost-bearer")
    let_be(t)
    assert t.status("cost-bearer") == "dishonored"
    assert t.north.honor == 13


@rule("LCG-REPL-01", "LCG-COST-09")
def test_what_came_in_its_place_and_was_canceled_pays_for_nothing():
    t = table(north=side("doji-whisperer", hand=("cost-shame",)), south=side("cost-bearer", "cost-censor"))
    t.north.uses("cost-shame", "doji-whisperer")
    t.south.uses("cost-bearer")
    t.south.uses("cost-censor")
    let_be(t)
    assert t.status("cost-bearer") == t.status("doji-whisperer") == "ordinary"
    assert t.north.honor == 10


@rule("LCG-REPL-01")
def test_a_sacrifice_that_leaves_play_another_way_pays_for_nothing():
    t = table(north=side("cost-ferry", hand=("cost-offering",)), south=side())
    t.north.uses("cost-offering", "cost-ferry")
    t.north.uses("cost-ferry")
    let_be(t)
    assert t.zone("cost-ferry") == "hand"
    assert t.north.honor == 10


@rule("LCG-COST-10")
def test_a_character_whose_additional_cost_was_canceled_stays_in_hand():
    t = table(north=side(who("doji-whisperer"), hand=("cost-rider",)), south=side("cost-censor"))
    t.north.plays("cost-rider", "choice1", "doji-whisperer")
    t.south.uses("cost-censor")
    let_be(t)
    assert t.zone("cost-rider") == "hand"
    assert t.north.fate == 4


@rule("LCG-INIT-08", "LCG-TARG-03")
def test_an_event_whose_payment_has_left_no_target_was_not_played():
    t = table(north=side("cost-critic", "cost-ferry", hand=("cost-feast",)), south=side())
    t.north.uses("cost-feast", "cost-ferry")
    let_be(t)
    t.north.picks("cost-critic")
    assert t.north.may_use("cost-critic")  # somebody is left, so it was played
    alone = table(north=side("cost-critic", hand=("cost-feast",)), south=side(hand=("ornate-fan",)))
    alone.north.uses("cost-feast", "cost-critic")
    let_be(alone)
    assert alone.zone("cost-feast") == "discard"
    assert "card played" not in [each.kind for each in alone.s.history]
