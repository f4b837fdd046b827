"""Strategies a to f of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.table.preventing import CARD_EFFECTS
from gorin.games.ccg.words.abilities import battle, battle_open, limited
from gorin.games.ccg.words.amounts import MOVED_BY_THIS, chi_of
from gorin.games.ccg.words.cards import strategy
from gorin.games.ccg.words.protection import negates_either
from gorin.games.ccg.words.traits import for_a_while, has_chi
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.attaching import controller_may_save
from gorin.games.ccg.words.verbs.in_play.entering import stays_at_home
from gorin.games.ccg.words.verbs.in_play.naming import find_named_ring, name_ring
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, discard, dishonor
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.actions import additional_action, lock_one_ability
from gorin.games.ccg.words.verbs.players.decks import draw, look_at_top
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.searching import put_in_hand
from gorin.games.ccg.words.when.conditions import TAKEN_AS_ADDITIONAL
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.when.triggers import BEFORE_END_PHASE
from gorin.games.ccg.words.which.measures import chi_at_most, chi_below, honor_at_least
from gorin.games.ccg.words.which.nouns import (
    KATA,
    MONK,
    PERSONALITY,
    UNIT,
    UNIT_CARD,
    WEAPON,
    enemy,
    personality_with,
    without,
    without_attachments,
)
from gorin.games.ccg.words.which.places import allying, attacking, here, in_your_army
from gorin.games.ccg.words.which.qualities import besides, unbowed
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.abilities import cost, requires, trait
from gorin.words.choosing import each_targets_own
from gorin.words.conditions import THIS_IN_PLAY, is_, there_is
from gorin.words.flow import if_, may
from gorin.words.nouns import any_, your
from gorin.words.picks import performer, target, up_front
from gorin.words.players import EACH_PLAYER, controller_of
from gorin.words.things import CHOSEN, PERFORMER, SELF, TARGET

MONK_OR_SHUGENJA = personality_with("Monk", "Shugenja")

CARDS: list[Card] = [
    strategy(
        "A Warrior's Wisdom",
        focus=4,
        text=(battle(performer(your(MONK)), gives(PERFORMER, force=chi_of(PERFORMER)), additional_action()),),
    ),
    strategy(
        "Begone, Fool!",
        focus=3,
        keywords=("Political",),
        text=(
            battle(
                up_front(target(any_(PERSONALITY, allying))),
                dishonor(TARGET),
                move_home(TARGET),
                lose_honor(2, controller_of(TARGET)),
            ),
        ),
    ),
    strategy(
        "Black and White",
        focus=1,
        keywords=("Bushido Virtue", "Dark Virtue"),
        text=(
            battle(
                performer(your(personality_with("Paragon"))),
                cost(bow(PERFORMER)),
                up_front(target(enemy(UNIT_CARD, without_attachments))),
                destroy(TARGET),
                if_(is_(PERFORMER, honor_at_least(3)), gain_honor(1), otherwise=(lose_honor(3),)),
            ),
        ),
    ),
    strategy(
        "Block Supply Lines",
        focus=3,
        text=(
            battle(
                up_front(target(any_(PERSONALITY, attacking))),
                move_home(TARGET),
                if_(moved(TARGET), bow(unit_of(TARGET))),
            ),
        ),
    ),
    strategy(
        "Changing Paths",
        focus=4,
        keywords=("Kiho",),
        text=(battle_open(performer(your(MONK_OR_SHUGENJA, unbowed)), name_ring(), find_named_ring()),),
    ),
    strategy(
        "Chokehold",
        focus=2,
        text=(
            battle(
                performer(your(MONK, unbowed)),
                up_front(target(enemy(PERSONALITY, chi_at_most(chi_of(PERFORMER))))),
                bow(TARGET),
            ),
        ),
    ),
    strategy(
        "Cold Hands, Stone Heart",
        focus=3,
        keywords=("Kiho",),
        text=(
            battle(
                performer(your(MONK, without(WEAPON))),
                up_front(target(enemy(PERSONALITY, chi_at_most(chi_of(PERFORMER))))),
                lock_one_ability(TARGET),
                gives(PERFORMER, force=2),
                draw(),
                additional_action(),
            ),
        ),
    ),
    strategy(
        "Dance of the Void",
        focus=2,
        keywords=("Kata", "Void"),
        text=(
            has_chi(your(MONK, without(WEAPON)), 1),
            limited(stays_at_home(), discard(your(KATA, besides(SELF)))),
            battle(
                requires(THIS_IN_PLAY),
                requires(TAKEN_AS_ADDITIONAL),
                performer(your(MONK)),
                for_a_while(
                    negates_either(
                        ("bow", "destroy"),
                        "negate {whose} next bowing or destruction by the effect of a card",
                        PERFORMER,
                        CARD_EFFECTS,
                    )
                ),
            ),
        ),
    ),
    strategy(
        "Desperate Mediation",
        focus=2,
        keywords=("Political",),
        text=(
            battle(
                each_targets_own(EACH_PLAYER, any_(PERSONALITY, here), move_home(CHOSEN)),
                gain_honor(MOVED_BY_THIS),
            ),
        ),
    ),
    strategy(
        "Embracing Virtue",
        focus=2,
        keywords=("Bushido Virtue", "Duty"),
        text=(trait(BEFORE_END_PHASE, may(put_in_hand(SELF)), from_discard=True),),
    ),
    strategy(
        "Fist and Blade",
        focus=2,
        text=(
            battle(
                performer(your(MONK)),
                cost(bow(PERFORMER)),
                up_front(target(enemy(PERSONALITY, chi_below(chi_of(PERFORMER))))),
                controller_may_save(TARGET),
                destroy(TARGET),
            ),
        ),
    ),
    strategy(
        "Fortuitous Alliance",
        focus=1,
        text=(
            battle(
                look_at_top(4, arrange=True),
                draw(),
                if_(there_is(any_(UNIT, allying, in_your_army)), additional_action()),
            ),
        ),
    ),
]
