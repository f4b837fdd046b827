"""Events of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card("Birth of the Sword", revealed(gain_honor(2, EACH_PLAYER), each_may(EACH_PLAYER, draw(1, ACTOR)))),
    card(
        "Emissary of the Ivory Kingdoms",
        revealed(
            later(
                at(END_PHASE, EACH_PLAYER),
                draw_more(2, THAT_PLAYER),
                until=YOUR_NEXT_TURN,
                every_time=True,
            ),
        ),
    ),
    card(
        "Enlistment",
        revealed(
            later(
                at(END_PHASE, EACH_PLAYER, provided(this_turn(BROUGHT_IN, THAT_PLAYER, FOLLOWER, FROM_HAND))),
                may(draw_more(1, THAT_PLAYER_HIMSELF), who=THAT_PLAYER),
                until=GAME_END,
                every_time=True,
            ),
        ),
    ),
    card("Welcome Home", revealed(gain_honor(3))),
]
