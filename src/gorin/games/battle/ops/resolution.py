"""What resolution tells: raids, peace, battles, defenses."""

from __future__ import annotations

from gorin.games.battle.ops.board import discard_piece
from gorin.games.battle.state import BattleState, Piece


def discard_illegal(s: BattleState, piece: Piece) -> None:
    """BR-RES-07."""
    s.tell("illegal", (piece.seat, piece.face, piece.spot))
    discard_piece(s, piece)


def discard_idle_raid(s: BattleState, piece: Piece) -> None:
    """BR-RAD-03."""
    s.tell("idle_raid", (piece.seat, piece.target))
    discard_piece(s, piece)


def raid(s: BattleState, province: int) -> None:
    s.tell("raid", (province,))


def make_peace(s: BattleState, province: int) -> None:
    s.tell("diplomacy", (province,))


def announce_battle(
    s: BattleState, province: int, winner: int, defense: int, attackers: list[int], attacks: list[int]
) -> None:
    totals: list[int] = []
    for seat, total in zip(attackers, attacks, strict=True):
        totals += [seat, total]
    s.tell("battle", (province, s.owner[province], winner, defense, *totals))


def defend(s: BattleState, province: int) -> None:
    """BR-DEF-01: a province that was held will get one more faceup control token."""
    s.tell("defended", (s.owner[province], province))


def go_short(s: BattleState, seat: int, province: int) -> None:
    """A clan whose control tokens are all on the board puts none where it has earned one."""
    s.tell("short", (seat, province))
