"""Unaligned Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import BY_HIS_OWN_CARD, drawer_discards
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

SHAMED = count_of(any_(PERSONALITY, dishonorable, opposing_this))

CARDS: list[Card] = [
    # DE-ERR-05
    card(
        "Kanashimi",
        trait(after(ENTERS_PLAY, SELF), lose_honor(5)),
        has_force(SELF, SHAMED),
        has_chi(SELF, SHAMED),
        reaction(after(CARD_DRAWN, BY_HIS_OWN_CARD), drawer_discards()),  # DE-ERR-05
    ),
    card("Ogre Bushi", attaches_no(FOLLOWER | ARMOR)),
]
