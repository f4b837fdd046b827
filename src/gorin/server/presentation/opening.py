"""The first entry of a table: from what the lobby sent, or from the table that it is a rematch of."""

from __future__ import annotations

import random
import secrets
from typing import Any

import gorin
from gorin import bots
from gorin.games import find
from gorin.kernel.errors import GorinError
from gorin.kernel.game import FORMAT
from gorin.server.presentation.protocol import CreateTableRequest, read_body
from gorin.server.saved.reading import ENGINE
from gorin.server.table.entries import ClockPlan, Opened, SeatPlan
from gorin.server.table.names import TITLE_LENGTH, clean
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.seat import Seat
from gorin.server.table.table import Table

CLOCKS = ("none", "countdown", "chess")
MOST_CHOICES = 20_000
"""Of a record that somebody brings: several times the longest game."""
ABSENCE = (10, 10**6)
"""The shortest and the longest absence after which others may claim, in seconds."""


def new_seed() -> str:
    """256 bits that nobody can foresee, as the text of a whole number."""
    return str(secrets.randbits(256))


def read_opening(request: CreateTableRequest, game: str, owner: str, now: float) -> Opened:
    """The first entry of a table, out of a request that `check_start` has found to be sound."""
    plan = tuple(SeatPlan(bot) for bot in request.seats)
    for seat in plan:
        if seat.bot is not None:
            bots.make(seat.bot, game, random.Random(0))  # refuses a bot that does not know the game
    _check_times(request.clock, request.absence)
    return Opened(
        at=now,
        game=game,
        options=_options(request),
        seed=new_seed() if None not in request.seats else "",
        plan=plan,
        clock=request.clock,
        spectators=request.spectators,
        owner=owner,
        title=clean(request.title or find(game).name, TITLE_LENGTH, "a title"),
        record=_start(request),
        absence=request.absence,
        spectator_chat=request.spectator_chat,
        engine=ENGINE,
    )


def check_start(body: bytes) -> str:
    """Whether a game can begin as a request says; returns which game it is. This may take long."""
    request = read_body(body, CreateTableRequest)
    record, options = _start(request), _options(request)
    trial = _first_game(request, new_seed(), options, record)
    if trial.seats != len(request.seats):
        raise Refused(
            f"this game needs {trial.seats} seats; you set up {len(request.seats)}", Code.INVALID_SETUP
        )
    return trial.rules.id


def _options(request: CreateTableRequest) -> dict[str, Any]:
    for reserved in ("seed", "game"):
        if reserved in request.options:
            raise GorinError(f"{reserved!r} is not an option of a game")
    return {**request.options, "seats": len(request.seats)}


def _check_times(clock: ClockPlan, absence: int) -> None:
    if clock.kind not in CLOCKS or not 0 <= clock.seconds <= 10**6 or not 0 <= clock.extra <= 10**4:
        raise Refused(
            f"a clock is one of {', '.join(CLOCKS)}, with a sensible number of seconds", Code.INVALID_SETUP
        )
    if not ABSENCE[0] <= absence <= ABSENCE[1]:
        raise Refused(f"an absence must be {ABSENCE[0]} to {ABSENCE[1]} seconds", Code.INVALID_SETUP)


def _start(request: CreateTableRequest) -> dict[str, Any] | None:
    """The record that a table goes on from; None for a new game."""
    if request.position is None:
        return request.record
    if request.record is not None:
        raise Refused("a table can continue a record or a position, not both", Code.INVALID_SETUP)
    named = request.position.get("game")
    game = request.game if named is None else named
    return {"gorin": FORMAT, "kind": "record", "game": game, "position": request.position, "choices": []}


def _first_game(
    request: CreateTableRequest, seed: str, options: dict[str, Any], record: dict[str, Any] | None
) -> gorin.Game:
    """The game as it would begin."""
    if record is None:
        return gorin.new(request.game, seed=int(seed), **options)
    if "state" in record:  # it would be believed in every detail, and could hold anything
        raise Refused(
            "a table can begin with a set-up and a seed or with a position, not with a state",
            Code.INVALID_RECORD,
        )
    choices = record.get("choices")
    if isinstance(choices, list) and len(choices) > MOST_CHOICES:
        raise Refused(f"a record has at most {MOST_CHOICES:,} choices here", Code.INVALID_RECORD)
    return gorin.replay(record)


def rematch_of(table: Table, owner: str, now: float) -> Opened:
    """The same people, bots, clock and options once more. Everybody moves up a seat: another one begins."""
    opened = table.opened
    seats = [*table.seats[1:], table.seats[0]]
    options, record = _same_start(table)
    plan = tuple(_kept(seat) for seat in seats)
    return Opened(
        at=now,
        game=opened.game,
        options=_with_decks_moved_up(options),
        seed="" if any(seat.bot is None for seat in plan) else new_seed(),
        plan=plan,
        clock=opened.clock,
        spectators=opened.spectators,
        owner=owner,
        title=opened.title,
        record=record,
        absence=opened.absence,
        spectator_chat=opened.spectator_chat,
        engine=ENGINE,
    )


def _with_decks_moved_up(options: dict[str, Any]) -> dict[str, Any]:
    """Everybody plays their own deck again, from the seat where they sit now."""
    decks = options.get("decks")
    return {**options, "decks": [*decks[1:], decks[0]]} if decks else options


def _same_start(table: Table) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The options and the position of a game that begins as this one did, with chance of its own."""
    record = table.opened.record
    if record is None:
        return table.options, None
    if "position" not in record:
        return record["setup"], None
    position = record["position"]
    if table.draws_chance:
        position = {name: told for name, told in position.items() if name != "seed"}
    return table.opened.options, {**record, "position": position, "choices": []}


def _kept(seat: Seat) -> SeatPlan:
    if seat.planned_bot is not None:
        return SeatPlan(seat.planned_bot)
    return SeatPlan(None, seat.holder, seat.name)
