"""Kihos of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Aid of the Grand Master",
        limited(performer(your(MONK, unbowed)), cost(bow(PERFORMER)), search_to_end(), keywords=("Kiho",)),
    ),
    card(
        "Double Chi",
        reaction(
            after(ENTERS_DUEL, one_of_your(PERSONALITY)),
            performer(your(MONK | SHUGENJA, unbowed)),
            cost(bow(PERFORMER)),
            gives_keyword(YOUR_DUELIST, "Double Chi", DUEL_END),
            keywords=("Kiho",),
        ),
    ),
    card(
        "Fist of the Earth",
        battle(
            performer(your(MONK | SHUGENJA, unbowed)),
            cost(bow(PERFORMER)),
            target(enemy(FOLLOWER | PERSONALITY.with_(without_followers))),
            bow(TARGET),
            keywords=("Kiho", "Earth"),
        ),
    ),
    card(
        "Flee the Darkness",
        reaction(
            after(IS_TARGETED, ANOTHER_PLAYER, one_of_your(PERSONALITY), A_BATTLE_ACTION),
            performer(your(MONK | SHUGENJA, unbowed)),
            cost(bow(PERFORMER)),
            stop_action(),
            keywords=("Kiho",),
        ),
    ),
    card(
        "Mercy Shrouds the Earth",
        reaction(
            before(TERRAIN_COMES),
            performer(your(MONK | SHUGENJA, unbowed, here)),
            cost(bow(PERFORMER)),
            silence_terrain(),
            keywords=("Kiho", "Earth"),
        ),
    ),
    card(
        "Ryoshun's Last Words",
        battle_open(
            performer(your(MONK | SHUGENJA, unbowed)),
            cost(bow(PERFORMER)),
            target(SPELL),
            destroy(TARGET),
            keywords=("Kiho",),
        ),
    ),
]
