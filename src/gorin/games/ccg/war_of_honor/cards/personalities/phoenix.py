"""Phoenix Personalities of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Agasha Asai",
        battle(
            up_front(target(any_(PERSONALITY, having(CHI, at_most=chi_of(SELF))))),
            if_(is_(TARGET, SHUGENJA), bow_or_straighten(TARGET)),
            if_(
                is_(TARGET, keyword("Kolat", "Ninja", "Shadowlands")),
                gain_honor(2),
                lose_honor(2, controller_of(TARGET)),
            ),
        ),
    ),
    card(
        "Agasha Gifu",
        battle(
            up_front(target(enemy(UNIT_CARD, without_attachments))),
            may_pay_with(any_(FATE_CARD, keyword(*ELEMENTS)).in_zone(HAND)),
            cost(if_paid(discard(PAID))),
            bow(TARGET),
            if_(paid_by_discarding(FATE_CARD), destroy(TARGET)),
        ),
    ),
    card("Asako Hoshimi"),
    card(
        "Asako Meisuru",
        battle(
            up_front(targets(any_(UNIT_CARD, in_this_army), 1, chi_of(SELF))),
            straighten(TARGET),
        ),
    ),
    card("Isawa Naki", open_(gives_one_keyword(SELF, "Air", "Earth", "Fire", "Water"))),
]
