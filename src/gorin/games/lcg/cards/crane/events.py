"""Crane events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Admit Defeat", action(target(any_(CHARACTER, defending_alone)), bow(TARGET))),
    card(
        "Noble Sacrifice",
        action(
            cost(sacrifice(PAID)),
            paying(your(CHARACTER, honored)),
            target(any_(CHARACTER, dishonored)),
            discard(TARGET),
        ),
    ),
    card(
        "Test of Skill",
        action(
            paying(A_CARD_TYPE),
            cost(reveal_top(amount_if(you_control(any_(CHARACTER, keyword("Duelist"))), 4, otherwise=3))),
            take_of_type(2),
        ),
    ),
    card("The Perfect Gift", action(reveal_and_give(4))),
    card(
        "The Spear Rushes Forth",
        action(
            requires(DURING_MILITARY),
            paying(your(CHARACTER, honored, participating)),
            cost(discard_honored_status(PAID)),
            target(your_opponents(CHARACTER, participating)),
            bow(TARGET),
        ),
    ),
    card(
        "Voice of Honor",
        would_interrupt(
            when_would(INITIATES, EVENT), requires(more(HONORED_CHARACTERS, than=ANY_OPPONENT)), cancel()
        ),
    ),
    card("Way of the Crane", action(target(your(CHARACTER, of_clan("Crane"))), honor(TARGET))),
]
