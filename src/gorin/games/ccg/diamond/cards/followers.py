"""Followers of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import A_CARDS_KIHO_ACTION, NOT_RETURNED_YET, return_to_hand
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Akodo House Guard",
        attaches_only_to(any_(PERSONALITY, keyword("Lion Clan"))),
        cheaper_on(any_(PERSONALITY, lacking("Tactician")), 4),
        permits(PERFORM_ONE_MORE_TACTICAL, BEARER),
    ),
    card(
        "Ashigaru Archers",
        trait(after(ENTERS_PLAY, SELF, FROM_YOUR_HAND), later(TURN_IS_OVER, may(draw(1)))),
        battle(cost(bow(SELF)), *ranged_attack(2)),
    ),
    card(
        "Ashigaru Hordes",
        attaches_only_to(SAMURAI),
        trait(
            after(ENTERS_PLAY, SELF, FROM_YOUR_HAND),
            later(at(END_PHASE, YOU), may(draw(1)), until=GAME_END),
        ),
    ),
    card("Command Staff", has_keyword(BEARER, "Tactician")),
    card(
        "Empress's Guard",
        costs_less(SELF, 2, if_=clan_player(CRANE)),
        cannot(be_targeted_by("Ninja"), cards_in_this_unit),
        cannot(be_targeted_by("Kolat"), cards_in_this_unit),
        has_force(SELF, 2, while_=WHILE_DEFENDING),
    ),
    card("Fortified Infantry", prevents(MOVEMENT_BETWEEN_BATTLES, BEARER, ANYTHING)),
    card(
        "Heavy Mounted Infantry",
        battle(
            requires(is_(SELF, "Cavalry")),
            cost(removes_keyword(SELF, "Cavalry")),
            gives(SELF, force=2),
            once_per_battle=True,
        ),
    ),
    card(
        "Hiruma Archers",
        battle(cost(bow(SELF)), *ranged_attack(2)),
        battle(requires(is_(BEARER, "Crab Clan")), cost(bow(SELF)), *ranged_attack(4)),
    ),
    card(
        "Hiruma House Guard",
        attaches_only_to(any_(PERSONALITY, keyword("Crab Clan"))),
        prevents(FEAR, SELF, ANYTHING),
        battle(*sure_fear(yu_of(BEARER)), keywords=("Fear",), once_per_battle=True),
    ),
    card(
        "Hoshi House Guard",
        attaches_only_to(any_(PERSONALITY, keyword("Dragon Clan"))),
        has_force(BEARER, count_of(your(RING))),
        has_chi(BEARER, count_of(your(RING), 2)),
        reaction(
            after(PERFORMS, BEARER, A_CARDS_KIHO_ACTION),
            requires(is_(BEARER, "Monk")),
            requires(NOT_RETURNED_YET),
            return_to_hand(),
        ),
    ),
    card(
        "Kakita House Guard",
        attaches_only_to(any_(PERSONALITY, keyword("Crane Clan"))),
        battle(cost(bow(SELF)), target(enemy(PERSONALITY)), duels(BEARER, TARGET, destroy(LOSER))),
    ),
    card(
        "Kenshinzen",
        attaches_only_to(any_(PERSONALITY, either(with_double_chi, having(CHI, at_least=5)))),
        cheaper_on(any_(PERSONALITY, keyword("Crane Clan")), 1),
        permits(ISSUE_UNREFUSABLE_CHALLENGES, BEARER),
    ),
    card(
        "Kobune Crew",
        attaches_only_to(any_(PERSONALITY, keyword("Naval"))),
        battle(
            requires(IN_BATTLE_AT_PROVINCE),
            cost(bow(SELF)),
            paying(your(PORT_BESIDES_STRONGHOLD, unbowed)),
            cost(bow(PAID)),
            move_elsewhere(THIS_UNIT),
        ),
    ),
    card(
        "Light Mounted Infantry",
        battle(
            requires(is_(SELF, "Cavalry")),
            cost(removes_keyword(SELF, "Cavalry")),
            gives(SELF, force=1),
            once_per_battle=True,
        ),
    ),
    card(
        "Mantis Bushi",
        battle(cost(bow(SELF)), target(enemy(FOLLOWER | PERSONALITY.with_(without_followers))), bow(TARGET)),
    ),
    card(
        "Mantis Raiders",
        permits(ENTER_PLAY_BOWED, SELF),
        cannot(BE_ASSIGNED, BEARER, is_(SELF, bowed)),
    ),
    card(
        "Moto Steed",
        attaches_only_to(any_(PERSONALITY, human)),
        has_keyword(BEARER, "Cavalry", while_=is_(SELF, unbowed)),
    ),
    card("Spearmen", battle(cost(bow(SELF)), *ranged_attack(2))),
    card("Spirit Guide", battle_open(requires(is_(BEARER, "Shugenja")), cost(bow(SELF)), straighten(BEARER))),
    card("Tsuruchi's Legion", battle(*ranged_attack(2), once_per_battle=True, times=2)),
    card(
        "Utaku House Guard",
        attaches_only_to(any_(PERSONALITY, keyword("Unicorn Clan"))),
        battle(
            cost(bow(SELF)),
            targets(
                enemy(
                    FOLLOWER,
                    together(
                        as_many_as(
                            plus(
                                count_of(any_(ITEM, in_this_army)),
                                amount_if(is_(BEARER, "Battle Maiden"), 1),
                            )
                        )
                    ),
                ),
                0,
                99,
            ),
            bow(TARGET),
        ),
    ),
    card("Veteran Bushi", has_force(SELF, 1, while_=is_(BEARER, "Tactician"))),
    card("Veteran Samurai"),
    card(
        "Warrior Monks",
        cheaper_on(MONK, 3),
        reaction(after(IS_TARGETED, A_SPELL_ACTION, cards_in_this_unit), stop_action()),
    ),
    card(
        "Yoritomo House Guard",
        attaches_only_to(any_(PERSONALITY, keyword("Mantis Clan"))),
        reaction(
            after(MANEUVERS_END, provided(is_(SELF, at_a_battlefield))),
            gives_keyword(any_(FOLLOWER | clan_personality("Mantis"), in_this_army, in_naval_unit), "Naval"),
        ),
    ),
]
