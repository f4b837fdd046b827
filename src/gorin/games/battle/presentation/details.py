"""What was asked about, at a glance: a player, a province, a border, a token."""

from __future__ import annotations

from gorin.games.battle.clans import CLANS
from gorin.games.battle.course.scoring import flowers
from gorin.games.battle.map import DEFENSE, NAMES, spot_name
from gorin.games.battle.state import NOBODY, BattleState, Piece
from gorin.games.battle.tokens import DEFENSE_BONUS, FACE_NAMES, NONE, SPECIAL_NAMES
from gorin.kernel.reasons import Reason


def about_seat(s: BattleState, seat: int) -> Reason:
    """The clan and its power."""
    if s.clans[seat] == NOBODY:
        return Reason("This player leads no clan yet.")
    clan = CLANS[s.clans[seat]]
    return Reason(f"{clan.name}: {clan.ability}", "BR-SET-06")


def about_province(s: BattleState, province: int) -> Reason:
    """Whose it is, what defends it, and what it is worth."""
    owner, special = s.owner[province], s.special[province]
    whose = "uncontrolled" if owner == NOBODY else f"held by {CLANS[s.clans[owner]].name}"
    defense = DEFENSE[province] + s.faceup_defense(province) + DEFENSE_BONUS[special]
    token = "" if special == NONE else f", {SPECIAL_NAMES[special]}"
    waiting = sum(piece.target == province for piece in s.pieces)
    aimed = "" if waiting == 0 else f"; {waiting} token{'' if waiting == 1 else 's'} aimed at it"
    return Reason(
        f"{NAMES[province]}: {whose}, defense {defense}, honor {flowers(s, province)}{token}{aimed}.",
        "BR-CTL-03",
    )


def about_border(s: BattleState, spots: list[int]) -> Reason:
    """Whether a token lies there."""
    lying = [piece for piece in s.pieces if piece.spot in spots and piece.on == -1]
    if not lying:
        return Reason("There is no token on this border.", "BR-PLC-10")
    names = ", ".join([CLANS[s.clans[piece.seat]].name for piece in lying])
    return Reason(f"There is a token here already ({names}).", "BR-PLC-10")


def about_piece(s: BattleState, seat: int, piece: Piece) -> Reason:
    """Whose it is, where it lies, and what it is, where this seat may know."""
    whose = CLANS[s.clans[piece.seat]].name
    what = FACE_NAMES[piece.face] if piece.known_to(seat) else "facedown token"
    return Reason(f"This is {whose}'s {what} {spot_name(piece.spot)}.")
