"""Whom covert evades, and upon whom an attachment may be put by an effect."""

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.restrictions import BE_TARGETED_BY_OPPONENTS, IMMUNE_TO_OPPONENTS_CARD_EFFECTS
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.entering import put_onto
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.games.lcg.language.which.lying import in_your_hand
from gorin.language.card_filters import your
from gorin.language.picks import second_target, target
from gorin.language.rule_kinds import cannot, permits
from gorin.language.selectors import SECOND, SELF, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import go_on, let_be
from support.lcg_table import side, table, who
from support.rule import rule

SNEAK = person("Met Sneak", keywords("covert"))
VEILED = person("Met Veiled One", cannot(BE_TARGETED_BY_OPPONENTS, SELF))
STONE = person("Met Stone", permits(IMMUNE_TO_OPPONENTS_CARD_EFFECTS, SELF))
GUARD = person("Met Guard")
SWORD = attachment("Met Sword", facts="cost=0 1/0")
SMITH = event(
    "Met Smithing",
    action(target(in_your_hand(ATTACHMENT)), second_target(your(CHARACTER)), put_onto(TARGET, SECOND)),
)

cards = published(SNEAK, VEILED, STONE, GUARD, SWORD, SMITH)


@rule("LCG-COV-01", "LCG-IMM-01")
def test_covert_evades_nobody_who_cannot_be_chosen():
    t = table(north=side("met-sneak"), south=side("met-veiled-one", "met-stone", "met-guard"))
    while "ring-air" not in t.north.options:
        go_on(t)
    for option in ("ring-air", "choice0", "p5", t.north.ref("met-sneak"), "done"):
        t.north.chooses(option)
    assert t.north.options == [t.north.ref("met-guard"), "pass", "back"]


@rule("LCG-ATCH-03", "LCG-ATCH-04")
def test_no_effect_puts_a_second_copy_upon_who_bears_one():
    hand = ("met-smithing", "met-sword")
    t = table(north=side(who("met-guard", "met-sword"), "met-sneak", hand=hand), south=side())
    t.north.uses("met-smithing", "met-sword")
    assert t.north.options == [t.north.ref("met-sneak"), "back"]
    t.north.picks("met-sneak")
    let_be(t)
    alone = table(north=side(who("met-guard", "met-sword"), hand=(*hand, "ornate-fan")), south=side())
    alone.north.uses("met-smithing")
    assert alone.north.options == [alone.north.ref("ornate-fan"), "back"]
