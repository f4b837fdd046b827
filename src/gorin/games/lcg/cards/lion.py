"""Lion cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import MILITARY, PHASE_END
from gorin.games.lcg.table.allowed import NOT_DISCARDED
from gorin.games.lcg.words.abilities import action, forced_reaction, from_zones, interrupt, reaction
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import attaches_to, does_not_bow, for_a_while, has_military, keywords
from gorin.games.lcg.words.verbs.entering import put_into_play
from gorin.games.lcg.words.verbs.in_play import bow, honor
from gorin.games.lcg.words.verbs.players import draw, gain_honor
from gorin.games.lcg.words.verbs.stats import gives
from gorin.games.lcg.words.when.conditions import (
    DURING_CONFLICT,
    DURING_MILITARY,
    THIS_PARTICIPATES,
    more_honor_by,
)
from gorin.games.lcg.words.when.triggers import enters_play, phase_begins, this_is_broken, wins, you_lose_a
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import attacking, of_clan, other, participating
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import your
from gorin.words.qualities import keyword
from gorin.words.things import SELF
from gorin.words.traits import forbids

CARDS: list[Card] = [
    card(
        "Yōjin no Shiro",
        action(requires(DURING_CONFLICT), cost(bow(SELF)), gives(your(CHARACTER, attacking), military=1)),
    ),
    card("The Art of War", interrupt(this_is_broken(), draw(3))),
    card("Matsu Berserker"),
    card(
        "Honored General",
        has_military(your(CHARACTER, other, participating, of_clan("Lion")), 1, THIS_PARTICIPATES),
        reaction(enters_play(SELF), honor(SELF)),
    ),
    card(
        "Steadfast Samurai",
        forced_reaction(
            phase_begins("fate"),
            requires(more_honor_by(5)),
            for_a_while(forbids(NOT_DISCARDED, SELF, "{whom} cannot be discarded"), PHASE_END),
            for_a_while(forbids("cannot lose fate", SELF, "{whom} cannot lose fate"), PHASE_END),
        ),
    ),
    card(
        "Vengeful Oathkeeper",
        from_zones(
            reaction(you_lose_a(MILITARY), put_into_play(SELF)),
            HAND,
        ),
    ),
    card("Honored Blade", keywords("restricted"), reaction(wins(BEARER), gain_honor(1))),
    card(
        "Sashimono",
        attaches_to(your(CHARACTER, keyword("Bushi"))),
        does_not_bow(BEARER, DURING_MILITARY),
    ),
]
