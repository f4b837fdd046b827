"""Phoenix Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Asako Katashi",
        battle_limited(
            target(SHUGENJA.with_(having(PERSONAL_HONOR, below=chi_of(SELF)))),
            bow(TARGET),
            if_(bowed_by_this(TARGET), may(second_target(SHUGENJA), straighten(SECOND))),
            keywords=("Fire",),
        ),
    ),
    card(
        "Isawa Akihiro", battle(*ranged_attack(3), straighten(SELF), keywords=("Fire",), even_if_bowed=True)
    ),
    card(
        "Isawa Emori - exp",
        ignores_bowing(your(SHUGENJA, keyword("Earth")), "Earth"),
        battle(
            target(enemy(UNIT_CARD, unbowed)),
            bow(TARGET),
            strengthens_or_weakens(force_of(TARGET)),
        ),
    ),
    card("Isawa Kyoko"),
    card(
        "Isawa Kyoko - exp",
        battle(
            target(enemy(PERSONALITY)),
            cost(bow(SELF)),
            cost(move_home(SELF)),
            move_home(TARGET),
            if_(moved(TARGET), bow(TARGET), gain_honor(1)),
        ),
    ),
    card("Isawa Mizuhiko"),
    card(
        "Isawa Nakajima",
        permits(ASSIGN_WHILE_BOWED, SELF, while_=bears(SELF, SPELL)),
        permits(CONTRIBUTE_WHILE_BOWED, SELF, while_=bears(SELF, SPELL)),
    ),
    card("Shiba Fusaburu"),
    card(
        "Shiba Rae",
        has_force(SELF, count_of(SPELL.with_(in_this_army))),
        battle(*ranged_attack(3)),
    ),
    card(
        "Shiba Ryuba",
        battle(
            up_front(target(your(PERSONALITY))), move_home(TARGET), if_(moved(TARGET), straighten(TARGET))
        ),
    ),
    card(
        "Shiba Tsukimi - exp3",
        has_force(your(SAMURAI, at_location_of(SELF)), highest_chi_of(your(SHUGENJA))),
        battle(
            target(enemy(UNIT)),
            bow(whole_unit(TARGET)),
            if_(
                you_control(personality_with("Elemental Master")),
                may(second_target(ATTACHMENT), destroy(SECOND)),
            ),
            gain_honor(2),
        ),
    ),
]
