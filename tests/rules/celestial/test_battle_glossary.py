"""Chapter: the words of battle."""

import pytest

from gorin.games.ccg.kinds import ATTACKING, DEFENDING
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import created_personality
from gorin.games.ccg.language.protection import MOVEMENT, prevents
from gorin.games.ccg.language.restrictions import CONTRIBUTE_WHILE_BOWED
from gorin.games.ccg.language.verbs.fighting.movement import move_here
from gorin.games.ccg.language.verbs.in_play.creating import create
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import ANY_CARD, PERSONALITY, enemy
from gorin.games.ccg.language.which.places import at_location_of, here, opposed, opposing_this
from gorin.games.ccg.language.which.players import ENEMY_LEADER
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.games.ccg.table.values import army_force
from gorin.games.ccg.war_of_honor.one_offs import switch_locations
from gorin.language.abilities import trait
from gorin.language.card_filters import your
from gorin.language.picks import second_target, target
from gorin.language.rule_kinds import permits
from gorin.language.selectors import SECOND, SELF, TARGET
from support.ccg_battle import attacker_again, marched, picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import item, strategy
from support.ccg_table import battle, table, unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

ENGAGED = heard("engaged", "after engaging")


def plan(name, *parts):
    return strategy(name, focus=1, text=(in_battle(*parts),))


cards = published(
    *PLAIN,
    samurai("Restless Hero", text=(permits(CONTRIBUTE_WHILE_BOWED, SELF),)),
    samurai("Drummer", text=(trait(ENGAGED, gain_honor(1)),)),
    samurai("Rooted Hero", text=(prevents(MOVEMENT, SELF, ANYTHING),)),
    samurai("Neighbor", text=(open_(target(PERSONALITY.with_(at_location_of(SELF))), gain_honor(1)),)),
    samurai(
        "Comrade",
        text=(in_battle(target(PERSONALITY.with_(at_location_of(SELF)), anywhere=True), gain_honor(1)),),
    ),
    samurai(
        "Opponent", text=(in_battle(target(PERSONALITY.with_(opposing_this), anywhere=True), gain_honor(1)),)
    ),
    item("Plain Ward", force=0, chi=0, gold=1, focus=1),
    plan("Enemy Plan", target(enemy(ANY_CARD)), gain_honor(1)),
    plan("Insult", lose_honor(1, ENEMY_LEADER)),
    plan("Opposed Plan", target(PERSONALITY.with_(opposed), anywhere=True), gain_honor(1)),
    plan("Summons", target(PERSONALITY, anywhere=True), move_here(TARGET)),
    plan("Levy", create(created_personality(1, 1, 0, "Ashigaru"))),
    plan(
        "Exchange of Guards",
        target(your(PERSONALITY, here)),
        second_target(your(PERSONALITY), anywhere=True),
        switch_locations(TARGET, SECOND),
    ),
    also=("diamond",),
)


@rule("CE-BATG-01")
def test_contributing_is_being_counted_in_the_armys_force():
    t = battle(
        attacker=plain(
            unit("restless-hero", bowed=True), unit("plain-samurai", bowed=True), hand=["guard-1"]
        ),
        defender=plain(unit("plain-stranger", {"card": "plain-spearmen", "bowed": True}), hand=["guard-2"]),
    )
    assert army_force(t.s, 4, ATTACKING) == 3
    assert army_force(t.s, 4, DEFENDING) == 2


def mixed(hand, mine=("plain-stranger",), **facts):
    """The Defender holds the cards. The Attacker is here, elsewhere and at home."""
    return battle(
        attacker=plain(
            unit("plain-samurai", "guard-1", "plain-ward"),
            unit("drummer", at=5, side=1),
            "farm-9",
            home=["plain-shugenja"],
            hand=["guard-3", "insult"],
        ),
        defender=plain(*mine, hand=[*hand, "guard-2"], **facts),
    )


@rule("CE-BATG-02", "CE-BATG-03")
def test_enemy_cards_are_those_in_units_on_the_other_side():
    t = mixed(["enemy-plan"])
    t.defender.chooses("use:enemy-plan")
    assert picks(t.defender) == {"plain-samurai", "guard-1", "plain-ward"}


@rule("CE-BATG-02", "CE-BATG-06")
def test_the_leaders_are_attacker_and_defender():
    t = mixed(["insult"])
    t.defender.plays("insult")
    assert (t.attacker.honor, t.defender.honor) == (4, 5)
    t.attacker.plays("insult")
    assert (t.attacker.honor, t.defender.honor) == (4, 4)


@rule("CE-BATG-04")
def test_engaging_is_when_the_battle_begins():
    t = marched(plain("drummer", hand=["guard-1"]), plain(hand=["guard-2"]))
    assert t.north.honor == 5
    t.north.chooses("p4")
    assert t.s.in_combat
    assert t.north.honor == 6
    assert t.s.actions == 0


@rule("CE-BATG-05")
def test_cards_enter_play_at_home():
    t = mixed(["levy"])
    t.defender.plays("levy")
    assert t.is_home("created-1f-1c-ashigaru-personality")
    assert not t.is_home("plain-stranger")


@rule("CE-BATG-07")
def test_each_home_and_each_battlefield_is_a_location():
    t = table(
        north=plain("neighbor", "plain-samurai", hand=["guard-1"]),
        south=plain("plain-stranger", hand=["guard-2"]),
    )
    t.north.chooses("use:neighbor")
    assert picks(t.north) == {"neighbor", "plain-samurai"}
    fight = mixed([], ("comrade", unit("plain-stranger", at=5, side=2)))
    fight.defender.chooses("use:comrade")
    assert picks(fight.defender) == {"comrade", "plain-samurai"}


@rule("CE-BATG-08")
@pytest.mark.parametrize(("who", "side"), (("rider-at-home", DEFENDING), ("plain-shugenja", ATTACKING)))
def test_who_moves_to_a_battlefield_stands_on_the_side_of_his_controller(who, side):
    home = "plain-stranger" if who == "rider-at-home" else who
    t = mixed(["summons"], ("opponent",), home=["plain-stranger"])
    t.defender.plays("summons", home)
    assert t.s.place[t.card(home)] == 4
    assert t.s.side[t.card(home)] == side


def switching(here_, there):
    t = mixed(["exchange-of-guards"], (here_,), home=[there])
    t.defender.plays("exchange-of-guards", here_, there)
    return t


@rule("CE-BATG-09")
def test_switching_moves_both():
    t = switching("plain-stranger", "opponent")
    assert t.is_home("plain-stranger")
    assert (t.s.place[t.card("opponent")], t.s.side[t.card("opponent")]) == (4, DEFENDING)
    assert len([moment for moment in t.s.history if moment.kind == "moved"]) == 2


@rule("CE-BATG-09")
@pytest.mark.parametrize(
    ("here_", "there"), (("plain-stranger", "rooted-hero"), ("rooted-hero", "plain-stranger"))
)
def test_if_one_does_not_move_neither_does_the_other(here_, there):
    t = switching(here_, there)
    assert not t.is_home(here_)
    assert t.is_home(there)


@rule("CE-BATG-10")
def test_opposed_is_who_has_an_enemy_unit_at_his_battlefield():
    t = mixed(["opposed-plan"], ("plain-stranger",), home=["opponent"])
    t.defender.chooses("use:opposed-plan")
    assert picks(t.defender) == {"plain-stranger", "plain-samurai"}
    alone = battle(attacker=plain(hand=["guard-1"]), defender=plain("plain-stranger", hand=["opposed-plan"]))
    assert "use:opposed-plan" not in alone.defender.may


@rule("CE-BATG-11", "DE-GLO-10")
@also_in("diamond")
def test_opposing_cards_are_on_different_sides_of_one_battlefield():
    t = mixed([], ("opponent", "plain-stranger"))
    t.defender.chooses("use:opponent")
    assert picks(t.defender) == {"plain-samurai"}
    t.defender.chooses("plain-samurai")
    assert attacker_again(t).honor == 5
