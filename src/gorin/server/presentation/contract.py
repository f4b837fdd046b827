"""What the server says, as types: the descriptions for programs are made from them (see docs/protocol.md).

A client ignores fields that it does not know: some may be added without a new version of the protocol.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from gorin.server.presentation.protocol import ErrorMessage

PROTOCOL = 2
"""Raised by a change that a client has to know of."""

View = dict[str, Any]
"""What a seat may know of the game: `decision`, `outcome` and what belongs to the game itself."""
Change = list[Any]
"""`[path, value]` sets, `[path]` removes; an empty path replaces the whole."""

# --- a table ---------------------------------------------------------------------------------------


class AgreedVariant(Struct):
    variant: str
    choice: str
    text: str
    usual: bool


class Agreement(Struct):
    """What everybody agrees on by sitting down."""

    name: str
    format: str
    library: str
    variants: list[AgreedVariant]


class SeatSummary(Struct):
    name: str
    free: bool
    kept: bool
    bot: str | None


class SeatInfo(SeatSummary):
    here: bool
    claim_in: float | None


class ClockKind(Struct):
    """`none`, `countdown` or `chess`, and its seconds."""

    kind: str
    seconds: int
    extra: int


class Clock(ClockKind):
    left: list[float]
    running: list[int]


class ChatLine(Struct):
    name: str
    seat: int | None
    text: str
    notice: bool | UnsetType = UNSET


class UndoRequest(Struct):
    seat: int
    choices: int
    needed: list[int]


class Fairness(Struct):
    """Who has promised what about the seed, and all of it when the game is over."""

    commitment: str | None
    commitments: list[str | None]
    shares: list[str | None]
    unbound: list[int]
    awaits: list[int]
    server: str | None
    seed: str | None
    known: bool
    note: str


class Rights(Struct, kw_only=True):
    """A table with what the caller may do there now."""

    may_sit: bool
    may_bring_deck: bool
    may_leave: bool
    may_delete: bool
    may_say: bool
    may_claim: list[int]
    may_concede: bool
    may_rematch: bool


class TableInfo(Rights, kw_only=True):
    """A table for somebody who is at it."""

    id: str
    title: str
    game: str
    agreed: Agreement
    seats: list[SeatInfo]
    seat: int | None
    full: bool
    dealt: bool
    over: bool
    origin: str | None
    stopped: str
    spectators: bool
    watchers: int
    spectator_chat: bool
    absence: int
    clock: Clock
    undo: UndoRequest | None
    fairness: Fairness
    rematch: str | None
    chat: list[ChatLine]


class Listed(Struct, kw_only=True):
    """A table as the lobby lists it."""

    id: str
    title: str
    game: str
    agreed: Agreement | None
    seats: list[SeatSummary]
    full: bool
    over: bool
    origin: str | None
    stopped: str
    choices: int
    awaited: list[int]
    opened: float
    clock: ClockKind
    spectators: bool
    absence: int
    rematch: str | None


class InLobby(Listed, kw_only=True):
    may_delete: bool


class OwnSeat(InLobby, kw_only=True):
    seat: int


class OwnSeats(Struct):
    seats: list[OwnSeat]


TableSummary = msgspec.defstruct(
    "TableSummary",
    [(field.name, field.type) for kind in (Listed, Rights) for field in msgspec.structs.fields(kind)],
    kw_only=True,
)
"""A listed table with what the caller may do there; structs do not inherit from two."""


# --- the log ---------------------------------------------------------------------------------------


class Side(Struct):
    name: str
    value: int
    seat: int | None
    card: str


class Highlight(Struct):
    """A moment worth stopping at: what it is about, the totals, and what comes of it."""

    title: str
    sides: list[Side]
    result: str
    card: str
    light: bool


class LogLine(Struct):
    text: str
    clauses: list[str]
    kind: str
    refs: list[str]
    beat: Highlight | UnsetType = UNSET
    follows: bool | UnsetType = UNSET


class Reason(Struct):
    text: str
    clauses: list[str]


class Moment(Struct):
    """What was to be seen on the way, after so many of the new lines."""

    lines: int
    view: list[Change]


# --- over the websocket ----------------------------------------------------------------------------


class Snapshot(Struct, tag_field="type", tag="snapshot"):
    """Everything: on connecting, when the cards are dealt, after an undo."""

    seq: int
    view: View | None
    table: TableInfo
    log: list[LogLine]


class Delta(Struct, tag_field="type", tag="delta"):
    """What is new since the last message."""

    seq: int
    view: list[Change]
    table: list[Change]
    log: list[LogLine]
    moments: list[Moment]
    replaces: int | UnsetType = UNSET
    """So many of the last lines of the log are told anew."""
    chat: list[ChatLine] | UnsetType = UNSET


class Why(Struct, tag_field="type", tag="why"):
    """Why an object cannot be used now."""

    ref: str
    reasons: list[Reason]


class Explained(Struct, tag_field="type", tag="explained"):
    """What the rules say about an option."""

    option: str
    reasons: list[Reason]


class Pong(Struct, tag_field="type", tag="pong"):
    seq: int


class Gone(Struct, tag_field="type", tag="gone"):
    """There is no such table any more, or none for this session. The socket is closed after it."""


ServerMessage = Snapshot | Delta | Why | Explained | ErrorMessage | Pong | Gone

# --- over HTTP -------------------------------------------------------------------------------------


class Health(Struct):
    ok: bool
    tables: int
    quarantined: dict[str, int]
    engine: str
    error: str | UnsetType = UNSET
    code: str | UnsetType = UNSET


class Choice(Struct):
    value: Any
    name: str
    text: str
    library: str


class VariantInfo(Struct):
    id: str
    name: str
    choices: list[Choice]
    format: str


class GameInfo(Struct):
    id: str
    name: str
    seats: list[int]
    formats: list[str]
    format_seats: dict[str, list[int]]
    decks: list[str]
    variants: list[VariantInfo]
    bots: list[str]


class Clause(Struct):
    id: str
    section: str
    text: str
    example: str
    mark: str


class RulesText(Struct):
    game: str
    clauses: list[Clause]


class Seated(Struct):
    """Where the caller sits now; `seat` is null where only bots play."""

    table: str
    seat: int | None


class TakenSeat(Struct):
    seat: int


class LeftTable(Struct):
    left: str


class DeletedTable(Struct):
    deleted: str


class PastMoment(Struct):
    """A moment of the past as a seat saw it."""

    at: int
    choices: int
    table: TableInfo
    view: View
    log: list[LogLine]


class LessonSummary(Struct):
    game: str
    title: str
    beats: int


class DroppedDeck(Struct):
    dropped: str


class DeckLook(Struct):
    wrong: list[str]
    sums: list[str]


def conforms(told: Any, kind: Any) -> bool:
    """Whether something is exactly what a type says: nothing is missing, nothing is unknown."""
    return bool(msgspec.to_builtins(msgspec.convert(told, kind)) == told)
