"""What a player has: provinces, decks, hand, piles, Honor; and the tokens on cards."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.kernel.serializable import Serializable
from gorin.language.core.context import NOTHING


@final
class Province(Serializable):
    """One of a player's provinces: the card in it, and the Region attached to it."""

    tag: ClassVar[str] = "province"
    fields: ClassVar[dict[str, str]] = {
        "id": "int",
        "owner": "int",
        "card": "int",
        "face_up": "bool",
        "region": "int",
        "fought": "bool",
    }

    def __init__(self, id: int, owner: int) -> None:
        self.id = id
        self.owner = owner
        self.card = NOTHING
        self.face_up = False
        self.region = NOTHING
        self.fought = False
        """In this Attack phase there was a battle here already."""

    def clone(self) -> Province:
        copied = Province(self.id, self.owner)
        copied.card = self.card
        copied.face_up = self.face_up
        copied.region = self.region
        copied.fought = self.fought
        return copied


@final
class Player(Serializable):
    """A seat's honor, decks, hand and piles. The top of a deck is its last card."""

    tag: ClassVar[str] = "player"
    fields: ClassVar[dict[str, str]] = {
        "honor": "int",
        "starting_honor": "int",
        "stronghold": "int",
        "dynasty": "[int]",
        "fate": "[int]",
        "hand": "[int]",
        "dynasty_discard": "[int]",
        "fate_discard": "[int]",
        "turns": "int",
        "honored": "bool",
        "lost": "bool",
        "destroyed": "int",
        "went_first": "bool",
        "lavish": "bool",
    }

    def __init__(self) -> None:
        self.honor = 0
        self.starting_honor = 0
        self.stronghold = NOTHING
        self.dynasty: list[int] = []
        self.fate: list[int] = []
        self.hand: list[int] = []
        self.dynasty_discard: list[int] = []
        self.fate_discard: list[int] = []
        self.turns = 0
        """How many turns this player has begun."""
        self.honored = False
        """In this Dynasty phase Honor was gained for an aligned Personality already (CE-DYN-07)."""
        self.lost = False
        self.destroyed = 0
        """How many provinces this player has destroyed."""
        self.went_first = False
        """The first turn of the game was this player's (CE-SET-02, WH-STA-02)."""
        self.lavish = False
        """Wishes to pay more Gold than the next cost needs (DE-COST-08)."""

    def clone(self) -> Player:
        copied = Player()
        copied.honor = self.honor
        copied.starting_honor = self.starting_honor
        copied.stronghold = self.stronghold
        copied.dynasty = self.dynasty.copy()
        copied.fate = self.fate.copy()
        copied.hand = self.hand.copy()
        copied.dynasty_discard = self.dynasty_discard.copy()
        copied.fate_discard = self.fate_discard.copy()
        copied.turns = self.turns
        copied.honored = self.honored
        copied.lost = self.lost
        copied.destroyed = self.destroyed
        copied.went_first = self.went_first
        copied.lavish = self.lavish
        return copied


@final
class Token(Serializable):
    """A marker on a card. CE-TOK-02: its bonus counts as coming from the effect that placed it."""

    tag: ClassVar[str] = "token"
    fields: ClassVar[dict[str, str]] = {
        "card": "int",
        "name": "str",
        "force": "int",
        "chi": "int",
        "source": "int",
        "action": "int",
    }

    def __init__(self, card: int, name: str, force: int, chi: int, source: int, action: int) -> None:
        self.card = card
        self.name = name
        self.force = force
        self.chi = chi
        self.source = source
        self.action = action
