"""Mantis Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, reaction
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import MANTIS, personality
from gorin.games.ccg.words.verbs.fighting.movement import move_home, move_to_join
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.attaching import attach_from_hand
from gorin.games.ccg.words.verbs.in_play.states import straighten
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.when.about_actions import MovedByAction, after_moving
from gorin.games.ccg.words.when.deeds import DESTROYED_A_CARD
from gorin.games.ccg.words.which.measures import honor_below
from gorin.games.ccg.words.which.nouns import FOLLOWER, HOLDING, PERSONALITY, in_hand_or_discard
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.flow import if_, may
from gorin.words.nouns import any_, your
from gorin.words.picks import second_target, target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import SECOND, SELF, TARGET

NAVAL = your(PERSONALITY, keyword("Naval"))

CARDS: list[Card] = [
    personality(
        "Moshi Kamiya",
        MANTIS,
        force=3,
        chi=3,
        honor_req=None,
        gold=5,
        personal_honor=2,
        keywords=("Mantis Clan", "Shugenja", "Thunder"),
    ),
    personality(
        "Tsuruchi Nobukatsu",
        MANTIS,
        force=4,
        chi=3,
        honor_req=0,
        gold=7,
        personal_honor=2,
        keywords=("Bounty Hunter", "Magistrate", "Mantis Clan", "Samurai"),
        text=(
            battle(
                *ranged_attack(4),
                if_(DESTROYED_A_CARD, may(second_target(HOLDING), straighten(SECOND))),
            ),
        ),
    ),
    personality(
        "Tsuruchi Omori",
        MANTIS,
        force=2,
        chi=2,
        honor_req=None,
        gold=4,
        personal_honor=1,
        keywords=("Mantis Clan", "Samurai"),
        text=(battle(*ranged_attack(2)),),
    ),
    personality(
        "Tsuruchi Sanjo",
        MANTIS,
        force=4,
        chi=3,
        honor_req=None,
        gold=8,
        personal_honor=2,
        keywords=("Naval", "Magistrate", "Mantis Clan", "Samurai"),
        text=(battle(up_front(target(any_(PERSONALITY, honor_below(chi_of(SELF))))), move_home(TARGET)),),
    ),
    personality(
        "Yoritomo Eriko",
        MANTIS,
        force=4,
        chi=3,
        honor_req=4,
        gold=5,
        personal_honor=2,
        keywords=("Naval", "Magistrate", "Mantis Clan", "Samurai"),
    ),
    personality(
        "Yoritomo Naizen",
        MANTIS,
        force=8,
        chi=5,
        honor_req=0,
        gold=13,
        personal_honor=3,
        keywords=(
            "Experienced 3",
            "Loyal",
            "Naval",
            "Unique",
            "Clan Champion",
            "Commander",
            "Mantis Clan",
            "Samurai",
        ),
        experience=3,
        text=(
            battle(*ranged_attack(6)),
            battle(
                target(in_hand_or_discard(FOLLOWER)),
                up_front(second_target(your(PERSONALITY))),
                attach_from_hand(TARGET, SECOND, less=3),
                additional_action(),
            ),
        ),
    ),
    personality(
        "Yoritomo Saburo",
        MANTIS,
        force=3,
        chi=2,
        honor_req=None,
        gold=5,
        personal_honor=1,
        keywords=("Naval", "Mantis Clan", "Samurai", "Scout"),
    ),
    personality(
        "Yoritomo Saburo",
        MANTIS,
        force=4,
        chi=2,
        honor_req=None,
        gold=6,
        personal_honor=1,
        keywords=("Naval", "Unique", "Experienced", "Mantis Clan", "Samurai", "Scout"),
        experience=1,
        text=(
            reaction(
                after_moving(NAVAL, "after an action that has moved a Naval Personality of yours resolves"),
                straighten(unit_of(SELF)),
                move_to_join(SELF, MovedByAction(NAVAL, "that Personality")),
                even_if_bowed=True,
            ),
        ),
    ),
    personality(
        "Yoritomo Suwa",
        MANTIS,
        force=4,
        chi=3,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Naval", "Commander", "Mantis Clan", "Samurai"),
    ),
]
