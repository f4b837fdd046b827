"""The cards of Celestial Edition, by type; Personalities by Clan."""

from __future__ import annotations

from gorin.games.ccg.celestial.cards import (
    beyond_the_decks,
    celestials,
    crab,
    crane,
    dragon,
    events,
    followers,
    holdings,
    items,
    lion,
    mantis,
    phoenix,
    regions,
    rings,
    scorpion,
    spells,
    strategies_a_to_h,
    strategies_i_to_r,
    strategies_s_to_z,
    strongholds,
    unicorn,
)
from gorin.games.ccg.definition import Card

CARDS: list[Card] = [
    *beyond_the_decks.CARDS,
    *celestials.CARDS,
    *crab.CARDS,
    *crane.CARDS,
    *dragon.CARDS,
    *events.CARDS,
    *followers.CARDS,
    *holdings.CARDS,
    *items.CARDS,
    *lion.CARDS,
    *mantis.CARDS,
    *phoenix.CARDS,
    *regions.CARDS,
    *rings.CARDS,
    *scorpion.CARDS,
    *spells.CARDS,
    *strategies_a_to_h.CARDS,
    *strategies_i_to_r.CARDS,
    *strategies_s_to_z.CARDS,
    *strongholds.CARDS,
    *unicorn.CARDS,
]
