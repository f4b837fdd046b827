"""A battle for one province (chapters Resolving Battles, Defense Bonuses)."""

from __future__ import annotations

from typing import final

from gorin.games.battle.clans import CRANE, LION, PHOENIX
from gorin.games.battle.map import DEFENSE, IS_CAPITAL
from gorin.games.battle.placing import is_attack
from gorin.games.battle.readings import LION_BLUFF_DEFENSE
from gorin.games.battle.state import NOBODY, BattleState, Piece
from gorin.games.battle.tokens import BLUFF_FACE, DEFENSE_BONUS, STRENGTH


@final
class Battle:
    """What a battle comes to. Nothing here is kept: it is worked out from the board."""

    def __init__(self, s: BattleState, province: int) -> None:
        self.province = province
        self.defender = s.owner[province]
        self.pieces = [piece for piece in s.pieces if piece.target == province]
        self.attackers: list[int] = []
        self.attacks: list[int] = []
        """The total of each attacker; each fights alone (BR-BTL-03)."""
        for piece in self.pieces:
            if is_attack(s, piece) and piece.seat not in self.attackers:
                self.attackers.append(piece.seat)
        self.attackers.sort()
        self.attacks = [self._strength(s, seat) for seat in self.attackers]
        self.printed = DEFENSE[province]
        self.defense = self._defense(s)

    def _strength(self, s: BattleState, seat: int) -> int:
        """BR-BTL-06, BR-BLS-05: own tokens and the blessings on them."""
        return sum([STRENGTH[piece.face] for piece in self.pieces if piece.seat == seat])

    def _defense(self, s: BattleState) -> int:
        """BR-BTL-07, BR-DBN-08: defending tokens and every kind of bonus."""
        total = self.printed + s.faceup_defense(self.province) + DEFENSE_BONUS[s.special[self.province]]
        if self.defender != NOBODY:
            total += self._strength(s, self.defender)
            total += LION_BLUFF_DEFENSE * len([p for p in self.pieces if is_lion_defense(s, p)])
        return total

    def leader(self, s: BattleState) -> int:
        """The strongest attacker; NOBODY where several are equal and none of them is Crane."""
        best = max(self.attacks)
        leaders = [seat for seat, total in zip(self.attackers, self.attacks, strict=True) if total == best]
        cranes = [seat for seat in leaders if s.clans[seat] == CRANE]
        if cranes:
            return cranes[0]
        return leaders[0] if len(leaders) == 1 else NOBODY

    def winner(self, s: BattleState) -> int:
        """The attacker that takes the province, or the defender (NOBODY where there is none)."""
        leader = self.leader(s) if self.attackers else NOBODY
        if leader == NOBODY:
            return self.defender  # BR-BTL-10, BR-BTL-14
        attack, defense = max(self.attacks), self.defense_against(s, leader)
        wins = attack > defense or (attack == defense and s.clans[leader] == CRANE)
        return leader if wins else self.defender

    def defense_against(self, s: BattleState, attacker: int) -> int:
        """The Phoenix ignore the printed defense of a capital."""
        if attacker != NOBODY and s.clans[attacker] == PHOENIX and IS_CAPITAL[self.province]:
            return self.defense - self.printed
        return self.defense


def is_lion_defense(s: BattleState, piece: Piece) -> bool:
    """A Lion bluff in a Lion province stays and defends."""
    if piece.face != BLUFF_FACE or s.clans[piece.seat] != LION:
        return False
    return piece.spot == piece.target and s.owner[piece.target] == piece.seat
