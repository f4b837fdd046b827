"""Mantis Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Moshi Kalani",
        has_force(SELF, 1, while_=there_is(any_(UNIT_CARD, keyword("Naval"), besides(SELF), in_this_army))),
    ),
    card(
        "Tsuruchi Hiro",
        shoots_harder(any_(FOLLOWER, attached_to(SELF), with_ranged_attack), 1),
        battle(
            performer(your(FOLLOWER, attached_to(SELF), without_ranged_attack)),
            cost(bow(PERFORMER)),
            *ranged_attack(1),
            even_if_bowed=True,
        ),
        battle(cost(bow(SELF)), *ranged_attack(4)),
    ),
    card(
        "Tsuruchi Hiro - exp",
        shoots_harder(any_(FOLLOWER, attached_to(SELF), with_ranged_attack), 2),
        battle(*ranged_attack(2), once_per_turn=True, times=2),
        battle(cost(bow(SELF)), *ranged_attack(5)),
    ),
    card(
        "Tsuruchi Isunori",
        battle(
            performer(your(FOLLOWER.with_(attached_to(SELF)))),
            cost(bow(PERFORMER)),
            *ranged_attack(2),
            once_per_battle=True,
            even_if_bowed=True,  # his player has it
        ),
    ),
    card(
        "Yoritomo Chimori",
        battle_open(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), gives(SELF, force=1)),
        reaction(
            after(ENTERS_DUEL, SELF),
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            gives(SELF, chi=1),
        ),
    ),
    card("Yoritomo Kajiko", discounts(EVERYTHING, SOMETHING_THAT_BRINGS_A_PROVINCE)),
    card(
        "Yoritomo Kumiko - exp",
        permits(ATTACH_TWO_WEAPONS, SELF),
        has_force(WEAPON.with_(attached_to(SELF)), 1),
        has_chi(WEAPON.with_(attached_to(SELF)), 2),
        has_force(followers_of(SELF), 1),
        has_keyword(followers_of(SELF), "Naval"),
        has_force(any_(PERSONALITY, besides(SELF), keyword("Mantis Clan"), in_this_army), 2),
    ),
    card(
        "Yoritomo Masasue - exp",
        battle_open(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), gives(SELF, force=1, chi=1)),
    ),
    card("Yoritomo Sen", cannot(BE_TARGETED_BY_RANGED_ATTACKS, any_(FOLLOWER, attached_to(SELF)))),
    card(
        "Yoritomo Ukyo",
        attaches_no(any_(FOLLOWER, besides(SELF)), bears(SELF, FOLLOWER)),
        has_force(followers_of(SELF), 2),
    ),
]
