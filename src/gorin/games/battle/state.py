"""The state of a game of Battle for Rokugan."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from gorin.games.battle.clans import CRAB
from gorin.games.battle.map import IS_COASTAL, LAND, MEMBERS, TARGET, TERRITORY_IDS
from gorin.games.battle.readings import CRAB_FACEUP_DEFENSE
from gorin.games.battle.tokens import CONTROL_TOKENS, HARBOR, SCORCHED, SUPPLY
from gorin.kernel.chance import Chance
from gorin.kernel.serializable import Serializable
from gorin.kernel.state import State

NOBODY = -1
PLAYED = -2
"""Where a territory card is that has been played: in the box."""


# Bots build boards of their own, also as interpreted code on the compiled engine.
@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Serializable):
    """A combat token on the board. A value: ops put a new one in its place, so clones may share it."""

    tag: ClassVar[str] = "combat-token"
    fields: ClassVar[dict[str, str]] = {
        "id": "int",
        "seat": "int",
        "face": "int",
        "spot": "int",
        "faceup": "bool",
        "on": "int",
        "known": "int",
    }

    def __init__(self, id: int, seat: int, face: int, spot: int, faceup: bool, on: int, known: int) -> None:
        self.id = id
        self.seat = seat
        self.face = face
        self.spot = spot
        self.faceup = faceup
        self.on = on
        """The piece that a blessing lies on; -1 for all others."""
        self.known = known
        """The seats that have seen the face, as an audience."""

    @property
    def target(self) -> int:
        """The province that it attacks or defends (BR-PLC-15, BR-PLC-16)."""
        return TARGET[self.spot]

    def known_to(self, seat: int | None) -> bool:
        return self.faceup or (seat is not None and bool(self.known >> seat & 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleState(State):
    """Everything on the table, behind the screens and in the pools."""

    tag: ClassVar[str] = "battle"
    fields: ClassVar[dict[str, str]] = {
        "clans": "[int]",
        "round": "int",
        "phase": "str",
        "first": "int",
        "owner": "[int]",
        "faceup": "[int]",
        "facedown": "[int]",
        "special": "[int]",
        "supply": "[int]",
        "control_pool": "[int]",
        "set_aside": "[int]",
        "hands": "[[int]]",
        "pools": "[[int]]",
        "discards": "[[int]]",
        "bluff_before_screen": "[bool]",
        "bluff_barred": "[bool]",
        "scouts": "[int]",
        "shugenja": "[int]",
        "first_card_ready": "bool",
        "dealt": "[[int]]",
        "objectives": "[int]",
        "cards": "[int]",
        "card_holder": "[int]",
        "card_seen": "[int]",
        "initiative": "[int]",
        "revealed": "[int]",
        "pieces": "[combat-token]",
        "next_piece": "int",
        "recalled": "[combat-token]",
        "ronin": "[bool]",
        "stopped": "[bool]",
        "ability_used": "[bool]",
        "known_hands": "[[int]]",
        "known_since": "[int]",
        "scores": "[[int]]",
    }

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.clans: list[int] = [NOBODY] * seats
        self.round = 0
        self.phase = "setup"
        self.first = NOBODY
        """The seat that is first player."""
        self.owner: list[int] = [NOBODY] * LAND
        """Province -> the seat that has control tokens in it."""
        self.faceup: list[int] = [0] * LAND
        self.facedown: list[int] = [0] * LAND
        self.special: list[int] = [0] * LAND
        self.supply: list[int] = SUPPLY.copy()
        self.control_pool: list[int] = [CONTROL_TOKENS] * seats
        self.set_aside: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pools: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.bluff_before_screen: list[bool] = [False] * seats
        """The bluff came back openly during placement: it cannot be placed again this round."""
        self.bluff_barred: list[bool] = [False] * seats
        """A spy network forbids the bluff this round."""
        self.scouts: list[int] = [0] * seats
        self.shugenja: list[int] = [0] * seats
        self.first_card_ready = False
        self.dealt: list[list[int]] = [[] for _ in range(seats)]
        """The objectives that a seat was dealt and so knows."""
        self.objectives: list[int] = [NOBODY] * seats
        self.cards: list[int] = [0] * len(TERRITORY_IDS)
        """Territory -> which of its two cards is in the game."""
        self.card_holder: list[int] = [NOBODY] * len(TERRITORY_IDS)
        """Territory -> the seat that has its card; NOBODY: on its space; PLAYED."""
        self.card_seen: list[int] = [0] * len(TERRITORY_IDS)
        """Territory -> the seats that know the card, as an audience."""
        self.initiative: list[int] = []
        """The initiative deck, top card last."""
        self.revealed: list[int] = []
        """The neutral initiative cards that were revealed and have left the game."""
        self.pieces: list[Piece] = []
        self.next_piece = 1
        self.recalled: list[Piece] = []
        """Tokens that a card sent back into a pool since the last draw: only who saw them knows them."""
        self.ronin: list[bool] = [False] * seats
        self.stopped: list[bool] = [False] * seats
        """Takes no more turns in this placement phase."""
        self.ability_used: list[bool] = [False] * seats
        self.known_hands: list[list[int]] = [[] for _ in range(seats * seats)]
        """Looker * seats + owner -> faces that the looker knows to be in that hand or placed since."""
        self.known_since: list[int] = [0] * (seats * seats)
        """... and the number of the first piece that can be one of them."""
        self.scores: list[list[int]] = []
        """Seat -> honor from flowers, faceup tokens, objective and territories, once the game is over."""

    def clone(self) -> BattleState:
        new = BattleState.__new__(BattleState)
        self.copy_base_into(new)
        new.clans = self.clans.copy()
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.owner = self.owner.copy()
        new.faceup = self.faceup.copy()
        new.facedown = self.facedown.copy()
        new.special = self.special.copy()
        new.supply = self.supply.copy()
        new.control_pool = self.control_pool.copy()
        new.set_aside = self.set_aside.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.pools = [pool.copy() for pool in self.pools]
        new.discards = [pile.copy() for pile in self.discards]
        new.bluff_before_screen = self.bluff_before_screen.copy()
        new.bluff_barred = self.bluff_barred.copy()
        new.scouts = self.scouts.copy()
        new.shugenja = self.shugenja.copy()
        new.first_card_ready = self.first_card_ready
        new.dealt = [dealt.copy() for dealt in self.dealt]
        new.objectives = self.objectives.copy()
        new.cards = self.cards.copy()
        new.card_holder = self.card_holder.copy()
        new.card_seen = self.card_seen.copy()
        new.initiative = self.initiative.copy()
        new.revealed = self.revealed.copy()
        new.pieces = self.pieces.copy()
        new.next_piece = self.next_piece
        new.recalled = self.recalled.copy()
        new.ronin = self.ronin.copy()
        new.stopped = self.stopped.copy()
        new.ability_used = self.ability_used.copy()
        new.known_hands = [known.copy() for known in self.known_hands]
        new.known_since = self.known_since.copy()
        new.scores = self.scores
        return new

    # --- questions that the rules ask of the board ----------------------------------------------

    def seats_from(self, seat: int) -> list[int]:
        """The seats clockwise, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def controls(self, seat: int) -> list[int]:
        """The provinces of a seat (BR-CTL-03)."""
        return [p for p in range(LAND) if self.owner[p] == seat]

    def control_tokens(self, seat: int) -> int:
        """Control tokens on the board, faceup and facedown."""
        return sum([self.faceup[p] + self.facedown[p] for p in range(LAND) if self.owner[p] == seat])

    def is_coastal(self, province: int) -> bool:
        """BR-HAR-02: a harbor makes a province coastal."""
        return IS_COASTAL[province] or self.special[province] == HARBOR

    def territory_owner(self, territory: int) -> int:
        """Who controls every province that is not scorched (BR-RES-22, BR-SCO-05, BR-SCO-06)."""
        holder = NOBODY
        for province in MEMBERS[territory]:
            if self.special[province] == SCORCHED:
                continue
            owner = self.owner[province]
            if owner == NOBODY or holder not in (NOBODY, owner):
                return NOBODY
            holder = owner
        return holder

    def faceup_defense(self, province: int) -> int:
        """BR-DBN-04; the Crab's tokens count double."""
        owner = self.owner[province]
        if owner == NOBODY:
            return 0
        each = CRAB_FACEUP_DEFENSE if self.clans[owner] == CRAB else 1
        return each * self.faceup[province]

    def held_cards(self, seat: int) -> list[int]:
        """The territories whose cards a seat holds."""
        return [t for t in range(len(self.card_holder)) if self.card_holder[t] == seat]

    def piece(self, id: int) -> Piece:
        for piece in self.pieces:
            if piece.id == id:
                return piece
        raise KeyError(id)

    def blessed(self) -> list[int]:
        """The blessings and the tokens under them (BR-BLS-03)."""
        found: list[int] = []
        for piece in self.pieces:
            if piece.on != -1:
                found += [piece.id, piece.on]
        return found
