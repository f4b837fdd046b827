"""Actions of Diamond Edition whose first action is a Battle action."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Block Supply Lines",
        battle(
            target(any_(UNIT, attacking)),
            move_home(TARGET),
            if_(moved(TARGET), bow(whole_unit(TARGET))),
        ),
    ),
    card(
        "Destiny Has No Secrets",
        battle(target(your(PERSONALITY)), gives(TARGET, force=2, chi=2), show_hand()),
    ),
    card("Diversionary Tactics", battle(target(TERRAIN), destroy(TARGET))),
    card(
        "Dying Effort",
        battle(
            target(your(UNIT_CARD, bowed)), straighten(TARGET), later(after(BATTLE_ENDS), destroy(TARGET))
        ),
    ),
    card(
        "Kamoko's Charge",
        has_force(any_(PERSONALITY | FOLLOWER, in_cavalry_unit, at_this_battlefield), 1),
        terrain(),
    ),
    card(
        "Luring Tactics",
        battle(
            performer(your(TACTICIAN, here)),
            target(enemy(PERSONALITY)),
            move_adjacent(both(PERFORMER, TARGET)),
            keywords=("Tactical",),
        ),
    ),
    card("Moment of Brilliance", battle(target(PERSONALITY), gives_keyword(TARGET, "Tactician", BATTLE_END))),
    card(
        "Relentless Assault",
        battle(
            performer(your(PERSONALITY, with_yu)),
            *fear_of_enemies(yu_of(PERFORMER), leaders_too=True),
            keywords=("Fear",),
        ),
    ),
    card(
        "Strength of Purity",
        battle(performer(your(PERSONALITY, having(PERSONAL_HONOR, at_least=3))), gives(PERFORMER, force=3)),
    ),
    card(
        "Strike At the Tail",
        battle(
            performer(your(PERSONALITY)),
            cost(bow(PERFORMER)),
            targets(
                enemy(
                    FOLLOWER,
                    together(
                        combined(
                            FORCE,
                            at_most=plus(
                                unit_force_of(PERFORMER), amount_if(is_(PERFORMER, "Unicorn Clan"), 2)
                            ),
                        )
                    ),
                ),
                0,
                99,
            ),
            bow(attachments_of(PERFORMER)),
            destroy(TARGET),
        ),
    ),
    card(
        "Superior Strategist",
        battle(
            performer(your(TACTICIAN)),
            play_found(any_(STRATEGY, with_battle_ability)),
            keywords=("Tactical",),
        ),
    ),
    card("Suspended Terrain", terrain("Delayed"), trait(after(RESOLUTION_ENDS, HERE), surely(exhaust()))),
    card(
        "Test of Might",
        battle(
            performer(your(PERSONALITY, unbowed)),
            target(enemy(PERSONALITY)),
            duels(PERFORMER, TARGET, gain_honor(3, controller_of(WINNER)), bow(LOSER), stat=FORCE),
        ),
    ),
    card("Three-Stone River", terrain("Delayed"), delayed(level_to_followers())),
    card(
        "Tsuruchi Technique",
        costs_less(SELF, 1, if_=clan_player(MANTIS)),
        battle(*ranged_attack(3)),
        reaction(after(RANGED_ATTACK_AIMED, BY_YOUR_UNIT), change_ranged(3)),
    ),
    card(
        "Twisted Forest",
        terrain("Delayed", for_defender=True),
        delayed(weaken_shadowlands()),
    ),
    card(
        "White Shore Plain",
        terrain(),
        reaction(
            before(BATTLE_RESOLVES, HERE),
            performing(your(TACTICIAN, unbowed, here), 1, 99),
            give_own_chi(PERFORMER),
            keywords=("Tactical",),
        ),
    ),
]
