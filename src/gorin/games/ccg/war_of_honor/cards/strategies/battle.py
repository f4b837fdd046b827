"""Strategies of War of Honor whose first action is a Battle action."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.one_offs import (
    elsewhere_than,
    find_named_ring,
    name_ring,
    of_same_player_as,
    switch_locations,
)
from gorin.games.ccg.war_of_honor.pool import card

MONK_OR_SHUGENJA = personality_with("Monk", "Shugenja")
GUILTY = enemy(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(PERFORMER)))

CARDS: list[Card] = [
    card(
        "A Warrior's Wisdom",
        battle(performer(your(MONK)), gives(PERFORMER, force=chi_of(PERFORMER)), additional_action()),
    ),
    card(
        "Begone, Fool!",
        battle(
            up_front(target(any_(PERSONALITY, allying))),
            dishonor(TARGET),
            move_home(TARGET),
            lose_honor(2, controller_of(TARGET)),
        ),
    ),
    card(
        "Black and White",
        battle(
            performer(your(personality_with("Paragon"))),
            cost(bow(PERFORMER)),
            up_front(target(enemy(UNIT_CARD, without_attachments))),
            destroy(TARGET),
            if_(
                is_(PERFORMER, having(PERSONAL_HONOR, at_least=3)), gain_honor(1), otherwise=(lose_honor(3),)
            ),
        ),
    ),
    card(
        "Block Supply Lines",
        battle(
            up_front(target(any_(PERSONALITY, attacking))),
            move_home(TARGET),
            if_(moved(TARGET), bow(unit_of(TARGET))),
        ),
    ),
    card(
        "Changing Paths",
        battle_open(performer(your(MONK_OR_SHUGENJA, unbowed)), name_ring(), find_named_ring()),
    ),
    card(
        "Chokehold",
        battle(
            performer(your(MONK, unbowed)),
            up_front(target(enemy(PERSONALITY, having(CHI, at_most=chi_of(PERFORMER))))),
            bow(TARGET),
        ),
    ),
    card(
        "Cold Hands, Stone Heart",
        battle(
            performer(your(MONK, without(WEAPON))),
            up_front(target(enemy(PERSONALITY, having(CHI, at_most=chi_of(PERFORMER))))),
            lock_one_ability(TARGET),
            gives(PERFORMER, force=2),
            draw(),
            additional_action(),
        ),
    ),
    card(
        "Desperate Mediation",
        battle(
            each_targets_own(EACH_PLAYER, any_(PERSONALITY, here), move_home(CHOSEN)),
            gain_honor(MOVED_BY_THIS),
        ),
    ),
    card(
        "Fist and Blade",
        battle(
            performer(your(MONK)),
            cost(bow(PERFORMER)),
            up_front(target(enemy(PERSONALITY, having(CHI, below=chi_of(PERFORMER))))),
            controller_may_save(TARGET),
            destroy(TARGET),
        ),
    ),
    card(
        "Fortuitous Alliance",
        battle(
            look_at_top(4, arrange=True),
            draw(),
            if_(there_is(any_(UNIT, allying, in_your_army)), additional_action()),
        ),
    ),
    card(
        "Game of Sincerity",
        battle(
            performer(your(PERSONALITY, unbowed)),
            cost(dishonor(PERFORMER)),
            up_front(target(any_(PERSONALITY))),
            dishonor(TARGET),
            lose_honor(2, controller_of(TARGET)),
            for_a_while(contributes_nothing(both(PERFORMER, TARGET)), BATTLE_END),
        ),
    ),
    card(
        "Glorious Path to Victory",
        battle(
            rehonor(any_(PERSONALITY, here)),
            may(target(your(SAMURAI, opposed)), gives(TARGET, force=personal_honor_of(TARGET))),
            gain_honor(2),
        ),
    ),
    card(
        "Magistrate's Accusation",
        battle(
            performer(your(MAGISTRATE, unbowed)),
            up_front(target(GUILTY)),
            bow(TARGET),
            lose_honor(2, controller_of(TARGET)),
        ),
    ),
    card(
        "My Enemy's Mercy",
        battle(
            performer(your(SAMURAI, unbowed)),
            up_front(
                target(enemy(PERSONALITY, having(PERSONAL_HONOR, at_most=personal_honor_of(PERFORMER))))
            ),
            choose_one(bow(TARGET), move_home(TARGET), who=ENEMY_LEADER),
            gain_honor(2),
        ),
    ),
    card(
        "Proudful Allies",
        battle(
            performer(your(SAMURAI, unbowed)),
            up_front(target(any_(UNIT, allying))),
            move_home(TARGET),
            gain_honor(3),
        ),
    ),
    card("Relentless Conviction", battle(up_front(target(any_(PERSONALITY, dishonorable))), destroy(TARGET))),
    card(
        "Seeking the Guilty",
        battle(
            performer(your(MAGISTRATE, unbowed)),
            up_front(target(GUILTY)),
            move_home(TARGET),
            lose_honor(
                at_most(3, count_of(any_(PERSONALITY, dishonorable, of_that_player(TARGET)))),
                controller_of(TARGET),
            ),
        ),
    ),
    card(
        "Shameful Death",
        battle(
            performer(your(MAGISTRATE, unbowed)),
            up_front(target(enemy(PERSONALITY, dishonorable))),
            drains(TARGET, force_of(TARGET)),
            gives(PERFORMER, force=FORCE_LOST),
        ),
    ),
    card(
        "Shameful Rebuke",
        battle(
            each_targets_own(EACH_PLAYER, any_(PERSONALITY, here), move_home(CHOSEN)),
            choose_player(),
            lose_honor(MOVED_BY_THIS, CHOSEN_PLAYER),
        ),
    ),
    card(
        "Spinning Heel Kick",
        battle(
            performer(your(MONK)),
            straighten(PERFORMER),
            additional_action(performed_by=PERFORMER),
        ),
    ),
    card(
        "Stagnation",
        battle_open(
            performer(your(personality_with("Monk", "Shugenja"), unbowed)),
            up_front(target(any_(PERSONALITY))),
            lock_abilities(TARGET),
        ),
    ),
    card(
        "Striking Through the Void",
        battle_open(
            performer(your(MONK, unbowed)),
            up_front(targets(anothers(PERSONALITY), 1, 3)),
            penalizes_in_turn(TARGET, 1, 2, 3),
        ),
    ),
    card(
        "The Lion's Charge",
        battle(
            performer(your(PERSONALITY | FOLLOWER)),
            cost(bow(PERFORMER)),
            *ranged_attack(plus(2, amount_if(is_(PERFORMER_OR_LEADER, "Paragon"), 2))),
            gain_honor(1),
        ),
    ),
    card(
        "Unpredictable Strategy",
        battle(
            up_front(target(any_(UNIT))),
            up_front(
                second_target(any_(UNIT, of_same_player_as(TARGET), elsewhere_than(TARGET)), anywhere=True)
            ),
            switch_locations(TARGET, SECOND),
            if_(
                moved(them(TARGET, SECOND)),
                straighten(whole_unit(them(TARGET, SECOND))),
            ),
        ),
    ),
    card(
        "Wall of Honor",
        battle(
            performer(your(PERSONALITY, opposed)),
            cost(move_home(PERFORMER)),
            strengthens_or_weakens(count_of(enemy(UNIT))),
            gain_honor(2),
        ),
    ),
]
