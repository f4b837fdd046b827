"""HTTP handlers of the tables: what the lobby is asked about one table, answered where the table is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.hosting.registry import TableRegistry
from gorin.server.jobs.functions import ALL
from gorin.server.jobs.pool import IN_TURN, Broke, TookTooLong
from gorin.server.presentation import protocol
from gorin.server.presentation.listing import summary
from gorin.server.presentation.live_table import LiveTable
from gorin.server.presentation.table_info import chat_lines, table_info
from gorin.server.table.names import name_of_person
from gorin.server.table.refusal import Code, NotThere, Refused, TooLarge, TooMany
from gorin.server.table.table import Table
from gorin.server.table.uploaded_decks import brought


class Call(msgspec.Struct, frozen=True):
    """What somebody wants to know or to have done about a table."""

    what: str
    id: str
    session: str
    body: bytes = b""
    query: dict[str, str] = {}


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: bytes


def status_of(error: GorinError) -> int:
    """The status of HTTP that goes with an error."""
    if isinstance(error, NotThere):
        return 404
    if isinstance(error, TooLarge):
        return 413
    if isinstance(error, TooMany):
        return 429
    if isinstance(error, TookTooLong | Broke):
        return 503
    return 409 if isinstance(error, Refused) else 400


def refusal(error: GorinError) -> Answer:
    return Answer(status_of(error), protocol.write(protocol.problem(error)))


class TableHandlers:
    """Answers calls about the tables of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def answer(self, call: Call) -> Answer:
        """Errors become one sentence."""
        handle: Callable[[Call], Awaitable[Answer]] = getattr(self, "on_" + call.what)
        try:
            return await handle(call)
        except GorinError as error:
            return refusal(error)

    # --- tables and seats ---

    async def on_open(self, call: Call) -> Answer:
        request = protocol.read_body(call.body, protocol.CreateTableRequest)
        name = name_of_person(request.name) if request.name else ""
        made = await self.registry.open(request, call.session, call.id)
        if name and not made.full:
            await self.registry.sit(made.id, name, call.session, None, commitment=request.commitment)
        return said({"table": made.id, "seat": made.seat_of(call.session)}, 201)

    async def on_summary(self, call: Call) -> Answer:
        live = await self._visible(call)
        return said(summary(live.table, call.session, self.registry.now(), live.absences()))

    async def on_delete(self, call: Call) -> Answer:
        await self.registry.close_table(call.id, call.session)
        return said({"deleted": call.id})

    async def on_sit(self, call: Call) -> Answer:
        request = protocol.read_body(call.body, protocol.TakeSeatRequest)
        deck = request.deck
        if isinstance(deck, dict):
            deck = brought((await self._visible(call)).table.opened.game, deck)
        seat = await self.registry.sit(
            call.id, request.name, call.session, request.seat, deck, request.commitment
        )
        return said({"seat": seat})

    async def on_leave(self, call: Call) -> Answer:
        await self.registry.leave(call.id, call.session)
        return said({"left": call.id})

    async def on_rematch(self, call: Call) -> Answer:
        """The same people once more: the first who asks makes the table."""
        request = protocol.read_body(call.body or b"{}", protocol.RematchRequest)
        made = await self.registry.rematch(call.id, call.session, request.commitment)
        return said({"table": made.id, "seat": made.seat_of(call.session)}, 201)

    # --- the past ---

    async def on_record(self, call: Call) -> Answer:
        """The whole history, once the game is over: it contains every secret."""
        table = (await self._visible(call)).table
        if not table.over:
            raise Refused("you can see the record once the game is over", Code.GAME_RUNNING)
        return said(table.game.record())

    async def on_history(self, call: Call) -> Answer:
        """The record up to a moment of a table that is over, for one that goes on from there."""
        table = (await self._visible(call)).table
        if not table.over:
            raise Refused("a table can continue another once that one is over", Code.GAME_RUNNING)
        record = table.game.record()
        return said({**record, "choices": record["choices"][: _moment_of(table, call)]})

    async def on_position(self, call: Call) -> Answer:
        """A moment of a game that is over, as a position to be set up again; without `at`, the last one."""
        table = (await self._visible(call)).table
        if not table.over:
            raise Refused(
                "a position shows every hand, so you can save it only once the game is over",
                Code.GAME_RUNNING,
            )
        at = _moment_of(table, call)
        job = "position", _history(table), table.game.record(), at
        return Answer(200, await self.registry.jobs.do(*job, urgency=IN_TURN, caller=call.session))

    async def on_replay(self, call: Call) -> Answer:
        """A moment of the past as a seat saw it: any seat once the game is over, before only the own."""
        table = (await self._visible(call)).table
        eyes = ALL if call.query.get("seat") == ALL else number_in(call.query, "seat")
        if eyes is not None and eyes != table.seat_of(call.session) and not table.over:
            raise Refused("until the game is over you can see only your own view", Code.GAME_RUNNING)
        at = number_in(call.query, "at")
        moments = table.moments_for(table.seat_of(call.session))
        last = len(moments) - 1
        number = last if at is None else min(at, last)
        job = "moment", _history(table), table.game.record(), moments[number], eyes
        moment = await self.registry.jobs.do(*job, urgency=IN_TURN, caller=call.session)
        info = {**table_info(table, call.session, self.registry.now()), "chat": chat_lines(table)}
        told = {"at": number, "choices": last, "table": info}
        return Answer(200, protocol.write(told)[:-1] + b"," + moment[1:])

    async def _visible(self, call: Call) -> LiveTable:
        live = await self.registry.load(call.id)
        if not live.table.may_watch(live.table.seat_of(call.session)):
            raise Refused("this table is not open to spectators", Code.NOT_OPEN)
        return live


def said(content: Any, status: int = 200) -> Answer:
    return Answer(status, protocol.write(content))


def _history(table: Table) -> str:
    """What is the same for all moments of a game that was never taken back."""
    return f"{table.id} {table.rewound}"


def _moment_of(table: Table, call: Call) -> int:
    at = number_in(call.query, "at")
    if at is None:
        return table.made
    if at > table.made:
        raise Refused("that table has no such moment", Code.NOT_FOUND)
    return at


def number_in(query: dict[str, str], name: str) -> int | None:
    """A number of the query; None where it is not there."""
    text = query.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise GorinError(f"{name} must be a whole number, not {text!r}")
    return int(text)
