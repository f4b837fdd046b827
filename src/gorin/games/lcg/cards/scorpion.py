"""Scorpion cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.words.abilities import action, reaction, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import select_one
from gorin.games.lcg.words.traits import attaches_to, has_military, has_political, keywords
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.in_play import bow, dishonor, return_to_hand
from gorin.games.lcg.words.verbs.players import gain_honor, lose_honor, take_honor
from gorin.games.lcg.words.verbs.stats import penalizes_both
from gorin.games.lcg.words.when.conditions import DURING_CONFLICT, DURING_POLITICAL, LESS_HONORABLE
from gorin.games.lcg.words.when.triggers import event_would_initiate, wins
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import not_of_clan, participating
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, target
from gorin.words.qualities import keyword
from gorin.words.things import PAID, SELF, TARGET

CARDS: list[Card] = [
    card(
        "City of the Open Hand",
        action(
            requires(LESS_HONORABLE),
            cost(bow(SELF)),
            select_one(lose_honor(1, OPPONENT), gain_honor(1)),
        ),
    ),
    card("Bayushi Liar", keywords("sincerity")),
    card("Yogo Outcast", has_military(SELF, 1, LESS_HONORABLE), has_political(SELF, 1, LESS_HONORABLE)),
    card(
        "Blackmail Artist",
        reaction(wins(SELF, DURING_POLITICAL, "wins a political conflict"), take_honor(1)),
    ),
    card("Adept of Shadows", action(cost(lose_honor(1)), return_to_hand(SELF))),
    card(
        "Sinister Soshi",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            penalizes_both(TARGET, 2),
        ),
    ),
    card(
        "Forged Edict",
        would_interrupt(
            event_would_initiate(),
            cost(dishonor(PAID)),
            paying(your(CHARACTER, keyword("Courtier"))),
            cancel(),
        ),
    ),
    card(
        "Way of the Scorpion",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, not_of_clan("Scorpion"))),
            dishonor(TARGET),
        ),
    ),
    card(
        "Court Mask",
        attaches_to(your(CHARACTER)),
        action(return_to_hand(SELF), dishonor(BEARER)),
    ),
    card("Fiery Madness"),
]
