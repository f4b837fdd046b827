"""Action cards, A to K of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    show_hand,
)
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    in_cavalry_unit,
    terrain,
)
from gorin.games.ccg.diamond.words.when import (
    BATTLE_ENDS,
)
from gorin.games.ccg.words.abilities import battle, limited, open_, pay_gold
from gorin.games.ccg.words.cards import (
    doubtful,
    strategy,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import (
    for_a_while,
    has_force,
)
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
    dishonor,
    straighten,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.honor import commits_seppuku, gain_honor, lose_honor
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
    TERRAIN,
    UNIT,
    UNIT_CARD,
)
from gorin.games.ccg.words.which.places import attacking
from gorin.games.ccg.words.which.provinces import at_this_battlefield
from gorin.games.ccg.words.which.qualities import bowed, unbowed
from gorin.games.ccg.words.which.things import (
    whole_unit,
)
from gorin.words.amounts import count_of
from gorin.words.flow import if_
from gorin.words.nouns import anothers, any_, your
from gorin.words.picks import performer, target
from gorin.words.players import controller_of
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import LOSER, PERFORMER, TARGET, WINNER
from gorin.words.traits import has_keyword

TOO_PROUD = Simple(
    AFTER,
    "whose Honor requirement is higher than the Family Honor of his player",
    lambda s, scope, card: s.definition(card).honor_req > s.players[s.controller[card]].honor,
)

CARDS: list[Card] = [
    doubtful(
        strategy(
            "Along the Coast at Midnight",
            focus=2,
            text=(
                open_(
                    pay_gold(count_of(your(PERSONALITY, unbowed))),
                    for_a_while(has_keyword(your(PERSONALITY | FOLLOWER), "Cavalry")),
                ),
            ),
        ),
        LATER,
    ),
    doubtful(
        strategy(
            "Block Supply Lines",
            focus=3,
            text=(
                battle(
                    target(any_(UNIT, attacking)),
                    move_home(TARGET),
                    if_(moved(TARGET), bow(whole_unit(TARGET))),
                ),
            ),
        ),
        LATER,
    ),
    doubtful(
        strategy(
            "Destiny Has No Secrets",
            focus=1,
            text=(battle(target(your(PERSONALITY)), gives(TARGET, force=2, chi=2), show_hand()),),
        ),
        LATER,
    ),
    strategy("Diversionary Tactics", focus=1, text=(battle(target(TERRAIN), destroy(TARGET)),)),
    strategy(
        "Dying Effort",
        focus=1,
        text=(
            battle(target(your(UNIT_CARD, bowed)), straighten(TARGET), later(BATTLE_ENDS, destroy(TARGET))),
        ),
    ),
    doubtful(strategy("Focus", focus=5), LATER),
    strategy(
        "I Believed In You",
        focus=3,
        keywords=("Political",),
        text=(
            limited(target(any_(PERSONALITY, TOO_PROUD)), commits_seppuku(TARGET), keywords=("Political",)),
        ),
    ),
    strategy(
        "Iaijutsu Challenge",
        focus=2,
        keywords=("Iaijutsu",),
        text=(
            limited(
                performer(your(PERSONALITY, unbowed)),
                target(anothers(PERSONALITY)),
                challenge(
                    PERFORMER,
                    TARGET,
                    gain_honor(5, controller_of(WINNER)),
                    destroy(LOSER),
                    refused=(dishonor(TARGET), lose_honor(7, controller_of(TARGET))),
                ),
                keywords=("Iaijutsu",),
            ),
        ),
    ),
    strategy(
        "Kamoko's Charge",
        focus=1,
        keywords=("Terrain",),
        text=(
            has_force(any_(PERSONALITY | FOLLOWER, in_cavalry_unit, at_this_battlefield), 1),
            terrain(),
        ),
    ),
]
