"""Lion Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Akodo Kurako", others_play_no_terrains()),
    card(
        "Akodo Mino",
        battle(
            gives(any_(PERSONALITY, keyword("Lion Clan"), attacking, in_this_army), force=2),
            once_per_battle=True,
        ),
    ),
    card(
        "Akodo Shigetoshi",
        reaction(
            after(ATTACHED, YOU, FOLLOWER, FROM_YOUR_HAND, upon(SELF)),
            later(at(END_PHASE, YOU), draw(1), until=GAME_END),
        ),
    ),
    card("Akodo Tadenori"),
    card(
        "Akodo Yobi", reaction(after(ENTERS_PLAY, TERRAIN, FROM_YOUR_HAND), draw(1), keywords=("Tactical",))
    ),
    card("Matsu Aoiko", has_force(SELF, 2, while_=WHILE_ATTACKING)),
    card("Matsu Kenji", prevents(FEAR, any_(UNIT_CARD, in_this_army, matsu_led), ANYTHING)),
    card("Matsu Mabuchi", cannot(BE_TARGETED_BY_FAVOR_ACTIONS, SELF)),
    card("Matsu Nimuro - exp", reaction(after(ASSIGNS, SELF, TO_ATTACK), no_walls())),
]
