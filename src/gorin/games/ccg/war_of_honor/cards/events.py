"""Events of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import GAME_END, YOUR_NEXT_TURN
from gorin.games.ccg.words.cards import event
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.verbs.players.decks import draw, draw_more
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.when.history import BROUGHT_FOLLOWERS
from gorin.games.ccg.words.when.triggers import end_phase
from gorin.words.choosing import each_may
from gorin.words.flow import may
from gorin.words.players import ACTOR, EACH_PLAYER, THAT_PLAYER, THAT_PLAYER_HIMSELF

CARDS: list[Card] = [
    event(
        "Birth of the Sword",
        keywords=("Unique",),
        text=(gain_honor(2, EACH_PLAYER), each_may(EACH_PLAYER, draw(1, ACTOR))),
    ),
    event(
        "Emissary of the Ivory Kingdoms",
        keywords=("Unique",),
        text=(
            later(
                end_phase("in each player's End phase"),
                draw_more(2, THAT_PLAYER),
                until=YOUR_NEXT_TURN,
                every_time=True,
            ),
        ),
    ),
    event(
        "Enlistment",
        keywords=("Unique",),
        text=(
            later(
                end_phase("in each player's own End phase", BROUGHT_FOLLOWERS),
                may(draw_more(1, THAT_PLAYER_HIMSELF), who=THAT_PLAYER),
                until=GAME_END,
                every_time=True,
            ),
        ),
    ),
    event("Welcome Home", keywords=("Unique",), text=(gain_honor(3),)),
]
