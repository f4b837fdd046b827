"""Strategies i to r of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import COMBAT_END, HOME
from gorin.games.ccg.table.reading import units_at
from gorin.games.ccg.table.sides import enemy_side, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import battle, limited, open_, reaction
from gorin.games.ccg.words.amounts import chi_of, force_of, personal_honor_of
from gorin.games.ccg.words.cards import strategy
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import for_a_while
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.movement import can_be_brought, move_home, move_to_enemies
from gorin.games.ccg.words.verbs.fighting.ranged import RANGED_ATTACK_TARGETED, change_ranged
from gorin.games.ccg.words.verbs.in_play.entering import stays_here
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, destroy_unit, dishonor
from gorin.games.ccg.words.verbs.in_play.stats import gives, negate_force_changes
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.honor import discard_favor, gain_honor, lose_honor, take_favor
from gorin.games.ccg.words.verbs.players.provinces import strengthens
from gorin.games.ccg.words.when.conditions import MOST_HONOR
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.measures import (
    chi_at_least,
    force_below,
    honor_above,
    honor_below,
    no_honor,
    unit_force_below,
)
from gorin.games.ccg.words.which.nouns import (
    ATTACHMENT,
    COURTIER,
    FOLLOWER,
    MAGISTRATE,
    MONK,
    PERSONALITY,
    SHUGENJA,
    TERRAIN,
    UNIT,
    UNIT_CARD,
    WEAPON,
    enemy,
    personality_with,
    without,
    without_attachments,
)
from gorin.games.ccg.words.which.places import at_a_battlefield, opposed
from gorin.games.ccg.words.which.qualities import (
    attached_to,
    dishonorable,
    fewer_attachments_than,
    honorable,
    human,
    unbowed,
)
from gorin.words.abilities import cost, requires, trait
from gorin.words.amounts import plus
from gorin.words.choosing import choose
from gorin.words.conditions import Told, is_
from gorin.words.flow import if_
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.nouns import anothers, any_, your
from gorin.words.picks import performer, target, up_front
from gorin.words.players import controller_of
from gorin.words.qualities import either, keyword
from gorin.words.things import CHOSEN, IT, LOSER, PERFORMER, TARGET, WINNER, called
from gorin.words.triggers import after


def _left_here_by_action(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """Home from the battlefield of this Terrain; by a trait it is no action (-1), as a cost it is one."""
    return moment.amount == HOME and moment.other == s.host[scope.source] and moment.action != -1


def _is_no_larger(s: CcgState, scope: Scope) -> bool:
    mine = units_at(s, s.battlefield, my_side(s, scope.seat))
    return len(mine) <= len(units_at(s, s.battlefield, enemy_side(s, scope.seat)))


LEFT_HERE_BY_ACTION = after(
    "moved", "after somebody was moved home from this battlefield by an action", _left_here_by_action
)
ARMY_IS_NO_LARGER = Told("your army has no more units than the enemy army", _is_no_larger)

CARDS: list[Card] = [
    strategy(
        "I Will Not Die Alone!",
        focus=3,
        text=(
            battle(
                performer(your(personality_with("Berserker", "Deathseeker"), unbowed)),
                cost(destroy(PERFORMER)),
                target(enemy(UNIT, unit_force_below(plus(force_of(PERFORMER), chi_of(PERFORMER))))),
                destroy_unit(TARGET),
                if_(is_(PERFORMER, "Deathseeker"), gain_honor(2)),
            ),
        ),
    ),
    strategy(
        "Impeccable Nobility",
        focus=2,
        keywords=("Favor", "Political"),
        text=(
            limited(
                requires(MOST_HONOR),
                performer(your(PERSONALITY, honorable)),
                take_favor(),
                keywords=("Political",),
            ),
            battle(cost(discard_favor()), target(PERSONALITY), bow(TARGET), keywords=("Favor", "Political")),
        ),
    ),
    strategy(
        "Impressive Resilience",
        focus=2,
        text=(
            battle(
                up_front(target(any_(PERSONALITY, opposed))),
                gives(TARGET, force=2),
                for_a_while(negates("bow", "negate {whose} bowing", TARGET), COMBAT_END),
                for_a_while(negates("move", "negate {whose} movement", TARGET), COMBAT_END),
            ),
        ),
    ),
    strategy(
        "Impromptu Duel",
        focus=3,
        keywords=("Iaijutsu",),
        text=(
            limited(
                performer(your(personality_with("Samurai", "Duelist"), unbowed)),
                target(anothers(PERSONALITY)),
                challenge(
                    PERFORMER,
                    TARGET,
                    destroy(LOSER),
                    gain_honor(2, controller_of(WINNER)),
                    refused=(dishonor(TARGET), gain_honor(4)),
                ),
                keywords=("Iaijutsu",),
            ),
        ),
    ),
    strategy(
        "Inspire Fear",
        focus=3,
        keywords=("Fear", "Kiho", "Water"),
        text=(
            battle(
                performer(your(MONK | SHUGENJA, unbowed)),
                target(enemy(PERSONALITY, human)),
                move_home(TARGET),
                if_(
                    is_(PERFORMER, keyword("Water")),
                    for_a_while(
                        negates(
                            "move to battle",
                            "negate {whose} movement to battlefields",
                            called("that enemy", TARGET),
                        )
                    ),
                ),
                keywords=("Fear", "Kiho", "Water"),
            ),
        ),
    ),
    strategy(
        "Insurmountable Obstacle",
        focus=1,
        keywords=("Terrain",),
        text=(
            trait(LEFT_HERE_BY_ACTION, dishonor(IT)),
            battle(stays_here(), additional_action(), keywords=("Terrain",)),
        ),
    ),
    strategy(
        "Justly Earned Victory",
        focus=2,
        text=(
            battle(
                performer(your(PERSONALITY)),
                target(
                    enemy(
                        PERSONALITY,
                        either(force_below(force_of(PERFORMER)), fewer_attachments_than(PERFORMER)),
                    )
                ),
                move_home(TARGET),
            ),
            battle(negate_force_changes()),
        ),
    ),
    strategy(
        "Know Your Center",
        focus=3,
        text=(
            battle(performer(your(PERSONALITY, unbowed, chi_at_least(3))), target(TERRAIN), destroy(TARGET)),
            battle(
                up_front(target(your(UNIT, at_a_battlefield, can_be_brought), anywhere=True)),
                move_to_enemies(TARGET),
            ),
        ),
    ),
    strategy(
        "Outer Walls",
        focus=3,
        text=(
            battle(strengthens(3), absent=True),
            reaction(RANGED_ATTACK_TARGETED, change_ranged(-2)),
        ),
    ),
    strategy(
        "Palm Strike",
        focus=3,
        keywords=("Kiho",),
        text=(
            battle(
                performer(your(MONK, unbowed, without(WEAPON))),
                target(enemy(PERSONALITY, without(WEAPON))),
                bow(TARGET),
                keywords=("Kiho",),
            ),
        ),
    ),
    strategy(
        "Peasant Vengeance",
        focus=1,
        text=(
            battle(
                performer(your(FOLLOWER)),
                cost(bow(PERFORMER)),
                target(enemy(PERSONALITY, without_attachments)),
                destroy(TARGET),
            ),
        ),
    ),
    strategy(
        "Power of Innocence",
        focus=2,
        keywords=("Political",),
        text=(
            open_(
                performer(your(COURTIER | SHUGENJA)),
                cost(bow(PERFORMER)),
                up_front(target(any_(PERSONALITY, honor_below(personal_honor_of(PERFORMER))))),
                bow(TARGET),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Precise Strike",
        focus=4,
        text=(
            battle(
                performer(your(PERSONALITY)),
                cost(bow(PERFORMER), unless=ARMY_IS_NO_LARGER),
                target(enemy(UNIT_CARD, without(any_(ATTACHMENT, unbowed)))),
                bow(TARGET),
            ),
        ),
    ),
    strategy(
        "Private Whispers",
        focus=2,
        keywords=("Political",),
        text=(
            open_(
                performer(your(COURTIER | SHUGENJA)),
                cost(bow(PERFORMER)),
                up_front(target(any_(PERSONALITY, honor_above(personal_honor_of(PERFORMER))))),
                bow(TARGET),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Ramifications",
        focus=2,
        keywords=("Political",),
        text=(
            battle(
                up_front(target(any_(PERSONALITY, no_honor()))),
                move_home(TARGET),
                if_(moved(TARGET), lose_honor(2, controller_of(TARGET))),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Restoring Order",
        focus=4,
        keywords=("Political",),
        text=(
            battle(
                performer(your(MAGISTRATE, unbowed)),
                target(enemy(PERSONALITY, honor_below(chi_of(PERFORMER)))),
                move_home(TARGET),
                if_(moved(TARGET), bow(TARGET)),
                if_(is_(TARGET, dishonorable), destroy(TARGET)),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Rout",
        gold=1,
        focus=3,
        text=(
            battle(
                up_front(target(UNIT)),
                move_home(TARGET),
                choose(any_(ATTACHMENT, attached_to("in", TARGET))),
                destroy(called("that attachment", CHOSEN)),
            ),
        ),
    ),
]
