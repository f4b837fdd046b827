"""Strategies of Celestial Edition whose first action is a Battle action, I to R."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "I Will Not Die Alone!",
        battle(
            performer(your(personality_with("Berserker", "Deathseeker"), unbowed)),
            cost(destroy(PERFORMER)),
            target(enemy(UNIT, having(TOTAL_FORCE, below=plus(force_of(PERFORMER), chi_of(PERFORMER))))),
            destroy_unit(TARGET),
            if_(is_(PERFORMER, "Deathseeker"), gain_honor(2)),
        ),
    ),
    card(
        "Impressive Resilience",
        battle(
            up_front(target(any_(PERSONALITY, opposed))),
            gives(TARGET, force=2),
            for_a_while(negates(BOWING, TARGET), COMBAT_END),
            for_a_while(negates(MOVEMENT, TARGET), COMBAT_END),
        ),
    ),
    card(
        "Inspire Fear",
        battle(
            performer(your(MONK | SHUGENJA, unbowed)),
            target(enemy(PERSONALITY, human)),
            move_home(TARGET),
            if_(
                is_(PERFORMER, keyword("Water")),
                for_a_while(
                    negates(MOVEMENT_TO_BATTLE, that(enemy(PERSONALITY), TARGET)),
                ),
            ),
            keywords=("Fear", "Kiho", "Water"),
        ),
    ),
    card(
        "Insurmountable Obstacle",
        trait(after(MOVES_HOME, FROM_THIS_BATTLEFIELD, BY_AN_ACTION), dishonor(IT)),
        battle(stays_here(), additional_action(), keywords=("Terrain",)),
    ),
    card(
        "Justly Earned Victory",
        battle(
            performer(your(PERSONALITY)),
            target(
                enemy(
                    PERSONALITY,
                    either(having(FORCE, below=force_of(PERFORMER)), fewer_attachments_than(PERFORMER)),
                )
            ),
            move_home(TARGET),
        ),
        battle(negate_force_changes()),
    ),
    card(
        "Know Your Center",
        battle(
            performer(your(PERSONALITY, unbowed, having(CHI, at_least=3))), target(TERRAIN), destroy(TARGET)
        ),
        battle(
            up_front(target(your(UNIT, at_a_battlefield, can_be_brought), anywhere=True)),
            move_to_enemies(TARGET),
        ),
    ),
    card(
        "Outer Walls",
        battle(strengthens(3), absent=True),
        reaction(after(RANGED_ATTACK_AIMED), change_ranged(-2)),
    ),
    card(
        "Palm Strike",
        battle(
            performer(your(MONK, unbowed, without(WEAPON))),
            target(enemy(PERSONALITY, without(WEAPON))),
            bow(TARGET),
            keywords=("Kiho",),
        ),
    ),
    card(
        "Peasant Vengeance",
        battle(
            performer(your(FOLLOWER)),
            cost(bow(PERFORMER)),
            target(enemy(PERSONALITY, without_attachments)),
            destroy(TARGET),
        ),
    ),
    card(
        "Precise Strike",
        battle(
            performer(your(PERSONALITY)),
            cost(bow(PERFORMER), unless=not_(more(UNITS_IN_ARMY, than=ENEMY_ARMY))),
            target(enemy(UNIT_CARD, without(any_(ATTACHMENT, unbowed)))),
            bow(TARGET),
        ),
    ),
    card(
        "Ramifications",
        battle(
            up_front(target(any_(PERSONALITY, having(PERSONAL_HONOR, exactly=0)))),
            move_home(TARGET),
            if_(moved(TARGET), lose_honor(2, controller_of(TARGET))),
            keywords=("Political",),
        ),
    ),
    card(
        "Restoring Order",
        battle(
            performer(your(MAGISTRATE, unbowed)),
            target(enemy(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(PERFORMER)))),
            move_home(TARGET),
            if_(moved(TARGET), bow(TARGET)),
            if_(is_(TARGET, dishonorable), destroy(TARGET)),
            keywords=("Political",),
        ),
    ),
    card(
        "Rout",
        battle(
            up_front(target(UNIT)),
            move_home(TARGET),
            choose(any_(ATTACHMENT, in_unit(TARGET))),
            destroy(that(ATTACHMENT, CHOSEN)),
        ),
    ),
]
