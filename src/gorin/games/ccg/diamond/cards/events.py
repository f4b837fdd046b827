"""Events of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Are You With Me?", revealed(for_a_while(costs_less(FOLLOWER, 6, least=1), YOUR_NEXT_TURN))),
    card(
        "Birth of the Sword",
        revealed(
            gain_honor(2, EACH_PLAYER),
            each_may(EACH_PLAYER, draw(1, ACTOR)),
        ),
    ),
    card("Boundless Sight", revealed(refill_with_experienced())),
    card(
        "Dragon's Strength",
        revealed(
            if_(
                you_control(any_(PERSONALITY, keyword("Clan Champion"), your_aligned)),
                gives(your(PERSONALITY), force=1, chi=1, until=GAME_END),
            ),
        ),
    ),
    card(
        "My Enemy's Weakness",
        revealed(
            later(after(BATTLE_DESTROYS_PROVINCE), gain_province(5), until=YOUR_NEXT_TURN, every_time=True)
        ),
    ),
    card("Poetry Contest", revealed(contest(personality_with("Poet", "Courtier"), 4, 1))),
    card("Restoring the Doji Treasury", revealed(each_brings_holding(3))),
]
