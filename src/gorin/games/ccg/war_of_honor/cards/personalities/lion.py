"""Lion Personalities of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card("Akodo Dosei"),
    card("Ikoma Toraji"),
    card(
        "Matsu Mansaiko",
        battle(
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            gives(SELF, force=2),
            if_(all_of(is_(SELF, opposed), is_(THE_DISCARDED_CARD, "Bushido Virtue")), gain_honor(2)),
        ),
    ),
    card(
        "Matsu Miyahara",
        has_force(SELF, count_of(any_(SAMURAI, besides(SELF), keyword("Lion Clan"), in_this_army))),
    ),
    card(
        "Matsu Nishijo",
        has_force(SELF, 2, while_=WHILE_ATTACKING),
        battle(
            up_front(target(enemy(FOLLOWER | PERSONALITY))),
            penalizes(TARGET, personal_honor_of(SELF)),
            gain_honor(1),
        ),
    ),
    card(
        "Matsu Sakaki",
        battle(
            up_front(target(enemy(PERSONALITY, having(FORCE, at_most=personal_honor_of(SELF))))),
            bow(TARGET),
        ),
    ),
    card(
        "Matsu Yosa",
        battle(*ranged_attack(2)),
        battle(
            paying(any_(FATE_CARD, keyword("Bushido Virtue")).in_zone(HAND)),
            cost(discard(PAID)),
            *ranged_attack(4),
            gain_honor(1),
        ),
    ),
]
