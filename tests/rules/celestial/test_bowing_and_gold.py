"""Chapters: bowing and straightening, and paying Gold."""

import pytest

from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.in_play.states import bow, straighten
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import ANY_CARD, SHUGENJA
from gorin.language.abilities import cost
from gorin.language.conditions import you_control
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, strategy
from support.ccg_table import table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, face_up, plain, samurai, stranger
from support.rule import rule


def priced(gold):
    return strategy(f"Cost {gold}", gold=gold, focus=1, text=(open_(gain_honor(1)),))


cards = published(
    *PLAIN,
    *[priced(gold) for gold in (1, 2, 3, 4, 7, 8)],
    stranger("Dear Stranger", gold=8),
    stranger("Cheap Stranger", gold=1),
    samurai("Payer", text=(open_(cost(bow(SELF)), gain_honor(1)),)),
    samurai("Riser", text=(open_(cost(straighten(SELF)), gain_honor(1), even_if_bowed=True),)),
    holding("Wizard Tower", gold=2, text=(produces(1), produces(3, if_=you_control(SHUGENJA)))),
    holding("Empty Field", gold=2),
    holding("Camp", gold=2, text=(produces(2), limited(gain_honor(1)))),
    holding("Smithy", gold=2, text=(produces(3), open_(gain_honor(1)))),
    holding("Workshop", gold=2, text=(produces(3), open_(gain_honor(1)))),
    strategy("Bow It", focus=1, text=(open_(target(ANY_CARD), bow(TARGET)),)),
    strategy("Raise It", focus=1, text=(open_(target(ANY_CARD), straighten(TARGET)),)),
    also=("diamond",),
)

BROKE = of("plain-keep", bowed=True)


def payable(*play, **facts):
    """Which of the costs can be paid with these cards."""
    hand = [f"cost-{gold}" for gold in (1, 2, 3, 4, 7, 8)]
    t = table(north=plain(*play, hand=hand, **facts), south=plain())
    return {int(each.rpartition("-")[2]) for each in t.north.may if each.startswith("use:cost")}


@rule("CE-BOW-01")
def test_effects_bow_and_straighten_cards():
    north = plain("plain-samurai", "farm-6", hand=["bow-it", "raise-it", "plain-plan"])
    t = table(north=north, south=plain())
    t.north.plays("bow-it", "plain-samurai")
    assert t.is_bowed("plain-samurai")
    assert not t.is_bowed("farm-6")
    assert t.game.view()["players"][0]["units"][0]["bowed"]
    t.north.plays("raise-it", "plain-samurai")
    assert not t.is_bowed("plain-samurai")


@rule("CE-BOW-01", "DE-BOW-12")
@also_in("diamond")
def test_costs_bow_unbowed_cards_and_straighten_bowed_ones():
    t = table(north=plain("payer", of("riser", bowed=True), hand=["guard-1"]), south=plain())
    t.north.uses("payer")
    t.north.uses("riser")
    assert t.is_bowed("payer")
    assert not t.is_bowed("riser")
    wrong = table(north=plain(of("payer", bowed=True), "riser", hand=["plain-plan"]), south=plain())
    assert wrong.north.may - {"pay-more"} == {"use:plain-plan", "pass"}


@rule("CE-GOLD-01", "DE-STR-08", "DE-COST-01")
@also_in("diamond")
def test_the_stronghold_and_holdings_are_bowed_for_gold():
    assert payable() == {1, 2, 3, 4}
    assert payable(BROKE, "farm-6") == {1, 2}
    assert payable(BROKE, "empty-field", "plain-samurai") == set()
    assert payable(BROKE, of("farm-6", bowed=True)) == set()


@rule("CE-GOLD-01")
def test_a_holding_produces_what_its_trait_says():
    assert payable(BROKE, "wizard-tower") == {1}
    assert payable(BROKE, "wizard-tower", "plain-shugenja") == {1, 2, 3}
    assert payable(BROKE, "marketplace", stronghold="plain-keep") == {1, 2}
    manor = of("plain-manor", bowed=True)
    assert payable(manor, "marketplace", stronghold="plain-manor") == {1, 2, 3}


@rule("CE-GOLD-01")
def test_what_pays_is_bowed():
    t = table(north=plain(BROKE, "farm-6", hand=["cost-2", "plain-plan"]), south=plain())
    t.north.plays("cost-2")
    assert t.is_bowed("farm-6")
    assert t.north.honor == 6


@rule("CE-GOLD-02")
def test_the_excess_of_a_source_is_lost():
    t = table(north=plain(hand=["cost-3", "cost-1", "plain-plan"]), south=plain())
    t.north.plays("cost-3")
    assert t.is_bowed("plain-keep")
    assert t.north.may == {"use:plain-plan", "pass"}


@rule("CE-GOLD-03", "DE-COST-03")
@also_in("diamond")
def test_several_sources_pay_for_one_cost():
    assert 7 not in payable("farm-6")
    manor = {"stronghold": "plain-manor"}
    assert 7 in payable("marketplace", **manor)
    t = table(north=plain("marketplace", hand=["cost-7", "plain-plan"], **manor), south=plain())
    t.north.plays("cost-7")
    assert t.is_bowed("plain-manor")
    assert t.is_bowed("marketplace")


@rule("CE-GOLD-03")
@pytest.mark.parametrize(("first", "second"), (("farm-6", "farm-7"), ("plain-keep", None)))
def test_the_player_chooses_which_sources_he_bows(first, second):
    t = table(north=plain("farm-6", "farm-7", hand=["cost-4", "plain-plan"]), south=plain())
    t.north.chooses("use:cost-4")
    t.north.chooses(first)
    if second:
        t.north.chooses(second)
    bowed = {slug for slug in ("plain-keep", "farm-6", "farm-7") if t.is_bowed(slug)}
    assert bowed == {first, second} - {None}


@rule("CE-GOLD-03")
def test_what_was_chosen_first_is_bowed_with_the_rest():
    t = table(north=plain("farm-6", "farm-7", "farm-8", hand=["cost-7", "plain-plan"]), south=plain())
    t.north.chooses("use:cost-7")
    t.north.chooses("farm-8")
    assert t.prompt == "Pay 5 Gold for Cost 7 \N{EM DASH} bow what?"
    t.north.chooses("choice0")
    bowed = {slug for slug in ("plain-keep", "farm-6", "farm-7", "farm-8") if t.is_bowed(slug)}
    assert bowed == {"plain-keep", "farm-6", "farm-8"}


@rule("CE-GOLD-03", "CE-GOLD-05")
@pytest.mark.parametrize(
    ("cost", "bowed"),
    (
        ("cost-2", {"farm-6"}),  # nothing is lost
        ("cost-4", {"plain-keep"}),  # fewer cards than two farms
        ("cost-3", {"plain-keep"}),  # one is lost either way
    ),
)
def test_the_proposal_loses_the_least_gold(cost, bowed):
    t = table(north=plain("farm-6", "farm-7", hand=[cost, "plain-plan"]), south=plain())
    t.north.chooses(f"use:{cost}")
    t.north.chooses("choice0")
    assert {slug for slug in ("plain-keep", "farm-6", "farm-7") if t.is_bowed(slug)} == bowed


@rule("CE-GOLD-04", "CE-GOLD-05")
def test_the_example_of_the_rulebook():
    """Four, three and two Gold for a cost of eight: all are bowed, and the ninth is lost."""
    north = plain(
        "marketplace",
        "border-keep",
        stronghold="plain-manor",
        provinces=face_up("dear-stranger", "cheap-stranger"),
    )
    t = table("dynasty", north=north, south=plain())
    assert t.north.may == {"buy:dear-stranger", "buy:cheap-stranger", "done"}
    t.north.chooses("buy:dear-stranger")
    assert t.zone("dear-stranger") == "play"
    assert all(t.is_bowed(slug) for slug in ("plain-manor", "marketplace", "border-keep"))
    assert t.north.may == {"discard:cheap-stranger", "done"}


@rule("CE-GOLD-04")
@pytest.mark.parametrize("missing", ("plain-manor", "marketplace", "border-keep"))
def test_no_two_of_the_example_are_enough(missing):
    play = [of(slug, bowed=slug == missing) for slug in ("plain-manor", "marketplace", "border-keep")]
    north = plain(*play, stronghold="plain-manor", provinces=face_up("dear-stranger"))
    t = table("dynasty", north=north, south=plain())
    assert t.north.may == {"discard:dear-stranger", "done"}


def paying(price, *play):
    """Somebody who is asked how to pay a price, from these cards and nothing else."""
    t = table(north=plain(BROKE, *play, hand=[f"cost-{price}"]), south=plain())
    t.north.chooses(f"use:cost-{price}")
    return t


def proposed(t):
    return t.game.view(0)["decision"]["proposed"]


def test_what_has_an_action_is_not_proposed_where_others_can_pay():
    t = paying(3, "workshop", "empty-field", "farm-1", "farm-2", "farm-3")
    assert "Workshop" not in t.game.decision.options[0].label
    assert proposed(t) == "choice0"
    t.north.chooses("choice0")
    assert not t.is_bowed("workshop")


def test_which_of_two_useful_cards_is_bowed_deserves_a_thought():
    t = paying(7, "workshop", "smithy", "farm-1", "farm-2")
    assert proposed(t) == ""


def test_what_cannot_be_spared_deserves_none():
    t = paying(7, "workshop", "farm-1", "farm-2", "farm-3")
    assert "Workshop" in t.game.decision.options[0].label
    assert proposed(t) == "choice0"


@pytest.mark.parametrize(("phase", "spared"), [("action", True), ("dynasty", False)])
def test_what_acts_only_in_the_own_action_phase_pays_after_it(phase: str, spared: bool):
    """It straightens before it could be used again."""
    north = plain(BROKE, "camp", "farm-1", hand=["cost-2"], provinces=face_up("cheap-stranger"))
    t = table(phase, north=north, south=plain())
    t.north.chooses("use:cost-2" if phase == "action" else "buy:cheap-stranger")
    assert ("Camp" not in t.game.decision.options[0].label) == spared
