"""What is refused, and the code by which a program tells one refusal from another."""

from __future__ import annotations

from enum import StrEnum

from gorin.kernel.errors import (
    EndlessLoop,
    GorinError,
    IllegalChoice,
    InvalidPosition,
    InvalidRecord,
    InvalidSave,
    InvalidSetup,
)


class Code(StrEnum):
    """Every error on the wire has one of these. Sentences may change, codes do not."""

    # The request itself
    INVALID = "invalid"
    INVALID_SETUP = "invalid-setup"
    INVALID_RECORD = "invalid-record"
    INVALID_POSITION = "invalid-position"
    INVALID_DECK = "invalid-deck"
    INVALID_NAME = "invalid-name"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    WRONG_HOST = "wrong-host"
    WRONG_ORIGIN = "wrong-origin"
    NO_SESSION = "no-session"
    FORBIDDEN = "forbidden"
    # What it is about
    NOT_FOUND = "not-found"
    NOT_OPEN = "not-open"
    SPECTATOR = "spectator"
    QUARANTINED = "quarantined"
    # The table as it stands
    REFUSED = "refused"
    STALE = "stale"
    NOT_AWAITED = "not-awaited"
    ILLEGAL_CHOICE = "illegal-choice"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-seat"
    HAS_SEAT = "has-seat"
    NOT_DEALT = "not-dealt"
    GAME_RUNNING = "game-running"
    GAME_OVER = "game-over"
    NOTHING_TO_UNDO = "nothing-to-undo"
    UNDO_PENDING = "undo-pending"
    LIMIT = "limit"
    # The server
    TOOK_TOO_LONG = "took-too-long"
    BUSY = "busy"
    ENGINE_FAILED = "engine-failed"
    FAILED = "failed"


class Refused(GorinError):
    """A wish that cannot be granted; the table is as it was."""

    code = Code.REFUSED

    def __init__(self, sentence: str, code: Code | None = None) -> None:
        super().__init__(sentence)
        if code is not None:
            self.code = code


class NotThere(Refused):
    """There is no such table, or none for this caller."""

    code = Code.NOT_FOUND


class TooMany(GorinError):
    """Somebody who asks faster than is bearable."""

    code = Code.TOO_MANY


class TooLarge(GorinError):
    """A body that goes on beyond the limit."""

    code = Code.TOO_LARGE


OF_THE_ENGINE: dict[type[GorinError], Code] = {
    InvalidSetup: Code.INVALID_SETUP,
    InvalidRecord: Code.INVALID_RECORD,
    InvalidSave: Code.INVALID_RECORD,
    InvalidPosition: Code.INVALID_POSITION,
    IllegalChoice: Code.ILLEGAL_CHOICE,
    EndlessLoop: Code.ENGINE_FAILED,
}


class Coded(GorinError):
    """An error of another process: its sentence and its code are all that is left of it."""

    def __init__(self, sentence: str, code: Code) -> None:
        super().__init__(sentence)
        self.code = code


def code_of(error: Exception) -> Code:
    """The code of an error, also of one that comes from the engine.

    >>> code_of(InvalidRecord("it is torn")).value, code_of(NotThere("no table")).value
    ('invalid-record', 'not-found')
    """
    code = getattr(error, "code", None)
    if isinstance(code, Code):
        return code
    return next((code for cls, code in OF_THE_ENGINE.items() if isinstance(error, cls)), Code.INVALID)
