"""The cards of War of Honor, by type; Personalities by Clan. What Celestial has too is defined there."""

from __future__ import annotations

from gorin.games.ccg.celestial import cards as celestial
from gorin.games.ccg.definition import Card
from gorin.games.ccg.war_of_honor.cards import (
    dragon,
    events,
    followers,
    holdings,
    items,
    lion,
    phoenix,
    rings,
    scorpion,
    spells,
    strategies_a_to_f,
    strategies_g_to_z,
    strongholds,
)
from gorin.words.grammar.definition import borrowed

BORROWED: list[Card] = borrowed(
    celestial.CARDS,
    """
    acrobat-troupe allegations bamboo-harvesters bayushi-jutsushi bayushi-maemi border-keep charge
    chasing-osano-wo consumed-by-five-fires copper-mine courtesy diamond-mine from-every-side geisha-house
    gold-mine imperial-ambassadorship isawa-akihiro isawa-kyoko isawa-kyoko-exp large-farm matsu-fumiyo
    military-alliance permanent-encampment ramifications restoring-order rich-coffers ring-of-air
    ring-of-earth ring-of-the-void ring-of-water settling-the-homeless silver-mine temple-of-harmony
    temple-to-shinsei the-wrath-of-osano-wo togashi-gato togashi-shiori togashi-taro unstoppable-power
    viper-tattoo wisdom-gained
    """,
)
"""The same cards as in Celestial: one definition serves both, whatever the rules make of it."""

CARDS: list[Card] = [
    *BORROWED,
    *dragon.CARDS,
    *events.CARDS,
    *followers.CARDS,
    *holdings.CARDS,
    *items.CARDS,
    *lion.CARDS,
    *phoenix.CARDS,
    *rings.CARDS,
    *scorpion.CARDS,
    *spells.CARDS,
    *strategies_a_to_f.CARDS,
    *strategies_g_to_z.CARDS,
    *strongholds.CARDS,
]
