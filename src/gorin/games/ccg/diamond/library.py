"""The cards and decks of Diamond Edition: with a Wind, and with souls that share a limit (DE-DECK)."""

from __future__ import annotations

from typing import final

from gorin.games.ccg.decks import DYNASTY, FATE
from gorin.games.ccg.decks import WIND as WIND_PART
from gorin.games.ccg.definition import COUNTS_AS, Card, experience_name
from gorin.games.ccg.kinds import PERSONALITY, WIND
from gorin.games.ccg.library import CcgLibrary
from gorin.language.library.checks import too_many
from gorin.language.library.deck import Deck
from gorin.language.library.library import Part

SOUL = "Soul of "


@final
class DiamondLibrary(CcgLibrary):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        wind = Part(WIND_PART, "Wind", is_single=True, too_many="is one Wind too many [DE-CRD-01]")
        self.parts = (self.parts[0], wind, *self.parts[1:])

    def part_of(self, card: Card) -> str:
        return WIND_PART if card.type == WIND else super().part_of(card)

    def wrong_with(self, deck: Deck) -> list[str]:
        cards = self.cards_for(deck)
        wrong = super().wrong_with(deck)
        for slug in deck.lists[WIND_PART]:
            if cards[slug].type != WIND:
                wrong.append(f"{cards[slug].name} is no Wind [DE-CRD-03]")
        held = [cards[slug] for slug in deck.lists[DYNASTY] + deck.lists[FATE]]
        return wrong + _shared_souls(held) + _shared_names(held)


def soul_of(card: Card) -> str:
    """Whose soul a Personality is, without the level that may stand there (DE-DECK-17); his own otherwise."""
    for keyword in card.keywords:
        if keyword.startswith(SOUL):
            return keyword.removeprefix(SOUL).split(" Experienced")[0]
    return card.name


def level_of_soul(card: Card) -> str:
    """Which version of him that soul is: the level that stands there, or otherwise his own (DE-DECK-17)."""
    for keyword in card.keywords:
        if keyword.startswith(SOUL):
            return keyword.removeprefix(f"{SOUL}{soul_of(card)}").strip()
    return experience_name(card.experience)


def _shared_souls(cards: list[Card]) -> list[str]:
    """DE-DECK-14: Personalities who share a name or a soul are counted together.

    DE-DECK-21: those who are Unique apart from the others, each version for itself (DE-DECK-12).
    """
    souls: dict[tuple[str, int], list[Card]] = {}
    for card in cards:
        if card.type == PERSONALITY and card.has("Unique"):
            title = f"{soul_of(card)} {level_of_soul(card)}".strip()
            souls.setdefault((title, 1), []).append(card)
        elif card.type == PERSONALITY:
            souls.setdefault((soul_of(card), 3), []).append(card)
    wrong: list[str] = []
    for (soul, limit), same in souls.items():
        if len({card.slug for card in same}) > 1:
            wrong += too_many(f"the soul of {soul}", len(same), limit, "DE-DECK-14")
    return wrong


def _shared_names(cards: list[Card]) -> list[str]:
    """DE-DECK-20: who counts as somebody takes the place of each Unique version of him."""
    wrong: list[str] = []
    for card in cards:
        for keyword in card.keywords:
            name = keyword.removeprefix(COUNTS_AS)
            if name != keyword and any(other.name == name and other.has("Unique") for other in cards):
                wrong.append(f"{card.name} counts as {name}, of whom there is a Unique version [DE-DECK-20]")
    return wrong
