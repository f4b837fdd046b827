"""Crab conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Apprentice Engineer",
        reaction(after(ENTERS_PLAY, SELF), target(in_your_discard(HOLDING)), put_into_province(TARGET)),
    ),
    card("Guardian of Virtue", composure(does_not_bow(SELF, THIS_DEFENDS))),
    card(
        "Hida Kotoe", reaction(after(WINS_CONFLICT, SELF, AS_DEFENDER), target(ATTACHMENT), discard(TARGET))
    ),
    card(
        "Hiruma Ambusher",
        reaction(
            after(ENTERS_PLAY, SELF, DEFENDING),
            target(CHARACTER),
            for_a_while(cannot(TRIGGER_ABILITIES, TARGET)),
        ),
    ),
    card(
        "Hiruma Skirmisher",
        reaction(after(CARD_PLAYED, YOU, SELF), for_a_while(has_keyword(SELF, "covert"), PHASE_END)),
    ),
    card(
        "Stoic Gunsō",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(PAID)),
            paying(your(CHARACTER)),
            gives(SELF, military=3),
        ),
    ),
    card(
        "Warden of the Damned",
        forced_interrupt(
            when(PHASE_ENDS, phase("conflict")),
            each_chooses(EACH_PLAYER, any_(CHARACTER, dishonored), sacrifice(CHOSEN)),
        ),
    ),
]
