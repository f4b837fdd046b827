"""Numbers: bases and modifiers, bids, counts, honor, the Favor (LCG-MOD, LCG-BID, LCG-GLOR, LCG-FAV)."""

import pytest

from gorin.games.lcg.decks.cards import pool
from gorin.games.lcg.kinds import MILITARY, PHASE_END, TYPES
from gorin.games.lcg.language.abilities import action, limit, reaction
from gorin.games.lcg.language.traits import does_not_bow, not_decreased, not_increased
from gorin.games.lcg.language.verbs.entering import become_copy, take_control
from gorin.games.lcg.language.verbs.favor import claim_favor, discard_favor, glory_count
from gorin.games.lcg.language.verbs.in_play import bow, discard
from gorin.games.lcg.language.verbs.players import draw, gain_fate, gain_honor, lose_honor
from gorin.games.lcg.language.verbs.stats import (
    double_base_military,
    double_military,
    gives,
    halve_military,
    switch_base_skills,
)
from gorin.games.lcg.language.when.conditions import (
    DURING_CONFLICT,
)
from gorin.games.lcg.language.when.events import CARD_PLAYED, CARDS_DRAWN, CONTROL_CHANGES, LEAVES_PLAY
from gorin.games.lcg.language.when.quantities import CONFLICT_SKILL, HONOR
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.games.lcg.language.which.players import ANY_OPPONENT, OPPONENT, WHOEVER_IS_AGAINST_YOU
from gorin.games.lcg.language.which.predicates import participating, ready
from gorin.games.lcg.language.which.selectors import BEARER
from gorin.games.lcg.table.values import base_value, military, political
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.comparing import less, more
from gorin.language.conditions import is_
from gorin.language.core.active_effects import has
from gorin.language.event_kinds import Asked, after
from gorin.language.flow import if_
from gorin.language.picks import paying, second_target, target
from gorin.language.players import CHOSEN_PLAYER, YOU
from gorin.language.selectors import IT, PAID, SECOND, SELF, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import go_on, let_be, to_the_end, turn_of, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

SOLDIER = person("Soldier", facts="cost=2 2/2 glory=1")
CAPTAIN = person("Captain", facts="cost=3 5/2 glory=2")
BOOST = event("Boost", action(target(any_(CHARACTER)), gives(TARGET, military=3, until=PHASE_END)))
CURSE = event("Curse", action(target(any_(CHARACTER)), gives(TARGET, military=-4, until=PHASE_END)))
HALF = event("Half", action(target(any_(CHARACTER)), halve_military(TARGET, PHASE_END)))
DOUBLE = event("Double", action(target(any_(CHARACTER)), double_military(TARGET, PHASE_END)))
TWICE = event("Twice", action(target(any_(CHARACTER)), double_base_military(TARGET, PHASE_END)))
SWITCH = event("Switch", action(target(any_(CHARACTER)), switch_base_skills(TARGET, PHASE_END)))
MASK = event(
    "Mask", action(target(your(CHARACTER)), second_target(CHARACTER), become_copy(TARGET, SECOND, PHASE_END))
)
SHACKLES = attachment("Shackles", not_increased(BEARER, MILITARY))
STILTS = attachment("Stilts", not_decreased(BEARER, MILITARY))
CONTEST = event("Contest", action(glory_count(gain_honor(2, CHOSEN_PLAYER))))
INTRIGUE = event("Intrigue", action(claim_favor()))
SCANDAL = event("Scandal", action(discard_favor(OPPONENT)))
PRIDE = event("Proud Words", action(requires(more(HONOR, than=ANY_OPPONENT)), gain_fate(1)))
SHAME = event("Humble Words", action(requires(less(HONOR, than=ANY_OPPONENT)), gain_fate(1)))
STUDY = event("Study", action(draw(3)))
PUPIL = person("Pupil", reaction(after(CARDS_DRAWN), gain_honor(1), limit(9)))
BLUFF = event(
    "Bluff",
    action(
        paying(your(CHARACTER, participating, ready)),
        cost(bow(PAID)),
        if_(more(CONFLICT_SKILL, than=WHOEVER_IS_AGAINST_YOU), gain_honor(1), otherwise=(lose_honor(1),)),
    ),
)
VOW = event("Vow", action(requires(more(HONOR, than=ANY_OPPONENT)), cost(lose_honor(3)), draw(1)))
FOREIGNER = person("Foreigner", traits="Foreign")
GAIJIN = person("Stranger", traits="Gaijin")
HOST = person("Host", reaction(after(CARD_PLAYED, YOU, is_(IT, "Gaijin")), gain_honor(1)))
TIRELESS = person("Tireless", does_not_bow(SELF))
BRIBE = event("Bribe", action(requires(DURING_CONFLICT), target(theirs(CHARACTER)), take_control(TARGET)))
WATCHER = person("Watcher", reaction(after(CONTROL_CHANGES), gain_honor(1), limit(9)))
UNDER_YOUR_CONTROL = Asked(
    "manner", "under your control", lambda s, context, event: event.seat == context.seat
)
HEIR = person(
    "Heir",
    reaction(
        after(LEAVES_PLAY, UNDER_YOUR_CONTROL),
        gain_fate(1),
    ),
)
DISMISSAL = event("Dismissal", action(target(any_(CHARACTER)), discard(TARGET)))
OLD_LORD = person("Great Lord", facts="cost=4 3/3 glory=2 unique")
NEW_LORD = person("Great Lord", facts="cost=5 4/4 glory=2 unique version=2")

cards = published(
    SOLDIER, CAPTAIN, BOOST, CURSE, HALF, DOUBLE, TWICE, SWITCH, MASK, SHACKLES, STILTS, CONTEST,
    INTRIGUE, SCANDAL, PRIDE, SHAME, STUDY, PUPIL, BLUFF, VOW, FOREIGNER, GAIJIN, HOST, TIRELESS, BRIBE,
    WATCHER, HEIR, DISMISSAL, OLD_LORD, NEW_LORD,
)  # fmt: skip

HELD = ("ornate-fan",)


def played(t, *cards_on):
    for slug, whom in cards_on:
        turn_of(t, "north")
        t.north.uses(slug, whom)
        let_be(t)


# --- modifiers ------------------------------------------------------------------------------------


@rule("LCG-MOD-01")
def test_the_base_is_what_is_printed_whatever_modifies_it():
    t = table(north=side("soldier", hand=("boost", "twice")), south=side(hand=HELD))
    played(t, ("boost", "soldier"), ("twice", "soldier"))
    assert t.skills("soldier") == (7, 2)  # twice 2, and 3
    assert base_value(t.s, t.card("soldier"), MILITARY) == 4


@rule("LCG-MOD-03")
def test_it_is_worked_out_anew_from_the_base():
    t = table(north=side("soldier", hand=("curse", "boost")), south=side(hand=HELD))
    played(t, ("curse", "soldier"))
    assert t.skills("soldier")[0] == 0
    played(t, ("boost", "soldier"))
    assert t.skills("soldier")[0] == 1


@rule("LCG-MOD-04")
def test_additions_come_before_doubling_and_halving_in_whatever_order_they_were_applied():
    t = table(north=side("soldier", hand=("double", "boost", "half", "curse")), south=side(hand=HELD))
    for played_now, skill in (("double", 4), ("boost", 10), ("half", 5), ("curse", 1)):
        played(t, (played_now, "soldier"))
        assert t.skills("soldier")[0] == skill


@rule("LCG-MOD-06")
def test_what_is_below_zero_counts_as_zero_but_is_remembered():
    t = table(north=side("soldier", "soldier", hand=("curse",)), south=side(hand=HELD))
    played(t, ("curse", "soldier"))
    assert t.skills("soldier")[0] == 0
    fight = conflict(
        attacker=side("soldier", "captain", hand=("curse",)), defender=side("soldier", hand=HELD)
    )
    turn_of(fight, "attacker")
    fight.attacker.uses("curse", "soldier~0")
    let_be(fight)
    assert fight.game.view(0)["conflict"]["attack"] == 5  # 0 and 5, not -2 and 5
    assert fight.skills("soldier")[0] == 0


@rule("LCG-MOD-05")
def test_fractions_are_rounded_up_at_the_end():
    t = table(north=side("captain", hand=("half", "boost")), south=side(hand=HELD))
    played(t, ("half", "captain"))
    assert t.skills("captain")[0] == 3
    played(t, ("boost", "captain"))
    assert t.skills("captain")[0] == 4


@rule("LCG-MOD-07")
def test_what_cannot_grow_or_shrink_ignores_modifiers_also_earlier_ones():
    t = table(north=side("soldier", hand=("boost", "shackles")), south=side(hand=HELD))
    played(t, ("boost", "soldier"))
    assert t.skills("soldier")[0] == 5
    turn_of(t, "north")
    t.north.plays("shackles", "soldier")
    assert t.skills("soldier")[0] == 2
    t = table(north=side("soldier", hand=("curse", "stilts")), south=side(hand=HELD))
    played(t, ("curse", "soldier"))
    assert t.skills("soldier")[0] == 0
    turn_of(t, "north")
    t.north.plays("stilts", "soldier")
    assert t.skills("soldier")[0] == 2


@rule("LCG-MOD-07")
@pytest.mark.parametrize(
    ("worn", "card", "skill"),
    [("shackles", "double", 2), ("shackles", "half", 1), ("stilts", "half", 2), ("stilts", "double", 4)],
)
def test_doubling_is_an_increase_and_halving_a_decrease(worn: str, card: str, skill: int):
    t = table(north=side("soldier", hand=(card, worn)), south=side(hand=HELD))
    played(t, (card, "soldier"))
    turn_of(t, "north")
    t.north.plays(worn, "soldier")
    assert t.skills("soldier")[0] == skill


@rule("LCG-MOD-07", "LCG-TARG-07")
@pytest.mark.parametrize(
    ("worn", "card", "is_legal"),
    [
        ("shackles", "boost", False),
        ("shackles", "double", False),
        ("shackles", "half", True),
        ("shackles", "curse", True),
        ("stilts", "curse", False),
        ("stilts", "half", False),
        ("stilts", "double", True),
        ("stilts", "boost", True),
    ],
)
def test_nobody_is_a_target_whose_skill_is_kept_from_the_change(worn: str, card: str, is_legal: bool):
    t = table(north=side(who("soldier", worn), hand=(card,)), south=side(hand=HELD))
    turn_of(t, "north")
    assert t.north.may_use(card) == is_legal


@rule("LCG-MOD-01", "LCG-CLAR-13", "LCG-COPY-09")
@pytest.mark.parametrize(
    ("order", "skills"),
    [
        (("twice", "switch"), (2, 10)),
        (("switch", "twice"), (4, 5)),
        (("twice", "switch", "twice"), (4, 10)),
        (("twice", "mask"), (2, 2)),
        (("mask", "twice"), (4, 2)),
    ],
)
def test_what_changes_a_base_changes_what_it_is_by_then(order: tuple[str, ...], skills: tuple[int, int]):
    t = table(north=side("captain", hand=order), south=side("soldier", hand=HELD))
    captain = t.card("captain")
    for card in order:
        turn_of(t, "north")
        t.north.uses(card, f"c{captain}", *(["soldier"] if card == "mask" else []))
        let_be(t)
    assert (military(t.s, captain), political(t.s, captain)) == skills


# --- bids -----------------------------------------------------------------------------------------


def bids(mine, other, way=None):
    t = table("dynasty", north=side(hand=("contingency-plan",)), south=side())
    for _ in range(20):
        ids = [option.id for option in t.game.decision.options]
        if t.north.may_use("contingency-plan"):
            t.north.uses("contingency-plan", way)
            break
        bid = f"bid-{mine if t.game.decision.seat == 0 else other}"
        t.mirror.choose(next(each for each in (bid, "pass") if each in ids), t.game.decision.seat)
    while not t.south.hand:
        go_on(t)
    return t


@rule("LCG-BID-01", "LCG-BID-02", "LCG-BID-03")
@pytest.mark.parametrize(("bid", "way", "worth"), [(5, "choice0", 6), (1, "choice1", 0)])
def test_a_modified_bid_counts_for_transfer_and_draw_and_the_dial_stays(bid, way, worth):
    """Hard case 70."""
    t = bids(bid, 3, way)
    assert t.s.players[0].bid == worth
    assert t.s.players[0].dial == bid
    assert t.north.honor == 10 + 3 - worth
    assert len(t.north.hand) == worth


@rule("LCG-BID-04")
def test_cards_read_the_dial():
    t = table(
        north=side("doji-hotaru", hand=("good-omen",), dial=2, bid=4), south=side(hand=HELD, dial=3, bid=3)
    )
    assert t.north.may_use("good-omen")


# --- counts ---------------------------------------------------------------------------------------


@rule("LCG-GLOR-02")
def test_a_glory_count_of_a_card_leaves_the_favor_alone():
    t = table(
        north=side("soldier", hand=("contest",)), south=side("captain", hand=HELD), favor=0, rings=taken(0, 0)
    )
    t.north.uses("contest")
    let_be(t)
    assert (t.north.honor, t.south.honor) == (12, 10)  # 1 and two rings against 2
    assert t.s.favor == 0


def taken(*holders):
    """Rings of which the first ones are claimed by these players."""
    elements = ("air", "earth", "fire", "water", "void")
    claimed = [
        {"element": elements[at], "state": "claimed", "holder": seat} for at, seat in enumerate(holders)
    ]
    return claimed + [{"element": element} for element in elements[len(holders) :]]


@rule("LCG-GLOR-03", "LCG-CNT-01", "LCG-CURR-02")
@pytest.mark.parametrize(("bowed", "able"), [(False, True), (True, False)])
def test_current_glory_counts_ready_characters_and_no_rings(bowed, able):
    t = conflict(
        attacker=side("soldier"),
        defender=side(who("radiant-orator", bowed=True), who("captain", bowed=bowed), hand=HELD),
        type="political",
        ring="void",
        rings=taken(0, 0, 0, 0),
    )
    assert t.defender.may_use("radiant-orator") is able


@rule("LCG-CURR-01")
def test_what_is_current_is_read_when_the_ability_resolves():
    t = conflict(attacker=side("captain", hand=("bluff",)), defender=side("soldier", hand=HELD))
    t.defender.passes()
    t.attacker.uses("bluff", "captain")
    let_be(t)
    assert t.attacker.honor == 9  # he counted more before he paid with his captain


# --- honor ----------------------------------------------------------------------------------------


@rule("LCG-HON-03")
@pytest.mark.parametrize(("mine", "more", "less"), [(12, True, False), (10, False, False), (8, False, True)])
def test_more_or_less_honorable_compares_honor(mine, more, less):
    t = table(north=side(hand=("proud-words", "humble-words"), honor=mine), south=side(hand=HELD))
    assert t.north.may_use("proud-words") is more
    assert t.north.may_use("humble-words") is less


# --- the Favor ------------------------------------------------------------------------------------


@rule("LCG-FAV-03", "LCG-FAV-04")
def test_the_favor_keeps_its_side_until_its_holder_wins_the_count_again():
    t = table(
        north=side(who("captain", fate=2), hand=HELD), south=side(hand=HELD), favor=0, favor_type="political"
    )
    seen = []
    while not t.prompt.startswith("You claim the Imperial Favor"):
        seen += t.north.options
        assert t.s.favor_type == 1
        go_on(t)
    assert not any("favor" in option for option in seen)
    assert t.asked == "north"
    assert t.north.options == ["choice0", "choice1"]
    t.north.chooses("choice0")
    assert (t.s.favor, t.s.favor_type) == (0, 0)


@rule("LCG-FAV-07")
@pytest.mark.parametrize("holder", [{}, {"favor": 1}])
def test_a_card_makes_a_player_claim_the_favor_from_whoever_has_it(holder):
    t = table(north=side(hand=("intrigue",)), south=side(hand=HELD), **holder)
    t.north.uses("intrigue")
    let_be(t)
    assert t.north.options == ["choice0", "choice1"]
    t.north.chooses("choice1")
    assert (t.s.favor, t.s.favor_type) == (0, 1)


@rule("LCG-FAV-08")
def test_a_discarded_favor_is_nobodys():
    t = conflict(attacker=side("captain", hand=("scandal",)), defender=side("soldier", hand=HELD), favor=1)
    assert t.game.view(0)["conflict"]["defense"] == 3
    t.defender.passes()
    t.attacker.uses("scandal")
    let_be(t)
    assert t.s.favor == -1
    assert t.game.view(0)["conflict"]["defense"] == 2


# --- drawing, fate, duplicates --------------------------------------------------------------------


@rule("LCG-DRAW-02")
def test_cards_drawn_by_one_ability_are_drawn_at_once():
    t = table(north=side("pupil", hand=("study",)), south=side())
    t.north.uses("study")
    assert len(t.north.hand) == 3
    t.north.uses("pupil")
    assert t.north.honor == 11
    assert not t.north.may_use("pupil")


@rule("LCG-FATE-05", "LCG-RING-01")
def test_fate_that_is_spent_to_a_ring_lies_on_it_and_the_contested_one_will_not_do():
    """Hard case 42."""
    t = conflict(attacker=side("soldier", hand=HELD), defender=side("kitsuki-investigator"), type="political")
    t.defender.uses("kitsuki-investigator")
    assert "ring-air" not in t.defender.options
    t.defender.chooses("ring-void")
    assert t.s.rings[4].fate == 1
    assert t.defender.fate == 4


@rule("LCG-DUPL-04", "LCG-COPY-01")
def test_another_version_of_a_title_is_a_duplicate():
    row = (
        {"card": "manicured-garden", "cards": [{"card": "great-lord-2", "face_up": True}]},
        "ancestral-lands",
    )
    t = table("dynasty", north=side("great-lord", provinces=row, fate=9), south=side())
    assert not t.north.may_play("great-lord-2")
    t.north.chooses(f"duplicate:c{t.card('great-lord-2')}")
    assert t.fate_on("great-lord") == 1


# --- requirements and effects ---------------------------------------------------------------------


@rule("LCG-DASH-01")
def test_what_an_ability_requires_is_asked_before_it_and_not_again():
    t = table(north=side(hand=("vow",), honor=12), south=side(hand=HELD))
    t.north.uses("vow")
    let_be(t)
    assert t.north.honor == 9  # less honorable now, and the effect follows nevertheless
    assert len(t.north.hand) == 1


@rule("LCG-EMR-02")
def test_a_card_wins_over_the_rules():
    t = conflict(attacker=side("tireless", "soldier"), defender=side())
    to_the_end(t)
    assert t.is_bowed("soldier")
    assert not t.is_bowed("tireless")


@rule("LCG-FRAM-01")
def test_what_a_framework_step_does_is_no_card_effect():
    """Hard case 15: Ready for Battle does not answer it."""
    t = conflict(attacker=side("akodo-toturi", hand=("ready-for-battle",)), defender=side("soldier"))
    offered = until(t, "attacker", "ready-for-battle")
    assert not offered
    assert t.is_bowed("akodo-toturi")


@rule("LCG-EFF-04")
def test_the_end_of_a_lasting_effect_is_no_effect():
    t = conflict(
        attacker=side("captain", home=["watcher"], hand=("bribe",)), defender=side("soldier", hand=HELD)
    )
    t.defender.passes()
    t.attacker.uses("bribe", "soldier")
    while not t.attacker.may_use("watcher"):
        go_on(t)
    t.attacker.uses("watcher")
    assert t.s.controller[t.card("soldier")] == 0
    while t.s.controller[t.card("soldier")] == 0:
        assert not t.attacker.may_use("watcher")
        go_on(t)
    assert not t.attacker.may_use("watcher")
    assert t.attacker.honor >= 11


@rule("LCG-CTRL-05", "LCG-CTRL-04")
def test_what_goes_to_its_owner_counts_as_having_gone_from_its_controller():
    t = table(
        north=side({"card": "soldier", "owner": 1}, "heir", hand=("dismissal",)),
        south=side("heir", hand=HELD),
    )
    t.north.uses("dismissal", "soldier")
    while t.zone("soldier") == "play":
        go_on(t)
    assert t.card("soldier") in t.s.players[1].dynasty_discard
    assert t.north.may_use("heir")
    t.north.uses("heir")
    assert not t.south.may_use("heir")


# --- traits, types, order -------------------------------------------------------------------------


@rule("LCG-FORN-01", "LCG-FORN-02", "LCG-FORN-03")
@pytest.mark.parametrize("slug", ["foreigner", "stranger"])
def test_foreign_and_gaijin_are_one_trait(slug):
    row = ({"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}, "ancestral-lands")
    t = table("dynasty", north=side("host", provinces=row), south=side())
    assert has(t.s, t.card(slug), "Gaijin")
    assert has(t.s, t.card(slug), "Foreign")
    t.north.plays(slug, "choice0")
    assert t.north.may_use("host")


@rule("LCG-CTYP-01")
def test_there_are_seven_types_of_cards():
    seven = ["attachment", "character", "event", "holding", "province", "role", "stronghold"]
    assert sorted(TYPES) == seven
    assert sorted({card.type_name for card in pool().values()}) == seven


@rule("LCG-INOR-01")
def test_player_order_is_clockwise_from_the_first_player():
    hands = {name: side(hand=HELD) for name in ("north", "south", "east")}
    t = table(**hands, first_player=1, format="enlightenment")
    order = []
    for _ in range(3):
        order.append(t.asked)
        t.mirror.choose("pass", t.game.decision.seat)
    assert order == ["south", "east", "north"]
