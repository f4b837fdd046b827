"""Crane Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.player_actions import LOBBIES_AGAIN
from gorin.games.ccg.diamond.words.duels import BEFORE_ANY_FOCUS_EFFECT, THIS_LOSES_DUEL, double_focus
from gorin.games.ccg.diamond.words.honor import ANOTHER_GAINS, ANOTHER_LOSES, SOMEBODY_LOSES, WAS_YOU
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
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.verbs.fighting.duels import REFUSES_NOTHING, challenge
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
    discard,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.answering import negate_loss, one_more
from gorin.games.ccg.words.verbs.players.honor import discard_favor, gain_honor, lose_honor
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    PERSONALITY,
)
from gorin.games.ccg.words.which.qualities import dishonorable, unbowed
from gorin.words.abilities import cost, trait
from gorin.words.flow import if_
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import anothers, your
from gorin.words.picks import paying, performer, target
from gorin.words.players import controller_of
from gorin.words.things import LOSER, PAID, PERFORMER, SELF, TARGET
from gorin.words.traits import forbids, permits

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
        "Doji Gombei",
        CRANE,
        force=2,
        chi=3,
        honor_req=5,
        gold=7,
        personal_honor=2,
        keywords=("Crane Clan", "Prodigy", "Samurai", "Soul of Doji Jiro"),
        text=(
            reaction(
                THIS_ENTERS_DUEL,
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                later(BEFORE_ANY_FOCUS_EFFECT, double_focus(), until=DUEL_END),
            ),
        ),
    ),
    personality(
        "Doji Nagori",
        CRANE,
        force=0,
        chi=1,
        honor_req=0,
        gold=4,
        personal_honor=1,
        keywords=("Courtier", "Crane Clan", "Soul of Doji Shizue", "Storyteller"),
        text=(
            reaction(ANOTHER_GAINS, cost(bow(SELF)), one_more(), gain_honor(1), keywords=("Political",)),
            reaction(ANOTHER_LOSES, cost(bow(SELF)), one_more(), gain_honor(1), keywords=("Political",)),
        ),
    ),
    personality(
        "Kakita Gosha",
        CRANE,
        force=1,
        chi=3,
        honor_req=9,
        gold=6,
        personal_honor=2,
        keywords=("Courtier", "Crane Clan"),
        text=(
            reaction(
                SOMEBODY_LOSES,
                cost(bow(SELF)),
                negate_loss(),
                if_(WAS_YOU, lose_honor(1), otherwise=(gain_honor(1),)),
                keywords=("Political",),
            ),
        ),
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
    personality(
        "Kakita Korihime",
        CRANE,
        force=2,
        chi=8,
        honor_req=9,
        gold=12,
        personal_honor=4,
        keywords=(
            "Double Chi",
            "Unique",
            "Crane Clan",
            "Iaijutsu Master",
            "Samurai",
            "Soul of Kakita Toshimoko Experienced",
        ),
        text=(
            forbids(REFUSES_NOTHING, SELF, "{whom} refuses no challenge"),
            trait(THIS_LOSES_DUEL, lose_honor(5)),
            limited(
                cost(bow(SELF)),
                target(anothers(PERSONALITY, dishonorable)),
                challenge(SELF, TARGET, destroy(LOSER)),
                keywords=("Iaijutsu",),
            ),
        ),
    ),
    personality(
        "Kakita Mai",
        CRANE,
        force=0,
        chi=1,
        honor_req=0,
        gold=7,
        personal_honor=3,
        keywords=("Courtier", "Crane Clan", "Soul of Kakita Ichiro"),
        text=(
            permits(LOBBIES_AGAIN, SELF, "{whom} may lobby once more after you have lobbied once this turn"),
        ),
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
                    performer(your(PERSONALITY, unbowed)),
                    target(anothers(PERSONALITY)),
                    challenge(
                        PERFORMER,
                        TARGET,
                        destroy(LOSER),
                        refused=(lose_honor(4, controller_of(TARGET), exactly=True),),
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
