"""Interrupts and reactions, their order and nesting (LCG-REAC, LCG-TRIG, LCG-NEST, LCG-WOULD)."""

from gorin.games.lcg.kinds import ROUND_END
from gorin.games.lcg.language.abilities import (
    action,
    by_anybody,
    forced_interrupt,
    forced_reaction,
    interrupt,
    limit,
    reaction,
    would_interrupt,
)
from gorin.games.lcg.language.choosing import chooses, each_chooses
from gorin.games.lcg.language.flow import later
from gorin.games.lcg.language.traits import blanks, has_military
from gorin.games.lcg.language.verbs.answers import cancel, instead
from gorin.games.lcg.language.verbs.in_play import bow, discard, honor, ready_
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor
from gorin.games.lcg.language.when.events import CARD_PLAYED, INITIATES, IS_HONORED, LEAVES_PLAY, PHASE_BEGINS
from gorin.games.lcg.language.when.roles import phase
from gorin.games.lcg.language.which.card_filters import CHARACTER, EVENT, theirs
from gorin.games.lcg.language.which.players import EACH_PLAYER
from gorin.games.lcg.language.which.predicates import other
from gorin.language.abilities import cost
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after, when, when_would
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import CHOSEN, SELF, TARGET
from support.lcg_cards import event, person, published, with_cards
from support.lcg_course import unanswered
from support.lcg_table import side, table, who
from support.rule import rule

BEING_HONORED = when(IS_HONORED)
LEAVING = when(LEAVES_PLAY)

PRAISE = event("Test Praise", action(target(CHARACTER), honor(TARGET)))
BANISH = event("Test Banishment", action(target(CHARACTER), discard(TARGET)))
CULL = event("Test Cull", action(each_chooses(EACH_PLAYER, CHARACTER, discard(CHOSEN))))
SHOUT = event("Test Shout", action(chooses(YOU, CHARACTER, honor(CHOSEN))))
PROMISE = event(
    "Test Promise", action(later(after(PHASE_BEGINS, phase("fate")), gain_honor(1), until=ROUND_END))
)
WITNESS = person("Test Witness", reaction(after(IS_HONORED, CHARACTER), gain_fate(1), limit(3)))
GUEST = person("Test Guest", reaction(after(IS_HONORED, CHARACTER), gain_fate(1)))
CHORUS = person("Test Chorus", by_anybody(reaction(after(IS_HONORED, CHARACTER), gain_fate(1), limit(3))))
HOST = person("Test Host", reaction(after(IS_HONORED, SELF), target(CHARACTER), honor(TARGET)))
HEIR = person("Test Heir", reaction(after(IS_HONORED, SELF), target(CHARACTER), honor(TARGET)))
FORCED = person("Test Zealot", forced_reaction(after(IS_HONORED, CHARACTER), gain_fate(1)))
CRITIC = person("Test Critic", forced_reaction(after(IS_HONORED, CHARACTER), target(CHARACTER), bow(TARGET)))
EAGER = person("Test Eager One", forced_interrupt(BEING_HONORED, gain_fate(1)))
HASTY = person("Test Hasty One", interrupt(BEING_HONORED, gain_fate(1)))
SLY = person("Test Sly One", would_interrupt(when_would(IS_HONORED, CHARACTER), gain_fate(1)))
THIEF = person(
    "Test Thief",
    would_interrupt(when_would(IS_HONORED, any_(CHARACTER, other)), instead(honor(SELF))),
)
MOURNER = person("Test Mourner", interrupt(LEAVING, gain_honor(1)))
SLEEPER = person("Test Sleeper", action(cost(bow(SELF)), ready_(SELF)))
HELPER = person("Test Helper", action(cost(bow(SELF)), gain_honor(1)))
CENSOR = person("Test Censor", blanks(theirs(CHARACTER)), has_military(your(CHARACTER), 1))
DRUMMER = person("Test Drummer", has_military(your(CHARACTER, other), 1))
APPLAUSE = event("Test Applause", reaction(after(IS_HONORED, CHARACTER), gain_fate(1)))
APPLAUSE.printed.pack = "test-far-away"
PILGRIM = person("Test Pilgrim")
PILGRIM.printed.pack = "test-far-away"

cards = published(
    PRAISE, BANISH, CULL, SHOUT, PROMISE, WITNESS, GUEST, CHORUS, HOST, HEIR, FORCED, CRITIC, EAGER, HASTY,
    SLY, THIEF, MOURNER, SLEEPER, HELPER, CENSOR, DRUMMER, APPLAUSE, PILGRIM,
)  # fmt: skip


def praised(*north, south=(), whom="yogo-outcast", **facts):
    """The first player has played praise."""
    t = table(north=side(*north, hand=("test-praise",)), south=side(*south), **facts)
    t.north.uses("test-praise", whom)
    return t


# --- reactions ------------------------------------------------------------------------------------


@rule("LCG-REAC-01", "LCG-REAC-02", "LCG-TRIG-06")
def test_a_reaction_comes_after_its_condition_and_at_no_other_time():
    t = table(north=side("test-witness", "yogo-outcast", hand=("test-praise",)), south=side())
    assert not t.north.may_use("test-witness")
    t.north.uses("test-praise", "yogo-outcast")
    assert t.status("yogo-outcast") == "honored"
    assert t.north.may_use("test-witness")
    t.north.passes()
    assert not t.north.may_use("test-witness")


@rule("LCG-REAC-03", "LCG-REAC-04", "LCG-REAC-05")
def test_reactions_alternate_from_the_first_player_and_who_passed_may_still_react():
    t = praised("test-witness", "yogo-outcast", south=("test-guest",))
    assert t.asked == "north"
    t.north.passes()
    t.south.uses("test-guest")
    assert t.asked == "north"
    t.north.uses("test-witness")
    assert t.north.fate == 6
    assert not t.prompt.endswith("React?")  # all have used what they have
    closed = praised("test-witness", "yogo-outcast", south=("test-guest",))
    closed.north.passes()
    closed.south.passes()
    assert not closed.north.may_use("test-witness")
    assert not closed.south.may_use("test-guest")


@rule("LCG-REAC-06", "LCG-REAC-07")
def test_a_reaction_is_used_once_a_round_or_as_its_limit_says_once_for_each_occurrence():
    hand = ("test-praise", "test-praise", "test-praise")
    t = table(
        north=side("test-witness", "test-guest", "yogo-outcast", "eager-scout", "doji-whisperer", hand=hand),
        south=side(),
    )
    t.north.uses("test-praise", "yogo-outcast")
    unanswered(t)
    t.north.uses("test-witness")
    assert not t.north.may_use("test-witness")  # once for this occurrence
    t.north.uses("test-guest")
    assert t.north.fate == 7
    t.north.uses("test-praise", "eager-scout")
    unanswered(t)
    assert t.north.may_use("test-witness")
    assert not t.north.may_use("test-guest")  # once a round
    t.north.uses("test-witness")


@rule("LCG-REAC-06")
def test_a_forced_reaction_too_comes_once_a_round():
    t = table(
        north=side("test-zealot", "yogo-outcast", "eager-scout", hand=("test-praise", "test-praise")),
        south=side(),
    )
    t.north.uses("test-praise", "yogo-outcast")
    assert t.north.fate == 6
    t.north.uses("test-praise", "eager-scout")
    unanswered(t)
    assert t.north.fate == 6


@rule("LCG-REAC-08")
def test_what_every_player_may_use_each_uses_on_the_same_occurrence():
    t = praised("test-chorus", "yogo-outcast")
    t.north.uses("test-chorus")
    assert t.asked == "south"
    t.south.uses("test-chorus")
    assert (t.north.fate, t.south.fate) == (6, 6)
    assert not t.north.may_use("test-chorus")


# --- optional and forced --------------------------------------------------------------------------


@rule("LCG-TRIG-01", "LCG-TRIG-11")
def test_forced_reactions_come_by_themselves_before_others_are_offered():
    t = praised("test-zealot", "test-witness", "yogo-outcast")
    assert t.north.fate == 6
    assert t.north.may_use("test-witness")
    t.north.passes()
    assert t.north.fate == 6


@rule("LCG-TRIG-02")
def test_who_controls_a_forced_ability_chooses_its_targets():
    t = praised("yogo-outcast", south=("test-critic",))
    assert t.asked == "south"
    t.south.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")


@rule("LCG-PRIO-02", "LCG-TRIG-11")
def test_the_first_player_orders_forced_abilities_whoever_controls_them():
    t = praised("yogo-outcast", south=("test-critic", "test-zealot"))
    assert t.asked == "north"
    assert len(t.north.options) == 2
    t.north.uses("test-zealot")
    assert t.south.fate == 6
    assert t.asked == "south"  # the critic's target


@rule("LCG-PRIO-02")
def test_the_first_player_orders_delayed_effects():
    idle = {"military": 0, "political": 0}
    t = table(
        north=side("doji-whisperer", hand=("test-promise",), **idle),
        south=side(hand=("test-promise",), **idle),
    )
    t.north.uses("test-promise")
    unanswered(t)
    t.south.uses("test-promise")
    for _ in range(20):
        if "Which first?" in t.prompt:
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    assert (t.asked, t.s.phase) == ("north", "fate")
    assert len(t.north.options) == 2


@rule("LCG-TRIG-10", "LCG-WOULD-01", "LCG-TRIG-06")
def test_would_interrupts_then_forced_ones_then_the_others_then_it_happens():
    t = praised("test-sly-one", "test-eager-one", "test-hasty-one", "yogo-outcast")
    assert t.north.may_use("test-sly-one")
    assert not t.north.may_use("test-hasty-one")
    assert t.north.fate == 5
    t.north.passes()
    assert t.north.fate == 6  # the forced one
    assert t.north.may_use("test-hasty-one")
    assert t.status("yogo-outcast") == "ordinary"
    t.north.passes()
    assert t.status("yogo-outcast") == "honored"


@rule("LCG-TRIG-10")
def test_the_first_player_orders_forced_interrupts():
    t = praised("yogo-outcast", south=("test-eager-one", "test-eager-one"))
    assert t.asked == "north"
    assert "Which first?" in t.prompt
    assert t.status("yogo-outcast") == "ordinary"


# --- would, and what is replaced ------------------------------------------------------------------


@rule("LCG-WOULD-01", "LCG-WOULD-02")
def test_what_was_changed_cannot_be_interrupted_as_it_was():
    facts = {
        "north": side("test-mourner", hand=("test-banishment", "fine-katana")),
        "south": side(who("yogo-outcast", "reprieve")),
    }
    saved = table(**facts)
    saved.north.uses("test-banishment", "yogo-outcast")
    unanswered_by_north(saved)
    assert saved.south.may_use("reprieve")
    saved.south.uses("reprieve")
    assert not saved.north.may_use("test-mourner") or "Reprieve" in saved.prompt
    lost = table(**facts)
    lost.north.uses("test-banishment", "yogo-outcast")
    unanswered_by_north(lost)
    lost.south.passes()
    assert lost.north.may_use("test-mourner")
    assert "Yogo Outcast would leave play" in lost.prompt


def unanswered_by_north(t):
    while t.asked == "north" and t.prompt.endswith("Interrupt?"):
        t.north.passes()


@rule("LCG-REPL-02")
def test_what_comes_instead_happens_after_all_interrupts():
    t = praised("test-thief", "test-hasty-one", "yogo-outcast")
    t.north.uses("test-thief")
    assert t.north.may_use("test-hasty-one")
    assert t.status("test-thief") == "ordinary"
    t.north.uses("test-hasty-one")
    assert t.status("test-thief") == "honored"
    assert t.status("yogo-outcast") == "ordinary"


@rule("LCG-REPL-03")
def test_of_two_replacements_the_later_one_counts():
    t = praised("test-thief", "yogo-outcast", south=("test-thief",))
    t.north.uses("test-thief")
    t.south.uses("test-thief")
    assert t.status("test-thief", 0) == "ordinary"
    assert t.status("test-thief", 1) == "honored"
    assert t.status("yogo-outcast") == "ordinary"


@rule("LCG-REPL-04")
def test_a_replacement_that_would_change_nothing_cannot_be_started():
    t = praised(who("test-thief", status="honored"), "yogo-outcast")
    unanswered(t)
    assert t.status("yogo-outcast") == "honored"
    assert "Test Thief" not in " ".join(t.log)


# --- nesting --------------------------------------------------------------------------------------


@rule("LCG-NEST-01", "LCG-NEST-02")
def test_what_an_answer_causes_is_finished_before_the_window_goes_on():
    t = praised("test-host", "test-heir", "yogo-outcast", south=("test-witness",), whom="test-host")
    t.north.uses("test-host", "test-heir")
    t.north.uses("test-heir", "yogo-outcast")
    prompts = []
    while t.asked == "south" and t.prompt.endswith("React?"):
        prompts.append(t.prompt.split(" was")[0])
        t.south.passes()
    assert prompts == ["Yogo Outcast", "Test Heir", "Test Host"]


# --- what an ability needs ------------------------------------------------------------------------


@rule("LCG-TRIG-03")
def test_what_is_chosen_after_the_dash_is_chosen_while_the_effect_resolves():
    t = table(
        north=side("yogo-outcast", hand=("test-shout",)),
        south=side(who("doji-whisperer", status="honored"), "eager-scout", hand=("voice-of-honor",)),
    )
    t.north.uses("test-shout")
    assert t.asked == "south"  # it can be canceled before anybody was chosen
    t.south.passes()
    assert "honor which character?" in t.prompt
    t.north.picks("yogo-outcast")
    assert t.status("yogo-outcast") == "honored"


@rule("LCG-TRIG-04")
def test_an_ability_without_a_dash_has_nothing_to_pay_or_pick():
    t = praised("test-witness", "yogo-outcast")
    t.north.uses("test-witness")
    assert t.north.fate == 6
    assert not t.is_bowed("test-witness")


@rule("LCG-TRIG-05")
def test_an_effect_must_be_able_to_change_something_without_its_cost():
    t = table(north=side("test-sleeper", "test-helper", hand=("fine-katana",)), south=side())
    assert not t.north.may_use("test-sleeper")  # it is ready: only the cost would bow it
    assert t.north.may_use("test-helper")


# --- at the same time -----------------------------------------------------------------------------


@rule("LCG-PRIO-01")
def test_each_chooses_the_first_player_first_and_then_it_happens_at_once():
    people = ("yogo-outcast", "eager-scout")
    t = table(
        north=side("doji-whisperer", "brash-samurai", hand=("test-cull",)),
        south=side(*people),
        first_player=1,
        to_act=0,
    )
    t.north.uses("test-cull")
    assert t.asked == "south"
    t.south.picks("yogo-outcast")
    assert t.zone("yogo-outcast") == "play"  # nothing has happened yet
    t.north.picks("doji-whisperer")
    assert t.zone("yogo-outcast") == "discard"
    assert t.zone("doji-whisperer") == "discard"


@rule("LCG-PRIO-03")
def test_constant_abilities_that_fit_together_all_hold():
    t = table(north=side("test-drummer", "test-drummer", "brash-samurai"), south=side("yogo-outcast"))
    assert t.skills("brash-samurai")[0] == 4
    assert t.skills("test-drummer")[0] == 3


@rule("LCG-PRIO-04")
def test_where_two_blank_each_other_the_first_players_comes_first():
    for first in (0, 1):
        t = table(
            north=side("test-censor", hand=("fine-katana",)), south=side("test-censor"), first_player=first
        )
        skills = [t.skills("test-censor", nth)[0] for nth in (0, 1)]
        assert skills == ([3, 2] if first == 0 else [2, 3])


# --- who is asked ---------------------------------------------------------------------------------


def is_asked_about_praise(*deck):
    """Is the second player asked to react, who holds nothing that could?"""
    t = table(
        north=side("yogo-outcast", hand=("test-praise",)),
        south=side(hand=("test-cull",), dynasty=deck),
    )
    t.north.uses("test-praise", "yogo-outcast")
    return t.asked == "south" and t.prompt.endswith("React?")


def test_who_holds_cards_is_asked_what_cards_of_the_packs_at_the_table_could_answer():
    assert not is_asked_about_praise()
    assert not is_asked_about_praise("yogo-outcast")
    assert is_asked_about_praise("test-pilgrim")  # the same pack has something that would react


@rule("LCG-CANC-05", "LCG-INIT-08", "LCG-EVNT-04")
def test_an_event_that_was_canceled_was_played_nevertheless():
    listener = person("Test Listener", reaction(after(CARD_PLAYED, YOU), gain_fate(1)))
    veto = event("Test Veto", would_interrupt(when_would(INITIATES, EVENT), cancel()))
    with with_cards(listener, veto):
        t = table(
            north=side("test-listener", "yogo-outcast", hand=("test-praise",)),
            south=side(hand=("test-veto",)),
        )
        t.north.uses("test-praise", "yogo-outcast")
        while not t.south.may_use("test-veto"):
            t.mirror.choose("pass", t.game.decision.seat)
        t.south.uses("test-veto")
        while not t.north.may_use("test-listener"):
            assert t.game.decision.kind == "response"
            t.mirror.choose("pass", t.game.decision.seat)
        assert t.status("yogo-outcast") == "ordinary"
        assert t.zone("test-praise") == "discard"
