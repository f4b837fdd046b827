"""What tokens may turn out to be, and how strong they are together."""

from __future__ import annotations

from typing import NamedTuple, final

from gorin.bots.battle.board import Board
from gorin.games.battle.clans import LION
from gorin.games.battle.map import TARGET
from gorin.games.battle.placing import why_illegal
from gorin.games.battle.readings import LION_BLUFF_DEFENSE
from gorin.games.battle.state import Piece
from gorin.games.battle.tokens import (
    BLESSING,
    BLUFF_FACE,
    DIPLOMACY,
    KIND,
    RAID,
    STRENGTH,
    can_fight,
)

Spread = list[float]
"""Strength -> how likely it is."""

BLUFF_ODDS = 2.0
"""A bluff is in hand every round, any other token in one of five: so a hidden token is one more often."""
STRONGEST = 6


class Guess(NamedTuple):
    """What a token on the board may be: how strong, and how likely a raid or diplomacy."""

    strength: Spread
    raid: float = 0.0
    peace: float = 0.0


HARMLESS = Guess([1.0])


@final
class Odds:
    """What the tokens on a board may be, for the seat that looks at it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._hidden: dict[tuple[int, int, bool], Guess] = {}

    def guess(self, piece: Piece, blessed: bool) -> Guess:
        if not self.board.is_hidden(piece):
            return self._of_known(piece.seat, piece.face, piece.spot)
        key = (piece.seat, piece.spot, blessed)
        if key not in self._hidden:
            self._hidden[key] = self._of_hidden(piece.seat, piece.spot, blessed)
        return self._hidden[key]

    def strength(self, seat: int, face: int, spot: int) -> int:
        """What a token counts at a spot; the Lion's bluff defends at home."""
        s = self.board.table
        at_home = spot == TARGET[spot] and s.owner[spot] == seat
        if face == BLUFF_FACE and at_home and s.clans[seat] == LION:
            return LION_BLUFF_DEFENSE
        return STRENGTH[face]

    def _of_known(self, seat: int, face: int, spot: int) -> Guess:
        if KIND[face] == BLESSING:
            return Guess(surely(STRENGTH[face]))
        if why_illegal(self.board.table, seat, face, spot) is not None:
            return HARMLESS
        strength = surely(self.strength(seat, face, spot))
        return Guess(strength, float(KIND[face] == RAID), float(KIND[face] == DIPLOMACY))

    def _of_hidden(self, seat: int, spot: int, blessed: bool) -> Guess:
        """A sensible player puts a token where it can act, or bluffs; a blessed one fights."""
        weights: dict[int, float] = {}
        for face, count in self.board.unseen(seat).items():
            fits = can_fight(face) if blessed else KIND[face] != BLESSING
            if fits and why_illegal(self.board.table, seat, face, spot) is None:
                weights[face] = count * (BLUFF_ODDS if face == BLUFF_FACE else 1.0)
        total = sum(weights.values(), 0.0)
        if not total:
            return HARMLESS
        strength = [0.0] * (STRONGEST + 1)
        of_kind: dict[int, float] = {}
        for face, weight in weights.items():
            strength[self.strength(seat, face, spot)] += weight / total
            of_kind[KIND[face]] = weight / total
        return Guess(strength, of_kind.get(RAID, 0.0), of_kind.get(DIPLOMACY, 0.0))


def surely(strength: int) -> Spread:
    """Exactly this strength."""
    return [0.0] * strength + [1.0]


def together(one: Spread, other: Spread) -> Spread:
    """The strength of two tokens that fight side by side.

    >>> together([0.5, 0.5], surely(1))
    [0.0, 0.5, 0.5]
    """
    total = [0.0] * (len(one) + len(other) - 1)
    for i, chance in enumerate(one):
        if chance:
            for j, other_chance in enumerate(other):
                total[i + j] += chance * other_chance
    return total


def below(spread: Spread, limit: int) -> float:
    """How likely it is to have less strength than this.

    >>> below([0.25, 0.25, 0.5], 2)
    0.5
    """
    return sum(spread[:limit], 0.0)
