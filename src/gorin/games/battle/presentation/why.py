"""Why something cannot be used now: the same predicates that list the options give the reasons."""

from __future__ import annotations

from gorin.games.battle.card_questions import AskTurn
from gorin.games.battle.cards import (
    CARDS,
    FIRST_CARD,
    FIRST_OTHER,
    FIRST_PLAYER,
    SCOUT,
    SHADOWLANDS,
    SHUGENJA,
    Play,
    card_of,
)
from gorin.games.battle.clans import CLANS
from gorin.games.battle.effects import OPPONENTS, OWN, OnPiece, PutSpecial
from gorin.games.battle.map import NAMES, PROVINCE_OF, SPOTS, border_ref, is_centre
from gorin.games.battle.objectives import OBJECTIVE_OF
from gorin.games.battle.placing import taken_borders, why_cannot_place, why_closed
from gorin.games.battle.presentation.details import about_border, about_piece, about_province, about_seat
from gorin.games.battle.questions import AskPiece, AskProvince, AskSpot
from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import FACE_NAMES, FACE_OF, PEACE, SCORCHED, SPECIAL_NAMES
from gorin.kernel.errors import GorinError
from gorin.kernel.questions import Question, open_questions
from gorin.kernel.reasons import Reason

NOT_ASKED = Reason("It is not your turn to choose.", "BR-PLC-01")
NOT_NOW = Reason("You are being asked about something else right now.")
NO_EFFECT = Reason("There is nothing on the board to use it on right now.")
BLESSED = Reason(
    "Cards and clan abilities cannot touch a blessed token.", "BR-BLS-03", "BR-BLS-04", "BR-SCT-06"
)
FACEUP = Reason("Everyone can see this token already.")
OWN_TOKEN = Reason("This works only on an opponent's token.", "BR-CRD-03")
FOREIGN_TOKEN = Reason("This works only on your own tokens.", "BR-BLS-02")
OCCUPIED_AT_START = Reason("There is a control token in that province already.", "BR-SET-30")
NOTHING_EARNED = Reason("You have neither taken nor defended this province this round.", "BR-DEF-01")
NOT_HELD = Reason("You do not hold this card.", "BR-TER-03")
CARD_SPENT = Reason("This card has been used and is back in the box.", "BR-TER-07", "BR-SCT-03", "BR-SCT-05")
UPKEEP_ONLY = Reason(
    "Territory cards are played in the upkeep phase, after round one.", "BR-TER-08", "BR-UPK-21"
)
PLACEMENT_ONLY = Reason(
    "This card is played at the start of your turn in the placement phase, before placing a token.",
    "BR-SCT-01",
    "BR-SCT-02",
    "BR-SHL-05",
)
FIRST_PLAYER_ONLY = Reason("Only the first player has this card, once per round.", "BR-UPK-04", "BR-UPK-05")
NOT_WITH_TWO = Reason("With two players, the first player card stays in the box.", "BR-UPK-09")
LASTING = Reason("Peace and scorched earth are never replaced.", "BR-SPC-04")


def why_not(s: BattleState, seat: int, ref: str) -> tuple[Reason, ...]:
    """The reasons against using an object now; none where an open option points at it."""
    kind, _, name = ref.partition(":")
    question = _question_of(s, seat)
    if question is not None and any(ref in question.refs(s, code) for code in question.among):
        return ()
    if kind == "hand":
        return _against_token(s, seat, _known(FACE_OF, name, ref), question)
    if kind == "card":
        return _against_card(s, seat, name, ref, question)
    if kind == "piece":
        return _against_piece(s, seat, _piece(s, name, ref), question)
    if kind == "province":
        return _against_province(s, seat, _known(PROVINCE_OF, name, ref), question)
    if kind == "border":
        return _against_border(s, seat, ref, question)
    if kind in ("objective", "discard"):
        _known(OBJECTIVE_OF if kind == "objective" else FACE_OF, name, ref)
    elif kind != "seat" or name not in [str(other) for other in range(s.seats)]:
        raise GorinError(f"there is nothing called {ref!r} in this game")
    if kind == "seat":
        return (about_seat(s, int(name)),)
    return (NOT_ASKED if question is None else NOT_NOW,)


def _known(table: dict[str, int], name: str, ref: str) -> int:
    if name not in table:
        raise GorinError(f"there is nothing called {ref!r} in this game")
    return table[name]


def _question_of(s: BattleState, seat: int) -> Question[BattleState] | None:
    for question in open_questions(s):
        if question.seat == seat:
            return question
    return None


def _piece(s: BattleState, name: str, ref: str) -> Piece:
    for piece in s.pieces:
        if str(piece.id) == name:
            return piece
    raise GorinError(f"there is nothing called {ref!r} on the board")


def _against_token(
    s: BattleState, seat: int, face: int, question: Question[BattleState] | None
) -> tuple[Reason, ...]:
    if face not in s.hands[seat]:
        return (Reason(f"You have no {FACE_NAMES[face]} behind your screen.", "BR-PLC-01"),)
    if question is None:
        return (NOT_ASKED,)
    reason = why_cannot_place(s, seat, face) if isinstance(question, AskTurn) else None
    return (NOT_NOW if reason is None else reason,)


def _against_card(
    s: BattleState, seat: int, name: str, ref: str, question: Question[BattleState] | None
) -> tuple[Reason, ...]:
    number = next((i for i, card in enumerate(CARDS) if card.id == name and i <= FIRST_CARD), -1)
    if number == -1:
        raise GorinError(f"there is nothing called {ref!r} in this game")
    held = _why_not_held(s, seat, number)
    if held is not None:
        return (held,)
    if question is None:
        return (NOT_ASKED,)
    dark_or_helper = number >= FIRST_OTHER or number // 2 in SHADOWLANDS
    if dark_or_helper:
        return (NO_EFFECT if isinstance(question, AskTurn) else PLACEMENT_ONLY,)
    return (NO_EFFECT if s.phase == "upkeep" and s.round > 1 else UPKEEP_ONLY,)


def _why_not_held(s: BattleState, seat: int, number: int) -> Reason | None:
    card = CARDS[number]
    if card is SCOUT:
        return None if s.scouts[seat] else CARD_SPENT
    if card is SHUGENJA:
        return None if s.shugenja[seat] else CARD_SPENT
    if card is FIRST_PLAYER:
        if s.seats == 2:
            return NOT_WITH_TWO
        return None if s.first == seat and s.first_card_ready else FIRST_PLAYER_ONLY
    territory = number // 2
    if s.card_holder[territory] == PLAYED and card_of(s, territory) == number:
        return CARD_SPENT
    return None if s.card_holder[territory] == seat and card_of(s, territory) == number else NOT_HELD


def _against_piece(
    s: BattleState, seat: int, piece: Piece, question: Question[BattleState] | None
) -> tuple[Reason, ...]:
    if not isinstance(question, AskPiece):
        return (about_piece(s, seat, piece),)
    asker = s.stack[-2]
    if not isinstance(asker, Play):
        return (FOREIGN_TOKEN if piece.seat != seat else FACEUP,)
    instruction = asker.program(s)[asker.instruction]
    if piece.id in s.blessed():
        return (BLESSED,)
    if isinstance(instruction, OnPiece):
        if instruction.whose == OPPONENTS and piece.seat == seat:
            return (OWN_TOKEN,)
        if instruction.whose == OWN and piece.seat != seat:
            return (FOREIGN_TOKEN,)
        if instruction.facedown_only and piece.faceup:
            return (FACEUP,)
    return (NOT_NOW,)


def _against_province(
    s: BattleState, seat: int, province: int, question: Question[BattleState] | None
) -> tuple[Reason, ...]:
    if isinstance(question, AskSpot):
        reason = why_closed(s, seat, province, taken_borders(s))
        return (about_province(s, province) if reason is None else reason,)
    if not isinstance(question, AskProvince):
        return (about_province(s, province),)
    if s.phase == "setup":
        return (OCCUPIED_AT_START,)
    if s.phase == "resolution":
        return (NOTHING_EARNED,)
    return (_why_card_spares(s, seat, province),)


def _why_card_spares(s: BattleState, seat: int, province: int) -> Reason:
    """Why the card being played does not offer this province."""
    asker = s.stack[-2]
    instruction = asker.program(s)[asker.instruction] if isinstance(asker, Play) else None
    name = NAMES[province]
    if isinstance(instruction, PutSpecial):
        if s.special[province] in (PEACE, SCORCHED):
            return LASTING
        return Reason(
            f"The {SPECIAL_NAMES[instruction.special]} cannot be placed in {name}.", "BR-HAR-01", "BR-SPC-03"
        )
    owner = s.owner[province]
    whose = "no one controls" if owner == NOBODY else f"{CLANS[s.clans[owner]].name} controls"
    return Reason(f"This does not work on {name}: {whose} it.", "BR-CTL-03", "BR-CTL-04")


def _against_border(
    s: BattleState, seat: int, ref: str, question: Question[BattleState] | None
) -> tuple[Reason, ...]:
    spots = [spot for spot in range(SPOTS) if not is_centre(spot) and border_ref(spot) == ref]
    if not spots:
        raise GorinError(f"there is nothing called {ref!r} in this game")
    if not isinstance(question, AskSpot):
        return (about_border(s, spots),)
    taken = taken_borders(s)
    reasons = [why_closed(s, seat, spot, taken) for spot in spots]
    known = [reason for reason in reasons if reason is not None]
    return tuple(dict.fromkeys(known)) or (about_border(s, spots),)
