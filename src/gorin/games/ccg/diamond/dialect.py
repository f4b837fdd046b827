"""How Diamond Edition calls things: its Strategies are Actions, its battlefields battles."""

from __future__ import annotations

from typing import final

from gorin.games.ccg.definition import Card, CcgDialect
from gorin.games.ccg.diamond.keywords import counts_as
from gorin.games.ccg.kinds import STRATEGY, TYPES

TERMS = (
    ("who performs one each turn", "who performs one in each battle"),  # DE-TACT-02
    ("The effects of that action do not happen", "Negate the effects of that action"),  # DE-CANC-07
    ("the effects of that action do not happen", "negate the effects of that action"),
    ("with a base Ranged Attack", "with a Ranged Attack of its own"),
    ("Strategies", "Action cards"),
    ("Strategy", "Action card"),
    ("dishonorable", "dishonored"),
    ("Combat Segment", "Battle Action Segment"),
    ("the current battlefield's province", "the current battle's Province"),
    ("at the current battlefield", "in the current battle"),
    ("at this province's battlefield", "in the battle at this Province"),
    ("at this battlefield", "in this battle"),
    ("this province's battlefield", "the battle at this Province"),
    ("this battlefield", "this battle"),
    ("battlefields", "battles"),
    ("battlefield", "battle"),
    (" phase", " Phase"),
    ("provinces", "Provinces"),
    ("province", "Province"),
    ("Gold Cost", "Gold cost"),
    ("Focus Value", "Focus value"),
    ("Focus Effect", "Focus effect"),
    ("Honor Requirement", "Honor requirement"),
)
"""What the family says, and what this edition says for it; longer terms first."""
ADJECTIVES = ("Cavalry", "Naval", "Shadowlands", "Tattooed", "Unique")
"""Keywords that a card simply is."""


@final
class DiamondDialect(CcgDialect):
    def type_name(self, type: int) -> str:
        return "Action" if type == STRATEGY else TYPES[type]

    def said(self, text: str) -> str:
        """
        >>> DIAMOND_DIALECT.said("Discard a Strategy: bow a dishonorable Personality.")
        'Discard an Action card: bow a dishonored Personality.'
        """
        for family, own in TERMS:
            if family in text:
                text = text.replace(family, own)
        return text.replace(" a Action", " an Action").replace("A Action", "An Action")

    def being(self, keyword: str) -> str:
        return keyword if keyword in ADJECTIVES else super().being(keyword)


DIAMOND_DIALECT = DiamondDialect()


def spoken_here(cards: list[Card]) -> list[Card]:
    """The same cards, reading and counting as cards of this edition."""
    for card in cards:
        card.speaks = DIAMOND_DIALECT
        card.counts_as = counts_as(card)
        if card.type != STRATEGY:
            card.ability_keywords = []  # DE-KEY-12
    return cards
