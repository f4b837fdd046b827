"""The framework of a round: phases, windows, what begins and ends when (LCG-FRM1 to LCG-FRM4, LCG-AWIN)."""

from gorin.games.lcg.kinds import PHASE_END, ROUND_END
from gorin.games.lcg.language.abilities import action, interrupt, reaction
from gorin.games.lcg.language.restrictions import BE_DISCARDED
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.in_play import place_fate, remove_fate
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.events import (
    FATE_GAINED,
    FATE_REMOVED,
    LEAVES_PLAY,
    PHASE_BEGINS,
    PHASE_ENDS,
)
from gorin.games.lcg.language.when.roles import phase
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.card_filters import your
from gorin.language.event_kinds import after, when
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import event, holding, person, published
from support.lcg_formats import enlightenment
from support.lcg_table import side, table, who
from support.rule import rule

PHASES = ("dynasty", "draw", "conflict", "fate")
HERALDS = [
    person(f"Test Herald of {name.title()}", reaction(after(PHASE_BEGINS, phase(name)), gain_honor(1)))
    for name in PHASES
]
ENDERS = [
    person(f"Test Ender of {name.title()}", interrupt(when(PHASE_ENDS, phase(name)), gain_honor(1)))
    for name in PHASES
]
RALLIER = person("Test Rallier", keywords("rally"))
COLLECTOR = person(
    "Test Collector",
    reaction(after(FATE_GAINED, YOU), gain_honor(1)),
)
SAVIOR = person(
    "Test Savior", reaction(after(LEAVES_PLAY, your(CHARACTER)), target(CHARACTER), place_fate(1, TARGET))
)
ROBBER = person(
    "Test Robber", reaction(after(LEAVES_PLAY, your(CHARACTER)), target(CHARACTER), remove_fate(1, TARGET))
)
GUARDIAN = person(
    "Test Guardian",
    interrupt(when(FATE_REMOVED, SELF), gain_fate(1)),
)
BOULDER = holding("Test Boulder", cannot(BE_DISCARDED, SELF))
EVENTS = [
    event("Test Song", action(target(CHARACTER), gives(TARGET, military=2, until=PHASE_END))),
    event("Test Saga", action(target(CHARACTER), gives(TARGET, military=4, until=ROUND_END))),
]

cards = published(*HERALDS, *ENDERS, RALLIER, COLLECTOR, SAVIOR, ROBBER, GUARDIAN, BOULDER, *EVENTS)

IDLE = {"military": 0, "political": 0}
HOLDS = {"hand": ("fine-katana",)}


def go_on(t):
    """Somebody chooses what changes least."""
    decision = t.game.decision
    ids = [option.id for option in decision.options]
    usual = ("pass", "done", "bid-1", "choice0")
    t.mirror.choose(next(each for each in usual if each in ids), decision.seat)


def until_prompt(t, words):
    for _ in range(60):
        if words in t.prompt:
            return
        go_on(t)
    raise AssertionError(f"nobody was asked: {words}")


def until_phase(t, phase):
    for _ in range(60):
        if t.s.phase == phase:
            return
        go_on(t)
    raise AssertionError(f"the {phase} phase did not come")


# --- the round ------------------------------------------------------------------------------------


@rule("LCG-FRM1-01", "LCG-FRM1-02", "LCG-FRM4-13")
def test_four_phases_and_then_another_round():
    t = table("dynasty", north=side(**IDLE), south=side(**IDLE))
    for _ in range(80):
        go_on(t)
        if t.s.round == 3:
            break
    named = [line for line in t.log if line.endswith("phase begins.") or line.startswith("Round")]
    rest = [f"The {phase} phase begins." for phase in PHASES]
    assert named == [*rest[1:], "Round 2 begins.", *rest, "Round 3 begins.", rest[0]]


@rule("LCG-FRM1-02", "LCG-FRM1-03", "LCG-FRM2-02", "LCG-FRM4-02")
def test_abilities_answer_the_start_of_each_phase():
    heralds = [who(herald.slug, fate=3) for herald in HERALDS]
    t = table("fate", north=side(*heralds, **HOLDS, **IDLE), south=side(**IDLE))
    seen = []
    for _ in range(80):
        seen += [(t.s.round, phase) for phase in PHASES if t.north.may_use(f"test-herald-of-{phase}")]
        if len(seen) == 4:
            break
        go_on(t)
    assert seen == [(2, phase) for phase in PHASES]


@rule("LCG-FRM1-03", "LCG-FRM1-16", "LCG-FRM2-08", "LCG-FRM3-33", "LCG-FRM4-13")
def test_abilities_answer_the_end_of_each_phase():
    enders = [who(ender.slug, fate=3) for ender in ENDERS]
    t = table("dynasty", north=side(*enders, **HOLDS, **IDLE), south=side(**IDLE))
    seen = []
    for _ in range(80):
        used = [phase for phase in PHASES if t.north.may_use(f"test-ender-of-{phase}")]
        seen += [(t.s.phase, each) for each in used]
        if len(seen) == 4:
            break
        go_on(t)
    assert seen == [(phase, phase) for phase in PHASES]


@rule("LCG-FRM1-03", "LCG-FRM4-13")
def test_what_lasts_ends_with_its_phase_or_round():
    hand = {"hand": ("test-song", "test-saga", "fine-katana")}
    t = table(north=side(who("doji-challenger", fate=3), **hand, **IDLE), south=side(**IDLE))
    t.north.uses("test-song", "doji-challenger")
    until_prompt(t, "Use an action")
    t.north.uses("test-saga", "doji-challenger")
    until_prompt(t, "Use an action")
    assert t.skills("doji-challenger")[0] == 9
    until_phase(t, "fate")
    assert t.skills("doji-challenger")[0] == 7
    until_phase(t, "dynasty")
    assert t.skills("doji-challenger")[0] == 3


# --- dynasty --------------------------------------------------------------------------------------


def to_dynasty(north=(), **facts):
    """A fate phase that is about to end; then the dynasty cards are revealed."""
    rows = [{"card": slug, "cards": list(lying)} for slug, lying in zip(PROVINCES, north, strict=False)]
    t = table("fate", north=side(provinces=tuple(rows), **facts), south=side())
    until_prompt(t, "Play a card, use an action, or pass for the phase")
    return t


PROVINCES = ("manicured-garden", "ancestral-lands", "elemental-fury")


@rule("LCG-FRM1-06", "LCG-FRM1-07")
def test_dynasty_cards_turn_up_one_by_one_the_stronghold_province_first_then_from_the_left():
    under = {"card": "shameful-display", "cards": ["doji-whisperer"]}
    t = to_dynasty((["yogo-outcast"], ["eager-scout"], ["brash-samurai"]), stronghold_province=under)
    turned = [line.split(" in its ")[0].split(" reveals ")[1] for line in t.log if " in its " in line]
    assert turned[-4:] == ["Doji Whisperer", "Yogo Outcast", "Eager Scout", "Brash Samurai"]


@rule("LCG-FRM1-04", "LCG-RALL-01", "LCG-RALL-03")
def test_rally_fills_its_province_before_the_next_one_is_turned_up():
    t = to_dynasty(
        (["test-rallier"], ["yogo-outcast"]), dynasty=("test-rallier", "doji-whisperer", "brash-samurai")
    )
    here = [card for card, place in enumerate(t.s.lies_in) if place == 0 and card != t.s.provinces[0].card]
    assert [t.s.names[t.s.what[card]] for card in here].count("test-rallier") == 2
    assert len(here) == 2  # the second one was not revealed, and brings nobody
    assert all(t.s.face_up[card] for card in here)
    log = [line.split(" in its ")[0].split(" reveals ")[1] for line in t.log if " in its " in line]
    assert log[-3:] == ["Test Rallier", "Test Rallier", "Yogo Outcast"]


@rule("LCG-FRM1-09")
def test_opportunities_in_the_dynasty_phase_alternate_from_the_first_player_on():
    lying = {"card": "manicured-garden", "cards": [{"card": "eager-scout", "face_up": True}]}
    more = {"card": "ancestral-lands", "cards": [{"card": "eager-scout", "face_up": True}]}
    t = table(
        "dynasty", north=side(provinces=(lying, more)), south=side(provinces=(lying, more)), first_player=1
    )
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        player = getattr(t, t.asked)
        player.plays("eager-scout", "choice0")
    assert asked == ["south", "north", "south", "north"]


@rule("LCG-AWIN-04")
def test_reactions_to_a_framework_effect_come_right_after_its_step():
    t = table("fate", north=side(who("test-collector", fate=3)), south=side())
    for _ in range(30):
        if t.north.may_use("test-collector"):
            break
        go_on(t)
    assert t.s.phase == "dynasty"
    assert t.north.fate == 12  # collected already
    assert t.s.actions == 0


# --- draw -----------------------------------------------------------------------------------------


@rule("LCG-FRM2-01", "LCG-FRM2-05", "LCG-AWIN-03")
def test_after_drawing_there_is_an_action_window_and_the_dials_stay():
    hand = {"hand": ("fine-katana", "political-rival")}
    t = table("dynasty", north=side("doji-whisperer", **hand), south=side())
    until_phase(t, "draw")
    t.north.chooses("bid-4")
    t.south.chooses("bid-2")
    until_prompt(t, "Use an action, or pass (draw phase)")
    assert t.asked == "north"
    assert len(t.north.hand) == 6
    assert t.north.may_play("fine-katana")
    assert t.north.may_play("political-rival")
    until_phase(t, "conflict")
    assert [player.dial for player in t.s.players] == [4, 2]


# --- conflict phase -------------------------------------------------------------------------------


@rule("LCG-FRM3-02")
def test_the_conflict_phase_begins_with_an_action_window():
    t = table("draw", north=side("doji-challenger", **HOLDS), south=side(**HOLDS))
    until_phase(t, "conflict")
    assert t.prompt == "Use an action, or pass (conflict phase)"
    assert t.asked == "north"


@rule("LCG-FRM3-01", "LCG-FRM3-30")
def test_without_an_opportunity_left_the_favor_is_contested_after_the_window():
    t = table(north=side("doji-whisperer", **HOLDS, **IDLE), south=side(**HOLDS, **IDLE))
    t.north.passes()
    t.south.passes()
    assert t.prompt == "You claim the Imperial Favor. Set it to which side?"
    t.north.chooses("choice0")
    assert t.prompt != "You claim the Imperial Favor. Set it to which side?"
    assert (t.s.favor, t.s.phase) == (0, "fate")


@rule("LCG-FRM3-29", "LCG-AWIN-01", "LCG-FRM3-03", "LCG-FRM3-13")
def test_after_each_opportunity_comes_a_window_and_who_has_some_left_goes_on():
    one = {"military": 1, "political": 0}
    two = {"military": 1, "political": 1}
    t = table(north=side("doji-challenger", **HOLDS, **one), south=side("yogo-outcast", **HOLDS, **two))
    declaring = []
    for _ in range(40):
        if t.prompt.startswith("Contest"):
            declaring.append(t.asked)
            go_on(t)
            assert t.prompt == "Use an action, or pass (conflict phase)"
        elif t.s.phase == "fate" or "Favor" in t.prompt:
            break
        else:
            go_on(t)
    assert declaring == ["north", "south", "south"]


@rule("LCG-AWIN-02", "LCG-PASS-02", "LCG-PASS-01")
def test_a_window_closes_when_all_have_passed_one_after_another():
    t = table(
        north=side("doji-whisperer", **HOLDS, **IDLE),
        south=side("yogo-outcast", hand=("ornate-fan", "fine-katana"), **IDLE),
    )
    t.north.passes()
    t.south.plays("ornate-fan", "yogo-outcast")
    assert t.asked == "north"  # who passed may act again
    assert t.north.may_play("fine-katana")
    t.north.passes()
    assert t.asked == "south"  # the passes were not one after another
    t.south.plays("fine-katana", "yogo-outcast")
    t.north.passes()
    assert not t.prompt.startswith("Use an action, or pass (conflict")  # south has nothing left


# --- fate -----------------------------------------------------------------------------------------


@rule("LCG-FRM4-04")
def test_only_who_has_no_fate_then_and_now_is_discarded():
    t = table(
        north=side(who("test-savior", fate=1), "eager-scout", "yogo-outcast", **HOLDS, **IDLE),
        south=side(**IDLE),
    )
    until_prompt(t, "Characters with no fate")
    t.north.picks("eager-scout")
    t.north.uses("test-savior", "yogo-outcast")
    until_prompt(t, "Use an action, or pass (fate phase)")
    assert t.zone("yogo-outcast") == "play"
    robbed = table(
        north=side(who("test-robber", fate=1), "eager-scout", who("doji-whisperer", fate=1), **HOLDS, **IDLE),
        south=side(**IDLE),
    )
    until_prompt(robbed, "React")
    robbed.north.uses("test-robber", "doji-whisperer")
    assert robbed.fate_on("doji-whisperer") == 0
    until_prompt(robbed, "Use an action, or pass (fate phase)")
    assert robbed.zone("doji-whisperer") == "play"


@rule("LCG-AWIN-05")
def test_interrupts_to_a_framework_effect_come_while_its_step_resolves():
    t = table(north=side(who("test-guardian", fate=2), **HOLDS, **IDLE), south=side(**IDLE))
    for _ in range(30):
        if t.north.may_use("test-guardian"):
            break
        go_on(t)
    assert t.s.phase == "fate"
    assert t.fate_on("test-guardian") == 2
    t.north.uses("test-guardian")
    assert t.fate_on("test-guardian") == 1


def land(*lying, **facts):
    return {"card": "manicured-garden", "cards": [{"card": each, "face_up": True} for each in lying], **facts}


@rule("LCG-FRM4-08", "LCG-FRM4-09", "LCG-CANT-01")
def test_what_cannot_be_discarded_stays_in_its_province_and_is_not_offered():
    def cleared(**state):
        row = (land("test-boulder", "yogo-outcast", **state), "ancestral-lands")
        t = table("fate", north=side(provinces=row, **HOLDS), south=side())
        t.north.passes()
        return t

    broken = cleared(broken=True)
    assert broken.zone("yogo-outcast") == "discard"
    until_phase(broken, "dynasty")
    assert broken.zone("test-boulder") == "play"
    whole = cleared()
    assert whole.north.options == [f"c{whole.card('yogo-outcast')}", "done"]


@rule("LCG-FRM4-08", "LCG-ELIM-01")
def test_who_leaves_the_game_while_clearing_his_provinces_does_not_spare_the_next_one():
    def row(*lying):
        return (land(*lying, broken=True), "ancestral-lands", "meditations-on-the-tao", "elemental-fury")

    t = enlightenment(
        north=side(provinces=row("doji-whisperer"), dynasty=(), honor=5, **HOLDS),
        south=side(provinces=row("yogo-outcast"), **HOLDS),
        east=side(**HOLDS),
        phase="fate",
    )
    until_phase(t, "dynasty")
    assert t.s.players[0].lost
    assert t.zone("yogo-outcast") == "discard"
