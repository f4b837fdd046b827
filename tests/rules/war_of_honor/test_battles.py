"""Chapters: action rounds, maneuvers, battles, presence and location, movement, battle resolution."""

from typing import Any

import pytest

from gorin.games.ccg.language.abilities import battle, limited, open_
from gorin.games.ccg.language.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.places import at_home
from gorin.language.abilities import trait
from gorin.language.card_filters import any_, your
from gorin.language.picks import performer, target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_making import holding, strategy
from support.ccg_table import Table, unit
from support.ccg_war import EDITION, WAR, plain, score, war
from support.moments import heard
from support.plain_cards import samurai, stranger
from support.rule import rule

TACTIC = strategy("Test Tactic", focus=1, text=(battle(target(any_(PERSONALITY)), bow(TARGET)),))
ADVICE = strategy("Test Advice", focus=1, text=(battle(target(any_(PERSONALITY)), bow(TARGET), absent=True),))
FEAT = strategy("Test Feat", focus=1, text=(battle(performer(your(PERSONALITY)), gain_honor(1)),))
MARCH = strategy(
    "Test March",
    focus=1,
    text=(battle(target(your(PERSONALITY, at_home), anywhere=True), move_here(TARGET)),),
)
RUSH = strategy(
    "Test Rush", focus=1, text=(battle(target(your(PERSONALITY), anywhere=True), move_here(TARGET)),)
)
RETREAT = strategy("Test Retreat", focus=1, text=(battle(target(any_(PERSONALITY)), move_home(TARGET)),))
SPEECH = strategy("Test Speech", focus=1, text=(open_(gain_honor(1)),))
EDICT = strategy("Test Edict", focus=1, text=(limited(gain_honor(1)),))
FIGHTER = samurai("Test Fighter", text=(battle(gain_honor(1)),))
DRUMS = holding("Test Drums", gold=1, text=(trait(heard("engaged", "after a battle begins"), gain_honor(1)),))
ROADS = holding("Test Roads", gold=1, text=(trait(heard("moved", "after a unit moves"), gain_honor(1)),))
RUNNER = samurai(
    "Test Runner", text=(trait(heard("battle resolved", "after a battle has resolved"), move_home(SELF)),)
)
TRICKS = (RUNNER, TACTIC, ADVICE, FEAT, MARCH, RUSH, RETREAT, SPEECH, EDICT, FIGHTER, DRUMS, ROADS)
cards = published(*WAR, *TRICKS, stranger("Giant", force=12), stranger("Dwarf", force=1), edition=EDITION)

SOLDIER, IDLE = "plain-samurai", ("guard-1",)


def attacked(lion: dict[str, Any], dragon: dict[str, Any]) -> Table:
    """The Lion has attacked the Dragon and assigns units."""
    t = war("attack", lion=lion, dragon=dragon)
    t.lion.chooses("seat1")
    t.lion.chooses("t1")
    t.lion.chooses("t2")
    return t


def assigns(t: Table, name: str, **units: str) -> None:
    """A player sends units to battlefields, and keeps the others at home."""
    player = getattr(t, name)
    for slug, place in units.items():
        player.chooses(slug.replace("_", "-"))
        player.chooses(place)
    if t.asked == name and "Assign" in t.prompt:
        player.chooses("done")


def fights(t: Table, place: str) -> None:
    """The Lion has this battle fought next, where he is asked."""
    if "Fight where" in t.prompt:
        t.lion.chooses(place)


def clash(lion: dict[str, Any], dragon: dict[str, Any], mine: str = SOLDIER, theirs: str = "") -> Table:
    """A battle at the Dragon's first province, before anybody acts."""
    t = attacked(lion, dragon)
    assigns(t, "lion", **{mine: "p4"} if mine else {})
    assigns(t, "dragon", **{theirs: "p4"} if theirs else {})
    fights(t, "p4")
    return t


def name(told: Any) -> str:
    slug: str = told["card"] if isinstance(told, dict) else told
    return slug


def totals(t: Table) -> tuple[int, ...]:
    """What the armies came to in the last battle that was resolved: attack and defence."""
    return [line.args for line in t.game.events if line.kind == "forces"][-1][1:3]


def resolved(mine: Any, theirs: Any = None, **dragon: Any) -> Table:
    """The same, fought out; nobody has anything to play."""
    t = clash(
        plain(mine),
        plain(*([theirs] if theirs else []), **dragon),
        name(mine),
        name(theirs) if theirs else "",
    )
    t.fight()
    return t


# --- action rounds ------------------------------------------------------------------------------------


@rule("WH-ACP-03", "WH-ACP-04")
def test_the_active_player_begins_and_one_action_each_goes_round():
    names = ("lion", "dragon", "phoenix")
    t = war(**{name: plain(hand=("test-speech", "test-speech")) for name in names})
    order = []
    for _ in range(4):
        order.append(t.asked)
        getattr(t, t.asked).uses("test-speech")
    assert order == ["lion", "dragon", "phoenix", "lion"]


@rule("WH-ACP-03")
def test_in_every_turn_the_active_player_acts_first():
    names = ("lion", "dragon", "phoenix")
    t = war("end", **{name: plain(hand=("test-speech",)) for name in names})
    assert (t.s.phase, t.s.active, t.asked) == ("action", 1, "dragon")


@rule("WH-ACP-06", "WH-ACP-07", "WH-ACP-08")
def test_an_action_gives_everybody_another_chance():
    names = ("lion", "dragon", "phoenix")
    t = war(**{name: plain(hand=("test-speech", *IDLE)) for name in names})
    t.lion.passes()
    t.dragon.passes()
    t.phoenix.uses("test-speech")
    for name in names:
        assert (t.asked, t.s.phase) == (name, "action")
        getattr(t, name).passes()
    assert t.s.phase != "action"


# --- maneuvers ----------------------------------------------------------------------------------------


@rule("WH-MAN-01", "WH-MAN-04", "WH-ATK-19")
def test_the_attacker_spreads_his_units_as_he_likes_and_places_them_at_once():
    t = attacked(plain(SOLDIER, "plain-stranger", "dwarf"), plain())
    t.lion.chooses(SOLDIER)
    t.lion.chooses("p4")
    t.lion.chooses("plain-stranger")
    t.lion.chooses("p6")
    assert t.is_home(SOLDIER)  # nothing stands anywhere before all is said
    t.lion.chooses("done")
    fields = {each["id"]: each for each in t.game.view()["battlefields"]}
    assert [len(fields[place]["attacking"]) for place in ("p4", "p5", "p6")] == [1, 0, 1]
    assert fields["p4"]["defending"] == []
    assert t.is_home("dwarf")


@rule("WH-MAN-02", "WH-MAN-03", "WH-ATK-03")
def test_only_the_personality_must_be_unbowed():
    t = attacked(plain(unit(SOLDIER, bowed=True), unit("dwarf", unit("plain-spearmen", bowed=True))), plain())
    assert t.lion.may == {"dwarf", "done"}


@rule("WH-MAN-05", "WH-FGT-02", "WH-FGT-03", "WH-RES-30")
def test_without_any_unit_every_battle_is_fought_all_the_same():
    t = attacked(plain(SOLDIER), plain(SOLDIER))
    t.lion.chooses("done")
    t.dragon.chooses("done")
    while t.s.phase == "attack":
        getattr(t, t.asked).chooses("done" if "done" in getattr(t, t.asked).may else "pass")
    assert sum("a battle begins" in line.lower() for line in t.log) == 4
    assert t.game.view()["battlefields"] == []


@rule("WH-MAN-20", "WH-RES-26")
def test_assigning_and_coming_home_are_no_movement():
    t = attacked(plain(SOLDIER, "test-roads"), plain())
    assigns(t, "lion", **{SOLDIER: "p4"})
    t.until("dynasty")
    assert t.is_home(SOLDIER)
    assert score(t, "lion").gained == 0


# --- one battle after the other -----------------------------------------------------------------------


@rule("WH-FGT-01", "WH-RES-40", "WH-FGT-04")
def test_the_attacker_says_where_to_fight_next_when_all_have_gone_home():
    t = attacked(plain(SOLDIER, "plain-stranger"), plain())
    assigns(t, "lion", **{SOLDIER: "p5", "plain-stranger": "p7"})
    assert t.lion.may == {"p4", "p5", "p6", "p7"}
    t.lion.chooses("p5")
    assert t.is_home(SOLDIER)
    assert t.is_bowed(SOLDIER)
    assert t.lion.may == {"p4", "p6", "p7"}


@rule("WH-FGT-05", "WH-CMB-01", "WH-ACT-04")
def test_first_battle_actions_then_resolution():
    t = clash(plain(SOLDIER, hand=("test-tactic", "test-speech", "test-edict")), plain())
    assert t.s.in_combat
    assert t.lion.may == {"use:test-tactic", "pass"}
    assert not [line for line in t.game.events if line.kind == "forces"]
    t.lion.passes()
    assert totals(t) == (3, 0)


@rule("WH-FGT-06")
def test_engaging_is_when_a_battle_begins():
    t = clash(plain(SOLDIER, "test-drums", hand=IDLE), plain())
    assert t.s.in_combat
    assert score(t, "lion").gained == 1


@rule("WH-ATK-04")
def test_there_is_no_second_attack_in_a_turn():
    t = clash(plain(SOLDIER, "plain-stranger"), plain())
    asked = []
    while t.s.phase == "attack":
        asked.append(t.prompt)
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(
            next((word for word in ("pass", "done") if word in ids), ids[0]), t.game.decision.seat
        )
    assert "Attack whom?" not in asked


# --- presence and location ----------------------------------------------------------------------------


@rule("WH-PRS-01", "WH-PRS-02")
def test_without_a_unit_there_only_what_says_so_is_used():
    t = clash(plain(SOLDIER, hand=IDLE), plain("plain-stranger", hand=("test-tactic", "test-advice")))
    assert t.dragon.may == {"use:test-advice", "pass"}


@rule("WH-PRS-04")
def test_an_ability_of_a_unit_is_used_where_the_unit_fights():
    t = attacked(plain("test-fighter", SOLDIER, hand=IDLE), plain())
    assigns(t, "lion", **{"test-fighter": "p5", SOLDIER: "p4"})
    t.lion.chooses("p4")
    assert t.lion.may == {"pass"}
    t.lion.passes()
    t.lion.chooses("p5")
    assert t.lion.may == {"use:test-fighter", "pass"}


@rule("WH-PRS-05", "WH-PRS-06")
def test_who_is_elsewhere_is_neither_target_nor_performer():
    t = clash(plain(SOLDIER, "dwarf", hand=("test-tactic", "test-feat")), plain("plain-stranger"))
    t.lion.chooses("use:test-tactic")
    assert t.lion.may == {SOLDIER, "back"}
    t.lion.chooses("back")
    t.lion.chooses("use:test-feat")
    assert t.lion.may == {SOLDIER, "back"}


# --- movement -----------------------------------------------------------------------------------------


@rule("WH-MOV-01", "WH-GLO-24", "WH-PRS-07")
def test_effects_move_units_in_and_out():
    t = clash(plain(SOLDIER, hand=("test-retreat",)), plain("plain-stranger", hand=("test-march", *IDLE)))
    t.dragon.uses("test-march", "plain-stranger")
    assert t.s.side[t.card("plain-stranger")] == 2
    t.lion.uses("test-retreat", "plain-stranger")
    assert t.is_home("plain-stranger")


@rule("WH-MOV-03")
def test_who_has_defended_may_fight_again():
    t = attacked(plain("dwarf", SOLDIER), plain("giant", hand=("test-rush", *IDLE)))
    assigns(t, "lion", **{"dwarf": "p4", SOLDIER: "p5"})
    assigns(t, "dragon", giant="p4")
    t.lion.chooses("p4")
    t.fight()
    t.lion.chooses("p5")
    t.dragon.uses("test-rush", "giant")
    assert (t.s.place[t.card("giant")], t.s.side[t.card("giant")]) == (5, 2)


@rule("WH-MOV-02")
@pytest.mark.parametrize("fought", [True, False])
def test_who_was_in_an_attacking_army_does_not_move_into_another_battle(fought: bool):
    """The soldier has fought, or the dwarf has stayed at home: only he can be brought."""
    t = attacked(plain(SOLDIER, "dwarf", "plain-stranger", hand=("test-march", *IDLE)), plain())
    assigns(t, "lion", **{SOLDIER: "p4", "plain-stranger": "p5"})
    t.lion.chooses("p4")
    t.fight()
    t.lion.chooses("p5")
    t.lion.chooses("use:test-march")
    t.lion.chooses(SOLDIER if fought else "dwarf")
    assert t.is_home(SOLDIER)
    assert t.is_home("dwarf") is fought


@rule("WH-MOV-02")
def test_who_ran_home_from_an_attacking_army_after_the_resolution_does_not_come_back():
    t = attacked(plain("test-runner", SOLDIER, hand=("test-march", *IDLE)), plain())
    assigns(t, "lion", **{"test-runner": "p4", SOLDIER: "p5"})
    t.lion.chooses("p4")
    t.fight()
    assert t.is_home("test-runner") and not t.is_bowed("test-runner")
    t.lion.chooses("p5")
    t.lion.uses("test-march", "test-runner")
    assert t.is_home("test-runner")


# --- resolution ---------------------------------------------------------------------------------------


@rule("WH-RES-03")
def test_a_bowed_personality_adds_nothing_and_his_followers_do():
    t = clash(plain(unit("giant", "plain-spearmen"), hand=("test-tactic",)), plain(), "giant")
    t.lion.uses("test-tactic", "giant")
    t.fight()
    assert totals(t) == (2, 0)


@rule("WH-RES-04", "WH-UNT-04")
def test_a_bowed_follower_adds_nothing_and_his_personality_does():
    mine = unit(SOLDIER, unit("plain-spearmen", bowed=True))
    t = resolved(mine, "dwarf")
    assert t.zone("dwarf") == "discard"
    t = resolved(mine, SOLDIER)  # 3 against 3, not 5 against 3
    assert t.zone(SOLDIER) == t.zone(SOLDIER, 1) == "discard"


@rule("WH-RES-05")
def test_an_item_counts_although_it_is_bowed():
    t = resolved(unit(SOLDIER, unit("plain-sword", bowed=True)), unit(SOLDIER))
    assert (t.zone(SOLDIER), t.zone(SOLDIER, 1)) == ("play", "discard")


@rule("WH-RES-06", "WH-RES-09", "WH-RES-12", "WH-RES-13")
@pytest.mark.parametrize(("force", "left"), [(6, 4), (7, 3)])
def test_only_more_than_the_province_strength_destroys_it(force: int, left: int):
    swords = ["plain-spearmen"] * ((force - 3) // 2) + ["guard-2"] * ((force - 3) % 2)
    t = resolved(unit(SOLDIER, *swords))
    assert t.dragon.provinces == left
    assert t.zone("farm-1", 1) == ("province" if left == 4 else "discard")
    assert not t.s.dead[t.card("farm-1", 1)]


@rule("WH-RES-10", "WH-RES-08")
def test_a_battle_can_be_won_and_the_province_stand():
    t = resolved(SOLDIER, "plain-stranger")
    assert (t.zone("plain-stranger"), t.dragon.provinces) == ("discard", 4)


@rule("WH-RES-11")
def test_the_defending_side_destroys_no_province():
    t = resolved("dwarf", "giant")
    assert t.zone("dwarf") == "discard"
    assert (t.lion.provinces, t.dragon.provinces) == (4, 4)


@rule("WH-RES-16", "WH-RES-17")
def test_every_card_of_a_destroyed_unit_counts():
    t = resolved("giant", unit(SOLDIER, "plain-spearmen", "plain-sword"))
    assert score(t, "lion").gained == 6


@rule("WH-RES-21")
def test_nothing_comes_of_no_force_against_nobody():
    t = clash(plain(SOLDIER, hand=("test-tactic",)), plain())
    t.lion.uses("test-tactic", SOLDIER)
    t.fight()
    assert (t.zone(SOLDIER), t.dragon.provinces) == ("play", 4)
    assert score(t, "lion").gained == 0


@rule("WH-RES-22", "WH-RES-23", "WH-RES-19")
def test_no_force_on_both_sides_is_a_tie_and_the_province_stands():
    t = clash(
        plain(SOLDIER, hand=("test-tactic",)),
        plain("dwarf", hand=("test-tactic",)),
        theirs="dwarf",
    )
    t.dragon.uses("test-tactic", SOLDIER)
    t.lion.uses("test-tactic", "dwarf")
    t.fight()
    assert (t.zone(SOLDIER), t.zone("dwarf"), t.dragon.provinces) == ("discard", "discard", 4)
    assert (score(t, "lion").gained, score(t, "dragon").gained) == (1, 1)


@rule("WH-RES-27", "WH-RES-28", "WH-RES-29", "WH-RES-31")
def test_the_defenders_own_units_stay_out_unbowed_until_the_attack_is_over():
    t = resolved("dwarf", SOLDIER)
    assert not t.is_home(SOLDIER)
    t.until("dynasty")
    assert t.is_home(SOLDIER)
    assert not t.is_bowed(SOLDIER)


# --- what a position does not show ----------------------------------------------------------------


@rule("WH-CMB-02")
def test_the_defender_acts_first_in_a_battle_that_was_declared():
    hand = ("test-advice",)
    t = attacked(plain(SOLDIER, hand=hand), plain(SOLDIER, hand=hand))
    for name in ("lion", "dragon"):
        getattr(t, name).chooses(SOLDIER)
        getattr(t, name).chooses("p4")
    t.lion.chooses("p4")
    assert t.s.in_combat and t.asked == "dragon"


@rule("WH-RES-09")
def test_the_force_of_the_defenders_protects_the_province_too():
    defenders = [{"card": each, "at": 4} for each in (SOLDIER, "plain-stranger", "plain-shugenja")]
    battle = {"attacker": 0, "defender": 1, "at": 4}
    t = war("battle", lion=plain({"card": "giant", "at": 4}), dragon=plain(*defenders), battle=battle)
    t.fight()  # 12 against 6 and walls of 6
    assert t.zone(SOLDIER) == "discard" and t.dragon.provinces == 4


@rule("WH-MOV-06")
def test_an_ally_whom_both_had_invited_moves_to_his_own_side_only():
    battle = {"attacker": 0, "defender": 1, "at": 4, "attacking_allies": [2], "invited_to_defend": [2]}
    t = war(
        "battle",
        lion=plain({"card": "giant", "at": 4}),
        dragon=plain(hand=IDLE),
        phoenix=plain({"card": "dwarf", "at": 4}, SOLDIER, hand=("test-march",)),
        battle=battle,
    )
    t.dragon.passes()
    t.phoenix.uses("test-march", SOLDIER)
    assert t.s.side[t.card(SOLDIER)] == 1 and t.s.place[t.card(SOLDIER)] == 4
