"""Playing cards and using abilities, step by step; their costs (LCG-INIT, LCG-COST, LCG-CANC, LCG-EVNT)."""

from gorin.games.lcg.language.abilities import action, interrupt, reaction, would_interrupt
from gorin.games.lcg.language.choosing import select_one
from gorin.games.lcg.language.prices import Cheaper
from gorin.games.lcg.language.traits import costs_besides
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.in_play import bow, discard, dishonor, sacrifice
from gorin.games.lcg.language.verbs.players import discard_from_hand, gain_fate, gain_honor, lose_honor
from gorin.games.lcg.language.when.events import CARD_PLAYED, HONOR_LOST, INITIATES, LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CARD, CHARACTER, EVENT, theirs
from gorin.games.lcg.language.which.lying import in_your_hand
from gorin.games.lcg.language.which.predicates import cost_at_most
from gorin.language.abilities import cost
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after, when, when_would
from gorin.language.picks import paying, target
from gorin.language.players import YOU
from gorin.language.selectors import PAID, TARGET
from support.lcg_cards import attachment, event, made, person, published
from support.lcg_course import let_be
from support.lcg_table import side, table, who
from support.rule import rule

KILL = event("Kill", action(target(theirs(CHARACTER)), discard(TARGET)), facts="cost=4")
OFFERING = event(
    "Offering",
    action(
        paying(your(CHARACTER)),
        cost(sacrifice(PAID)),
        cost(lose_honor(1)),
        target(theirs(CHARACTER)),
        select_one(bow(TARGET), dishonor(TARGET)),
    ),
)
CHEAP = person("Cheap Merchant", Cheaper(1, EVENT, None, False, None))
WATCH = person("Watch", reaction(after(HONOR_LOST), gain_fate(1)))
MOURNER = person("Mourner", reaction(after(LEAVES_PLAY, any_(CHARACTER)), gain_fate(1)))
CRITIC = person("Critic", reaction(after(CARD_PLAYED, YOU), gain_honor(2)))
RINGFENCE = event("Fence", would_interrupt(when_would(INITIATES, EVENT), cancel()))
SHIELD = person("Shield", would_interrupt(when_would(LEAVES_PLAY, your(CHARACTER)), cancel()))
OTHER = person("Other Shield", would_interrupt(when_would(LEAVES_PLAY, your(CHARACTER)), cancel()))
LAMENT = person("Lament", interrupt(when(LEAVES_PLAY, your(CHARACTER)), gain_honor(1)))
PAYLESS = attachment("Priceless", facts="cost=-")
RITUAL = event("Ritual", action(paying(in_your_hand(CARD)), cost(discard_from_hand(PAID)), gain_honor(1)))
"""It is paid for with cards in hand."""
PILGRIM = made(
    "Pilgrim | Neutral conflict character | cost=1 2/2 glory=0 | Monk",
    costs_besides(your(CHARACTER), sacrifice(PAID)),
)
SCALES = event("Scales", action(target(any_(ATTACHMENT, cost_at_most(0))), discard(TARGET)))

cards = published(
    KILL,
    OFFERING,
    CHEAP,
    WATCH,
    MOURNER,
    CRITIC,
    RINGFENCE,
    SHIELD,
    OTHER,
    LAMENT,
    PAYLESS,
    RITUAL,
    PILGRIM,
    SCALES,
)

HELD = ("ornate-fan",)


def when(t, words):
    return next(at for at, line in enumerate(t.log) if words in line)


# --- the steps ------------------------------------------------------------------------------------


@rule("LCG-INIT-02")
def test_without_a_target_nothing_is_begun():
    t = table(north=side("doji-whisperer", hand=("kill",)), south=side(hand=HELD))
    assert not t.north.may_use("kill")
    assert t.north.fate == 5


@rule("LCG-INIT-03")
def test_the_cost_is_determined_with_what_modifies_it():
    south = side("doji-whisperer", hand=HELD)
    assert table(north=side("cheap-merchant", hand=("kill",), fate=3), south=south).north.may_use("kill")
    assert not table(north=side("cheap-merchant", hand=("kill",), fate=2), south=south).north.may_use("kill")
    assert not table(north=side(hand=("kill",), fate=3), south=south).north.may_use("kill")


@rule("LCG-INIT-01", "LCG-INIT-04", "LCG-INIT-05", "LCG-COST-02")
def test_it_is_announced_then_paid_at_once_then_targets_and_options_are_chosen():
    t = table(north=side("doji-whisperer", hand=("offering",)), south=side("brash-samurai", "yogo-outcast"))
    t.north.uses("offering", "doji-whisperer")
    assert t.zone("doji-whisperer") == "discard"  # paid, and only now a target is chosen
    assert t.north.honor == 9
    assert t.zone("offering") == "limbo"
    assert when(t, "Offering") < when(t, "Doji Whisperer")
    assert t.north.options == [t.north.ref("brash-samurai"), t.north.ref("yogo-outcast")]
    t.north.picks("brash-samurai")
    assert t.north.options == ["choice0", "choice1"]


@rule("LCG-INIT-09")
def test_what_is_paid_can_be_reacted_to_before_targets_are_chosen():
    t = table(
        north=side("doji-whisperer", hand=("offering",)), south=side("brash-samurai", "watch", "mourner")
    )
    t.north.uses("offering", "doji-whisperer")
    t.south.uses("watch")
    t.south.uses("mourner")
    assert t.south.fate == 7
    assert t.asked == "north"
    assert t.north.ref("brash-samurai") in t.north.options


@rule("LCG-INIT-07", "LCG-INIT-08", "LCG-EVNT-04")
def test_a_card_counts_as_played_only_after_it_has_resolved_and_lies_in_the_pile():
    t = table(north=side("critic", hand=("kill",)), south=side("brash-samurai"))
    t.north.uses("kill", "brash-samurai")
    assert t.zone("brash-samurai") == "discard"
    assert t.zone("kill") == "discard"
    assert t.north.may_use("critic")
    t.north.uses("critic")
    assert t.north.honor == 12


# --- costs ----------------------------------------------------------------------------------------


@rule("LCG-COST-01", "LCG-COST-07")
def test_a_cost_is_paid_with_ones_own_cards_or_not_at_all():
    t = table(north=side(hand=("offering",)), south=side("brash-samurai", hand=HELD))
    assert not t.north.may_use("offering")
    t = table(north=side("doji-whisperer", hand=("offering",)), south=side("brash-samurai", hand=HELD))
    t.north.uses("offering")
    assert t.north.options == [t.north.ref("doji-whisperer"), "back"]


@rule("LCG-COST-08", "LCG-PUT-07")
def test_cards_out_of_play_pay_only_from_ones_own_hand():
    t = table(north=side(hand=("ritual", "fine-katana")), south=side(hand=("ornate-fan",)))
    t.north.uses("ritual")
    assert t.north.options == [t.north.ref("fine-katana"), "back"]
    alone = table(north=side(hand=("ritual",)), south=side(hand=HELD))
    assert not alone.north.may_use("ritual")


@rule("LCG-COST-05", "LCG-COST-06")
def test_a_dash_as_a_cost_is_never_paid_and_counts_as_nothing():
    t = table(north=side("doji-whisperer", hand=("priceless",)), south=side(hand=HELD))
    assert not t.north.may_play("priceless")
    t = table(north=side(hand=("scales",)), south=side(who("doji-whisperer", "priceless"), hand=HELD))
    t.north.uses("scales", "priceless")
    let_be(t)
    assert t.zone("priceless") == "discard"


@rule("LCG-COST-01", "LCG-COST-02")
def test_an_additional_cost_of_playing_a_card_is_paid_or_it_is_not_played():
    t = table(north=side(hand=("pilgrim",)), south=side("brash-samurai", hand=HELD))
    assert not t.north.may_play("pilgrim")
    t = table(north=side("doji-whisperer", hand=("pilgrim",)), south=side("brash-samurai", hand=HELD))
    t.north.plays("pilgrim", "choice1")
    assert t.north.options == [t.north.ref("doji-whisperer"), "back"]
    t.north.picks("doji-whisperer")
    let_be(t)
    assert t.zone("pilgrim") == "play"
    assert t.zone("doji-whisperer") == "discard"
    assert t.north.fate == 3


@rule("LCG-COST-10")
def test_a_card_whose_cost_was_prevented_stays_in_hand():
    t = table(north=side(who("doji-whisperer", "reprieve"), hand=("pilgrim",)), south=side(hand=HELD))
    t.north.plays("pilgrim", "choice1", "doji-whisperer")
    t.north.uses("reprieve")
    let_be(t)
    assert t.zone("pilgrim") == "hand"
    assert t.zone("doji-whisperer") == "play"
    assert t.north.fate == 4  # what could be paid is paid; what would lie on the character is not


# --- cancels --------------------------------------------------------------------------------------


@rule("LCG-CANC-02", "LCG-CANC-03")
def test_cancels_come_first_and_end_it():
    t = table(north=side(hand=("kill",)), south=side("brash-samurai", "shield", "other-shield", "lament"))
    t.north.uses("kill", "brash-samurai")
    assert t.south.may_use("shield")
    assert t.south.may_use("other-shield")
    assert not t.south.may_use("lament")
    t.south.uses("shield")
    assert t.zone("brash-samurai") == "play"
    assert t.south.honor == 10
    assert t.game.decision.kind != "response"


@rule("LCG-CANC-03", "LCG-NEST-01")
def test_who_cancels_the_cancel_lets_the_first_event_through():
    """Hard case 29."""
    t = table(
        north=side(hand=("kill", "fence")),
        south=side("brash-samurai", hand=("fence", "fence")),
    )
    t.north.uses("kill", "brash-samurai")
    t.north.passes()
    t.south.uses("fence")
    t.north.uses("fence")
    while t.south.options and not t.south.may_use("fence"):
        t.south.passes()
    assert t.zone("brash-samurai") == "play"
    t.south.uses("fence")  # the first event is imminent again
    let_be(t)
    assert t.zone("brash-samurai") == "play"
