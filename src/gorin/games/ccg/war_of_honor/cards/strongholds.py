"""Strongholds of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "City of Tears",
        equips_in_battle(SPELL),
        trait(
            after(ACTION_RESOLVES, YOU, AN_EQUIP_ACTION, IN_A_BATTLE),
            additional_action(from_card=attached_by_that_action(SPELL)),
        ),
    ),
    card(
        "Seven Stings Keep",
        limited(
            target(any_player()),
            lose_honor(destroyed_provinces_of(TARGET_PLAYER, times=2), TARGET_PLAYER),
        ),
    ),
    card(
        "Tetsu Kama Mura",
        draws_from_bottom(),
        limited(look_at_top(1), may(put_under_deck(called("it", CHOSEN)))),
    ),
    card(
        "Venerable Plains of the Ikoma",
        battle(
            performer(your(PERSONALITY, unbowed)),
            up_front(target(enemy(PERSONALITY, having(PERSONAL_HONOR, below=personal_honor_of(PERFORMER))))),
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            bow(TARGET),
            if_(is_(THE_DISCARDED_CARD, "Bushido Virtue"), gain_honor(2)),
        ),
    ),
]
