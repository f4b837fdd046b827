"""Abilities: who uses them, when, how often, and what they may touch (LCG-ABIL, LCG-ACT, LCG-EVNT)."""

from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.definition import AsAttachment, AttachesTo, Disguised, ForDecks, Keywords, PlayedOnlyOn
from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.choosing import chooses_own, select_one
from gorin.games.lcg.language.restrictions import READY
from gorin.games.lcg.language.traits import has_military
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, ready_
from gorin.games.lcg.language.verbs.players import draw, gain_honor, spend_fate
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.language.when.events import ENTERS_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.language.which.predicates import other
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.core.definition import Rule
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import CHOSEN, SELF, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import let_be, to_phase, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

HERALD = person("Herald", action(gain_honor(1)))
SCRIBE = person("Scribe", reaction(after(ENTERS_PLAY, any_(CHARACTER)), gain_honor(1)))
CALLING = event("Calling", action(draw(1)))
BLOW = event("Blow", action(target(CHARACTER), bow(TARGET)))
GRIEF = event("Grief", action(target(theirs(CHARACTER)), chooses_own(OPPONENT, CHARACTER, bow(CHOSEN))))
SCHEME = event("Scheme", action(target(theirs(CHARACTER)), select_one(bow(TARGET), dishonor(TARGET))))
UNSTEADY = person("Unsteady", cannot(READY, SELF))
REST = event("Rest", action(target(CHARACTER), ready_(TARGET)))
WAKING = event("Waking", action(ready_(your(CHARACTER))))
VETERAN = person("Veteran", action(cost(spend_fate(1)), requires(DURING_CONFLICT), gives(SELF, military=1)))
STEWARD = person("Steward", has_military(your(CHARACTER, other), 1))

cards = published(HERALD, SCRIBE, CALLING, BLOW, GRIEF, SCHEME, UNSTEADY, REST, WAKING, VETERAN, STEWARD)

HELD = ("ornate-fan",)


# --- who, when, how often -------------------------------------------------------------------------


@rule("LCG-ACT-01", "LCG-ABIL-07")
def test_an_action_is_used_in_any_action_window_by_its_controller_who_may_also_pass():
    for phase in ("dynasty", "draw", "conflict", "fate"):
        t = table(phase, north=side("herald", hand=HELD), south=side(hand=HELD))
        assert t.north.may_use("herald")
        assert "pass" in t.north.options
        t.north.passes()
        assert not t.south.may_use("herald")


@rule("LCG-ACT-02")
def test_an_action_is_used_once_per_round():
    t = table("draw", north=side(who("herald", fate=2), hand=HELD), south=side(hand=HELD))
    t.north.uses("herald")
    t.south.passes()
    assert not t.north.may_use("herald")
    to_phase(t, "conflict")
    assert not t.north.may_use("herald")
    to_phase(t, "dynasty")
    t.south.passes()
    assert t.north.may_use("herald")


@rule("LCG-ACT-03")
def test_nothing_else_is_started_while_an_action_waits_for_a_choice():
    t = table(north=side("herald", hand=("blow",)), south=side("doji-whisperer", "brash-samurai", hand=HELD))
    t.north.uses("blow")
    people = [t.north.ref(slug) for slug in ("doji-whisperer", "brash-samurai", "herald")]
    assert t.north.options == [*people, "back"]
    assert t.south.options == []


@rule("LCG-ABIL-07")
def test_only_the_controller_of_a_reaction_is_asked_and_may_decline():
    t = table(north=side("scribe", hand=("political-rival",)), south=side())
    t.north.plays("political-rival", "choice0")
    assert t.asked == "north"
    assert t.south.options == []
    t.north.passes()
    assert t.north.honor == 10


@rule("LCG-ABIL-08")
def test_its_controller_decides_unless_another_player_is_named():
    t = table(north=side(hand=("scheme",)), south=side("doji-whisperer"))
    t.north.uses("scheme", "doji-whisperer")
    assert t.asked == "north"
    assert t.north.options == ["choice0", "choice1"]
    named = table(north=side(hand=("grief",)), south=side("doji-whisperer", "brash-samurai"))
    named.north.uses("grief", "doji-whisperer")
    assert named.asked == "south"
    named.south.picks("brash-samurai")
    assert named.is_bowed("brash-samurai")


# --- what may be touched --------------------------------------------------------------------------


@rule("LCG-ABIL-02", "LCG-PLAY-03")
def test_who_is_not_in_play_is_not_touched():
    row = ({"card": "manicured-garden", "cards": [{"card": "brash-samurai", "face_up": True}]},)
    t = table(
        north=side("doji-whisperer", dynasty_discard=("herald",), provinces=row, hand=("blow",)),
        south=side(hand=HELD),
    )
    t.north.uses("blow")
    assert t.north.options == [t.north.ref("doji-whisperer"), "back"]


@rule("LCG-ABIL-04", "LCG-EVNT-02", "LCG-EVNT-01")
def test_events_work_from_hand_in_any_action_window():
    for phase in ("dynasty", "draw", "conflict", "fate"):
        t = table(phase, north=side(hand=("calling",)), south=side(hand=HELD))
        t.north.uses("calling")
        let_be(t)
        assert t.zone("calling") == "discard"
        assert len(t.north.hand) == 1


@rule("LCG-ABIL-04")
def test_a_role_works_beside_the_stronghold():
    t = table(
        "dynasty", north=side(role="keeper-of-air", hand=HELD), south=side("doji-challenger", hand=HELD)
    )
    role = t.s.players[0].role
    assert t.zone("keeper-of-air") == "beside"
    assert role not in t.s.in_play
    t = conflict(attacker=side("eager-scout"), defender=side("brash-samurai", role="keeper-of-air"))
    assert t.card("keeper-of-air") not in t.s.in_play
    assert until(t, "defender", "keeper-of-air")
    t.defender.uses("keeper-of-air")
    assert t.defender.fate == 6


@rule("LCG-CANT-01")
def test_cannot_is_absolute():
    t = table(
        north=side(who("unsteady", bowed=True), who("herald", bowed=True), hand=("waking", "rest")),
        south=side(hand=HELD),
    )
    t.north.uses("waking")
    let_be(t)
    assert t.is_bowed("unsteady")
    assert not t.is_bowed("herald")
    t.south.passes()
    assert not t.north.may_use("rest")


@rule("LCG-CNST-01", "LCG-MOD-02")
def test_a_constant_ability_works_while_its_card_is_in_play():
    row = ({"card": "manicured-garden", "cards": [{"card": "steward", "face_up": True}]},)
    t = table("dynasty", north=side("herald", provinces=row), south=side())
    assert t.skills("herald") == (2, 2)
    t.north.plays("steward", "choice0")
    assert t.skills("herald") == (3, 2)
    to_phase(t, "dynasty")
    assert t.zone("steward") == "discard"


@rule("LCG-CNST-03")
def test_two_copies_of_a_constant_ability_both_count():
    t = table(north=side("herald", "steward", "steward"), south=side(hand=HELD))
    assert t.skills("herald") == (4, 2)
    assert t.skills("steward") == (3, 2)


@rule("LCG-BOW-05")
def test_abilities_of_a_bowed_card_are_used():
    t = table(north=side(who("herald", bowed=True)), south=side(hand=HELD))
    assert t.north.may_use("herald")


@rule("LCG-ABIL-01")
def test_every_ability_is_of_one_of_five_types():
    windows = {ability.window.removeprefix("forced ") for card in WRITTEN for ability in card.usables}
    assert windows == {"action", "would interrupt", "interrupt", "reaction"}
    forced = {ability.window for card in WRITTEN for ability in card.usables if ability.is_forced}
    assert forced <= {"forced interrupt", "forced reaction"}
    for card in WRITTEN:
        for part in card.words:
            # how a card may be played, upon whom, and how decks are built, is a permission or a restriction
            known = (
                LcgAbility | Rule | Keywords | Disguised | AttachesTo | PlayedOnlyOn | AsAttachment | ForDecks
            )
            assert isinstance(part, known), card.slug
