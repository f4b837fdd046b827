"""Strategies g to z of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import BATTLE_END, MOVED
from gorin.games.ccg.words.abilities import battle, battle_open, open_
from gorin.games.ccg.words.amounts import MOVED_BY_THIS, chi_of, force_of, personal_honor_of
from gorin.games.ccg.words.cards import doubtful, strategy
from gorin.games.ccg.words.traits import contributes_nothing, for_a_while
from gorin.games.ccg.words.verbs.fighting.movement import move_home, switch_locations
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, dishonor, rehonor, straighten
from gorin.games.ccg.words.verbs.in_play.stats import FORCE_LOST, drains, gives, penalizes_in_turn
from gorin.games.ccg.words.verbs.players.actions import additional_action, lock_abilities
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens_or_weakens
from gorin.games.ccg.words.which.measures import honor_at_most, honor_below
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    MAGISTRATE,
    MONK,
    PERSONALITY,
    SAMURAI,
    UNIT,
    enemy,
    personality_with,
    without_attachments,
)
from gorin.games.ccg.words.which.places import allying, elsewhere_than, here, opposed
from gorin.games.ccg.words.which.players import ENEMY_LEADER
from gorin.games.ccg.words.which.qualities import dishonorable, of_same_player_as, unbowed
from gorin.games.ccg.words.which.things import personality_of, whole_unit
from gorin.words.abilities import cost
from gorin.words.amounts import at_most, count_of, plus, when
from gorin.words.choosing import choose_player, each_targets_own
from gorin.words.conditions import Did, is_
from gorin.words.flow import choose_one, if_, may
from gorin.words.nouns import anothers, any_, your
from gorin.words.picks import performer, second_target, target, targets, up_front
from gorin.words.players import CHOSEN_PLAYER, EACH_PLAYER, controller_of
from gorin.words.things import CHOSEN, PERFORMER, SECOND, TARGET, both, called

HIM_OR_HIS_LEADER = called("the performer or its Personality", personality_of(PERFORMER))
LATER_WORDING = "Known to us only as the next edition printed it."
GUILTY = enemy(PERSONALITY, honor_below(chi_of(PERFORMER)))
"""Of whom a Magistrate can accuse somebody: of having less honor than he has insight."""

CARDS: list[Card] = [
    strategy(
        "Game of Sincerity",
        focus=2,
        keywords=("Political",),
        text=(
            battle(
                performer(your(PERSONALITY, unbowed)),
                cost(dishonor(PERFORMER)),
                up_front(target(any_(PERSONALITY))),
                dishonor(TARGET),
                lose_honor(2, controller_of(TARGET)),
                for_a_while(contributes_nothing(both(PERFORMER, TARGET)), BATTLE_END),
            ),
        ),
    ),
    strategy(
        "Glorious Path to Victory",
        focus=3,
        keywords=("Bushido Virtue",),
        text=(
            battle(
                rehonor(any_(PERSONALITY, here)),
                may(target(your(SAMURAI, opposed)), gives(TARGET, force=personal_honor_of(TARGET))),
                gain_honor(2),
            ),
        ),
    ),
    strategy(
        "Magistrate's Accusation",
        focus=3,
        text=(
            battle(
                performer(your(MAGISTRATE, unbowed)),
                up_front(target(GUILTY)),
                bow(TARGET),
                lose_honor(2, controller_of(TARGET)),
            ),
        ),
    ),
    doubtful(
        strategy(
            "My Enemy's Mercy",
            focus=3,
            keywords=("Bushido Virtue", "Compassion"),
            text=(
                battle(
                    performer(your(SAMURAI, unbowed)),
                    up_front(target(enemy(PERSONALITY, honor_at_most(personal_honor_of(PERFORMER))))),
                    choose_one(bow(TARGET), move_home(TARGET), who=ENEMY_LEADER),
                    gain_honor(2),
                ),
            ),
        ),
        LATER_WORDING,
    ),
    strategy(
        "Paths of Honor and Glory",
        focus=4,
        keywords=("Bushido Virtue", "Dark Virtue"),
        text=(
            open_(up_front(target(any_(SAMURAI))), straighten(TARGET)),
            battle(up_front(target(any_(SAMURAI, without_attachments))), bow(TARGET)),
        ),
    ),
    strategy(
        "Proudful Allies",
        focus=2,
        keywords=("Bushido Virtue",),
        text=(
            battle(
                performer(your(SAMURAI, unbowed)),
                up_front(target(any_(UNIT, allying))),
                move_home(TARGET),
                gain_honor(3),
            ),
        ),
    ),
    doubtful(
        strategy(
            "Relentless Conviction",
            focus=3,
            keywords=("Unique",),
            text=(battle(up_front(target(any_(PERSONALITY, dishonorable))), destroy(TARGET)),),
        ),
        LATER_WORDING,
    ),
    strategy(
        "Seeking the Guilty",
        focus=2,
        keywords=("Political",),
        text=(
            battle(
                performer(your(MAGISTRATE, unbowed)),
                up_front(target(GUILTY)),
                move_home(TARGET),
                lose_honor(
                    at_most(
                        3, count_of(any_(PERSONALITY, dishonorable, of_same_player_as(TARGET, "he controls")))
                    ),
                    controller_of(TARGET),
                ),
            ),
        ),
    ),
    strategy(
        "Shameful Death",
        focus=3,
        text=(
            battle(
                performer(your(MAGISTRATE, unbowed)),
                up_front(target(enemy(PERSONALITY, dishonorable))),
                drains(TARGET, force_of(TARGET)),
                gives(PERFORMER, force=FORCE_LOST),
            ),
        ),
    ),
    strategy(
        "Shameful Rebuke",
        focus=2,
        keywords=("Political",),
        text=(
            battle(
                each_targets_own(EACH_PLAYER, any_(PERSONALITY, here), move_home(CHOSEN)),
                choose_player(),
                lose_honor(MOVED_BY_THIS, CHOSEN_PLAYER),
            ),
        ),
    ),
    strategy(
        "Spinning Heel Kick",
        focus=4,
        keywords=("Air", "Kiho"),
        text=(
            battle(
                performer(your(MONK)),
                straighten(PERFORMER),
                additional_action(performed_by=PERFORMER),
            ),
        ),
    ),
    strategy(
        "Stagnation",
        focus=4,
        keywords=("Kiho",),
        text=(
            battle_open(
                performer(your(personality_with("Monk", "Shugenja"), unbowed)),
                up_front(target(any_(PERSONALITY))),
                lock_abilities(TARGET),
            ),
        ),
    ),
    strategy(
        "Striking Through the Void",
        focus=3,
        keywords=("Kiho", "Void"),
        text=(
            battle_open(
                performer(your(MONK, unbowed)),
                up_front(targets(anothers(PERSONALITY), 1, 3)),
                penalizes_in_turn(TARGET, 1, 2, 3),
            ),
        ),
    ),
    strategy(
        "The Lion's Charge",
        focus=2,
        text=(
            battle(
                performer(your(PERSONALITY | FOLLOWER)),
                cost(bow(PERFORMER)),
                *ranged_attack(plus(2, when(is_(HIM_OR_HIS_LEADER, "Paragon"), 2))),
                gain_honor(1),
            ),
        ),
    ),
    strategy(
        "Unpredictable Strategy",
        focus=2,
        text=(
            battle(
                up_front(target(any_(UNIT))),
                up_front(
                    second_target(
                        any_(UNIT, of_same_player_as(TARGET), elsewhere_than(TARGET)), anywhere=True
                    )
                ),
                switch_locations(TARGET, SECOND, "their locations"),
                if_(
                    Did(TARGET, MOVED, "they moved"),
                    straighten(called("each card in them", whole_unit(both(TARGET, SECOND)))),
                ),
            ),
        ),
    ),
    doubtful(
        strategy(
            "Wall of Honor",
            focus=3,
            text=(
                battle(
                    performer(your(PERSONALITY, opposed)),
                    cost(move_home(PERFORMER)),
                    strengthens_or_weakens(count_of(enemy(UNIT))),
                    gain_honor(2),
                ),
            ),
        ),
        LATER_WORDING,
    ),
]
