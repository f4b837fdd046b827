"""Followers of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Akodo Regulars",
        battle(
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            gives(SELF, force=focus_of(THE_DISCARDED_CARD)),
        ),
    ),
    card(
        "Ashigaru Conscripts",
        attaches_only_to(SAMURAI),
        trait(after(ENTERS_PLAY, SELF), later(at(END_PHASE, YOU), draw_more(1), until=GAME_END)),
        battle(cost(bow(SELF)), *ranged_attack(3)),
        battle(cost(bow(SELF)), weakens(3)),
    ),
    card(
        "Deathseeker Troop",
        battle(
            up_front(target(enemy(UNIT_CARD, without_attachments))),
            cost(destroy(SELF)),
            destroy(TARGET),
            gain_honor(2),
        ),
    ),
    card("Hired Legion", battle(cost(bow(SELF)), draw())),
    card(
        "Ronin Brotherhood",
        battle(*ranged_attack(4)),
        battle(*ranged_attack(3)),
        battle(move_home(THIS_UNIT)),
    ),
]
