"""Action cards, A to K of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    show_hand,
)
from gorin.games.ccg.diamond.words.duels import (
    PERFORMER_WON,
    POLITICS_OF_ANOTHER,
    STRUCK_IN_YOUR_DUEL,
    THAT_PERFORMER,
    concede_duel,
    ignore_items,
)
from gorin.games.ccg.diamond.words.honor import MAGIC_RESOLVES
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    in_cavalry_unit,
    terrain,
)
from gorin.games.ccg.diamond.words.when import (
    BATTLE_ENDS,
)
from gorin.games.ccg.words.abilities import battle, limited, open_, pay_gold, reaction
from gorin.games.ccg.words.cards import (
    doubtful,
    strategy,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import (
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
from gorin.games.ccg.words.verbs.in_play.stats import gives, gives_keyword
from gorin.games.ccg.words.verbs.players.actions import stop_action
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import commits_seppuku, discard_favor, gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
    SAMURAI,
    TERRAIN,
    UNIT,
    UNIT_CARD,
)
from gorin.games.ccg.words.which.places import attacking
from gorin.games.ccg.words.which.provinces import YOUR_PROVINCES, at_this_battlefield
from gorin.games.ccg.words.which.qualities import bowed, unbowed
from gorin.games.ccg.words.which.things import (
    whole_unit,
)
from gorin.words.abilities import cost
from gorin.words.amounts import count_of
from gorin.words.flow import if_
from gorin.words.nouns import anothers, any_, your
from gorin.words.picks import performer, target
from gorin.words.players import controller_of
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import LOSER, PERFORMER, TARGET, WINNER

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
                    gives_keyword(your(PERSONALITY | FOLLOWER), "Cavalry"),
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
    strategy("Concede Defeat", focus=4, text=(reaction(STRUCK_IN_YOUR_DUEL, concede_duel()),)),
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
    doubtful(
        strategy(
            "Enough Talk!",
            focus=3,
            keywords=("Iaijutsu",),
            text=(
                reaction(
                    POLITICS_OF_ANOTHER,
                    performer(your(SAMURAI, unbowed)),
                    challenge(PERFORMER, THAT_PERFORMER, destroy(LOSER), if_(PERFORMER_WON, stop_action())),
                    keywords=("Iaijutsu",),
                ),
            ),
        ),
        LATER,
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
        "Iaijutsu Lesson",
        focus=2,
        keywords=("Iaijutsu",),
        text=(
            limited(
                performer(your(PERSONALITY, unbowed)),
                target(anothers(PERSONALITY)),
                ignore_items(PERFORMER, TARGET),
                challenge(
                    PERFORMER,
                    TARGET,
                    gain_honor(3, controller_of(WINNER)),
                    bow(LOSER),
                    refused=(draw(2),),
                ),
                keywords=("Iaijutsu",),
            ),
        ),
    ),
    doubtful(
        strategy(
            "Imperial Edicts",
            focus=4,
            keywords=("Favor", "Imperial", "Political"),
            text=(
                open_(
                    cost(discard_favor()),
                    strengthens(4, YOUR_PROVINCES),
                    keywords=("Favor", "Imperial", "Political"),
                ),
                reaction(
                    MAGIC_RESOLVES,
                    cost(discard_favor()),
                    stop_action(),
                    keywords=("Favor", "Imperial", "Political"),
                ),
            ),
        ),
        LATER,
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
