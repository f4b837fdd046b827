"""Unicorn cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.words.abilities import action
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.verbs.favor import discard_favor
from gorin.games.lcg.words.verbs.one_of_two import bow_one_and_ready_the_other
from gorin.games.lcg.words.verbs.stats import set_base_strength
from gorin.games.lcg.words.when.conditions import DURING_CONFLICT, THIS_PARTICIPATES
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import not_of_clan, of_clan, with_the_controller_of
from gorin.games.lcg.words.which.things import ATTACKED_PROVINCE
from gorin.words.abilities import cost, requires
from gorin.words.nouns import any_
from gorin.words.picks import second_target, target
from gorin.words.things import SECOND, TARGET

CARDS: list[Card] = [
    card(
        "Ride Them Down",
        action(requires(DURING_CONFLICT), cost(discard_favor()), set_base_strength(ATTACKED_PROVINCE, 1)),
    ),
    card(
        "Ide Ryōma",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, of_clan("Unicorn"))),
            second_target(any_(CHARACTER, not_of_clan("Unicorn"), with_the_controller_of(TARGET))),
            bow_one_and_ready_the_other(TARGET, SECOND),
        ),
    ),
]
