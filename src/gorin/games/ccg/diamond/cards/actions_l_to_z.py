"""Action cards, L to Z of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.duels import focus_as_honor, tactical_focus, who_lobbied
from gorin.games.ccg.diamond.words.fields import (
    AFTER_RESOLUTION_HERE,
    ATTACK_DECLARED,
    BATTLE_STRATEGY,
    BEFORE_THE_END_HERE,
    exhaust,
    give_own_chi,
    level_to_followers,
    move_adjacent,
    play_found,
)
from gorin.games.ccg.diamond.words.honor import (
    FROM_A_DUEL,
    LOBBIED_RUDELY,
    YOURS_ABOUT_TO_DIE,
    put_to_shame,
    unashamed,
)
from gorin.games.ccg.diamond.words.lands import stays_out
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    delayed,
    terrain,
    weaken_shadowlands,
    with_yu,
)
from gorin.games.ccg.diamond.words.when import (
    OTHERS_UNIT_MOVES_IN,
    YOUR_ARROWS,
    there,
    which,
)
from gorin.games.ccg.kinds import (
    BATTLE_END,
    FORCE,
    YOUR_NEXT_TURN,
)
from gorin.games.ccg.words.abilities import battle, limited, reaction
from gorin.games.ccg.words.amounts import unit_force_of, yu_of
from gorin.games.ccg.words.cards import (
    CRANE,
    MANTIS,
    SCORPION,
    doubtful,
    focus_effect,
    strategy,
)
from gorin.games.ccg.words.traits import (
    costs_less,
    for_a_while,
)
from gorin.games.ccg.words.verbs.fighting.duels import duels
from gorin.games.ccg.words.verbs.fighting.fear import fear_of_enemies
from gorin.games.ccg.words.verbs.fighting.ranged import change_ranged, ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
    destroy_unit,
    dishonor,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives, gives_keyword
from gorin.games.ccg.words.verbs.players.answering import avert_destruction, no_losses
from gorin.games.ccg.words.verbs.players.honor import discard_favor, gain_honor, lose_honor
from gorin.games.ccg.words.when.conditions import clan_player
from gorin.games.ccg.words.which.measures import (
    combined_force_at_most,
    honor_at_least,
    together,
)
from gorin.games.ccg.words.which.nouns import (
    COURTIER,
    FOLLOWER,
    PERSONALITY,
    TACTICIAN,
    UNIT,
    enemy,
)
from gorin.games.ccg.words.which.places import here
from gorin.games.ccg.words.which.qualities import dishonorable, unbowed
from gorin.games.ccg.words.which.things import (
    attachments_of,
)
from gorin.words.abilities import cost, requires, trait
from gorin.words.amounts import plus, when
from gorin.words.conditions import is_, you_control
from gorin.words.flow import if_, surely
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, performer, performing, target, targets
from gorin.words.players import controller_of
from gorin.words.qualities import keyword
from gorin.words.things import IT, LOSER, PAID, PERFORMER, SELF, TARGET, WINNER, both

CARDS: list[Card] = [
    strategy(
        "Let Your Spirit Guide You",
        focus=0,
        keywords=("Spirit",),
        text=(focus_effect(focus_as_honor()), tactical_focus()),
    ),
    strategy(
        "Loyal Yojimbo",
        focus=4,
        text=(reaction(YOURS_ABOUT_TO_DIE, avert_destruction(), bow(IT), if_(FROM_A_DUEL, dishonor(IT))),),
    ),
    strategy(
        "Luring Tactics",
        focus=4,
        keywords=("Tactical",),
        text=(
            battle(
                performer(your(TACTICIAN, here)),
                target(enemy(PERSONALITY)),
                move_adjacent(both(PERFORMER, TARGET)),
                keywords=("Tactical",),
            ),
        ),
    ),
    strategy(
        "Moment of Brilliance",
        focus=1,
        text=(battle(target(PERSONALITY), gives_keyword(TARGET, "Tactician", BATTLE_END)),),
    ),
    strategy(
        "Political Distraction",
        gold=4,
        focus=1,
        keywords=("Political",),
        text=(
            costs_less(SELF, 4, if_=clan_player(CRANE, SCORPION)),
            limited(lose_honor(2), for_a_while(no_losses(), YOUR_NEXT_TURN), keywords=("Political",)),
        ),
    ),
    strategy(
        "Relentless Assault",
        focus=3,
        keywords=("Fear",),
        text=(
            battle(
                performer(your(PERSONALITY, with_yu)),
                *fear_of_enemies(yu_of(PERFORMER), leaders_too=True),
                keywords=("Fear",),
            ),
        ),
    ),
    strategy(
        "Shame",
        focus=3,
        keywords=("Political",),
        text=(
            limited(
                target(any_(PERSONALITY, dishonorable, unashamed)),
                put_to_shame(TARGET),
                lose_honor(7, controller_of(TARGET)),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Slaughter the Scout",
        focus=2,
        text=(
            reaction(
                OTHERS_UNIT_MOVES_IN,
                target(any_(UNIT, which("which moved"))),
                performer(your(PERSONALITY, there)),
                cost(bow(PERFORMER)),
                destroy_unit(TARGET),
            ),
        ),
    ),
    doubtful(
        strategy(
            "Strength of Purity",
            focus=1,
            text=(battle(performer(your(PERSONALITY, honor_at_least(3))), gives(PERFORMER, force=3)),),
        ),
        LATER,
    ),
    strategy(
        "Strike At the Tail",
        focus=2,
        text=(
            battle(
                performer(your(PERSONALITY)),
                cost(bow(PERFORMER)),
                targets(
                    enemy(
                        FOLLOWER,
                        together(
                            combined_force_at_most(
                                plus(unit_force_of(PERFORMER), when(is_(PERFORMER, "Unicorn Clan"), 2))
                            )
                        ),
                    ),
                    0,
                    10,
                ),
                bow(attachments_of(PERFORMER)),
                destroy(TARGET),
            ),
        ),
    ),
    doubtful(
        strategy(
            "Superior Strategist",
            focus=3,
            keywords=("Tactical",),
            text=(battle(performer(your(TACTICIAN)), play_found(BATTLE_STRATEGY), keywords=("Tactical",)),),
        ),
        LATER,
    ),
    strategy(
        "Suspended Terrain",
        focus=1,
        keywords=("Terrain",),
        text=(terrain("Delayed"), trait(AFTER_RESOLUTION_HERE, surely(exhaust()))),
    ),
    strategy(
        "Test of Might",
        focus=2,
        text=(
            battle(
                performer(your(PERSONALITY, unbowed)),
                target(enemy(PERSONALITY)),
                duels(PERFORMER, TARGET, gain_honor(3, controller_of(WINNER)), bow(LOSER), stat=FORCE),
            ),
        ),
    ),
    strategy(
        "The Price of Innocence",
        focus=1,
        keywords=("Political",),
        text=(
            reaction(
                LOBBIED_RUDELY,
                requires(you_control(COURTIER)),
                target(any_(PERSONALITY, who_lobbied)),
                dishonor(TARGET),
                discard_favor(controller_of(TARGET)),
                lose_honor(2, controller_of(TARGET)),
                keywords=("Political",),
            ),
        ),
    ),
    doubtful(
        strategy(
            "Three-Stone River",
            focus=1,
            keywords=("Terrain",),
            text=(terrain("Delayed"), delayed(level_to_followers())),
        ),
        LATER,
    ),
    doubtful(
        strategy(
            "Tsuruchi Technique",
            gold=1,
            focus=2,
            text=(
                costs_less(SELF, 1, if_=clan_player(MANTIS)),
                battle(*ranged_attack(3)),
                reaction(YOUR_ARROWS, change_ranged(3)),
            ),
        ),
        LATER,
    ),
    strategy(
        "Twisted Forest",
        focus=1,
        keywords=("Forest", "Terrain"),
        text=(
            terrain("Delayed", for_defender=True),
            delayed(weaken_shadowlands()),
        ),
    ),
    doubtful(
        strategy(
            "White Shore Plain",
            focus=3,
            keywords=("Terrain",),
            text=(
                terrain(),
                reaction(
                    BEFORE_THE_END_HERE,
                    performing(your(TACTICIAN, unbowed, here), 1, 10),
                    give_own_chi(PERFORMER),
                    keywords=("Tactical",),
                ),
            ),
        ),
        LATER,
    ),
    strategy(
        "White Stag Burns",
        gold=4,
        focus=2,
        text=(
            reaction(ATTACK_DECLARED, target(UNIT), stays_out(TARGET)),
            reaction(
                ATTACK_DECLARED,
                paying(your(PERSONALITY, keyword("Naval"), unbowed)),
                cost(bow(PAID)),
                target(UNIT),
                stays_out(TARGET),
                free=True,
            ),
        ),
    ),
]
