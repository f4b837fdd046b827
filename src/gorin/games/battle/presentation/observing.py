"""What a seat may know as numbers. Built up from nothing, like the view; a law compares the two."""

from __future__ import annotations

from typing import Final

from gorin.games.battle.card_questions import CARD_CODE, AskCard, AskTurn
from gorin.games.battle.cards import card_of
from gorin.games.battle.course.scoring import honor_on_board
from gorin.games.battle.map import LAND, TARGET, TERRITORY_IDS
from gorin.games.battle.questions import (
    AskClan,
    AskFace,
    AskObjective,
    AskPiece,
    AskProvince,
    AskSeat,
    AskShed,
    AskSpot,
)
from gorin.games.battle.state import PLAYED, BattleState
from gorin.games.battle.tokens import FACE_IDS
from gorin.kernel.events import EVERYBODY
from gorin.kernel.observing import WORD, Part, whose
from gorin.kernel.questions import Question

PHASES: Final = ("setup", "upkeep", "placement", "resolution", "scoring")
FACES: Final = len(FACE_IDS)
MOST_PIECES: Final = 64
"""More tokens than can lie on the board: five players have six each, and cards bring few besides."""
TABLE: Final = ("phase", "round", "first", "first_card", "initiative_left", "objective")
PLAYER: Final = (
    "clan", "honor", "hand", "pool", "control_pool", "set_aside", "scouts", "shugenja", "ronin", "stopped",
    "bluff_before_screen", "bluff_barred", "ability_used",
)  # fmt: skip
PROVINCE: Final = ("owner", "faceup", "facedown", "special")
TERRITORY: Final = ("holder", "played", "card")
PIECE: Final = ("id", "owner", "spot", "target", "face", "faceup", "on")
CLAN, OBJECTIVE, LAND_HERE, FACE, SEAT, PIECE_HERE, SPOT, SHED, CARD = range(WORD + 1, WORD + 10)
"""The sorts of options."""


def parts(seats: int) -> list[Part]:
    """How an observation is divided. Players come clockwise, the one who looks first."""
    return [
        Part("table", 1, TABLE),
        Part("players", seats, PLAYER),
        Part("hands", seats, FACE_IDS),
        Part("discards", seats, FACE_IDS),
        Part("pool", 1, FACE_IDS),
        Part("provinces", LAND, PROVINCE),
        Part("territories", len(TERRITORY_IDS), TERRITORY),
        Part("pieces", MOST_PIECES, PIECE),
    ]


def observe(s: BattleState, seat: int) -> list[int]:
    """The parts one after another, as far as there is something in them."""
    seats = s.seats
    found = [
        PHASES.index(s.phase),
        s.round,
        whose(s.first, seat, seats),
        int(s.first_card_ready),
        len(s.initiative),
        s.objectives[seat] + 1,
    ]
    around = s.seats_from(seat)
    for each in around:
        found += _player(s, each)
    for each in around:
        found += _counts(s.hands[seat] if each == seat else s.known_hands[seat * seats + each])
    for each in around:
        found += _counts(s.discards[each])
    found += _counts(s.pools[seat])
    for province in range(LAND):
        found.append(whose(s.owner[province], seat, seats))
        found.append(s.faceup[province])
        found.append(s.facedown[province])
        found.append(s.special[province])
    for territory in range(len(TERRITORY_IDS)):
        found += _territory(s, territory, seat)
    for piece in s.pieces:
        found.append(piece.id)
        found.append(whose(piece.seat, seat, seats))
        found.append(piece.spot + 1)
        found.append(TARGET[piece.spot] + 1)
        found.append(piece.face + 1 if piece.known_to(seat) else 0)
        found.append(int(piece.faceup))
        found.append(piece.on + 1)
    return found


def _player(s: BattleState, each: int) -> list[int]:
    return [
        s.clans[each] + 1,
        honor_on_board(s, each),
        len(s.hands[each]),
        len(s.pools[each]),
        s.control_pool[each],
        s.set_aside[each],
        s.scouts[each],
        s.shugenja[each],
        int(s.ronin[each]),
        int(s.stopped[each]),
        int(s.bluff_before_screen[each]),
        int(s.bluff_barred[each]),
        int(s.ability_used[each]),
    ]


def _counts(faces: list[int]) -> list[int]:
    """How many tokens of each face."""
    found = [0] * FACES
    for face in faces:
        found[face] += 1
    return found


def _territory(s: BattleState, territory: int, seat: int) -> list[int]:
    """Whose its card is, and which it is, where the seat has seen it."""
    holder, seen = s.card_holder[territory], s.card_seen[territory]
    is_seen = seen == EVERYBODY or bool(seen >> seat & 1)
    card = card_of(s, territory) + 1 if is_seen else 0
    return [whose(holder, seat, s.seats), int(holder == PLAYED), card]


# --- options -------------------------------------------------------------------------------------------


def observe_options(s: BattleState, question: Question[BattleState], codes: list[int]) -> list[int]:
    """Each option as the numbers of `OPTION_COLUMNS`."""
    found: list[int] = []
    for code in codes:
        found += [WORD, -code, 0, 0] if code < 0 else _thing(s, question, code)
    return found


def _thing(s: BattleState, question: Question[BattleState], code: int) -> list[int]:
    seat = question.seat
    if isinstance(question, AskSpot):
        return [SPOT, code + 1, TARGET[code] + 1, question.face + 1]
    if isinstance(question, AskTurn):
        return [FACE, 0, 0, code + 1] if code < CARD_CODE else [CARD, code - CARD_CODE + 1, 0, 0]
    if isinstance(question, AskFace):
        return [FACE, 0, 0, code + 1]
    if isinstance(question, AskProvince):
        return [LAND_HERE, 0, code + 1, 0]
    if isinstance(question, AskPiece):
        piece = s.piece(code)
        return [PIECE_HERE, code, TARGET[piece.spot] + 1, piece.face + 1 if piece.known_to(seat) else 0]
    if isinstance(question, AskShed):
        return [SHED, code % 2, 0, code // 2 + 1]
    if isinstance(question, AskSeat):
        return [SEAT, whose(code, seat, s.seats), 0, 0]
    if isinstance(question, AskCard):
        return [CARD, code + 1, 0, 0]
    if isinstance(question, AskClan):
        return [CLAN, code + 1, 0, 0]
    assert isinstance(question, AskObjective)
    return [OBJECTIVE, code + 1, 0, 0]
