"""Regions of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, limited, pay_gold
from gorin.games.ccg.words.cards import created_follower, region
from gorin.games.ccg.words.traits import has_force
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.creating import create
from gorin.games.ccg.words.verbs.in_play.entering import recruit_here, somebody_to_recruit
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, discard, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.decks import discard_top
from gorin.games.ccg.words.verbs.players.provinces import strengthens
from gorin.games.ccg.words.when.conditions import turn_after
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.nouns import PERSONALITY, REGION
from gorin.games.ccg.words.which.places import attacking, defending, here, wherever
from gorin.games.ccg.words.which.provinces import AT_THIS_PROVINCE, at_this_province
from gorin.games.ccg.words.which.qualities import honorable
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.abilities import cost, requires
from gorin.words.conditions import all_of
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.picks import performer, target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import PERFORMER, SELF, TARGET

LION_CLAN = "Lion Clan"

CARDS: list[Card] = [
    region(
        "Farmlands",
        keywords=("Singular", "Farm"),
        text=(limited(pay_gold(2), target(your(PERSONALITY)), create(created_follower(1), TARGET)),),
    ),
    region(
        "Overgrown Grove",
        keywords=("Forest",),
        text=(
            battle(cost(discard_top(3)), up_front(target(any_(PERSONALITY, attacking))), move_home(TARGET)),
        ),
    ),
    region(
        "Private Shrine",
        keywords=("Singular", "Temple"),
        text=(
            battle(
                cost(bow(SELF)),
                if_(
                    AT_THIS_PROVINCE,
                    gives(your(PERSONALITY, honorable, here), force=2),
                    otherwise=(gives(your(PERSONALITY, honorable, here), force=1),),
                ),
            ),
        ),
    ),
    region(
        "Shinden Shorai",
        keywords=("Unique",),
        text=(
            limited(
                requires(all_of(turn_after(2), somebody_to_recruit(ignoring=LION_CLAN))),
                recruit_here(ignoring=LION_CLAN),
            ),
        ),
    ),
    region(
        "Stone-Hewed Shrine",
        keywords=("Mountain", "Temple"),
        text=(
            has_force(any_(PERSONALITY, defending, keyword("Earth"), at_this_province), 1),
            battle(
                performer(your(PERSONALITY, keyword("Earth"), wherever), anywhere=True),
                cost(bow(PERFORMER)),
                strengthens(3),
                absent=True,
            ),
        ),
    ),
    region(
        "The Ivory Coast",
        keywords=("Singular",),
        text=(
            battle(
                performer(your(PERSONALITY)),
                cost(bow(SELF)),
                move_home(PERFORMER),
                if_(moved(PERFORMER), straighten(unit_of(PERFORMER))),
            ),
        ),
    ),
    region(
        "Utaku Meadows",
        keywords=("Singular",),
        text=(
            limited(pay_gold(3), target(your(PERSONALITY)), create(created_follower(1, "Cavalry"), TARGET)),
        ),
    ),
    region("War-ravaged Plain", text=(limited(cost(discard(SELF)), target(REGION), destroy(TARGET)),)),
]
