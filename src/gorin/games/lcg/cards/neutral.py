"""Neutral cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.words.abilities import action, maximum
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import has_strength, keywords
from gorin.games.lcg.words.verbs.in_play import discard, sacrifice
from gorin.games.lcg.words.verbs.players import draw, gain_fate, lose_honor
from gorin.games.lcg.words.when.conditions import (
    CONFLICT_HERE,
    DURING_CONFLICT,
    DURING_MILITARY,
    DURING_POLITICAL,
)
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import cost_at_most
from gorin.words.abilities import cost, requires
from gorin.words.nouns import any_
from gorin.words.picks import target
from gorin.words.things import SELF, TARGET

CARDS: list[Card] = [
    card("Fine Katana", keywords("restricted")),
    card("Ornate Fan", keywords("restricted")),
    card(
        "Assassination",
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(3)),
            target(any_(CHARACTER, cost_at_most(2))),
            discard(TARGET),
            maximum(1),
        ),
    ),
    card(
        "Imperial Storehouse",
        action(cost(sacrifice(SELF)), draw(1)),
    ),
    card("Fertile Fields", action(requires(CONFLICT_HERE), draw(1))),
    card("Manicured Garden", action(requires(CONFLICT_HERE), gain_fate(1))),
    card("Ancestral Lands", has_strength(SELF, 5, DURING_POLITICAL)),
    card("Entrenched Position", has_strength(SELF, 5, DURING_MILITARY)),
]
