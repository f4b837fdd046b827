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
    kept_for: str = ""
    """The hash of the session for which the seat is kept, as in a rematch; empty: for anybody."""
    name: str = ""


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `countdown`: seconds for each choice; `chess`: seconds for the game, `extra` a choice."""

    kind: str = "none"
    seconds: int = 0
    extra: int = 0


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The table was made. The seed is decided here; only its commitment is shown until the end."""

    game: str
    options: dict[str, Any]
    seed: str
    """The text of a whole number; empty where it is drawn only when the last seat is taken."""
    plan: tuple[SeatPlan, ...]
    clock: ClockPlan
    spectators: bool
    owner: str
    title: str
    record: dict[str, Any] | None = None
    """Where the table goes on from a record or a position instead of a new game."""
    absence: int = 180
    """Seconds without a page after which others may let a bot play for somebody, where there is no clock."""
    spectator_chat: bool = False
    engine: str = ""
    """The version of gorin that plays it; empty in logs of old."""


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """Somebody took a seat. `holder` is the hash of the session, never the session itself."""

    seat: int
    name: str
    holder: str
    deck: str | dict[str, Any] | None = None
    """The deck they brought, by its id or written out; None: the one that was laid out for the seat."""
    commitment: str = ""
    """The SHA-256 of what their browser adds to the seed; empty: it adds nothing."""
    seed: str = ""
    """The server's part of the seed, drawn where this was all that the deal waited for."""


class Committed(Entry, frozen=True, tag="committed", kw_only=True):
    """A browser has fixed anew what it will add to the seed: what it told before counts no more."""

    seat: int
    commitment: str
    seed: str = ""


class Revealed(Entry, frozen=True, tag="revealed", kw_only=True):
    """A browser has told what it adds to the seed. With the last of them the cards are dealt."""

    seat: int
    share: str


class Left(Entry, frozen=True, tag="left", kw_only=True):
    """Somebody gave up a seat before the cards were dealt. Whatever was told of the seed counts no more."""

    seat: int
    seed: str = ""
    """Logs of old have a seed here: then cards were dealt before the last seat was taken."""


class Chose(Entry, frozen=True, tag="chose", kw_only=True):
    seat: int
    option: str
    bot: bool = False


class Said(Entry, frozen=True, tag="said", kw_only=True):
    name: str
    seat: int | None
    text: str
    notice: bool = False
    """Whether the table itself says it; such a line is no entry, but follows from one."""


class UndoAsked(Entry, frozen=True, tag="undo-asked", kw_only=True):
    """A seat asks to go back to the moment after this many choices."""

    seat: int
    choices: int
    stand_ins: bool = False
    """Whether people are asked whose stand-in has chosen since. Logs of old were played without that."""


class UndoAnswered(Entry, frozen=True, tag="undo-answered", kw_only=True):
    seat: int
    agrees: bool


class BotTook(Entry, frozen=True, tag="bot-took", kw_only=True):
    """A bot plays for a seat from here on; None gives the seat back to its holder."""

    seat: int
    bot: str | None
    gone: bool = False
    """Its holder was gone, and has the seat back on returning."""


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """The server started again: clocks go on from here. `until` is when it was last known to be alive."""

    until: float | None = None


class Rematched(Entry, frozen=True, tag="rematched", kw_only=True):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Committed
    | Revealed
    | Left
    | Chose
    | Said
    | UndoAsked
    | UndoAnswered
    | BotTook
    | Resumed
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise GorinError(f"an entry of the log cannot be read: {error}") from None
