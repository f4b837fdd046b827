"""Chapters: battles and their resolution, Yu, Fear, Tacticians."""

import pytest

import gorin
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.abilities import battle, open_, reaction
from gorin.games.ccg.language.protection import FEAR, prevents
from gorin.games.ccg.language.traits import for_a_while, has_force
from gorin.games.ccg.language.verbs.fighting.fear import fear
from gorin.games.ccg.language.verbs.fighting.movement import move_here
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.actions import cancel_action
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY, enemy
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.games.ccg.table.values import army_force, unit_force, yu
from gorin.language.abilities import trait
from gorin.language.card_filters import your
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting
from support.ccg_making import follower, region, strategy
from support.ccg_table import unit, war
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

YOU_WIN = heard("battle resolved", "after you win", lambda s, context, moment: moment.seat == context.seat)
ANY_ACTION = heard("about to resolve", "before any action")
IMMUNE = prevents(FEAR, SELF, ANYTHING)

cards = published(
    *PLAIN,
    samurai("Brave Man", force=2, keywords=("Yu 3",)),
    samurai("Braver Man", force=1, keywords=("Yu 2",)),
    samurai("Strategist", keywords=("Tactician",)),
    samurai("Giant", force=5),
    samurai("Censor", text=(reaction(ANY_ACTION, cancel_action()),)),
    samurai("Victor", text=(trait(YOU_WIN, gain_honor(10)),)),
    samurai(
        "Archer", text=(battle(target(enemy(PERSONALITY)), gives(TARGET, force=-1), once_per_turn=True),)
    ),
    samurai("Helper", text=(battle(target(PERSONALITY), gives(TARGET, force=1), once_per_turn=True),)),
    samurai("Terror", text=(battle(*fear(2), once_per_battle=True),)),
    follower("Dead Men", force=1, honor_req=0, gold=1, focus=1, keywords=("Undead",)),
    follower("Fearless Men", force=1, honor_req=0, gold=1, focus=1, text=(IMMUNE,)),
    follower("Strong Men", force=3, honor_req=0, gold=1, focus=1),
    strategy("Encourage", focus=1, text=(battle(target(PERSONALITY), gives(TARGET, yu=2)),)),
    strategy("Idle Talk", focus=1, text=(open_(gain_honor(1)),)),
    strategy("Rally", focus=1, text=(open_(for_a_while(has_force(your(PERSONALITY), 1))),)),
    strategy("Shove", focus=1, text=(open_(target(PERSONALITY), gives(TARGET, force=-1)),)),
    strategy(
        "Hurry", focus=1, text=(battle(performer(your(PERSONALITY), anywhere=True), move_here(PERFORMER)),)
    ),
    region("Rough Ground", keywords=("Singular",), text=(battle(target(PERSONALITY), bow(TARGET)),)),
    edition=EDITION,
)

WAIT = {"hand": ["guard-1"]}
"""A card that cannot be played in battle: its player is asked all the same."""


def fight(mine, theirs, **facts):
    attacker = plain(*mine, **{**WAIT, **facts.pop("attacker", {})})
    return fighting(attacker, plain(*theirs, **{**WAIT, **facts.pop("defender", {})}), **facts)


# --- Force ----------------------------------------------------------------------------------------


@rule("DE-RES-03", "DE-RES-04", "DE-RES-05", "DE-RES-08")
@pytest.mark.parametrize(
    ("leader", "spearmen", "total"), [(False, False, 5), (False, True, 3), (True, False, 0), (True, True, 0)]
)
def test_bowed_followers_add_nothing_and_a_bowed_leader_leaves_nothing(leader, spearmen, total):
    men = unit("plain-samurai", {"card": "plain-spearmen", "bowed": spearmen}, bowed=leader)
    t = fight([men], ["plain-stranger"])
    assert army_force(t.s, 4, 1) == total
    assert unit_force(t.s, t.card("plain-samurai")) == total


@rule("DE-RES-06", "DE-RES-09", "DE-BOW-07")
def test_bowing_takes_nothing_from_single_cards():
    t = fight([unit("plain-samurai", {"card": "plain-sword", "bowed": True}, bowed=True)], ["plain-stranger"])
    assert t.force("plain-samurai") == 5


# --- resolution -----------------------------------------------------------------------------------


@rule("DE-RES-26", "DE-RES-27")
def test_nobody_wins_against_an_empty_side_but_the_province_can_fall():
    t = fight(["giant", "victor"], [])
    t.fight()
    assert t.defender.provinces == 3  # 8 against 7
    assert t.attacker.honor == 5
    t = fight(["giant", "victor"], ["plain-stranger"])
    t.fight()
    assert t.attacker.honor == 5 + 2 + 10


@rule("DE-RES-10", "DE-RES-11")
def test_the_defender_wins_two_honor_for_each_card():
    t = fight([unit("plain-stranger", "plain-spearmen")], ["giant"])
    t.fight()
    assert t.zone("plain-stranger") == t.zone("plain-spearmen") == "discard"
    assert t.defender.honor == 9


@rule("DE-RES-18", "DE-RES-19", "DE-RES-20", "DE-RES-23")
def test_the_attacker_wins_two_honor_for_each_card_and_none_for_the_province():
    t = fight(["giant", "plain-samurai", "helper"], ["plain-stranger"])
    t.fight()
    assert t.attacker.honor == 7
    assert t.defender.provinces == 3  # 11 against 2 + 7


@rule("DE-RES-20")
def test_the_province_stands_where_force_does_not_exceed_it():
    t = fight(["giant", "plain-stranger"], [])
    t.fight()
    assert t.defender.provinces == 4  # 7 against 7


@rule("DE-RES-15", "DE-RES-16")
def test_a_tie_destroys_everybody_for_one_honor_each():
    t = fight([unit("plain-samurai", "plain-spearmen")], ["giant"])
    t.fight()
    assert t.zone("plain-samurai") == t.zone("giant") == "discard"
    assert (t.attacker.honor, t.defender.honor) == (6, 7)


@rule("DE-RES-17")
def test_nobody_is_destroyed_at_nothing_against_nobody():
    t = fight([unit("plain-samurai", bowed=True)], [])
    t.fight()
    assert t.zone("plain-samurai") == "play"


@rule("DE-RES-29", "DE-RES-30", "DE-RES-35")
def test_attackers_go_home_bowed_and_defenders_stay():
    t = fight([unit("giant", "plain-sword")], [])
    t.fight()
    assert t.is_home("giant") and t.is_bowed("giant") and t.is_bowed("plain-sword")
    t = fight(["plain-samurai"], [unit("giant", "plain-sword")])
    t.fight()
    assert not t.is_home("giant") and not t.is_bowed("giant")
    t.until("dynasty")
    assert t.is_home("giant") and not t.is_bowed("giant") and not t.is_bowed("plain-sword")


# --- who may act ----------------------------------------------------------------------------------


@rule("DE-ACT-05", "DE-BTL-04", "DE-BTL-06")
def test_open_actions_are_taken_in_battle():
    t = fight(["plain-samurai"], ["giant"], defender={"hand": ["shove"]})
    t.defender.plays("shove", "plain-samurai")
    assert t.force("plain-samurai") == 2
    assert t.asked == "attacker"


@rule("DE-BTL-07")
def test_without_a_unit_there_nobody_acts():
    t = fight(["plain-samurai"], [], defender={"hand": ["shove"]})
    assert t.defender.may == {"pass"}


@rule("DE-BTL-07", "DE-BTL-08", "DE-BTL-12", "DE-MAN-16")
def test_an_action_that_brings_a_unit_there_is_enough():
    t = fight(["plain-samurai"], [], defender={"hand": ["hurry"], "home": ["giant"]})
    t.defender.plays("hurry", "giant")
    assert not t.is_home("giant")
    kinds = [moment.kind for moment in t.s.history if moment.card == t.card("giant")]
    assert "moved" in kinds and "assigned" not in kinds


@rule("DE-BTL-10")
def test_an_action_that_has_nothing_to_do_with_the_battle_is_illegal():
    t = fight(["plain-samurai"], ["giant"], defender={"hand": ["idle-talk"]})
    assert t.defender.may == {"pass"}


@rule("DE-BTL-11")
def test_the_source_in_the_battle_is_enough():
    t = fight(["plain-samurai"], ["helper"], defender={"home": ["giant"], **WAIT})
    t.defender.uses("helper", "giant")
    assert t.force("giant") == 6


@rule("DE-BTL-13", "DE-BTL-16")
def test_from_outside_only_what_is_in_the_battle_is_targeted():
    t = fight(["plain-samurai"], ["giant"], defender={"home": ["helper", "plain-stranger"], **WAIT})
    t.defender.chooses("use:helper")
    assert t.defender.may == {"plain-samurai", "giant", "back"}


@rule("DE-BTL-13")
def test_what_affects_cards_in_the_battle_without_targets_is_relevant():
    t = fight(["plain-samurai"], ["giant"], defender={"hand": ["rally"]})
    t.defender.plays("rally")
    assert t.force("giant") == 6


@rule("DE-BTL-14")
def test_who_speaks_of_opposing_cards_must_be_there():
    t = fight(["plain-samurai"], ["giant"], defender={"home": ["archer"], **WAIT})
    assert t.defender.may == {"pass"}
    t = fight(["plain-samurai"], ["archer"])
    assert "use:archer" in t.defender.may


@rule("DE-BTL-19")
def test_a_region_acts_only_at_its_own_province():
    near = [{"card": "farm-1", "region": "rough-ground"}, "farm-2", "farm-3", "farm-4"]
    far = ["farm-1", {"card": "farm-2", "region": "rough-ground"}, "farm-3", "farm-4"]
    t = fight(["plain-samurai"], ["giant"], defender={"provinces": near, **WAIT})
    assert "use:rough-ground" in t.defender.may
    t = fight(["plain-samurai"], ["giant"], defender={"provinces": far, **WAIT})
    assert t.defender.may == {"pass"}


# --- Yu -------------------------------------------------------------------------------------------


def lost(*yu, winners):
    """The Defender's army has lost; its leader is asked about Yu."""
    t = fight(list(winners), list(yu))
    while t.prompt.startswith("Take"):
        t.mirror.choose("pass", t.game.decision.seat)
    return t


@rule("DE-YU-01", "DE-YU-03", "DE-YU-04", "DE-YU-05", "DE-YU-10", "DE-RES-02")
def test_each_yu_destroys_one_card_before_its_army_is_destroyed():
    t = lost("brave-man", "braver-man", winners=["giant", "plain-samurai", unit("plain-shugenja", "guard-2")])
    assert t.defender.may == {"brave-man", "braver-man", "done"}
    t.defender.chooses("brave-man")
    assert t.defender.may == {"braver-man", "plain-samurai", "guard-2", "done"}
    t.defender.chooses("plain-samurai")
    t.defender.chooses("braver-man")
    assert t.defender.may == {"guard-2", "done"}
    t.defender.chooses("guard-2")
    assert t.zone("plain-samurai") == t.zone("guard-2") == "discard"
    assert t.zone("brave-man") == t.zone("braver-man") == "discard"  # the outcome is as it was
    assert (t.attacker.honor, t.defender.honor) == (9, 5)


@rule("DE-YU-02", "DE-YU-11")
def test_several_strike_together():
    t = lost("brave-man", "braver-man", winners=["giant", "plain-samurai"])
    t.defender.chooses("brave-man")
    t.defender.chooses("braver-man")
    t.defender.chooses("giant")
    assert t.zone("giant") == "discard"


@rule("DE-YU-12")
def test_nobody_has_to_strike():
    t = lost("brave-man", winners=["giant"])
    t.defender.chooses("done")
    assert t.zone("giant") == "play"
    assert t.zone("brave-man") == "discard"


@rule("DE-YU-13")
def test_a_leader_is_struck_only_when_his_followers_are_gone():
    t = lost("brave-man", "braver-man", winners=[unit("plain-shugenja", "guard-2"), "giant"])
    t.defender.chooses("brave-man")
    assert "plain-shugenja" not in t.defender.may
    t.defender.chooses("guard-2")
    t.defender.chooses("braver-man")
    t.defender.chooses("plain-shugenja")
    assert t.zone("plain-shugenja") == "discard"


@rule("DE-YU-06")
def test_a_last_strike_is_no_action():
    t = lost("brave-man", winners=["giant", "plain-samurai", "censor"])
    before = t.s.actions
    t.defender.chooses("brave-man")
    t.defender.chooses("plain-samurai")
    assert t.s.actions == before
    assert t.zone("plain-samurai") == "discard"  # nobody was asked to cancel it
    assert t.zone("censor") == "play" and not t.is_in_window


@rule("DE-YU-07")
def test_the_leader_of_the_army_strikes_with_the_cards_of_his_allies():
    t = war(
        EDITION,
        attacker=plain("giant", "plain-samurai", **WAIT),
        defender=plain("braver-man", **WAIT),
        guard=plain("brave-man", **WAIT),
    )
    while t.prompt.startswith("Take"):
        t.mirror.choose("pass", t.game.decision.seat)
    assert (t.asked, t.defender.may) == ("defender", {"brave-man", "braver-man", "done"})
    assert sorted(" ".join(option.label.split()[-4:]) for option in t.game.decision.options) == [
        "Done",
        "strikes with Yu 2",
        "strikes with Yu 3",
    ]  # whoever controls them
    t.defender.chooses("brave-man")
    t.defender.chooses("plain-samurai")
    assert t.asked == "defender" and t.zone("plain-samurai") == "discard"


@rule("DE-YU-08")
def test_there_is_no_yu_in_a_tie_nor_against_nobody():
    t = fight(["brave-man"], ["plain-stranger"])
    t.fight()
    assert t.zone("brave-man") == t.zone("plain-stranger") == "discard"


@rule("DE-YU-09")
def test_who_gets_a_bonus_to_a_yu_that_he_lacks_has_yu_0_for_good():
    t = fight(
        ["giant"], ["plain-samurai", "brave-man"], defender={"hand": ["encourage", "encourage", "guard-1"]}
    )
    samurai, brave = t.card("plain-samurai"), t.card("brave-man")
    assert (yu(t.s, samurai), yu(t.s, brave)) == (-1, 3)
    t.defender.plays("encourage", "plain-samurai")
    t.attacker.passes()
    t.defender.plays("encourage", "brave-man")
    assert (yu(t.s, samurai), yu(t.s, brave)) == (2, 5)
    after_turn = t.game.clone().state
    ops.end_durations(after_turn, TURN_END)
    assert (yu(after_turn, samurai), yu(after_turn, brave)) == (0, 3)
    told = t.game.position()
    assert gorin.setup(EDITION, told).position() == told


@rule("DE-YU-09")
def test_who_was_given_yu_dies_as_one_with_yu():
    t = fight(["giant"], ["plain-samurai"], defender={"hand": ["encourage"], "home": ["kisadas-shrine"]})
    t.defender.plays("encourage", "plain-samurai")
    while t.asked != "defender" or "done" not in t.defender.may:
        t.mirror.choose("pass", t.game.decision.seat)
    t.defender.chooses("done")  # he strikes nobody
    t.defender.chooses("use:kisadas-shrine")
    assert t.zone("plain-samurai") == "play" and t.is_bowed("plain-samurai")


# --- Fear -----------------------------------------------------------------------------------------


@rule("DE-FEAR-02", "DE-FEAR-03", "DE-FEAR-04", "DE-FEAR-06")
def test_fear_bows_followers_who_are_not_stronger():
    men = unit("plain-shugenja", "plain-spearmen", "strong-men", "dead-men")
    t = fight([men], ["terror"], defender={"home": ["giant"], **WAIT})
    t.defender.chooses("use:terror")
    assert t.defender.may == {"plain-shugenja", "back"}
    t.defender.chooses("plain-shugenja")
    t.defender.table_passes_reactions()
    assert t.is_bowed("plain-spearmen")
    assert not any(t.is_bowed(slug) for slug in ("strong-men", "dead-men", "plain-shugenja", "terror"))


@rule("DE-FEAR-02")
def test_fear_is_aimed_at_any_other_unit_of_the_battle():
    mine = unit("terror", "plain-spearmen"), unit("plain-samurai", "strong-men", "guard-2")
    t = fight(["plain-shugenja"], mine, defender={"home": [unit("giant", "guard-3")], **WAIT})
    t.defender.chooses("use:terror")
    assert t.defender.may == {"plain-shugenja", "plain-samurai", "back"}
    t.defender.chooses("plain-samurai")
    t.defender.table_passes_reactions()
    assert [t.is_bowed(slug) for slug in ("guard-2", "strong-men", "plain-spearmen")] == [True, False, False]


@rule("DE-FEAR-01")
def test_fear_is_used_once_per_battle():
    t = fight([unit("plain-shugenja", "plain-spearmen")], ["terror"])
    t.defender.uses("terror", "plain-shugenja")
    t.attacker.passes()
    assert t.defender.may == {"pass"}


@rule("DE-FEAR-05")
def test_two_who_frighten_do_not_add_up():
    t = fight([unit("plain-shugenja", "strong-men")], ["terror", "terror"])
    for nth in (0, 1):
        t.mirror.choose(
            f"use:c{t.card('terror', nth)}:{t.s.definition(t.card('terror')).actions[0].number}", 1
        )
        assert t.defender.may == {"plain-shugenja", "terror", "back"}  # nobody is asked to join
        t.defender.chooses("plain-shugenja")
        t.defender.table_passes_reactions()
        t.attacker.passes()
    assert not t.is_bowed("strong-men")  # 2 and 2 against 3


@rule("DE-GLO-06")
def test_who_is_immune_is_targeted_and_not_affected():
    t = fight([unit("plain-shugenja", "fearless-men")], ["terror"])
    t.defender.uses("terror", "plain-shugenja")
    assert not t.is_bowed("fearless-men")


# --- Tacticians -----------------------------------------------------------------------------------


@rule("DE-TACT-01", "DE-TACT-03", "DE-TACT-04")
def test_a_tactician_is_as_much_stronger_as_the_discarded_card_focuses():
    t = fight(["plain-samurai"], ["strategist", "giant"])
    t.defender.chooses("tactics")
    assert t.defender.may == {"strategist", "back"}
    t.defender.chooses("strategist")
    t.defender.chooses("guard-1")
    assert t.force("strategist") == 5


@rule("DE-TACT-02")
def test_one_tactical_action_in_each_battle():
    t = fight(["strategist"], ["plain-stranger"], attacker={"hand": ["guard-1", "guard-2", "guard-3"]})
    t.defender.passes()
    t.attacker.uses("tactics", "strategist", "guard-1")
    t.defender.passes()
    assert t.attacker.may == {"pass"}
    from gorin.games.ccg.acting.using import may_perform_tactical

    after = t.game.clone().state
    ops.engage(after, 5)
    assert may_perform_tactical(after, t.card("strategist"))
