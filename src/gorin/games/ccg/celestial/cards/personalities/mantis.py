"""Mantis Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.one_offs import move_to_join
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

NAVAL = your(PERSONALITY, keyword("Naval"))

CARDS: list[Card] = [
    card("Moshi Kamiya"),
    card(
        "Tsuruchi Nobukatsu",
        battle(
            *ranged_attack(4),
            if_(DESTROYED_A_CARD, may(second_target(HOLDING), straighten(SECOND))),
        ),
    ),
    card("Tsuruchi Omori", battle(*ranged_attack(2))),
    card(
        "Tsuruchi Sanjo",
        battle(
            up_front(target(any_(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(SELF))))), move_home(TARGET)
        ),
    ),
    card("Yoritomo Eriko"),
    card(
        "Yoritomo Naizen - exp3",
        battle(*ranged_attack(6)),
        battle(
            target(in_hand_or_discard(FOLLOWER)),
            up_front(second_target(your(PERSONALITY))),
            attach_from_hand(TARGET, SECOND, less=3),
            additional_action(),
        ),
    ),
    card("Yoritomo Saburo"),
    card(
        "Yoritomo Saburo - exp",
        reaction(
            after(ACTION_RESOLVES, that_moved(NAVAL)),
            straighten(unit_of(SELF)),
            move_to_join(SELF, moved_by_that_action(NAVAL)),
            even_if_bowed=True,
        ),
    ),
    card("Yoritomo Suwa"),
]
