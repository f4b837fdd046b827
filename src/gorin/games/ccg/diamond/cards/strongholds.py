"""Strongholds of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    reattach,
)
from gorin.games.ccg.diamond.words.fields import learned_tactics, terrain_focus
from gorin.games.ccg.diamond.words.saying import (
    IAIJUTSU,
    LATER,
    OWN_ITEMS_FOCUS,
)
from gorin.games.ccg.diamond.words.when import (
    ITEM_WAS_LOST,
    YOURS_IS_DESTROYED,
    from_your_hand,
)
from gorin.games.ccg.table.permitted import TWO_WEAPONS
from gorin.games.ccg.words.abilities import battle, limited, reaction
from gorin.games.ccg.words.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    UNICORN,
    doubtful,
    stronghold,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
)
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.searching import search_deck
from gorin.games.ccg.words.which.measures import (
    chi_at_least,
)
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
    SAMURAI,
    UNIT_CARD,
)
from gorin.words.abilities import cost, requires
from gorin.words.nouns import your
from gorin.words.picks import performer
from gorin.words.qualities import keyword
from gorin.words.things import PERFORMER, SELF
from gorin.words.traits import permits

CARDS: list[Card] = [
    stronghold(
        "Kakita Dueling Academy",
        CRANE,
        strength=7,
        gold=4,
        honor=5,
        text=(limited(cost(bow(SELF)), search_deck(IAIJUTSU, shown=True), keywords=("Political",)),),
    ),
    stronghold(
        "Kenson Gakka", LION, strength=7, gold=3, honor=6, text=(terrain_focus(3), *learned_tactics())
    ),
    stronghold(
        "Kyuden Gotei",
        MANTIS,
        strength=7,
        gold=4,
        honor=3,
        keywords=("Port",),
        text=(
            battle(
                performer(your(UNIT_CARD, keyword("Naval"))),
                cost(bow(PERFORMER)),
                additional_action(times=2),
                once_per_battle=True,
                even_if_bowed=True,  # the player has it, not the Stronghold
            ),
        ),
    ),
    doubtful(
        stronghold(
            "Kyuden Hida",
            CRAB,
            strength=8,
            gold=4,
            honor=3,
            text=(reaction(from_your_hand(FOLLOWER), draw(1)),),
        ),
        LATER,
    ),
    stronghold(
        "Shiro Mirumoto",
        DRAGON,
        strength=7,
        gold=4,
        honor=5,
        text=(
            permits(TWO_WEAPONS, your(SAMURAI, keyword("Dragon Clan")), "{whom} may attach two Weapons"),
            limited(
                performer(your(PERSONALITY, chi_at_least(4))),
                cost(bow(PERFORMER)),
                draw(1),
                once_per_turn=True,
            ),
        ),
    ),
    stronghold(
        "Shiro Shinjo",
        UNICORN,
        strength=7,
        gold=5,
        honor=4,
        text=(
            OWN_ITEMS_FOCUS,
            reaction(YOURS_IS_DESTROYED, requires(ITEM_WAS_LOST), reattach()),
        ),
    ),
]
