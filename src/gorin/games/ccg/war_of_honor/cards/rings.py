"""Rings of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import ring
from gorin.games.ccg.words.verbs.in_play.entering import enters_by
from gorin.games.ccg.words.verbs.in_play.states import bow_or_discard_this, destroy
from gorin.games.ccg.words.when.history import DeadlySeries
from gorin.games.ccg.words.which.measures import chi_below
from gorin.games.ccg.words.which.nouns import PERSONALITY, enemy
from gorin.words.abilities import cost
from gorin.words.nouns import your
from gorin.words.picks import performer, target, up_front
from gorin.words.things import PERFORMER, TARGET

CARDS: list[Card] = [
    ring(
        "Ring of Flame",
        focus=4,
        keywords=("Unique", "Fire"),
        text=(
            enters_by(
                DeadlySeries(
                    "after you resolve an action that destroyed a Personality you did not control, if it is"
                    " at least your second this turn",
                    2,
                )
            ),
            battle(
                cost(bow_or_discard_this()),
                performer(your(PERSONALITY)),
                cost(destroy(PERFORMER)),
                up_front(target(enemy(PERSONALITY, chi_below(chi_of(PERFORMER))))),
                destroy(TARGET),
            ),
        ),
    ),
]
