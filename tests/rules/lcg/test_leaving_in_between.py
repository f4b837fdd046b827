"""Cards that leave play in the middle of something, and what may still be said of it."""

from gorin.games.lcg.language.abilities import action, interrupt, reaction, would_interrupt
from gorin.games.lcg.language.flow import then
from gorin.games.lcg.language.restrictions import IS_DISCARDED
from gorin.games.lcg.language.verbs.answers import instead
from gorin.games.lcg.language.verbs.entering import become_copy
from gorin.games.lcg.language.verbs.in_play import bow, discard, honor, sacrifice
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor
from gorin.games.lcg.language.when.events import CARD_PLAYED, INITIATES, LEAVES_PLAY
from gorin.games.lcg.language.when.roles import that_targets
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import another, bowed
from gorin.language.abilities import cost
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after, when, when_would
from gorin.language.picks import second_target, target
from gorin.language.players import YOU
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SECOND, SELF, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import attack, let_be, to_the_end, turn_of, until_offered
from support.lcg_table import side, table, who
from support.rule import rule

KILL = event("Gone Kill", action(target(CHARACTER), discard(TARGET)))
PRAISE = event("Gone Praise", action(target(CHARACTER), honor(TARGET)))
TIRE = event("Gone Tiring", action(target(CHARACTER), bow(TARGET)))
MASK = event(
    "Gone Mask",
    action(target(your(CHARACTER)), second_target(CHARACTER), become_copy(TARGET, SECOND)),
)
MARTYR = person("Gone Martyr", action(target(any_(CHARACTER, another)), discard(SELF), then(bow(TARGET))))
FUGITIVE = person(
    "Gone Fugitive",
    would_interrupt(when_would(INITIATES, that_targets(CHARACTER)), cost(sacrifice(SELF)), gain_fate(1)),
)
CRITIC = person("Gone Critic", reaction(after(CARD_PLAYED, YOU), gain_fate(1)))
RELIC = attachment("Gone Relic", interrupt(when(LEAVES_PLAY, SELF), gain_honor(1)))
KEEPSAKE = attachment("Gone Keepsake", reaction(after(LEAVES_PLAY, SELF), gain_honor(1)))
BRITTLE = person(
    "Gone Brittle One",
    cannot(IS_DISCARDED, any_(CHARACTER, bowed)),
    interrupt(when(LEAVES_PLAY, CHARACTER), gain_honor(1)),
)
SAVIOR = person("Gone Savior", would_interrupt(when_would(LEAVES_PLAY, CHARACTER), instead(honor(SELF))))
SOLO = person("Gone Solo", action(gain_honor(1)))
DUO = person("Gone Duo", action(gain_fate(1)))
PLAIN = person("Gone Guard")

cards = published(
    KILL, PRAISE, TIRE, MASK, MARTYR, FUGITIVE, CRITIC, RELIC, KEEPSAKE, BRITTLE, SAVIOR, SOLO, DUO, PLAIN
)  # fmt: skip
HELD = ("ornate-fan",)


@rule("LCG-EFF-02")
def test_an_ability_goes_on_although_its_own_card_has_left():
    t = table(north=side("gone-martyr"), south=side("gone-guard", hand=HELD))
    t.north.uses("gone-martyr", "gone-guard")
    let_be(t)
    assert t.zone("gone-martyr") == "discard"
    assert t.is_bowed("gone-guard")


@rule("LCG-CANC-05", "LCG-INIT-08")
def test_an_event_whose_target_has_fled_while_it_initiates_was_played():
    t = table(north=side("gone-critic", hand=("gone-praise",)), south=side("gone-fugitive", hand=HELD))
    t.north.uses("gone-praise", "gone-fugitive")
    t.south.uses("gone-fugitive")
    until_offered(t, "north", "gone-critic")
    assert t.zone("gone-fugitive") == t.zone("gone-praise") == "discard"


@rule("LCG-ATCH-10", "LCG-INT-01")
def test_an_attachment_interrupts_its_leaving_together_with_its_host():
    t = table(north=side(who("gone-guard", "gone-relic"), hand=("gone-kill",)), south=side(hand=HELD))
    t.north.uses("gone-kill", "gone-guard")
    until_offered(t, "north", "gone-relic")
    assert t.zone("gone-guard") == "play"
    t.north.uses("gone-relic")
    let_be(t)
    assert t.north.honor == 11
    assert t.zone("gone-relic") == t.zone("gone-guard") == "discard"


@rule("LCG-ABIL-03")
def test_what_has_left_with_its_host_does_not_react():
    t = table(north=side(who("gone-guard", "gone-keepsake"), hand=("gone-kill",)), south=side(hand=HELD))
    t.north.uses("gone-kill", "gone-guard")
    let_be(t)
    assert t.north.honor == 10


@rule("LCG-CNST-04")
def test_a_constant_ability_that_discards_is_not_prevented_but_may_be_interrupted():
    t = table(
        north=side("gone-brittle-one", "gone-savior", hand=("gone-tiring",)),
        south=side("gone-guard", hand=HELD),
    )
    t.north.uses("gone-tiring", "gone-guard")
    until_offered(t, "north", "gone-brittle-one")
    assert not t.north.may_use("gone-savior")
    t.north.uses("gone-brittle-one")
    let_be(t)
    assert t.zone("gone-guard") == "discard"
    assert (t.north.honor, t.status("gone-savior")) == (11, "ordinary")


@rule("LCG-COPY-03", "LCG-LIMX-06")
def test_a_copy_has_the_others_ability_unused_and_its_own_as_it_was():
    t = attack(attacker=side("gone-solo", hand=("gone-mask", *HELD)), defender=side("gone-duo", hand=HELD))
    t.attacker.uses("gone-solo")
    turn_of(t, "attacker")
    t.attacker.uses("gone-mask", "gone-solo", "gone-duo")
    let_be(t)
    turn_of(t, "attacker")
    t.attacker.uses("gone-duo")
    turn_of(t, "attacker")
    assert not t.attacker.may_use("gone-duo")
    to_the_end(t)
    turn_of(t, "attacker")
    assert not t.attacker.may_use("gone-solo")
