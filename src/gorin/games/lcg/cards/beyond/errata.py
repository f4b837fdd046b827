"""Cards of no clan whose printed words were corrected (LCG-ERR); those of the clans lie beside it."""

from __future__ import annotations

from gorin.games.lcg.cards.beyond import (
    errata_crab,
    errata_crane,
    errata_dragon,
    errata_lion,
    errata_phoenix,
    errata_scorpion,
    errata_unicorn,
)
from gorin.games.lcg.definition import Card
from gorin.games.lcg.words.abilities import action, interrupt, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import chooses_own
from gorin.games.lcg.words.prices import each_costs_less
from gorin.games.lcg.words.traits import keywords
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.in_play import move_fate
from gorin.games.lcg.words.when.conditions import DYNASTY_PHASE
from gorin.games.lcg.words.when.conflicts import this_is_broken
from gorin.games.lcg.words.when.duels import duel_would_resolve
from gorin.games.lcg.words.which.nouns import CHARACTER, theirs
from gorin.words.abilities import requires
from gorin.words.picks import target, up_front
from gorin.words.players import YOU
from gorin.words.things import CHOSEN, TARGET

CARDS: list[Card] = [
    *errata_crab.CARDS,
    *errata_crane.CARDS,
    *errata_dragon.CARDS,
    *errata_lion.CARDS,
    *errata_phoenix.CARDS,
    *errata_scorpion.CARDS,
    *errata_unicorn.CARDS,
    card(
        "Feast or Famine",
        interrupt(
            this_is_broken(),
            up_front(target(theirs(CHARACTER))),
            chooses_own(YOU, CHARACTER, move_fate(1, TARGET, CHOSEN), as_target=False),
        ),
    ),
    card(
        "Those Who Serve",
        keywords("limited"),
        action(requires(DYNASTY_PHASE), each_costs_less(1, CHARACTER, least=1)),
    ),
    card("Stay Your Hand", would_interrupt(duel_would_resolve(), cancel("cancel the duel"))),
]
