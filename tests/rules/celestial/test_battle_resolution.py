"""Chapter: battle resolution."""

import pytest

from gorin.games.ccg.kinds import ATTACKING, DEFENDING
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.protection import DESTRUCTION, MOVEMENT, does_not_bow_from_resolution, prevents
from gorin.games.ccg.language.verbs.fighting.movement import move_elsewhere
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import FOLLOWER, enemy
from gorin.games.ccg.language.which.places import at_home
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.games.ccg.table.values import army_force
from gorin.language.abilities import trait
from gorin.language.conditions import is_
from gorin.language.core.context import NOBODY
from gorin.language.flow import if_
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import follower, region, strategy
from support.ccg_table import battle, unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

ENDED = heard("battle ended", "after the battle ends")
RESOLVED = heard("battle resolved", "after the battle resolves")
YOU_WON = heard("battle resolved", "after you win", lambda s, context, moment: moment.seat == context.seat)

YOU_DESTROYED_IT = heard(
    "province destroyed",
    "after you destroy a province",
    lambda s, context, moment: moment.seat == context.seat,
)

cards = published(
    *PLAIN,
    samurai("Giant", force=10),
    samurai("Great Giant", force=11),
    samurai("Weakling", force=0),
    samurai("Herald", force=9, text=(trait(ENDED, if_(is_(SELF, at_home), gain_honor(1))),)),
    samurai("Early Herald", force=9, text=(trait(RESOLVED, if_(is_(SELF, at_home), gain_honor(1))),)),
    samurai("Rooted Hero", force=9, text=(prevents(MOVEMENT, SELF, ANYTHING),)),
    samurai(
        "Tireless Drifter",
        text=(in_battle(move_elsewhere(SELF)), does_not_bow_from_resolution(SELF)),
    ),
    samurai("Victor", force=5, text=(trait(YOU_WON, draw(1)),)),
    samurai("Weak Victor", force=0, text=(trait(YOU_WON, draw(1)),)),
    samurai("Conqueror", force=20, text=(trait(YOU_DESTROYED_IT, gain_honor(5)),)),
    samurai("Undying", force=0, text=(prevents(DESTRUCTION, SELF, ANYTHING),)),
    region("Valley"),
    follower("Weak Guards", force=0, honor_req=0, gold=1, focus=1),
    strategy("Volley", focus=1, text=(in_battle(target(enemy(FOLLOWER)), destroy(TARGET)),)),
    also=("diamond",),
)


def fight(attackers, defenders=(), **facts):
    t = battle(
        attacker=plain(*attackers, hand=["guard-1"]),
        defender=plain(*defenders, hand=["guard-2"], **facts),
    )
    t.fight()
    return t


def forces(attackers, defenders=()):
    t = battle(attacker=plain(*attackers, hand=["guard-1"]), defender=plain(*defenders, hand=["guard-2"]))
    return army_force(t.s, 4, ATTACKING), army_force(t.s, 4, DEFENDING)


TIRED_GUARD = {"card": "plain-spearmen", "bowed": True}


@rule("CE-RES-01", "CE-RES-02", "CE-RES-03", "CE-BATG-01")
@pytest.mark.parametrize(
    ("attackers", "total"),
    (
        ([unit("plain-samurai", "plain-spearmen")], 5),
        ([unit("plain-samurai", "plain-spearmen", bowed=True)], 2),
        ([unit("plain-samurai", TIRED_GUARD)], 3),
        ([unit("plain-samurai", TIRED_GUARD, bowed=True)], 0),
        ([unit("plain-samurai", "plain-sword", "plain-spearmen"), "plain-stranger"], 9),
        ([], 0),
    ),
)
def test_an_army_has_the_force_of_its_unbowed_personalities_and_followers(attackers, total):
    assert forces(attackers, ["plain-stranger"]) == (total, 2)


@rule("CE-RES-04", "CE-RES-05", "DE-RES-01")
@also_in("diamond")
def test_the_attacker_wins_with_the_higher_force_and_destroys_the_defenders():
    t = fight(["plain-samurai"], [unit("plain-stranger"), unit("weakling", bowed=True)])
    assert t.zone("plain-stranger") == "discard"
    assert t.zone("weakling") == "discard"
    assert t.zone("plain-samurai") == "play"
    assert t.defender.provinces == 4


@rule("CE-RES-04", "CE-RES-08")
def test_the_defender_wins_with_the_higher_force_and_destroys_the_attackers():
    t = fight(["plain-stranger", "weakling"], ["plain-samurai"])
    assert t.zone("plain-stranger") == "discard"
    assert t.zone("weakling") == "discard"
    assert t.zone("plain-samurai") == "play"
    assert t.defender.honor == 5 + 2 * 2


@rule("CE-RES-06")
@pytest.mark.parametrize(("giant", "provinces"), (("giant", 4), ("great-giant", 3)))
def test_the_province_falls_to_more_than_defence_and_strength(giant, provinces):
    t = fight([giant], ["plain-samurai"])
    assert t.zone("plain-samurai") == "discard"
    assert t.defender.provinces == provinces


@rule("CE-RES-07", "DE-RES-22", "DE-RES-36")
@also_in("diamond")
def test_what_is_in_a_destroyed_province_is_discarded():
    places = [{"card": "farm-11", "region": "valley"}, "farm-2", "farm-3", "farm-4"]
    t = fight(["great-giant"], provinces=places)
    assert t.zone("valley") == "discard"
    assert t.zone("farm-11") == "discard"
    left = [t.s.names[t.s.what[each.card]] for each in t.s.provinces if each.owner == 1]
    assert left == ["farm-2", "farm-3", "farm-4"]


@rule("CE-RES-09")
def test_the_winner_gains_two_honor_for_each_card_destroyed():
    t = fight(["giant"], [unit("plain-samurai", "plain-sword", "plain-spearmen"), "weakling"])
    assert t.attacker.honor == 5 + 2 * 4
    assert t.defender.honor == 5


@rule("CE-RES-10", "DE-RES-14")
@also_in("diamond")
def test_cards_destroyed_before_do_not_count():
    t = battle(
        attacker=plain("giant", hand=["volley"]),
        defender=plain(unit("plain-samurai", "plain-spearmen"), hand=["guard-2"]),
    )
    t.defender.passes()
    t.attacker.plays("volley", "plain-spearmen")
    assert t.zone("plain-spearmen") == "discard"
    t.fight()
    assert t.attacker.honor == 5 + 2


@rule("CE-RES-11", "CE-RES-12")
def test_a_tie_destroys_both_armies_and_gives_one_honor_for_each_card():
    t = fight([unit("plain-stranger", "guard-1")], [unit("plain-samurai", "plain-scroll"), "weakling"])
    assert {t.zone(each) for each in ("plain-stranger", "plain-samurai", "weakling")} == {"discard"}
    assert t.attacker.honor == 5 + 3
    assert t.defender.honor == 5 + 2
    assert t.defender.provinces == 4


@rule("CE-RES-11")
def test_armies_without_force_tie_too():
    t = fight(["weakling"], [unit("plain-samurai", bowed=True)])
    assert {t.zone(each) for each in ("weakling", "plain-samurai")} == {"discard"}
    assert (t.attacker.honor, t.defender.honor) == (6, 6)


@rule("CE-RES-13")
@pytest.mark.parametrize(("attackers", "defenders"), ((["weakling"], []), ([], ["weakling"])))
def test_without_force_and_without_an_enemy_nothing_comes_of_it(attackers, defenders):
    t = fight(attackers, defenders)
    assert t.zone("weakling") == "play"
    assert (t.attacker.honor, t.defender.honor) == (5, 5)
    ended = [moment for moment in t.s.history if moment.kind == "destroyed"]
    assert ended == []


@rule("CE-RES-13", "CE-RES-14")
@pytest.mark.parametrize(("slug", "won"), (("victor", True), ("weak-victor", False)))
def test_an_unopposed_army_with_force_wins_but_gains_no_honor(slug, won):
    t = fight([slug])
    assert (len(t.attacker.hand) == 2) == won
    assert (t.attacker.honor, t.defender.provinces) == (5, 4)


@rule("CE-RES-15", "CE-RES-20")
def test_attackers_bow_whole_and_return_home():
    t = fight([unit("giant", "plain-sword", "plain-spearmen")], ["plain-stranger"])
    assert t.is_home("giant")
    assert all(t.is_bowed(each) for each in ("giant", "plain-sword", "plain-spearmen"))


@rule("CE-RES-16")
def test_returning_is_not_moving():
    t = fight(["rooted-hero"])
    assert t.is_home("rooted-hero")
    assert not any(moment.kind == "moved" for moment in t.s.history)


@rule("CE-RES-17")
def test_defenders_stay_unbowed_until_the_phase_is_over():
    t = fight(["plain-stranger"], [unit("plain-samurai", "plain-sword")])
    assert t.s.place[t.card("plain-samurai")] == 4
    assert not t.is_bowed("plain-samurai")
    t.until("dynasty")
    assert t.is_home("plain-samurai")
    assert not t.is_bowed("plain-samurai")
    assert not t.is_bowed("plain-sword")


@rule("CE-RES-18")
@pytest.mark.parametrize(("herald", "honor"), (("herald", 6), ("early-herald", 5)))
def test_the_battle_ends_after_the_attackers_are_home(herald, honor):
    assert fight([herald]).attacker.honor == honor


@rule("CE-RES-19", "CE-RES-20")
def test_at_the_end_of_the_phase_everybody_goes_home_and_attackers_bow_whole():
    """He moved to a finished battlefield. What battle resolution does not bow, the end of the phase does."""
    t = battle(
        attacker=plain(
            "plain-shugenja", unit("tireless-drifter", "plain-sword", at=5, side=1), hand=["guard-1"]
        ),
        defender=plain(unit("plain-samurai", at=6, side=2), hand=["guard-2"]),
    )
    t.fight()
    t.attacker.chooses("p5")
    t.defender.passes()
    t.attacker.uses("tireless-drifter")
    t.attacker.chooses("p4")
    t.fight()
    assert not t.is_bowed("tireless-drifter")
    t.until("dynasty")
    assert (t.s.attacker, t.s.defender) == (NOBODY, NOBODY)
    assert t.is_home("tireless-drifter")
    assert t.is_home("plain-samurai")
    assert t.is_bowed("tireless-drifter")
    assert t.is_bowed("plain-sword")
    assert not t.is_bowed("plain-samurai")


@rule("CE-RES-06")
@pytest.mark.parametrize(("attacker", "defender"), (("conqueror", None), ("giant", "conqueror")))
def test_the_attacker_has_destroyed_the_province(attacker, defender):
    t = fight([attacker], home=[defender] if defender else [])
    assert t.defender.provinces == 3
    assert (t.attacker.honor, t.defender.honor) == (5 if defender else 10, 5)
    assert [player.destroyed for player in t.s.players] == [1, 0]


@rule("CE-RES-09")
def test_who_was_not_destroyed_brings_no_honor():
    t = fight(["plain-samurai"], [unit("undying", "weak-guards"), "weakling"])
    assert t.zone("undying") == t.zone("weak-guards") == "play"
    assert t.zone("weakling") == "discard"
    assert t.attacker.honor == 5 + 2
