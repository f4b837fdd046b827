"""Strongholds of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import ITEM_WAS_LOST, OWN_ITEMS_FOCUS, reattach
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Kakita Dueling Academy",
        limited(
            cost(bow(SELF)),
            search_deck(any_(STRATEGY, keyword("Iaijutsu")), shown=True),
            keywords=("Political",),
        ),
    ),
    card("Kenson Gakka", terrain_focus(3), *learned_tactics()),
    card(
        "Kyuden Gotei",
        battle(
            performer(your(UNIT_CARD, keyword("Naval"))),
            cost(bow(PERFORMER)),
            additional_action(times=2),
            once_per_battle=True,
            even_if_bowed=True,  # the player has it, not the Stronghold
        ),
    ),
    card("Kyuden Hida", reaction(after(ENTERS_PLAY, FOLLOWER, FROM_YOUR_HAND), draw(1))),
    card(
        "Shiro Mirumoto",
        permits(ATTACH_TWO_WEAPONS, your(SAMURAI, keyword("Dragon Clan"))),
        limited(
            performer(your(PERSONALITY, having(CHI, at_least=4))),
            cost(bow(PERFORMER)),
            draw(1),
            once_per_turn=True,
        ),
    ),
    card(
        "Shiro Shinjo",
        OWN_ITEMS_FOCUS,
        reaction(after(IS_DESTROYED, one_of_your(PERSONALITY)), requires(ITEM_WAS_LOST), reattach()),
    ),
]
