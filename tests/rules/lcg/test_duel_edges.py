"""Duels in which somebody leaves, changes sides, or gains by the bids (LCG-DTIM, LCG-CTRL, LCG-COMP)."""

from gorin.games.lcg.language.abilities import action, interrupt, reaction
from gorin.games.lcg.language.traits import has_military
from gorin.games.lcg.language.variable import composure
from gorin.games.lcg.language.verbs.entering import take_control
from gorin.games.lcg.language.verbs.fighting import challenge
from gorin.games.lcg.language.verbs.in_play import bow, honor, sacrifice
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.language.when.events import DUEL_BEGINS
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.language.abilities import requires
from gorin.language.event_kinds import after, when
from gorin.language.picks import target
from gorin.language.selectors import LOSER, SELF, TARGET, WINNER
from support.lcg_cards import event, person, published
from support.lcg_course import attack, let_be, turn_of, until_offered
from support.lcg_table import side
from support.rule import rule

BEGINS = when(DUEL_BEGINS)


def fights():
    return action(target(CHARACTER), challenge(SELF, TARGET, honor(WINNER), bow(LOSER)))


FENCER = person("Edge Fencer", fights())
COWARD = person("Edge Coward", interrupt(BEGINS, sacrifice(SELF)))
FICKLE = person("Edge Fickle One", fights(), interrupt(BEGINS, sacrifice(SELF)))
SEDUCER = person(
    "Edge Seducer", reaction(after(DUEL_BEGINS), target(theirs(CHARACTER)), take_control(TARGET))
)
SAGE = person("Edge Sage", fights(), composure(has_military(SELF, 5)))
GUARD = person("Edge Guard")
GRAB = event("Edge Grab", action(requires(DURING_CONFLICT), target(theirs(CHARACTER)), take_control(TARGET)))

cards = published(FENCER, COWARD, FICKLE, SEDUCER, SAGE, GUARD, GRAB)


def bids(t, attacker, defender):
    assert sorted(decision.seat for decision in t.game.pending) == [0, 1]
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")
    let_be(t)


@rule("LCG-DTIM-16", "LCG-DTIM-18")
def test_who_is_left_has_won_although_the_other_is_gone():
    t = attack(attacker=side("edge-fencer"), defender=side("edge-coward", hand=("ornate-fan",)))
    t.attacker.uses("edge-fencer", "edge-coward")
    until_offered(t, "defender", "edge-coward")
    t.defender.uses("edge-coward")
    bids(t, 1, 5)
    assert t.zone("edge-coward") == "discard"
    assert t.status("edge-fencer") == "honored"


@rule("LCG-DTIM-09", "LCG-CTRL-06")
def test_who_began_a_duel_with_a_borrowed_character_bids_after_it_has_left():
    t = attack(
        attacker=side("edge-guard", hand=("edge-grab",)),
        defender=side("edge-fickle-one", "edge-seducer", hand=("ornate-fan",)),
    )
    t.attacker.uses("edge-grab", "edge-fickle-one")
    let_be(t)
    turn_of(t, "attacker")
    t.attacker.uses("edge-fickle-one", "edge-seducer")
    until_offered(t, "attacker", "edge-fickle-one")
    t.attacker.uses("edge-fickle-one")
    let_be(t)
    assert (
        t.zone("edge-fickle-one") == "discard"
    )  # it is its owner's again, who is the other duelist's player
    bids(t, 3, 1)
    assert (t.attacker.honor, t.defender.honor) == (8, 12)
    assert t.status("edge-seducer") == "honored"


@rule("LCG-DTIM-09", "LCG-CTRL-06")
def test_a_duelist_who_changes_sides_is_still_bid_for_by_who_sent_him():
    t = attack(
        attacker=side("edge-fencer"), defender=side("edge-guard", "edge-seducer", hand=("ornate-fan",))
    )
    t.attacker.uses("edge-fencer", "edge-guard")
    until_offered(t, "defender", "edge-seducer")
    t.defender.uses("edge-seducer", "edge-fencer")
    let_be(t)
    assert t.s.controller[t.card("edge-fencer")] == 1
    bids(t, 5, 1)
    assert t.status("edge-fencer") == "honored"
    assert t.is_bowed("edge-guard")


@rule("LCG-COMP-01", "LCG-DTIM-12")
def test_composure_by_the_bids_of_a_duel_counts_in_it():
    t = attack(attacker=side("edge-sage"), defender=side("edge-guard", hand=("ornate-fan",)))
    t.attacker.uses("edge-sage", "edge-guard")
    let_be(t)
    bids(t, 1, 5)
    assert t.is_bowed("edge-guard")  # 2 + 5 and 1 against 2 and 5
