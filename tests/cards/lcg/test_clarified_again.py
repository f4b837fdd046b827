"""Cards that the clarifications are about: events once more, conflicts declared the other way round."""

import pytest

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.restrictions import IMMUNE_TO_OPPONENTS_EVENTS
from gorin.games.lcg.language.verbs.again import can_be_resolved
from gorin.games.lcg.language.verbs.in_play import bow, place_fate
from gorin.games.lcg.language.verbs.players import take_fate
from gorin.games.lcg.language.when.events import CARD_PLAYED, CONFLICT_WON
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import participating, ready
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.rule_kinds import permits
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import attack, go_on, let_be, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

cards = published(
    event(
        "Test Cheer",
        reaction(after(CONFLICT_WON, YOU), target(CHARACTER), place_fate(1, TARGET)),
        facts="cost=1",
    ),
    event(
        "Test Praise",
        reaction(
            after(CONFLICT_WON, YOU), target(any_(CHARACTER, participating, ready)), place_fate(1, TARGET)
        ),
        facts="cost=1",
    ),
    person("Test Toll", reaction(after(CARD_PLAYED), take_fate(1))),
    person(
        "Test Envy",
        reaction(after(CARD_PLAYED), bow(any_(CHARACTER, participating))),
    ),
    event("Test Lull", action(target(any_(CHARACTER, participating)), bow(TARGET))),
    person("Test Rock", permits(IMMUNE_TO_OPPONENTS_EVENTS, SELF)),
)
KATANA = {"hand": ("fine-katana",)}

# --- Dragon Tattoo --------------------------------------------------------------------------------


def tattooed(**facts):
    return attack(
        attacker=side(who("doji-challenger", "dragon-tattoo"), home=["doji-whisperer"], **facts),
        defender=side(who("yogo-outcast", "watch-commander")),
    )


def test_dragon_tattoo_plays_an_action_again_at_once_and_removes_it():
    t = tattooed(hand=("way-of-the-crane",))
    t.attacker.uses("way-of-the-crane", "doji-challenger")
    t.attacker.uses("dragon-tattoo", "doji-whisperer")
    assert (t.status("doji-challenger"), t.status("doji-whisperer")) == ("honored", "honored")
    assert t.zone("way-of-the-crane") == "removed"


def test_dragon_tattoo_does_not_answer_events_on_others():
    t = tattooed(hand=("way-of-the-crane",))
    t.attacker.uses("way-of-the-crane", "doji-whisperer")
    assert not t.attacker.may_use("dragon-tattoo")
    assert t.zone("way-of-the-crane") == "discard"


@rule("LCG-CLAR-24", "LCG-CLAR-25")
def test_dragon_tattoo_queues_a_reaction_until_the_first_play_is_answered():
    t = tattooed(hand=("test-cheer",), fate=2)
    while not t.attacker.may_use("test-cheer"):
        go_on(t)
    t.attacker.uses("test-cheer", "doji-challenger")
    t.attacker.uses("dragon-tattoo")
    assert t.fate_on("doji-challenger") == 1
    assert t.zone("test-cheer") == "discard"  # it waits
    t.defender.uses("watch-commander")
    assert t.attacker.honor == 9
    t.attacker.picks("doji-challenger")
    assert t.fate_on("doji-challenger") == 2
    assert t.attacker.fate == 0
    assert t.zone("test-cheer") == "removed"
    t.defender.uses("watch-commander")
    assert t.attacker.honor == 8


def test_what_cannot_be_paid_again_is_only_removed_from_the_game():
    t = tattooed(hand=("test-cheer",), fate=1)
    while not t.attacker.may_use("test-cheer"):
        go_on(t)
    t.attacker.uses("test-cheer", "doji-challenger")
    t.attacker.uses("dragon-tattoo")
    let_be(t)
    assert t.zone("test-cheer") == "removed"
    assert (t.attacker.fate, t.fate_on("doji-challenger")) == (0, 1)


@rule("LCG-LIMX-08")
def test_dragon_tattoo_only_removes_an_event_that_has_reached_its_maximum():
    t = tattooed(hand=("banzai",))
    t.attacker.uses("banzai", "doji-challenger")
    t.attacker.passes()  # not twice
    t.attacker.uses("dragon-tattoo")
    let_be(t)
    assert t.zone("banzai") == "removed"
    assert t.skills("doji-challenger")[0] == 3 + 2 + 2  # its own skill, the tattoo, and one cheer


@rule("LCG-EFF-02")
def test_what_dragon_tattoo_plays_again_is_not_taken_back():
    t = tattooed(hand=("way-of-the-crane",))
    t.attacker.uses("way-of-the-crane", "doji-challenger")
    t.attacker.uses("dragon-tattoo")
    assert t.attacker.options == [f"c{t.card('doji-whisperer')}"]


@rule("LCG-CLAR-25", "LCG-COST-01")
def test_what_was_queued_is_not_played_if_it_can_no_longer_be_paid():
    t = attack(
        attacker=side(who("doji-challenger", "dragon-tattoo"), hand=("test-cheer",), fate=2),
        defender=side(who("yogo-outcast", "watch-commander"), "test-toll"),
    )
    while not t.attacker.may_use("test-cheer"):
        go_on(t)
    t.attacker.uses("test-cheer", "doji-challenger")
    t.attacker.uses("dragon-tattoo")
    t.defender.uses("test-toll")
    t.defender.uses("watch-commander")
    let_be(t)
    assert t.zone("test-cheer") == "removed"
    assert (t.attacker.fate, t.attacker.honor) == (0, 9)  # Watch Commander heard of one card
    assert t.fate_on("doji-challenger") == 1


@rule("LCG-CLAR-25", "LCG-TARG-02")
def test_what_was_queued_is_not_played_if_its_targets_are_gone():
    t = attack(
        attacker=side(who("doji-challenger", "dragon-tattoo"), hand=("test-praise",), fate=2),
        defender=side(who("yogo-outcast", "watch-commander"), "test-envy"),
    )
    while not t.attacker.may_use("test-praise"):
        go_on(t)
    t.attacker.uses("test-praise", "doji-challenger")
    t.attacker.uses("dragon-tattoo")
    t.defender.uses("test-envy")
    t.defender.uses("watch-commander")
    let_be(t)
    assert t.zone("test-praise") == "removed"
    assert (t.attacker.fate, t.attacker.honor) == (1, 9)


# --- The Mirror's Gaze ----------------------------------------------------------------------------


def mirrored(*hand, **facts):
    return conflict(
        attacker=side(who("asahina-artisan", "the-mirrors-gaze"), "doji-challenger", **facts),
        defender=side("bayushi-liar", "doji-whisperer", hand=hand),
        type="political",
    )


def test_the_mirrors_gaze_resolves_an_event_for_nothing_with_targets_of_its_own():
    t = mirrored("way-of-the-crane", fate=0)
    t.defender.uses("way-of-the-crane", "doji-whisperer")
    t.attacker.uses("the-mirrors-gaze", "doji-challenger")
    assert t.status("doji-challenger") == "honored"
    assert t.zone("way-of-the-crane") == "discard"


def test_the_mirrors_gaze_does_not_answer_an_event_that_was_canceled():
    t = mirrored("way-of-the-crane", hand=("forged-edict",), home=["young-rumormonger"])
    t.defender.uses("way-of-the-crane", "doji-whisperer")
    t.attacker.uses("forged-edict", "young-rumormonger")
    let_be_until_action(t)
    assert t.status("doji-whisperer") == "ordinary"


def let_be_until_action(t):
    while t.game.decision.kind == "response":
        assert not t.attacker.may_use("the-mirrors-gaze")
        t.mirror.choose("pass", t.game.decision.seat)


def lulled(mirroring, other, lulled_first):
    """The defender, who has the mirror, sees the attacker's event bow somebody."""
    t = attack(
        attacker=side(*other, hand=("test-lull", "ready-for-battle"), fate=1),
        defender=side(*mirroring, home=[who("asahina-artisan", "the-mirrors-gaze")]),
    )
    t.attacker.uses("test-lull", lulled_first)
    return t


@rule("LCG-CLAR-29", "LCG-RESO-02")
@pytest.mark.parametrize("slug", ["borderlands-defender", "test-rock"])
def test_an_event_that_is_resolved_again_is_no_opponents_for_who_resolves_it(slug):
    """It bows the own character whom opponents' effects cannot bow, even if there is nobody else."""
    t = lulled(mirroring=[slug], other=["yogo-outcast"], lulled_first="yogo-outcast")
    t.defender.uses("the-mirrors-gaze", slug)
    assert t.is_bowed(slug)


@rule("LCG-CLAR-29", "LCG-RESO-02")
def test_an_event_that_is_resolved_again_is_an_opponents_for_who_has_played_it():
    immune_one = lulled(
        mirroring=["doji-whisperer"], other=["yogo-outcast", "test-rock"], lulled_first="yogo-outcast"
    )
    immune_one.defender.uses("the-mirrors-gaze")
    assert immune_one.defender.options == [immune_one.defender.ref("doji-whisperer")]
    t = lulled(mirroring=["doji-whisperer"], other=["yogo-outcast"], lulled_first="doji-whisperer")
    t.defender.uses("the-mirrors-gaze", "yogo-outcast")
    t.attacker.uses("ready-for-battle")
    assert not t.is_bowed("yogo-outcast")


def test_the_mirrors_gaze_on_calling_in_favors_only_discards_the_attachment():
    """Nobody is dishonored for it, so there is nobody to attach it to."""
    t = conflict(
        attacker=side(who("doji-challenger", "ornate-fan"), who("asahina-artisan", "the-mirrors-gaze")),
        defender=side("bayushi-liar", who("doji-whisperer", "honored-blade"), hand=("calling-in-favors",)),
    )
    t.defender.uses("calling-in-favors", "bayushi-liar", "ornate-fan")
    assert t.s.host[t.card("ornate-fan")] == t.card("bayushi-liar")
    t.attacker.uses("the-mirrors-gaze", "honored-blade")
    assert t.zone("honored-blade") == "discard"
    assert {t.status(slug) for slug in ("doji-challenger", "asahina-artisan")} == {"ordinary"}


@rule("LCG-LIMX-08", "LCG-LIMX-09")
def test_a_mirrored_event_counts_against_its_maximum():
    t = mirrored("banzai", hand=("banzai",))
    t.defender.uses("banzai", "doji-whisperer")
    t.defender.passes()  # not twice
    t.attacker.uses("the-mirrors-gaze", "doji-challenger")
    t.attacker.passes()
    let_be(t)
    turn_of(t, "attacker")
    assert t.skills("doji-challenger")[0] == 3 + 2
    assert not t.attacker.may_use("banzai")


@rule("LCG-LIMX-08")
def test_who_has_reached_the_maximum_does_not_mirror_the_event():
    t = mirrored("banzai", hand=("banzai",))
    t.defender.passes()
    t.attacker.uses("banzai", "doji-challenger")
    let_be(t)
    t.attacker.passes()  # not twice
    let_be(t)
    t.defender.uses("banzai", "doji-whisperer")
    let_be(t)
    t.defender.passes()
    let_be_until_action(t)


@rule("LCG-TRIG-06", "LCG-CLAR-30")
def test_the_mirrors_gaze_asks_for_no_courtier_of_its_own():
    """Asahina Artisan and Doji Challenger are none."""
    t = mirrored("for-shame")
    t.defender.uses("for-shame", "doji-challenger")
    t.attacker.chooses("choice0")
    t.attacker.uses("the-mirrors-gaze", "bayushi-liar")
    t.defender.chooses("choice1")
    assert t.status("doji-challenger") == "dishonored"
    assert t.is_bowed("bayushi-liar")


@rule("LCG-TRIG-06")
def test_the_mirrors_gaze_resolves_for_the_defender_what_attackers_play():
    t = attack(
        attacker=side("doji-challenger", "akodo-gunso", hand=("strength-in-numbers",), fate=1),
        defender=side("matsu-berserker", "yogo-outcast", home=[who("asahina-artisan", "the-mirrors-gaze")]),
    )
    t.attacker.uses("strength-in-numbers", "matsu-berserker")
    t.defender.uses("the-mirrors-gaze", "yogo-outcast")
    assert not t.participates("yogo-outcast")


def could_be_copied(slug):
    """Wherever something is to be canceled, readied or discarded: by what is on the table."""
    t = conflict(
        attacker=side(who("doji-challenger", bowed=True, status="honored"), dial=5, honor=9),
        defender=side(who("bayushi-liar", status="dishonored"), hand=(slug,), dial=1),
        type="political",
    )
    card = t.card(slug)
    return can_be_resolved(t.s, 0, card, t.s.definition(card).usables[0])


@rule("LCG-CLAR-29")
@pytest.mark.parametrize("slug", ["voice-of-honor", "display-of-power", "forged-edict"])
def test_what_cancels_is_not_resolved_again(slug):
    assert not could_be_copied(slug)


@rule("LCG-CLAR-30")
@pytest.mark.parametrize("slug", ["indomitable-will", "ready-for-battle", "i-can-swim"])
def test_what_speaks_of_its_trigger_is_not_resolved_again(slug):
    assert not could_be_copied(slug)


@pytest.mark.parametrize("slug", ["way-of-the-scorpion", "banzai"])
def test_other_events_are_resolved_again(slug):
    assert could_be_copied(slug)


# --- Seven Stings Keep ----------------------------------------------------------------------------


def stings(*mine, theirs=("doji-whisperer",), number=1):
    t = table(
        north=side(*mine, stronghold="seven-stings-keep", **KATANA),
        south=side(*theirs, **KATANA),
    )
    while not t.north.may_use("seven-stings-keep"):
        go_on(t)
    t.north.uses("seven-stings-keep", f"choice{number}")
    return t


@rule("LCG-CLAR-39")
def test_seven_stings_keep_has_defenders_declared_before_there_is_a_conflict():
    """Vengeful Berserker has no political skill, Political Rival no military one."""
    t = stings("yogo-outcast", theirs=("doji-challenger", "vengeful-berserker"))
    assert t.s.conflict is None
    t.south.picks("doji-challenger", "vengeful-berserker")
    t.south.chooses("done")
    assert t.is_bowed("seven-stings-keep")
    for option in ("ring-air", "choice1", "p5", t.north.ref("yogo-outcast"), "done"):
        t.north.chooses(option)
    let_be(t)
    assert t.participates("doji-challenger")
    assert not t.participates("vengeful-berserker")
    assert t.is_bowed("vengeful-berserker")
    assert t.game.decision.kind == "action"


@rule("LCG-CLAR-40")
def test_seven_stings_keep_takes_as_many_attackers_as_chosen_even_if_that_dictates_the_type():
    t = stings("yogo-outcast", "bayushi-liar", "political-rival", number=3)
    t.south.chooses("done")
    assert "pass" not in t.north.options
    t.north.chooses("ring-air")
    assert t.north.options == ["choice1", "back"]  # only a political conflict has room for three
    t.north.chooses("choice1")
    t.north.chooses("p5")
    t.north.picks("yogo-outcast", "bayushi-liar")
    assert "done" not in t.north.options
    t.north.picks("political-rival")
    assert "done" in t.north.options


def test_seven_stings_keep_takes_the_most_possible_and_no_more_than_chosen():
    few = stings("yogo-outcast", who("bayushi-liar", bowed=True), number=2)
    few.south.chooses("done")
    for option in ("ring-air", "choice0", "p5", few.north.ref("yogo-outcast"), "done"):
        few.north.chooses(option)
    let_be(few)
    assert few.s.conflict is not None
    one = stings("yogo-outcast", "bayushi-liar", number=1)
    one.south.chooses("done")
    for option in ("ring-air", "choice0", "p5", one.north.ref("yogo-outcast")):
        one.north.chooses(option)
    assert one.north.options == ["done", "back"]
