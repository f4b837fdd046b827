"""Crab cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.table.allowed import BY_OPPONENTS
from gorin.games.lcg.words.abilities import action, reaction, unlimited, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import attaches_to, cannot, keywords
from gorin.games.lcg.words.verbs.answers import instead
from gorin.games.lcg.words.verbs.in_play import bow, discard, place_fate, ready_, sacrifice
from gorin.games.lcg.words.verbs.players import draw, lose_honor
from gorin.games.lcg.words.verbs.stats import gives, gives_both
from gorin.games.lcg.words.when.conditions import BEARER_PARTICIPATES, DURING_CONFLICT, THIS_DEFENDS
from gorin.games.lcg.words.when.triggers import opponent_plays_a_card, would_leave_play
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import defending
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.nouns import your
from gorin.words.picks import paying, target
from gorin.words.players import THAT_PLAYER
from gorin.words.things import PAID, SELF, TARGET

CARDS: list[Card] = [
    card(
        "Shiro Nishiyama",
        action(requires(DURING_CONFLICT), cost(bow(SELF)), gives_both(your(CHARACTER, defending), 1)),
    ),
    card("Funeral Pyre", action(cost(sacrifice(PAID)), paying(your(CHARACTER)), draw(1))),
    card("Eager Scout"),
    card("Kaiu Envoy", keywords("courtesy", "sincerity")),
    card(
        "Vanguard Warrior",
        action(cost(sacrifice(SELF)), target(CHARACTER), place_fate(1, TARGET)),
    ),
    card(
        "Borderlands Defender",
        cannot("be bowed" + BY_OPPONENTS, "opponents' card effects cannot bow {whom}", THIS_DEFENDS),
        cannot("be moved" + BY_OPPONENTS, "opponents' card effects cannot move {whom}", THIS_DEFENDS),
    ),
    card(
        "Steadfast Witch Hunter",
        action(cost(sacrifice(PAID)), paying(your(CHARACTER)), target(CHARACTER), ready_(TARGET)),
    ),
    card(
        "Stoic Gunsō",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(PAID)),
            paying(your(CHARACTER)),
            gives(SELF, military=3),
        ),
    ),
    card("Reprieve", would_interrupt(would_leave_play(BEARER), instead(discard(SELF)))),
    card(
        "Watch Commander",
        attaches_to(your(CHARACTER)),
        reaction(
            opponent_plays_a_card(BEARER_PARTICIPATES),
            lose_honor(1, THAT_PLAYER),
            unlimited(),
        ),
    ),
]
