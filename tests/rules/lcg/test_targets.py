"""Targets, options, and how parts of an effect depend on each other (LCG-TARG, LCG-SEL, LCG-TO, LCG-MAY)."""

from gorin.games.lcg import kinds
from gorin.games.lcg.language.abilities import action, reaction, would_interrupt
from gorin.games.lcg.language.choosing import chooses, select_one
from gorin.games.lcg.language.flow import in_order_to, then
from gorin.games.lcg.language.verbs.answers import instead
from gorin.games.lcg.language.verbs.in_play import bow, discard, honor, ready_, remove_fate
from gorin.games.lcg.language.verbs.players import (
    draw,
    gain_fate,
    gain_honor,
    lose_fate,
    take_fate,
    take_honor,
)
from gorin.games.lcg.language.when.events import (
    FATE_GAINED,
    FATE_LOST,
    FATE_REMOVED,
    HONOR_GAINED,
    HONOR_LOST,
)
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.language.which.predicates import bowed, dishonored, unique
from gorin.games.lcg.language.which.selectors import attachments_on
from gorin.language.abilities import cost
from gorin.language.card_filters import any_, noun_for, your
from gorin.language.event_kinds import after, when_would
from gorin.language.flow import may
from gorin.language.picks import paying, target, targets
from gorin.language.players import YOU
from gorin.language.selectors import CHOSEN, PAID, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import attack, unanswered
from support.lcg_table import side, table, who
from support.rule import rule

UNIQUES = noun_for("character or attachment", kinds.CHARACTER, kinds.ATTACHMENT).with_(unique)


EVENTS = [
    event("Test Pair", action(targets(CHARACTER, 2, 2), honor(TARGET))),
    event(
        "Test Rousing",
        action(cost(bow(PAID)), paying(your(CHARACTER)), target(any_(CHARACTER, bowed)), ready_(TARGET)),
    ),
    event("Test Muster", action(targets(CHARACTER, 0, 2), honor(TARGET), gain_honor(1))),
    event("Test Accolade", action(targets(CHARACTER, 0, 2), honor(TARGET))),
    event(
        "Test Costly Accolade",
        action(cost(bow(PAID)), paying(your(CHARACTER)), targets(CHARACTER, 0, 2), honor(TARGET)),
    ),
    event("Test Disarming", action(target(CHARACTER), discard(attachments_on(TARGET)))),
    event("Test Sequel", action(gain_honor(1), then(chooses(YOU, any_(CHARACTER, dishonored), bow(CHOSEN))))),
    event("Test Toll", action(target(CHARACTER), in_order_to(remove_fate(2, TARGET), draw(1)))),
    event("Test Verdict", action(target(CHARACTER), select_one(honor(TARGET), bow(TARGET)))),
    event("Test Purge", action(discard(UNIQUES))),
    event("Test Offer", action(may(gain_fate(1)))),
    event("Test Gift", action(may(gain_fate(1, OPPONENT), who=OPPONENT))),
    event("Test Waste", action(lose_fate(2))),
    event("Test Drain", action(target(CHARACTER), remove_fate(1, TARGET))),
    event("Test Theft", action(take_honor(1))),
    event("Test Robbery", action(take_fate(2))),
]
STEADY = person("Test Steady One", would_interrupt(when_would(FATE_REMOVED), instead(gain_honor(1))))
LOSER = person(
    "Test Unlucky One",
    reaction(after(HONOR_LOST, YOU), gain_fate(1)),
    reaction(after(FATE_LOST, YOU), gain_honor(1)),
)
GAINER = person(
    "Test Lucky One",
    reaction(after(HONOR_GAINED, YOU), gain_fate(1)),
    reaction(after(FATE_GAINED, YOU), draw(1)),
)
ROBBED = person("Test Robbed One", reaction(after(FATE_REMOVED), gain_honor(1)))
HEIRLOOM = attachment("Test Heirloom", facts="cost=0 unique")
TRINKET = attachment("Test Trinket")

cards = published(*EVENTS, STEADY, LOSER, GAINER, ROBBED, HEIRLOOM, TRINKET)


def north(*people, event, **facts):
    return side(*people, hand=(event, "fine-katana"), **facts)


# --- targets --------------------------------------------------------------------------------------


@rule("LCG-TARG-01", "LCG-TARG-02")
def test_the_controller_chooses_among_all_that_fit_and_there_must_be_enough():
    one = table(north=north("doji-whisperer", event="test-pair"), south=side())
    assert not one.north.may_use("test-pair")
    two = table(north=north("doji-whisperer", event="test-pair"), south=side("yogo-outcast"))
    two.north.uses("test-pair")
    assert two.asked == "north"
    assert two.north.options == [f"c{two.card('doji-whisperer')}", f"c{two.card('yogo-outcast')}", "back"]


@rule("LCG-TARG-04")
def test_several_targets_are_chosen_before_anything_happens():
    t = table(north=north("doji-whisperer", "brash-samurai", event="test-pair"), south=side("yogo-outcast"))
    t.north.uses("test-pair", "doji-whisperer")
    assert t.status("doji-whisperer") == "ordinary"
    assert "back" in t.north.options
    t.north.chooses("back")
    t.north.picks("brash-samurai", "yogo-outcast")
    unanswered(t)
    assert [t.status(each) for each in ("doji-whisperer", "brash-samurai", "yogo-outcast")] == [
        "ordinary",
        "honored",
        "honored",
    ]


@rule("LCG-TARG-02", "LCG-TARG-03")
def test_a_target_that_the_cost_has_made_may_be_chosen_if_there_was_one_before():
    none = table(north=north("doji-whisperer", event="test-rousing"), south=side("yogo-outcast"))
    assert not none.north.may_use("test-rousing")
    t = table(
        north=north("doji-whisperer", event="test-rousing"), south=side(who("yogo-outcast", bowed=True))
    )
    t.north.uses("test-rousing", "doji-whisperer")
    assert t.north.options == [f"c{t.card('doji-whisperer')}", f"c{t.card('yogo-outcast')}"]


@rule("LCG-TARG-05")
def test_up_to_so_many_may_be_none_unless_nothing_would_happen():
    muster = table(north=north("doji-whisperer", event="test-muster"), south=side())
    muster.north.uses("test-muster")
    assert "done" in muster.north.options
    muster.north.chooses("done")
    unanswered(muster)
    assert muster.north.honor == 11
    assert muster.status("doji-whisperer") == "ordinary"
    accolade = table(north=north("doji-whisperer", event="test-accolade"), south=side())
    accolade.north.uses("test-accolade")
    assert "done" not in accolade.north.options
    nobody = table(north=north(event="test-accolade"), south=side())
    assert not nobody.north.may_use("test-accolade")


@rule("LCG-TARG-05")
def test_what_was_paid_for_is_not_spent_on_nobody():
    t = table(north=north("doji-whisperer", "yogo-outcast", event="test-costly-accolade"), south=side())
    t.north.uses("test-costly-accolade", "yogo-outcast")
    assert t.north.options == [f"c{t.card('doji-whisperer')}", f"c{t.card('yogo-outcast')}"]
    t.north.picks("doji-whisperer")
    assert t.north.options == [f"c{t.card('yogo-outcast')}", "done"]


@rule("LCG-TARG-02", "LCG-TARG-07")
def test_each_of_several_targets_must_be_able_to_undergo_it():
    t = table(north=north("doji-whisperer", "yogo-outcast", event="test-pair"), south=side())
    assert t.north.may_use("test-pair")
    t = table(
        north=north("doji-whisperer", who("yogo-outcast", status="honored"), event="test-pair"), south=side()
    )
    assert not t.north.may_use("test-pair")
    honored = who("yogo-outcast", status="honored")
    t = table(north=north("doji-whisperer", honored, "matsu-berserker", event="test-pair"), south=side())
    t.north.uses("test-pair", "doji-whisperer")
    assert t.north.options == [f"c{t.card('matsu-berserker')}", "back"]


@rule("LCG-TARG-06", "LCG-TARG-08")
def test_who_is_only_referred_to_is_chosen_if_that_changes_something():
    t = table(
        north=north("doji-whisperer", event="test-disarming"), south=side(who("yogo-outcast", "fine-katana"))
    )
    t.north.uses("test-disarming")
    assert t.north.options == [f"c{t.card('yogo-outcast')}", "back"]
    t.north.picks("yogo-outcast")
    unanswered(t)
    assert t.zone("fine-katana", 0) in ("hand", "discard")
    assert t.skills("yogo-outcast") == (2, 2)
    assert t.zone("yogo-outcast") == "play"


@rule("LCG-TARG-09", "LCG-TARG-10")
def test_a_target_after_then_is_not_needed_to_start_and_that_part_fails_without():
    t = table(north=north("doji-whisperer", event="test-sequel"), south=side("yogo-outcast"))
    t.north.uses("test-sequel")
    unanswered(t)
    assert t.north.honor == 11
    assert not t.is_bowed("yogo-outcast")
    some = table(
        north=north("doji-whisperer", event="test-sequel"),
        south=side(who("yogo-outcast", status="dishonored")),
    )
    some.north.uses("test-sequel")
    unanswered(some)
    some.north.picks("yogo-outcast")
    assert some.is_bowed("yogo-outcast")


# --- parts of an effect ---------------------------------------------------------------------------


@rule("LCG-TO-01", "LCG-TO-02")
def test_what_comes_after_to_needs_all_that_comes_before():
    enough = table(north=north(who("doji-whisperer", fate=3), event="test-toll"), south=side())
    enough.north.uses("test-toll", "doji-whisperer")
    unanswered(enough)
    assert enough.fate_on("doji-whisperer") == 1
    assert len(enough.north.hand) == 2
    little = table(north=north(who("doji-whisperer", fate=1), event="test-toll"), south=side())
    little.north.uses("test-toll", "doji-whisperer")
    unanswered(little)
    assert little.fate_on("doji-whisperer") == 0
    assert little.north.hand == ["fine-katana"]


@rule("LCG-TO-01")
def test_what_was_replaced_was_not_done():
    t = table(north=north(who("doji-whisperer", fate=3), event="test-toll"), south=side("test-steady-one"))
    t.north.uses("test-toll", "doji-whisperer")
    while not t.south.may_use("test-steady-one"):
        t.mirror.choose("pass", t.game.decision.seat)
    t.south.uses("test-steady-one")
    assert t.fate_on("doji-whisperer") == 3
    assert t.north.hand == ["fine-katana"]
    assert t.south.honor == 11


@rule("LCG-SEL-01", "LCG-SEL-02")
def test_an_option_is_selected_while_the_effect_resolves_and_must_change_something():
    t = table(
        north=north("doji-whisperer", event="test-verdict"),
        south=side(
            who("yogo-outcast", bowed=True, status="honored"), "eager-scout", hand=("voice-of-honor",)
        ),
    )
    t.north.uses("test-verdict")
    assert f"c{t.card('yogo-outcast')}" not in t.north.options  # honored and bowed already
    t.north.picks("doji-whisperer")
    assert t.prompt.endswith("Interrupt?")
    unanswered(t)
    assert t.north.options == ["choice0", "choice1"]
    ready = table(
        north=north("doji-whisperer", event="test-verdict"), south=side(who("yogo-outcast", status="honored"))
    )
    ready.north.uses("test-verdict", "yogo-outcast")
    unanswered(ready)
    assert ready.north.options == ["choice1"]


@rule("LCG-MAY-01")
def test_who_may_is_who_is_named_and_otherwise_who_controls_the_card():
    own = table(north=north("doji-whisperer", event="test-offer"), south=side())
    own.north.uses("test-offer")
    unanswered(own)
    assert own.asked == "north"
    own.north.passes()
    assert own.north.fate == 5
    named = table(north=north("doji-whisperer", event="test-gift"), south=side())
    named.north.uses("test-gift")
    unanswered(named)
    assert named.asked == "south"
    named.south.chooses("choice0")
    assert named.south.fate == 6


@rule("LCG-SELF-01")
def test_this_character_is_only_that_copy():

    t = attack(attacker=side("brash-samurai", home=["brash-samurai"], hand=("fine-katana",)), defender=side())
    t.attacker.uses("brash-samurai")
    assert [t.status("brash-samurai", nth) for nth in (0, 1)] == ["honored", "ordinary"]


@rule("LCG-QUAL-01")
def test_a_qualifier_before_a_list_is_said_of_each_kind():
    t = table(
        north=north(who("doji-whisperer", "test-trinket"), event="test-purge"),
        south=side(who("yogo-outcast", "test-heirloom"), "mirumoto-raitsugu"),
    )
    t.north.uses("test-purge")
    unanswered(t)
    assert [t.zone(each) for each in ("test-heirloom", "mirumoto-raitsugu")] == ["discard", "discard"]
    assert [t.zone(each) for each in ("test-trinket", "doji-whisperer")] == ["play", "play"]


# --- losing and taking ----------------------------------------------------------------------------


@rule("LCG-LOSE-01")
def test_what_is_lost_goes_to_nobody():
    t = table(north=north("doji-whisperer", event="test-waste"), south=side())
    t.north.uses("test-waste")
    unanswered(t)
    assert (t.north.fate, t.south.fate) == (3, 5)
    assert [ring.fate for ring in t.s.rings] == [0, 0, 0, 0, 0]


@rule("LCG-LOSE-02")
def test_a_card_loses_the_tokens_that_are_removed():
    t = table(north=north("test-robbed-one", event="test-drain"), south=side(who("yogo-outcast", fate=2)))
    t.north.uses("test-drain", "yogo-outcast")
    unanswered(t)
    assert t.north.may_use("test-robbed-one")
    assert t.fate_on("yogo-outcast") == 1
    assert (t.north.fate, t.south.fate) == (5, 5)


@rule("LCG-TAKE-01")
def test_who_takes_gains_and_the_other_loses():
    for theft, pools in (("test-theft", ("honor", 11, 9)), ("test-robbery", ("fate", 7, 3))):
        t = table(north=north("test-lucky-one", event=theft), south=side("test-unlucky-one"))
        t.north.uses(theft)
        unanswered(t)
        what, more, less = pools
        assert (getattr(t.north, what), getattr(t.south, what)) == (more, less)
        assert t.north.may_use("test-lucky-one")
        t.north.passes()
        assert t.south.may_use("test-unlucky-one")
