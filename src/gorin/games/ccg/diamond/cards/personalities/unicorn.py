"""Unicorn Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import borne_for_less
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Iuchi Najato",
        limited(
            cost(bow(SELF)),
            targets(your(UNIT_CARD), 1, chi_of(SELF)),
            gives_keyword(TARGET, "Cavalry", WHILE_BOWED),
            lets_remain_bowed(SELF),
            once_per_turn=True,
        ),
    ),
    card("Moto Chagatai", permits(OUTLIVE_PENALTIES, SELF)),
    card(
        "Moto Chagatai - exp2",
        prevents(MOVEMENT_HOME, SELF, OTHERS_EFFECTS),
        prevents(MOVEMENT_BETWEEN_BATTLES, SELF, OTHERS_EFFECTS),
        battle(
            target(ITEM.in_zone(HAND).with_(borne_for_less)),
            pay_gold(price_of(TARGET, SELF, force_of(SELF))),
            attach_paid(TARGET, SELF),
            once_per_battle=True,
        ),
    ),
    card(
        "Moto Kadu-kai",
        battle(
            cost(bow(SELF)),
            cost(destroy(SELF)),
            target(enemy(PERSONALITY, having(FORCE, at_most=force_of(SELF)))),
            destroy(TARGET),
        ),
    ),
    card("Moto Zhijuan"),
    card("Shinjo Nakaga", trait(after(ENTERS_PLAY, SELF), draw(1))),
    card(
        "Shinjo Noriyori",
        reaction(after(ASSIGNS, SELF, TO_ATTACK), create(created_follower(1, "Cavalry"), SELF)),
    ),
    card(
        "Shinjo Reizo",
        has_force(SELF, 2, while_=TERRAIN_AT_HIS_BATTLE),
        has_force(SELF, 2, while_=REGION_AT_HIS_BATTLE),
    ),
    card(
        "Shinjo Shirasu",
        limited(
            cost(bow(SELF)),
            target(anothers(PERSONALITY, dishonorable)),
            duels(SELF, TARGET, destroy(LOSER)),
        ),
    ),
    card(
        "Shinjo Yushiro",
        limited(
            cost(bow(SELF)),
            target(anothers(PERSONALITY, dishonorable)),
            duels(SELF, TARGET, destroy(LOSER)),
        ),
    ),
    card(
        "Utaku Etsumi",
        attaches_no(any_(FOLLOWER, lacking("Cavalry"))),
        attaches_cheaper(SELF, any_(FOLLOWER, keyword("Cavalry")), 2),
        has_force(SELF, 1, while_=WHILE_ATTACKING),
    ),
]
