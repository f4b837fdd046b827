"""Chapter: traits."""

import pytest

from gorin.games.ccg.kinds import GOLD_COST, HOLDING
from gorin.games.ccg.language.abilities import pay_gold, reaction
from gorin.games.ccg.language.traits import has_force, produces
from gorin.games.ccg.language.verbs.in_play.entering import enters_by
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, dishonor
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.conditions import MOST_HONOR
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.which import card_filters
from gorin.games.ccg.language.which.card_filters import PERSONALITY, SAMURAI
from gorin.games.ccg.language.which.predicates import dishonorable
from gorin.games.ccg.table.values import gold_cost
from gorin.language.abilities import cost, trait
from gorin.language.card_filters import your
from gorin.language.conditions import there_is
from gorin.language.core.active_effects import has
from gorin.language.event_kinds import after
from gorin.language.selectors import SELF, TARGET
from gorin.language.traits import Has, has_keyword
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, ring
from support.ccg_table import table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, face_up, plain, samurai, stranger, trick
from support.rule import rule

HOLDING_ENTERS = heard(
    "enters play",
    "after your other Holding enters play",
    lambda s, context, moment: s.type_of(moment.card) == HOLDING and moment.card != context.source,
)
FARM_BOUGHT = enters_by(after(ENTERS_PLAY, your(card_filters.HOLDING)))


def kneeling():
    """Honor for bowing, which who has the most Honor need not do."""
    return trait(after(ENTERS_PLAY, SELF), cost(bow(SELF), unless=MOST_HONOR), gain_honor(2))


cards = published(
    *PLAIN,
    stranger("Herald", gold=1, text=(trait(after(ENTERS_PLAY, SELF), gain_honor(2)),)),
    stranger(
        "Kneeling Herald", gold=1, text=(trait(after(ENTERS_PLAY, SELF), cost(bow(SELF)), gain_honor(2)),)
    ),
    holding("Bowed Herald", gold=1, text=(trait(after(ENTERS_PLAY, SELF), cost(bow(SELF)), gain_honor(2)),)),
    stranger("Famous Herald", gold=1, text=(kneeling(),)),
    holding("Famous Farm", gold=1, text=(kneeling(),)),
    stranger("Paid Herald", gold=1, text=(trait(after(ENTERS_PLAY, SELF), pay_gold(2), gain_honor(2)),)),
    stranger("Mourner", text=(trait(HOLDING_ENTERS, gain_honor(1)),)),
    stranger("Witness", text=(reaction(HOLDING_ENTERS, gain_honor(10)),)),
    samurai("Captain", text=(has_force(your(SAMURAI), 1),)),
    samurai("Avenger", text=(has_force(SELF, 2, while_=there_is(PERSONALITY.with_(dishonorable))),)),
    samurai("Giant", text=(has_force(SELF, 2), has_keyword(SELF, "Huge"))),
    stranger("Bargain", gold=6, text=(Has(SELF, GOLD_COST, -2, None),)),
    holding("Empty Farm", gold=0, text=(produces(1),)),
    ring("Ring of Farms", focus=1, text=(FARM_BOUGHT,)),
    trick("Slay", destroy(TARGET)),
    trick("Disgrace", dishonor(TARGET)),
    also=("diamond",),
)


def buying(*slugs, play=(), **facts):
    return table("dynasty", north=plain(*play, provinces=face_up(*slugs), **facts), south=plain())


@rule("CE-TRT-01")
def test_what_follows_the_trigger_happens_when_it_occurs():
    t = buying("herald")
    assert t.north.honor == 5
    t.north.chooses("buy:herald")
    assert t.north.honor == 7


@rule("CE-TRT-02")
@pytest.mark.parametrize(("who", "gained"), (("kneeling-herald", 2), ("bowed-herald", 0)))
def test_the_costs_of_a_trigger_must_be_paid(who, gained):
    """The second is a Holding: it enters play bowed, so that bowing it cannot be paid."""
    t = buying(who)
    t.north.chooses(f"buy:{who}")
    assert t.is_bowed(who)
    assert t.north.honor == 5 + gained


@rule("CE-TRT-02")
def test_gold_in_a_trigger_is_paid():
    t = buying("paid-herald", play=["farm-6"])
    t.north.chooses("buy:paid-herald")
    t.north.chooses("plain-keep")
    assert t.north.honor == 7
    assert t.is_bowed("farm-6")


@rule("CE-TRT-02")
def test_without_the_gold_nothing_happens():
    t = buying("paid-herald")
    t.north.chooses("buy:paid-herald")
    assert t.zone("paid-herald") == "play"
    assert t.north.honor == 5


@rule("CE-TRT-02", "CE-TRT-03")
@pytest.mark.parametrize(("honor", "kneels"), ((9, False), (5, True)))
def test_a_cost_of_a_trait_may_be_waived(honor, kneels):
    t = buying("famous-herald", "farm-1", honor=honor)
    t.north.chooses("buy:famous-herald")
    assert t.is_bowed("famous-herald") is kneels
    assert t.north.honor == honor + 2


@rule("CE-TRT-02", "CE-TRT-03")
@pytest.mark.parametrize(("honor", "gained"), ((9, 2), (5, 0)))
def test_what_is_not_due_need_not_be_payable(honor, gained):
    """A Holding enters play bowed, so it cannot bow; it need not where it is famous."""
    t = buying("famous-farm", "farm-1", honor=honor)
    t.north.chooses("buy:famous-farm")
    assert t.north.honor == honor + gained


@rule("CE-TRT-03")
def test_nobody_is_asked_whether_a_trait_applies():
    t = buying("herald", "empty-farm")
    t.north.chooses("buy:herald")
    assert t.north.may == {"buy:empty-farm", "done"}
    assert t.north.honor == 7


@rule("CE-TRT-03")
def test_a_cost_that_can_be_paid_must_be_paid():
    t = buying("paid-herald", play=["farm-6", "farm-7"])
    t.north.chooses("buy:paid-herald")
    t.north.chooses("plain-keep")
    assert "back" not in t.north.may
    assert "pass" not in t.north.may
    t.north.chooses("farm-7")
    assert t.north.honor == 7


@rule("CE-TRT-04")
def test_a_trait_works_while_its_card_is_bowed():
    t = buying("empty-farm", "farm-1", play=[of("mourner", bowed=True), of("witness", bowed=True)])
    t.north.chooses("buy:empty-farm")
    assert t.north.honor == 6  # the Reaction of the bowed Witness was not even offered
    assert t.prompt == "Bring in which card?"


@rule("CE-TRT-05")
def test_a_trait_works_as_often_as_it_is_triggered():
    t = buying("empty-farm", "empty-farm", "empty-farm", play=["mourner"])
    for _ in range(3):
        t.north.chooses("buy:empty-farm")
    assert t.north.honor == 8


@rule("CE-TRT-06")
def test_traits_come_before_reactions_to_the_same_trigger():
    t = buying("empty-farm", play=["witness", "mourner"])
    t.north.chooses("buy:empty-farm")
    assert "React?" in t.prompt
    assert t.north.honor == 6
    t.north.chooses("use:witness")
    assert t.north.honor == 16


@rule("CE-TRT-06")
def test_a_ring_enters_by_its_trait_before_reactions_to_the_same_trigger():
    t = buying("empty-farm", play=["witness"], hand=["ring-of-farms"])
    t.north.chooses("buy:empty-farm")
    assert t.prompt == "Empty Farm has entered play. Put a card from your hand into play?"
    assert t.north.may == {"use:ring-of-farms", "pass"}
    t.north.chooses("use:ring-of-farms")
    assert t.zone("ring-of-farms") == "play"
    assert t.prompt == "Empty Farm has entered play. React?"
    assert t.north.may == {"use:witness", "pass"}


def test_who_might_hold_such_a_ring_is_asked_whether_he_does_or_not():
    t = buying("empty-farm", play=["witness"], hand=["plain-plan"])
    t.north.chooses("buy:empty-farm")
    assert t.north.may == {"pass"}
    assert t.prompt.endswith("from your hand into play?")


@rule("CE-TRT-07")
def test_a_trait_without_a_trigger_holds_while_its_card_is_in_play():
    t = table(north=plain("captain", "plain-samurai", "plain-stranger"), south=plain("plain-shugenja"))
    assert t.force("plain-samurai") == 4
    assert t.force("captain") == 4
    assert t.force("plain-stranger") == 2
    assert t.force("plain-shugenja") == 1  # not one of his controller's


@rule("CE-TRT-07")
def test_a_trait_without_a_trigger_ends_when_its_card_leaves_play():
    t = table(north=plain("captain", "plain-samurai", hand=["slay", "plain-plan"]), south=plain())
    t.north.plays("slay", "captain")
    assert t.force("plain-samurai") == 3


@rule("CE-TRT-07")
def test_a_trait_holds_only_while_its_condition_is_met():
    t = table(north=plain("avenger", hand=["disgrace", "plain-plan"]), south=plain("plain-stranger"))
    assert t.force("avenger") == 3
    t.north.plays("disgrace", "plain-stranger")
    assert t.force("avenger") == 5


@rule("CE-TRT-08", "DE-PLAY-03")
@also_in("diamond")
def test_a_trait_reaches_other_cards_only_from_play():
    t = table("dynasty", north=plain("plain-samurai", provinces=face_up("captain")), south=plain())
    assert t.force("plain-samurai") == 3
    t.north.chooses("discount:captain")
    assert t.force("plain-samurai") == 4


@rule("CE-TRT-08")
def test_a_trait_in_play_does_not_reach_what_is_not():
    t = table("dynasty", north=plain("captain", provinces=face_up("plain-samurai")), south=plain())
    assert t.force("plain-samurai") == 3


@rule("CE-TRT-08")
def test_a_trait_holds_for_its_own_card_everywhere():
    t = table("dynasty", north=plain(provinces=face_up("giant", "bargain")), south=plain())
    assert t.force("giant") == 5
    assert has(t.s, t.card("giant"), "Huge")
    assert gold_cost(t.s, t.card("bargain")) == 4
    t.north.chooses("buy:bargain")  # four Gold are there, six are not
    assert t.zone("bargain") == "play"


@rule("CE-TRT-09")
def test_an_entering_play_effect_is_triggered_by_its_own_card_only():
    t = buying("empty-farm", "plain-stranger", play=["herald"])
    t.north.chooses("buy:empty-farm")
    t.north.chooses("buy:plain-stranger")
    assert t.north.honor == 5
