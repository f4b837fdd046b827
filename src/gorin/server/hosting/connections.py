"""A connection: one page at one table, and what it asks for there."""

from __future__ import annotations

from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server.hosting.registry import TableRegistry
from gorin.server.hosting.writer import log_failure
from gorin.server.jobs.pool import Broke, TookTooLong
from gorin.server.presentation import protocol
from gorin.server.presentation.live_table import LiveTable
from gorin.server.presentation.opening import new_seed
from gorin.server.presentation.subscriber import Listener, Subscriber
from gorin.server.table.entries import AnyEntry
from gorin.server.table.refusal import Code, NotThere, Refused
from gorin.server.table.table import Table

LISTENERS = 100
"""How many pages may listen at a table; who has a seat always may."""
PAGES = 20
"""How many pages one session may have open at a table."""


class Closed(GorinError):
    """A page that cannot listen: the code and the reason with which its socket is closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class TableConnection:
    """A page that is at a table."""

    def __init__(self, registry: TableRegistry, live: LiveTable, listener: Listener) -> None:
        self.registry, self.live, self.listener = registry, live, listener
        self.subscriber = Subscriber(listener)

    async def receive(self, text: str | bytes) -> None:
        """Do what a page asks for, or say why not."""
        try:
            await handle(self, protocol.read(text))
        except GorinError as error:
            answer(self, protocol.error_message(error))
        except Exception as error:  # whatever it is: it must not cost this page its table
            log_failure(self.live.table, str(text), error)
            answer(self, protocol.ErrorMessage("the engine failed; try something else", Code.ENGINE_FAILED))

    def leave(self) -> None:
        self.registry.exit(self.live, self.subscriber)


async def begin(registry: TableRegistry, id: str, listener: Listener) -> TableConnection:
    """Come to a table, or hear why not."""
    try:
        live = await registry.load(id)
        if not registry.peers.shared:
            # The page may come from another server on the same store that this one has never heard of.
            await registry.refresh(live)
            live = await registry.load(id)
    except NotThere:
        raise Closed(1008, "there is no such table") from None
    except (TookTooLong, Broke) as error:
        raise Closed(1013, str(error)[:100]) from None
    except GorinError as error:
        raise Closed(1008, str(error)[:100]) from None
    why_closed(live, listener.session)
    connection = TableConnection(registry, live, listener)
    await registry.enter(live, connection.subscriber)
    return connection


def why_closed(live: LiveTable, session: str) -> None:
    """Raises the reason for which this page cannot listen, if there is one."""
    seat = live.table.seat_of(session)
    if not live.table.may_watch(seat):
        raise Closed(1008, "this table is not open to spectators")
    if seat is None and len(live.subscribers) >= LISTENERS:
        raise Closed(1013, "there is no room for more spectators")
    if session and sum(subscriber.session == session for subscriber in live.subscribers) >= PAGES:
        raise Closed(1013, "you have this table open too often")


async def handle(connection: TableConnection, message: protocol.Message) -> None:
    """Do what a message asks for."""
    registry, live, table = connection.registry, connection.live, connection.live.table
    seat = table.seat_of(connection.listener.session)
    if isinstance(message, protocol.Ping):
        answer(connection, {"type": "pong", "seq": table.seq_for(seat)})
    elif not table.may_watch(seat):
        raise Refused("this table is not open to spectators", Code.NOT_OPEN)
    elif isinstance(message, protocol.Say):
        name = message.name or "A spectator" if seat is None else table.seats[seat].name
        await registry.write(live, lambda: table.say(name, seat, message.text, registry.now()))
    elif seat is None:
        raise Refused("a spectator can only watch", Code.SPECTATOR)
    elif isinstance(message, protocol.WhyNot | protocol.Explain):
        registry.on_rules_running(table.id)
        try:
            answer(connection, reasons(table, seat, message))
        finally:
            registry.on_rules_running("")
    else:
        await registry.write(live, lambda: to_entry(live, seat, message, registry.now()))


def answer(connection: TableConnection, message: dict[str, Any] | protocol.ErrorMessage) -> None:
    connection.listener.send(protocol.write(message))


Request = (
    protocol.Choose
    | protocol.AskUndo
    | protocol.AnswerUndo
    | protocol.PlayForMe
    | protocol.Claim
    | protocol.Concede
    | protocol.Commit
    | protocol.Reveal
)


def to_entry(live: LiveTable, seat: int, request: Request, now: float) -> AnyEntry:
    """What is written where a player's request can be granted."""
    table = live.table
    if isinstance(request, protocol.Choose):
        return fresh_choice(table, seat, request, now)
    if isinstance(request, protocol.AskUndo):
        return table.ask_undo(seat, last_own_choice(table, seat), now)
    if isinstance(request, protocol.AnswerUndo):
        return table.answer_undo(seat, request.agrees, now)
    if isinstance(request, protocol.Concede):
        return table.concede(seat, now)
    if isinstance(request, protocol.Commit):
        return table.commit(seat, request.commitment, new_seed(), now)
    if isinstance(request, protocol.Reveal):
        return table.reveal(seat, request.share, now)
    if isinstance(request, protocol.PlayForMe):
        return table.let_bot_play(seat, request.bot, now)
    absences = dict(enumerate(live.absences()))
    return table.claim(seat, request.seat, now, absences.get(request.seat))


def fresh_choice(table: Table, seat: int, message: protocol.Choose, now: float) -> AnyEntry:
    """A choice that answers the present question; a late or doubled click is harmless."""
    if not table.is_fresh(seat, message.seq):
        raise Refused("the table has moved on; look again", Code.STALE)
    return table.choose(seat, message.option, now)


def last_own_choice(table: Table, seat: int) -> int:
    """The moment before the seat's last choice, as a number of choices.

    What was chosen before the table began, in the record that it goes on from, stays.
    """
    choices = table.game.record()["choices"]
    for number in range(len(choices) - 1, table.start - 1, -1):
        if choices[number][0] == seat:
            return number
    raise Refused("you have chosen nothing at this table yet", Code.NOTHING_TO_UNDO)


def reasons(table: Table, seat: int, message: protocol.WhyNot | protocol.Explain) -> dict[str, Any]:
    """What the rules say to who asks."""
    if isinstance(message, protocol.WhyNot):
        told = [{"text": r.sentence, "clauses": r.clauses} for r in table.game.why_not(seat, message.ref)]
        return {"type": "why", "ref": message.ref, "reasons": told}
    for decision in table.game.pending:
        if decision.seat == seat:
            told = [{"text": r.sentence, "clauses": r.clauses} for r in decision.explain(message.option)]
            return {"type": "explained", "option": message.option, "reasons": told}
    raise Refused("you have nothing to choose now", Code.NOT_AWAITED)
