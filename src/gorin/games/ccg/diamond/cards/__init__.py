"""The cards of Diamond Edition, by type; Personalities by Faction."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.cards import (
    actions_a_to_k,
    actions_l_to_z,
    ancestors,
    beyond_the_decks,
    crab,
    crane,
    dragon,
    events,
    followers_a_to_k,
    followers_l_to_z,
    holdings,
    items,
    kihos,
    lion,
    mantis,
    regions,
    spells,
    strongholds,
    unaligned,
    unicorn,
    winds,
)

CARDS: list[Card] = [
    *actions_a_to_k.CARDS,
    *actions_l_to_z.CARDS,
    *ancestors.CARDS,
    *beyond_the_decks.CARDS,
    *crab.CARDS,
    *crane.CARDS,
    *dragon.CARDS,
    *events.CARDS,
    *followers_a_to_k.CARDS,
    *followers_l_to_z.CARDS,
    *holdings.CARDS,
    *items.CARDS,
    *kihos.CARDS,
    *lion.CARDS,
    *mantis.CARDS,
    *regions.CARDS,
    *spells.CARDS,
    *strongholds.CARDS,
    *unaligned.CARDS,
    *unicorn.CARDS,
    *winds.CARDS,
]
