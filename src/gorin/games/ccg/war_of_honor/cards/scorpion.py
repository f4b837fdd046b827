"""Scorpion Personalities of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, open_
from gorin.games.ccg.words.amounts import chi_of, personal_honor_of
from gorin.games.ccg.words.cards import SCORPION, personality
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.states import bow, bow_or_straighten, dishonor
from gorin.games.ccg.words.verbs.in_play.stats import penalizes
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.which.measures import honor_below
from gorin.games.ccg.words.which.nouns import FOLLOWER, PERSONALITY, UNIT_CARD, enemy
from gorin.games.ccg.words.which.places import here
from gorin.games.ccg.words.which.qualities import dishonorable, honorable, unbowed
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_, there_is
from gorin.words.flow import choose_one, if_, if_paid, paid
from gorin.words.nouns import any_, this
from gorin.words.picks import may_pay_with, target, up_front
from gorin.words.players import controller_of
from gorin.words.things import PAID, SELF, TARGET

CARDS: list[Card] = [
    personality(
        "Bayushi Hikoko",
        SCORPION,
        force=4,
        chi=3,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Magistrate", "Samurai", "Scorpion Clan"),
        text=(
            battle(
                up_front(target(enemy(PERSONALITY))),
                may_pay_with(this(honorable)),
                cost(if_paid(dishonor(PAID))),
                if_(is_(TARGET, honor_below(chi_of(SELF))), bow(TARGET)),
                if_(paid("you dishonored Hikoko"), dishonor(TARGET)),
                keywords=("Political",),
            ),
        ),
    ),
    personality(
        "Bayushi Hirose",
        SCORPION,
        force=4,
        chi=4,
        honor_req=0,
        gold=8,
        personal_honor=2,
        keywords=("Magistrate", "Samurai", "Scorpion Clan"),
        text=(
            battle(
                up_front(target(any_(PERSONALITY, dishonorable))),
                bow(TARGET),
                lose_honor(2, controller_of(TARGET)),
                keywords=("Political",),
            ),
        ),
    ),
    personality(
        "Bayushi Saka",
        SCORPION,
        force=3,
        chi=4,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Magistrate", "Samurai", "Scorpion Clan"),
        text=(
            battle(
                up_front(target(any_(PERSONALITY, honor_below(chi_of(SELF))))),
                move_home(TARGET),
                if_(is_(TARGET, dishonorable), bow(unit_of(TARGET))),
            ),
        ),
    ),
    personality(
        "Bayushi Shigeo",
        SCORPION,
        force=4,
        chi=4,
        honor_req=1,
        gold=7,
        personal_honor=3,
        keywords=("Samurai", "Scorpion Clan"),
        text=(
            battle(
                up_front(target(enemy(FOLLOWER | PERSONALITY.with_(honor_below(personal_honor_of(SELF)))))),
                bow(TARGET),
            ),
        ),
    ),
    personality(
        "Bayushi Sorii",
        SCORPION,
        force=3,
        chi=5,
        honor_req=None,
        gold=7,
        personal_honor=1,
        keywords=("Magistrate", "Samurai", "Scorpion Clan"),
        text=(
            battle(
                up_front(target(enemy(PERSONALITY | FOLLOWER))),
                penalizes(TARGET, chi_of(SELF)),
            ),
        ),
    ),
    personality(
        "Soshi Idaurin",
        SCORPION,
        force=3,
        chi=4,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Air", "Magistrate", "Scorpion Clan", "Shugenja"),
        text=(
            battle(
                requires(there_is(any_(PERSONALITY, dishonorable, here))),
                up_front(target(any_(UNIT_CARD, here))),
                bow_or_straighten(TARGET),
                keywords=("Political",),
                from_home=True,
            ),
        ),
    ),
    personality(
        "Soshi Tabito",
        SCORPION,
        force=2,
        chi=4,
        honor_req=None,
        gold=7,
        personal_honor=3,
        keywords=("Unique", "Courtier", "Experienced", "Hero", "Scorpion Clan"),
        experience=1,
        text=(
            open_(
                up_front(target(any_(PERSONALITY, unbowed))),
                choose_one(
                    (bow(TARGET), gain_honor(2, controller_of(TARGET))),
                    (dishonor(TARGET), lose_honor(2, controller_of(TARGET))),
                    who=controller_of(TARGET),
                ),
                keywords=("Political",),
            ),
        ),
    ),
]
