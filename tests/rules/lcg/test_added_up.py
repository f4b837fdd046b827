"""Costs and modifiers of which there are several: what each of them is counted against."""

from gorin.games.lcg.kinds import MILITARY
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.traits import not_decreased, not_increased
from gorin.games.lcg.language.verbs.in_play import bow
from gorin.games.lcg.language.verbs.players import gain_fate, give_honor, lose_honor
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.picks import paying
from gorin.language.selectors import PAID, SELF
from support.lcg_cards import attachment, event, person, published
from support.lcg_table import side, table, who
from support.rule import rule

STIFF = person("Stiff One", not_increased(SELF, MILITARY))
FIRM = person("Firm One", not_decreased(SELF, MILITARY))
SWORD = attachment("Long Sword", facts="cost=0 3/0")
CHAINS = attachment("Heavy Chains", facts="cost=0 -1/0")
TRIBUTE = event("Double Tribute", action(cost(lose_honor(1)), cost(give_honor(1)), gain_fate(1)))
PAIR = person(
    "Needs Another", action(cost(bow(SELF)), cost(bow(PAID)), paying(your(CHARACTER)), gain_fate(1))
)
GUARD = person("Guard Besides")

cards = published(STIFF, FIRM, SWORD, CHAINS, TRIBUTE, PAIR, GUARD)
HELD = ("ornate-fan",)


@rule("LCG-MOD-07")
def test_each_attachment_and_each_token_is_a_modifier_of_its_own():
    bearing = table(
        north=side(who("stiff-one", "long-sword", "heavy-chains"), who("firm-one", "long-sword")),
        south=side(),
    )
    assert bearing.skills("stiff-one")[0] == 1  # 2, without the 3, less 1
    assert bearing.skills("firm-one")[0] == 5
    marked = {"status": "dishonored", "tainted": True}
    t = table(north=side(who("stiff-one", **marked), who("firm-one", **marked)), south=side())
    assert t.skills("stiff-one") == (1, 3)  # no 2 for the taint, but less its glory
    assert t.skills("firm-one") == (4, 3)


@rule("LCG-COST-02", "LCG-COST-01")
def test_the_honor_for_two_costs_must_be_there_twice():
    for honor, enough in ((1, False), (2, True)):
        t = table(north=side(honor=honor, hand=("double-tribute", *HELD)), south=side("guard-besides"))
        assert t.north.may_use("double-tribute") == enough


@rule("LCG-COST-02")
def test_one_card_does_not_pay_two_costs():
    alone = table(north=side("needs-another", hand=HELD), south=side())
    assert not alone.north.may_use("needs-another")
    t = table(north=side("needs-another", "guard-besides", hand=HELD), south=side())
    t.north.uses("needs-another")
    assert t.north.options == [t.north.ref("guard-besides"), "back"]
