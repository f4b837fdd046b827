"""Chapter: battles and the Combat Segment."""

import pytest

import gorin
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.fighting.battles import fight_apart
from gorin.games.ccg.language.verbs.fighting.movement import move_elsewhere, move_here
from gorin.games.ccg.language.verbs.in_play.states import bow, discard
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.verbs.players.provinces import strengthens
from gorin.games.ccg.language.which.card_filters import HOLDING, PERSONALITY, UNIT_CARD
from gorin.games.ccg.language.which.places import at_home, elsewhere
from gorin.games.ccg.language.which.predicates import unbowed
from gorin.language.abilities import trait
from gorin.language.card_filters import anothers, your
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_battle import marched, picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, item, strategy
from support.ccg_table import battle, table, unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai, stranger, when, when_of
from support.rule import rule

BLADE = item("Blade", force=0, chi=0, gold=1, focus=1, text=(in_battle(gain_honor(1)),))

cards = published(
    *PLAIN,
    BLADE,
    samurai("Fighter", text=(in_battle(gain_honor(1)),)),
    samurai("Drifter", text=(in_battle(move_elsewhere(SELF)),)),
    stranger("Strong Stranger", force=4),
    stranger(
        "Dodger",
        text=(
            trait(
                heard("targeted", "after {self} is targeted", lambda s, context, m: m.card == context.source),
                discard(SELF),
            ),
        ),
    ),
    samurai("Late Comer", text=(in_battle(move_here(SELF)),)),
    samurai(
        "Caller", text=(in_battle(target(your(PERSONALITY, elsewhere), anywhere=True), move_here(TARGET)),)
    ),
    strategy(
        "Ambush at Night",
        focus=2,
        text=(
            open_(
                performer(your(PERSONALITY, unbowed)),
                target(anothers(PERSONALITY)),
                fight_apart(PERFORMER, TARGET, lose_honor(3)),
            ),
        ),
    ),
    strategy("Dig In", focus=1, text=(in_battle(strengthens(2)),)),
    holding("Watchtower", gold=1, text=(in_battle(gain_honor(1)),)),
    strategy("Battle Plan", focus=1, text=(in_battle(gain_honor(1)),)),
    strategy("Feint", focus=1, text=(in_battle(target(UNIT_CARD | HOLDING), bow(TARGET)),)),
    strategy(
        "Reserves",
        focus=1,
        text=(in_battle(performer(your(PERSONALITY, at_home), anywhere=True), move_here(PERFORMER)),),
    ),
    also=("diamond",),
)


def attack(north, south=()):
    return marched(plain(*north, hand=["guard-1"]), plain(*south, hand=["guard-2"]))


def engagements(t):
    return [line.args[0] for line in t.game.events if line.kind == "engage"]


def offered(player):
    return {each.removeprefix("use:") for each in player.may if each.startswith("use:")}


@rule("CE-BTL-01", "CE-BTL-02", "DE-BTL-01", "DE-BTL-02", "DE-BTL-03")
@also_in("diamond")
def test_the_attacker_chooses_and_there_is_one_battle_at_each_battlefield():
    t = attack(["plain-samurai"])
    left = {"p4", "p5", "p6", "p7"}
    for place in ("p6", "p4", "p7"):
        assert t.asked == "north"
        assert picks(t.north) == left
        t.north.chooses(place)
        t.fight()
        left.remove(place)
    t.fight()
    assert engagements(t) == [6, 4, 7, 5]
    assert t.s.phase == "dynasty"


@rule("CE-BTL-02")
def test_battles_without_attackers_can_be_fought_in_one_go():
    t = attack(["plain-samurai"])
    t.north.chooses("p4")
    t.fight()
    assert t.north.may == {"p5", "p6", "p7", "done"}
    assert t.game.decision.proposed == "done"
    t.north.chooses("done")
    for place in (5, 6, 7):
        assert t.s.battlefield == place
        t.fight()
    assert engagements(t) == [4, 5, 6, 7]
    assert t.s.phase == "dynasty"


@rule("CE-BTL-01")
def test_nobody_hurries_past_a_battlefield_with_attackers():
    t = attack(["plain-samurai"])
    assert t.north.may == {"p4", "p5", "p6", "p7"}
    assert t.game.decision.proposed == "p4"


@rule("CE-BTL-03")
def test_there_is_no_second_battle_where_one_was_fought():
    t = battle(
        attacker=plain("plain-samurai", unit("drifter", at=5, side=1), hand=["guard-1"]),
        defender=plain(hand=["guard-2"]),
    )
    t.fight()
    t.attacker.chooses("p5")
    t.defender.passes()
    t.attacker.uses("drifter")
    t.attacker.chooses("p4")
    assert t.s.place[t.card("drifter")] == 4
    t.fight()
    assert picks(t.attacker) == {"p6", "p7"}
    t.attacker.chooses("p6")
    t.fight()
    t.fight()
    assert engagements(t) == [5, 6, 7]
    assert t.s.phase == "dynasty"


def ambush(north=(), south=(), whom="plain-stranger", **hands):
    """North's Samurai ambushes somebody; South, whose Personality defends, acts first."""
    t = table(
        north=plain("plain-samurai", *north, hand=["ambush-at-night", "guard-1", *hands.get("mine", ())]),
        south=plain(*(south or ["plain-stranger"]), hand=["guard-2", *hands.get("theirs", ())]),
    )
    t.north.plays("ambush-at-night", "plain-samurai", whom)
    return t


@rule("CE-BTL-04")
def test_a_battle_outside_an_attack_phase_has_both_segments():
    t = ambush(theirs=["battle-plan"])
    assert (t.s.phase, t.s.in_combat, t.asked) == ("action", True, "south")
    assert t.prompt == "Take a Battle action, or pass"
    assert (t.s.attacker, t.s.defender) == (0, 1)
    t.south.plays("battle-plan")
    assert t.south.honor == 6
    t.fight()
    assert t.zone("plain-stranger") == "discard"
    assert t.north.may == {"seppuku", "pass"}  # the Samurai has performed what is about to cost Honor
    t.north.passes()
    assert t.north.honor == 5 + 2 - 3  # for the Stranger; and what the Strategy costs afterwards
    assert t.is_home("plain-samurai")
    assert t.is_bowed("plain-samurai")
    assert (t.s.phase, t.s.attacker, t.s.battlefield) == ("action", -1, -1)
    assert t.asked == "south"  # the Action phase goes on


@rule("CE-BTL-04")
def test_such_a_battle_begins_once_the_action_has_resolved():
    t = ambush()
    played = "Crab 1 plays Ambush at Night with Plain Samurai on Plain Stranger."
    told = [when(t, played), when(t, "at a battlefield apart"), when_of(t, "combat")]
    assert told == sorted(told)


@rule("CE-BTL-04")
def test_a_battlefield_apart_is_at_no_province():
    t = ambush(south=[unit("plain-stranger", bowed=True), "plain-shugenja"], theirs=["dig-in"])
    apart = t.s.battlefield
    assert apart not in [place.id for place in t.s.provinces]
    (shown,) = t.game.view(None)["battlefields"]
    assert (shown["id"], shown["strength"], shown["attack"], shown["defence"]) == (f"p{apart}", 0, 3, 0)
    assert [each["slug"] for each in shown["defending"]] == ["plain-stranger"]  # though he is bowed
    assert gorin.setup("celestial", t.game.position()).position() == t.game.position()
    t.south.plays("dig-in")
    assert t.strength(apart) == 0
    t.fight()
    assert t.south.provinces == 4
    assert t.is_home("plain-shugenja")


@rule("CE-BTL-04", "CE-BTL-08", "CE-BTL-09")
def test_who_is_at_home_has_no_part_in_such_a_battle():
    t = ambush(north=["fighter"], south=["plain-stranger", "fighter"], mine=["feint"])
    assert offered(t.south) == set()
    t.south.passes()
    assert offered(t.north) == {"feint"}
    t.north.chooses("use:feint")
    assert picks(t.north) == {"plain-samurai", "plain-stranger"}


@rule("CE-BTL-04", "CE-RES-17")
def test_a_defender_who_survives_goes_home():
    t = ambush(south=["strong-stranger"], whom="strong-stranger")
    t.fight()
    assert t.zone("plain-samurai") == "discard"
    assert t.is_home("strong-stranger")
    assert not t.is_bowed("strong-stranger")
    assert t.south.honor == 7


@rule("CE-BTL-04")
def test_there_is_no_other_battlefield_to_move_to():
    t = ambush(south=["drifter"], whom="drifter")
    t.south.uses("drifter")
    assert not t.is_home("drifter")
    assert t.s.place[t.card("drifter")] == t.s.battlefield


@rule("CE-BTL-04")
def test_there_is_no_battle_without_two_sides():
    t = table(
        north=plain("plain-samurai", hand=["ambush-at-night", "guard-1"]),
        south=plain("plain-stranger", "dodger", hand=["guard-2"]),
    )
    t.north.plays("ambush-at-night", "plain-samurai", "dodger")
    assert t.zone("dodger") == "discard"
    assert t.s.attacker == -1
    assert t.north.honor == 2  # what comes afterwards comes all the same


@rule("CE-BTL-05", "CE-BTL-06", "DE-BTL-05")
@also_in("diamond")
def test_combat_starts_with_the_defender_and_ends_after_two_passes():
    t = attack(["fighter"], ["fighter"])
    t.north.chooses("p4")
    assert t.asked == "south"
    assert t.south.may == {"use:fighter", "pass"}
    t.south.passes()
    t.north.uses("fighter")
    t.south.uses("fighter")
    t.north.passes()
    assert t.s.in_combat
    t.south.passes()
    assert not t.s.in_combat
    assert engagements(t) == [4]
    assert t.zone("fighter") == "discard"


@rule("CE-BTL-07")
@pytest.mark.parametrize(
    ("units", "present"),
    (([], False), ([unit("plain-stranger", at=5, side=2)], False), (["plain-stranger"], True)),
)
def test_a_battle_action_needs_presence(units, present):
    t = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]),
        defender=plain(*units, "watchtower", home=["plain-shugenja"], hand=["battle-plan"]),
    )
    assert offered(t.defender) == ({"battle-plan", "watchtower"} if present else set())


@rule("CE-BTL-08", "CE-BTL-10")
@pytest.mark.parametrize("away", ({}, {"at": 5, "side": 2}))
def test_cards_of_a_unit_act_where_their_unit_is(away):
    there = [unit("fighter", "blade", **away)]
    t = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]),
        defender=plain(
            "plain-stranger",
            *(there if away else ()),
            "watchtower",
            home=[] if away else there,
            hand=["guard-2"],
        ),
    )
    assert offered(t.defender) == {"watchtower"}
    here = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]),
        defender=plain(unit("fighter", "blade"), "watchtower", hand=["guard-2"]),
    )
    assert offered(here.defender) == {"watchtower", "fighter", "blade"}


@rule("CE-BTL-09", "CE-BTL-10")
def test_cards_of_a_unit_are_targeted_where_the_battle_is():
    t = battle(
        attacker=plain(
            unit("plain-samurai", "guard-1"),
            unit("fighter", "guard-3", at=5, side=1),
            "watchtower",
            home=["plain-shugenja"],
            hand=["guard-1"],
        ),
        defender=plain("plain-stranger", hand=["feint"]),
    )
    t.defender.chooses("use:feint")
    assert picks(t.defender) == {"plain-samurai", "guard-1", "plain-stranger", "watchtower"}


@rule("CE-BTL-11")
def test_who_is_brought_along_gives_presence():
    t = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]),
        defender=plain(home=["plain-stranger", "late-comer", "fighter"], hand=["reserves", "battle-plan"]),
    )
    assert offered(t.defender) == {"reserves", "late-comer"}
    t.defender.plays("reserves", "plain-stranger")
    assert t.s.place[t.card("plain-stranger")] == 4
    t.attacker.passes()
    assert offered(t.defender) == {"battle-plan", "late-comer"}
    t.defender.uses("late-comer")
    assert not t.is_home("late-comer")


@rule("CE-BTL-11")
def test_who_calls_others_must_be_there_himself():
    """The Caller at home would still not be at the battlefield."""
    t = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]),
        defender=plain(home=["plain-stranger", "caller"], hand=["guard-2"]),
    )
    t.defender.chooses("use:caller")
    assert picks(t.defender) == {"caller"}


@rule("CE-BTL-12")
def test_who_attacked_already_does_not_move_to_battle_again():
    t = battle(
        attacker=plain("late-comer", unit("plain-samurai", at=5, side=1), home=["caller"], hand=["reserves"]),
        defender=plain(hand=["guard-2"]),
    )
    t.fight()
    t.attacker.chooses("p5")
    t.defender.passes()
    t.attacker.plays("reserves", "late-comer")
    assert t.is_home("late-comer")


@rule("CE-BTL-12")
def test_who_has_not_attacked_yet_moves():
    t = battle(
        attacker=plain("late-comer", unit("plain-samurai", at=5, side=1), home=["caller"], hand=["reserves"]),
        defender=plain(hand=["guard-2"]),
    )
    t.fight()
    t.attacker.chooses("p5")
    t.defender.passes()
    t.attacker.plays("reserves", "caller")
    assert t.s.place[t.card("caller")] == 5
