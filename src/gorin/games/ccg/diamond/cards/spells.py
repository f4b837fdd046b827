"""Spells of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Burning Smoke", battle(cost(bow(THIS_SHUGENJA)), target(PERSONALITY), gives(TARGET, force=-4))),
    card(
        "Earthquake",
        battle(
            cost(bow(THIS_SHUGENJA)),
            target(enemy(PERSONALITY)),
            bow(TARGET),
            keywords=("Elemental", "Earth"),
        ),
    ),
    card(
        "Look into the Void",
        battle_open(
            cost(bow(THIS_SHUGENJA)),
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            draw(1),
            keywords=("Void",),
        ),
    ),
    card(
        "The Fire from Within",
        battle(
            cost(bow(THIS_SHUGENJA)),
            *ranged_attack(chi_of(THIS_SHUGENJA)),
            *ranged_attack_again(chi_of(THIS_SHUGENJA)),
            keywords=("Fire",),
        ),
        battle(
            cost(bow(THIS_SHUGENJA)),
            *ranged_attack(twice(chi_of(THIS_SHUGENJA))),
            keywords=("Fire",),
        ),
    ),
]
