"""Crane Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.diamond.words.when import (
    THIS_ENTERS_DUEL,
)
from gorin.games.ccg.fighting.duel import WINS_TIES
from gorin.games.ccg.kinds import (
    DUEL_END,
)
from gorin.games.ccg.words.abilities import battle, limited, reaction
from gorin.games.ccg.words.amounts import personal_honor_of
from gorin.games.ccg.words.cards import (
    CRANE,
    doubtful,
    personality,
)
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.honor import discard_favor, lose_honor
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
)
from gorin.words.abilities import cost
from gorin.words.nouns import anothers, your
from gorin.words.picks import performer, target
from gorin.words.players import controller_of
from gorin.words.things import LOSER, PERFORMER, SELF, TARGET
from gorin.words.traits import permits

CARDS: list[Card] = [
    personality(
        "Daidoji Gudeta",
        CRANE,
        force=2,
        chi=2,
        honor_req=6,
        gold=8,
        personal_honor=3,
        keywords=("Crane Clan", "Samurai"),
        text=(battle(cost(bow(SELF)), *ranged_attack(4)),),
    ),
    doubtful(
        personality(
            "Doji Domotai",
            CRANE,
            force=1,
            chi=3,
            honor_req=0,
            gold=4,
            personal_honor=2,
            keywords=("Crane Clan", "Samurai", "Soul of Doji Reju"),
            text=(permits(WINS_TIES, SELF, "{whom} wins a duel that is tied"),),
        ),
        LATER,
    ),
    personality(
        "Kakita Kaiten",
        CRANE,
        force=3,
        chi=4,
        honor_req=6,
        gold=9,
        personal_honor=3,
        keywords=("Crane Clan", "Hero", "Samurai"),
        text=(reaction(THIS_ENTERS_DUEL, gives(SELF, chi=personal_honor_of(SELF), until=DUEL_END)),),
    ),
    personality(
        "Kakita Kaiten",
        CRANE,
        force=4,
        chi=4,
        honor_req=8,
        gold=10,
        personal_honor=3,
        keywords=("Unique", "Crane Clan", "Experienced", "Hero", "Samurai"),
        experience=1,
        text=(battle(gives(SELF, force=personal_honor_of(SELF)), once_per_battle=True),),
    ),
    doubtful(
        personality(
            "Kakita Mai",
            CRANE,
            force=0,
            chi=2,
            honor_req=0,
            gold=7,
            personal_honor=3,
            keywords=("Unique", "Courtier", "Crane Clan", "Experienced", "Soul of Kakita Ichiro Experienced"),
            experience=1,
            text=(
                limited(
                    cost(discard_favor()),
                    performer(your(PERSONALITY)),
                    target(anothers(PERSONALITY)),
                    challenge(
                        PERFORMER, TARGET, destroy(LOSER), refused=(lose_honor(4, controller_of(TARGET)),)
                    ),
                    keywords=("Favor", "Political"),
                    once_per_turn=True,
                ),
            ),
        ),
        LATER,
    ),
    personality(
        "Kakita Masazumi",
        CRANE,
        force=3,
        chi=4,
        honor_req=6,
        gold=9,
        personal_honor=3,
        keywords=("Crane Clan", "Hero", "Samurai", "Soul of Kakita Kaiten"),
        text=(reaction(THIS_ENTERS_DUEL, gives(SELF, chi=personal_honor_of(SELF), until=DUEL_END)),),
    ),
]
