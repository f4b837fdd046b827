"""The messages between page and server. A closed list: anything else is answered with an error.

See docs/protocol.md.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.table.entries import ClockPlan
from gorin.server.table.refusal import Code, code_of

Request = TypeVar("Request")

MESSAGE_SIZE = 64 * 1024


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Take an option. `seq` is the moment at which the player saw it: a late click changes nothing."""

    option: str
    seq: int


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: str
    name: str = ""
    """Who a spectator is; who has a seat has a name."""


class AskUndo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Ask to go back: before one's own last choice."""


class AnswerUndo(msgspec.Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    agrees: bool


class WhyNot(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why can this object not be used now?"""

    ref: str


class Explain(msgspec.Struct, frozen=True, tag_field="type", tag="explain", forbid_unknown_fields=True):
    """What do the rules say about this option?"""

    option: str


class PlayForMe(msgspec.Struct, frozen=True, tag_field="type", tag="bot", forbid_unknown_fields=True):
    """A bot takes the own seat, or gives it back (None)."""

    bot: str | None


class Claim(msgspec.Struct, frozen=True, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """A seat is out of time or gone: let a bot go on for it."""

    seat: int


class Concede(msgspec.Struct, frozen=True, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give the game up."""


class Commit(msgspec.Struct, frozen=True, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """The SHA-256 of what this browser will add to the seed, where it is to commit anew."""

    commitment: str


class Reveal(msgspec.Struct, frozen=True, tag_field="type", tag="reveal", forbid_unknown_fields=True):
    """What this browser adds to the seed."""

    share: str


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Message = (
    Choose
    | Say
    | AskUndo
    | AnswerUndo
    | WhyNot
    | Explain
    | PlayForMe
    | Claim
    | Concede
    | Commit
    | Reveal
    | Ping
)
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class BadMessage(GorinError):
    """A message that is not in the list."""


def read(text: str | bytes) -> Message:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"this message is not understood: {error}") from None


def write(message: Any) -> bytes:
    return msgspec.json.encode(message)


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: a sentence for people, and a code for programs."""

    error: str
    code: Code


class ErrorMessage(Problem, frozen=True, tag_field="type", tag="error"):
    """The answer to a message that was refused; nothing has changed."""


def problem(error: GorinError) -> Problem:
    return Problem(str(error), code_of(error))


def error_message(error: GorinError) -> ErrorMessage:
    return ErrorMessage(str(error), code_of(error))


# --- bodies of HTTP requests -----------------------------------------------------------------------


class CreateTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody asks for. With a name, who asks takes the first free seat."""

    game: str = "battle"
    seats: tuple[str | None, ...] = ()
    """A bot's name, or None for a seat that waits for somebody."""
    options: dict[str, Any] = {}
    clock: ClockPlan = ClockPlan()
    spectators: bool = True
    spectator_chat: bool = False
    absence: int = 180
    """Seconds without a page after which others may let a bot play for somebody, where there is no clock."""
    title: str = ""
    name: str = ""
    commitment: str = ""
    """The SHA-256 of what the sender's browser adds to the seed, where it takes a seat at once."""
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    table: str | None = None
    """Go on from a moment of this finished table, after so many `choices`."""
    choices: int = 0


class TakeSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seat: int | None = None
    deck: str | dict[str, Any] | None = None
    """One of the decks that come with the game, by its id, or one written out; None: the one laid out."""
    commitment: str = ""
    """The SHA-256 of what the sender's browser adds to the seed."""


class RematchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    commitment: str = ""


def read_body(body: bytes, request: type[Request]) -> Request:
    try:
        return msgspec.json.decode(body, type=request)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"this request is not understood: {error}") from None


# --- deltas ----------------------------------------------------------------------------------------

Path = list[str]


def changes(old: Any, new: Any) -> list[list[Any]]:
    """What must be done to `old` to get `new`: [path, value] sets, [path] removes. Lists are replaced whole.

    >>> changes({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 5}})
    [[['b', 'd']], [['b', 'c'], 5]]
    """
    found: list[list[Any]] = []
    _compare([], old, new, found)
    return found


def _compare(path: Path, old: Any, new: Any, found: list[list[Any]]) -> None:
    if old == new:  # most of a view is as it was, and this finds that out the fastest
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            else:
                _compare([*path, key], old[key], value, found)
    else:
        found.append([path, new])
