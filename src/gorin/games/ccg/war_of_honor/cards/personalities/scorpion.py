"""Scorpion Personalities of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Bayushi Hikoko",
        battle(
            up_front(target(enemy(PERSONALITY))),
            may_pay_with(this(honorable)),
            cost(if_paid(dishonor(PAID))),
            if_(is_(TARGET, having(PERSONAL_HONOR, below=chi_of(SELF))), bow(TARGET)),
            if_(paid_by_dishonoring(SELF), dishonor(TARGET)),
            keywords=("Political",),
        ),
    ),
    card(
        "Bayushi Hirose",
        battle(
            up_front(target(any_(PERSONALITY, dishonorable))),
            bow(TARGET),
            lose_honor(2, controller_of(TARGET)),
            keywords=("Political",),
        ),
    ),
    card(
        "Bayushi Saka",
        battle(
            up_front(target(any_(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(SELF))))),
            move_home(TARGET),
            if_(is_(TARGET, dishonorable), bow(unit_of(TARGET))),
        ),
    ),
    card(
        "Bayushi Shigeo",
        battle(
            up_front(
                target(
                    enemy(FOLLOWER | PERSONALITY.with_(having(PERSONAL_HONOR, below=personal_honor_of(SELF))))
                )
            ),
            bow(TARGET),
        ),
    ),
    card(
        "Bayushi Sorii",
        battle(
            up_front(target(enemy(PERSONALITY | FOLLOWER))),
            penalizes(TARGET, chi_of(SELF)),
        ),
    ),
    card(
        "Soshi Idaurin",
        battle(
            requires(there_is(any_(PERSONALITY, dishonorable, here))),
            up_front(target(any_(UNIT_CARD, here))),
            bow_or_straighten(TARGET),
            keywords=("Political",),
            from_home=True,
        ),
    ),
    card(
        "Soshi Tabito - exp",
        open_(
            up_front(target(any_(PERSONALITY, unbowed))),
            choose_one(
                (bow(TARGET), gain_honor(2, controller_of(TARGET))),
                (dishonor(TARGET), lose_honor(2, controller_of(TARGET))),
                who=controller_of(TARGET),
            ),
            keywords=("Political",),
        ),
    ),
]
