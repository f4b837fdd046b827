"""Reading what lies on the board: control tokens, special tokens, combat tokens."""

from __future__ import annotations

from typing import Any

from gorin.games.battle.clans import CLAN_IDS
from gorin.games.battle.map import PROVINCE_OF, PROVINCES, SPOT_OF
from gorin.games.battle.state import BattleState, Piece
from gorin.games.battle.tokens import CONTROL_TOKENS, FACE_OF, NONE, SPECIAL_IDS, SPECIAL_OF
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.events import only
from gorin.kernel.position_reader import PositionReader, read_name

CLAN_OF: dict[str, int] = {name: clan for clan, name in enumerate(CLAN_IDS)}
PROVINCE_KEYS = ("owner", "facedown", "faceup", "special")
PIECE_KEYS = ("id", "clan", "face", "spot", "on", "faceup", "known_to")
MOST_PIECES = 9999
"""The highest number of a piece. (A whole game has some 150.)"""


def seat_named(s: BattleState, name: Any, place: str) -> int:
    """The seat of a clan, which somebody must lead."""
    clan = read_name(name, CLAN_OF, place)
    if clan not in s.clans:
        raise InvalidPosition(f"{place}: nobody plays the {name}")
    return s.clans.index(clan)


def seats_named(s: BattleState, told: PositionReader, name: str) -> int:
    """The seats of a list of clans, as an audience."""
    audience = 0
    for i, each in enumerate(told.items(name)):
        audience |= only(seat_named(s, each, f"{told.place(name)}[{i}]"))
    return audience


def read_provinces(s: BattleState, given: PositionReader) -> None:
    for province, told in given.entries("provinces", PROVINCE_OF, PROVINCE_KEYS):
        special = told.name("special", SPECIAL_OF, NONE)
        s.special[province] = special
        s.supply[special] -= 1 if special != NONE else 0
        if s.supply[special] < 0:
            raise told.wrong("special", f": there are not that many tokens {SPECIAL_IDS[special]!r}")
        if told.says("owner"):
            _read_control(s, province, told)
        elif told.number("facedown", 0) or told.number("faceup", 0):
            raise told.wrong("owner", "is missing: control tokens are somebody's")


def _read_control(s: BattleState, province: int, told: PositionReader) -> None:
    seat = seat_named(s, told.told["owner"], told.place("owner"))
    faceup = told.number("faceup", 0, 0, CONTROL_TOKENS)
    facedown = told.number("facedown", 0 if faceup else 1, 0, CONTROL_TOKENS)
    if faceup + facedown == 0:
        raise InvalidPosition(f"{PROVINCES[province].id} has an owner but no control token")
    s.owner[province], s.faceup[province], s.facedown[province] = seat, faceup, facedown
    s.control_pool[seat] -= faceup + facedown
    if s.control_pool[seat] < 0:
        raise InvalidPosition(
            f"{told.told['owner']} has more than {CONTROL_TOKENS} control tokens on the board"
        )


def read_pieces(s: BattleState, given: PositionReader) -> None:
    """The combat tokens on the board, and those that a card has sent back into their pool this round."""
    for told in given.tables("pieces", PIECE_KEYS):
        s.pieces.append(_read_piece(s, told))
    for told in given.tables("recalled", PIECE_KEYS):
        s.recalled.append(_read_piece(s, told))
    s.next_piece = given.number("next_piece", s.next_piece, s.next_piece, MOST_PIECES + 1)


def _read_piece(s: BattleState, told: PositionReader) -> Piece:
    id = told.number("id", s.next_piece, 1, MOST_PIECES)
    if any(piece.id == id for piece in s.pieces + s.recalled):
        raise told.wrong("id", f": two pieces have the id {id}")
    s.next_piece = max(s.next_piece, id + 1)
    seat = seat_named(s, told.told.get("clan"), told.place("clan"))
    on = told.number("on", -1, 1, MOST_PIECES)
    return Piece(
        id,
        seat,
        told.name("face", FACE_OF),
        told.name("spot", SPOT_OF),
        told.flag("faceup", on != -1),
        on,
        only(seat) | seats_named(s, told, "known_to"),
    )
