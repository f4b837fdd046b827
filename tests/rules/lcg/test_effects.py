"""Effects: at once, as much as possible; what lasts and what waits (LCG-EFF, LCG-LAST, LCG-DEL)."""

from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.language.abilities import action, reaction, would_interrupt
from gorin.games.lcg.language.choosing import select_one
from gorin.games.lcg.language.flow import later, then
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.decks import search_top
from gorin.games.lcg.language.verbs.in_play import (
    bow,
    discard,
    dishonor,
    honor,
    place_fate,
    ready_,
    return_to_hand,
)
from gorin.games.lcg.language.verbs.players import draw, gain_fate, gain_honor, lose_honor
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.language.when.events import BOWS, CONFLICT_WON, INITIATES, PHASE_ENDS
from gorin.games.lcg.language.when.roles import phase, that_targets
from gorin.games.lcg.language.which.card_filters import CARD, CHARACTER
from gorin.games.lcg.language.which.predicates import military_at_most, other, participating
from gorin.language.abilities import requires
from gorin.language.card_filters import any_, your
from gorin.language.conditions import is_
from gorin.language.event_kinds import after, when_would
from gorin.language.flow import may
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import event, made, person, published
from support.lcg_course import go_on, let_be, to_phase, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

FEAST = event("Feast", action(target(any_(CHARACTER)), draw(1), honor(TARGET), bow(TARGET)))
PLENTY = event("Plenty", action(draw(1)))
ORDERLY = event("Orderly", action(target(any_(CHARACTER)), bow(TARGET), then(gain_honor(1))))
BOTH = event("Both", action(target(any_(CHARACTER)), bow(TARGET), dishonor(TARGET)))
WITNESS = person("Witness", reaction(after(BOWS), gain_fate(1)))
CHOICE = event("Choice", action(target(any_(CHARACTER)), select_one(honor(TARGET), ready_(TARGET))))
OFFER = event("Offer", action(target(any_(CHARACTER)), bow(TARGET), may(lose_honor(1))))
SEARCH = event("Search", action(search_top(10, CARD, False)))
BOOST = event("Boost", action(gives(your(CHARACTER, participating), military=2)))
LONG = event("Long Boost", action(target(any_(CHARACTER)), gives(TARGET, military=2, until=PHASE_END)))
TRAINER = person(
    "Trainer", action(target(your(CHARACTER, other)), gives(TARGET, military=2, until=PHASE_END))
)
RECALL = event("Recall", action(target(any_(CHARACTER)), return_to_hand(TARGET)))
DISMISSAL = event("Dismissal", action(target(any_(CHARACTER)), discard(TARGET)))
JUDGE = person(
    "Judge",
    reaction(after(PHASE_ENDS, phase("conflict")), requires(is_(SELF, military_at_most(2))), gain_honor(5)),
)
PLEDGE = event(
    "Pledge",
    action(
        requires(DURING_CONFLICT), target(any_(CHARACTER)), later(after(CONFLICT_WON, YOU), dishonor(TARGET))
    ),
)
GUEST = made("Guest | Neutral conflict character | cost=1 1/1 glory=0 | Bushi")
KEEN = event("Keen", would_interrupt(when_would(INITIATES, that_targets(any_(CHARACTER))), cancel()))
TRADE = event("Trade", action(gain_fate(2), gain_honor(1)))
GUESTS_FATE = event("Gift of Fate", action(target(any_(CHARACTER)), place_fate(1, TARGET)))

cards = published(
    FEAST,
    PLENTY, ORDERLY, BOTH, WITNESS, CHOICE, OFFER, SEARCH, BOOST, LONG, TRAINER, RECALL, DISMISSAL, JUDGE,
    PLEDGE, GUEST, TRADE, GUESTS_FATE,
)  # fmt: skip

HELD = ("ornate-fan",)


# --- resolving ------------------------------------------------------------------------------------


@rule("LCG-EFF-02")
def test_as_much_as_possible_is_done():
    t = table(north=side(who("doji-whisperer", status="honored"), hand=("feast",)), south=side())
    t.north.uses("feast", "doji-whisperer")
    assert t.north.hand == ["fine-katana"]
    assert (t.status("doji-whisperer"), t.is_bowed("doji-whisperer")) == ("honored", True)


@rule("LCG-EFF-03")
def test_what_is_not_there_is_done_without():
    t = table(north=side(hand=("search",), conflict=("fine-katana",) * 3), south=side(hand=HELD))
    t.north.uses("search")
    let_be(t)
    assert len(t.north.options) == 4  # three cards, or none
    assert t.north.honor == 10


@rule("LCG-EFF-05")
def test_an_option_that_changes_something_must_be_picked():
    t = table(north=side("doji-whisperer", hand=("choice",)), south=side())
    t.north.uses("choice", "doji-whisperer")
    assert t.north.options == ["choice0"]


@rule("LCG-EFF-06")
def test_effects_of_one_ability_are_one_occurrence_and_then_separates():
    at_once = table(north=side("witness", hand=("both",)), south=side("brash-samurai"))
    at_once.north.uses("both", "brash-samurai")
    assert at_once.north.may_use("witness")
    assert at_once.status("brash-samurai") == "dishonored"
    later_on = table(north=side("witness", hand=("orderly",)), south=side("brash-samurai"))
    later_on.north.uses("orderly", "brash-samurai")
    assert later_on.north.may_use("witness")
    assert later_on.north.honor == 10
    later_on.north.uses("witness")
    assert later_on.north.honor == 11


@rule("LCG-EFF-07")
def test_whether_to_use_an_option_is_decided_before_anything_is_applied():
    t = table(north=side(hand=("offer",)), south=side("brash-samurai"))
    t.north.uses("offer", "brash-samurai")
    assert t.asked == "north"
    assert not t.is_bowed("brash-samurai")


# --- gains ----------------------------------------------------------------------------------------


@rule("LCG-GAIN-01", "LCG-FATE-02", "LCG-HON-02")
def test_what_is_gained_comes_from_nobody():
    t = table(north=side(hand=("trade",), fate=1), south=side(fate=1))
    t.north.uses("trade")
    assert (t.north.fate, t.north.honor) == (3, 11)
    assert (t.south.fate, t.south.honor) == (1, 10)
    assert sum(ring.fate for ring in t.s.rings) == 0


@rule("LCG-FATE-03")
def test_fate_placed_on_a_card_comes_from_nobody():
    t = table(north=side("doji-whisperer", hand=("gift-of-fate",), fate=1), south=side(fate=1))
    t.north.uses("gift-of-fate", "doji-whisperer")
    assert t.fate_on("doji-whisperer") == 1
    assert (t.north.fate, t.south.fate) == (1, 1)


@rule("LCG-FATE-04", "LCG-HON-02")
def test_what_is_spent_or_lost_goes_to_nobody():
    t = conflict(attacker=side("doji-challenger", hand=("assassination",)), defender=side("doji-whisperer"))
    t.defender.passes()
    t.attacker.uses("assassination", "doji-whisperer")
    assert (t.attacker.honor, t.defender.honor) == (7, 10)
    t = conflict(attacker=side(who("doji-challenger", fate=1)), defender=side(hand=("political-rival",)))
    t.defender.plays("political-rival", "choice0")
    assert (t.attacker.fate, t.defender.fate) == (5, 2)
    assert sum(ring.fate for ring in t.s.rings) == 0


# --- lasting --------------------------------------------------------------------------------------


@rule("LCG-LAST-01")
def test_a_lasting_effect_outlives_its_source():
    t = table(north=side("trainer", "brash-samurai", hand=("dismissal",)), south=side(hand=HELD))
    t.north.uses("trainer", "brash-samurai")
    t.south.passes()
    t.north.uses("dismissal", "trainer")
    let_be(t)
    assert t.zone("trainer") == "discard"
    assert t.skills("brash-samurai") == (4, 1)


@rule("LCG-LAST-02", "LCG-EVNT-05")
def test_who_comes_later_is_not_covered():
    t = conflict(attacker=side("doji-challenger"), defender=side("brash-samurai", hand=("boost", "guest")))
    t.defender.uses("boost")
    turn_of(t, "defender")
    assert t.skills("brash-samurai") == (4, 1)
    t.defender.plays("guest", "choice0", "choice0")
    assert t.participates("guest")
    assert t.skills("guest") == (1, 1)


@rule("LCG-LAST-03")
def test_it_is_over_before_what_happens_at_the_end():
    t = table(north=side(who("judge", fate=1), hand=("long-boost",)), south=side())
    t.north.uses("long-boost", "judge")
    assert t.skills("judge")[0] == 4
    while not t.north.may_use("judge") and t.s.phase == "conflict":
        go_on(t)
    assert t.north.may_use("judge")
    assert t.skills("judge")[0] == 2


@rule("LCG-LAST-04")
def test_what_lasts_until_the_end_of_the_conflict_needs_a_conflict():
    t = table(north=side("doji-whisperer", hand=("boost",)), south=side(hand=HELD))
    assert not t.north.may_use("boost")


@rule("LCG-PLAY-05")
def test_who_leaves_play_and_comes_back_is_somebody_else():
    t = table(north=side(hand=("guest", "long-boost", "recall")), south=side(hand=HELD))
    t.north.plays("guest", "choice0")
    t.south.passes()
    t.north.uses("long-boost", "guest")
    let_be(t)
    assert t.skills("guest") == (3, 1)
    t.south.passes()
    t.north.uses("recall", "guest")
    let_be(t)
    t.south.passes()
    t.north.plays("guest", "choice0")
    assert t.skills("guest") == (1, 1)


@rule("LCG-LEAV-01")
def test_who_leaves_play_leaves_all_tokens_behind():
    guest = who("guest", fate=2, status="honored", tainted=True, bowed=True)
    t = table(north=side(guest, hand=("recall", "feast")), south=side(hand=HELD))
    t.north.uses("recall", "guest")
    let_be(t)
    assert t.zone("guest") == "hand"
    assert (t.fate_on("guest"), t.north.fate) == (0, 5)  # to the general pool
    turn_of(t, "north")
    t.north.plays("guest", "choice0")
    assert (t.fate_on("guest"), t.status("guest"), t.is_bowed("guest")) == (0, "ordinary", False)
    assert not t.s.tainted[t.card("guest")]


# --- delayed --------------------------------------------------------------------------------------


@rule("LCG-DEL-02")
def test_a_delayed_effect_is_no_ability_that_could_be_canceled():
    t = conflict(
        attacker=side("doji-challenger", hand=("pledge",)),
        defender=side("yogo-outcast", hand=("voice-of-honor",)),
    )
    t.game.state.status[t.card("yogo-outcast")] = 0
    t.defender.passes()
    t.attacker.uses("pledge", "yogo-outcast")
    let_be(t)
    asked = []
    while t.status("yogo-outcast") == "ordinary" and t.s.conflict is not None:
        asked.append(t.prompt)
        go_on(t)
    assert t.status("yogo-outcast") == "dishonored"
    assert not any("Pledge" in prompt for prompt in asked)


@rule("LCG-PLAY-05")
def test_a_delayed_effect_forgets_who_has_left_play():
    """Hard case 10."""
    t = conflict(attacker=side("doji-challenger", hand=("pledge",)), defender=side("guest", hand=("recall",)))
    t.defender.passes()
    t.attacker.uses("pledge", "guest")
    let_be(t)
    t.defender.uses("recall", "guest")
    let_be(t)
    turn_of(t, "defender")
    t.defender.plays("guest", "choice0", "choice0")
    t.fight()
    assert t.s.conflict.winner == 0
    assert t.status("guest") == "ordinary"


# --- drawing --------------------------------------------------------------------------------------


@rule("LCG-DRAW-03", "LCG-DRAW-04")
def test_neither_draws_nor_hands_are_limited():
    hand = ("plenty",) * 20
    deck = ("fine-katana",) * 30
    t = table(north=side("doji-whisperer", hand=hand, conflict=deck), south=side())
    for _ in range(10):
        t.north.uses("plenty")
        turn_of(t, "north")
    assert t.north.hand.count("fine-katana") == 10
    to_phase(t, "dynasty")
    assert len(t.north.hand) >= 20
