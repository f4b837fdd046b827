"""A visit: one page at one table, and what it wishes there."""

from __future__ import annotations

from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server.hosting.host import Host
from gorin.server.hosting.writing import log_failure
from gorin.server.labour.workers import Broke, TookTooLong
from gorin.server.table.entries import AnyEntry
from gorin.server.table.refusal import NotThere, Refused
from gorin.server.table.table import Table
from gorin.server.telling import protocol
from gorin.server.telling.audience import Audience, Listener
from gorin.server.telling.opening import new_seed
from gorin.server.telling.place import Place

LISTENERS = 100
"""How many pages may listen at a table; who has a seat always may."""
PAGES = 20
"""How many pages one session may have open at a table."""


class Closed(GorinError):
    """A page that cannot listen: the code and the reason with which its socket is closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Visit:
    """A page that is at a table."""

    def __init__(self, host: Host, place: Place, listener: Listener) -> None:
        self.host, self.place, self.listener = host, place, listener
        self.audience = Audience(listener)

    async def hear(self, text: str | bytes) -> None:
        """Do what a page asks for, or say why not."""
        try:
            await heed(self, protocol.read(text))
        except GorinError as error:
            answer(self, {"type": "error", "error": str(error)})
        except Exception as error:  # whatever it is: it must not cost this page its table
            log_failure(self.place.table, str(text), error)
            answer(self, {"type": "error", "error": "the engine failed; try something else"})

    def leave(self) -> None:
        self.host.exit(self.place, self.audience)


async def begin(host: Host, id: str, listener: Listener) -> Visit:
    """Come to a table, or hear why not."""
    try:
        place = await host.place(id)
        if not host.neighbours.shared:
            # The page may come from another server on the same store that this one has never heard of.
            await host.refresh(place)
            place = await host.place(id)
    except NotThere:
        raise Closed(1008, "there is no such table") from None
    except (TookTooLong, Broke) as error:
        raise Closed(1013, str(error)[:100]) from None
    except GorinError as error:
        raise Closed(1008, str(error)[:100]) from None
    why_closed(place, listener.session)
    visit = Visit(host, place, listener)
    await host.enter(place, visit.audience)
    return visit


def why_closed(place: Place, session: str) -> None:
    """Raises the reason for which this page cannot listen, if there is one."""
    seat = place.table.seat_of(session)
    if not place.table.may_watch(seat):
        raise Closed(1008, "this table is not open to spectators")
    if seat is None and len(place.audience) >= LISTENERS:
        raise Closed(1013, "there is no room for more spectators")
    if session and sum(audience.session == session for audience in place.audience) >= PAGES:
        raise Closed(1013, "you have this table open too often")


async def heed(visit: Visit, message: protocol.Message) -> None:
    """Do what a message asks for."""
    host, place, table = visit.host, visit.place, visit.place.table
    seat = table.seat_of(visit.listener.session)
    if isinstance(message, protocol.Ping):
        answer(visit, {"type": "pong", "seq": table.seq_for(seat)})
    elif not table.may_watch(seat):
        raise Refused("this table is not open to spectators")
    elif isinstance(message, protocol.Say):
        name = message.name or "A spectator" if seat is None else table.seats[seat].name
        await host.write(place, lambda: table.say(name, seat, message.text, host.now()))
    elif seat is None:
        raise Refused("a spectator can only watch")
    elif isinstance(message, protocol.WhyNot | protocol.Explain):
        host.on_trial(table.id)
        try:
            answer(visit, reasons(table, seat, message))
        finally:
            host.on_trial("")
    else:
        await host.write(place, lambda: granted(place, seat, message, host.now()))


def answer(visit: Visit, message: dict[str, Any]) -> None:
    visit.listener.send(protocol.write(message))


Wish = (
    protocol.Choose
    | protocol.AskUndo
    | protocol.AnswerUndo
    | protocol.PlayForMe
    | protocol.Claim
    | protocol.Concede
    | protocol.Commit
    | protocol.Reveal
)


def granted(place: Place, seat: int, wish: Wish, now: float) -> AnyEntry:
    """What is written where a player's wish can be granted."""
    table = place.table
    if isinstance(wish, protocol.Choose):
        return fresh_choice(table, seat, wish, now)
    if isinstance(wish, protocol.AskUndo):
        return table.ask_undo(seat, last_own_choice(table, seat), now)
    if isinstance(wish, protocol.AnswerUndo):
        return table.answer_undo(seat, wish.agrees, now)
    if isinstance(wish, protocol.Concede):
        return table.concede(seat, now)
    if isinstance(wish, protocol.Commit):
        return table.commit(seat, wish.commitment, new_seed(), now)
    if isinstance(wish, protocol.Reveal):
        return table.reveal(seat, wish.share, now)
    if isinstance(wish, protocol.PlayForMe):
        return table.let_bot_play(seat, wish.bot, now)
    absences = dict(enumerate(place.absences()))
    return table.claim(seat, wish.seat, now, absences.get(wish.seat))


def fresh_choice(table: Table, seat: int, message: protocol.Choose, now: float) -> AnyEntry:
    """A choice that answers the present question; a late or doubled click is harmless."""
    if not table.is_fresh(seat, message.seq):
        raise Refused("the table has moved on; look again")
    return table.choose(seat, message.option, now)


def last_own_choice(table: Table, seat: int) -> int:
    """The moment before the seat's last choice, as a number of choices.

    What was chosen before the table began, in the record that it goes on from, stays.
    """
    choices = table.game.record()["choices"]
    for number in range(len(choices) - 1, table.start - 1, -1):
        if choices[number][0] == seat:
            return number
    raise Refused("you have chosen nothing at this table yet")


def reasons(table: Table, seat: int, message: protocol.WhyNot | protocol.Explain) -> dict[str, Any]:
    """What the rules say to who asks."""
    if isinstance(message, protocol.WhyNot):
        told = [{"text": r.sentence, "clauses": r.clauses} for r in table.game.why_not(seat, message.ref)]
        return {"type": "why", "ref": message.ref, "reasons": told}
    for decision in table.game.pending:
        if decision.seat == seat:
            told = [{"text": r.sentence, "clauses": r.clauses} for r in decision.explain(message.option)]
            return {"type": "explained", "option": message.option, "reasons": told}
    raise Refused("you have nothing to choose now")
