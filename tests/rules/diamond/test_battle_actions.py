"""Chapter: Battle Action Segment, as far as it is about where cards are and who an opponent is."""

import pytest

from gorin.games.ccg.diamond.language.saying import delayed, terrain
from gorin.games.ccg.kinds import BATTLE_END
from gorin.games.ccg.language.abilities import battle, open_, reaction
from gorin.games.ccg.language.verbs.fighting.battles import end_battle
from gorin.games.ccg.language.verbs.fighting.fear import fear
from gorin.games.ccg.language.verbs.fighting.movement import move_here
from gorin.games.ccg.language.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.verbs.players.provinces import weakens
from gorin.games.ccg.language.which.card_filters import PERSONALITY, enemy
from gorin.games.ccg.language.which.players import ENEMIES_IN_ARMY, ENEMY_LEADER
from gorin.games.ccg.language.which.selectors import THIS_SHUGENJA
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.flow import choose_one
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid, waiting_for
from support.ccg_making import holding, spell, strategy
from support.ccg_table import unit, war
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

BEGINS = heard("engaged", "immediately after a battle begins")
ACTED = heard("resolved", "after another's action", lambda s, context, m: m.seat != context.seat)
RESOLVED = heard("battle resolved", "after a battle is resolved")
ENDED = heard("battle ended", "after a battle ends")

cards = published(
    *PLAIN,
    samurai("Giant", force=9),
    samurai("Archer", text=(battle(cost(bow(SELF)), *ranged_attack(3)),)),
    samurai("Terror", text=(battle(*fear(2), once_per_battle=True),)),
    samurai("Avenger", text=(reaction(ACTED, target(enemy(PERSONALITY)), bow(TARGET)),)),
    samurai("Inciter", text=(battle(gives(SELF, force=2, until=BATTLE_END), once_per_turn=True),)),
    samurai("Cheerer", text=(battle(target(PERSONALITY), gives(TARGET, force=2), once_per_turn=True),)),
    samurai("Early Man", text=(reaction(BEGINS, gain_honor(1)),)),
    samurai(
        "Taxer", text=(battle(gives(SELF, force=1), lose_honor(1, ENEMIES_IN_ARMY), once_per_turn=True),)
    ),
    samurai("Rebuker", text=(battle(gives(SELF, force=1), lose_honor(1, ENEMY_LEADER), once_per_turn=True),)),
    samurai("Miner", text=(battle(weakens(2), once_per_turn=True),)),
    holding(
        "War Drum",
        gold=1,
        text=(battle(cost(bow(SELF)), target(PERSONALITY), gives(TARGET, force=2, until=BATTLE_END)),),
    ),
    spell(
        "Earthquake",
        gold=1,
        focus=1,
        text=(battle(cost(bow(THIS_SHUGENJA)), target(enemy(PERSONALITY)), bow(TARGET)),),
    ),
    spell(
        "Burning Smoke",
        gold=1,
        focus=1,
        text=(battle(cost(bow(THIS_SHUGENJA)), target(PERSONALITY), gives(TARGET, force=-4)),),
    ),
    strategy(
        "Hurry", focus=1, text=(battle(performer(your(PERSONALITY), anywhere=True), move_here(PERFORMER)),)
    ),
    strategy(
        "Begged Passage",
        focus=1,
        text=(
            battle(
                performer(your(PERSONALITY), anywhere=True),
                choose_one(move_here(PERFORMER), lose_honor(1, ENEMY_LEADER), who=ENEMY_LEADER),
            ),
        ),
    ),
    strategy(
        "Sally",
        focus=1,
        text=(
            battle(
                performer(your(PERSONALITY)), cost(bow(PERFORMER)), target(enemy(PERSONALITY)), bow(TARGET)
            ),
        ),
    ),
    strategy("Cheer", focus=1, text=(open_(target(PERSONALITY), gives(TARGET, force=1)),)),
    strategy("Late Fog", focus=1, keywords=("Terrain",), text=(terrain("Delayed"), delayed(gain_honor(1)))),
    strategy("Early Truce", focus=1, text=(battle(target(PERSONALITY), end_battle()),)),
    strategy("Open Field", focus=1, keywords=("Terrain",), text=(terrain("Immediate"),)),
    samurai("Chronicler", text=(reaction(RESOLVED, gain_honor(1)), reaction(ENDED, gain_honor(1)))),
    edition=EDITION,
)

WAIT = {"hand": ["guard-1"]}


def fight(mine, theirs, **defender):
    """The Defender acts first, with his units there and what else is told of him."""
    return fighting(plain(*mine, **WAIT), plain(*theirs, **{**WAIT, **defender}))


# --- where the card must be -----------------------------------------------------------------------


@rule("DE-BTL-09")
def test_what_another_may_prevent_makes_nobody_present():
    t = fight(["giant"], [], hand=["begged-passage"], home=["plain-samurai"])
    assert t.defender.may == {"pass"}
    t = fight(["giant"], [], hand=["hurry"], home=["plain-samurai"])
    assert t.defender.may == {"use:hurry", "pay-more", "pass"}
    t = fight(["giant"], ["terror"], hand=["begged-passage"], home=["plain-samurai"])
    assert "use:begged-passage" in t.defender.may


@rule("DE-BTL-15")
@pytest.mark.parametrize("who", ["archer", "terror"])
def test_who_shoots_or_frightens_must_be_there(who):
    prey = unit("plain-shugenja", "plain-spearmen")
    assert f"use:{who}" in fight([prey], [who, "giant"]).defender.may
    assert fight([prey], ["giant"], home=[who]).defender.may == {"pass"}


def casting(scroll, at_home):
    shugenja = unit("plain-shugenja", scroll)
    there = ["plain-stranger", "giant"] if at_home else [shugenja]
    home = [shugenja, "inciter"] if at_home else ["giant", "inciter"]
    return fight(["plain-samurai"], there, home=home)


@rule("DE-BTL-20")
def test_a_spell_upon_opposing_cards_is_cast_in_the_battle():
    assert "use:earthquake" in casting("earthquake", at_home=False).defender.may
    assert "use:earthquake" not in casting("earthquake", at_home=True).defender.may


@rule("DE-BTL-21")
def test_a_spell_upon_anybody_is_cast_from_home_upon_who_is_in_the_battle():
    t = casting("burning-smoke", at_home=True)
    t.defender.chooses("use:burning-smoke")
    assert t.defender.may == {"plain-samurai", "plain-stranger", "giant", "back"}


@rule("DE-BTL-22")
def test_a_spell_upon_anybody_is_cast_in_the_battle_upon_who_is_at_home():
    t = casting("burning-smoke", at_home=False)
    t.defender.uses("burning-smoke", "giant")
    assert t.is_home("giant") and t.force("giant") == 5


@rule("DE-BTL-17")
def test_a_reaction_upon_opposing_cards_is_taken_in_the_battle():
    for there, home in ((["avenger"], ["giant"]), (["giant"], ["avenger"])):
        t = fight(["plain-samurai", "taxer"], there, home=home)
        t.defender.passes()
        t.attacker.chooses("use:taxer")
        offered = t.is_in_window and "use:avenger" in t.defender.may
        assert offered == (there == ["avenger"])


@rule("DE-BTL-14")
def test_who_performs_an_action_upon_opposing_cards_is_in_the_battle():
    t = fight(["plain-samurai"], ["terror"], home=["giant"], hand=["sally", "fist-of-the-earth"])
    t.defender.chooses("use:sally")
    assert t.defender.may == {"terror", "back"}  # nobody opposes Giant, who is at home
    t = fight(["plain-samurai"], ["terror"], home=["plain-shugenja"], hand=["fist-of-the-earth"])
    assert "use:fist-of-the-earth" not in t.defender.may
    t = fight(["plain-samurai"], ["terror", "plain-shugenja"], hand=["fist-of-the-earth"])
    assert "use:fist-of-the-earth" in t.defender.may


@rule("DE-BTL-29")
def test_who_speaks_of_this_battle_is_in_it_if_he_can_be():
    assert "use:inciter" in fight(["giant"], ["inciter"]).defender.may
    t = fight(["giant"], ["terror", "war-drum"], home=["inciter", "cheerer"])
    assert "use:inciter" not in t.defender.may
    assert "use:war-drum" in t.defender.may  # a Holding is in no battle
    assert "use:cheerer" in t.defender.may  # who does not speak of it acts from home


# --- who comes first, who is an opponent -----------------------------------------------------------


@rule("DE-BTL-25")
def test_what_is_done_before_the_defender_begins_on_the_left_of_the_attacker():
    north, south = plain("early-man"), plain("early-man")
    t = laid("attack", north=plain("early-man", "giant"), east=south, south=north)
    t.north.chooses("seat2")
    while not t.is_in_window:
        t.mirror.choose(t.game.decision.options[-1].id, t.game.decision.seat)
    order = []
    while t.is_in_window:
        order.append(t.asked)
        t.mirror.choose("pass", t.game.decision.seat)
    assert order[:3] == ["east", "south", "north"]


def allied_against(defender):
    """The ally attacks with one who speaks of opponents; the Defender's ally is there, he himself or not."""
    return war(
        EDITION,
        attacker=plain("giant", **WAIT),
        defender=plain(*defender, **WAIT),
        raider=plain("taxer", "rebuker", **WAIT),
        guard=plain("plain-stranger", **WAIT),
    )


def acts(t, who):
    while t.asked != "raider":
        t.mirror.choose("pass", t.game.decision.seat)
    t.raider.chooses(f"use:{who}")
    t.raider.table_passes_reactions()
    return [getattr(t, name).honor for name in ("attacker", "defender", "raider", "guard")]


@rule("DE-BTL-26")
def test_an_opponent_is_whoever_has_units_in_the_opposing_army():
    assert acts(allied_against(["plain-samurai"]), "taxer") == [5, 4, 5, 4]
    assert acts(allied_against([]), "taxer") == [5, 5, 5, 4]


@rule("DE-BTL-27")
def test_the_opponent_leads_the_other_side_with_units_there_or_without():
    assert acts(allied_against(["plain-samurai"]), "rebuker") == [5, 4, 5, 5]
    assert acts(allied_against([]), "rebuker") == [5, 4, 5, 5]


# --- this battle ----------------------------------------------------------------------------------


@rule("DE-BTL-28")
def test_this_battle_is_the_one_that_is_being_fought():
    t = laid("attack", north=plain("miner", "inciter", **WAIT), south=plain(**WAIT))
    t.north.chooses("seat1")
    t.north.table_passes_reactions()
    for who, place in (("miner", "p4"), ("inciter", "p5")):
        t.north.chooses(who)
        t.north.chooses(place)
    t.north.table_passes_reactions()
    t.north.chooses("p4")
    waiting_for(t, "north", "use:miner")
    t.north.uses("miner")
    assert (t.strength(4), t.strength(5)) == (5, 7)
    t.fight()
    t.north.chooses("p5")
    waiting_for(t, "north", "use:inciter")
    t.north.uses("inciter")
    assert t.force("inciter") == 5
    t.fight()
    assert t.force("inciter") == 3


@rule("DE-BTL-13")
def test_what_strengthens_the_province_under_attack_is_relevant():
    t = fighting(plain("giant", **WAIT), plain("plain-samurai", hand=["imperial-edicts"]), favor=1)
    t.defender.plays("imperial-edicts")
    assert t.strength(4) == t.strength(7) == 7 + 4
    attacker = plain("giant", hand=["imperial-edicts"])
    t = fighting(attacker, plain("plain-samurai", **WAIT), favor=0)
    t.defender.passes()
    assert t.attacker.may == {"pass"}  # none of his own Provinces is attacked here


@rule("DE-BTL-29")
def test_who_speaks_of_the_province_of_this_battle_is_in_it():
    assert "use:miner" in fight(["giant"], ["miner"]).defender.may
    assert "use:miner" not in fight(["giant"], ["terror"], home=["miner"]).defender.may


# --- after a Delayed Terrain ----------------------------------------------------------------------


@rule("DE-TER-07")
def test_nobody_acts_after_a_delayed_terrain_has_resolved():
    t = fight(["plain-samurai"], ["giant"], hand=["late-fog", "cheer"])
    t.defender.plays("late-fog")
    t.attacker.passes()
    assert t.defender.honor == 5 and "use:cheer" in t.defender.may
    t.defender.passes()  # all have passed: the Terrain resolves, and then the battle
    assert t.defender.honor == 5 + 1 + 2
    assert t.zone("plain-samurai") == "discard" and t.zone("cheer") == "hand"


# --- after the battle -----------------------------------------------------------------------------


@rule("DE-RES-32")
def test_the_terrain_is_gone_before_anybody_reacts_to_the_end_of_a_battle():
    t = fight(["plain-samurai"], ["giant"], hand=["open-field"], home=["chronicler"])
    t.defender.plays("open-field")
    assert t.zone("open-field") == "play"
    for ability in ("use:chronicler", "use:chronicler:2"):
        waiting_for(t, "defender", ability)
        assert t.zone("plain-samurai") == "discard" and t.zone("open-field") == "discard"
        t.defender.chooses(ability)
    gone = [each.kind for each in t.s.events if each.kind in ("destroyed", "discard")]
    assert gone == ["destroyed", "destroyed"]  # the Terrain is not merely discarded (DE-TER-09)


@rule("DE-RES-33", "DE-RES-32")
def test_a_battle_that_an_effect_ends_decides_nothing():
    t = fight(["giant"], ["plain-samurai"], hand=["open-field", "early-truce"], home=["chronicler"])
    t.defender.plays("open-field")
    t.attacker.passes()
    t.defender.chooses("use:early-truce")
    t.defender.chooses("giant")
    waiting_for(t, "defender", "use:chronicler:2")  # nobody acts any more, and nothing was resolved
    assert t.zone("open-field") == "discard"
    assert "forces" not in [event.kind for event in t.s.events]
    t.defender.chooses("use:chronicler:2")
    assert not t.is_home("giant") and not t.is_bowed("giant")  # nobody returns before the attack is over
    t.until("dynasty")
    assert t.zone("giant") == t.zone("plain-samurai") == "play"
    assert t.defender.provinces == 4
    assert (t.attacker.honor, t.defender.honor) == (5, 6)
    fought = [event.kind for event in t.s.events if event.kind in ("engage", "broken_off", "forces")]
    assert fought.count("broken_off") == 1 and fought[0] == "broken_off"
    assert t.is_home("giant") and t.is_bowed("giant")  # when the attack is over, as the rest of them
