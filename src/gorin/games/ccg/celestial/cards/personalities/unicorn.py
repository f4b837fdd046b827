"""Unicorn Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Iuchi Xiong"),
    card(
        "Moto Chen - exp3",
        trait(after(IS_TARGETED, ANOTHER_PLAYER, SELF, an_action("Political")), stop_action()),
        battle(
            target(enemy(UNIT, having(TOTAL_FORCE, below=unit_force_of(SELF)))),
            destroy_unit(TARGET),
            may(second_target(enemy(UNIT_CARD, keyword("Kolat"))), destroy(SECOND)),
        ),
    ),
    card("Moto Taban"),
    card(
        "Shinjo Hwarang",
        battle(requires(is_(SELF, opposed)), up_front(target(PERSONALITY)), bow_or_straighten(TARGET)),
    ),
    card(
        "Unicorn War Dogs",
        attaches_no(ATTACHMENT),
        battle(
            requires(there_is(your(PERSONALITY, human, keyword("Unicorn Clan"), in_this_army))),
            gives(SELF, force=2),
            may(target(enemy(FOLLOWER | PERSONALITY.with_(without_followers))), bow(TARGET)),
        ),
    ),
    card(
        "Utaku Anhui",
        battle(
            target(
                enemy(
                    FOLLOWER | PERSONALITY.with_(without_attachments),
                    having(FORCE, below=personal_honor_of(SELF)),
                )
            ),
            bow(TARGET),
            if_(BOWED_A_CARD, gain_honor(1)),
        ),
    ),
    card(
        "Utaku Keiko",
        battle(
            requires(there_is(any_(UNIT, infantry_unit, opposing_this))),
            gives(any_(UNIT_CARD, keyword("Cavalry"), in_this_army), force=1),
        ),
    ),
    card("Utaku Kohana"),
    card(
        "Utaku Kohana - exp",
        trait(after(ACTION_RESOLVES, THAT_PENALIZED_AN_ENEMY, provided(is_(SELF, here))), gain_honor(1)),
        battle(
            cost(bow(SELF)),
            target(enemy(PERSONALITY, having(PERSONAL_HONOR, below=personal_honor_of(SELF)))),
            bow(TARGET),
        ),
    ),
    card(
        "Utaku Tayoi",
        battle(
            requires(is_(SELF, at_a_battlefield)),
            move_elsewhere(SELF),
            if_(
                is_(SELF, opposed),
                gain_honor(2),
                otherwise=(if_(is_(SELF, attacking), gain_honor(1)),),
            ),
        ),
    ),
]
