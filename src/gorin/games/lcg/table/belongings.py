"""What the table holds besides cards: players, provinces, rings, and the conflict that is resolved."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.kinds import UNCLAIMED
from gorin.kernel.serializable import Serializable
from gorin.language.core.context import NOBODY, NOTHING


@final
class Province(Serializable):
    """One of a player's provinces. In skirmish there is only a token, and no card (LCG-SKIR-11)."""

    tag: ClassVar[str] = "province"
    fields: ClassVar[dict[str, str]] = {
        "id": "int",
        "owner": "int",
        "card": "int",
        "is_stronghold": "bool",
        "broken": "bool",
        "dishonored": "bool",
        "tainted": "bool",
    }

    def __init__(self, id: int, owner: int, card: int, is_stronghold: bool) -> None:
        self.id = id
        self.owner = owner
        self.card = card
        self.is_stronghold = is_stronghold
        """The stronghold lies on it (LCG-SETUP-05)."""
        self.broken = False
        self.dishonored = False
        self.tainted = False

    def clone(self) -> Province:
        copied = Province(self.id, self.owner, self.card, self.is_stronghold)
        copied.broken = self.broken
        copied.dishonored = self.dishonored
        copied.tainted = self.tainted
        return copied


@final
class Ring(Serializable):
    """A ring: its element, the side that lies up, the fate on it, and whose it is."""

    tag: ClassVar[str] = "ring"
    fields: ClassVar[dict[str, str]] = {
        "element": "int",
        "type": "int",
        "fate": "int",
        "state": "int",
        "holder": "int",
        "pool": "int",
        "province": "int",
    }

    def __init__(self, element: int, pool: int = NOBODY) -> None:
        self.element = element
        self.type = 0
        self.fate = 0
        self.state = UNCLAIMED
        self.holder = NOBODY
        """Who has claimed it."""
        self.pool = pool
        """Whose unclaimed pool it belongs to; NOBODY: the common one."""
        self.province = NOTHING
        """On which province it is claimed (LCG-ENL-07)."""

    def clone(self) -> Ring:
        copied = Ring(self.element, self.pool)
        copied.type = self.type
        copied.fate = self.fate
        copied.state = self.state
        copied.holder = self.holder
        copied.province = self.province
        return copied


@final
class Conflict(Serializable):
    """The conflict that is being resolved."""

    tag: ClassVar[str] = "conflict"
    fields: ClassVar[dict[str, str]] = {
        "number": "int",
        "attacker": "int",
        "defender": "int",
        "ring": "int",
        "type": "int",
        "declared": "int",
        "provinces": "[int]",
        "evaded": "[int]",
        "winner": "int",
        "loser": "int",
        "attack": "int",
        "defense": "int",
        "decided": "bool",
        "unopposed": "bool",
        "broken": "[int]",
        "ring_taker": "int",
        "ring_settled": "bool",
        "defended": "bool",
        "acted": "[int]",
    }

    def __init__(self, number: int, attacker: int, defender: int, ring: int, type: int) -> None:
        self.number = number
        self.attacker = attacker
        self.defender = defender
        self.ring = ring
        self.type = type
        self.declared = type
        """As which it was declared: that opportunity is used up, whatever becomes of it."""
        self.provinces: list[int] = []
        self.evaded: list[int] = []
        """Whom covert keeps from being declared as a defender."""
        self.winner = NOBODY
        self.loser = NOBODY
        self.attack = 0
        self.defense = 0
        """The totals, once the winner is determined (LCG-FRM3-19)."""
        self.decided = False
        self.unopposed = False
        self.broken: list[int] = []
        """The provinces that broke in it."""
        self.ring_taker = NOBODY
        """Who has lost, and resolves and claims the ring all the same (LCG-CLAR-14)."""
        self.ring_settled = False
        """All reactions to its claiming are over: it is not contested any more (LCG-RING-06)."""
        self.defended = False
        """Its defenders were declared before it (LCG-CLAR-39)."""
        self.acted: list[int] = []
        """Who has triggered action abilities in it, one after another."""

    def clone(self) -> Conflict:
        copied = Conflict(self.number, self.attacker, self.defender, self.ring, self.type)
        copied.declared = self.declared
        copied.provinces = self.provinces.copy()
        copied.evaded = self.evaded.copy()
        copied.winner, copied.loser = self.winner, self.loser
        copied.attack, copied.defense = self.attack, self.defense
        copied.decided = self.decided
        copied.unopposed = self.unopposed
        copied.broken = self.broken.copy()
        copied.ring_taker = self.ring_taker
        copied.ring_settled = self.ring_settled
        copied.defended = self.defended
        copied.acted = self.acted.copy()
        return copied


@final
class Player(Serializable):
    """A seat's honor, fate, dial, decks, hand and piles. The top of a deck is its last card."""

    tag: ClassVar[str] = "player"
    fields: ClassVar[dict[str, str]] = {
        "clan": "str",
        "honor": "int",
        "fate": "int",
        "dial": "int",
        "bid": "int",
        "stronghold": "int",
        "role": "int",
        "dynasty": "[int]",
        "conflict": "[int]",
        "hand": "[int]",
        "dynasty_discard": "[int]",
        "conflict_discard": "[int]",
        "military": "int",
        "political": "int",
        "either": "int",
        "gained": "int",
        "passed": "bool",
        "lost": "bool",
    }

    def __init__(self) -> None:
        self.clan = ""
        self.honor = 0
        self.fate = 0
        self.dial = 0
        """What the honor dial shows (LCG-BID-04)."""
        self.bid = 0
        """The value of the last bid, as it was modified (LCG-BID-01)."""
        self.stronghold = NOTHING
        self.role = NOTHING
        self.dynasty: list[int] = []
        self.conflict: list[int] = []
        self.hand: list[int] = []
        self.dynasty_discard: list[int] = []
        self.conflict_discard: list[int] = []
        self.military = 0
        self.political = 0
        self.either = 0
        """The conflict opportunities that are left this phase, by what they allow."""
        self.gained = 0
        """The honor that was gained in this phase."""
        self.passed = False
        """Has passed in this dynasty phase (LCG-FRM1-13)."""
        self.lost = False

    def clone(self) -> Player:
        copied = Player()
        copied.clan = self.clan
        copied.honor, copied.fate = self.honor, self.fate
        copied.dial, copied.bid = self.dial, self.bid
        copied.stronghold, copied.role = self.stronghold, self.role
        copied.dynasty = self.dynasty.copy()
        copied.conflict = self.conflict.copy()
        copied.hand = self.hand.copy()
        copied.dynasty_discard = self.dynasty_discard.copy()
        copied.conflict_discard = self.conflict_discard.copy()
        copied.military, copied.political = self.military, self.political
        copied.either = self.either
        copied.gained = self.gained
        copied.passed = self.passed
        copied.lost = self.lost
        return copied
