"""Cards of Diamond Edition that are in none of its six decks: some to which the book gives errata."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.beyond import (
    ANOTHER_GAINED_HONOR,
    ANOTHERS_POLITICAL_ACTION,
    DREW_BY_OWN_CARD,
    FEAR_OF_DUELIST,
    HAS_FEAR,
    drawer_discards,
)
from gorin.games.ccg.diamond.words.duels import YOUR_DUELIST, YOURS_ENTERS_DUEL
from gorin.games.ccg.kinds import DUEL_END
from gorin.games.ccg.words.abilities import reaction
from gorin.games.ccg.words.cards import holding, personality
from gorin.games.ccg.words.traits import has_chi, has_force, produces
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.which.nouns import PERSONALITY
from gorin.games.ccg.words.which.places import opposing_this
from gorin.games.ccg.words.which.qualities import dishonorable
from gorin.words.abilities import cost, requires, trait
from gorin.words.amounts import count_of
from gorin.words.nouns import any_
from gorin.words.things import SELF
from gorin.words.triggers import THIS_ENTERS_PLAY

SHAMED = count_of(any_(PERSONALITY, dishonorable, opposing_this))
CARDS: list[Card] = [
    personality(
        "Kanashimi",
        "",
        force=4,
        chi=5,
        honor_req=None,
        gold=12,
        personal_honor=0,
        keywords=(
            "Cavalry",
            "Unique",
            "Nonhuman",
            "Onisu",
            "Onisu of Regret",
            "Shadowlands",
            "Unaligned",
        ),
        text=(
            trait(THIS_ENTERS_PLAY, lose_honor(5)),
            has_force(SELF, SHAMED),
            has_chi(SELF, SHAMED),
            reaction(DREW_BY_OWN_CARD, drawer_discards()),  # DE-ERR-05
        ),
    ),
    holding(
        "Noh Theater Troupe",
        gold=3,
        keywords=("Singular",),  # DE-ERR-06
        text=(
            produces(2),
            reaction(ANOTHER_GAINED_HONOR, cost(bow(SELF)), gain_honor(2), keywords=("Political",)),
            reaction(ANOTHERS_POLITICAL_ACTION, cost(bow(SELF)), gain_honor(2), keywords=("Political",)),
        ),
    ),
    holding(
        "Private Dojo",
        gold=2,
        keywords=("Dojo",),
        text=(
            produces(2),
            reaction(
                YOURS_ENTERS_DUEL,
                requires(HAS_FEAR),
                cost(bow(SELF)),  # DE-ERR-02
                gives(YOUR_DUELIST, chi=FEAR_OF_DUELIST, until=DUEL_END),
            ),
        ),
    ),
]
