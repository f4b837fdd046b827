"""Strongholds of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, open_, reaction
from gorin.games.ccg.words.amounts import personal_honor_of
from gorin.games.ccg.words.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    PHOENIX,
    SCORPION,
    UNICORN,
    stronghold,
)
from gorin.games.ccg.words.traits import has_honor
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.verbs.in_play.stats import gives, penalizes
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import (
    chosen_player_gains_or_loses,
    gain_honor,
    lose_honor,
    take_favor,
)
from gorin.games.ccg.words.when.about_actions import YOUR_BATTLE_ACTION_COST_HONOR, after_your_action
from gorin.games.ccg.words.which.measures import honor_at_most
from gorin.games.ccg.words.which.nouns import FOLLOWER, PERSONALITY, enemy, personality_with
from gorin.games.ccg.words.which.qualities import dishonorable, unbowed
from gorin.words.abilities import trait
from gorin.words.conditions import NOT_YOUR_TURN, all_of, is_, not_, you_control
from gorin.words.flow import if_, surely
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import YOURS, anothers, any_, your
from gorin.words.picks import performer, target
from gorin.words.players import THAT_PLAYER, controller_of
from gorin.words.qualities import keyword
from gorin.words.things import LOSER, PERFORMER, TARGET, WINNER
from gorin.words.traits import permits
from gorin.words.triggers import after

FOLLOWER_FROM_YOUR_HAND = after(
    "enters play",
    "after a Follower enters play from your hand",
    lambda s, scope, moment: (
        moment.amount == HAND
        and s.type_of(moment.card) == kinds.FOLLOWER
        and s.owner[moment.card] == scope.seat
    ),
)

CARDS: list[Card] = [
    stronghold(
        "Kyuden Hida",
        CRAB,
        strength=8,
        gold=4,
        honor=3,
        text=(reaction(FOLLOWER_FROM_YOUR_HAND, draw(1)),),
    ),
    stronghold(
        "Law of Darkness Dojo",
        SCORPION,
        strength=7,
        gold=4,
        honor=1,
        keywords=("Dojo",),
        text=(
            trait(YOUR_BATTLE_ACTION_COST_HONOR, lose_honor(1, THAT_PLAYER)),
            battle(
                target(enemy(PERSONALITY)),
                gives(TARGET, force=-4),
                if_(is_(TARGET, dishonorable), bow(TARGET)),
                even_if_bowed=True,
            ),
        ),
    ),
    stronghold(
        "Pillars of Virtue",
        DRAGON,
        strength=7,
        gold=4,
        honor=5,
        text=(reaction(after_your_action("Kiho", only_battle=True), additional_action()),),
    ),
    stronghold(
        "Seawatch Castle",
        CRANE,
        strength=6,
        gold=4,
        honor=6,
        text=(
            battle(
                performer(your(PERSONALITY, unbowed)),
                target(enemy(PERSONALITY)),
                challenge(PERFORMER, TARGET, move_home(LOSER), take_favor(controller_of(WINNER))),
                keywords=("Iaijutsu",),
                even_if_bowed=True,
            ),
        ),
    ),
    stronghold(
        "Shamate Keep",
        LION,
        strength=7,
        gold=3,
        honor=7,
        text=(
            permits(
                "keeps Personal Honor",
                your(personality_with("Paragon"), dishonorable),
                "{whom} keeps his Personal Honor",
            ),
            battle(
                performer(your(PERSONALITY, unbowed)),
                target(any_(PERSONALITY, honor_at_most(personal_honor_of(PERFORMER)))),
                move_home(TARGET),
                if_(not_(is_(TARGET, YOURS), "you do not control him"), gain_honor(2)),
            ),
        ),
    ),
    stronghold(
        "Temple of Purity",
        PHOENIX,
        strength=6,
        gold=4,
        honor=6,
        keywords=("Temple",),
        text=(
            open_(
                target(anothers(PERSONALITY)),
                surely(gives(TARGET, force=-4)),
                if_(
                    all_of(
                        is_(TARGET, keyword("Kolat", "Ninja", "Shadowlands")),
                        you_control(personality_with("Inquisitor")),
                        NOT_YOUR_TURN,
                    ),
                    chosen_player_gains_or_loses(2),
                ),
                even_if_bowed=True,
            ),
        ),
    ),
    stronghold(
        "The Utaku Plains",
        UNICORN,
        strength=7,
        gold=5,
        honor=4,
        text=(
            has_honor(your(PERSONALITY), 1),
            battle(
                performer(your(PERSONALITY)),
                target(enemy(FOLLOWER | PERSONALITY)),
                penalizes(TARGET, personal_honor_of(PERFORMER)),
            ),
        ),
    ),
    stronghold(
        "Thunder Dragon Bay",
        MANTIS,
        strength=7,
        gold=4,
        honor=2,
        keywords=("Thunder",),
        text=(
            trait(after_your_action("Thunder"), target(your(PERSONALITY)), gives(TARGET, force=1)),
            battle(*ranged_attack(4), keywords=("Thunder",)),
        ),
    ),
]
