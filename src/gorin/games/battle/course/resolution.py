"""The resolution phase in its seven steps (chapters Resolution Phase, Successful Defense)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.cards import SWAP_CARD, Play, can_swap
from gorin.games.battle.course.battles import Battle, is_lion_defense
from gorin.games.battle.map import LAND, ORIGIN, TERRITORY_IDS
from gorin.games.battle.placing import is_attack, raid_works, why_piece_illegal
from gorin.games.battle.questions import AskProvince
from gorin.games.battle.readings import LION_BLUFF_IS_A_DEFENDER_OF_ITS_OWN
from gorin.games.battle.state import NOBODY, BattleState, Piece
from gorin.games.battle.tokens import BLUFF_FACE, DIPLOMACY, KIND, PEACE, RAID, SCORCHED, can_fight
from gorin.kernel.events import NO_CAUSE
from gorin.kernel.state import Step
from gorin.language.core.causes import by_rule

TOKENS, RAIDS, DIPLOMATS, BATTLE = range(4)
CAUSES: dict[str, tuple[int, ...]] = {
    "discard_bluffs_and_illegal_tokens": by_rule(TOKENS),
    "resolve_raids": by_rule(RAIDS),
    "resolve_diplomacy": by_rule(DIPLOMATS),
    "resolve_battles": by_rule(BATTLE),
}
"""Stage -> the rule by which things happen in it."""
GO_SHORT = "You have too few control tokens left. Which province gets none?"


@final
class Resolution(Step):
    """The last phase of a round (BR-RES-01)."""

    tag: ClassVar[str] = "resolution-phase"
    fields: ClassVar[dict[str, str]] = {"repelled": "[bool]", "earned": "[int]"}
    stages: ClassVar[tuple[str, ...]] = (
        "before_revealing",
        "reveal_combat_tokens",
        "discard_bluffs_and_illegal_tokens",
        "resolve_raids",
        "resolve_diplomacy",
        "resolve_battles",
        "ask_where_to_go_short",
        "go_short",
        "place_control_tokens",
        "claim_territories",
        "advance_round_track",
    )
    kinds: ClassVar[dict[str, str]] = {"go_short": "resolution.go-short"}

    def __init__(self) -> None:
        super().__init__()
        self.repelled: list[bool] = [False] * LAND
        """Provinces whose attackers were taken off the board before any battle (BR-DEF-02)."""
        self.earned: list[int] = [NOBODY] * LAND
        """Province -> the seat that is to put a control token into it."""

    def cause(self, s: BattleState) -> tuple[int, ...]:
        return CAUSES.get(self.stages[self.at - 1], NO_CAUSE)

    def before_revealing(self, s: BattleState) -> None:
        ops.begin_phase(s, "resolution")
        for seat in range(s.seats):
            if can_swap(s, seat):
                s.push(Play(seat, SWAP_CARD, optional=True))

    def reveal_combat_tokens(self, s: BattleState) -> None:
        ops.reveal_pieces(s)

    def discard_bluffs_and_illegal_tokens(self, s: BattleState) -> None:
        bluffs = [piece for piece in s.pieces if piece.face == BLUFF_FACE and not is_lion_defense(s, piece)]
        illegal = [piece for piece in s.pieces if why_piece_illegal(s, piece) is not None]
        for piece in bluffs:
            ops.discard_piece(s, piece)
        for piece in illegal:
            ops.discard_illegal(s, piece)

    def resolve_raids(self, s: BattleState) -> None:
        """BR-RES-08. All raids are judged before the first is carried out (BR-RAD-04)."""
        raids = [piece for piece in s.pieces if KIND[piece.face] == RAID]
        working = [piece for piece in raids if raid_works(s, piece)]
        for piece in raids:
            if piece not in working:
                ops.discard_idle_raid(s, piece)
        for province in sorted({piece.target for piece in working}):
            ops.raid(s, province)
            self._discard_around(s, province)
            ops.clear_control(s, province)
            ops.put_special(s, province, SCORCHED)

    def resolve_diplomacy(self, s: BattleState) -> None:
        """BR-RES-14. Peace is no successful defense (BR-DEF-03)."""
        for province in sorted({piece.target for piece in s.pieces if KIND[piece.face] == DIPLOMACY}):
            ops.make_peace(s, province)
            self._discard_around(s, province)
            self.repelled[province] = False
            ops.put_special(s, province, PEACE)

    def resolve_battles(self, s: BattleState) -> None:
        """BR-RES-18; every loser's control tokens come off before any is placed (BR-RES-19)."""
        fought = {piece.target for piece in s.pieces}
        for province in range(LAND):
            if province in fought:
                self._resolve_battle(s, Battle(s, province))
            elif self.repelled[province] and s.owner[province] != NOBODY:
                self._defend(s, province)

    def _resolve_battle(self, s: BattleState, battle: Battle) -> None:
        province, defender = battle.province, battle.defender
        winner = battle.winner(s)
        defended = self.repelled[province] or bool(battle.attackers) or has_defending_token(s, battle)
        if battle.attackers:
            counted = battle.defense_against(s, battle.leader(s))
            ops.announce_battle(s, province, winner, counted, battle.attackers, battle.attacks)
        for piece in battle.pieces:
            ops.discard_piece(s, piece)
        if winner != defender:
            ops.clear_control(s, province)  # BR-BTL-17
            self.earned[province] = winner
        elif defender != NOBODY and defended:
            self._defend(s, province)

    def _defend(self, s: BattleState, province: int) -> None:
        ops.defend(s, province)
        self.earned[province] = s.owner[province]

    def ask_where_to_go_short(self, s: BattleState) -> None:
        """Who has earned more control tokens than are left chooses where none is placed."""
        seat = self._short_seat(s)
        if seat == NOBODY:
            self.go("place_control_tokens")
        elif s.control_pool[seat]:
            s.push(AskProvince(seat, GO_SHORT, self._earned_by(seat)))
        else:
            self._leave_out(s, seat, self._earned_by(seat)[0])  # none is left: nothing to choose

    def go_short(self, s: BattleState) -> None:
        seat = self._short_seat(s)
        self._leave_out(s, seat, s.answers[seat])

    def _leave_out(self, s: BattleState, seat: int, province: int) -> None:
        ops.go_short(s, seat, province)
        self.earned[province] = NOBODY
        self.go("ask_where_to_go_short")

    def _short_seat(self, s: BattleState) -> int:
        for seat in s.seats_from(s.first):
            if len(self._earned_by(seat)) > s.control_pool[seat]:
                return seat
        return NOBODY

    def _earned_by(self, seat: int) -> list[int]:
        return [province for province in range(LAND) if self.earned[province] == seat]

    def place_control_tokens(self, s: BattleState) -> None:
        """Facedown in a province that was taken (BR-BTL-18), faceup in one that was held (BR-BTL-20)."""
        for province, seat in enumerate(self.earned):
            if seat != NOBODY:
                taken = s.owner[province] == NOBODY
                ops.place_control(s, seat, province, 1 if taken else 0, 0 if taken else 1)

    def claim_territories(self, s: BattleState) -> None:
        """BR-RES-21, BR-TER-05, BR-TER-06."""
        for territory in range(len(TERRITORY_IDS)):
            owner, holder = s.territory_owner(territory), s.card_holder[territory]
            if holder >= 0 and holder != owner:
                ops.give_back_card(s, territory)
            if owner != NOBODY and s.card_holder[territory] == NOBODY:
                ops.claim_card(s, owner, territory)

    def advance_round_track(self, s: BattleState) -> None:
        ops.begin_round(s)

    def _discard_around(self, s: BattleState, province: int) -> None:
        """BR-RES-09, BR-RES-15: all tokens in a province and on its borders, whichever way they point."""
        for piece in s.pieces.copy():
            if piece.target == province or ORIGIN[piece.spot] == province:
                self._note_failure(s, piece)
                ops.discard_piece(s, piece)

    def _note_failure(self, s: BattleState, piece: Piece) -> None:
        if is_attack(s, piece) and s.owner[piece.target] != NOBODY:
            self.repelled[piece.target] = True


def has_defending_token(s: BattleState, battle: Battle) -> bool:
    """BR-DEF-04: an army, navy or shinobi that waited for an attack in vain."""
    for piece in battle.pieces:
        if piece.seat == battle.defender and (
            can_fight(piece.face) or (LION_BLUFF_IS_A_DEFENDER_OF_ITS_OWN and is_lion_defense(s, piece))
        ):
            return True
    return False
