"""What can be written into a table's log. A table is nothing but the fold of its entries."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.errors import GorinError


class Entry(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """One fact about a table. `at` is the time in seconds since the epoch, for clocks and lists."""

    at: float


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit in a seat: somebody who joins, or a bot from the beginning."""

    bot: str | None = None


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `countdown`: seconds for each choice; `chess`: seconds for the game, `extra` a choice."""

    kind: str = "none"
    seconds: int = 0
    extra: int = 0


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The table was made. The seed is decided here; only its commitment is shown until the end."""

    game: str
    options: dict[str, Any]
    seed: int
    salt: str
    plan: tuple[SeatPlan, ...]
    clock: ClockPlan
    spectators: bool
    owner: str
    title: str
    record: dict[str, Any] | None = None
    """Where the table goes on from a record instead of a new game."""


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """Somebody took a seat. `holder` is the hash of the session, never the session itself."""

    seat: int
    name: str
    holder: str


class Chose(Entry, frozen=True, tag="chose", kw_only=True):
    seat: int
    option: str
    bot: bool = False


class Said(Entry, frozen=True, tag="said", kw_only=True):
    name: str
    seat: int | None
    text: str


class UndoAsked(Entry, frozen=True, tag="undo-asked", kw_only=True):
    """A seat asks to go back to the moment after this many choices."""

    seat: int
    choices: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered", kw_only=True):
    seat: int
    agrees: bool


class BotTook(Entry, frozen=True, tag="bot-took", kw_only=True):
    """A bot plays for a seat from here on; None gives the seat back to its holder."""

    seat: int
    bot: str | None


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """The server started again: clocks go on from here."""


AnyEntry = Opened | Sat | Chose | Said | UndoAsked | UndoAnswered | BotTook | Resumed

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise GorinError(f"an entry of the log cannot be read: {error}") from None
