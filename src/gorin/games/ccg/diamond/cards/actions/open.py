"""Actions of Diamond Edition whose first action is an Open action."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Along the Coast at Midnight",
        open_(
            pay_gold(count_of(your(PERSONALITY, unbowed))),
            gives_keyword(your(PERSONALITY | FOLLOWER), "Cavalry"),
        ),
    ),
    card(
        "Imperial Edicts",
        open_(
            cost(discard_favor()),
            strengthens(4, YOUR_PROVINCES),
            keywords=("Favor", "Imperial", "Political"),
        ),
        reaction(
            before(ACTION_COMES, A_MAGICAL_ACTION),
            cost(discard_favor()),
            stop_action(),
            keywords=("Favor", "Imperial", "Political"),
        ),
    ),
]
