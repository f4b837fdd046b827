"""Enlightenment: which Rings are where, and what it takes to put those in the hand into play.

Every Ring says itself when it enters play. Some want a number of actions of a kind, one after another
(a `Series`); the others want battles to be won.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gorin.bots.bot import View
from gorin.bots.ccg.aiming import Aim
from gorin.games.ccg.definition import Card as Definition
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.language.verbs.in_play.entering import awaited_by
from gorin.games.ccg.language.when.about_actions import Series, series_in

Card = dict[str, Any]
RINGS_TO_WIN = 5


class Rings:
    """The Rings of a player, as far as he sees them."""

    def __init__(self, view: View, me: dict[str, Any], aim: Aim) -> None:
        self.view = view
        self.aim = aim
        self.me = me
        self.in_play = _rings(me["others"])
        self.in_hand = _rings(me["hand"] or [])
        self.lost = _rings(me["fate_discard"])
        self._chains: list[Series] | None = None
        self._chains_to_come: list[Series] | None = None

    @property
    def found(self) -> int:
        return len(self.in_play) + len(self.in_hand)

    @property
    def sought(self) -> bool:
        """Is this deck built for Enlightenment, and can it still be had?

        One lost Ring can come back, two will not.
        """
        if self.aim.is_force:
            return False
        brought = {card["slug"] for card in self.in_play + self.in_hand + self.lost} | self._to_come()
        return len(brought) >= RINGS_TO_WIN and len(self.lost) <= 1

    def _to_come(self) -> set[str]:
        """The Rings that are still in the deck."""
        cards = catalogue(self.view["edition"])
        return {
            slug for slug in self.me["unseen"]["fate"] if slug in cards and cards[slug].type_name == "Ring"
        }

    @property
    def near(self) -> bool:
        return self.sought and self.found >= 3

    @property
    def chains(self) -> list[Series]:
        """What the Rings in the hand want to be done."""
        if self._chains is None:
            self._chains = _chains([self._printed(card) for card in self.in_hand])
        return self._chains

    @property
    def chains_to_come(self) -> list[Series]:
        """What the Rings want that are still to be found."""
        if self._chains_to_come is None:
            self._chains_to_come = self._find_chains_to_come()
        return self._chains_to_come

    def _find_chains_to_come(self) -> list[Series]:
        seen = {card["slug"] for card in self.in_play + self.in_hand}
        rings = [card for card in catalogue(self.view["edition"]).values() if card.type_name == "Ring"]
        return _chains([card for card in rings if card.slug not in seen])

    @property
    def want_battle(self) -> bool:
        """Is there a Ring in the hand that a battle could bring into play?"""
        return any(len(self.links(chain)) >= chain.least for chain in self.chains)

    @property
    def want_victory(self) -> bool:
        """Is there one that wants a battle to be won?"""
        return len(self.chains) < len(self.in_hand)

    @property
    def can_be_completed(self) -> bool:
        """Could the hand bring all that is missing into play in one battle?"""
        ready = sum(1 for chain in self.chains if len(self.links(chain)) >= chain.least)
        return len(self.in_play) + ready >= RINGS_TO_WIN

    @property
    def can_be_had(self) -> bool:
        """Are those that are missing still to be drawn, or only waiting for their moment?"""
        if self.me["fate_deck"]:
            return True
        enough = all(len(self.links(chain)) >= chain.least for chain in self.chains)
        return self.found >= RINGS_TO_WIN and enough

    def links(self, chain: Series) -> list[Card]:
        """The cards in the hand that count for a chain; of each title one, where titles must differ."""
        cards = [card for card in self.me["hand"] or [] if self.counts(chain, card)]
        return list({card["name"]: card for card in cards}.values()) if chain.titles_differ else cards

    def rarity(self, chain: Series) -> float:
        """How few of the cards seen so far count for a chain: 0 for all of them, 1 for none."""
        seen = [card for card in (self.me["hand"] or []) + self.me["fate_discard"] if card["type"] != "Ring"]
        return 1 - sum([self.counts(chain, card) for card in seen], 0) / len(seen) if seen else 0.5

    def played(self, chain: Series) -> list[str]:
        """Titles that count and lie on top of the discard pile: as far as one can tell, just played."""
        titles: list[str] = []
        for card in reversed(self.me["fate_discard"][-chain.least + 1 :]):
            if not self.counts(chain, card) or (chain.titles_differ and card["name"] in titles):
                break
            titles.append(card["name"])
        return titles

    def counts(self, chain: Series, card: Card) -> bool:
        """Has a card, Rings aside, an action of the kind that is wanted?"""
        printed = self._printed(card)
        if printed is None or card["type"] == "Ring":
            return False
        actions = [ability for ability in printed.abilities if isinstance(ability, Action)]
        is_of_kind = chain.kind.printed
        return is_of_kind is not None and any(is_of_kind(printed, action) for action in actions)

    def _printed(self, card: Card) -> Definition | None:
        return catalogue(self.view["edition"]).get(card["slug"])


def _chains(rings: Iterable[Definition | None]) -> list[Series]:
    """What is asked of actions that have their kind in print; of others no card can be counted."""
    found = [series_in(awaited_by(ring)) for ring in rings if ring is not None]
    return [series for series in found if series is not None and series.kind.printed is not None]


def _rings(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card["type"] == "Ring"]
