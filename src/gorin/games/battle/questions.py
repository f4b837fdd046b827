"""The questions of this game: one kind for each sort of thing that can be picked."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle.clans import CLANS
from gorin.games.battle.map import NAMES, PROVINCES, SPOT_IDS, SPOT_REFS, spot_name
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.placing import why_illegal
from gorin.games.battle.state import BattleState, Piece
from gorin.games.battle.tokens import FACE_IDS, FACE_NAMES
from gorin.kernel.questions import Ask
from gorin.kernel.reasons import Reason
from gorin.language.core.english import ordinal

FEINT = Reason(
    "No one can see this before the reveal; then the token is discarded without effect.",
    "BR-PLC-19",
    "BR-RES-07",
)


@final
class AskClan(Ask[BattleState]):
    tag: ClassVar[str] = "ask-clan"

    def thing_id(self, s: BattleState, code: int) -> str:
        return CLANS[code].id

    def thing_label(self, s: BattleState, code: int) -> str:
        return f"{CLANS[code].name}: {CLANS[code].ability}".removesuffix(".")


@final
class AskObjective(Ask[BattleState]):
    tag: ClassVar[str] = "ask-objective"

    def thing_id(self, s: BattleState, code: int) -> str:
        return OBJECTIVES[code].id

    def thing_label(self, s: BattleState, code: int) -> str:
        return f"{OBJECTIVES[code].name}: {OBJECTIVES[code].text()}".removesuffix(".")

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"objective:{OBJECTIVES[code].id}",)


@final
class AskProvince(Ask[BattleState]):
    tag: ClassVar[str] = "ask-province"

    def thing_id(self, s: BattleState, code: int) -> str:
        return PROVINCES[code].id

    def thing_label(self, s: BattleState, code: int) -> str:
        return NAMES[code]

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"province:{PROVINCES[code].id}",)


class AskFace(Ask[BattleState]):
    """Which token of the own hand."""

    tag: ClassVar[str] = "ask-hand-token"

    def thing_id(self, s: BattleState, code: int) -> str:
        return FACE_IDS[code]

    def thing_label(self, s: BattleState, code: int) -> str:
        return FACE_NAMES[code].capitalize()

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"hand:{FACE_IDS[code]}",)


@final
class AskDiscarded(AskFace):
    """Which token of the own discard pile."""

    tag: ClassVar[str] = "ask-discarded-token"

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"discard:{FACE_IDS[code]}",)


@final
class AskSeat(Ask[BattleState]):
    tag: ClassVar[str] = "ask-player"

    def thing_id(self, s: BattleState, code: int) -> str:
        return f"seat-{code}"

    def thing_label(self, s: BattleState, code: int) -> str:
        return CLANS[s.clans[code]].name

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"seat:{code}",)


@final
class AskPiece(Ask[BattleState]):
    """Which combat token on the board."""

    tag: ClassVar[str] = "ask-board-token"

    def thing_id(self, s: BattleState, code: int) -> str:
        return f"piece-{code}"

    def thing_label(self, s: BattleState, code: int) -> str:
        """Two that this seat cannot tell apart otherwise are told by which was placed first."""
        name = piece_name(s, s.piece(code), self.seat)
        pieces = [each for each in self.among if each >= 0]
        alike = [each for each in pieces if piece_name(s, s.piece(each), self.seat) == name]
        return name if len(alike) == 1 else f"{name} ({ordinal(sorted(alike).index(code))} placed)"

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"piece:{code}", *SPOT_REFS[s.piece(code).spot])


def piece_name(s: BattleState, piece: Piece, seat: int | None) -> str:
    """A piece as this seat knows it."""
    what = FACE_NAMES[piece.face] if piece.known_to(seat) else "facedown token"
    return f"{CLANS[s.clans[piece.seat]].name}'s {what} {spot_name(piece.spot)}"


@final
class AskSpot(Ask[BattleState]):
    """Where a token goes."""

    tag: ClassVar[str] = "ask-spot"
    fields: ClassVar[dict[str, str]] = {"face": "int"}

    def __init__(self, seat: int, face: int, among: list[int]) -> None:
        super().__init__(seat, "", among)
        self.face = face

    def prompt(self, s: BattleState) -> str:
        return f"Place {FACE_NAMES[self.face]} where?"

    def thing_id(self, s: BattleState, code: int) -> str:
        return SPOT_IDS[code]

    def thing_label(self, s: BattleState, code: int) -> str:
        return f"{FACE_NAMES[self.face].capitalize()} {spot_name(code)}"

    def thing_remark(self, s: BattleState, code: int) -> str:
        reason = why_illegal(s, self.seat, self.face, code)
        return "" if reason is None else "bluff: discarded when revealed"

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return SPOT_REFS[code]

    def explain_thing(self, s: BattleState, code: int) -> tuple[Reason, ...]:
        reason = why_illegal(s, self.seat, self.face, code)
        if reason is None:
            return ()
        return (reason, FEINT)


@final
class AskShed(Ask[BattleState]):
    """Which token leaves the hand, and for where: an even number discards, an odd one goes to the pool."""

    tag: ClassVar[str] = "ask-given-token"

    def thing_id(self, s: BattleState, code: int) -> str:
        return f"{'pool' if code % 2 else 'discard'}:{FACE_IDS[code // 2]}"

    def thing_label(self, s: BattleState, code: int) -> str:
        name = FACE_NAMES[code // 2]
        return f"Return {name} to your pool" if code % 2 else f"Discard {name}"

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"hand:{FACE_IDS[code // 2]}",)
