"""A card game's table as a seat sees it: which cards there are and whose, what an option would do, what asks.

A game's own board inherits from this, notes the cards of its view, and adds what its players think in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from gorin.bots.bot import View
from gorin.bots.printed import Printed
from gorin.kernel.decisions import Option
from gorin.language.core.ruleset import catalogue
from gorin.language.meaning import Meaning

Card = dict[str, Any]
"""A card as a view tells it: with an id, and a slug where the seat can read it."""


class CardTable:
    """Looks things up in a view; `options` are those of the open decision, `about` what it is about."""

    rules: ClassVar[str] = ""
    """The card that stands for what every player can do, where the game has one."""

    def __init__(self, view: View, options: Sequence[Option] = (), about: str = "") -> None:
        self.view = view
        self.options = options
        self.about = about
        self.printed = Printed(view["edition"], self.rules)
        self.asked = self.printed.asked(about)
        """The words of a card that ask, where it is a card that asks."""
        self.seat: int = view["seat"]
        self.me = view["players"][self.seat]
        self.rivals = [player for player in view["players"] if self.is_rival(player)]
        self.cards: dict[str, Card] = {}
        self.holder: dict[str, int] = {}
        self._slugs: dict[str, str] | None = None
        for player in view["players"]:
            self.note_player(player)
        self.note_rest()

    # --- what the game says -----------------------------------------------------------------------

    def is_rival(self, player: dict[str, Any]) -> bool:
        """Somebody to beat: who still plays, and not with me."""
        return player["seat"] != self.seat and not player.get("lost", False)

    def note_player(self, player: dict[str, Any]) -> None:
        """Note the cards that a player has; by default every one that the view tells of him."""
        self.note(cards_in(player), player["seat"])

    def note_rest(self) -> None:
        """Note the cards that are told apart from the players: battlefields, conflicts."""

    # --- cards ------------------------------------------------------------------------------------

    def note(self, cards: Iterable[Card], seat: int) -> None:
        for card in cards:
            self.cards[card["id"]] = card
            self.holder[card["id"]] = seat

    def definition(self, card: Card) -> Any:
        """What is printed on a card; None where the seat cannot read it."""
        return catalogue(self.view["edition"]).get(card["slug"])

    def offered(self, option: Option) -> Meaning | None:
        """What the ability does that an option would use."""
        if self._slugs is None:
            self._slugs = {id: card["slug"] for id, card in self.cards.items()}
        return self.printed.offered(option, self._slugs)

    def card_of(self, option: Option) -> Card | None:
        """The card that an option points at."""
        return self.cards.get(option.refs[0]) if option.refs else None

    def is_mine(self, card: Card) -> bool:
        return self.holder.get(card["id"]) == self.seat

    @property
    def is_my_doing(self) -> bool:
        """Is it an ability of mine that is at work?"""
        return bool((self.view.get("doing") or {}).get("seat") == self.seat)

    @property
    def may_pass(self) -> bool:
        return any(option.id == "pass" for option in self.options)


def cards_in(told: Any) -> list[Card]:
    """Every card that a part of a view tells of, however deep; what is attached comes after its bearer.

    >>> kisada = {"id": "c1", "slug": "hida-kisada", "with": [{"id": "c2", "slug": "fine-katana"}]}
    >>> [card["id"] for card in cards_in({"home": [kisada], "deck": 9, "hidden": {"id": "c3"}})]
    ['c1', 'c2']
    """
    found: list[Card] = []
    _collect(told, found)
    return found


def _collect(told: Any, found: list[Card]) -> None:
    """Most of what a view tells are numbers and words: only what can hold a card is looked into."""
    if type(told) is dict:
        if "slug" in told and "id" in told and type(told["slug"]) is str:
            found.append(told)
        for each in told.values():
            if each and (type(each) is list or type(each) is dict):
                _collect(each, found)
    elif type(told) is list:
        for each in told:
            if type(each) is dict or type(each) is list:
                _collect(each, found)
