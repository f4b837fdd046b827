"""Unicorn conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Ide Messenger",
        action(
            requires(DURING_CONFLICT), cost(spend_fate(1)), target(your(CHARACTER)), move_to_conflict(TARGET)
        ),
    ),
    card("Iuchi Wayfinder", reaction(after(ENTERS_PLAY, SELF), look_at_a_province())),
    card(
        "Shinjo Ambusher",
        reaction(
            after(CARD_PLAYED, YOU, SELF, THIS_PARTICIPATES),
            forbidden_for_a_while(TRIGGER_ABILITIES, any_(PROVINCE, attacked)),
        ),
    ),
    card(
        "Shinjo Haruko",
        action(requires(THIS_PARTICIPATES), target(any_(CHARACTER, honored)), move_to_conflict(TARGET)),
    ),
    card(
        "Visiting Advisor",
        action(
            requires(THIS_PARTICIPATES),
            targets(your(CHARACTER, other, participating), 0, 1),
            move_home(both(SELF, TARGET)),
        ),
    ),
]
