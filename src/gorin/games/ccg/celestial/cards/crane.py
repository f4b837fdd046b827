"""Crane Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import PERSONAL_HONOR
from gorin.games.ccg.words.abilities import battle, open_, reaction
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import CRANE, doubtful, personality
from gorin.games.ccg.words.traits import for_a_while
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.focusing import (
    BEFORE_FOCUS_EFFECTS,
    BOTH_HAVE_FOCUSED,
    THIS_WINS_DUEL,
    discard_own_focused,
    discard_their_focused,
)
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy
from gorin.games.ccg.words.verbs.players.actions import lock_one_ability
from gorin.games.ccg.words.verbs.players.honor import chosen_player_gains_or_loses, gain_honor, lose_honor
from gorin.games.ccg.words.which.measures import honor_below
from gorin.games.ccg.words.which.nouns import PERSONALITY, enemy
from gorin.games.ccg.words.which.qualities import dishonorable, unbowed
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.abilities import cost, requires, trait
from gorin.words.conditions import is_
from gorin.words.flow import if_, may
from gorin.words.nouns import anothers
from gorin.words.picks import target, up_front
from gorin.words.players import controller_of
from gorin.words.things import LOSER, SELF, TARGET, WINNER, only_if
from gorin.words.traits import forbids, permits

CARDS: list[Card] = [
    personality(
        "Doji Ayano",
        CRANE,
        force=2,
        chi=4,
        honor_req=10,
        gold=6,
        personal_honor=4,
        keywords=("Courtier", "Crane Clan", "Samurai"),
    ),
    personality(
        "Doji Ayano",
        CRANE,
        force=2,
        chi=4,
        honor_req=10,
        gold=7,
        personal_honor=4,
        keywords=("Unique", "Courtier", "Crane Clan", "Experienced", "Samurai"),
        experience=1,
        text=(
            open_(
                cost(bow(SELF)),
                target(PERSONALITY),
                may(bow(TARGET), who=controller_of(TARGET)),
                if_(
                    is_(TARGET, unbowed),
                    for_a_while(forbids("may not attack", TARGET, "{whom} may not be assigned to attack")),
                ),
                keywords=("Political",),
            ),
        ),
    ),
    doubtful(
        personality(
            "Doji Dainagon",
            CRANE,
            force=1,
            chi=3,
            honor_req=6,
            gold=5,
            personal_honor=3,
            keywords=("Courtier", "Crane Clan", "Imperial"),
            text=(
                permits(
                    "lobbies openly",
                    SELF,
                    "{whom} may lobby as an Open action, also on another player's turn",
                ),
            ),
        ),
        "Known to us only as a later arc printed it anew.",
    ),
    personality(
        "Doji Hakuseki",
        CRANE,
        force=4,
        chi=5,
        honor_req=6,
        gold=10,
        personal_honor=4,
        keywords=(
            "Duelist",
            "Experienced 2",
            "Loyal",
            "Unique",
            "Crane Clan",
            "First Magistrate",
            "Magistrate",
            "Samurai",
        ),
        experience=2,
        text=(
            open_(up_front(target(PERSONALITY)), lock_one_ability(TARGET)),
            battle(
                target(enemy(PERSONALITY)),
                challenge(
                    SELF,
                    TARGET,
                    gain_honor(2, controller_of(WINNER)),
                    bow(LOSER),
                    destroy(only_if(LOSER, dishonorable)),
                ),
            ),
        ),
    ),
    personality(
        "Doji Shigeyuki",
        CRANE,
        force=4,
        chi=4,
        honor_req=5,
        gold=8,
        personal_honor=3,
        keywords=("Duelist", "Crane Clan", "Magistrate", "Samurai"),
        text=(
            battle(
                target(anothers(PERSONALITY, honor_below(chi_of(SELF)))),
                challenge(
                    SELF, TARGET, bow(unit_of(LOSER)), stat=PERSONAL_HONOR, refused=(move_home(TARGET),)
                ),
            ),
        ),
    ),
    personality(
        "Doji Yoshitada",
        CRANE,
        force=3,
        chi=4,
        honor_req=6,
        gold=7,
        personal_honor=3,
        keywords=("Duelist", "Crane Clan", "Magistrate", "Samurai"),
        text=(
            battle(
                target(enemy(PERSONALITY)),
                bow(TARGET),
                if_(is_(TARGET, dishonorable), chosen_player_gains_or_loses(2)),
                keywords=("Political",),
            ),
        ),
    ),
    personality(
        "Kakita Hideo",
        CRANE,
        force=1,
        chi=3,
        honor_req=0,
        gold=4,
        personal_honor=3,
        keywords=("Duelist", "Crane Clan", "Samurai"),
    ),
    personality(
        "Kakita Hideo",
        CRANE,
        force=2,
        chi=4,
        honor_req=6,
        gold=6,
        personal_honor=3,
        keywords=("Duelist", "Unique", "Crane Clan", "Experienced", "Samurai"),
        experience=1,
        text=(
            trait(THIS_WINS_DUEL, gain_honor(1)),
            reaction(
                BEFORE_FOCUS_EFFECTS,
                requires(BOTH_HAVE_FOCUSED),
                discard_own_focused(),
                discard_their_focused(),
            ),
        ),
    ),
    personality(
        "Kakita Idzuki",
        CRANE,
        force=4,
        chi=4,
        honor_req=5,
        gold=9,
        personal_honor=4,
        keywords=("Duelist", "Commander", "Crane Clan", "Magistrate", "Samurai", "Sapphire Legion"),
        text=(
            battle(
                target(enemy(PERSONALITY, dishonorable)),
                bow(TARGET),
                gain_honor(2),
                lose_honor(2, controller_of(TARGET)),
            ),
        ),
    ),
]
