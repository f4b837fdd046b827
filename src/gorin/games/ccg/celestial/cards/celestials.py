"""Celestials of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Ebisu's Honesty",
        provinces_have_strength(2),
        limited(cost(destroy_province(YOUR_RIGHTMOST_PROVINCE)), cost(discard(SELF)), surely(gain_honor(4))),
    ),
    card(
        "Fukurokujin's Wisdom",
        hand_size(1),
        battle(
            cost(discard(SELF)),
            performing(your(PERSONALITY), 1, 99),
            move_home(PERFORMER),
            straighten(units_of_those_who_moved(PERFORMER)),
        ),
    ),
    card(
        "Jurojin's Blessing",
        limited(look_at_top(1, may_discard=True)),
        open_(
            cost(discard(SELF)),
            target(in_fate_discard(any_(STRATEGY, non_unique))),
            put_in_hand(TARGET),
        ),
    ),
    card(
        "Natsu-Togumara's Guidance",
        trait(
            after(ENTERS_PLAY, SELF),
            may_choose(PERSONALITY),
            for_a_while(does_not_bow_from_resolution(unit_of(CHOSEN)), WHILE_IN_PLAY),
        ),
        battle(
            requires(ENEMIES_HERE),
            performer(your(PERSONALITY), anywhere=True),
            cost(discard(SELF)),
            move_here(PERFORMER, to_enemies=True),
            if_(moved(PERFORMER), straighten(unit_of(PERFORMER))),
        ),
    ),
    card(
        "Saibankan's Justice",
        permits(KEEP_OTHERS_FROM_LOBBYING, SELF),
        open_(
            up_front(targets(any_(PERSONALITY, of_one_player), 1, 2)),
            cost(discard(SELF)),
            dishonor(TARGET),
        ),
    ),
]
