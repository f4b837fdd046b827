"""How the round will end: battles between tokens of which only some are known."""

from __future__ import annotations

from typing import final

from gorin.bots.battle.board import Board
from gorin.bots.battle.odds import Guess, Odds, Spread, below, surely, together
from gorin.bots.battle.worth import Worth
from gorin.games.battle.clans import CRANE, PHOENIX
from gorin.games.battle.map import DEFENSE, IS_CAPITAL, NEIGHBOURS, ORIGIN, TARGET
from gorin.games.battle.placing import raid_works, why_illegal
from gorin.games.battle.state import Piece
from gorin.games.battle.tokens import DEFENSE_BONUS, DIPLOMACY, KIND, RAID, can_fight
from gorin.kernel.events import only

WASTE = -0.1
"""What it costs to place a token that cannot act where it is."""
PEACE_PER_ROUND = 0.1
"""The part of a province's worth that peace saves in each round left."""


@final
class Forecast:
    """Expected honor, province by province, and what a token more or less would change."""

    def __init__(self, board: Board, worth: Worth) -> None:
        self.board = board
        self.worth = worth
        self.odds = Odds(board)
        self.at: dict[int, list[Piece]] = {}
        """Province -> the tokens that attack or defend it."""
        for piece in board.table.pieces:
            self.at.setdefault(piece.target, []).append(piece)
        self._now: dict[int, float] = {}
        self._added: dict[tuple[int, int], float] = {}

    # --- what a change would bring ----------------------------------------------------------------

    def now(self, province: int) -> float:
        """The expected honor as things are."""
        if province not in self._now:
            self._now[province] = self.expected(province, self.at.get(province, []))
        return self._now[province]

    def adding(self, face: int, spot: int) -> float:
        """What a token of the own hand at this spot changes."""
        board, province = self.board, TARGET[spot]
        if why_illegal(board.table, board.me, face, spot) is not None:
            return self._feinting(face, province)
        piece = Piece(0, board.me, face, spot, False, -1, only(board.me))
        if KIND[face] == RAID:
            return self._raiding(piece)
        if KIND[face] == DIPLOMACY:
            return self._making_peace(province)
        # Only its strength counts in a battle, not which border it crosses: so each is worked out once.
        key = (province, self.odds.strength(board.me, face, spot))
        if key not in self._added:
            self._added[key] = self._change(province, [*self.at.get(province, []), piece])
        return self._added[key]

    def blessing(self, face: int, piece: Piece) -> float:
        """What a blessing on an own token changes."""
        if not can_fight(piece.face):
            return WASTE
        blessing = Piece(0, piece.seat, face, piece.spot, True, piece.id, 0)
        return self._change(piece.target, [*self.at[piece.target], blessing])

    def removing(self, piece: Piece) -> float:
        """What it changes that a token leaves the board."""
        return self._change(piece.target, [other for other in self.at[piece.target] if other is not piece])

    def swapping(self, one: Piece, other: Piece) -> float:
        """What it changes that two own tokens trade places."""
        moved = {
            one.id: Piece(one.id, one.seat, one.face, other.spot, False, -1, one.known),
            other.id: Piece(other.id, other.seat, other.face, one.spot, False, -1, other.known),
        }
        pieces = [moved.get(piece.id, piece) for piece in self.board.table.pieces]
        return sum(
            [
                self._change(province, [piece for piece in pieces if piece.target == province])
                for province in sorted({one.target, other.target})
            ],
            0.0,
        )

    def _change(self, province: int, pieces: list[Piece]) -> float:
        return self.expected(province, pieces) - self.now(province)

    def _feinting(self, face: int, province: int) -> float:
        """A wasted token; an attack that turns out illegal also counts as beaten off."""
        owner = self.board.table.owner[province]
        return WASTE + (self.worth.defended(owner, province) if can_fight(face) else 0.0)

    def _raiding(self, piece: Piece) -> float:
        if not raid_works(self.board.table, piece):
            return WASTE
        province = piece.target
        return self.worth.scorched(province) - self.now(province) + self._calming_around(province)

    def _making_peace(self, province: int) -> float:
        stake = self.worth.stake(self.board.me, province)
        saved = stake * PEACE_PER_ROUND * self.board.rounds_left
        return stake + saved - self.now(province) + self._calming_around(province)

    def _calming_around(self, province: int) -> float:
        """Raid and peace also take away the tokens that go out from the province."""
        change = 0.0
        for other in NEIGHBOURS[province]:
            pieces = self.at.get(other, [])
            rest = [piece for piece in pieces if ORIGIN[piece.spot] != province]
            if len(rest) < len(pieces):
                change += self._change(other, rest)
        return change

    # --- what the tokens of a province come to ---------------------------------------------------

    def expected(self, province: int, pieces: list[Piece]) -> float:
        """What the province is expected to be worth to us after a round with these tokens."""
        worth, owner = self.worth, self.board.table.owner[province]
        if not pieces:
            return worth.stake(owner, province)
        blessed = {piece.on for piece in pieces if piece.on != -1}
        guesses = [(piece.seat, self.odds.guess(piece, piece.id in blessed)) for piece in pieces]
        no_raid = no_peace = 1.0
        for _, guess in guesses:
            no_raid *= 1 - guess.raid
            no_peace *= 1 - guess.peace
        outcome = no_peace * self._battle(province, owner, guesses)
        outcome += (1 - no_peace) * worth.stake(owner, province)
        return outcome if no_raid == 1 else no_raid * outcome + (1 - no_raid) * worth.scorched(province)

    def _battle(self, province: int, owner: int, guesses: list[tuple[int, Guess]]) -> float:
        armies: dict[int, Spread] = {}
        quiet = 1.0
        for seat, guess in guesses:
            armies[seat] = together(armies.get(seat, surely(0)), guess.strength)
            quiet *= guess.strength[0]
        defense = together(armies.pop(owner, surely(0)), surely(self._defense(province)))
        value, holds = 0.0, 1.0
        for seat in armies:
            wins = self._chance_to_win(province, seat, armies, defense)
            value += wins * self.worth.stake(seat, province)
            holds -= wins
        kept = self.worth.stake(owner, province) + (1 - quiet) * self.worth.defended(owner, province)
        return value + holds * kept

    def _chance_to_win(self, province: int, seat: int, armies: dict[int, Spread], defense: Spread) -> float:
        """An attacker must beat the defense and every other attacker."""
        clan = self.board.table.clans[seat]
        ties = 1 if clan == CRANE else 0
        ignored = DEFENSE[province] if clan == PHOENIX and IS_CAPITAL[province] else 0
        chance = 0.0
        for strength, likely in enumerate(armies[seat]):
            if likely and strength:
                wins = likely * below(defense, strength + ties + ignored)
                for other, army in armies.items():
                    if other != seat:
                        wins *= below(army, strength + ties)
                chance += wins
        return chance

    def _defense(self, province: int) -> int:
        """All that defends a province but combat tokens."""
        s = self.board.table
        return DEFENSE[province] + s.faceup_defense(province) + DEFENSE_BONUS[s.special[province]]
